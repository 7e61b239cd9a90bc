"""Words of the coach as spots: bubble, tip, words, dots, face, buttons and choices.

The bubble is as large as its words, beside what it speaks of, never on it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import pygame
from msgspec.structs import replace

from game.art.menu.coach import (
    CORNER,
    DOT,
    FACE,
    INSET,
    JUTS,
    LOW,
    TAP,
    TIP,
    BubbleTip,
    CoachFace,
    CoachMood,
    Dots,
    Looks,
    SpeechBubble,
    Tap,
)
from game.core.phrase import Phrase, say
from game.scenes.lesson.coached_table import CoachedTable
from game.scenes.lesson.experiment import RunningExperiment
from game.scenes.table.margins import RAIL_ID
from game.scenes.table.model import Focus
from game.scenes.table.table import TableScene
from game.tables.pictures import Button, Label
from game.tables.sheet import Rect
from game.tables.table import CONFIRM, TAG, Spot
from game.ui import beside
from game.ui.beside import COACH, ON, BesideForm, Seen, Stand, Tip, at, of, seen
from game.ui.equal_letters import evened
from game.ui.focus import Spotlight
from game.ui.glossary_links import word_spots
from game.ui.layout import (
    Choose,
    Column,
    Either,
    Gap,
    Leaf,
    Node,
    Pad,
    Row,
    Stack,
    best_size,
    solve,
)
from game.ui.lists import Grid
from game.ui.measure import GAP
from game.ui.paint import paint_marks, paint_spot
from game.ui.parts import badge, marked, spring
from game.ui.picker import Picker
from game.ui.sizes import BUTTON, PRAISE, SPEECH
from game.ui.viewport import Viewport
from tutorial.coach import Coach

LETTERS = ((25, 0), (25, 0.5), (22, 0), (22, 0.5), (20, 0.5), (18, 0.5), (18, 1))
"""Sizes of the coach's words (LOOK 2), and how tight all else stands: what is tried in turn."""
TITLE = Label("second", 19, "left", bold=True)
MAIN = ("next", "next")
"""The button, with its icon, of what has been read."""
PLAY = say("coach-play")
"""Words of that button where a game follows."""
OTHER: dict[Looks, Looks] = {"left": "right", "right": "left"}
"""On which edge the face is that looks there."""
LAST = 1e-6
"""Share of the room for what takes only what the others leave."""
KEPT = 1000
"""Weight of a square unit of what stays free if that can be."""
FREE = 3000
"""Cost up to which a place hides neither that nor anything lit."""
RANK = 60
"""Cost of a width that is less liked than the one before it."""
FACING = 260
"""Cost of a face between the bubble and what it speaks of: the tip has to go there."""
TIPLESS, ASIDE = 180, 70
"""Cost of a bubble without a tip, and of a tip that leads to something else than it should."""


@dataclass(frozen=True, slots=True)
class Said:
    """All that the bubble shows."""

    coach: Coach
    text: Phrase
    """The step's own words, or what there is to say to a wrong try."""
    mood: CoachMood
    shown: bool
    """True if the place, or the right choice, is marked."""
    lit: tuple[Spot, ...]
    """Spots that the coach speaks of: never covered."""
    kept: tuple[Spot, ...]
    """Spots that stay free if that can be."""
    bright: tuple[Spot, ...] = ()
    """Spots of `lit` that are bright now: the tip leads to one of them."""
    aim: Spot | None = None
    """Spot that is next to be touched."""
    started: bool = False
    """True if the experiment of the step was started."""
    tried: frozenset[str] = frozenset()
    """Choices that were tried and are wrong."""
    helps: bool = False
    """True if "Show me" is offered; before that it is quiet."""

    @property
    def marked(self) -> tuple[tuple[str, Phrase, bool], ...]:
        """Lines marked right or wrong below the words: id, words, True if right."""
        turned_out = self.coach.turned_out()
        if turned_out is None or turned_out.right:
            return ()
        said = say("coach-said", said=turned_out.said)
        return ("said", said, False), ("true", turned_out.true, True)


class Bubble(BesideForm, frozen=True, kw_only=True):
    """The bubble in one width and with letters of one size."""

    page: Node
    looks: Looks
    """Direction in which the face looks: "left" from the right edge, or "right"."""


def sheet(viewport: Viewport, speech: Said) -> list[Spot]:
    """The bubble with everything that belongs to it."""
    place = _place(viewport, speech)
    bubble, rect = place.form, place.rect
    assert bubble.outside is not None
    renderer, coach = viewport.renderer, speech.coach
    spots = solve(bubble.page, renderer, viewport.sheet, rect)
    face = bubble.outside.moved(rect.left, rect.top)
    spots += solve(_face(bubble.looks, speech.mood), renderer, viewport.sheet, face)
    tip = _tip(speech, bubble, rect)
    if tip is not None:
        art = BubbleTip(tip.way)
        spots.append(beside.at(Spot("coach:tip", art, 0, 0, 0, 0, 101), tip.rect))
    text = next(spot for spot in spots if spot.id == "coach:text")
    assert isinstance(text.art, Label)
    game, waits = coach.lesson.game, _waits(coach)
    return [*spots, *word_spots(viewport, text, game, size=text.art.size, buttons=waits)]


