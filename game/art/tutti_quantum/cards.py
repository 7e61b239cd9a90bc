"""Tutti Quantum: particle cards, level in a hand or on the honeycomb."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.outlines import Outline
from game.art.ink.palette import (
    BOSON,
    FIELD_FOOT,
    LEPTON,
    PHOTON,
    QUARK,
    SELECTED,
    WHITE,
    Hue,
    fade,
    mix,
)
from game.art.ink.renderer import Renderer, Size, outlined, paints
from game.art.ink.shapes import Point
from game.tables.tutti_quantum.pictures import GRIP, Feynman, FeynmanBack, Laid, Way

HIGGS: Final = Hue("#D8CC3E", "#FFF7B0", "#4B4712")
HUES: Final[dict[str, Hue]] = {
    "quark": QUARK,
    "electron": LEPTON,
    "gluon": BOSON,
    "photon": PHOTON,
    "higgs": HIGGS,
}
"""By the kind of card. Second cue: each line has a form of its own."""

TURNS: Final[dict[Way, float]] = {"up": 270.0, "left": 150.0, "right": 30.0}
"""Direction of a card on the honeycomb, in degrees clockwise from the right."""


# --- outlines -----------------------------------------------------------------------------------


def feynman(w: float, h: float, grow: float = 0.0) -> shapes.Points:
    """A card that lies level."""
    return shapes.feynman(w / 2, h / 2, w + 2 * grow + 0.3 * grow)


def _on_edge(turn: float) -> Outline:
    """A card on the honeycomb, by where it points; its box is its grip."""

    def edge(w: float, h: float, grow: float = 0.0) -> shapes.Points:
        return shapes.feynman(w / 2, h / 2, w / GRIP + 2.3 * grow, turn)

    return edge


EDGES: Final[dict[Way, Outline]] = {way: _on_edge(turn) for way, turn in TURNS.items()}
"""One for each direction of edges."""


# --- cards --------------------------------------------------------------------------------------


@paints(Feynman, feynman)
def level(renderer: Renderer, size: Size, art: Feynman, _label: str) -> pygame.Surface:
    """A card lying level, as large as its box is wide."""
    kind, count = art.kind, art.count
    w, h = size
    drawing = Drawing(w, h, renderer.px(10))
    length = w * (0.94 if count > 1 else 1.0)
    if count > 1:
        # The ones beneath peep out above.
        for step in range(min(count, 3) - 1, 0, -1):
            body(drawing, kind, (w / 2 + 0.02 * w * step, 0.53 * h - 0.05 * h * step), length, 0)
    middle = (w / 2 - (0.015 * w if count > 1 else 0), h / 2 + (0.03 * h if count > 1 else 0))
    card(drawing, kind, middle, length, 0, facing=0)
    if art.secret:
        r = 0.13 * w
        pill = shapes.box(w / 2 - r, -0.22 * r, 2 * r, 0.84 * r, 0.42 * r)
        drawing.shape(pill, fill="#0A0F24", stroke=SELECTED.base, width=1.4 * renderer.scale)
        drawing.icon("eye", w / 2, 0.2 * r, 0.7 * r, SELECTED.light)
    return drawing.surface()


@paints(FeynmanBack, feynman)
def back(_renderer: Renderer, size: Size, _art: FeynmanBack, _label: str) -> pygame.Surface:
    """Three tracks from one vertex, the same on every card."""
    w, h = size
    drawing = Drawing(w, h, 3)
    edge = shapes.feynman(w / 2, h / 2, w)
    drawing.shape(
        edge,
        fill=drawing.linear((0, 0), (0, h), (0, "#1A2550"), (1, "#0B1230")),
        stroke="#8CA3F2",
        width=max(1.0, 0.012 * w),
    )
    inner = shapes.feynman(w / 2, h / 2, 0.88 * w)
    drawing.shape(inner, stroke="#8CA3F266", width=max(0.8, 0.006 * w))
    for turn, colour in ((270, QUARK.base), (30, LEPTON.base), (150, BOSON.base)):
        end = (
            w / 2 + 0.22 * w * math.cos(math.radians(turn)),
            h / 2 + 0.22 * w * math.sin(math.radians(turn)),
        )
        drawing.line([(w / 2, h / 2), end], fade(colour, 0.85), max(1.0, 0.022 * w))
    drawing.disc(w / 2, h / 2, 0.045 * w, fill=WHITE)
    return drawing.surface()


@paints(Laid)
def laid(renderer: Renderer, size: Size, art: Laid, _label: str) -> pygame.Surface:
    """A card on the board; the box is its grip, it stands out."""
    w, h = size
    length = w / GRIP
    drawing = Drawing(w, h, 0.24 * length + renderer.px(4))
    card(drawing, art.kind, (w / 2, h / 2), length, TURNS[art.way], facing=art.facing)
    return drawing.surface()


@outlined(Laid)
def _edge(art: Laid) -> Outline:
    return EDGES[art.way]


def body(drawing: Drawing, kind: str, middle: Point, length: float, turn: float) -> None:
    """The hexagon: deep colour, a lamp in the middle, an edge in the colour of the particle."""
    hue = HUES[kind]
    outline = shapes.feynman(*middle, 0.985 * length, turn)
    drawing.shape(outline, fill=mix(hue.deep, FIELD_FOOT, 0.35))
    drawing.lamp(*middle, 0.3 * length, hue.base, 0.3)
    drawing.shape(outline, stroke=hue.base, width=max(1.0, 0.012 * length))


def card(
    drawing: Drawing, kind: str, middle: Point, length: float, turn: float, *, facing: int
) -> None:
    """A card with its particle's line; ``turn``: where its edge points, in degrees."""
    body(drawing, kind, middle, length, turn)
    line(drawing, kind, Axis(middle, length, turn + 180 * facing))


