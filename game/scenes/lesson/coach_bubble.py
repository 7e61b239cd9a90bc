"""What the coach says, as spots: bubble, tip, words, dots, face, buttons and choices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.art.menu.coach import CoachFace, CoachMood, Dots, Pointer, SpeechBubble
from game.core.phrase import Phrase, say
from game.scenes.lesson.bubble import FACE, FOOT, HEAD, MARGIN, TIP, Bubble, bubble, choice_row
from game.tables.pictures import Badge, Button, Hue, Icon, Label, Panel
from game.tables.table import Spot
from game.ui.glossary_links import word_spots
from game.ui.stage import Stage
from tutorial.coach import Coach

NARROW = 560.0
"""Width of a sheet below which choices lie below each other."""
DOTTED = 500.0
"""From this width on there is room for a dot for each step."""
WIDE = {"back": 162.0, "skip": 186.0, "again": 186.0}
"""Of the two quiet buttons of a roomy bubble: no language shrinks."""


MAIN = ("next", "next")
"""The button, with its icon, of what has been read."""


@dataclass(frozen=True, slots=True)
class Said:
    """All that the bubble shows."""

    coach: Coach
    text: Phrase
    """The step's own words, or what there is to say to a wrong try."""
    mood: CoachMood
    shown: bool
    """Whether the place, or the right choice, is marked."""
    lit: tuple[Spot, ...]
    """What it speaks of: never covered."""
    kept: tuple[Spot, ...]
    """What stays free if that can be."""
    aim: Spot | None = None
    """What is next to be touched."""
    started: bool = False
    """Whether the experiment of the step was started."""
    tried: frozenset[str] = frozenset()
    """Choices that were tried and are wrong."""

    @property
    def marked(self) -> tuple[tuple[str, Phrase, bool], ...]:
        """What is told right from wrong below the words: id, words, whether it is right."""
        turned_out = self.coach.turned_out()
        if turned_out is None or turned_out.right:
            return ()
        said = say("coach-said", said=turned_out.said)
        return ("said", said, False), ("true", turned_out.true, True)


def sheet(stage: Stage, speech: Said) -> list[Spot]:
    """The bubble with everything that belongs to it."""
    words = stage.text.say(speech.text)
    columns = 1 if stage.sheet.w < NARROW or (speech.marked and stage.sheet.tall) else 2
    rows = -(-(len(speech.coach.step.choices) or len(speech.marked)) // columns)
    place = bubble(stage.easel, words, speech.lit, speech.kept, rows, speech.aim, stage.sheet)
    pitch = choice_row(stage.easel)
    choices = _choices(speech, place, rows, pitch)
    return [*_frame(stage, speech, place), *_buttons(speech, place), *choices]


def _frame(stage: Stage, speech: Said, place: Bubble) -> Iterator[Spot]:
    box, words, coach = place.box, place.words, speech.coach
    w, h = box.right - box.left, box.bottom - box.top
    x, y = box.middle
    steps = len(coach.chapter.steps)
    top = box.top + HEAD / 2 + 4
    # Where there is little room, the title has it.
    dots = min(24.0 * steps, (0.45 if place.roomy else 0.34) * w) if w >= DOTTED else 0.0
    title = w - 2 * MARGIN - dots - 10
    text = Spot(
        "coach:text",
        Label("text", place.size, "left"),
        *words.middle,
        words.right - words.left,
        words.bottom - words.top,
        101,
        speech.text,
    )
    yield Spot("coach:bubble", SpeechBubble(), x, y, w, h, 100)
    yield Spot(
        "coach:title",
        Label("second", 19, "left", bold=True),
        box.left + MARGIN + title / 2,
        top,
        title,
        32,
        101,
        coach.headline(),
    )
    if dots:
        yield Spot(
            "coach:dots",
            Dots(coach.index, steps),
            box.right - MARGIN - dots / 2,
            top,
            dots,
            24,
            101,
        )
    yield text
    yield Spot("coach:face", CoachFace(place.looks, speech.mood), *place.face.middle, *FACE, 102)
    if speech.mood == "happy":
        x = place.face.right - 20 if place.looks == "left" else place.face.left + 20
        y = place.face.bottom - 12
        yield Spot("coach:praise", Badge("green"), x, y, 40, 40, 103)
        yield Spot("coach:praise:tick", Icon("check", "ink"), x, y, 26, 26, 104)
    if place.tip is not None:
        tx, ty, way = place.tip
        tw, th = TIP if way in ("up", "down") else TIP[::-1]
        yield Spot("coach:tip", Pointer(way), tx, ty, tw, th, 101)
    yield from word_spots(
        stage, text, coach.lesson.game, size=place.size, buttons=bool(coach.step.answer)
    )


def _buttons(speech: Said, place: Bubble) -> Iterator[Spot]:
    box, step = place.box, speech.coach.step
    y = box.bottom - FOOT / 2 - 4
    left = box.left + MARGIN
    runs = step.experiment is not None and not speech.started
    # A step whose experiment has run needs no Skip: Next leads on as well.
    second = ("again", "replay") if speech.started else ("skip", "skip")
    for name, icon in (("back", "back"), second):
        wide = WIDE[name] if place.roomy else 64.0
        yield _button(speech, name, Button("ghost", icon), left + wide / 2, y, wide)
        left += wide + 12
    if not step.choices:
        main, icon = ("show", "eye") if step.answer else ("run", "play") if runs else MAIN
        wide = min(230.0, box.right - MARGIN - left - 8)
        look = Button("primary", icon if wide > 160 else "")
        yield _button(speech, main, look, box.right - MARGIN - wide / 2, y, wide)


def _button(speech: Said, name: str, art: Button, x: float, y: float, w: float) -> Spot:
    words = say(f"coach-{name}")
    label = words if w > 64 else None
    return Spot(f"coach:{name}", art, x, y, w, 64, 103, label, words)


def _choices(speech: Said, place: Bubble, rows: int, pitch: float) -> Iterator[Spot]:
    """The choices of a question; or what was expected, and what turned out to be true."""
    step = speech.coach.step
    boxes = _cells(place, len(step.choices) or len(speech.marked), rows, pitch)
    for name, box in zip(step.choices, boxes, strict=False):
        words = speech.coach.choice(name)
        art = Button("outline")
        if name in speech.tried:
            art = Button("danger", "cross")
        elif speech.shown and name == step.right:
            art = Button("primary", "check")
        yield Spot(f"coach:choice:{name}", art, *box, 103, words, words)
    for (name, words, right), box in zip(speech.marked, boxes, strict=False):
        yield from _mark(f"coach:{name}", words, box, right=right)


def _cells(
    place: Bubble, count: int, rows: int, pitch: float
) -> list[tuple[float, float, float, float]]:
    """Middle, width and height of so many answers below the words."""
    box, columns = place.box, -(-count // max(1, rows))
    wide = (box.right - box.left - 2 * MARGIN - 12 * (columns - 1)) / max(1, columns)
    left, top = box.left + MARGIN + wide / 2, box.bottom - FOOT - rows * pitch
    return [
        (left + i % columns * (wide + 12), top + pitch * (i // columns + 0.5) + 4, wide, pitch - 8)
        for i in range(count)
    ]


def _mark(
    name: str, words: Phrase, box: tuple[float, float, float, float], *, right: bool
) -> Iterator[Spot]:
    """An answer that is no button: its edge and its sign say whether it is right."""
    x, y, w, h = box
    hue: Hue = "green" if right else "danger"
    yield Spot(name, Panel(hue), x, y, w, h, 103)
    yield Spot(f"{name}:badge", Badge(hue), x - w / 2 + 30, y, 38, 38, 104)
    yield Spot(
        f"{name}:sign", Icon("check" if right else "cross", "ink"), x - w / 2 + 30, y, 24, 24, 105
    )
    label = Label("text", 22, "left")
    yield Spot(f"{name}:words", label, x + 26, y, w - 68, h - 8, 104, words)