# --- where it stands ------------------------------------------------------------------------------


def _place(viewport: Viewport, speech: Said) -> Stand[Bubble]:
    """The best place: words as large as possible, off what is lit and off what is kept."""
    sheet, lights = viewport.sheet, [beside.of(spot) for spot in speech.lit]
    room = Rect(0, 0, sheet.w, sheet.h).inset(GAP, GAP)
    seen = Seen(
        [(light, ON) for light in lights] + [(beside.of(spot), KEPT) for spot in speech.kept]
    )
    about = beside.whole(lights)

    def more(bubble: Bubble, rect: Rect) -> float:
        facing = about is not None and beside.way(rect, about) == OTHER[bubble.looks]
        return (FACING if facing else 0) + _off(speech, bubble, rect)

    best: Stand[Bubble] | None = None
    for letters, tight in LETTERS:
        forms = _forms(viewport, speech, letters, tight)
        place = beside.beside(forms, about, room, seen, COACH, more)
        if best is None or place.cost <= best.cost:
            best = place
        if best.cost < FREE:
            break
    assert best is not None
    return best


def _forms(viewport: Viewport, speech: Said, letters: float, tight: float) -> list[Bubble]:
    """The bubble in all widths that have room beside the face, on either side of which it is."""
    sheet, forms = viewport.sheet, []
    room = sheet.w - 2 * GAP - JUTS
    for rank, wide in enumerate([wide for wide in SPEECH if wide <= room] or [room]):
        page = _page(speech, letters, wide)
        w, h = best_size(page, viewport.renderer, sheet, wide, tight)
        top = min(LOW, (h - FACE[1]) / 2)
        left, right = Rect(-JUTS, top, *FACE), Rect(w + JUTS - FACE[0], top, *FACE)
        forms.append(Bubble(w, h, RANK * rank, 0, JUTS, right, page=page, looks="left"))
        forms.append(Bubble(w, h, RANK * rank, JUTS, 0, left, page=page, looks="right"))
    return forms


def _tip(speech: Said, bubble: Bubble, rect: Rect) -> Tip | None:
    """The tip towards a light: what it aims at or else the nearest one that it can lead to.

    A tip leads to what lies straight before it; on the edge with the face there is none: the face
    looks that way.
    """
    lights = [beside.of(spot) for spot in speech.lit]
    nearest = sorted(map(beside.of, speech.bright), key=lambda light: _apart(rect, light))
    aims = nearest if speech.aim is None else [beside.of(speech.aim), *nearest]
    for light in aims:
        tip = beside.tip(rect, light, TIP, CORNER)
        if tip is None or tip.way == OTHER[bubble.looks]:
            continue
        if not any(tip.rect.overlap(other) for other in lights):
            return tip
    return None


def _off(speech: Said, bubble: Bubble, rect: Rect) -> float:
    """Cost of having no tip, or one that leads to another spot."""
    tip = _tip(speech, bubble, rect)
    if tip is None:
        return TIPLESS if speech.lit else 0
    aim = speech.aim
    return ASIDE if aim and tip != beside.tip(rect, beside.of(aim), TIP, CORNER) else 0


def _apart(rect: Rect, light: Rect) -> tuple[float, float]:
    """Distances of a light from the bubble, and from its middle."""
    return beside.distance(rect, light), abs(rect.x - light.x) + abs(rect.y - light.y)


# --- what is inside -------------------------------------------------------------------------------


def _page(speech: Said, letters: float, wide: float) -> Node:
    """The title and the dots, the words, what can be chosen, and the buttons."""
    coach = speech.coach
    steps = len(coach.chapter.steps)
    title = Leaf(Spot("coach:title", TITLE, 0, 0, 0, 0, 101, coach.headline()), grow=1.0)
    dots = Spot("coach:dots", Dots(coach.index, steps), 0, 0, 0, 0, 101)
    art = Label("text", letters, "left")
    parts: list[Node] = [
        Either([Row([title, Leaf(dots, natural=(DOT[0] * steps, DOT[1]))], gap=2 * GAP), title]),
        Leaf(Spot("coach:text", art, 0, 0, 0, 0, 101, speech.text), airy=True),
    ]
    answers = _answers(speech)
    if answers:
        parts.append(Choose(Grid(answers, columns=2), Grid(answers)))
    parts.append(Either([_buttons(speech, worded=True), _buttons(speech, worded=False)]))
    ground = Leaf(Spot("coach:bubble", SpeechBubble(), 0, 0, 0, 0, 100))
    return Stack([ground, Pad(Column(parts, gap=2 * GAP), INSET, 2 * GAP)], least_w=wide)


def _answers(speech: Said) -> Sequence[Node]:
    """The choices of a question; or what was expected, and what turned out to be true."""
    choices = [_choice(speech, name) for name in speech.coach.step.choices]
    told = [marked(f"coach:{id_}", words, right=right) for id_, words, right in speech.marked]
    return choices or told


