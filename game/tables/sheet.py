"""The sheet on which a screen is laid: 1280 x 720 units, or higher than wide for tall windows.

And rectangles on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import inf, sqrt
from typing import Literal, NamedTuple, Protocol, Self, runtime_checkable

from game.tables.table import BOARD, HEIGHT, WIDTH, Spot

AREA = 640_000.0
"""Square units of a tall sheet: as many as leave body text near a thirtieth of the width."""
LEAST_TEXT = 14.0
"""Pixels that the smallest letters of a tall sheet have at 100 %."""
BODY = 18.0
"""Units of the smallest letters."""
POINTS = 12.0
"""Points that the smallest letters of a telephone on its side have at 100 %."""
LEAST_WIDE = 1180.0, 580.0
"""Units that a wide page has at least each way, however small the telephone is."""
LEGIBLE = 19.7
"""Units of letters on a tall sheet that are 14 points of a telephone of 390 x 844."""
TALLEST = 21 / 9
"""Height to width from which a taller window only leaves room free."""

MARGIN = 10.0
RAIL_UP, LOG_UP, LOG_HIGH = 37.0, 96.0, 52.0
"""From the foot of a tall sheet: middle of the row of round buttons, middle and height of the log
line above them."""
RAIL_ROW = 74.0
"""Height of such a row, and the distance of its buttons where there is room."""
NARROW, ROW = 560.0, 20.0
"""Width below which the log line has one row more, and the height of that."""
FOOT = 124.0
"""From the foot of a tall sheet up to the end of the board."""
RAIL = 1237.0
"""Middle of the column of round buttons on the wide sheet."""
RAIL_BUTTON = 62.0
"""Side of such a button."""
SPARE = 6.0
"""Units between such buttons on a telephone on its side, and from them to the edge."""
WORDED = 74.0
"""Width of a button of the rail with words on it."""
Slot = Literal["first", "second", "third", "third last", "second last", "last"]
"""Places in that column: three from its head down, three from its foot up."""
SLOTS: Mapping[Slot, float] = {
    "first": 47.0,
    "second": 119.0,
    "third": 191.0,
    "third last": 519.0,
    "second last": 591.0,
    "last": 663.0,
}
"""Middles of these places."""
HEAD = 620.0, 17.0, 780.0, 28.0
"""The line at the head of the wide sheet: its middle, width and height."""


class Sheet(NamedTuple):
    """A canvas of so many units across and down."""

    w: float
    h: float
    rails: int = 1
    """Rows of round buttons at the foot of a tall one."""
    small: bool = False
    """True for a wide one on a telephone on its side: what is close together can be enlarged."""

    @property
    def tall(self) -> bool:
        """True where it is as high as wide or higher."""
        return self.h >= self.w

    @property
    def board(self) -> tuple[float, float, float, float]:
        """The part that is a table's own: left, top, right, bottom."""
        if not self.tall:
            return BOARD
        return MARGIN, 8.0, self.w - MARGIN, self.h - FOOT - self._more - self._rails

    @property
    def _more(self) -> float:
        """Extra height of the log line on a sheet so narrow that it needs one row more."""
        return ROW if self.w < NARROW else 0.0

    @property
    def _rails(self) -> float:
        """Height of further rows of buttons."""
        return RAIL_ROW * (self.rails - 1)

    @property
    def log(self) -> tuple[float, float, float, float]:
        """The place of the log line: its middle, width and height."""
        if not self.tall:
            return 603.0, 705.0, 1166.0, 30.0
        high = LOG_HIGH + self._more
        y = self.h - LOG_UP - self._more / 2 - self._rails
        return self.w / 2, y, self.w - 2 * MARGIN - 8, high

    def railed(self, buttons: list[Spot], finger: float = 0.0) -> list[Spot]:
        """The round buttons of the wide sheet's column, on a tall one in a row at its foot.

        ``finger``: units that a finger finds; a column has them from one button to the next.
        Those that stand in the upper half of the column are left, for the one thumb, the others
        right, for the other. Where there are two rows, the middle of the column is a row of its
        own above them, and one with words gets what room the others leave.
        """
        if not self.tall:
            return _spread(buttons, finger)
        if self.rails == 1:
            return self._row(buttons)
        middle = [spot for spot in buttons if abs(spot.y - HEIGHT / 2) < HEIGHT / 4]
        pitch = (self.w - 2 * MARGIN) / max(1, len(middle))
        spread = [
            spot._replace(x=MARGIN + pitch * (i + 0.5), y=self.h - RAIL_UP - RAIL_ROW)
            for i, spot in enumerate(middle)
        ]
        others = [spot for spot in buttons if spot not in middle]
        worded = [spot for spot in others if spot.label is not None]
        row = self._row([spot for spot in others if spot not in worded])
        left, right = self._between(row)
        wide = [
            spot._replace(x=(left + right) / 2, y=self.h - RAIL_UP, w=right - left)
            for spot in worded
        ]
        return [*spread, *row, *wide]

    def _between(self, row: list[Spot]) -> tuple[float, float]:
        """The free room between the buttons for one thumb and those for the other."""
        left = [spot.x + spot.w / 2 for spot in row if spot.x < self.w / 2]
        right = [spot.x - spot.w / 2 for spot in row if spot.x >= self.w / 2]
        return max(left, default=0.0) + MARGIN, min(right, default=self.w) - MARGIN

    def _row(self, buttons: list[Spot]) -> list[Spot]:
        """Round buttons at the foot, left and right."""
        upper = [spot for spot in buttons if spot.y < HEIGHT / 2]
        lower = [spot for spot in buttons if spot.y >= HEIGHT / 2]
        pitch = min(RAIL_ROW, (self.w - 2 * MARGIN) / max(1, len(buttons)))
        first = MARGIN + pitch / 2
        placed = [*(first + pitch * i for i in range(len(upper)))]
        last = self.w - MARGIN - pitch / 2
        placed += [last - pitch * (len(lower) - 1 - i) for i in range(len(lower))]
        return [
            spot._replace(x=x, y=self.h - RAIL_UP, w=min(spot.w, pitch - 4))
            for spot, x in zip([*upper, *lower], placed, strict=True)
        ]


