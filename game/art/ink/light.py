"""Light on large sheets: soft pools are drawn small and enlarged, sheets from their corners.

The rasteriser walks every pixel that an outline encloses, once for each shape. At 3840 x 2160 a
player's sheet with a glow around it took 80 ms, five frames of a game.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import pygame

from game.art.ink.drawing import Drawing

SMALLER: Final = 4
"""By how much a sheet without edges may be smaller before that is seen."""


def soft(w: float, h: float, draw: Callable[[Drawing], None]) -> pygame.Surface:
    """Light without an edge. ``draw`` paints it on a sheet of a quarter of this size."""
    small = Drawing(w / SMALLER, h / SMALLER)
    draw(small)
    return pygame.transform.smoothscale(small.surface(), (round(w), round(h)))


def stretched(
    size: tuple[int, int],
    around: float,
    margin: float,
    draw: Callable[[Drawing], None],
    *,
    down: bool = True,
) -> pygame.Surface:
    """A sheet that is the same all along each side; margin and alpha as those of a drawing.

    ``around``: so many pixels in from the edge are its corners, which are kept; what lies between
    them is stretched, downwards only with ``down``. ``draw`` paints it all on a smaller sheet.
    """
    least = 2 * math.ceil(around) + 2
    wide, high = min(size[0], least), min(size[1], least) if down else size[1]
    drawing = Drawing(wide, high, margin)
    draw(drawing)
    small = drawing.surface()
    if (wide, high) == size:
        return small
    m = drawing.margin
    sheet = pygame.Surface((size[0] + 2 * m, size[1] + 2 * m), pygame.SRCALPHA)
    small = small.convert(sheet)  # the rasteriser has its own order of colours
    keep = math.ceil(around) + m
    rows = _parts(small.get_height(), sheet.get_height(), keep)
    for x, w, to_x, to_w in _parts(small.get_width(), sheet.get_width(), keep):
        for y, h, to_y, to_h in rows:
            pieces = small.subsurface((x, y, w, h)), sheet.subsurface((to_x, to_y, to_w, to_h))
            pygame.transform.scale(pieces[0], (to_w, to_h), pieces[1])
    return sheet


def _parts(small: int, whole: int, keep: int) -> list[tuple[int, int, int, int]]:
    """Of one side: from where and how long, to where and how long; its ends, and what is between.

    A side that is not longer than its drawing is one part.
    """
    if small == whole:
        return [(0, small, 0, whole)]
    middle = small - 2 * keep
    return [
        (0, keep, 0, keep),
        (keep, middle, keep, whole - 2 * keep),
        (small - keep, keep, whole - keep, keep),
    ]