def _choice(speech: Said, name: str) -> Leaf:
    words = speech.coach.choice(name)
    art = Button("outline")
    if name in speech.tried:
        art = Button("danger", "cross")
    elif speech.shown and name == speech.coach.step.right:
        art = Button("primary", "check")
    return Leaf(Spot(f"coach:choice:{name}", art, 0, 0, 0, 0, 103, words, words))


def _buttons(speech: Said, *, worded: bool) -> Node:
    """Back and Skip, which have words where there is room, and the way on."""
    step = speech.coach.step
    # A step whose experiment has run needs no Skip: Next leads on as well.
    second = ("again", "replay") if speech.started else ("skip", "skip")
    row: list[Node] = [
        _button(name, Button("ghost", icon), worded=worded)
        for name, icon in (("back", "back"), second)
    ]
    if not step.choices:
        runs = step.experiment is not None and not speech.started
        waits = _waits(speech.coach)
        main, icon = ("show", "eye") if waits else ("run", "play") if runs else MAIN
        kind: Literal["primary", "ghost"] = "ghost" if waits and not speech.helps else "primary"
        wide = _button(main, Button(kind, icon), worded=True)
        if main == "next" and _leads_into_the_game(speech.coach):
            wide = replace(wide, spot=wide.spot._replace(label=PLAY, spoken=PLAY))
        # It takes what room there is up to its greatest width; only the rest is left free.
        row += [Gap(grow=LAST), replace(wide, grow=1.0, most_w=BUTTON)]
    return Row(row, justify="start")


def _button(name: str, art: Button, *, worded: bool) -> Leaf:
    words = say(f"coach-{name}")
    label = words if worded else None
    return Leaf(Spot(f"coach:{name}", art, 0, 0, 0, 0, 103, label, words))


def _waits(coach: Coach) -> bool:
    """True while an act is awaited."""
    return bool(coach.step.answer) and coach.seen is None


def _leads_into_the_game(coach: Coach) -> bool:
    """True at the last step of a first minute."""
    return coach.lesson.prelude and coach.index + 1 == len(coach.chapter.steps)


def _face(looks: Looks, mood: CoachMood) -> Node:
    """The coach; beside what was right with a tick at the end of its tail."""
    face = Leaf(Spot("coach:face", CoachFace(looks, mood), 0, 0, 0, 0, 102), natural=FACE)
    if mood != "happy":
        return face
    tick = badge("coach:praise", "coach:praise:tick", "green", "check", 103, PRAISE)
    row = Row([spring(), tick] if looks == "left" else [tick, spring()])
    return Stack([face, Column([spring(), row])])


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
        here = (coach.at, coach.index, coach.seen, picked, speaks)
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
        ids = set(self.course.coach.step.point or self.course.path())
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


class Sheet:
    """Lays out what the coach says over the table, and paints it."""

    def __init__(self, pointer: Pointer, experiment: RunningExperiment) -> None:
        self.scene, self.course = pointer.scene, pointer.course
        self.pointer = pointer
        self.experiment = experiment
        self.laid: list[Spot] = []
        """The bubble with all that belongs to it; empty while the coach is silent."""
        self._made: tuple[object, list[Spot]] | None = None
        """The bubble as it was laid out last, and for what."""
        self._spotlight = Spotlight()

    @property
    def mood(self) -> CoachMood:
        """The face of the coach: happy, with a tick, beside what was right and nothing else."""
        coach = self.course.coach
        if self.course.model.reply:
            return "think"
        if coach.expected:
            turned_out = coach.turned_out()
            return "" if turned_out is None else "happy" if turned_out.right else "think"
        return "happy" if self.course.model.praised else ""

    def lay(self) -> None:
        """Lay out the bubble, or none while the coach is silent."""
        self.laid = self._spots() if self.course.speaking() else []

    def _spots(self) -> list[Spot]:
        """The bubble with all that belongs to it, and where to tap once that is shown."""
        coach, model = self.course.coach, self.course.model
        step, table, viewport = coach.step, self.scene.placed, self.scene.viewport
        chart = self.experiment.spots()
        lit = with_belongings(table, {*step.point, *self.course.path()})
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
            model.reply or (coach.words() if marked else coach.text()),
            self.mood,
            model.shown,
            tuple(map(seen, lit)),
            tuple(rails),
            tuple(map(seen, bright)),
            None if next_one is None else seen(next_one),
            self.experiment.started,
            model.tried,
            model.helps,
        )
        key = (viewport, speech, coach.at, coach.index)
        if self._made is None or self._made[0] != key:  # to find its place takes a while
            self._made = (key, evened(viewport.renderer, sheet(viewport, speech)))
        spots = [*chart, *self._made[1]]
        if model.shown and next_one is not None:
            place = Rect.around(next_one.x, next_one.y, *TAP)
            spots.append(at(Spot("coach:tap", Tap(), 0, 0, 0, 0, 104), place))
        return spots

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
