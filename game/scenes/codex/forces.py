"""The chart of forces: which particle feels which, and which one carries it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from game.arcade import Arcade
from game.art.matter import Lamp
from game.cabinets import every_lesson
from game.core.access import Access
from game.core.particles import BY_KEY, PARTICLES, Particle
from game.core.phrase import Phrase, say
from game.progress.force_chart import met, unveil, unveiled
from game.scenes.base import places
from game.scenes.base.menu_widgets import MIDDLE, button, heading, words
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.codex import forces_upright
from game.scenes.codex.card import forces
from game.tables.pictures import Button, Label, Panel
from game.tables.table import Spot

FORCES: Final = ("strong", "electromagnetic", "weak")
CARRIERS: Final = {
    "photon": "electromagnetic",
    "gluon": "strong",
    **dict.fromkeys(("w-plus", "w-minus", "z"), "weak"),
}
"""Boson -> the force that it carries."""
Cell = Literal["feels", "carries", "both", "no"]
ICONS: Final = {"feels": "check", "carries": "swap", "both": "check", "no": "minus"}

COLUMNS: Final = {"strong": 640.0, "electromagnetic": 872.0, "weak": 1104.0}
"""Middles."""
CELL: Final = (222.0, 56.0)
VEIL: Final = Button("ghost", "lock")
"""What is not met yet: a lock, and words that say so."""
HEAD: Final = Label("yellow", 20, bold=True)
FIRST, PITCH = 124.0, 60.0


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
    """What a particle has to do with a force."""
    feels, carries = force in forces(particle), CARRIERS.get(particle.key) == force
    if feels:
        return "both" if carries else "feels"
    return "carries" if carries else "no"


def why(particle: Particle, force: str) -> Phrase:
    """The reason, in a sentence."""
    return say(f"forces-{force}-{cell(particle, force)}", what=say(f"forces-row-{_row(particle)}"))


class ForcesScene(Screen):
    """A row for each kind of particle, a column for each force; a touch tells why.

    Fields grow with the lessons: a field is open when its row and its column have been taught, and
    one touch opens all of them.
    """

    upright = True

    def __init__(self, arcade: Arcade, particle: str = "up") -> None:
        """``particle``: its row has the focus, and its antiparticle's is the same."""
        super().__init__(arcade)
        asked = BY_KEY[particle]
        own = PARTICLES[asked.anti] if asked.is_anti else asked
        self.focused = f"cell:{_row(own)}:{FORCES[0]}"
        self.line = say("forces-what")
        self.met = self._met()
        self.leaf: int | None = None
        """Which rows are shown, in an upright window; None: those with the row that was asked."""

    def _met(self) -> frozenset[str]:
        """Rows and columns that are open: all of them where nobody can take a lesson."""
        if unveiled(self.arcade.store) or self.arcade.closed(Access.LESSONS):
            return frozenset((*rows(), *FORCES))
        return met(self.arcade.store, every_lesson().values(), self.arcade.learner)

    def veiled(self, row: str, force: str) -> Phrase | None:
        """What a field says that is not met yet: which lesson opens it."""
        missing = {row, force} - self.met
        if not missing:
            return None
        teaching = next(each for each in every_lesson().values() if missing & {*each.meets})
        return say("forces-veiled", lesson=say(f"{teaching.id}-title"))

    def spots(self) -> Sequence[Spot]:
        """Heads, rows, the sentence, the ways on."""
        sheet = self.stage.sheet
        if not sheet.tall:
            return self._wide()
        if self.leaf is None:
            asked = list(rows()).index((self.focused or "").split(":")[1])
            self.leaf = forces_upright.leaf_with(asked, len(rows()), sheet)
        spots, self.leaf = forces_upright.page(self._wide(), list(rows()), self.leaf, sheet)
        return spots

    def _wide(self) -> list[Spot]:
        spots = [heading(say("forces-title"), 34)]
        for force, x in COLUMNS.items():
            name = say(f"forces-{force}")
            spots.append(words(f"force:{force}", name, x, 76, 228, 32, HEAD))
        for i, (row, members) in enumerate(rows().items()):
            spots += self._row(row, members, FIRST + PITCH * i)
        lab = button("lab", say("lab-title"), 1120, 676, 260, 64, Button("outline", "learn"))
        whole = {*rows(), *FORCES} <= self.met
        spots += [
            words("line", self.line, MIDDLE, 607, 1180, 64, Label("text", 21)),
            button("back", say("back"), 150, 676, 220, 64, Button("ghost", "back")),
            *(self._gravity() if whole else self._more()),
            lab.only(Access.LESSONS),
        ]
        return spots

    def _gravity(self) -> list[Spot]:
        return [words("fourth", say("forces-gravity"), 625, 677, 680, 72, Label("second", 18))]

    def _more(self) -> list[Spot]:
        """How the chart grows, and the way to see all of it at once."""
        return [
            words("grows", say("forces-grows"), 466, 677, 372, 72, Label("second", 18)),
            button("unveil", say("forces-unveil"), 820, 676, 310, 64, Button("outline", "eye")),
        ]

    def _row(self, row: str, members: Sequence[Particle], y: float) -> list[Spot]:
        name = say(f"forces-row-{row}")
        spots = [
            Spot(f"row:{row}", Panel(), MIDDLE, y, 1220, 57, 1),
            words(f"name:{row}", name, 138, y, 196, 52, Label("text", 20, "left", bold=True)),
        ]
        for i, particle in enumerate(members):
            at = 262.0 + 45 * i
            spots.append(Spot(f"lamp:{particle.key}", Lamp(particle.id), at, y, 46, 46, 4))
        for force, x in COLUMNS.items():
            answer = cell(members[0], force)
            art = Button("ghost" if answer == "no" else "outline", ICONS[answer])
            label = say(f"forces-{answer}")
            if self.veiled(row, force):
                art, label = VEIL, say("forces-hidden")
            spoken = say("forces-cell", what=name, force=say(f"forces-{force}"), answer=label)
            spots.append(Spot(f"cell:{row}:{force}", art, x, y, *CELL, 10, label, spoken))
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """The reason of a cell, the law lab, or away."""
        match spot.id.split(":"):
            case ["cell", row, force]:
                self.line = self.veiled(row, force) or why(rows()[row][0], force)
                self.lay()
                return None
            case ["leaf", way]:
                self.leaf = (self.leaf or 0) + (1 if way == "more" else -1)
                self.lay()
                return None
            case ["unveil"]:
                unveil(self.arcade.store)
                self.met = self._met()
                self.line = say("forces-what")
                self.focused = f"cell:{next(iter(rows()))}:{FORCES[0]}"
                self.lay()
                return None
            case ["lab"]:
                return Push(places.LawLab())
        return Pop()
