"""The lights of the title that move: the particle in the sign, the breath of PLAY, the cabinets."""

from __future__ import annotations

from typing import Final

import pygame

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.easel import Easel
from game.art.ink.palette import SELECTED, WHITE, fade, mix
from game.art.menu.title import WORD_H, WORD_W, shade, tail
from game.tables.table import Spot

BREATHS: Final = 7
"""Strengths of the glow around PLAY."""
FOLLOWERS: Final = 9
"""Bubbles that shine behind the particle."""


def particle(
    surface: pygame.Surface,
    easel: Easel,
    corner: tuple[int, int],
    size: tuple[float, float],
    t: float,
) -> None:
    """The particle that leaves the Q, runs under the word and winds up behind the E.

    ``corner`` (pixels) and ``size`` (stage units) are the wordmark's; ``t`` runs from 0 to 1. It
    slows down as it winds up, as what loses energy does.
    """
    track = tail()
    unit = min(size[0] / WORD_W, size[1] / WORD_H)
    left, up = (size[0] - WORD_W * unit) / 2, (size[1] - WORD_H * unit) / 2
    head = (1 - (1 - t) ** 1.6) * (len(track) + FOLLOWERS) - FOLLOWERS / 2
    for k in range(FOLLOWERS, -1, -1):
        at = round(head) - k
        if not 0 <= at < len(track):
            continue
        x, y = track[at]
        strength = round(7 * (1 - k / (FOLLOWERS + 1)) ** 1.5)
        hue = round(4 * min(1.0, x / 770))
        spark = easel.remember(
            ("spark", strength, hue),
            lambda s=strength, h=hue: _spark(easel.scale, s / 7, h / 4),  # type: ignore[misc]
        )
        px = corner[0] + (left + x * unit) * easel.scale - spark.get_width() / 2
        py = corner[1] + (up + y * unit) * easel.scale - spark.get_height() / 2
        surface.blit(spark, (round(px), round(py)))


def _spark(scale: float, strength: float, share: float) -> pygame.Surface:
    r = (8 + 18 * strength) * scale
    drawing = Drawing(2 * r, 2 * r)
    colour = shade(share)
    drawing.lamp(r, r, r, colour, 0.35 + 0.55 * strength)
    drawing.disc(r, r, (1.6 + 3.2 * strength) * scale, fill=mix(colour, WHITE, 0.85))
    return drawing.surface()


def breath(easel: Easel, button: Spot, step: int) -> pygame.Surface:
    """The glow around a button, ``step`` from 0 (none) to `BREATHS` - 1; blit centred."""
    w, h = easel.px(button.w), easel.px(button.h)

    def paint() -> pygame.Surface:
        unit = easel.scale
        drawing = Drawing(w, h, 30 * unit)
        edge = shapes.box(0, 0, w, h, 0.28 * h)
        strength = step / (BREATHS - 1)
        for wide in (24, 17, 11, 6):
            drawing.shape(edge, stroke=fade(SELECTED.base, 0.11 * strength), width=wide * unit)
        drawing.shape(edge, stroke=fade(SELECTED.light, 0.75 * strength), width=2.4 * unit)
        return drawing.surface()

    return easel.remember(("breath", w, h, step), paint)


def between(old: Spot, new: Spot, share: float) -> Spot:
    """A cabinet on its way from one place and size to another, 0 to 1."""
    return new._replace(
        x=old.x + (new.x - old.x) * share,
        y=old.y + (new.y - old.y) * share,
        w=old.w + (new.w - old.w) * share,
        h=old.h + (new.h - old.h) * share,
    )
