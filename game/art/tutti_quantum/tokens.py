"""Tutti Quantum: tokens on vertices, what lights up, markers, the rim of the table."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.art.ink import outlines, shapes
from game.art.ink.drawing import Drawing
from game.art.ink.easel import Easel, Size, paints
from game.art.ink.palette import DANGER, INK, LEGAL, SELECTED, WHITE, fade, mix
from game.art.ink.symbols import centred, figure
from game.art.tutti_quantum.cards import HUES, TURNS
from game.tables.honeycomb import GRIP
from game.tables.tutti_quantum.pictures import Bead, End, Flag, Loop, Shelf, Shine, Token

ANGLES: Final[dict[End, tuple[float, float, float]]] = {"a": (270, 150, 30), "b": (90, 330, 210)}
"""Directions of the edges at a vertex, by its end of them: degrees clockwise from the right."""


@paints(Token, outlines.disc)
def token(easel: Easel, size: Size, art: Token, _label: str) -> pygame.Surface:
    """The rim of a valid one is in three parts, each towards its card and in its colour."""
    w, h = size
    r = min(w, h) / 2
    middle = (w / 2, h / 2)
    drawing = Drawing(w, h, easel.px(3))
    drawing.disc(w / 2, h / 2 + 0.06 * r, r, fill="#00000088")
    ink = INK
    if art.kinds == "debt":
        drawing.disc(*middle, 0.8 * r, fill="#241002")
        drawing.disc(
            *middle, 0.8 * r, stroke=DANGER.base, width=0.14 * r, dash=(0.36 * r, 0.27 * r)
        )
        ink = DANGER.light
    elif art.kinds == "bad":
        drawing.disc(*middle, 0.94 * r, fill="#1A0A00")
        drawing.disc(*middle, 0.84 * r, fill=DANGER.base)
    else:
        drawing.disc(*middle, r, fill=INK)
        for turn, kind in zip(ANGLES[art.end], art.kinds, strict=True):
            rim = shapes.arc(*middle, 0.82 * r, turn - 52, turn + 52, 16)
            drawing.line(rim, HUES[kind].base, 0.26 * r, cap="butt")
        drawing.disc(*middle, 0.66 * r, fill="#F7F9FF")
    sheet = drawing.surface()
    shown = str(art.points).replace("-", "\u2212")
    size_of_figure = 0.86 * r if len(shown) == 1 else 0.74 * r
    face = figure(easel, shown, size_of_figure, ink, room=1.1 * r)
    centred(sheet, face, drawing.margin + w / 2, drawing.margin + h / 2)
    return sheet


@paints(Bead, outlines.disc)
def bead(easel: Easel, size: Size, art: Bead, _label: str) -> pygame.Surface:
    """Dark rim, white or orange, with the points where there is room."""
    w, h = size
    r = min(w, h) / 2
    drawing = Drawing(w, h, 1)
    drawing.disc(w / 2, h / 2, r, fill=INK)
    drawing.disc(w / 2, h / 2, 0.86 * r, fill=DANGER.base if art.points < 0 else "#F7F9FF")
    sheet = drawing.surface()
    if r >= 6 * easel.scale:
        face = figure(easel, str(art.points).replace("-", "\u2212"), 1.05 * r, INK, room=1.4 * r)
        centred(sheet, face, drawing.margin + w / 2, drawing.margin + h / 2)
    return sheet


@paints(Loop, outlines.hexagon)
def loop(easel: Easel, size: Size, _art: Loop, text: str) -> pygame.Surface:
    """A lit hexagon, with its bonus."""
    w, h = size
    drawing = Drawing(w, h, easel.px(6))
    r = 0.44 * min(w, h)
    drawing.lamp(w / 2, h / 2, r, LEGAL.base, 0.55)
    drawing.glow(
        shapes.hexagon(w / 2, h / 2, r, 0.1 * r), LEGAL.base, max(1.0, 0.03 * r), power=0.7
    )
    sheet = drawing.surface()
    if text and r > 14 * easel.scale:
        face = figure(easel, text, 0.62 * r, LEGAL.light, room=1.2 * r)
        centred(sheet, face, drawing.margin + w / 2, drawing.margin + h / 2)
    return sheet


@paints(Shine)
def shine(easel: Easel, size: Size, art: Shine, _label: str) -> pygame.Surface:
    """Light in the form of a card."""
    w, h = size
    length = w / GRIP
    drawing = Drawing(w, h, 0.36 * length + easel.px(8))
    outline = shapes.feynman(w / 2, h / 2, 1.04 * length, TURNS[art.way])
    drawing.halo(outline, SELECTED.base, 0.09 * length, 0.7)
    return drawing.surface()


@paints(Flag, outlines.disc)
def flag(easel: Easel, size: Size, art: Flag, _label: str) -> pygame.Surface:
    """A tick or a cross, and the number of the player."""
    w, h = size
    r = min(w, h) / 2
    hue, sign = (LEGAL, "check") if art.wanted else (DANGER, "cross")
    drawing = Drawing(w, h, easel.px(4))
    drawing.disc(w / 2, h / 2, r, fill=fade("#04070F", 0.7))
    drawing.disc(
        w / 2, h / 2, 0.86 * r, fill=mix(hue.deep, "#04070F", 0.3), stroke=hue.base, width=0.1 * r
    )
    drawing.icon(sign, w / 2, h / 2, 1.0 * r, hue.light)
    drawing.disc(w / 2 + 0.68 * r, h / 2 + 0.62 * r, 0.44 * r, fill=WHITE, stroke=INK, width=1)
    sheet = drawing.surface()
    face = figure(easel, str(art.player), 0.52 * r, INK, room=0.7 * r)
    m = drawing.margin
    centred(sheet, face, m + w / 2 + 0.68 * r, m + h / 2 + 0.62 * r)
    return sheet


@paints(Shelf)
def shelf(easel: Easel, size: Size, _art: Shelf, _label: str) -> pygame.Surface:
    """A panel with a curved upper edge."""
    w, h = size
    drawing = Drawing(w, h, 2)
    rise = 8 * easel.scale
    top = [(w * t / 40, rise * (1 - math.sin(math.pi * t / 40))) for t in range(41)]
    body: shapes.Points = [*top, (w, h), (0, h)]
    fill = easel.theme.panel
    drawing.shape(body, fill=fill)
    drawing.line(top, easel.theme.line, 1.4 * easel.scale)
    return drawing.surface()
