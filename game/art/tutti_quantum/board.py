"""Tutti Quantum's honeycomb: free edges, ghosts of cards, tokens, what lights up, markers."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.art.ink import outlines, shapes
from game.art.ink.drawing import Drawing
from game.art.ink.outlines import Outline
from game.art.ink.palette import DANGER, INK, LEGAL, PLAIN, SELECTED, WHITE, Hue, fade, mix
from game.art.ink.renderer import Renderer, Size, outlined, paints
from game.art.ink.shapes import Point
from game.art.ink.type import centred, figure
from game.art.tutti_quantum.cards import EDGES, HUES, TURNS, Axis, ends, line
from game.tables.tutti_quantum.pictures import (
    GRIP,
    Bead,
    End,
    Flag,
    Free,
    Ghost,
    Loop,
    Shelf,
    Shine,
    VertexToken,
)


@paints(Free)
def free(renderer: Renderer, size: Size, art: Free, _label: str) -> pygame.Surface:
    """A dashed edge."""
    drawing = _sheet(renderer, size)
    _dashed(renderer, drawing, TURNS[art.way], LEGAL, 0.05, 0.4)
    return drawing.surface()


@paints(Ghost)
def ghost(renderer: Renderer, size: Size, art: Ghost, text: str) -> pygame.Surface:
    """The line of a card, crosses where it clashes, rings where it waits, and what it brings."""
    w, h = size
    length, turn = w / GRIP, TURNS[art.way]
    drawing = _sheet(renderer, size)
    middle = (w / 2, h / 2)
    hue = PLAIN if art.waits else DANGER if art.risk else LEGAL
    _dashed(renderer, drawing, turn, hue, 0.10, 0.75)
    strength = 0.45 if art.risk else 0.7
    heads = (0.32, -0.32) if text else (0.0,)
    line(drawing, art.kind, Axis(middle, length, turn + 180 * art.facing), strength, heads)
    a, b = ends(middle, length, turn)
    for end, at in (("a", a), ("b", b)):
        if end in art.clash:
            _cross(drawing, at, 0.1 * length)
        elif end in art.debt:
            drawing.disc(*at, 0.12 * length, fill="#04070FCC")
            _broken_ring(drawing, at, 0.12 * length)
    sheet = drawing.surface()
    if text:
        a, b = ends((drawing.margin + w / 2, drawing.margin + h / 2), length, turn)
        towards = {"a": 0.3, "b": 0.7, None: 0.5}[art.clear]
        at = (a[0] + towards * (b[0] - a[0]), a[1] + towards * (b[1] - a[1]))
        # In a large diagram as wide as the card, to be read.
        size_of_pill = min(max(0.42 * length, renderer.px(34)), 0.6 * length)
        _points(renderer, sheet, at, size_of_pill, text, waits=art.waits)
    return sheet


@outlined(Free)
def _free_edge(art: Free) -> Outline:
    return EDGES[art.way]


@outlined(Ghost)
def _ghost_edge(art: Ghost) -> Outline:
    return EDGES[art.way]


def _sheet(renderer: Renderer, size: Size) -> Drawing:
    """Room for a card around its grip."""
    return Drawing(*size, 0.24 * size[0] / GRIP + renderer.px(4))


def _dashed(
    renderer: Renderer, drawing: Drawing, turn: float, hue: Hue, fill: float, stroke: float
) -> None:
    """The edge of a place, its field and its rim of this strength."""
    w, h = drawing.w, drawing.h
    outline = shapes.feynman(w / 2, h / 2, 0.93 * w / GRIP, turn)
    width = max(1.0, 1.3 * renderer.scale)
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


def _broken_ring(drawing: Drawing, at: Point, r: float) -> None:
    """Two thirds of a ring: the third card is missing."""
    for turn in (90, 210):
        drawing.line(
            shapes.arc(*at, r, turn - 48, turn + 48, 12), PLAIN.light, 0.34 * r, cap="butt"
        )


def _points(
    renderer: Renderer,
    sheet: pygame.Surface,
    at: Point,
    size: float,
    text: str,
    *,
    waits: bool,
) -> None:
    """Points that a place would bring, in a pill; ``waits``: a third card can win them back."""
    bad = not text.startswith("+")
    hue = PLAIN if waits else DANGER if bad else LEGAL
    high = round(0.62 * size)
    wide = round(max(high, size))
    pill = Drawing(wide, high, 1)
    pill.shape(
        shapes.box(0.5, 0.5, wide - 1, high - 1, high / 2),
        fill="#06121E" if renderer.contrast else "#06121ECC",
        stroke=hue.light if waits else hue.base,
        width=max(1.0, 1.2 * renderer.scale),
    )
    face = figure(renderer, text, 0.62 * high, hue.light, room=0.86 * wide)
    picture = pill.surface()
    centred(picture, face, picture.get_width() / 2, picture.get_height() / 2)
    centred(sheet, picture, *at)


ANGLES: Final[dict[End, tuple[float, float, float]]] = {"a": (270, 150, 30), "b": (90, 330, 210)}
"""Directions of the edges at a vertex, by its end of them: degrees clockwise from the right."""


@paints(VertexToken, outlines.disc)
def token(renderer: Renderer, size: Size, art: VertexToken, _label: str) -> pygame.Surface:
    """The rim of a valid one is in three parts, each towards its card and in its colour."""
    w, h = size
    r = min(w, h) / 2
    middle = (w / 2, h / 2)
    drawing = Drawing(w, h, renderer.px(3))
    drawing.disc(w / 2, h / 2 + 0.06 * r, r, fill="#00000088")
    ink = INK
    if art.kinds == "debt":
        ink = _owing(drawing, middle, r)
    elif art.kinds == "bad":
        _ruined(drawing, middle, r)
    else:
        drawing.disc(*middle, r, fill=INK)
        for turn, kind in zip(ANGLES[art.end], art.kinds, strict=True):
            rim = shapes.arc(*middle, 0.82 * r, turn - 52, turn + 52, 16)
            drawing.line(rim, HUES[kind].base, 0.26 * r, cap="butt")
        drawing.disc(*middle, 0.66 * r, fill="#F7F9FF")
    sheet = drawing.surface()
    shown = str(art.points).replace("-", "\u2212")
    size_of_figure = 0.86 * r if len(shown) == 1 else 0.74 * r
    face = figure(renderer, shown, size_of_figure, ink, room=1.1 * r)
    centred(sheet, face, drawing.margin + w / 2, drawing.margin + h / 2)
    return sheet


def _owing(drawing: Drawing, at: Point, r: float) -> str:
    """A broken ring around a dark field: a third card can still put it right. Returns its ink."""
    drawing.disc(*at, r, fill="#04070F")
    _broken_ring(drawing, at, 0.82 * r)
    return PLAIN.light


def _ruined(drawing: Drawing, at: Point, r: float) -> None:
    """A cross behind a disc, as on the place before the card lay there: it costs for good."""
    for dx in (r, -r):
        ends = [(at[0] - dx, at[1] - r), (at[0] + dx, at[1] + r)]
        drawing.line(ends, "#04070FCC", 0.62 * r)
        drawing.line(ends, DANGER.base, 0.4 * r)
    drawing.disc(*at, 0.9 * r, fill="#1A0A00")
    drawing.disc(*at, 0.8 * r, fill=DANGER.base)


@paints(Bead, outlines.disc)
def bead(renderer: Renderer, size: Size, art: Bead, _label: str) -> pygame.Surface:
    """White, a cross or a broken ring, with the points where there is room."""
    w, h = size
    r = min(w, h) / 2
    drawing = Drawing(w, h, 1)
    middle, ink = (w / 2, h / 2), INK
    if art.waits:
        ink = _owing(drawing, middle, r)
    elif art.points < 0:
        _ruined(drawing, middle, r)
    else:
        drawing.disc(*middle, r, fill=INK)
        drawing.disc(*middle, 0.86 * r, fill="#F7F9FF")
    sheet = drawing.surface()
    if r >= 6 * renderer.scale:
        share = 0.8 if art.points < 0 else 1.05
        text = str(art.points).replace("-", "\u2212")
        face = figure(renderer, text, share * r, ink, room=1.4 * r)
        centred(sheet, face, drawing.margin + w / 2, drawing.margin + h / 2)
    return sheet


@paints(Loop, outlines.hexagon)
def loop(renderer: Renderer, size: Size, _art: Loop, text: str) -> pygame.Surface:
    """A lit hexagon, with its bonus."""
    w, h = size
    drawing = Drawing(w, h, renderer.px(6))
    r = 0.44 * min(w, h)
    drawing.lamp(w / 2, h / 2, r, LEGAL.base, 0.55)
    drawing.glow(
        shapes.hexagon(w / 2, h / 2, r, 0.1 * r), LEGAL.base, max(1.0, 0.03 * r), power=0.7
    )
    sheet = drawing.surface()
    if text and r > 14 * renderer.scale:
        face = figure(renderer, text, 0.62 * r, LEGAL.light, room=1.2 * r)
        centred(sheet, face, drawing.margin + w / 2, drawing.margin + h / 2)
    return sheet


@paints(Shine)
def shine(renderer: Renderer, size: Size, art: Shine, _label: str) -> pygame.Surface:
    """Light in the form of a card."""
    w, h = size
    length = w / GRIP
    drawing = Drawing(w, h, 0.36 * length + renderer.px(8))
    outline = shapes.feynman(w / 2, h / 2, 1.04 * length, TURNS[art.way])
    drawing.halo(outline, SELECTED.base, 0.09 * length, 0.7)
    return drawing.surface()


@paints(Flag, outlines.disc)
def flag(renderer: Renderer, size: Size, art: Flag, _label: str) -> pygame.Surface:
    """A tick or a cross, and the number of the player."""
    w, h = size
    r = min(w, h) / 2
    hue, sign = (LEGAL, "check") if art.wanted else (DANGER, "cross")
    drawing = Drawing(w, h, renderer.px(4))
    drawing.disc(w / 2, h / 2, r, fill=fade("#04070F", 0.7))
    drawing.disc(
        w / 2, h / 2, 0.86 * r, fill=mix(hue.deep, "#04070F", 0.3), stroke=hue.base, width=0.1 * r
    )
    drawing.icon(sign, w / 2, h / 2, 1.0 * r, hue.light)
    drawing.disc(w / 2 + 0.68 * r, h / 2 + 0.62 * r, 0.44 * r, fill=WHITE, stroke=INK, width=1)
    sheet = drawing.surface()
    face = figure(renderer, str(art.player), 0.52 * r, INK, room=0.7 * r)
    m = drawing.margin
    centred(sheet, face, m + w / 2 + 0.68 * r, m + h / 2 + 0.62 * r)
    return sheet


@paints(Shelf)
def shelf(renderer: Renderer, size: Size, _art: Shelf, _label: str) -> pygame.Surface:
    """A panel with a curved upper edge."""
    w, h = size
    drawing = Drawing(w, h, 2)
    rise = 8 * renderer.scale
    top = [(w * t / 40, rise * (1 - math.sin(math.pi * t / 40))) for t in range(41)]
    body: shapes.Points = [*top, (w, h), (0, h)]
    fill = renderer.theme.panel
    drawing.shape(body, fill=fill)
    drawing.line(top, renderer.theme.line, 1.4 * renderer.scale)
    return drawing.surface()
