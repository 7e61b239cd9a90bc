"""A card held up: its four statistics, what it feels, where it occurs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.core.particles import BY_KEY, PARTICLES, Family, Particle
from game.core.phrase import Phrase, say
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.pictures import Card, Chip, Label, Panel
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Choose, Column, Leaf, Node, Row
from game.ui.lists import Wrap
from game.ui.measure import GAP
from game.ui.parts import button, framed, round_button, spring, text, turning
from game.ui.sizes import HELD, HELD_CARD, NEAR_CARD

NAMED: Final = Label("yellow", 34, "left", bold=True)
KIND: Final = Label("second", 20, "left")
STORY: Final = Label("text", 22, "left")
NOTE_LEFT: Final = Label("second", 18, "left")
HADRON = ("strange", "charm", "bottom")
"""Quarks whose printed lifetime is that of a hadron that carries them."""


def forces(particle: Particle) -> list[str]:
    """The forces that a particle feels: "strong", "electromagnetic", "weak"."""
    felt = []
    if particle.coloured:
        felt.append("strong")
    if particle.charge:
        felt.append("electromagnetic")
    if particle.fermion or particle.key in ("w-plus", "w-minus", "z", "higgs"):
        felt.append("weak")
    return felt


def story(particle: Particle) -> Phrase:
    """Facts worth telling about it; most antimatter is told by its partner."""
    plain = particle.key.removeprefix("anti-")
    if particle.is_anti and particle.key != "anti-electron":
        # It may be that a neutrino is its own antiparticle (Majorana): nobody knows.
        key = "codex-antineutrino" if particle.neutrino else "codex-antiparticle"
        return say(key, of=say(f"particle-{plain}"))
    return say(f"codex-story-{particle.key}")


def where(particle: Particle) -> Phrase:
    """Places where it occurs; most antimatter in the same places."""
    special = particle.key in ("anti-electron", "anti-electron-neutrino")
    return say(f"codex-where-{'antimatter' if particle.is_anti and not special else particle.key}")


def note(particle: Particle) -> Phrase | None:
    """Note on its printed figures, where they need one."""
    plain = particle.key.removeprefix("anti-")
    if plain in HADRON:
        return say("codex-note-hadron", of=say(f"codex-hadron-{particle.key}"))
    if particle.neutrino:
        return say("codex-note-neutrino")
    if plain in ("up", "down"):
        return say("codex-note-confined")
    return say("codex-note-higgs") if plain == "higgs" else None


def _feels(particle: Particle) -> Node:
    """The forces that a particle feels, as chips; a sentence where it feels none."""
    felt = forces(particle)
    if not felt:
        return text("feels", say("codex-feels-none"), KIND)
    chips = [Spot(f"force-{force}", Chip(), 0, 0, 0, 0, 5, say(f"codex-{force}")) for force in felt]
    return Column(
        [
            text("feels", say("codex-feels"), KIND),
            Wrap([Leaf(chip) for chip in chips], justify="start"),
        ]
    )


class CardScene(Screen):
    """One particle, large; left and right walk on through the thirty."""

    overlay = True
    upright = fluid = True

    def __init__(
        self,
        services: Services,
        key: str,
        points: Callable[[int], int] | None = None,
        *,
        chart: bool = True,
    ) -> None:
        """``points``: what the cards are worth in the game that is being played, if anything.

        ``chart``: there is a way to all thirty; not needed on the way from there.
        """
        super().__init__(services)
        self.points = points
        self.chart = chart
        self.particle = BY_KEY[key]
        self.focused = "close"

    def view(self) -> Node:
        """The card, and what there is to say."""
        particle = self.particle
        family = say(f"codex-family-{Family(particle.family).name.lower()}")
        art = Card(particle.id)
        if self.points is not None:
            worth = self.points(particle.id)
            family, art = say("codex-points", family=family, points=worth), Card(particle.id, worth)
        card = Spot("card", art, 0, 0, 0, 0, 3)
        name = text("name", say(f"particle-{particle.key}"), NAMED, grow=1.0)
        head = Row([name, round_button("close", "cross", say("close"))])
        facts = [
            text("kind", family, KIND),
            text("where", where(particle)),
            _feels(particle),
        ]
        prose = [text("story", story(particle), STORY)]
        noted = note(particle)
        if noted is not None:
            prose.append(text("note", noted, NOTE_LEFT))
        foot = Row(self._ways())
        beside = [head, *facts, *prose[:1], spring(), *prose[1:]]
        large = Leaf(card, natural=HELD_CARD, least_w=HELD_CARD[0])
        wide = Row([large, Column([*beside, foot], gap=2 * GAP, grow=1.0)], gap=3 * GAP)
        above = Row([large, Column(beside, gap=2 * GAP, grow=1.0)], gap=2 * GAP)
        square = Column([above, foot], gap=2 * GAP)
        near = Leaf(card, natural=NEAR_CARD)
        tall = Column([head, near, *facts, *prose, spring(), foot], gap=2 * GAP)
        return framed(Choose(wide, tall, square), Panel("bright"), most_w=HELD)

    def _ways(self) -> list[Node]:
        ways = turning("back", "next")
        ways.append(round_button("forces", "charge", say("forces-title")))
        if self.chart:
            ways.append(button("chart", say("codex-chart"), "outline", "book", grow=1.0))
        return ways

    def chosen(self, spot: Spot) -> Transition:
        """Walk on, or put the card down."""
        match spot.id:
            case "back":
                self._walk(-1)
            case "next":
                self._walk(1)
            case "forces":
                return Push(routes.ForceChart(self.particle.key))
            case "chart":
                return Push(routes.Codex(self.particle.key))
            case _:
                return Pop(self.particle.key)
        return None

    def _walk(self, by: int) -> None:
        self.particle = PARTICLES[(self.particle.id + by) % len(PARTICLES)]
        self.layout()

    def on_action(self, action: Action) -> Transition:
        """The key that held it up puts it down."""
        return Pop(self.particle.key) if action in (Action.BACK, Action.LOOK) else None
