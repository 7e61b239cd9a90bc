"""Frames of the emblems, and the emblem of a game that has none of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.palette import Colour, Hue, fade, hue_of, mix
from game.art.ink.renderer import Renderer, Size, paints
from game.core.own import own
from game.tables.pictures import Picture

EmblemPainter = Callable[[Renderer, Drawing, float, float, float], None]
"""Draws around (x, y), inside a circle of radius r."""


def burst(drawing: Drawing, x: float, y: float, r: float) -> None:
    """A white burst: light in all directions, long rays across."""
    drawing.lamp(x, y, 1.25 * r, "#FFFFFF", 0.75)
    drawing.shape(shapes.star(x, y, 1.5 * r, 0.10, 4), fill="#FFFFFFD0")
    drawing.shape(shapes.turned(shapes.star(x, y, 1.1 * r, 0.34, 8), 22, (x, y)), fill="#FFFFFFE0")
    drawing.shape(shapes.star(x, y, 0.86 * r, 0.5, 14), fill="#FFFFFF")


def emblem_of(game: str) -> EmblemPainter:
    """``EMBLEM`` of the module ``game.art.emblems.<id>``; else a collision in the game's colour."""
    module = own("game.art.emblems", game)
    return module.EMBLEM if module else partial(_collision, hue=hue_of(game))


def _collision(
    _renderer: Renderer, drawing: Drawing, x: float, y: float, r: float, *, hue: Hue
) -> None:
    """A detector's picture: tracks bent by its magnet, out of one point."""
    line = max(1.0, 0.03 * r)
    drawing.disc(x, y, 0.94 * r, stroke=fade(hue.base, 0.6), width=2 * line)
    drawing.disc(x, y, 0.55 * r, stroke=fade(hue.base, 0.3), width=line)
    for k, radius in enumerate((2.2, 0.5, 1.3, 3.0, 0.34, 0.9, 1.8, 0.6)):
        # A slow particle curls up, a fast one leaves almost straight.
        way, bend = 45.0 * k + 11, 1 if k % 3 else -1
        cx, cy = shapes.turned([(x + radius * r, y)], way, (x, y))[0]
        sweep = min(300.0, 53.0 / radius)
        track = shapes.arc(cx, cy, radius * r, way + 180, way + 180 + bend * sweep)
        drawing.line(track, fade(hue.base, 0.35), 3 * line)
        drawing.line(track, hue.light, line)
    burst(drawing, x, y, 0.16 * r)


EMBLEM: Final = (104.0, 104.0)
"""Width and height of an emblem among others, in units."""


class Emblem(Picture, frozen=True):
    """The emblem of a game in a rounded frame."""

    game: str
    lit: bool = False


@paints(Emblem)
def emblem(renderer: Renderer, size: Size, art: Emblem, _label: str) -> pygame.Surface:
    """The emblem in a rounded frame, as the attract loop shows it."""
    w, h = size
    drawing = Drawing(w, h, renderer.px(14) if art.lit else 2)
    hue = hue_of(art.game)
    line = max(1.0, 1.4 * renderer.scale)
    frame = shapes.box(line / 2, line / 2, w - line, h - line, 0.16 * h)
    screen(drawing, frame, hue.deep)
    emblem_of(art.game)(renderer, drawing, w / 2, h / 2, 0.44 * min(w, h))
    if art.lit:
        drawing.glow(frame, "#F0E442", 1.8 * line, power=0.8)
    else:
        drawing.shape(frame, stroke=hue.base, width=line)
    return drawing.surface()


def screen(drawing: Drawing, frame: shapes.Points, deep: Colour) -> None:
    """The dark glass that an emblem is shown on."""
    xs, ys = [x for x, _ in frame], [y for _, y in frame]
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    reach = 0.62 * max(max(xs) - min(xs), max(ys) - min(ys))
    glass = drawing.radial(
        (x, y), reach, (0, mix(deep, "#0A0F22", 0.35)), (0.6, "#090E20"), (1, "#050814")
    )
    drawing.shape(frame, fill=glass)