def _spread(buttons: list[Spot], finger: float) -> list[Spot]:
    """A column for a finger: larger buttons, and the upper and lower ones further from the ends."""
    heights = sorted(spot.y for spot in buttons)
    pitch = min((b - a for a, b in pairwise(heights)), default=inf)
    more = max(1.0, finger / pitch)
    side = min(finger - SPARE, 2 * (WIDTH - RAIL) - SPARE)
    return [
        spot._replace(y=end + (spot.y - end) * more, w=max(spot.w, side), h=max(spot.h, side))
        for spot in buttons
        for end in (heights[0] if spot.y < HEIGHT / 2 else heights[-1],)
    ]


def rail_place(slot: Slot) -> Rect:
    """The place of a round button on the wide sheet; `Sheet.railed` finds the one on a tall one."""
    return Rect.around(RAIL, SLOTS[slot], RAIL_BUTTON, RAIL_BUTTON)


def rail_column(worded: Sequence[bool]) -> list[Rect]:
    """Places of buttons that take all of the rail; one with words is a little wider."""
    pitch = HEIGHT / len(worded)
    return [
        Rect.around(RAIL, pitch * (i + 0.5), WORDED if words else RAIL_BUTTON, RAIL_BUTTON)
        for i, words in enumerate(worded)
    ]


WIDE = Sheet(float(WIDTH), float(HEIGHT))
"""The sheet of every window that is wider than high."""


def sheet_for(size: tuple[int, int]) -> Sheet:
    """The sheet of a window of so many pixels: all tall ones have the same area.

    Only small windows have a smaller one, so that letters never get too small to be read.
    """
    w, h = size
    if w > h:
        return WIDE
    scale = max(sqrt(w * min(h, TALLEST * w) / AREA), LEAST_TEXT / BODY)
    return Sheet(w / scale, min(h, TALLEST * w) / scale)


