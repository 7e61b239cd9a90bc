"""Pieces of a table, larger: a rival's board as it is shown over the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.tables.sheet import Rect
from game.tables.table import Spot

LARGEST: Final = 3.0
"""Enlargement of the pieces at most, as a factor."""
OVERHANG: Final = 0.9
"""Reach of a picture that stands out of its box, from its middle, in sizes of the box: a card
on an edge is touched in its middle only (`game.tables.honeycomb.GRIP`)."""


def extent(pieces: Sequence[Spot]) -> Rect:
    """The rectangle of all that is painted of them."""
    reach = [OVERHANG if spot.art.overhangs else 0.5 for spot in pieces]
    parts = list(zip(pieces, reach, strict=True))
    return Rect.between(
        min(spot.x - far * spot.w for spot, far in parts),
        min(spot.y - far * spot.h for spot, far in parts),
        max(spot.x + far * spot.w for spot, far in parts),
        max(spot.y + far * spot.h for spot, far in parts),
    )


def enlarged(pieces: Sequence[Spot], box: Rect) -> Iterator[Spot]:
    """The pieces in this rectangle, as large as it allows; ``shown:`` before their ids."""
    whole = extent(pieces)
    scale = min(LARGEST, box.w / whole.w, box.h / whole.h)
    for spot in pieces:
        yield spot._replace(
            id=f"shown:{spot.id}",
            x=box.x + (spot.x - whole.x) * scale,
            y=box.y + (spot.y - whole.y) * scale,
            w=spot.w * scale,
            h=spot.h * scale,
            afield=False,
        )
