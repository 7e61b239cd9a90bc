"""The coach's bubble: as large as its words, beside what it speaks of, never on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from game.art.ink.easel import Easel
from game.art.ink.type import fitted
from game.art.menu.coach import Looks, Way
from game.tables.sheet import WIDE, Box, Sheet
from game.tables.table import Spot

SIZE = 25.0
"""Of the coach's words (LOOK 2)."""
SMALLER = (SIZE, 22.0, 20.0, 18.0)
"""What is tried where there is no room."""
WIDTHS = (716.0, 640.0, 560.0, 840.0, 470.0, 1000.0, 400.0)
"""From the one that looks best on."""
MARGIN = 34.0
"""From the words to the edge."""
HEAD, FOOT = 66.0, 96.0
"""Height of the line with title and dots, and of the row of buttons."""
CHOICE, LARGER = 68.0, 0.6
"""Height of a row of two choices, and how far it grows with the text: large letters in two lines
need more, and the bubble has to stay on the stage."""
GAP = 26.0
"""Between what the coach speaks of and its bubble: the tip is in it."""
EDGE = 10.0
"""From the bubble to the edge of the stage."""
FACE = (150.0, 130.0)
JUTS = 134.0
"""How far the coach's face stands out of the bubble: what is inside stays off the words."""
TIP = (46.0, 26.0)
SHRINKS = 2400.0
"""Cost of words that are smaller than they could be: a narrower bubble with two rows is nicer."""
FACING = 260.0
"""Cost of a face between the bubble and what it speaks of: the tip has to go there."""
TIPLESS, ASIDE = 180.0, 70.0
"""Cost of a bubble without a tip, and of a tip that leads to something else than it should."""
OTHER: dict[Looks, Looks] = {"left": "right", "right": "left"}
"""On which edge the face is that looks there."""
SIDES: tuple[tuple[Looks, tuple[float, float]], ...] = (
    ("left", (0.0, JUTS)),
    ("right", (JUTS, 0.0)),
)
"""Where the face looks, and the room that it takes on the left and on the right."""
ROOMY = 600.0
"""From this width on, Back and Skip have their words."""


@dataclass(frozen=True, slots=True)
class Bubble:
    """Where bubble, face and tip go, and how large the words are."""

    box: Box
    face: Box
    looks: Looks
    """Where the face looks: "left" from the right edge, or "right"."""
    size: float
    words: Box
    tip: tuple[float, float, Way] | None
    """Its place and where it points: up, down, left or right."""

    @property
    def roomy(self) -> bool:
        """Whether there is room for the words of all buttons."""
        return self.box.right - self.box.left >= ROOMY


def choice_row(easel: Easel) -> float:
    """The height of a row of two choices."""
    return CHOICE * (1 + LARGER * (easel.text_scale - 1))


def bubble(
    easel: Easel,
    text: str,
    lit: Sequence[Spot],
    kept: Sequence[Spot],
    rows: int = 0,
    aim: Spot | None = None,
    sheet: Sheet = WIDE,
) -> Bubble:
    """The best place for these words: as large as possible, off the lit spots and off the kept.

    ``kept`` stay free if that can be; ``rows`` of choices are under the words; ``aim`` is the lit
    spot to which the tip should lead, if not to the nearest one.
    """
    lights = [Box.around(spot) for spot in lit]
    aimed = None if aim is None else Box.around(aim)
    others, whole = [Box.around(spot) for spot in kept], _whole(lights)
    choices = rows * choice_row(easel)
    best: tuple[float, Bubble] | None = None
    for size in SMALLER:
        for rank, width in enumerate(_widths(sheet)):
            tall, shrunk = _measure(easel, text, size, width - 2 * MARGIN)
            high = HEAD + tall + choices + FOOT
            if high > sheet.h - 2 * EDGE:
                continue
            for place in _places((width, high), size, whole, choices, sheet):
                parts = (place.box, place.face)
                covered = sum(part.overlap(light) for part in parts for light in lights)
                near = sum(part.overlap(other) for part in parts for other in others)
                cost = 1e4 * covered + 10 * near + 60 * rank + shrunk + _far(place, whole)
                if best is not None and cost >= best[0]:
                    continue
                pointed = _pointed(place, lights, aimed)
                cost += _off(pointed, lights, aimed)
                if best is None or cost < best[0]:
                    best = cost, pointed
        if best is not None and best[0] < 1e4:
            break
    assert best is not None
    return best[1]


def _measure(easel: Easel, text: str, size: float, width: float) -> tuple[float, float]:
    """The height of the words, and what it costs that they shrink to go into one row."""
    px, rows = fitted(easel, text, size, (easel.px(width), easel.px(10_000)))
    wanted = easel.px(size * easel.text_scale)
    return (1.5 + 1.42 * (len(rows) - 1)) * px / easel.scale, SHRINKS * (1 - px / wanted)


