"""The stage: a sheet of units centred in a window of any size, 1280 x 720 of them in most."""

from __future__ import annotations

import pygame
from msgspec import Struct

from game.art.ink.renderer import Renderer
from game.tables.sheet import BODY, LEAST_TEXT, LEGIBLE, POINTS, WIDE, Sheet, page_sheet_for
from game.tables.table import Spot
from game.words.text import Text

SAME = 1.0
"""Units by which a sheet may differ from the wide one and still be it."""
FINGER, TOUCH = 60.0, 40.0
"""Units each way that a finger finds at least, and points."""
LARGEST = 1.5
"""Text scale up to which every screen is laid out to hold its words."""


class Viewport(Struct, frozen=True):
    """One window size, language and text size; made again when any of them changes."""

    size: tuple[int, int]
    """Of the window, in pixels."""
    scale: float
    """Pixels per unit."""
    left: float
    top: float
    """Top of the stage in the window, in pixels."""
    renderer: Renderer
    text: Text
    sheet: Sheet = WIDE
    """Sheet that is laid out on it."""
    finger: float = FINGER
    """Units each way that a finger finds: it may miss by more what is smaller."""

    def pixel(self, x: float, y: float) -> tuple[int, int]:
        """Pixel of the window for a point of the stage."""
        return round(self.left + x * self.scale), round(self.top + y * self.scale)

    def unit(self, at: tuple[int, int]) -> tuple[float, float]:
        """Point of the stage for a pixel of the window."""
        return (at[0] - self.left) / self.scale, (at[1] - self.top) / self.scale

    def rect(self, spot: Spot) -> pygame.Rect:
        """The pixels of a spot."""
        x, y = self.pixel(spot.x - spot.w / 2, spot.y - spot.h / 2)
        return pygame.Rect(x, y, self.renderer.px(spot.w), self.renderer.px(spot.h))


def make_stage(
    size: tuple[int, int],
    text: Text,
    text_scale: float,
    contrast: bool,
    sheet: Sheet = WIDE,
    ratio: float = 1.0,
) -> Viewport:
    """The stage for a window of this size, in pixels: as large as the sheet can be in it.

    ``ratio``: pixels to a point of the screen.
    """
    scale = min(size[0] / sheet.w, size[1] / sheet.h)
    left = (size[0] - sheet.w * scale) / 2
    top = (size[1] - sheet.h * scale) / 2
    # In a small window letters grow as much as their boxes allow, so that they can be read.
    if sheet.tall or sheet.h >= WIDE.h:
        text_scale = max(text_scale, min(LARGEST, LEAST_TEXT / (BODY * scale)))
    # One pixel more: letters are of whole pixels, and boxes are measured with them.
    readable = (POINTS * ratio + 1) / scale / text_scale
    legible = LEGIBLE if sheet.tall else max(BODY, min(readable, BODY * LARGEST))
    renderer = Renderer(scale, text.say, text_scale, contrast, legible)
    finger = FINGER if sheet.tall else max(FINGER, TOUCH * ratio / scale)
    return Viewport(size, scale, left, top, renderer, text, sheet, finger)


class Viewports(Struct):
    """The stages of one window: for boards on the wide sheet or a tall one, and for pages."""

    wide: Viewport
    tall: Viewport | None
    page: Viewport
    """As broad as the window; one of the two others where the shape is the same."""

    def of(self, *, upright: bool, fluid: bool) -> Viewport:
        """The stage of a scene that fits any sheet, a tall one too, or the wide one alone."""
        if fluid:
            return self.page
        return self.tall if upright and self.tall is not None else self.wide

    def let_go(self, but: Viewport) -> None:
        """Let go of the pictures of all stages but this one."""
        for viewport in (self.wide, self.tall, self.page):
            if viewport is not None and viewport.renderer is not but.renderer:
                viewport.renderer.keep(())

    def forget(self) -> None:
        """Scenes that are gone may hold on to pictures until the collector finds them."""
        for viewport in (self.wide, self.tall, self.page):
            if viewport is not None:
                viewport.renderer.forget()


def make_viewports(
    size: tuple[int, int], text: Text, text_scale: float, contrast: bool, ratio: float = 1.0
) -> Viewports:
    """All of them, for a window of this size, in pixels, of which ``ratio`` are a point."""
    sheet = page_sheet_for(size, ratio)
    small = sheet.h < WIDE.h and not sheet.tall
    board = WIDE._replace(small=True) if small else WIDE
    wide = make_stage(size, text, text_scale, contrast, board, ratio)
    page = wide
    if sheet.tall or max(abs(sheet.w - WIDE.w), abs(sheet.h - WIDE.h)) > SAME:
        page = make_stage(size, text, text_scale, contrast, sheet, ratio)
    return Viewports(wide, page if sheet.tall else None, page)


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
