"""Layout engine for pages: a tree of rows, columns, grids and stacks becomes spots on any sheet.

A page is described once, by a function ``view(model) -> Node``. The solver works in two steps:

* sizes come up: each node says how wide it is at least and at best, and how high at a given width.
  Words are measured with the font that will paint them, at the text size of the settings;
* rectangles come down: each node shares out its rectangle among its children.

The solver keeps the rules that hold on every page: what a finger touches is at least `FINGER`
units high (44 points on a telephone), letters on a tall sheet are at least `LETTERS` units, words
wrap before they shrink, pictures keep their proportions. Pages hold no coordinates.

Why an engine of our own: decision 120.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil, inf
from typing import Literal, TypedDict

from game.art.ink.easel import Easel
from game.art.menu.buttons import GHOST, Letters, RoundButton
from game.core.phrase import literal, say
from game.tables.pictures import Button, Chip, Label
from game.tables.rect import Rect
from game.tables.sheet import Sheet
from game.tables.table import Spot
from game.ui.measure import (
    EDGE,
    GAP,
    LETTERS,
    TIGHT,
    Ruler,
    Span,
    button_height,
    button_width,
    lettered,
    worded,
)

Align = Literal["fill", "start", "middle", "end"]
"""Place of a child across the direction of its row or column."""
Justify = Literal["start", "middle", "end", "spread"]
"""Place of the children where a row or column has more room than they take."""


SLACK = 1e-6
"""Units by which sums of the same lengths may differ; a share of spare room below it is none."""


# --- nodes ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """A part of a page. Units throughout."""

    grow: float = 0.0
    """Share of the spare room of its row or column that it takes."""
    align: Align = "fill"
    least_w: float = 0.0
    least_h: float = 0.0
    most_w: float = inf
    most_h: float = inf

    def widths(self, ruler: Ruler) -> Span:
        """Width that it needs, and that it would like."""
        return ruler.once(
            self, -1.0, lambda: _within(self._widths(ruler), self.least_w, self.most_w)
        )

    def heights(self, ruler: Ruler, wide: float) -> Span:
        """Height that it needs, and that it would like, where it is so wide."""
        return ruler.once(
            self, wide, lambda: _within(self._heights(ruler, wide), self.least_h, self.most_h)
        )

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """Spots inside the rectangle."""
        raise NotImplementedError

    def _widths(self, ruler: Ruler) -> Span:
        raise NotImplementedError

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        raise NotImplementedError


class Limits(TypedDict, total=False):
    """The fields of a node, as functions that make nodes pass them on."""

    grow: float
    align: Align
    least_w: float
    least_h: float
    most_w: float
    most_h: float


def _within(span: Span, least: float, most: float) -> Span:
    low = min(max(span.least, least), most)
    return Span(low, min(max(span.best, low), most), span.floor)


@dataclass(frozen=True, slots=True)
class Leaf(Node):
    """One spot; its x, y, w and h are set here.

    Words, buttons and round buttons know their size. Any other picture has a ``natural`` size in
    units and keeps its proportions; without one it takes the rectangle that it is given.
    """

    spot: Spot
    natural: tuple[float, float] | None = None
    stretch: bool = False
    """True: fills its rectangle whatever its proportions are."""

    def _widths(self, ruler: Ruler) -> Span:
        words = ruler.easel.say(self.spot.label) if self.spot.label is not None else ""
        match self.spot.art:
            case Label() as art:
                return ruler.width(lettered(art, ruler.sheet), words)
            case Button() as art:
                return button_width(ruler, art, words)
            case RoundButton() | Letters() if self.natural is None:
                return Span(ruler.finger, ruler.finger)
            case Chip() as art:
                span = ruler.width(Label("text", GHOST * 0.8, bold=True), words)
                sign = GHOST if art.icon else 0.0
                return Span(span.least + GHOST + sign, span.best + GHOST + sign)
        w = self.natural[0] if self.natural else 0.0
        return Span(w / 2, w)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        words = ruler.easel.say(self.spot.label) if self.spot.label is not None else ""
        match self.spot.art:
            case Label() as art:
                return ruler.text(lettered(art, ruler.sheet), words, wide)
            case Button() as art:
                return button_height(ruler, art, words, wide)
            case RoundButton() | Letters() if self.natural is None:
                return Span(ruler.finger, ruler.finger)
            case Chip():
                return Span(GHOST * 1.5, GHOST * 1.7)
        if self.natural is None:
            return Span(0.0, 0.0)
        h = self.natural[1] * min(1.0, wide / self.natural[0])
        return Span(h / 2, h)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """The spot, in its rectangle or as large as its proportions allow in the middle of it."""
        w, h = box.w, box.h
        art = self.spot.art
        if self.stretch:
            pass
        elif self.natural is not None:
            scale = min(w / self.natural[0], h / self.natural[1])
            w, h = self.natural[0] * scale, self.natural[1] * scale
        elif isinstance(art, RoundButton | Letters):
            w = h = min(w, h, ruler.finger)
        if isinstance(art, Label):
            art = lettered(art, ruler.sheet)
        elif isinstance(art, Button) and self.spot.label is not None:
            art = worded(ruler, art, ruler.easel.say(self.spot.label), w)
        yield self.spot._replace(art=art, x=box.x, y=box.y, w=w, h=h)


@dataclass(frozen=True, slots=True)
class Gap(Node):
    """Free room; with ``grow`` it pushes its neighbours apart."""

    size: float = 0.0

    def _widths(self, ruler: Ruler) -> Span:
        return Span(0.0, self.size)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return Span(0.0, self.size)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """Nothing."""
        return iter(())


@dataclass(frozen=True, slots=True)
class Row(Node):
    """Children side by side."""

    children: Sequence[Node]
    gap: float = GAP
    justify: Justify = "middle"
    even: bool = False
    """All of one width."""

    def _widths(self, ruler: Ruler) -> Span:
        return _summed(self._spans(ruler), self.gap)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        widths = self._shares(ruler, wide)
        spans = [child.heights(ruler, w) for child, w in zip(self.children, widths, strict=True)]
        return _largest(spans)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """Each child in its part of the width."""
        widths = self._shares(ruler, box.w)
        starts = _starts(widths, box.w, self.gap, self.justify)
        for child, at, w in zip(self.children, starts, widths, strict=True):
            span = child.heights(ruler, w)
            top, h = _across(child.align, box.top, box.h, span.best, child.most_h)
            yield from child.place(ruler, Rect(box.left + at, top, w, h))

    def _spans(self, ruler: Ruler) -> list[Span]:
        spans = [child.widths(ruler) for child in self.children]
        return [_largest(spans)] * len(spans) if self.even else spans

    def _shares(self, ruler: Ruler, wide: float) -> list[float]:
        limits = [(child.grow, child.most_w) for child in self.children]
        return shared(self._spans(ruler), limits, wide - self.gap * (len(self.children) - 1))


@dataclass(frozen=True, slots=True)
class Column(Node):
    """Children one below another."""

    children: Sequence[Node]
    gap: float = GAP
    justify: Justify = "middle"
    even: bool = False
    """All of one height."""

    def _widths(self, ruler: Ruler) -> Span:
        return _largest([child.widths(ruler) for child in self.children])

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        gaps = max(0, len(self.children) - 1)
        air = [Span(self.gap / TIGHT, self.gap)] * gaps
        return _summed([*self._spans(ruler, wide), *air], 0.0)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """Each child in its part of the height; gaps shrink with them where there is less."""
        spans = self._spans(ruler, box.w)
        gaps = len(spans) - 1
        air = [Span(self.gap / TIGHT, self.gap)] * gaps
        limits = [(child.grow, child.most_h) for child in self.children]
        lengths = shared([*spans, *air], [*limits, *[(0.0, inf)] * gaps], box.h)
        heights = lengths[: len(spans)]
        gap = lengths[-1] if gaps > 0 else 0.0
        starts = _starts(heights, box.h, gap, self.justify)
        for child, at, h in zip(self.children, starts, heights, strict=True):
            left, w = _across(child.align, box.left, box.w, child.widths(ruler).best, child.most_w)
            yield from child.place(ruler, Rect(left, box.top + at, w, h))

    def _spans(self, ruler: Ruler, wide: float) -> list[Span]:
        spans = []
        for child in self.children:
            _, w = _across(child.align, 0.0, wide, child.widths(ruler).best, child.most_w)
            spans.append(child.heights(ruler, w))
        return [_largest(spans)] * len(spans) if self.even else spans


@dataclass(frozen=True, slots=True)
class Grid(Node):
    """Cells of one width in rows; each row is as high as its highest cell."""

    children: Sequence[Node]
    columns: int = 0
    """How many; 0: as many as have room for the words of each cell on one line."""
    down: bool = False
    """Filled column by column."""
    gap: float = GAP
    aisle: float = GAP
    """Units between columns."""
    even: bool = True
    """All rows of one height."""
    justify: Justify = "middle"
    last: Justify = "start"
    """Place of the cells of a last row that is not full."""

    def _widths(self, ruler: Ruler) -> Span:
        span = _largest([child.widths(ruler) for child in self.children])
        n = self.columns or len(self.children) or 1
        air = self.aisle * (n - 1)
        least = span.least * self.columns + air if self.columns else span.least
        return Span(least, span.best * n + air)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return self._column(ruler, wide).heights(ruler, wide)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """Row by row."""
        return self._column(ruler, box.w).place(ruler, box)

    def count(self, ruler: Ruler, wide: float) -> int:
        """How many columns there are in this width."""
        if self.columns or not self.children:
            return self.columns or 1
        best = max(child.widths(ruler).best for child in self.children)
        n = max(1, min(len(self.children), int((wide + self.aisle) / (best + self.aisle))))
        rows = ceil(len(self.children) / n)
        return ceil(len(self.children) / rows)  # equal rows rather than a short last one

    def _column(self, ruler: Ruler, wide: float) -> Column:
        return ruler.once(self, -2.0 - wide, lambda: self._arranged(ruler, wide))

    def _arranged(self, ruler: Ruler, wide: float) -> Column:
        n = self.count(ruler, wide)
        cells = list(self.children)
        high = ceil(len(cells) / n)
        rows = (
            [cells[i::high] for i in range(high)]
            if self.down
            else [cells[i : i + n] for i in range(0, len(cells), n)]
        )
        grow = max((child.grow for child in cells), default=0.0)
        most = max((child.most_h for child in cells), default=inf)
        lines = []
        for row in rows:
            # Where the number of columns is free, a short last row takes the whole width too.
            across = n if self.columns else len(row)
            w = (wide - self.aisle * (across - 1)) / across
            cells_of_row = [_Cell(child, width=w) for child in row]
            lines.append(
                Row(cells_of_row, gap=self.aisle, justify=self.last, grow=grow, most_h=most)
            )
        return Column(lines, gap=self.gap, even=self.even, justify=self.justify)


@dataclass(frozen=True, slots=True)
class _Cell(Node):
    """A child of exactly this width."""

    child: Node
    width: float

    def _widths(self, ruler: Ruler) -> Span:
        return Span(self.width, self.width)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return self.child.heights(ruler, self.width)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """The child, at its place across the cell."""
        return _placed(self.child, ruler, box)


@dataclass(frozen=True, slots=True)
class Table(Node):
    """Cells in rows: each column as wide as its widest cell, each row as high as its highest.

    A row of one cell goes across all columns.
    """

    rows: Sequence[Sequence[Node]]
    gap: float = 2 * GAP
    aisle: float = 2 * GAP
    """Units between columns."""
    even_from: int | None = None
    """The first of the columns that are of one width; None: each has its own."""
    justify: Justify = "start"

    def _widths(self, ruler: Ruler) -> Span:
        across = [row[0].widths(ruler) for row in self.rows if len(row) == 1]
        return _largest([_summed(self._spans(ruler), self.aisle), *across])

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return self._column(ruler, wide).heights(ruler, wide)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """Row by row."""
        return self._column(ruler, box.w).place(ruler, box)

    def _columns(self) -> list[tuple[Node, ...]]:
        return list(zip(*(row for row in self.rows if len(row) > 1), strict=True))

    def _spans(self, ruler: Ruler) -> list[Span]:
        spans = [_largest([cell.widths(ruler) for cell in column]) for column in self._columns()]
        if self.even_from is not None:
            alike = spans[self.even_from :]
            spans[self.even_from :] = [_largest(alike)] * len(alike)
        return spans

    def _column(self, ruler: Ruler, wide: float) -> Column:
        return ruler.once(self, -2.0 - wide, lambda: self._arranged(ruler, wide))

    def _arranged(self, ruler: Ruler, wide: float) -> Column:
        limits = [
            (max(cell.grow for cell in column), max(cell.most_w for cell in column))
            for column in self._columns()
        ]
        room = wide - self.aisle * max(0, len(limits) - 1)
        widths = shared(self._spans(ruler), limits, room)
        lines: list[Node] = []
        for row in self.rows:
            if len(row) == 1:
                lines.append(row[0])
                continue
            cells = [_Cell(cell, width=w) for cell, w in zip(row, widths, strict=True)]
            lines.append(Row(cells, gap=self.aisle))
        return Column(lines, gap=self.gap, justify=self.justify)


@dataclass(frozen=True, slots=True)
class Fits(Node):
    """The first of several arrangements of the same parts for which there is room.

    That is room for its best size, or else for its least; where none of them fits, the one that
    needs the least more.
    """

    options: Sequence[Node]

    def _of(self, ruler: Ruler, wide: float, high: float = inf) -> Node:
        for best in (True, False):
            for node in self.options:
                across, down = node.widths(ruler), node.heights(ruler, wide)
                w, h = (across.best, down.best) if best else (across.least, down.least)
                if w <= wide + SLACK and h <= high + SLACK:
                    return node
        return min(self.options, key=lambda node: self._lacks(ruler, node, wide, high))

    def _lacks(self, ruler: Ruler, node: Node, wide: float, high: float) -> float:
        """How much more room it needs each way, as parts of the room there is."""
        w, h = node.widths(ruler).least, node.heights(ruler, wide).least
        return max(0.0, w / wide - 1.0) + max(0.0, h / high - 1.0)

    def _widths(self, ruler: Ruler) -> Span:
        spans = [node.widths(ruler) for node in self.options]
        return Span(min(span.least for span in spans), spans[0].best)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        least = min(node.heights(ruler, wide).least for node in self.options)
        best = self._of(ruler, wide).heights(ruler, wide).best
        return Span(min(least, best), best)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """The arrangement for this rectangle."""
        return _placed(self._of(ruler, box.w, box.h), ruler, box)


@dataclass(frozen=True, slots=True)
class Gallery(Node):
    """Pictures of one shape, in as many columns as make them largest."""

    children: Sequence[Node]
    natural: tuple[float, float]
    """Width and height of each, in units, where there is no other limit."""
    gap: float = GAP

    def _widths(self, ruler: Ruler) -> Span:
        wide = self.natural[0] + self.gap
        return Span(self.natural[0], wide * len(self.children) - self.gap)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return Span(self._high(wide, 0.5), self._high(wide, 1.0))

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """Row by row, in the middle."""
        n = len(self.children)
        columns = max(range(1, n + 1), key=lambda columns: self._scale(box, columns), default=1)
        scale = self._scale(box, columns)
        w, h = self.natural[0] * scale, self.natural[1] * scale
        left = box.x - (columns * (w + self.gap) - self.gap) / 2
        top = box.y - (ceil(n / columns) * (h + self.gap) - self.gap) / 2
        for i, child in enumerate(self.children):
            row, column = divmod(i, columns)
            x, y = left + column * (w + self.gap), top + row * (h + self.gap)
            yield from child.place(ruler, Rect(x, y, w, h))

    def _scale(self, box: Rect, columns: int) -> float:
        rows = ceil(len(self.children) / columns)
        w = (box.w + self.gap) / columns - self.gap
        h = (box.h + self.gap) / rows - self.gap
        return max(0.0, min(w / self.natural[0], h / self.natural[1]))

    def _high(self, wide: float, scale: float) -> float:
        """Height at this part of the natural size."""
        columns = max(1, int((wide + self.gap) / (self.natural[0] * scale + self.gap)))
        pitch = self.natural[1] * scale + self.gap
        return ceil(len(self.children) / columns) * pitch - self.gap


@dataclass(frozen=True, slots=True)
class Steady(Node):
    """A child in the room that the largest of several would take: words that change."""

    child: Node
    others: Sequence[Node]

    def _widths(self, ruler: Ruler) -> Span:
        return _largest([child.widths(ruler) for child in (self.child, *self.others)])

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return _largest([child.heights(ruler, wide) for child in (self.child, *self.others)])

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """The child alone."""
        return _placed(self.child, ruler, box)


@dataclass(frozen=True, slots=True)
class Wrap(Node):
    """Children side by side, each of its own width, in as many rows as they need."""

    children: Sequence[Node]
    gap: float = GAP
    justify: Justify = "middle"

    def _widths(self, ruler: Ruler) -> Span:
        spans = [child.widths(ruler) for child in self.children]
        return Span(_largest(spans).least, _summed(spans, self.gap).best)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return self._column(ruler, wide).heights(ruler, wide)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """Row by row."""
        return self._column(ruler, box.w).place(ruler, box)

    def _column(self, ruler: Ruler, wide: float) -> Column:
        return ruler.once(self, -2.0 - wide, lambda: self._arranged(ruler, wide))

    def _arranged(self, ruler: Ruler, wide: float) -> Column:
        rows: list[list[Node]] = [[]]
        used = 0.0
        for child in self.children:
            w = child.widths(ruler).best
            if rows[-1] and used + w > wide:
                rows.append([])
                used = 0.0
            rows[-1].append(child)
            used += w + self.gap
        lines = [Row(row, gap=self.gap, justify=self.justify) for row in rows]
        return Column(lines, gap=self.gap)


@dataclass(frozen=True, slots=True)
class Stack(Node):
    """Children on top of each other, all in the same rectangle."""

    children: Sequence[Node]

    def _widths(self, ruler: Ruler) -> Span:
        return _largest([child.widths(ruler) for child in self.children])

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return _largest([child.heights(ruler, wide) for child in self.children])

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """Each child in all of the rectangle."""
        for child in self.children:
            yield from _placed(child, ruler, box)


@dataclass(frozen=True, slots=True)
class Pad(Node):
    """Free room around a child."""

    child: Node
    x: float = EDGE
    y: float = GAP

    def _widths(self, ruler: Ruler) -> Span:
        span = self.child.widths(ruler)
        return _padded(span, 2 * self.x)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        span = self.child.heights(ruler, max(1.0, wide - 2 * self.x))
        return _padded(span, 2 * self.y)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """The child inside the margin."""
        return _placed(self.child, ruler, box.inset(self.x, self.y))


@dataclass(frozen=True, slots=True)
class Centre(Node):
    """A child of its best size in the middle: a dialog."""

    child: Node

    def _widths(self, ruler: Ruler) -> Span:
        return self.child.widths(ruler)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return self.child.heights(ruler, wide)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """The child, as large as it likes to be and no larger than the rectangle."""
        w = min(box.w, self.child.widths(ruler).best)
        h = min(box.h, self.child.heights(ruler, w).best)
        return self.child.place(ruler, Rect.around(box.x, box.y, w, h))


@dataclass(frozen=True, slots=True)
class Choose(Node):
    """One of two arrangements of the same parts, by the shape of the sheet."""

    wide: Node
    tall: Node

    def _of(self, ruler: Ruler) -> Node:
        return self.tall if ruler.sheet.tall else self.wide

    def _widths(self, ruler: Ruler) -> Span:
        return self._of(ruler).widths(ruler)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return self._of(ruler).heights(ruler, wide)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """The arrangement for this sheet."""
        return _placed(self._of(ruler), ruler, box)


@dataclass(frozen=True, slots=True)
class Scroll(Node):
    """Rows over several leaves where they do not fit on one, with buttons that turn the leaves.

    The buttons are ``<name>:less`` and ``<name>:more``; ``at`` counts leaves and may run past
    the last one, which is the first again.
    """

    rows: Sequence[Node]
    at: int = 0
    columns: int = 1
    """Columns of a wide sheet, filled downwards; a tall sheet has one."""
    name: str = "leaf"
    gap: float = GAP
    aisle: float = 3 * GAP
    even: bool = True
    """All rows of one height."""
    foot: Callable[[int, int], Node] | None = None
    """Makes what stands below the rows, on a single leaf too, from which leaf it is (from 0) and
    how many there are; None: buttons that turn, where there are several."""

    def _widths(self, ruler: Ruler) -> Span:
        return _largest([row.widths(ruler) for row in self.rows])

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        span = self._grid(ruler, self.rows).heights(ruler, wide)
        below = self._below(ruler, wide, 1)
        floor = self._pitch(ruler, wide) + self._below(ruler, wide, 2)
        return Span(span.least + below, span.best + below, floor)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """The rows of one leaf, and the buttons below them where there are several."""
        below = self._below(ruler, box.w, 1)
        leaves = 1
        if self._grid(ruler, self.rows).heights(ruler, box.w).least > box.h - below + SLACK:
            below = self._below(ruler, box.w, 2)
            leaves = self._count(ruler, box.w, box.h - below)
        ruler.leaves[self.name] = leaves
        each = ceil(len(self.rows) / leaves)
        at = self.at % leaves
        shown = self.rows[each * at : each * (at + 1)]
        rows = Rect(box.left, box.top, box.w, box.h - below)
        yield from self._grid(ruler, shown).place(ruler, rows)
        if below:
            high = below - self.gap
            foot = Rect(box.left, box.bottom - high, box.w, high)
            yield from _placed(self._foot(at, leaves), ruler, foot)

    def _foot(self, at: int, leaves: int) -> Node:
        return self.foot(at, leaves) if self.foot else turners(self.name, at, leaves)

    def _below(self, ruler: Ruler, wide: float, leaves: int) -> float:
        """Height below the rows where there are so many leaves."""
        if self.foot is None and leaves == 1:
            return 0.0
        return self._foot(0, leaves).heights(ruler, wide).best + self.gap

    def _count(self, ruler: Ruler, wide: float, high: float) -> int:
        """How many leaves there are where each has so much room for its rows."""
        if self.even:
            pitch = self._pitch(ruler, wide) + self.gap / TIGHT
            most = self._columns(ruler) * max(1, int(high / pitch))
            return ceil(len(self.rows) / most)
        for leaves in range(2, len(self.rows)):
            each = ceil(len(self.rows) / leaves)
            groups = [self.rows[i : i + each] for i in range(0, len(self.rows), each)]
            if all(self._rows(ruler, g).heights(ruler, wide).least <= high for g in groups):
                return len(groups)
        return len(self.rows)

    def _columns(self, ruler: Ruler) -> int:
        return 1 if ruler.sheet.tall else self.columns

    def _grid(self, ruler: Ruler, rows: Sequence[Node]) -> Grid:
        return ruler.once(self, -2.0 - len(rows), lambda: self._rows(ruler, rows))

    def _rows(self, ruler: Ruler, rows: Sequence[Node]) -> Grid:
        return Grid(
            rows,
            columns=self._columns(ruler),
            down=True,
            gap=self.gap,
            aisle=self.aisle,
            even=self.even,
            justify="start",
        )

    def _pitch(self, ruler: Ruler, wide: float) -> float:
        """Least height of the highest row."""
        n = self._columns(ruler)
        w = (wide - self.aisle * (n - 1)) / n
        return max((row.heights(ruler, w).least for row in self.rows), default=0.0)


def turners(name: str, at: int, leaves: int) -> Row:
    """Buttons that turn to the leaf before and the next, with "2 / 3" between them."""
    back = Spot(f"{name}:less", RoundButton("back"), 0, 0, 0, 0, 10, spoken=say("page-back"))
    onward = Spot(f"{name}:more", RoundButton("next"), 0, 0, 0, 0, 10, spoken=say("page-next"))
    words = literal(f"{at + 1} / {leaves}")
    number = Spot(name, Label("second", LETTERS), 0, 0, 0, 0, 5, words)
    return Row([Leaf(back), Leaf(number, grow=1.0), Leaf(onward)])


@dataclass(frozen=True, slots=True)
class Canvas(Node):
    """A rectangle whose inside is drawn elsewhere: a board, a chart."""

    draw: Callable[[Rect], Iterable[Spot]]
    natural: tuple[float, float]

    def _widths(self, ruler: Ruler) -> Span:
        return Span(self.natural[0] / 2, self.natural[0])

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        h = self.natural[1] * min(1.0, wide / self.natural[0])
        return Span(h / 2, h)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """The spots that are drawn into the rectangle."""
        return iter(self.draw(box))


# --- solving --------------------------------------------------------------------------------------


def solve(node: Node, easel: Easel, sheet: Sheet) -> list[Spot]:
    """The spots of a page on this sheet, inside its edges, in the order of the tree."""
    ruler = Ruler(easel, sheet)
    box = Rect(0.0, 0.0, sheet.w, sheet.h).inset(EDGE, EDGE)
    return list(_placed(node, ruler, box))


def leaves_of(node: Node, easel: Easel, sheet: Sheet, name: str = "leaf") -> int:
    """Over how many leaves the list with this name goes on this sheet."""
    ruler = Ruler(easel, sheet)
    box = Rect(0.0, 0.0, sheet.w, sheet.h).inset(EDGE, EDGE)
    list(_placed(node, ruler, box))
    return ruler.leaves.get(name, 1)


def shared(
    spans: Sequence[Span], limits: Sequence[tuple[float, float]], room: float
) -> list[float]:
    """Lengths of parts that lie one after another in ``room`` units.

    Each has its best length where there is room, and what is spare goes to those that grow:
    ``limits`` are (share of the spare room, greatest length). Where there is less, those that may
    show less at once yield first: down to their least, and below it where all cannot have theirs.
    Then all are shortened alike between their best and their least, and at last in proportion.
    """
    best = sum(s.best for s in spans)
    if room < best:
        return _shortened(spans, room)
    lengths = [s.best for s in spans]
    spare = room - best
    growing = {i for i, (grow, most) in enumerate(limits) if grow > SLACK and lengths[i] < most}
    while spare > SLACK and growing:
        whole = sum(limits[i][0] for i in growing)
        step = {i: spare * limits[i][0] / whole for i in growing}
        for i, more in step.items():
            taken = min(more, limits[i][1] - lengths[i])
            lengths[i] += taken
            spare -= taken
        growing = {i for i in growing if lengths[i] < limits[i][1] - SLACK}
    return lengths


def _shortened(spans: Sequence[Span], room: float) -> list[float]:
    """Lengths where there is less room than the best ones take: see `shared`."""
    roomy = room >= sum(s.least for s in spans) - SLACK
    least = [s.least if roomy else s.bottom for s in spans]
    lengths = [s.best for s in spans]
    first = [low if s.bottom < s.least else s.best for s, low in zip(spans, least, strict=True)]
    for shorter in (first, least):
        slack, over = sum(lengths) - sum(shorter), sum(lengths) - room
        if 0 < over <= slack:
            part = over / slack
            return [a - part * (a - b) for a, b in zip(lengths, shorter, strict=True)]
        lengths = shorter
    whole = sum(lengths)
    return [length * max(0.0, room) / whole for length in lengths] if whole else lengths


def _placed(node: Node, ruler: Ruler, box: Rect) -> Iterator[Spot]:
    """A node in a rectangle, no larger than it may be, at its place across."""
    left, w = _across(node.align, box.left, box.w, node.widths(ruler).best, node.most_w)
    h = min(box.h, node.most_h)
    return node.place(ruler, Rect(left, box.top + (box.h - h) / 2, w, h))


def _padded(span: Span, air: float) -> Span:
    return Span(span.least + air, span.best + air, span.bottom + air)


def _summed(spans: Sequence[Span], gap: float) -> Span:
    air = gap * max(0, len(spans) - 1)
    least = sum(s.least for s in spans)
    return Span(least + air, sum(s.best for s in spans) + air, sum(s.bottom for s in spans) + air)


def _largest(spans: Sequence[Span]) -> Span:
    return Span(
        max((s.least for s in spans), default=0.0),
        max((s.best for s in spans), default=0.0),
        max((s.bottom for s in spans), default=0.0),
    )


def _starts(lengths: Sequence[float], room: float, gap: float, justify: Justify) -> list[float]:
    """Where parts begin that lie one after another with gaps between them."""
    spare = room - sum(lengths) - gap * (len(lengths) - 1)
    before, between = 0.0, gap
    match justify:
        case "middle":
            before = spare / 2
        case "end":
            before = spare
        case "spread":
            before = max(0.0, spare) / (len(lengths) + 1)
            between = gap + before
    starts = []
    for length in lengths:
        starts.append(before)
        before += length + between
    return starts


def _across(
    align: Align, start: float, room: float, best: float, most: float
) -> tuple[float, float]:
    """Start and length of a child across its row or column; one that cannot fill is centred."""
    length = min(room, most) if align == "fill" else min(best, room)
    if align == "start":
        return start, length
    if align == "end":
        return start + room - length, length
    return start + (room - length) / 2, length
