"""The chart of forces: which particle feels which, and which one carries it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from game.art.interactions import MEETINGS, Meeting
from game.art.pieces import Lamp
from game.core.access import Access
from game.core.particles import BY_KEY, PARTICLES, Particle
from game.core.phrase import Phrase, say
from game.games import every_lesson
from game.progress.lesson_progress import met, unveil, unveiled
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.codex.card import forces
from game.services import Services
from game.tables.pictures import Button, Label, Panel
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Gap, Leaf, Node, Pad, Row, Stack
from game.ui.lists import Grid, Scroll, Tabular, TabularLine
from game.ui.measure import GAP
from game.ui.parts import button, ends, foot_button, framed, text, title
from game.ui.sizes import DIAGRAM, LAMP, MINIATURE, TALL_ROW

FORCES: Final = ("strong", "electromagnetic", "weak")
CARRIERS: Final = {
    "photon": "electromagnetic",
    "gluon": "strong",
    **dict.fromkeys(("w-plus", "w-minus", "z"), "weak"),
}
"""Boson -> the force that it carries."""
Cell = Literal["feels", "carries", "both", "no"]
ICONS: Final = {"feels": "check", "carries": "swap", "both": "check", "no": "minus"}

VEIL: Final = Button("ghost", "lock")
"""Field that is not met yet: a lock, and words that say so."""
HEAD: Final = Label("yellow", 20, bold=True)
ROW: Final = Label("text", 20, "left", bold=True)
LINE: Final = Label("text", 21)
NOTE: Final = Label("second", 18)


def rows() -> dict[str, list[Particle]]:
    """Particles that stand together: of one family, with equal answers, apart from their charge."""
    groups: dict[str, list[Particle]] = {}
    for particle in PARTICLES:
        if not particle.is_anti:
            groups.setdefault(_row(particle), []).append(particle)
    return groups


def _row(particle: Particle) -> str:
    if particle.fermion:
        if particle.neutrino:
            return "neutrinos"
        return "quarks" if particle.coloured else "leptons"
    return "w" if particle.charge else particle.key


def cell(particle: Particle, force: str) -> Cell:
    """Effect of a force on a particle."""
    feels, carries = force in forces(particle), CARRIERS.get(particle.key) == force
    if feels:
        return "both" if carries else "feels"
    return "carries" if carries else "no"


def why(particle: Particle, force: str) -> Phrase:
    """The reason, in a sentence."""
    return say(f"forces-{force}-{cell(particle, force)}", what=say(f"forces-row-{_row(particle)}"))


def _name(row: str) -> Node:
    return text(f"name:{row}", say(f"forces-row-{row}"), ROW, grow=1.0)


def _lamps(members: Sequence[Particle]) -> Node:
    spots = [Spot(f"lamp:{p.key}", Lamp(p.id), 0, 0, 0, 0, 4) for p in members]
    return Row([Leaf(spot, natural=LAMP) for spot in spots], gap=0.0, justify="start")


def _ground(row: str) -> Node:
    return Leaf(Spot(f"row:{row}", Panel(), 0, 0, 0, 0, 1))


def _above(row: str, members: Sequence[Particle], fields: Sequence[Node]) -> Node:
    """A row with its name and its particles above its fields."""
    head = Row([_name(row), _lamps(members)])
    inside = Column([head, Row(fields, gap=GAP / 2, even=True, grow=1.0)], gap=GAP / 2)
    return Stack([_ground(row), Pad(inside, GAP / 2, GAP / 2)], grow=1.0, most_h=TALL_ROW)


class ForcesScene(Screen):
    """A row for each kind of particle, a column for each force; a touch tells why.

    Fields grow with the lessons: a field is open when its row and its column have been taught, and
    one touch opens all of them.
    """

    upright = fluid = True

    def __init__(self, services: Services, particle: str = "up") -> None:
        """``particle``: its row has the focus, and its antiparticle's is the same."""
        super().__init__(services)
        asked = BY_KEY[particle]
        own = PARTICLES[asked.anti] if asked.is_anti else asked
        self.focused = f"cell:{_row(own)}:{FORCES[0]}"
        self.line = say("forces-what")
        self.met = self._met()
        self.asked = list(rows()).index(_row(own))
        """Number of the row that is shown first, where there is no room for all of them."""
        self.leaf = 0
        """Leaves of rows that were turned since."""

    def _met(self) -> frozenset[str]:
        """Rows and columns that are open: all of them where no lesson can be taken."""
        if unveiled(self.services.store) or self.services.closed(Access.LESSONS):
            return frozenset((*rows(), *FORCES))
        return met(self.services.store, every_lesson().values(), self.services.learner)

    def veiled(self, row: str, force: str) -> Phrase | None:
        """Words of a field that is not met yet: the lesson that opens it."""
        missing = {row, force} - self.met
        if not missing:
            return None
        teaching = next(each for each in every_lesson().values() if missing & {*each.meets})
        return say("forces-veiled", lesson=say(f"{teaching.id}-title"))

    def view(self) -> Node:
        """Heads, rows, the sentence, the ways on."""
        there = rows()
        fields = {row: [self._field(row, force) for force in FORCES] for row in there}
        heads = [text(f"force:{force}", say(f"forces-{force}"), HEAD, grow=1.0) for force in FORCES]
        lines = [TabularLine([Gap(), Gap(), *heads])]
        lines += [
            TabularLine([_name(row), _lamps(there[row]), *fields[row]], _ground(row))
            for row in there
        ]
        leaves = Scroll(
            [_above(row, there[row], fields[row]) for row in there],
            self.leaf,
            of=self.asked,
            grow=1.0,
        )
        chart = Choose(
            Tabular(lines, gap=GAP / 4),
            Column([Row(heads), leaves]),
            grow=1.0,
        )
        line = text("line", self.line, LINE)
        return Column([title(say("forces-title")), chart, line, self._foot()])

    def _field(self, row: str, force: str) -> Node:
        """Effect of a force on a row, or a lock."""
        answer = cell(rows()[row][0], force)
        art = Button("ghost" if answer == "no" else "outline", ICONS[answer])
        label = say(f"forces-{answer}")
        if self.veiled(row, force):
            art, label = VEIL, say("forces-hidden")
        name = say(f"forces-row-{row}")
        spoken = say("forces-cell", what=name, force=say(f"forces-{force}"), answer=label)
        spot = Spot(f"cell:{row}:{force}", art, 0, 0, 0, 0, 10, label, spoken)
        return Leaf(spot, grow=1.0)

    def _foot(self) -> Node:
        """The ways on; between them how the chart grows, or what else there is to know."""
        back = foot_button("back", say("back"), icon="back")
        more: list[Node] = [text("fourth", say("forces-gravity"), NOTE, grow=1.0)]
        if not {*rows(), *FORCES} <= self.met:
            more = [
                text("grows", say("forces-grows"), NOTE, grow=1.0),
                button("unveil", say("forces-unveil"), "outline", "eye"),
            ]
        ways: list[Node] = [back]
        if not self.services.closed(Access.LESSONS):
            ways.append(foot_button("lab", say("lab-title"), "outline", "learn"))
        wide = Row([back, *more, *ways[1:]], gap=2 * GAP)
        return Choose(wide, Column([Row(more), Grid(ways, columns=len(ways))]))

    def chosen(self, spot: Spot) -> Transition:
        """The reason of a cell, the law lab, or away."""
        match spot.id.split(":"):
            case ["cell", row, force]:
                self.line = self.veiled(row, force) or why(rows()[row][0], force)
                self.layout()
                return None
            case ["leaf", way]:
                self.leaf += 1 if way == "more" else -1
                self.layout()
                return None
            case ["unveil"]:
                unveil(self.services.store)
                self.met = self._met()
                self.line = say("forces-what")
                self.focused = f"cell:{next(iter(rows()))}:{FORCES[0]}"
                self.layout()
                return None
            case ["lab"]:
                return Push(routes.LawLab())
        return Pop()


