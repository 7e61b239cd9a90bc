"""Room for letters on a telephone on its side: a box that is too small grows where there is room.

The tables of the games have boxes for letters of a large screen. On a telephone letters are larger,
and shrink in such a box until they are hard to read. Here the box takes free room beside it: never
that of another piece, and never across the edge of the ground that it stands on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from game.art.ink.renderer import SMALLEST, Renderer
from game.tables.pictures import Button, Label
from game.tables.sheet import Rect, Sheet
from game.tables.table import Spot
from game.ui.equal_letters import letters

ACROSS: Final = (0.0, 8.0, 16.0, 28.0, 44.0, 64.0)
DOWN: Final = (0.0, 4.0, 8.0, 14.0, 22.0, 30.0, 44.0, 60.0)
"""Units that a box may take more."""
SIZES: Final = sorted(product(ACROSS, DOWN), key=lambda more: more[0] + 2 * more[1])
"""The smallest ones first; height is scarce."""
LEADING: Final = 3.0
"""Units above and below the letters in the box of a line."""
NONE: Final = 1.0
"""Square units of something else that a box may cover more than before."""


def with_room(renderer: Renderer, sheet: Sheet, spots: Sequence[Spot]) -> list[Spot]:
    """The spots; words that are too small to be read have a larger box where there is room."""
    roomy = list(spots)
    whole = Rect(0.0, 0.0, sheet.w, sheet.h)
    # Of whole pixels: one less is still read.
    wanted = renderer.px(renderer.legible * renderer.text_scale) - 1
    for i, spot in enumerate(roomy):
        if not _lettered(spot):
            continue
        fit = letters(renderer, spot)
        if fit is not None and fit[0] < wanted:
            others = [other for other in roomy if other is not spot and _near(spot, other)]
            roomy[i] = _grown(renderer, spot, wanted, whole, others)
    return roomy


def _lettered(spot: Spot) -> bool:
    """True for words; not for marks that are small on any screen."""
    return isinstance(spot.art, Button) or (
        isinstance(spot.art, Label) and spot.art.size >= SMALLEST
    )


def _near(spot: Spot, other: Spot) -> bool:
    """True if the grown box could reach the other spot."""
    across, down = (spot.w + other.w) / 2 + ACROSS[-1], (spot.h + other.h) / 2 + DOWN[-1]
    return abs(spot.x - other.x) < across and abs(spot.y - other.y) < down


def _grown(
    renderer: Renderer, spot: Spot, wanted: int, whole: Rect, others: Sequence[Spot]
) -> Spot:
    """The spot in the smallest box with letters as large as they can be there."""
    best, largest = spot, 0
    for more in SIZES:
        fit = letters(renderer, spot._replace(w=spot.w + more[0], h=spot.h + more[1]))
        if fit is None or min(fit[0], wanted) <= largest:
            continue
        for box in _boxes(spot, *more):
            if _free(Rect.of(spot), box, whole, others):
                x, y, w, h = box.placed
                best, largest = spot._replace(x=x, y=y, w=w, h=h), min(fit[0], wanted)
                break
        if largest == wanted:
            break
    return best


def _boxes(spot: Spot, across: float, down: float) -> Iterator[Rect]:
    """The larger box around the old one; at first where its words keep their place."""
    align = spot.art.align if isinstance(spot.art, Label) else "middle"
    ways = {"left": (0.5, 0.0, -0.5), "right": (-0.5, 0.0, 0.5)}.get(align, (0.0, 0.5, -0.5))
    box = Rect.around(spot.x, spot.y, spot.w + across, spot.h + down)
    for aside, below in product(ways, (0.0, -0.5, 0.5)):
        yield box.moved(aside * across, below * down)


def _free(old: Rect, new: Rect, whole: Rect, others: Sequence[Spot]) -> bool:
    """True if the new box covers no more of anything than the old one, but for its ground."""
    if not _holds(whole, new):
        return False
    for other in others:
        box = Rect.of(other)
        if isinstance(other.art, Label):
            box = box.inset(0.0, LEADING)
        on_it = _holds(box, old)
        if on_it != _holds(box, new):
            return False
        if not on_it and box.overlap(new) > box.overlap(old) + NONE:
            return False
    return True


def _holds(outer: Rect, inner: Rect) -> bool:
    """True if the inner rectangle lies in the outer one."""
    return (
        outer.left <= inner.left
        and outer.top <= inner.top
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )
