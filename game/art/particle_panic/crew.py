"""The scientists of Particle Panic: pawns, places for cards in a hand, hand limits."""

from __future__ import annotations

from typing import Final

import pygame

from game.art.ink import outlines, shapes
from game.art.ink.drawing import Drawing
from game.art.ink.easel import Easel, Size, paints
from game.art.ink.palette import BOSON, DANGER, INK, LEGAL, LEPTON, SELECTED, fade
from game.art.ink.symbols import figure
from game.tables.particle_panic.pictures import HandLimit, HandPlace, Pawn

CREW: Final = (LEPTON, SELECTED, BOSON, LEGAL)
"""Scientists A, B, C and D: the letter always stands with the colour."""


@paints(Pawn)
def pawn(easel: Easel, size: Size, art: Pawn, _label: str) -> pygame.Surface:
    """A scientist, with the letter of the seat."""
    hue = CREW[art.seat]
    w, h = size
    drawing = Drawing(w, h, easel.px(10))
    cx, r = w / 2, 0.235 * h
    if art.turn:
        drawing.lamp(cx, 0.55 * h, 0.8 * h, SELECTED.base, 0.8)
    edge = max(1.0, 1.6 * easel.scale)
    body = (
        f"M{edge:.2f} {h - edge:.2f}C{0.04 * w:.2f} {0.62 * h:.2f} {0.2 * w:.2f} {0.56 * h:.2f} "
        f"{0.36 * w:.2f} {0.42 * h:.2f}L{0.64 * w:.2f} {0.42 * h:.2f}"
        f"C{0.8 * w:.2f} {0.56 * h:.2f} {0.96 * w:.2f} {0.62 * h:.2f} "
        f"{w - edge:.2f} {h - edge:.2f}Z"
    )
    fill = drawing.linear((0, 0), (0, h), (0, hue.light), (0.6, hue.base), (1, hue.base))
    rim = "#04070F"
    drawing.path(body, fill=fill, stroke=rim, width=edge)
    drawing.disc(cx, r + edge / 2, r, fill=fill, stroke=rim, width=edge)
    drawing.stamp(figure(easel, "ABCD"[art.seat], 0.34 * h, INK), cx, 0.77 * h)
    return drawing.surface()


@paints(HandPlace, outlines.card)
def hand_place(easel: Easel, size: Size, art: HandPlace, _label: str) -> pygame.Surface:
    """Room for a card, or a point of hand limit that is gone for good."""
    w, h = size
    drawing = Drawing(w, h, 2)
    edge = easel.theme.edge_width * easel.scale
    outline = shapes.box(edge, edge, w - 2 * edge, h - 2 * edge, 0.08 * h)
    if art.lost:
        drawing.shape(outline, fill=fade(DANGER.deep, 0.75))
        drawing.stripes(outline, fade(DANGER.base, 0.3), 0.28 * w)
        drawing.shape(outline, stroke=fade(DANGER.base, 0.8), width=edge)
    else:
        drawing.shape(
            outline,
            fill="#0A102680",
            stroke=easel.theme.edge,
            width=edge,
            dash=(4 * easel.scale, 3.4 * easel.scale),
        )
    return drawing.surface()


@paints(HandLimit)
def hand_limit(easel: Easel, size: Size, art: HandLimit, _label: str) -> pygame.Surface:
    """A pip for each point; a lost one is crossed out."""
    w, h = size
    first, hue = art.first, CREW[art.seat]
    drawing = Drawing(w, h, 2)
    pitch = min(w / first, 1.2 * h)
    side = min(0.84 * pitch, 0.8 * h)
    start = w - pitch * first
    for i in range(first):
        x = start + pitch * i + (pitch - side) / 2
        pip = shapes.box(x, (h - side) / 2, side, side, 0.28 * side)
        if i < art.limit:
            drawing.shape(pip, fill=hue.base)
            continue
        edge = max(1.0, 1.3 * easel.scale)
        drawing.shape(pip, fill="#1A0D08", stroke=DANGER.base, width=edge)
        low, high = (h - side) / 2 + 0.25 * side, (h + side) / 2 - 0.25 * side
        drawing.line([(x + 0.25 * side, low), (x + 0.75 * side, high)], DANGER.base, edge)
    return drawing.surface()
