"""The board of an apparatus: fields of a short lesson that can be tapped."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec.structs import replace

from game.art.short_lessons import NuclidePicture
from game.core.phrase import say
from game.tables.pictures import Button, Hue, Icon
from game.tables.table import Spot
from game.ui.layout import Choose, Gap, Leaf, Node, Row
from game.ui.lists import Grid
from game.ui.measure import GAP, TALL_FINGER
from game.ui.sizes import MARK_SIGN, NUCLIDE, TWO_LINES
from tutorial.short.nuclides import BY_ID, NuclideChart
from tutorial.short.short_lesson import Apparatus, BoardCell

VERDICT_ICONS: Mapping[str, tuple[str, Hue]] = {
    "known": ("check", "green"), "suspected": ("hint", "yellow"), "open": ("help", "danger"),
}  # fmt: skip


def board_of(apparatus: Apparatus) -> Node:
    """The fields of an apparatus that has a board."""
    cells = [_cell(apparatus, cell) for cell in apparatus.board()]
    gap = GAP / 4 if isinstance(apparatus, NuclideChart) else GAP
    return Grid(cells, columns=apparatus.columns, gap=gap, aisle=gap, grow=1.0)


def _cell(apparatus: Apparatus, cell: BoardCell | None) -> Node:
    if cell is None:
        return Gap()
    id_ = f"cell:{cell.id}"
    if isinstance(apparatus, NuclideChart):
        art = NuclidePicture(BY_ID[cell.id].written, cell.look, cell.chosen)
        state = say(f"short_nuclides-look-{cell.look or 'unknown'}")
        spoken = say("short_nuclides-cell", sign=cell.words, state=state)
        square = Leaf(
            Spot(id_, art, 0, 0, 0, 0, 10, spoken=spoken), NUCLIDE, stretch=True, grow=1.0
        )
        return Choose(square, replace(square, least_h=TALL_FINGER), square, grow=1.0)
    kind: Literal["outline", "ghost"] = "outline" if cell.chosen else "ghost"
    button = Button(kind, pressed=cell.chosen, floor=TWO_LINES)
    words = Leaf(Spot(id_, button, 0, 0, 0, 0, 10, cell.words, cell.words), grow=1.0)
    mark: Node = Gap(least_w=MARK_SIGN[0])
    if cell.look:
        icon = Icon(*VERDICT_ICONS[cell.look])
        mark = Leaf(Spot(f"mark:{cell.id}", icon, 0, 0, 0, 0, 5), MARK_SIGN, least_w=MARK_SIGN[0])
    return Row([mark, words], gap=GAP / 2, grow=1.0)
