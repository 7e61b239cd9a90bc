"""States: how a piece says that it may be touched, is chosen, has the focus or is recommended."""

from __future__ import annotations

from typing import Final

import pygame

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.easel import Easel
from game.art.ink.palette import BLACK, DANGER, LEGAL, SELECTED, WHITE, fade
from game.tables.honeycomb import GRIP

EDGE_TURNS: Final = {"edge-up": 270.0, "edge-left": 150.0, "edge-right": 30.0}
"""Where a card on the honeycomb points, in degrees clockwise from the right."""
RISK: Final = "-risk"
"""Ends the name of a shape that may be chosen but does harm: such a place does not glow."""

STATES: Final = ("legal", "place", "selected", "focus", "hint", "last")
"""What `halo` paints. Disabled is opacity (38 %), pressed a shift: the caller's business."""


def outline(shape: str, w: float, h: float, grow: float = 0.0) -> shapes.Points:
    """The edge of a piece of this shape, ``grow`` pixels outside it."""
    x, y, wide, high = -grow, -grow, w + 2 * grow, h + 2 * grow
    shape = shape.removesuffix(RISK)
    match shape:
        case "card":
            return shapes.box(x, y, wide, high, 0.045 * h + grow)
        case "round":
            return shapes.disc(w / 2, h / 2, wide / 2, high / 2)
        case "hex":
            r = min(w / 3**0.5, h / 2) + grow * 2 / 3**0.5
            return shapes.hexagon(w / 2, h / 2, r, 0.12 * r)
        case "pill":
            return shapes.box(x, y, wide, high, high / 2)
        case "tip":
            return tip(x, y, wide, high)
        case "feynman":
            return shapes.feynman(w / 2, h / 2, wide + 0.3 * grow)
        case "edge-up" | "edge-left" | "edge-right":
            length = w / GRIP + 2.3 * grow
            return shapes.feynman(w / 2, h / 2, length, EDGE_TURNS[shape])
        case "room":
            return shapes.lying_hexagon(x, y, wide, high)
        case "button":
            return shapes.box(x, y, wide, high, 0.28 * h + grow)
        case _:
            return shapes.box(x, y, wide, high, min(0.3 * h, 0.12 * w) + grow)


def tip(x: float, y: float, w: float, h: float) -> shapes.Points:
    """A bar whose ends come to a point: the outline of a statistic."""
    cut = 0.28 * h
    corners = [
        (x + cut, y),
        (x + w - cut, y),
        (x + w, y + h / 2),
        (x + w - cut, y + h),
        (x + cut, y + h),
        (x, y + h / 2),
    ]
    return shapes.rounded(corners, 0.12 * h, 4)


def halo(easel: Easel, shape: str, w: float, h: float, state: str) -> pygame.Surface:
    """What is painted around a piece of ``w`` by ``h`` stage units in this state; blit centred.

    "legal" is a glowing edge and "selected" a double one, "place" the dashed edge of an empty place
    that may be chosen, "focus" a white ring 4 px off with a dark gap that shows on every colour and
    with any other state, "hint" a dashed yellow edge before a lamp, "last" what was just played.
    """
    assert state in STATES, state
    size = (easel.px(w), easel.px(h))
    return easel.remember(
        ("halo", shape, size, state), lambda: _cropped(_paint(easel, shape, size, state))
    )


def _cropped(sheet: pygame.Surface) -> pygame.Surface:
    """Without the empty rim, the middle where it was: a full board spends most on glows."""
    seen = sheet.get_bounding_rect()
    w, h = sheet.get_size()
    x, y = min(seen.left, w - seen.right), min(seen.top, h - seen.bottom)
    return sheet.subsurface((x, y, w - 2 * x, h - 2 * y)).copy()


def _paint(easel: Easel, shape: str, size: tuple[int, int], state: str) -> pygame.Surface:
    w, h = size
    unit = easel.scale
    drawing = Drawing(w, h, 26 * unit)
    edge = outline(shape, w, h, 0.5 * unit)
    match state:
        case "legal":
            drawing.glow(edge, LEGAL.base, 2.2 * unit, power=0.75, core=LEGAL.light)
        case "place" if shape.endswith(RISK):
            drawing.shape(
                edge, stroke=fade(DANGER.base, 0.6), width=1.4 * unit, dash=(3 * unit, 5 * unit)
            )
        case "place":
            drawing.shape(edge, fill=fade(LEGAL.base, 0.10))
            drawing.shape(edge, stroke=fade(LEGAL.base, 0.16), width=8 * unit)
            drawing.shape(edge, stroke=LEGAL.base, width=2.2 * unit, dash=(7 * unit, 5 * unit))
        case "selected":
            # A second edge around the first: glow alone tells nothing from "legal" without colour.
            drawing.glow(edge, SELECTED.base, 3 * unit, power=0.8, core=SELECTED.light)
            outer = outline(shape, w, h, 6 * unit)
            drawing.shape(outline(shape, w, h, 3.4 * unit), stroke=fade(BLACK, 0.6), width=3 * unit)
            drawing.shape(outer, stroke=SELECTED.light, width=2 * unit)
        case "focus":
            gap = outline(shape, w, h, 2.5 * unit)
            ring = outline(shape, w, h, 5.5 * unit)
            drawing.shape(ring, stroke=fade(BLACK, 0.55), width=7 * unit)
            drawing.shape(gap, stroke="#04070F", width=4 * unit)
            drawing.shape(ring, stroke=WHITE, width=3 * unit)
        case "hint":
            edge = outline(shape, w, h, 2 * unit)
            lamp = Drawing(w, h, drawing.margin)
            lamp.halo(edge, SELECTED.base, 22 * unit, 0.5)
            drawing.shape(edge, stroke=SELECTED.base, width=2.6 * unit, dash=(7 * unit, 4.5 * unit))
            return _around(lamp, edge, drawing)
        case "last":
            drawing.shape(edge, stroke=fade(easel.theme.bright, 0.25), width=7 * unit)
            drawing.shape(edge, stroke=easel.theme.bright, width=2 * unit)
    return drawing.surface()


def _around(lamp: Drawing, edge: shapes.Points, line: Drawing) -> pygame.Surface:
    """Light that lies behind the piece although it is painted after it: none of it inside."""
    sheet = lamp.surface()
    piece = Drawing(lamp.w, lamp.h, lamp.margin)
    piece.shape(edge, fill=WHITE)
    sheet.blit(piece.surface(), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    sheet.blit(line.surface(), (0, 0))
    return sheet