def page_sheet_for(size: tuple[int, int], ratio: float = 1.0) -> Sheet:
    """The sheet of a page in a window of so many pixels: as broad as the window.

    A wide one has at least the 1280 x 720 units of `WIDE`, so that a page over a table is as large
    as the table. Only on a telephone on its side it has fewer, so that letters can be read and a
    finger hits what it wants. ``ratio``: pixels to a point of the screen.
    """
    w, h = size
    if w <= h:
        return sheet_for(size)
    readable = min(POINTS / BODY * ratio, w / LEAST_WIDE[0], h / LEAST_WIDE[1])
    scale = max(min(w / WIDTH, h / HEIGHT), readable)
    return Sheet(w / scale, h / scale)


@runtime_checkable
class Stands(Protocol):
    """A capability of a table: it can be laid on a tall sheet too."""

    @property
    def sheet(self) -> Sheet:
        """The sheet of this table."""

    def on(self, sheet: Sheet) -> Self:
        """The same table, laid on this sheet."""


class OnSheet:
    """Base of the tables that can be laid on any sheet: see `Stands`."""

    def __init__(self, sheet: Sheet = WIDE) -> None:
        self.sheet = sheet

    def on(self, sheet: Sheet) -> Self:
        """The same table, laid on this sheet."""
        return type(self)(sheet)


class Rect(NamedTuple):
    """A rectangle by its left upper corner, in stage units: x to the right, y downwards."""

    left: float
    top: float
    w: float
    h: float

    @classmethod
    def around(cls, x: float, y: float, w: float, h: float) -> Rect:
        """The rectangle of this size with its centre at (x, y), as a spot has it."""
        return cls(x - w / 2, y - h / 2, w, h)

    @classmethod
    def between(cls, left: float, top: float, right: float, bottom: float) -> Rect:
        """The rectangle with these edges."""
        return cls(left, top, right - left, bottom - top)

    @classmethod
    def of(cls, spot: Spot) -> Rect:
        """The rectangle that a spot covers."""
        return cls.around(spot.x, spot.y, spot.w, spot.h)

    @property
    def right(self) -> float:
        """Right edge."""
        return self.left + self.w

    @property
    def bottom(self) -> float:
        """Lower edge."""
        return self.top + self.h

    @property
    def x(self) -> float:
        """Centre, across."""
        return self.left + self.w / 2

    @property
    def y(self) -> float:
        """Centre, down."""
        return self.top + self.h / 2

    @property
    def placed(self) -> tuple[float, float, float, float]:
        """Centre, width and height, as a spot has them: ``Spot(id, art, *rect.placed)``."""
        return self.x, self.y, self.w, self.h

    def columns(self, *widths: float, gap: float = 0.0) -> list[Rect]:
        """Cut it from left to right; columns of width 0 share the width that the others leave."""
        cuts = _cut(self.left, self.w, widths, gap)
        return [Rect(left, self.top, w, self.h) for left, w in cuts]

    def rows(self, *heights: float, gap: float = 0.0) -> list[Rect]:
        """Cut it from top to bottom; rows of height 0 share the height that the others leave."""
        cuts = _cut(self.top, self.h, heights, gap)
        return [Rect(self.left, top, self.w, h) for top, h in cuts]

    def inset(self, across: float, down: float) -> Rect:
        """The rectangle inside a margin of ``across`` left and right, ``down`` above and below."""
        w, h = max(0.0, self.w - 2 * across), max(0.0, self.h - 2 * down)
        return Rect.around(self.x, self.y, w, h)

    def sized(self, w: float, h: float) -> Rect:
        """The rectangle of this size with the same centre."""
        return Rect.around(self.x, self.y, w, h)

    def overlap(self, other: Rect) -> float:
        """The area that both cover, in square units."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(0.0, across) * max(0.0, down)

    def moved(self, across: float, down: float) -> Rect:
        """The same rectangle elsewhere."""
        return Rect(self.left + across, self.top + down, self.w, self.h)


def _cut(
    start: float, length: float, sizes: Sequence[float], gap: float
) -> list[tuple[float, float]]:
    """The parts of a length, with gaps between them; those of size 0 share the rest."""
    rest = length - sum(sizes) - gap * (len(sizes) - 1)
    share = rest / max(1, sum(size == 0 for size in sizes))
    parts = []
    for size in sizes:
        parts.append((start, size or share))
        start += (size or share) + gap
    return parts