# --- interactions ---------------------------------------------------------------------------------
# The interactions: nine Feynman vertices to look at, and a sentence on each.


NAMED: Final = Label("yellow", 28, bold=True)
TOLD: Final = Label("text", 21, "left")
TILE: Final = Label("text", 18)


def view(chosen: str) -> Node:
    """Small pictures, the chosen one large beside or below them; the ways on."""
    tiles = Grid([_tile(name, chosen) for name in MEETINGS], columns=3, grow=1.0)
    large = Leaf(Spot("large", Meeting(chosen), 0, 0, 0, 0, 4), natural=DIAGRAM, grow=1.0)
    told = text("told", say(f"codex-meeting-{chosen}-says"), TOLD, grow=1.0)
    name = text("name", say(f"codex-meeting-{chosen}"), NAMED)
    below, beside = Column([large, told], even=True), Row([large, told], even=True)
    inside = Column([name, Choose(below, Column([large, told]), beside, grow=1.0)])
    frame = framed(inside, Panel("bright"), grow=1.0)
    body = Choose(Row([tiles, frame], gap=2 * GAP, even=True), Column([tiles, frame]), grow=1.0)
    back = foot_button("back", say("back"), icon="back")
    words = foot_button("words", say("codex-words"), "outline", "book")
    return Column([title(say("codex-meetings")), body, ends(back, words)], gap=2 * GAP)


def _tile(name: str, chosen: str) -> Node:
    named = say(f"codex-meeting-{name}")
    ground = Panel("yellow") if name == chosen else Panel()
    picture = Leaf(Spot(f"picture:{name}", Meeting(name), 0, 0, 0, 0, 4), natural=MINIATURE, grow=1)
    inside = Column([picture, text(f"title:{name}", named, TILE)], gap=0.0)
    touched = Leaf(Spot(f"meeting:{name}", ground, 0, 0, 0, 0, 2, spoken=named))
    return Stack([touched, Pad(inside, GAP, GAP)], grow=1.0)


class InteractionsScene(Screen):
    """Small pictures on the left, the chosen one large on the right."""

    upright = fluid = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.name = next(iter(MEETINGS))
        self.focused = f"meeting:{self.name}"

    def view(self) -> Node:
        """The page with this one chosen."""
        return view(self.name)

    def chosen(self, spot: Spot) -> Transition:
        """Another one, the words, or away."""
        match spot.id:
            case "back":
                return Pop()
            case "words":
                return Push(routes.Glossary())
        self.name = spot.id.removeprefix("meeting:")
        self.layout()
        return None
