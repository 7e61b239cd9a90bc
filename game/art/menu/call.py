"""Signs seen from across a room: the touching finger of the attract loop, and a countdown."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.art.ink import outlines, shapes, surfaces
from game.art.ink.drawing import Drawing
from game.art.ink.palette import INK, SELECTED, WHITE, fade
from game.art.ink.renderer import Renderer, Size, paints
from game.art.ink.type import Style, centred, words
from game.tables.pictures import Countdown, Picture

VEIL: Final = (4, 7, 15)
CLEAR: Final = round(0.15 * 255)
DARK: Final = 236
"""Dimming of the table: above, where it keeps 85 per cent of its light, and behind the words,
which are to be read from afar. At 60 per cent two visitors saw tinted shapes and no game."""
DUSK: Final = (-60.0, 12.0)
"""From where to where it gets dark, from the top of the words; units."""
STEPS: Final = 12
"""Pictures in one pulse of the rings."""


CALL: Final = (84.0, 84.0)
"""Width and height of the touching finger with its rings, in units."""
CLOCK: Final = (220.0, 220.0)
"""The same of the countdown."""


class Call(Picture, frozen=True):
    """Touch to play: rings widen from step 0 to 11."""

    step: int


class CallClock(Picture, frozen=True):
    """Seconds that run out; the words are their number."""

    left: int
    whole: int


def dusk(renderer: Renderer, size: Size, top: float) -> pygame.Surface:
    """The veil over a table; behind words that begin ``top`` pixels down it is darker."""
    wide, high = size
    veil = surfaces.clear(size)
    start, end = (top + off * renderer.scale for off in DUSK)
    for y in range(high):
        share = max(0.0, min(1.0, (y - start) / (end - start)))
        veil.fill((*VEIL, round(CLEAR + (DARK - CLEAR) * share)), (0, y, wide, 1))
    return veil


@paints(Call, outlines.disc)
def call(renderer: Renderer, size: Size, art: Call, _label: str) -> pygame.Surface:
    """A lit disc with a finger, and rings that widen from step 0 to 11."""
    w, h = size
    step = art.step % STEPS
    drawing = Drawing(w, h)
    x, y, r = w / 2, h / 2, 0.19 * h
    drawing.lamp(x, y, 0.5 * h, SELECTED.base, 0.3)
    for ring in range(3):
        t = math.sin((ring + step / STEPS) / 3 * math.pi / 2)
        outline = shapes.disc(x, y, r + t * (0.48 * h - r), r + t * (0.48 * h - r))
        drawing.shape(
            outline, stroke=fade(SELECTED.base, 0.8 * (1 - t)), width=2.4 * renderer.scale
        )
    disc = shapes.disc(x, y, r, r)
    drawing.shape(
        disc,
        fill=drawing.radial((x, y), r, (0, "#FFFFF0"), (0.7, SELECTED.light), (1, SELECTED.base)),
    )
    drawing.icon("touch", x, y, 1.15 * r, INK)
    return drawing.surface()


@paints(CallClock, outlines.disc)
def clock(renderer: Renderer, size: Size, art: CallClock, text: str) -> pygame.Surface:
    """A number of seconds in a ring that empties."""
    share = max(0.0, min(1.0, art.left / max(1, art.whole)))
    w, h = size
    drawing = Drawing(w, h)
    x, y, r = w / 2, h / 2, 0.43 * min(w, h)
    width = 9 * renderer.scale
    drawing.shape(shapes.disc(x, y, r, r), stroke=fade(SELECTED.base, 0.2), width=width)
    steps = max(1, round(share * 72))
    angles = [-math.pi / 2 + 2 * math.pi * share * i / steps for i in range(steps + 1)]
    arc = [(x + r * math.cos(angle), y + r * math.sin(angle)) for angle in angles]
    if share:
        drawing.line(arc, SELECTED.base, width)
    sheet = drawing.surface()
    face = words(
        renderer, text, (round(1.4 * r), round(r)), Style(60, renderer.theme.text, bold=True)
    )
    centred(sheet, face, drawing.margin + x, drawing.margin + y)
    return sheet


@paints(Countdown, outlines.disc)
def countdown(renderer: Renderer, size: Size, art: Countdown, _label: str) -> pygame.Surface:
    """So many parts of a ring; the one after noon goes last."""
    left, parts = art.left, art.parts
    w, h = size
    drawing = Drawing(w, h, renderer.px(4))
    wide = 7 * renderer.scale
    cx, cy, r = w / 2, h / 2 - 0.03 * h, 0.44 * min(w, h) - wide / 2
    gap = 0.10 * math.tau / parts
    for part in range(parts):
        first = part * math.tau / parts + gap / 2 - math.pi / 2
        turns = [first + (math.tau / parts - gap) * i / 6 for i in range(7)]
        # The last part to go is the one after noon: time runs clockwise out of the ring.
        there = parts - part <= left
        hue = SELECTED.base if there else fade(WHITE, 0.12)
        drawing.line(
            [(cx + r * math.cos(turn), cy + r * math.sin(turn)) for turn in turns], hue, wide
        )
    return drawing.surface()
