"""Looking at pictures: which pixels are painted, and which differ."""

from __future__ import annotations

from typing import Any

import numpy as np
import pygame

from game.art.ink.palette import luminance

Array = np.ndarray[Any, Any]


def alpha(picture: pygame.Surface) -> Array:
    """Opacity by x and y, 0 to 255."""
    return pygame.surfarray.array_alpha(picture).astype(int)


def ink(picture: pygame.Surface, least: int = 24) -> pygame.Rect:
    """The rectangle of what is visibly painted."""
    return picture.get_bounding_rect(min_alpha=least)


def on(picture: pygame.Surface, ground: str) -> pygame.Surface:
    """The picture laid on one colour."""
    sheet = pygame.Surface(picture.get_size())
    sheet.fill(ground)
    sheet.blit(picture, (0, 0))
    return sheet


def changed(one: pygame.Surface, two: pygame.Surface, least: int = 24) -> Array:
    """The pixels in which two opaque pictures differ visibly, by x and y."""
    a, b = (pygame.surfarray.array3d(sheet).astype(int) for sheet in (one, two))
    difference: Array = np.abs(a - b).max(axis=2) > least
    return difference


def bounds(flags: Array) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of what is true."""
    xs, ys = np.nonzero(flags)
    return int(xs.min()), int(ys.min()), int(xs.max()) + 1, int(ys.max()) + 1


def brightest(picture: pygame.Surface) -> float:
    """The highest luminance of an opaque picture, 0 to 1."""
    pixels = pygame.surfarray.array3d(picture).reshape(-1, 3)
    colours = np.unique(pixels, axis=0)
    return max(luminance("#" + "".join(f"{int(c):02X}" for c in colour)) for colour in colours)
