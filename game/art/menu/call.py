"""What calls from across a room: the touching finger of the attract loop, and a countdown."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.easel import Easel
from game.art.ink.palette import INK, SELECTED, fade
from game.art.ink.type import centred, words

if TYPE_CHECKING:
    from game.art.ink.easel import Painter

Size = tuple[int, int]

STEPS: Final = 12
"""Pictures in one pulse of the rings."""


def call(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``call:<step>``: a lit disc with a finger, and rings that widen from step 0 to 11."""
    w, h = size
    step = int(args or 0) % STEPS
    drawing = Drawing(w, h)
    x, y, r = w / 2, h / 2, 0.19 * h
    drawing.lamp(x, y, 0.5 * h, SELECTED.base, 0.3)
    for ring in range(3):
        t = math.sin((ring + step / STEPS) / 3 * math.pi / 2)
        outline = shapes.disc(x, y, r + t * (0.48 * h - r), r + t * (0.48 * h - r))
        drawing.shape(outline, stroke=fade(SELECTED.base, 0.8 * (1 - t)), width=2.4 * easel.scale)
    disc = shapes.disc(x, y, r, r)
    drawing.shape(
        disc,
        fill=drawing.radial((x, y), r, (0, "#FFFFF0"), (0.7, SELECTED.light), (1, SELECTED.base)),
    )
    drawing.icon("touch", x, y, 1.15 * r, INK)
    return drawing.surface()


def clock(easel: Easel, size: Size, args: str, text: str) -> pygame.Surface:
    """``clock:<left>/<whole>``: a number of seconds in a ring that empties."""
    left, _, whole = args.partition("/")
    share = max(0.0, min(1.0, int(left) / max(1, int(whole))))
    w, h = size
    drawing = Drawing(w, h)
    x, y, r = w / 2, h / 2, 0.43 * min(w, h)
    width = 9 * easel.scale
    drawing.shape(shapes.disc(x, y, r, r), stroke=fade(SELECTED.base, 0.2), width=width)
    steps = max(1, round(share * 72))
    angles = [-math.pi / 2 + 2 * math.pi * share * i / steps for i in range(steps + 1)]
    arc = [(x + r * math.cos(angle), y + r * math.sin(angle)) for angle in angles]
    if share:
        drawing.line(arc, SELECTED.base, width)
    sheet = drawing.surface()
    face = words(easel, text, 60, (round(1.4 * r), round(r)), easel.theme.text, bold=True)
    centred(sheet, face, drawing.margin + x, drawing.margin + y)
    return sheet


PAINTERS: Final[dict[str, Painter]] = {"call": call, "clock": clock}
SHAPES: Final[dict[str, str]] = {"call": "round", "clock": "round"}
