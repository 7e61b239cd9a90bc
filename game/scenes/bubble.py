"""The coach's bubble: as large as its words, beside what it speaks of, never on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.art.easel import Easel
from game.art.type import fitted
from game.tables.table import HEIGHT, WIDTH, Spot

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
CHOICE = 68.0
"""Height of a row of two choices."""
GAP = 26.0
"""Between what the coach speaks of and its bubble: the tip is in it."""
EDGE = 10.0
"""From the bubble to the edge of the stage."""
FACE = (150.0, 130.0)
JUTS = 122.0
"""How far the coach's face stands out of the bubble."""
TIP = (46.0, 26.0)
SHRINKS = 1500.0
"""Cost of words that are smaller than they could be: a narrower bubble with two rows is nicer."""
ROOMY = 600.0
"""From this width on, Back and Skip have their words."""


class Box(NamedTuple):
    """A rectangle by its edges, in stage units."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def around(cls, spot: Spot) -> Box:
        """What a spot covers."""
        return cls(
            spot.x - spot.w / 2, spot.y - spot.h / 2, spot.x + spot.w / 2, spot.y + spot.h / 2
        )

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def overlap(self, other: Box) -> float:
        """The area that both cover."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(0.0, across) * max(0.0, down)


@dataclass(frozen=True, slots=True)
class Bubble:
    """Where bubble, face and tip go, and how large the words are."""

    box: Box
    face: Box
    looks: str
    """Where the face looks: "left" from the right edge, or "right"."""
    size: float
    words: Box
    tip: tuple[float, float, str] | None
    """Its place and where it points: up, down, left or right."""

    @property
    def roomy(self) -> bool:
        """Whether there is room for the words of all buttons."""
        return self.box.right - self.box.left >= ROOMY


def bubble(
    easel: Easel, text: str, lit: Sequence[Spot], kept: Sequence[Spot], rows: int = 0
) -> Bubble:
    """The best place for these words: as large as possible, off the lit spots and off the kept.

    ``kept`` stay free if that can be; ``rows`` of choices are under the words.
    """
    lights = [Box.around(spot) for spot in lit]
    others = [Box.around(spot) for spot in kept]
    whole = _whole(lights)
    best: tuple[float, Bubble] | None = None
    for size in SMALLER:
        for rank, width in enumerate(WIDTHS):
            tall, shrunk = _measure(easel, text, size, width - 2 * MARGIN)
            high = HEAD + tall + rows * CHOICE + FOOT
            if high > HEIGHT - 2 * EDGE:
                continue
            for made in _places(width, high, size, whole, rows * CHOICE):
                parts = (made.box, made.face)
                covered = sum(part.overlap(light) for part in parts for light in lights)
                near = sum(part.overlap(other) for part in parts for other in others)
                cost = 1e4 * covered + 10 * near + 60 * rank + shrunk + _far(made.box, whole)
                if best is None or cost < best[0]:
                    best = cost, made
        if best is not None and best[0] < 1e4:
            break
    assert best is not None
    return _pointed(best[1], whole)


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


def _places(w: float, h: float, size: float, whole: Box | None, choices: float) -> Iterator[Bubble]:
    """The middle if nothing is lit, else all around it and in the corners."""
    least, most = EDGE + 6, WIDTH - EDGE - w
    low = HEIGHT - EDGE - h
    if whole is None:
        spots = [((WIDTH - w) / 2, (HEIGHT - h) / 2)]
    else:
        x, y = whole.middle
        spots = [
            (x - w / 2, whole.bottom + GAP), (x - w / 2, whole.top - GAP - h),
            (whole.right + GAP, y - h / 2), (whole.left - GAP - w, y - h / 2),
            (whole.right + GAP + JUTS, y - h / 2), (whole.left - GAP - JUTS - w, y - h / 2),
            (least, EDGE), (least, low), (most, EDGE), (most, low),
            (x - w / 2, EDGE), (x - w / 2, low),
        ]  # fmt: skip
    for left, top in spots:
        for looks, room in (("left", (0.0, JUTS)), ("right", (JUTS, 0.0))):
            held = min(most - room[1], max(least + room[0], left))
            if held < least + room[0] - 1:
                continue
            yield _made(held, min(low, max(EDGE, top)), w, h, size, looks, choices)


def _made(
    left: float, top: float, w: float, h: float, size: float, looks: str, choices: float
) -> Bubble:
    x = left + w + JUTS - FACE[0] if looks == "left" else left - JUTS
    y = top + min(60.0, (h - FACE[1]) / 2)
    foot = top + h - FOOT - choices
    words = Box(left + MARGIN, top + HEAD - 6, left + w - MARGIN, foot + 4)
    face = Box(x, y, x + FACE[0], y + FACE[1])
    return Bubble(Box(left, top, left + w, top + h), face, looks, size, words, None)


def _far(box: Box, whole: Box | None) -> float:
    """How far the bubble is from what it speaks of."""
    if whole is None:
        return 0.0
    across = max(whole.left - box.right, box.left - whole.right, 0.0)
    down = max(whole.top - box.bottom, box.top - whole.bottom, 0.0)
    x, y = box.middle
    to_x, to_y = whole.middle
    return across + down + 0.2 * (abs(x - to_x) + abs(y - to_y))


def _pointed(made: Bubble, whole: Box | None) -> Bubble:
    """With its tip towards what is lit, from the edge that faces it."""
    if whole is None:
        return made
    box = made.box
    x, y = whole.middle
    half = TIP[0] / 2 + 30
    along_x = min(box.right - half, max(box.left + half, x))
    along_y = min(box.bottom - half, max(box.top + half, y))
    reach = TIP[1] / 2 - 3
    if whole.bottom <= box.top:
        tip = (along_x, box.top - reach, "up")
    elif whole.top >= box.bottom:
        tip = (along_x, box.bottom + reach, "down")
    elif whole.right <= box.left:
        tip = (box.left - reach, along_y, "left")
    elif whole.left >= box.right:
        tip = (box.right + reach, along_y, "right")
    else:
        return made
    return Bubble(made.box, made.face, made.looks, made.size, made.words, tip)
