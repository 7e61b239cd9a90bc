"""A veil over everything but what is spoken of."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art.ink import surfaces
from game.tables.table import Spot
from game.ui.viewport import Viewport

VEIL = (4, 7, 15, 194)
LIGHT = 9.0
"""Units by which a hole in the veil is larger than what is seen through it."""
CORNER = 14
"""Radius of a hole's corners, in units."""


class Spotlight:
    """Keeps the veil while nothing moves: to make it takes longer than to lay it."""

    def __init__(self) -> None:
        self._veil: tuple[object, pygame.Surface] | None = None

    def dim(self, surface: pygame.Surface, viewport: Viewport, lit: Sequence[Spot]) -> None:
        """Darken the picture around these spots."""
        key = (surface.get_size(), tuple((s.x, s.y, s.w, s.h) for s in lit))
        if self._veil is None or self._veil[0] != key:
            veil = surfaces.clear(surface.get_size())
            veil.fill(VEIL)
            px = viewport.renderer.px
            for spot in lit:
                hole = viewport.rect(spot).inflate(px(2 * LIGHT), px(2 * LIGHT))
                pygame.draw.rect(veil, (0, 0, 0, 0), hole, border_radius=px(CORNER))
            self._veil = (key, veil)
        surface.blit(self._veil[1], (0, 0))
