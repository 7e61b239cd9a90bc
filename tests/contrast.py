"""Contrast of words on a rendered screen, measured on its pixels.

The screen is painted three times: as it is, with all letters white, with all letters black. Where
the last two differ there are letters, and by how much tells which pixels are nothing but ink. The
ground is measured right beside them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from game.app import App
from game.art.ink.renderer import Renderer
from game.scenes.base.screen import Screen
from game.tables.pictures import Panel
from game.tables.table import Spot

CELL = 4
"""Pixels: letters that are closer than two of these belong together."""
INKED = 0.6
"""Share of ink from which a pixel tells what the ink is."""
NEAR = 5
"""Pixels within which the ground of a pixel is looked for."""
FEW = 6
"""Pixels of ink below which a word is too thin to be measured."""

Pixels = NDArray[np.float64]


class Reading(NamedTuple):
    """Some words that stand together."""

    ratio: float
    """Contrast of ink and ground, 1 to 21 (WCAG 2.2)."""
    spot: Spot | None
    """The smallest spot around their middle."""
    box: pygame.Rect


class _Inked:
    """A font whose letters all have one colour."""

    def __init__(self, font: pygame.font.Font, ink: str) -> None:
        self._font = font
        self._ink = ink

    def render(self, text: str, antialias: bool, _colour: object) -> pygame.Surface:
        return self._font.render(text, antialias, self._ink)

    def __getattr__(self, name: str) -> object:
        return getattr(self._font, name)


def readings(app: App) -> Iterator[Reading]:
    """Each group of letters on the screen on top, with its contrast; not what an overlay dims."""
    screen = app.top
    assert isinstance(screen, Screen)
    plain, white, black = _painted(app, None), _painted(app, "#FFFFFF"), _painted(app, "#000000")
    share = (white - black).mean(axis=2) / 255.0
    for box in _groups(share > 0.15):
        ratio = _ratio(
            *(sheet[box.left : box.right, box.top : box.bottom] for sheet in (share, plain))
        )
        owner = _owner(screen, box)
        beneath = screen.overlay and (owner is None or isinstance(owner.art, Panel))
        if ratio is not None and not beneath:
            yield Reading(ratio, owner, box)


def _ratio(share: Pixels, plain: Pixels) -> float | None:
    """The contrast of a group: of its worse part, where it has several inks or grounds.

    Thin letters have hardly a pixel of pure ink: what theirs would be follows from the ground next
    to it and the share of ink, since ink is laid over the ground in just this way.
    """
    inked = np.argwhere(share >= INKED)
    if len(inked) < FEW:
        return None
    ratios = []
    for x, y in inked[:: max(1, len(inked) // 60)]:
        left, top = max(0, x - NEAR), max(0, y - NEAR)
        window = (slice(left, x + NEAR + 1), slice(top, y + NEAR + 1))
        around = plain[window][share[window] < 0.02]
        if len(around):
            ground = np.median(around, axis=0)
            ink = ground + (plain[x, y] - ground) / share[x, y]
            lit = _luminance(np.stack([ink.clip(0, 255), ground]))
            ratios.append((float(lit.max()) + 0.05) / (float(lit.min()) + 0.05))
    return float(np.quantile(ratios, 0.25)) if len(ratios) >= FEW else None


def _painted(app: App, ink: str | None) -> Pixels:
    """The window with letters of this colour, or as it is."""
    font = Renderer.font
    with pytest.MonkeyPatch.context() as patch:
        if ink is not None:

            def inked(self: Renderer, px: int, *, bold: bool = False) -> object:
                return _Inked(font(self, px, bold=bold), ink)

            patch.setattr(Renderer, "font", inked)
        app.services.stale = True
        app.step([], 0.0)
        for scene in app.stack:
            scene.dirty = True
        app.step([], 0.0)
        return pygame.surfarray.array3d(app.surface).astype(np.float64)


def _luminance(pixels: Pixels) -> Pixels:
    share = pixels / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    lit: Pixels = linear @ np.array((0.2126, 0.7152, 0.0722))
    return lit


def _groups(mask: NDArray[np.bool_]) -> Iterator[pygame.Rect]:
    """Boxes around letters that stand together, with a little ground around them."""
    w, h = mask.shape[0] // CELL, mask.shape[1] // CELL
    cells = mask[: w * CELL, : h * CELL].reshape(w, CELL, h, CELL).any(axis=(1, 3))
    left = {(int(x), int(y)) for x, y in np.argwhere(cells)}
    whole = pygame.Rect(0, 0, *mask.shape)
    while left:
        reached = [left.pop()]
        for x, y in reached:
            near = {(x + dx, y + dy) for dx in (-2, -1, 0, 1, 2) for dy in (-1, 0, 1)} & left
            left -= near
            reached.extend(near)
        xs, ys = [x for x, _ in reached], [y for _, y in reached]
        box = pygame.Rect(
            min(xs) * CELL,
            min(ys) * CELL,
            (max(xs) - min(xs) + 1) * CELL,
            (max(ys) - min(ys) + 1) * CELL,
        )
        yield box.inflate(4, 4).clip(whole)


def _owner(screen: Screen, box: pygame.Rect) -> Spot | None:
    around = [
        spot
        for spot in screen.placed
        if screen.viewport.rect(spot).inflate(8, 8).collidepoint(box.center)
    ]
    return min(around, key=lambda spot: spot.w * spot.h, default=None)
