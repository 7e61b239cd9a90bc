"""The four suits: colours of both sides, and the shape that paired suits share."""

from __future__ import annotations

from typing import Final

from game.art.ink import shapes
from game.art.ink.palette import Colour

LIGHTS: Final[tuple[tuple[Colour, ...], ...]] = (
    ("#D93A1F", "#3D8FD1", "#1FAE85", "#F0E442"),
    ("#F08FC0", "#A38BE8", "#7CCBF5", "#F5B041"),
)
"""By side and suit (LOOK, section 1). The red is purer than that of the palette, which most eyes
call orange; for all eyes of `game.art.ink.eyes` it is no nearer to another suit than that one."""

GROUNDS: Final = ("#FBFCFF", "#070B18")
"""Ovals, capsules and pills: white on matter, black on antimatter."""


def suit_outline(suit: int, cx: float, cy: float, r: float) -> shapes.Points:
    """The shape of a suit: disc, square, triangle, star."""
    match suit:
        case 0:
            return shapes.disc(cx, cy, 0.88 * r)
        case 1:
            return shapes.box(cx - 0.78 * r, cy - 0.78 * r, 1.56 * r, 1.56 * r, 0.12 * r)
        case 2:
            return shapes.rounded(shapes.regular(cx, cy + 0.14 * r, 1.08 * r, 3), 0.12 * r)
        case _:
            return shapes.star(cx, cy + 0.05 * r, 1.06 * r)
