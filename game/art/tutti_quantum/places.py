"""Tutti Quantum: free edges of the honeycomb, and the ghosts of cards on them."""

from __future__ import annotations

import pygame

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.easel import Easel, Size, outlined, paints
from game.art.ink.outlines import Outline
from game.art.ink.palette import DANGER, LEGAL, Hue, fade
from game.art.ink.shapes import Point
from game.art.ink.symbols import centred, figure
from game.art.tutti_quantum.cards import EDGES, TURNS, Course, ends, line
from game.tables.honeycomb import GRIP
from game.tables.tutti_quantum.pictures import Free, Ghost


@paints(Free)
def free(easel: Easel, size: Size, art: Free, _label: str) -> pygame.Surface:
    """A dashed edge."""
    drawing = _sheet(easel, size)
    _dashed(easel, drawing, TURNS[art.way], LEGAL, 0.05, 0.4)
    return drawing.surface()


@paints(Ghost)
def ghost(easel: Easel, size: Size, art: Ghost, text: str) -> pygame.Surface:
    """The line of a card, crosses where it would clash, and what it would bring."""
    w, h = size
    length, turn = w / GRIP, TURNS[art.way]
    drawing = _sheet(easel, size)
    middle = (w / 2, h / 2)
    _dashed(easel, drawing, turn, DANGER if art.risk else LEGAL, 0.10, 0.75)
    strength = 0.45 if art.risk else 0.7
    heads = (0.32, -0.32) if text else (0.0,)
    line(drawing, art.kind, Course(middle, length, turn + 180 * art.facing), strength, heads)
    a, b = ends(middle, length, turn)
    if "a" in art.clash:
        _cross(drawing, a, 0.1 * length)
    if "b" in art.clash:
        _cross(drawing, b, 0.1 * length)
    sheet = drawing.surface()
    if text:
        a, b = ends((drawing.margin + w / 2, drawing.margin + h / 2), length, turn)
        towards = {"a": 0.3, "b": 0.7, None: 0.5}[art.clear]
        at = (a[0] + towards * (b[0] - a[0]), a[1] + towards * (b[1] - a[1]))
        _points(easel, sheet, at, max(0.42 * length, easel.px(24)), text)
    return sheet


@outlined(Free)
def _free_edge(art: Free) -> Outline:
    return EDGES[art.way]


@outlined(Ghost)
def _ghost_edge(art: Ghost) -> Outline:
    return EDGES[art.way]


def _sheet(easel: Easel, size: Size) -> Drawing:
    """Room for a card around its grip."""
    return Drawing(*size, 0.24 * size[0] / GRIP + easel.px(4))


def _dashed(
    easel: Easel, drawing: Drawing, turn: float, hue: Hue, fill: float, stroke: float
) -> None:
    """The edge of a place, its field and its rim of this strength."""
    w, h = drawing.w, drawing.h
    outline = shapes.feynman(w / 2, h / 2, 0.93 * w / GRIP, turn)
    width = max(1.0, 1.3 * easel.scale)
    drawing.shape(outline, fill=fade(hue.base, fill))
    drawing.shape(
        outline, stroke=fade(hue.base, stroke), width=width, dash=(4.5 * width, 3.5 * width)
    )


def _cross(drawing: Drawing, at: Point, r: float) -> None:
    x, y = at
    for dx in (r, -r):
        ends = [(x - dx, y - r), (x + dx, y + r)]
        drawing.line(ends, "#04070FCC", 0.9 * r)
        drawing.line(ends, DANGER.base, 0.5 * r)


def _points(easel: Easel, sheet: pygame.Surface, at: Point, size: float, text: str) -> None:
    """Points that a place would bring, in a pill."""
    bad = text.startswith("\u2212")
    hue = DANGER if bad else LEGAL
    high = round(0.62 * size)
    wide = round(max(high, size))
    pill = Drawing(wide, high, 1)
    pill.shape(
        shapes.box(0.5, 0.5, wide - 1, high - 1, high / 2),
        fill="#06121E" if easel.contrast else "#06121ECC",
        stroke=hue.base,
        width=max(1.0, 1.2 * easel.scale),
    )
    face = figure(easel, text, 0.62 * high, hue.light, room=0.86 * wide)
    picture = pill.surface()
    centred(picture, face, picture.get_width() / 2, picture.get_height() / 2)
    centred(sheet, picture, *at)
