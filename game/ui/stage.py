"""The stage: 1280 x 720 units centred in a window of any size."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.art.ink.easel import Easel
from game.tables.table import HEIGHT, WIDTH, Spot
from game.words.text import Text


@dataclass(frozen=True, slots=True)
class Stage:
    """One window size, language and text size; made anew when any of them changes."""

    size: tuple[int, int]
    """Of the window, in pixels."""
    scale: float
    """Pixels per unit."""
    left: float
    top: float
    """Where the stage begins in the window, in pixels."""
    easel: Easel
    text: Text

    @property
    def pillar(self) -> bool:
        """Whether there is much room above and below: windows from 9:10 on, such as 9:16."""
        return self.top > 0.22 * self.size[1]

    def pixel(self, x: float, y: float) -> tuple[int, int]:
        """Where a point of the stage is in the window."""
        return round(self.left + x * self.scale), round(self.top + y * self.scale)

    def unit(self, at: tuple[int, int]) -> tuple[float, float]:
        """Where a pixel of the window is on the stage."""
        return (at[0] - self.left) / self.scale, (at[1] - self.top) / self.scale

    def rect(self, spot: Spot) -> pygame.Rect:
        """The pixels of a spot."""
        x, y = self.pixel(spot.x - spot.w / 2, spot.y - spot.h / 2)
        return pygame.Rect(x, y, self.easel.px(spot.w), self.easel.px(spot.h))


def make_stage(size: tuple[int, int], text: Text, text_scale: float, contrast: bool) -> Stage:
    """The stage for a window of this size, in pixels."""
    scale = min(size[0] / WIDTH, size[1] / HEIGHT)
    left = (size[0] - WIDTH * scale) / 2
    top = (size[1] - HEIGHT * scale) / 2
    easel = Easel(scale, text.say, text_scale, contrast)
    return Stage(size, scale, left, top, easel, text)


def switch(*, full_screen: bool, size: tuple[int, int]) -> pygame.Surface:
    """Fill the screen, or come back to a window of this size in the middle of it.

    Raises pygame.error where the screen has no such thing. Leaving alone would keep the size of
    the screen for the window, and shift it.
    """
    pygame.display.toggle_fullscreen()
    if full_screen:
        filled = pygame.display.get_surface()
        assert filled is not None
        return filled
    wide, high = pygame.display.get_desktop_sizes()[0]
    fits = min(size[0], wide), min(size[1], high)
    surface = pygame.display.set_mode(fits, pygame.RESIZABLE)
    w, h = surface.get_size()
    pygame.display.set_window_position(((wide - w) // 2, (high - h) // 2))
    return surface
