"""The sheet over a lesson's table: the veil, the bubble, the chart of an experiment."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.art.menu.coach import TAP, CoachMood, Tap
from game.core.phrase import Phrase
from game.scenes.lesson.coach_bubble import Said, sheet
from game.scenes.lesson.coached_table import CoachedTable
from game.scenes.lesson.experiment import RunningExperiment
from game.scenes.lesson.pointing import Pointer, over_the_glow, with_belongings
from game.scenes.table.margins import RAIL_ID
from game.scenes.table.table import TableScene
from game.tables.rect import Rect
from game.tables.table import Spot
from game.ui.beside import at, seen
from game.ui.equal_letters import evened
from game.ui.paint import paint_marks, paint_spot
from game.ui.spotlight import Spotlight
from tutorial.coach import Coach


class Taught(Protocol):
    """A lesson on its table, as far as its sheet shows it."""

    scene: TableScene
    coach: Coach
    course: CoachedTable
    pointer: Pointer
    experiment: RunningExperiment
    reply: Phrase | None
    praised: bool
    tried: frozenset[str]
    sheet: list[Spot]


class Sheet:
    """Lays out what the coach says over the table, and paints it."""

    def __init__(self, lesson: Taught) -> None:
        self.lesson = lesson
        self._made: tuple[object, list[Spot]] | None = None
        """The bubble as it was laid out last, and for what."""
        self._spotlight = Spotlight()

    @property
    def mood(self) -> CoachMood:
        """The face of the coach: happy, with a tick, beside what was right and nothing else."""
        lesson = self.lesson
        if lesson.reply:
            return "think"
        if lesson.coach.expected:
            turned_out = lesson.coach.turned_out()
            return "" if turned_out is None else "happy" if turned_out.right else "think"
        return "happy" if lesson.praised else ""

    def spots(self) -> list[Spot]:
        """The bubble with all that belongs to it, and where to tap once that is shown."""
        lesson = self.lesson
        step, table, stage = lesson.coach.step, lesson.scene.laid, lesson.scene.stage
        chart = lesson.experiment.spots()
        lit = with_belongings(table, {*step.point, *lesson.course.path()})
        lit += [spot for spot in lesson.pointer.lit(table) if spot not in lit]
        lit += chart[:1]
        rails = [spot for spot in table if spot.id.startswith(RAIL_ID)]
        next_one = lesson.pointer.next_touch()
        turned_out = lesson.coach.turned_out()
        marked = turned_out is not None and not turned_out.right
        speech = Said(
            lesson.coach,
            lesson.reply or (lesson.coach.words() if marked else lesson.coach.text()),
            self.mood,
            lesson.pointer.shown,
            tuple(map(seen, lit)),
            tuple(rails),
            None if next_one is None else seen(next_one),
            lesson.experiment.started,
            lesson.tried,
        )
        key = (stage, speech, lesson.coach.at, lesson.coach.index)
        if self._made is None or self._made[0] != key:  # to find its place takes a while
            self._made = (key, evened(stage.easel, sheet(stage, speech)))
        spots = [*chart, *self._made[1]]
        if lesson.pointer.shown and next_one is not None:
            place = Rect.around(next_one.x, next_one.y, *TAP)
            spots.append(at(Spot("coach:tap", Tap(), 0, 0, 0, 0, 104), place))
        return spots

    def draw(self, surface: pygame.Surface) -> None:
        """The table is dimmed but for what the coach speaks of; over it lies the sheet."""
        lesson, scene = self.lesson, self.lesson.scene
        lit = lesson.pointer.lit(scene.laid)
        self._spotlight.dim(surface, scene.stage, list(map(seen, lit)))
        for spot in lesson.sheet:
            paint_spot(surface, scene.stage, spot, pressed=spot.id == scene.pressed)
        marked = {spot.id for spot in (*lit, *lesson.sheet)}
        paint_marks(surface, scene.stage, [one for one in scene.marks() if one[0].id in marked])
        for spot in over_the_glow(scene.laid, lit, lesson.sheet):
            paint_spot(surface, scene.stage, spot)
