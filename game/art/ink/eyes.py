"""Pictures as other eyes see them: without red, green or blue cones, and with no colour at all.

Matrices: Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color
vision deficiency" (2009), severity 1.0; they act on linear light. About 0.1 s for a large picture:
for looking at what was made, never live.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from numpy.typing import NDArray

EYES: Final[dict[str, tuple[tuple[float, float, float], ...]]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""How much of red, green and blue light is seen as red, as green and as blue."""


def seen(picture: pygame.Surface, eyes: str) -> pygame.Surface:
    """A copy of the picture as these eyes see it."""
    import numpy as np

    sheet = picture.copy()
    pixels: NDArray[np.uint8] = pygame.surfarray.pixels3d(sheet)
    share = np.arange(256) / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    light = np.clip(linear[pixels] @ np.asarray(EYES[eyes]).T, 0.0, 1.0)
    code = np.where(light <= 0.0031308, 12.92 * light, 1.055 * light ** (1 / 2.4) - 0.055)
    pixels[...] = np.rint(255 * code).astype(np.uint8)
    del pixels
    return sheet
