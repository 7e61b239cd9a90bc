"""Measures of the layout engine: how long words, buttons and pictures are on one sheet."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import ceil, inf
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from game.art.ink.renderer import SMALLEST, Renderer
from game.art.ink.type import BREAKS, text_size
from game.art.menu.buttons import GHOST, button_room
from game.tables.pictures import Button, Chip, Label
from game.tables.sheet import LEGIBLE, Sheet

T = TypeVar("T")

GAP: Final = 8.0
"""Units between neighbours."""
EDGE: Final = 14.0
"""Units that a page leaves free at the edges of its sheet."""
FINGER: Final = 62.0
"""Height of what is touched on a wide sheet, in units."""
TALL_FINGER: Final = 70.0
"""The same on a tall sheet: 44 points of a telephone of 390 x 664 points."""
LETTERS: Final = 22.0
"""Smallest letters of a tall sheet, in units: 14 points of such a telephone."""
TIGHT: Final = 4.0
"""Part of itself to which a gap shrinks where a column has little room."""
AIRY: Final = 1.25
"""Height of lines that are easy to read, by that of lines as close together as they may be."""
PRIMARY: Final = 72.0
"""Height of the button for the next act, from which its letters are larger."""


class Span(NamedTuple):
    """A length in units: the least that works, and the best."""

    least: float
    best: float
    floor: float = -1.0
    """Length to which it may shrink below its least by showing less at once; negative: never."""

    @property
    def bottom(self) -> float:
        """The shortest it can be."""
        return self.floor if 0 <= self.floor < self.least else self.least


class Ruler(Struct, frozen=True):
    """Measures for one sheet, text size and language. Each node is measured once at each width."""

    renderer: Renderer
    sheet: Sheet
    known: dict[tuple[int, float], tuple[object, Any]] = {}
    """Number of a node and a width -> the node, and what was found; width -1: its widths."""
    leaves: dict[str, int] = {}
    """Name of a list that was placed -> over how many leaves it goes."""

    def once(self, node: object, wide: float, find: Callable[[], T]) -> T:
        """Result for this node at this width: found before, or now."""
        key = id(node), wide
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = node, find()
        found: T = known[1]
        return found

    @property
    def finger(self) -> float:
        """Least height of what is touched, in units."""
        return TALL_FINGER if self.sheet.tall else FINGER

    def text(self, label: Label, words: str, wide: float) -> Span:
        """Height of words in a box so wide, at their smallest and at their own size."""
        best = self._size(words, label.size, label.bold, wide)[1]
        least = self._size(words, min(label.size, SMALLEST), label.bold, wide)[1]
        return Span(min(least, best), best)

    def legible(self, label: Label, words: str, wide: float) -> float:
        """Height of words in a box so wide, in the smallest letters of this sheet."""
        smallest = (LEGIBLE if self.sheet.tall else SMALLEST) / self.renderer.text_scale
        return self._size(words, min(label.size, smallest), label.bold, wide)[1]

    def width(self, label: Label, words: str) -> Span:
        """Width of the longest word, and of the words on one line."""
        best = self._size(words, label.size, label.bold, inf)[0]
        longest = max(re.split(f"[{BREAKS}\\n]", words.replace("**", "")), key=len, default="")
        return Span(min(best, self._size(longest, label.size, label.bold, inf)[0]), best)

    def _size(self, words: str, size: float, bold: bool, wide: float) -> tuple[float, float]:
        """Width and height in units, rounded up to whole pixels and one more."""
        scale = self.renderer.scale
        box = None if wide == inf else self.renderer.px(wide)
        w, h = text_size(self.renderer, words, size, box, bold=bold)
        return (ceil(w) + 1) / scale, (ceil(h) + 1) / scale


def lettered(art: Label, sheet: Sheet) -> Label:
    """The same words in letters that can be read on this sheet."""
    return replace(art, size=LETTERS) if sheet.tall and art.size < LETTERS else art


def _button_font(art: Button, words: str) -> Label:
    large = art.kind == "primary" and "\n" not in words
    return Label("text", 28.0 if large else GHOST, bold=True)


def button_width(ruler: Ruler, art: Button, words: str) -> Span:
    """Width of a button: its words on one line, or at least its longest word."""
    if not words:
        return Span(ruler.finger, ruler.finger)
    first, _, second = words.partition("\n")
    span = ruler.width(_button_font(art, words), first)
    if second:
        below = ruler.width(Label("text", SMALLEST), second)
        span = Span(max(span.least, below.least), max(span.best, below.best))
    air, sign = button_room(art)
    least = air + sign if art.tells_by_icon else air
    return Span(span.least + least, span.best + air + sign)


def button_height(ruler: Ruler, art: Button, words: str, wide: float) -> Span:
    """Height of a button: a finger, or more where its words need several lines."""
    usual = PRIMARY if art.kind == "primary" else ruler.finger
    least = max(ruler.finger, usual - GAP)
    if not words:
        return Span(least, usual)
    first, _, second = words.partition("\n")
    air, sign = button_room(art)
    room = max(1.0, wide - air)
    font = _button_font(art, words)
    beside = art.tells_by_icon or ruler.width(font, first).best <= room - sign
    wide = room - sign if beside else room
    high, low = ruler.text(font, first, wide).best, ruler.legible(font, first, wide)
    if second:
        below = ruler.text(Label("text", SMALLEST), second, room)
        high, low = high + below.best, low + below.least
    best = max(usual, high / 0.88 + GAP)
    return Span(min(best, max(least, low / 0.88 + GAP)), best)


PILL: Final = Label("text", 18.0, bold=True)
"""The words of a pill."""
ROUND: Final = 0.6
"""Part of its height that a pill leaves free at its ends, which are round."""


def pill_width(ruler: Ruler, art: Chip, words: str) -> Span:
    """Width of a pill: its words on one line, or at least its longest word."""
    high = pill_height(ruler, art, words, inf).best
    air = ROUND * high + GAP + (GHOST if art.icon else 0.0)
    span = ruler.width(PILL, words)
    return Span(span.least + air, span.best + air)


def pill_height(ruler: Ruler, art: Chip, words: str, wide: float) -> Span:
    """Height of a pill: a line, or more where its words need several."""
    sign = GHOST if art.icon else 0.0
    line = max(GHOST * 1.7, ruler.text(PILL, words, inf).best + GAP)
    least = min(GHOST * 1.5, line)
    if wide == inf or ruler.width(PILL, words).best + ROUND * line + sign <= wide:
        return Span(least, line)
    # Ends are the rounder, the higher it is.
    high = ruler.text(PILL, words, max(1.0, wide - ROUND * line - sign)).best + 2 * GAP
    high = ruler.text(PILL, words, max(1.0, wide - ROUND * high - sign)).best + 2 * GAP
    return Span(least, max(line, high))


def worded(ruler: Ruler, art: Button, words: str, wide: float) -> Button:
    """The button without its icon where the words need that room; on a tall sheet they wrap."""
    if ruler.sheet.tall and art.floor < LEGIBLE:
        art = replace(art, floor=LEGIBLE)
    air, sign = button_room(art)
    wanted = ruler.width(_button_font(art, words), words.partition("\n")[0]).best
    if art.icon and not art.tells_by_icon and wanted > wide - air - sign:
        return replace(art, icon="")
    return art
