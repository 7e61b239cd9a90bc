"""Light, focus and paint of what the coach points at on the table, and of the bubble over it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

import pygame

from game.art.menu.coach import TAP, CoachMood, Tap
from game.scenes.lesson.coach_bubble import Said, sheet
from game.scenes.lesson.coached_table import CoachedTable
from game.scenes.lesson.experiment import RunningExperiment
from game.scenes.table.margins import RAIL_ID
from game.scenes.table.model import Focus
from game.scenes.table.table import TableScene
from game.tables.sheet import Rect
from game.tables.table import CONFIRM, TAG, Spot
from game.ui.beside import at, of, seen
from game.ui.equal_letters import evened
from game.ui.focus import Spotlight
from game.ui.paint import paint_marks, paint_spot
from game.ui.picker import Picker
from game.ui.viewport import Viewport

MANY = 16
"""Of so many lit things none has an edge: then the light alone tells."""
STICKS = 1 / 3
"""Share of a chip that lies on what it is said of."""


def with_belongings(spots: Sequence[Spot], ids: Collection[str]) -> list[Spot]:
    """The spots with these ids, the names under them, and the chips that stick to them."""
    named = {f"{spot_id}:name" for spot_id in ids}
    lit = [spot for spot in spots if spot.id in ids]
    shown = []
    for spot in spots:
        chip = spot.art.tag and any(_sticks(spot, other) for other in lit)
        if spot.id in ids or spot.id in named or chip:
            shown.append(spot)
    return shown


def over_the_glow(spots: Sequence[Spot], lit: Sequence[Spot], bubble: Sequence[Spot]) -> list[Spot]:
    """Spots on the edge of a lit one that its glow does not cut: numbers, pawns, chips.

    Spots under the bubble stay covered.
    """
    pieces = [of(spot) for spot in lit if spot.z < TAG]
    covers = [of(spot) for spot in bubble]
    shown = []
    for spot in spots:
        if spot.z != TAG and not (spot in lit and spot.art.tag):
            continue
        box = of(spot)
        touches = any(box.overlap(piece) > 0 for piece in pieces)
        if (touches or spot in lit) and not any(box.overlap(cover) > 0 for cover in covers):
            shown.append(spot)
    return shown


def _sticks(chip: Spot, piece: Spot) -> bool:
    """True if a chip lies on a piece, or on its edge."""
    inside = of(chip).overlap(of(seen(piece)))
    return chip.z > piece.z and inside > STICKS * chip.w * chip.h


def wanted(picker: Picker[Any], accepts: Callable[[Any], bool]) -> set[str]:
    """Ids to touch next on the way to a move that is accepted; else all that go on."""
    n = len(picker.picked)
    right = {path[n] for path, move in picker.open().items() if accepts(move)}
    return right or picker.nexts()


def edged(lit: Sequence[Spot]) -> list[Spot]:
    """Which of the lit spots have an edge around them."""
    if len(lit) > MANY:
        return []
    return [spot for spot in lit if spot.art.edged]


class Pointer:
    """Pointer at spots on the table of a lesson."""

    def __init__(self, scene: TableScene, course: CoachedTable) -> None:
        self.scene = scene
        self.course = course
        self._nexts: set[str] = set()
        """Ids to touch next, with a piece picked."""
        self._aimed: object = None
        """The step and the touches for which the focus was set."""

    def follow(self) -> None:
        """Something may have been picked, or let go."""
        self._nexts = self._wanted()

    def _wanted(self) -> set[str]:
        picker = self.scene.picker
        if picker is None or not picker.picked:
            return set()
        step, view = self.course.coach.step, self.scene.view()
        return wanted(picker, lambda move: step.accepts(view, move))

    def sure(self) -> Any | None:
        """The act that the step asks for, where only a warning is left to be confirmed; or None.

        A lesson warns of nothing that it asks for.
        """
        picker = self.scene.picker
        if picker is None or not picker.picked or picker.nexts() != {CONFIRM}:
            return None
        step, view = self.course.coach.step, self.scene.view()
        (move,) = picker.open().values()
        return move if self.course.speaking() and step.accepts(view, move) else None

    def aim(self, focused: str | None, *, speaks: bool) -> None:
        """The focus stays where it is while a step lasts; a new one brings it to what is next."""
        scene, coach = self.scene, self.course.coach
        picked = scene.picker.picked if scene.picker is not None else ()
        here = (coach.at, coach.index, coach.seen, self.course.model.known, picked, speaks)
        reachable = [spot.id for spot in scene.touchable()]
        if focused not in reachable or (speaks and here != self._aimed):
            focused = next((name for name in self._wishes() if name in reachable), None)
        scene.carry_out(Focus(focused))
        self._aimed = here

    def _wishes(self) -> list[str]:
        """Ids that should have the focus, the best first: the next one to be touched."""
        wishes = list(self.course.path()) if self.scene.picker is not None else []
        if self.scene.picker is not None and self.scene.picker.picked:
            wishes = wishes[len(self.scene.picker.picked) :]
        choices = [f"coach:choice:{name}" for name in self.course.coach.step.choices]
        return [*wishes, "coach:run", "coach:next", *choices, "coach:show", "coach:skip"]

    def lit(self, spots: Sequence[Spot]) -> list[Spot]:
        """Spots that the step points at, and the next one to be touched."""
        ids = set(self.course.coach.point or self.course.path())
        if self.course.model.shown:
            ids |= set(self.course.path())
        if self.scene.picker is not None and self.scene.picker.picked:
            ids |= self._nexts | set(self.scene.picker.picked)
        return with_belongings(spots, ids)

    def next_touch(self) -> Spot | None:
        """The next touch of the answer, from what is picked."""
        path = self.course.path()
        picked = self.scene.picker.picked if self.scene.picker is not None else ()
        if self.scene.picker is None or path[: len(picked)] != picked or len(picked) == len(path):
            return None
        return self.scene.find(path[len(picked)])

    def marks(self) -> Iterable[tuple[Spot, str]]:
        """Marks: spots that are pointed at are lit, the next touch is dashed."""
        opened = self.scene.picker.nexts() if self.scene.picker is not None else set()
        for spot in edged(self.lit(self.scene.placed)):
            if spot.id not in opened:
                yield spot, "last"
        touch = self.next_touch() if self.course.model.shown else None
        if touch is not None:
            yield touch, "hint"


For: TypeAlias = tuple[Viewport, Said, int, int]
"""For what a bubble was laid out: the stage, what it says, the chapter and the step."""
Made: TypeAlias = tuple[For, Sequence[Spot]]
"""A bubble, and for what it was laid out."""


def _in_the_dark(key: For) -> For:
    """The same, whatever is lit."""
    viewport, speech, chapter, step = key
    return viewport, replace(speech, lit=(), bright=(), aim=None), chapter, step


class CoachLayer:
    """Lays out what the coach says over the table, and paints it."""

    def __init__(self, pointer: Pointer, experiment: RunningExperiment) -> None:
        self.scene, self.course = pointer.scene, pointer.course
        self.pointer = pointer
        self.experiment = experiment
        self.laid: list[Spot] = []
        """The bubble with all that belongs to it; empty while the coach is silent."""
        self._made: Made | None = None
        """The bubble as it was laid out last, and for what."""
        self._spotlight = Spotlight()

    @property
    def mood(self) -> CoachMood:
        """The face of the coach: happy, with a tick, beside what was right and nothing else.

        It doubts a wrong answer, but no prediction: the words may cheer what the learner did.
        """
        coach = self.course.coach
        if self.course.model.reply:
            return "happy" if self.course.model.known else "think"
        if coach.expected:
            turned_out = coach.turned_out()
            return "happy" if turned_out is not None and turned_out.right else ""
        return "happy" if self.course.model.praised else ""

    def lay(self) -> None:
        """Lay out the bubble, or none while the coach is silent."""
        said = self.scene.model.callout
        self.laid = [*self._spots(), *said] if self.course.speaking() else []

    def _spots(self) -> list[Spot]:
        """The bubble with all that belongs to it, and where to tap once that is shown."""
        coach, model = self.course.coach, self.course.model
        table, viewport = self.scene.placed, self.scene.viewport
        chart = self.experiment.spots(viewport.sheet)
        lit = with_belongings(table, {*coach.point, *self.course.path()})
        bright = self.pointer.lit(table)
        lit += [spot for spot in bright if spot not in lit]
        lit += chart[:1]
        bright += chart[:1]
        rails = [spot for spot in table if spot.id.startswith(RAIL_ID)]
        next_one = self.pointer.next_touch()
        turned_out = coach.turned_out()
        marked = turned_out is not None and not turned_out.right
        speech = Said(
            coach,
            model.reply or (coach.announced() if marked else coach.text()),
            self.mood,
            model.shown,
            tuple(map(seen, lit)),
            tuple(rails),
            tuple(map(seen, bright)),
            None if next_one is None else seen(next_one),
            self.experiment.started,
            model.tried,
            model.helps,
            model.known,
        )
        key = (viewport, speech, coach.at, coach.index)
        if self._made is None or self._made[0] != key:  # to find its place takes a while
            kept = self._kept(key)
            self._made = (key, kept or evened(viewport.renderer, sheet(viewport, speech)))
        spots = [*chart, *self._made[1]]
        if model.shown and next_one is not None:
            place = Rect.around(next_one.x, next_one.y, *TAP)
            spots.append(at(Spot("coach:tap", Tap(), 0, 0, 0, 0, 104), place))
        return spots

    def _kept(self, key: For) -> Sequence[Spot]:
        """The bubble where it is, if a card is picked and all that is lit is still seen; else none.

        A card is carried to a place, and a bubble that follows it would hide the ones beside.
        """
        picker = self.scene.picker
        if self._made is None or picker is None or not picker.picked:
            return ()
        before, bubble = self._made
        if _in_the_dark(before) != _in_the_dark(key):
            return ()
        lights = [of(spot) for spot in key[1].lit]
        hides = any(of(spot).overlap(light) for spot in bubble for light in lights)
        return () if hides else bubble

    def draw(self, surface: pygame.Surface) -> None:
        """The table is dimmed but for what the coach speaks of; over it lies the sheet."""
        if not self.laid:
            return
        scene = self.scene
        lit = self.pointer.lit(scene.placed)
        self._spotlight.dim(surface, scene.viewport, list(map(seen, lit)))
        for spot in self.laid:
            paint_spot(surface, scene.viewport, spot, pressed=spot.id == scene.pressed)
        marked = {spot.id for spot in (*lit, *self.laid)}
        paint_marks(surface, scene.viewport, [one for one in scene.marks() if one[0].id in marked])
        for spot in over_the_glow(scene.placed, lit, self.laid):
            paint_spot(surface, scene.viewport, spot)
