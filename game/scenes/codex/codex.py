"""The codex: the thirty particles as a chart that one can walk through."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.access import Access
from game.core.particles import PARTICLES, Family, Particle
from game.core.phrase import say
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.pictures import Card, Label
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Gap, Leaf, Node, Row
from game.ui.lists import Tabular, TabularLine
from game.ui.measure import GAP
from game.ui.parts import button, text, title
from game.ui.sizes import CARD

KINDS: Final = ("quarks", "quarks-down", "leptons", "neutrinos")
"""The rows of matter and antimatter, from above."""
GROUP: Final = Label("text", 20, bold=True)
KIND: Final = Label("second", 18, "left")


def kind_of(particle: Particle) -> str:
    """The row that a particle stands in, or ``bosons``."""
    match particle.family:
        case Family.BOSON:
            return "bosons"
        case Family.QUARK:
            return "quarks" if particle.up_type else "quarks-down"
    return "neutrinos" if particle.neutrino else "leptons"


def rows() -> Mapping[str, Sequence[Particle]]:
    """Kind -> its particles: three generations of matter, then three of antimatter."""
    kinds: dict[str, list[Particle]] = {kind: [] for kind in (*KINDS, "bosons")}
    for particle in sorted(PARTICLES, key=lambda p: (p.is_anti and p.fermion, p.generation)):
        kinds[kind_of(particle)].append(particle)
    return kinds


def view(ways: Mapping[str, Node]) -> Node:
    """The chart, and the ways on by their ids."""
    far = [ways[id_] for id_ in ("forces", "meetings")]
    near = [ways[id_] for id_ in ("back", "lab", "words") if id_ in ways]
    feet = Choose(Row(list(ways.values()), gap=2 * GAP), Column([Row(far, even=True), Row(near)]))
    chart = Choose(_wide(), _tall(), _square(), grow=1.0)
    return Column([title(say("codex-title")), chart, feet])


def _card(particle: Particle) -> Node:
    name = say(f"particle-{particle.key}")
    id_ = f"particle:{particle.key}"
    spot = Spot(id_, Card(particle.id), 0, 0, 0, 0, 5, spoken=name, codex=particle.key)
    return Leaf(spot, natural=CARD, grow=1.0)


def _cards(particles: Sequence[Particle]) -> Row:
    return Row([_card(particle) for particle in particles], even=True)


def _group(group: str) -> Node:
    return text(f"group:{group}", say(f"codex-group-{group}"), GROUP, grow=1.0)


def _kind(kind: str) -> Node:
    return text(f"row:{kind}", say(f"codex-row-{kind}"), KIND)


def _wide() -> Node:
    """Matter, antimatter and bosons side by side; the names of the rows on the left."""
    heads = [Gap(), _group("matter"), _group("antimatter"), _group("bosons")]
    lines = [TabularLine(heads)]
    bosons = rows()["bosons"]
    for i, kind in enumerate(KINDS):
        matter, antimatter = rows()[kind][:3], rows()[kind][3:]
        pair = bosons[2 * i : 2 * i + 2]
        cells = [_kind(kind), _cards(matter), _cards(antimatter), _cards(pair) if pair else Gap()]
        lines.append(TabularLine(cells, Gap()))
    return Tabular(lines, aisle=3 * GAP)


def _tall() -> Node:
    """Six columns; the name of each row above it, and the bosons last."""
    parts: list[Node] = [Row([_group("matter"), _group("antimatter")], even=True)]
    for kind in KINDS:
        parts += [_kind(kind), _cards(rows()[kind])]
    parts += [_group("bosons"), _cards(rows()["bosons"])]
    return Column(parts, gap=GAP / 2, justify="spread")


def _square() -> Node:
    """The same with the name of each row beside it."""
    heads = Row([_group("matter"), _group("antimatter")], even=True)
    lines = [TabularLine([Gap(), heads])]
    lines += [TabularLine([_kind(kind), _cards(rows()[kind])], Gap()) for kind in KINDS]
    lines.append(TabularLine([_group("bosons"), _cards(rows()["bosons"])], Gap()))
    return Tabular(lines)


class CodexScene(Screen):
    """Every card leads to its page; below, how particles meet, and the words."""

    overlay = False
    upright = fluid = True

    def __init__(self, services: Services, particle: str = "up") -> None:
        """``particle`` has the focus."""
        super().__init__(services)
        self.focused = f"particle:{particle}"

    def view(self) -> Node:
        """The chart; the law lab where lessons are open."""
        ways = {
            "back": button("back", say("back"), icon="back", grow=1.0),
            "forces": button("forces", say("forces-title"), "outline", grow=1.0),
            "meetings": button("meetings", say("codex-meetings"), "outline", grow=1.0),
            "lab": button("lab", say("lab-title"), "outline", grow=1.0),
            "words": button("words", say("codex-words"), "outline", grow=1.0),
        }
        if self.services.closed(Access.LESSONS):
            del ways["lab"]
        return view(ways)

    def chosen(self, spot: Spot) -> Transition:
        """Hold a card up, read the words, or go back."""
        if spot.codex:
            return Push(routes.ParticleCard(spot.codex, chart=False))
        match spot.id:
            case "forces":
                return Push(routes.ForceChart())
            case "lab":
                return Push(routes.LawLab())
            case "meetings":
                return Push(routes.Interactions())
            case "words":
                return Push(routes.Glossary())
        return Pop()

    def resume(self, result: object) -> Transition:
        """The card that was held up last has the focus."""
        if isinstance(result, str):
            self.focused = f"particle:{result}"
        self.layout()
        return None
