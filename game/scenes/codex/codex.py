"""The codex: the thirty particles as a chart that one can walk through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.arcade import Arcade
from game.core.access import Access
from game.core.particles import PARTICLES, Family, Particle
from game.core.phrase import say
from game.scenes.base import places
from game.scenes.base.menu_widgets import button, heading, words
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.codex import upright
from game.tables.pictures import Button, Card, Label
from game.tables.table import Spot

CARD = (86.0, 120.0)
STEP = (96.0, 128.0)
TOP = 188.0
"""Middle of the first row."""
MATTER, ANTIMATTER, BOSONS = 250.0, 630.0, 1010.0
"""Middle of the first column of each group."""
GROUPS = {"matter": (MATTER, 3), "antimatter": (ANTIMATTER, 3), "bosons": (BOSONS, 2)}
"""Text key -> first column, number of columns."""


def where(particle: Particle) -> tuple[float, float]:
    """Its place in the chart: a column for each generation, quarks above leptons."""
    row, column = upright.place_of(particle)
    if particle.family is Family.BOSON:
        row, column = divmod(column, 2)
        return BOSONS + STEP[0] * column, TOP + STEP[1] * row
    left = ANTIMATTER if particle.is_anti else MATTER
    return left + STEP[0] * (column % 3), TOP + STEP[1] * row


class CodexScene(Screen):
    """Every card leads to its page; below, how particles meet, and the words."""

    overlay = False
    upright = True

    def __init__(self, arcade: Arcade, particle: str = "up") -> None:
        """``particle`` has the focus."""
        super().__init__(arcade)
        self.focused = f"particle:{particle}"

    def spots(self) -> Sequence[Spot]:
        """Three groups, and the rows named on the left."""
        sheet = self.stage.sheet
        if not sheet.tall:
            return self._wide()
        there = [spot for spot in self._wide() if not self.arcade.closed(spot.access)]
        return upright.chart(there, sheet)

    def _wide(self) -> list[Spot]:
        spots = [heading(say("codex-title"), 50), *self._names()]
        for particle in PARTICLES:
            x, y = where(particle)
            name = say(f"particle-{particle.key}")
            spots.append(
                Spot(
                    f"particle:{particle.key}",
                    Card(particle.id),
                    x,
                    y,
                    *CARD,
                    5,
                    spoken=name,
                    codex=particle.key,
                )
            )
        spots.append(button("back", say("back"), 110, 676, 190, 64, Button("ghost", "back")))
        for way, phrase, at, w in (
            ("forces", say("forces-title"), 359, 292),
            ("meetings", say("codex-meetings"), 664, 302),
            ("lab", say("lab-title"), 950, 254),
            ("words", say("codex-words"), 1174, 178),
        ):
            spots.append(button(way, phrase, at, 676, w, 64, Button("outline")))
        return [spot.only(Access.LESSONS) if spot.id == "lab" else spot for spot in spots]

    def _names(self) -> Iterator[Spot]:
        for key, (left, columns) in GROUPS.items():
            x = left + STEP[0] * (columns - 1) / 2
            w = STEP[0] * columns + 10
            yield words(
                f"group:{key}",
                say(f"codex-group-{key}"),
                x,
                104,
                w,
                34,
                Label("text", 20, bold=True),
            )
        for row, key in enumerate(("quarks", "quarks-down", "leptons", "neutrinos")):
            y = TOP + STEP[1] * row
            yield words(
                f"row:{key}", say(f"codex-row-{key}"), 106, y, 150, 60, Label("second", 18, "left")
            )

    def chosen(self, spot: Spot) -> Transition:
        """Hold a card up, read the words, or go back."""
        if spot.codex:
            return Push(places.Card(spot.codex, chart=False))
        match spot.id:
            case "forces":
                return Push(places.Forces())
            case "lab":
                return Push(places.LawLab())
            case "meetings":
                return Push(places.Interactions())
            case "words":
                return Push(places.Glossary())
        return Pop()

    def resume(self, result: Any) -> Transition:
        """The card that was held up last has the focus."""
        if isinstance(result, str):
            self.focused = f"particle:{result}"
        self.lay()
        return None
