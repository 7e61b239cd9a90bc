"""Every surface of the arcade: made, scaled, turned and read here, and never larger than a limit.

When pygame 2.5 scales surfaces, it writes past the end of those of 131,072 pixels and more, and
reads what is not there of those without a pixel. How long a text is may be decided by a file. So
each size is bounded here before pygame gets it; `tests/test_architecture.py` refuses pygame's own
functions elsewhere.
"""

from __future__ import annotations

import io
import math
from typing import Final

import pygame
from pygame.system import get_cpu_instruction_sets

LARGEST: Final = 16_384
"""Pixels of a surface in each direction at most; no screen has as many."""
MOST: Final = 2**26
"""Pixels of a surface at most (268 MB), twice those of a screen of 7680x4320."""

VECTORS: Final = ("SSE2", "AVX2", "NEON")
"""Instructions of a processor with which pygame blends several pixels at once."""
BLEND: Final = 0 if any(map(get_cpu_instruction_sets().get, VECTORS)) else pygame.BLEND_ALPHA_SDL2
"""The flag for painting a picture with alpha onto a surface without. Where there are no vector
instructions, as in a page, SDL's own way takes a tenth of the time of pygame's
(docs/experiments/browser.md). On a surface with alpha SDL's way would darken what is faint."""

Size = tuple[float, float]
"""Width and height in pixels, rounded here."""


def bounded(size: Size) -> tuple[int, int]:
    """The size in whole pixels within the limits: the width is kept rather than the height."""
    wide, high = (round(min(max(0.0, side), LARGEST)) for side in size)
    return wide, min(high, MOST // max(1, wide))


def plain(size: Size, like: pygame.Surface | None = None) -> pygame.Surface:
    """A surface without alpha, black; in the pixel format of another one, if there is one."""
    if like is None:
        return pygame.Surface(bounded(size))
    return pygame.Surface(bounded(size), 0, like)


def clear(size: Size) -> pygame.Surface:
    """A surface with alpha, all of it transparent."""
    return pygame.Surface(bounded(size), pygame.SRCALPHA)


def smooth(
    picture: pygame.Surface, size: Size, into: pygame.Surface | None = None
) -> pygame.Surface:
    """A picture in another size, each pixel mixed from those that it comes from."""
    if not all(picture.get_size()):
        return clear(size) if into is None else into
    if into is None:
        return pygame.transform.smoothscale(picture, bounded(size))
    return pygame.transform.smoothscale(picture, bounded(size), into)


def quick(
    picture: pygame.Surface, size: Size, into: pygame.Surface | None = None
) -> pygame.Surface:
    """A picture in another size, each pixel one of its own."""
    if not all(picture.get_size()):
        return clear(size) if into is None else into
    if into is None:
        return pygame.transform.scale(picture, bounded(size))
    return pygame.transform.scale(picture, bounded(size), into)


def turned(picture: pygame.Surface, degrees: float, zoom: float = 1.0) -> pygame.Surface:
    """A picture turned against the clock and made larger. One that would be too large is not."""
    across = math.hypot(*picture.get_size()) * zoom
    if across > LARGEST or across * across > MOST:
        return picture
    return pygame.transform.rotozoom(picture, degrees, zoom)


def paste(
    surface: pygame.Surface, picture: pygame.Surface, at: tuple[int, int] | pygame.Rect
) -> None:
    """Paint a picture onto a surface; ``at``: where its left upper corner lies, in pixels."""
    surface.blit(picture, at, special_flags=blending(surface))


def blending(surface: pygame.Surface) -> int:
    """The flag with which pictures are blitted onto a surface: see `BLEND`."""
    return 0 if surface.get_masks()[3] else BLEND


def upside_down(picture: pygame.Surface) -> pygame.Surface:
    """A picture with its top below."""
    return pygame.transform.flip(picture, flip_x=False, flip_y=True)


def from_svg(svg: str, size: Size) -> pygame.Surface:
    """A drawing of ours as a surface of this size, with alpha."""
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), bounded(size))


def from_pixels(pixels: bytes, size: tuple[int, int]) -> pygame.Surface:
    """A surface from three bytes a pixel. Raises ValueError where they are not as many."""
    if size != bounded(size) or len(pixels) != 3 * size[0] * size[1]:
        raise ValueError(f"{len(pixels)} bytes are no picture of {size[0]}x{size[1]} pixels")
    return pygame.image.frombuffer(pixels, size, "RGB")  # shares the bytes
