"""Nodes of the layout engine for many children: grids, tables, galleries, and lists with leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil, inf
from typing import Literal, NamedTuple

from game.art.menu.buttons import RoundButton
from game.core.phrase import say
from game.tables.pictures import Label
from game.tables.sheet import Rect
from game.tables.table import Spot
from game.ui.layout import (
    SLACK,
    Column,
    Justify,
    Leaf,
    Node,
    Pad,
    Row,
    Stack,
    largest,
    placed,
    shared,
    summed,
)
from game.ui.measure import EDGE, GAP, LETTERS, TIGHT, Ruler, Span

RAGGED = 0.85
"""Size at which pictures in full rows are as good as larger ones with a short last row."""


class Grid(Node, frozen=True):
    """Cells of one width in rows; each row is as high as its highest cell."""

    children: Sequence[Node]
    columns: int = 0
    """Number of columns; 0: as many as have room for the words of each cell on one line."""
    down: bool = False
    """Filled column by column."""
    gap: float = GAP
    aisle: float = GAP
    """Units between columns."""
    even: bool = True
    """All rows of one height."""
    justify: Justify = "middle"
    last: Justify | Literal["fill"] = "start"
    """Place of the cells of a last row that is not full; "fill": its last cell takes the rest."""

    def _widths(self, ruler: Ruler) -> Span:
        # The last cell takes several columns, or the room of a whole row of them.
        alike = self.children[:-1] if self.last == "fill" else self.children
        span = largest([child.widths(ruler) for child in alike])
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
        """Number of columns in this width."""
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
            cells_of_row = [Cell(child, width=w) for child in row]
            justify: Justify = "start"
            if self.last != "fill":
                justify = self.last
            elif row[-1] is cells[-1]:
                cells_of_row[-1] = Cell(row[-1], width=w + (w + self.aisle) * (across - len(row)))
            lines.append(Row(cells_of_row, gap=self.aisle, justify=justify, grow=grow, most_h=most))
        return Column(lines, gap=self.gap, even=self.even, justify=self.justify)


class Cell(Node, frozen=True):
    """A child of exactly this width."""

    child: Node
    width: float

    def _widths(self, ruler: Ruler) -> Span:
        return Span(self.width, self.width)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return self.child.heights(ruler, self.width)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """The child, at its place across the cell."""
        return placed(self.child, ruler, box)


class TableOfRows(Node, frozen=True):
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
        return largest([summed(self._spans(ruler), self.aisle), *across])

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return self._column(ruler, wide).heights(ruler, wide)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """Row by row."""
        return self._column(ruler, box.w).place(ruler, box)

    def _columns(self) -> list[tuple[Node, ...]]:
        return list(zip(*(row for row in self.rows if len(row) > 1), strict=True))

    def _spans(self, ruler: Ruler) -> list[Span]:
        spans = [largest([cell.widths(ruler) for cell in column]) for column in self._columns()]
        if self.even_from is not None:
            alike = spans[self.even_from :]
            spans[self.even_from :] = [largest(alike)] * len(alike)
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
            cells = [Cell(cell, width=w) for cell, w in zip(row, widths, strict=True)]
            lines.append(Row(cells, gap=self.aisle))
        return Column(lines, gap=self.gap, justify=self.justify)


class Gallery(Node, frozen=True):
    """Pictures of one shape, in as many columns as make them largest."""

    children: Sequence[Node]
    natural: tuple[float, float]
    """Width and height of each, in units, where there is no other limit."""
    gap: float = GAP
    even: bool = False
    """Rather rows of one length than pictures a little larger (a part of `RAGGED`)."""
    places: int = 0
    """Not larger than so many pictures would be: galleries beside it have more of them."""

    def _widths(self, ruler: Ruler) -> Span:
        wide = self.natural[0] + self.gap
        return Span(self.natural[0], wide * len(self.children) - self.gap)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return Span(self._high(wide, 0.5), self._high(wide, 1.0))

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """Row by row, in the middle."""
        n = len(self.children)
        each = range(1, self._most + 1)
        columns = max(each, key=lambda columns: self._worth(box, columns), default=1)
        scale = self._scale(box, columns)
        columns = min(columns, n)
        w, h = self.natural[0] * scale, self.natural[1] * scale
        left = box.x - (columns * (w + self.gap) - self.gap) / 2
        top = box.y - (ceil(n / columns) * (h + self.gap) - self.gap) / 2
        for i, child in enumerate(self.children):
            row, column = divmod(i, columns)
            x, y = left + column * (w + self.gap), top + row * (h + self.gap)
            yield from child.place(ruler, Rect(x, y, w, h))

    @property
    def _most(self) -> int:
        return max(self.places, len(self.children))

    def _worth(self, box: Rect, columns: int) -> float:
        """Size of the pictures, less where the last row is short and should not be."""
        ragged = self.even and self._most % columns > 0
        return self._scale(box, columns) * (RAGGED if ragged else 1.0)

    def _scale(self, box: Rect, columns: int) -> float:
        rows = ceil(self._most / columns)
        w = (box.w + self.gap) / columns - self.gap
        h = (box.h + self.gap) / rows - self.gap
        return max(0.0, min(w / self.natural[0], h / self.natural[1]))

    def _high(self, wide: float, scale: float) -> float:
        """Height at this part of the natural size."""
        columns = max(1, int((wide + self.gap) / (self.natural[0] * scale + self.gap)))
        pitch = self.natural[1] * scale + self.gap
        return ceil(len(self.children) / columns) * pitch - self.gap


class Wrap(Node, frozen=True):
    """Children side by side, each of its own width, in as many rows as they need."""

    children: Sequence[Node]
    gap: float = GAP
    justify: Justify = "middle"

    def _widths(self, ruler: Ruler) -> Span:
        spans = [child.widths(ruler) for child in self.children]
        return Span(largest(spans).least, summed(spans, self.gap).best)

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


class Scroll(Node, frozen=True):
    """Rows over several leaves where they do not fit on one, with buttons that turn the leaves.

    The buttons are ``<name>:less`` and ``<name>:more``; ``at`` counts leaves from the one with the
    row ``of`` and may run past the last one, which is the first again.
    """

    rows: Sequence[Node]
    at: int = 0
    columns: int = 1
    """Columns of a wide sheet, filled downwards; fewer where the longest word would not fit."""
    name: str = "leaf"
    gap: float = GAP
    aisle: float = 3 * GAP
    even: bool = True
    """All rows of one height."""
    foot: Callable[[int, int], Node] | None = None
    """Makes what stands below the rows, on a single leaf too, from which leaf it is (from 0) and
    how many there are; None: buttons that turn, where there are several."""
    tall_columns: int = 1
    """Columns of a tall sheet."""
    of: int = 0
    """Number of a row; ``at`` counts from the leaf on which it stands."""
    ids: tuple[str, str, str] | None = None
    """Of the button back, the number of the leaf, and the button onward; None: by ``name``."""

    def _widths(self, ruler: Ruler) -> Span:
        return largest([row.widths(ruler) for row in self.rows])

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        span = self._grid(ruler, self.rows, wide).heights(ruler, wide)
        below = self._below(ruler, wide, 1)
        floor = self._pitch(ruler, wide) + self._below(ruler, wide, 2)
        return Span(span.least + below, span.best + below, floor)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """The rows of one leaf, and the buttons below them where there are several."""
        below = self._below(ruler, box.w, 1)
        leaves, each = 1, max(1, len(self.rows))
        whole = self._grid(ruler, self.rows, box.w)
        if whole.heights(ruler, box.w).least > box.h - below + SLACK:
            below = self._below(ruler, box.w, 2)
            leaves = self._count(ruler, box.w, box.h - below)
            # Whole rows of columns, so that no leaf ends in the middle of one.
            columns = self._columns(ruler, box.w) if self.even else 1
            each = columns * ceil(len(self.rows) / leaves / columns)
            leaves = ceil(len(self.rows) / each)
        ruler.leaves[self.name] = leaves
        at = (self.of // each + self.at) % leaves
        shown = self.rows[each * at : each * (at + 1)]
        rows = Rect(box.left, box.top, box.w, box.h - below)
        yield from self._grid(ruler, shown, box.w).place(ruler, rows)
        if below:
            high = below - self.gap
            foot = Rect(box.left, box.bottom - high, box.w, high)
            yield from placed(self._foot(at, leaves), ruler, foot)

    def _foot(self, at: int, leaves: int) -> Node:
        return self.foot(at, leaves) if self.foot else turners(self.name, at, leaves, self.ids)

    def _below(self, ruler: Ruler, wide: float, leaves: int) -> float:
        """Height below the rows where there are so many leaves."""
        if self.foot is None and leaves == 1:
            return 0.0
        return self._foot(0, leaves).heights(ruler, wide).best + self.gap

    def _count(self, ruler: Ruler, wide: float, high: float) -> int:
        """Number of leaves where each has so much room for its rows."""
        if self.even:
            pitch = self._pitch(ruler, wide) + self.gap / TIGHT
            most = self._columns(ruler, wide) * max(1, int(high / pitch))
            return ceil(len(self.rows) / most)
        for leaves in range(2, len(self.rows)):
            each = ceil(len(self.rows) / leaves)
            groups = [self.rows[i : i + each] for i in range(0, len(self.rows), each)]
            columns = self._columns(ruler, wide)
            if all(self._rows(g, columns).heights(ruler, wide).least <= high for g in groups):
                return len(groups)
        return len(self.rows)

    def _columns(self, ruler: Ruler, wide: float) -> int:
        """Number of columns: fewer where the longest word would not fit."""
        n = self.tall_columns if ruler.sheet.tall else self.columns
        least = self._widths(ruler).least + self.aisle
        return n if n == 1 else max(1, min(n, int((wide + self.aisle) / least)))

    def _grid(self, ruler: Ruler, rows: Sequence[Node], wide: float) -> Grid:
        columns = self._columns(ruler, wide)
        key = -2.0 - 100 * len(rows) - columns
        return ruler.once(self, key, lambda: self._rows(rows, columns))

    def _rows(self, rows: Sequence[Node], columns: int) -> Grid:
        return Grid(
            rows,
            columns=columns,
            down=True,
            gap=self.gap,
            aisle=self.aisle,
            even=self.even,
            justify="start",
        )

    def _pitch(self, ruler: Ruler, wide: float) -> float:
        """Least height of the highest row."""
        n = self._columns(ruler, wide)
        w = (wide - self.aisle * (n - 1)) / n
        return max((row.heights(ruler, w).least for row in self.rows), default=0.0)


def turners(name: str, at: int, leaves: int, ids: tuple[str, str, str] | None = None) -> Row:
    """Buttons that turn to the leaf before and the next, with "2 / 3" between them.

    ``ids``: of the three; None: ``<name>:less``, ``<name>`` and ``<name>:more``.
    """
    less, middle, more = ids or (f"{name}:less", name, f"{name}:more")
    back = Spot(less, RoundButton("back"), 0, 0, 0, 0, 10, spoken=say("page-back"))
    onward = Spot(more, RoundButton("next"), 0, 0, 0, 0, 10, spoken=say("page-next"))
    words = say("pages", page=at + 1, pages=leaves)
    number = Spot(middle, Label("second", LETTERS), 0, 0, 0, 0, 5, words)
    return Row([Leaf(back), Leaf(number, grow=1.0), Leaf(onward)])


# --- tabular --------------------------------------------------------------------------------------
# Tables of the layout engine: rows whose cells share columns.


class TabularLine(NamedTuple):
    """A row of a `Tabular`."""

    cells: Sequence[Node]
    ground: Node | None = None
    """Behind its cells, as broad as the whole row."""


class Tabular(Node, frozen=True):
    """Rows whose cells share columns: each column is as broad as its broadest cell.

    Rows that have a ground share the spare height. The ground's own height counts, so that a row
    that is touched can be given the height of a finger.
    """

    lines: Sequence[TabularLine]
    gap: float = GAP
    aisle: float = GAP
    """Units between columns."""
    air: float = EDGE
    """Units free at both ends of a row, inside its ground."""
    justify: Justify = "middle"

    def _widths(self, ruler: Ruler) -> Span:
        return Pad(Row(self._columns(), gap=self.aisle), self.air, 0.0).widths(ruler)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return self._column(ruler, wide).heights(ruler, wide)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """Row by row."""
        return self._column(ruler, box.w).place(ruler, box)

    def _columns(self) -> list[Stack]:
        """The cells of each column, of which the broadest one counts."""
        return [
            Stack(
                cells,
                grow=max(cell.grow for cell in cells),
                most_w=max(cell.most_w for cell in cells),
            )
            for cells in zip(*(line.cells for line in self.lines), strict=True)
        ]

    def _column(self, ruler: Ruler, wide: float) -> Column:
        return ruler.once(self, -2.0 - wide, lambda: self._arranged(ruler, wide))

    def _arranged(self, ruler: Ruler, wide: float) -> Column:
        columns = self._columns()
        spans = [column.widths(ruler) for column in columns]
        limits = [(column.grow, column.most_w) for column in columns]
        widths = shared(spans, limits, wide - 2 * self.air - self.aisle * (len(columns) - 1))
        rows: list[Node] = []
        for line in self.lines:
            cells = [
                Stack([cell], least_w=w, most_w=w)
                for cell, w in zip(line.cells, widths, strict=True)
            ]
            row: Node = Pad(Row(cells, gap=self.aisle), self.air, 0.0)
            if line.ground is not None:
                row = Stack([line.ground, row], grow=1.0, most_h=line.ground.most_h)
            rows.append(row)
        return Column(rows, gap=self.gap, justify=self.justify)
