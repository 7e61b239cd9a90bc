"""The plate of a game on the title of an upright window: its emblem, and room for its name."""

from __future__ import annotations

import pygame

from game.art.ink import outlines, shapes
from game.art.ink.drawing import Drawing
from game.art.ink.easel import Easel, Size, paints
from game.art.ink.palette import hue_of, mix
from game.art.menu.emblems import emblem_of, screen
from game.tables.pictures import Picture

EMBLEM, BEFORE = 0.8, 0.05
"""Side of the emblem and what is free before it, in heights of the plate."""
PLATE = 84.0
"""Height of a plate, in units."""


class Plate(Picture, frozen=True):
    """A cabinet that is not chosen, seen from far: the emblem on the left."""

    game: str


@paints(Plate, outlines.panel)
def plate(easel: Easel, size: Size, art: Plate, _label: str) -> pygame.Surface:
    """A dark plate with the edge of the game's colour, and its emblem on the left."""
    w, h = size
    hue = hue_of(art.game)
    line = 2.0 * easel.scale
    drawing = Drawing(w, h, easel.px(8))
    frame = shapes.box(line / 2, line / 2, w - line, h - line, 0.18 * h)
    front = drawing.linear((0, 0), (0, h), (0, "#16224A"), (1, "#0A1029"))
    drawing.halo(frame, hue.base, 5 * easel.scale, 0.28)
    drawing.shape(frame, fill=front)
    side = EMBLEM * h
    left, top = BEFORE * h, (h - side) / 2
    screen(drawing, shapes.box(left, top, side, side, 0.14 * h), hue.deep)
    emblem_of(art.game)(easel, drawing, left + side / 2, h / 2, 0.47 * side)
    drawing.shape(frame, stroke=mix(hue.base, "#0B1020", 0.18), width=line)
    return drawing.surface()