def _whole(lights: Sequence[Box]) -> Box | None:
    if not lights:
        return None
    lefts, tops, rights, bottoms = zip(*lights, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


def _widths(sheet: Sheet) -> Sequence[float]:
    """The widths that find room beside the face."""
    room = sheet.w - 2 * EDGE - JUTS - 8
    return [width for width in WIDTHS if width <= room] or [room]


def _places(
    size_of: tuple[float, float], size: float, whole: Box | None, choices: float, sheet: Sheet
) -> Iterator[Bubble]:
    """The middle if nothing is lit, else all around it and in the corners."""
    w, h = size_of
    least, most = EDGE + 6, sheet.w - EDGE - w
    low = sheet.h - EDGE - h
    if whole is None:
        spots = [((sheet.w - w) / 2, (sheet.h - h) / 2)]
    else:
        x, y = whole.middle
        spots = [
            (x - w / 2, whole.bottom + GAP),
            (x - w / 2, whole.top - GAP - h),
            (whole.right + GAP, y - h / 2),
            (whole.left - GAP - w, y - h / 2),
            (whole.right + GAP + JUTS, y - h / 2),
            (whole.left - GAP - JUTS - w, y - h / 2),
            (least, EDGE),
            (least, low),
            (most, EDGE),
            (most, low),
            (x - w / 2, EDGE),
            (x - w / 2, low),
        ]
    for left, top in spots:
        for looks, room in SIDES:
            held = min(most - room[1], max(least + room[0], left))
            if held < least + room[0] - 1:
                continue
            yield _made(held, min(low, max(EDGE, top)), w, h, size, looks, choices)


def _made(
    left: float, top: float, w: float, h: float, size: float, looks: Looks, choices: float
) -> Bubble:
    x = left + w + JUTS - FACE[0] if looks == "left" else left - JUTS
    y = top + min(60.0, (h - FACE[1]) / 2)
    foot = top + h - FOOT - choices
    words = Box(left + MARGIN, top + HEAD - 6, left + w - MARGIN, foot + 4)
    face = Box(x, y, x + FACE[0], y + FACE[1])
    return Bubble(Box(left, top, left + w, top + h), face, looks, size, words, None)


def _far(place: Bubble, whole: Box | None) -> float:
    """How far the bubble is from what it speaks of, and whether its face is in between."""
    if whole is None:
        return 0.0
    box = place.box
    across = max(whole.left - box.right, box.left - whole.right, 0.0)
    down = max(whole.top - box.bottom, box.top - whole.bottom, 0.0)
    x, y = box.middle
    to_x, to_y = whole.middle
    between = FACING if _way(box, whole) == OTHER[place.looks] else 0.0
    return across + down + 0.2 * (abs(x - to_x) + abs(y - to_y)) + between


def _way(box: Box, light: Box) -> Way | None:
    """From which edge of the bubble a tip leads to a light; None if it leads nowhere."""
    if light.bottom <= box.top:
        return "up"
    if light.top >= box.bottom:
        return "down"
    if light.right <= box.left:
        return "left"
    return "right" if light.left >= box.right else None


def _pointed(drawn: Bubble, lights: Sequence[Box], aimed: Box | None) -> Bubble:
    """With its tip towards a light: what it aims at or else the nearest one it can lead to.

    A tip leads to what lies straight before it; on the edge with the face there is none: the face
    looks that way.
    """
    nearest = sorted(lights, key=lambda light: _apart(drawn.box, light))
    for light in nearest if aimed is None else (aimed, *nearest):
        tip = _tip(drawn.box, light)
        if tip is None or tip[2] == OTHER[drawn.looks]:
            continue
        wide, high = TIP if tip[2] in ("up", "down") else TIP[::-1]
        x, y, _ = tip
        place = Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
        if not any(place.overlap(other) for other in lights):
            return replace(drawn, tip=tip)
    return drawn


def _off(place: Bubble, lights: Sequence[Box], aimed: Box | None) -> float:
    """What it costs that there is no tip, or one that leads to something else."""
    if place.tip is None:
        return TIPLESS if lights else 0.0
    return ASIDE if aimed is not None and place.tip != _tip(place.box, aimed) else 0.0


def _apart(box: Box, light: Box) -> float:
    """How far a light is from the bubble, and from its middle."""
    across = max(light.left - box.right, box.left - light.right, 0.0)
    down = max(light.top - box.bottom, box.top - light.bottom, 0.0)
    x, y = box.middle
    to_x, to_y = light.middle
    return across + down + 0.01 * (abs(x - to_x) + abs(y - to_y))


def _tip(box: Box, light: Box) -> tuple[float, float, Way] | None:
    """Where the tip goes: on the edge that faces the light, straight before it."""
    x, y = light.middle
    half = TIP[0] / 2 + 30
    along_x = min(box.right - half, max(box.left + half, x))
    along_y = min(box.bottom - half, max(box.top + half, y))
    reach = TIP[1] / 2 - 3
    way = _way(box, light)
    across, down = light.left <= along_x <= light.right, light.top <= along_y <= light.bottom
    match way:
        case "up" if across:
            return along_x, box.top - reach, way
        case "down" if across:
            return along_x, box.bottom + reach, way
        case "left" if down:
            return box.left - reach, along_y, way
        case "right" if down:
            return box.right + reach, along_y, way
    return None
