"""Tables of the layout engine: rows whose cells stand in common columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.tables.sheet import Rect
from game.tables.table import Spot
from game.ui.layout import Column, Justify, Node, Pad, Row, Stack, shared
from game.ui.measure import EDGE, GAP, Ruler, Span


class TabularLine(NamedTuple):
    """A row of a `Tabular`."""

    cells: Sequence[Node]
    ground: Node | None = None
    """Behind its cells, as broad as the whole row."""


@dataclass(frozen=True, slots=True)
class Tabular(Node):
    """Rows whose cells stand in common columns: each column is as broad as its broadest cell.

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