class Axis(NamedTuple):
    """Course of a line: through the middle of a card, from tip to tip."""

    middle: Point
    length: float
    """Of the card."""
    turn: float
    """Direction of the line, in degrees clockwise from the right."""


def ends(middle: Point, length: float, turn: float) -> tuple[Point, Point]:
    """The tips of a card: where it comes from, where it points."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    x, y = middle
    half = length / 2
    return (x - half * c, y - half * s), (x + half * c, y + half * s)


def line(
    drawing: Drawing,
    kind: str,
    course: Axis,
    strength: float = 1.0,
    heads: Sequence[float] = (0.0,),
) -> None:
    """The particle's line: arrow, coil, wave or dashes (LOOK 3).

    ``heads``: where the heads of an arrow are, in lengths from the middle.
    """
    middle, length, turn = course
    hue = HUES[kind]
    a, b = ends(middle, 0.985 * length, turn)
    width = max(1.2, 0.034 * length)
    ink = fade(hue.light, strength)
    points: shapes.Points = [a, b]
    if kind == "gluon":
        near, far = _inset(a, b, 0.07)
        points = [a, *shapes.coil(near, far, 0.085 * length, 6), b]
    elif kind == "photon":
        points = shapes.wave(a, b, 0.07 * length, 4)
    for wide, alpha in ((0.2, 0.07), (0.13, 0.09), (0.08, 0.14)):
        drawing.line(points, fade(hue.base, alpha * strength), wide * length, cap="butt")
    if kind == "higgs":
        step = length * 0.985 / 15
        drawing.line(points, ink, width * 1.15, dash=(step * 1.8, step * 1.2), cap="butt")
    else:
        drawing.line(points, ink, width)
    for along in heads:
        at = middle[0] + along * (b[0] - a[0]), middle[1] + along * (b[1] - a[1])
        if kind == "quark":
            drawing.shape(_arrow_head(at, length, turn, 0.1), fill=ink)
        elif kind == "electron":
            wing = _arrow_head(at, length, turn, 0.12)
            drawing.line([wing[1], wing[0], wing[2]], ink, width * 1.1)


def _inset(a: Point, b: Point, share: float) -> tuple[Point, Point]:
    dx, dy = (b[0] - a[0]) * share, (b[1] - a[1]) * share
    return (a[0] + dx, a[1] + dy), (b[0] - dx, b[1] - dy)


def _arrow_head(middle: Point, length: float, turn: float, size: float) -> shapes.Points:
    """Tip, then the two wings, around the middle of the line."""
    x, y = middle
    r = size * length
    corners = [(x + 0.8 * r, y), (x - 0.55 * r, y - 0.72 * r), (x - 0.55 * r, y + 0.72 * r)]
    return shapes.turned(corners, turn, middle)
