"""The ground of a table with boards and sheets on it, kept as one picture: it hardly changes."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.tables.table import Spot
from game.ui.paint import paint_spot
from game.ui.stage import Stage


class Backdrop:
    """The last picture, until something else lies there or the window is another."""

    def __init__(self, ground: Callable[[pygame.Surface], None]) -> None:
        """``ground``: paints what lies behind everything."""
        self._ground = ground
        self._kept: tuple[object, pygame.Surface] | None = None

    def picture(
        self, surface: pygame.Surface, stage: Stage, behind: tuple[Spot, ...]
    ) -> pygame.Surface:
        """As large as this surface, with these spots on it."""
        key = (behind, surface.get_size(), id(stage))
        if self._kept is None or self._kept[0] != key:
            sheet = pygame.Surface(surface.get_size(), 0, surface)
            self._ground(sheet)
            for spot in behind:
                paint_spot(sheet, stage, spot)
            self._kept = (key, sheet)
        return self._kept[1]
