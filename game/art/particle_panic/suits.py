"""The five suits of Particle Panic: their signs, the cards in a hand, the stacks of the rooms."""

from __future__ import annotations

from typing import Final

import pygame

from game.art.ink import outlines, shapes
from game.art.ink.drawing import Drawing
from game.art.ink.easel import Easel, Size, paints
from game.art.ink.palette import BOSON, DANGER, PHOTON, WHITE, Hue, fade, mix
from game.art.ink.symbols import figure
from game.tables.particle_panic.pictures import SuitCard, SuitStack

SUITS: Final = (
    Hue("#FF8A4C", "#FFC09C", "#5A2A10"),
    PHOTON,
    Hue("#6CBBF0", "#C2E5FF", "#123E5E"),
    Hue("#C3ADFF", "#E6DCFF", "#332A5E"),
    BOSON,
)
"""Hearts, clubs, diamonds, spades, stars: the shape always stands with the colour."""


def draw_suit(drawing: Drawing, suit: int, cx: float, cy: float, r: float, colour: str) -> None:
    """The sign of a suit inside a circle of radius ``r``."""

    def at(x: float, y: float) -> str:
        return f"{cx + r * x:.2f} {cy + r * y:.2f}"

    match suit:
        case 0:
            drawing.path(
                f"M{at(0, 0.92)}C{at(-1.3, 0.05)} {at(-1.0, -0.85)} {at(-0.48, -0.85)}"
                f"C{at(-0.18, -0.85)} {at(0, -0.62)} {at(0, -0.45)}"
                f"C{at(0, -0.62)} {at(0.18, -0.85)} {at(0.48, -0.85)}"
                f"C{at(1.0, -0.85)} {at(1.3, 0.05)} {at(0, 0.92)}Z",
                fill=colour,
            )
        case 1:
            for x, y in ((0, -0.5), (-0.46, 0.18), (0.46, 0.18)):
                drawing.disc(cx + r * x, cy + r * y, 0.42 * r, fill=colour)
            drawing.path(f"M{at(0, -0.2)}L{at(0.3, 0.92)}L{at(-0.3, 0.92)}Z", fill=colour)
        case 2:
            corners = [
                (cx, cy - 0.98 * r),
                (cx + 0.72 * r, cy),
                (cx, cy + 0.98 * r),
                (cx - 0.72 * r, cy),
            ]
            drawing.shape(shapes.rounded(corners, 0.08 * r), fill=colour)
        case 3:
            drawing.path(
                f"M{at(0, -0.95)}C{at(0.15, -0.5)} {at(0.95, -0.15)} {at(0.95, 0.25)}"
                f"C{at(0.95, 0.72)} {at(0.3, 0.78)} {at(0, 0.36)}"
                f"C{at(-0.3, 0.78)} {at(-0.95, 0.72)} {at(-0.95, 0.25)}"
                f"C{at(-0.95, -0.15)} {at(-0.15, -0.5)} {at(0, -0.95)}Z",
                fill=colour,
            )
            drawing.path(f"M{at(0, 0.1)}L{at(0.28, 0.95)}L{at(-0.28, 0.95)}Z", fill=colour)
        case _:
            outline = shapes.rounded(shapes.star(cx, cy + 0.06 * r, r, 0.45), 0.08 * r, 3)
            drawing.shape(outline, fill=colour)


@paints(SuitCard, outlines.card)
def suit_card(easel: Easel, size: Size, art: SuitCard, _label: str) -> pygame.Surface:
    """A card in a hand. Only its suit matters, so nothing else is on it."""
    w, h = size
    hue = SUITS[art.suit]
    drawing = Drawing(w, h, 3)
    _card(easel, drawing, hue, (0, 0, w, h))
    draw_suit(drawing, art.suit, w / 2, h / 2, 0.32 * min(w, 0.8 * h), hue.light)
    return drawing.surface()


def _card(easel: Easel, drawing: Drawing, hue: Hue, box: tuple[float, float, float, float]) -> None:
    x, y, w, h = box
    edge = max(1.0, 0.9 * easel.theme.edge_width * easel.scale)
    body = shapes.box(x + edge / 2, y + edge / 2, w - edge, h - edge, 0.1 * h)
    fill = drawing.linear((x, y), (x, y + h), (0, mix(hue.deep, hue.base, 0.18)), (1, "#0D1329"))
    drawing.shape(body, fill=fill, stroke=hue.base, width=edge)


@paints(SuitStack, outlines.card)
def stack(easel: Easel, size: Size, art: SuitStack, _label: str) -> pygame.Surface:
    """The top card, the edges of those below, their number."""
    top, height = art.top, art.height
    w, h = size
    drawing = Drawing(w, h, easel.px(4))
    hue = SUITS[top] if top >= 0 else None
    cw, ch = 0.76 * w, 0.83 * h
    layers = min(4, (height + 3) // 5)
    step = max(1.0, 2.2 * easel.scale)
    x = (w - cw - step * layers) / 2
    for layer in range(layers, 0, -1):
        edge = shapes.box(x + step * layer, step * layer * 0.6, cw, ch, 0.08 * ch)
        drawing.shape(
            edge, fill="#0D1329", stroke=fade((hue or DANGER).base, 0.75), width=easel.scale
        )
    if hue is None:
        place = shapes.box(x, 0, cw, ch, 0.08 * ch)
        drawing.shape(place, stroke=DANGER.base, width=1.5 * easel.scale, dash=(6, 4))
    else:
        _card(easel, drawing, hue, (x, 0, cw, ch))
        draw_suit(drawing, top, x + cw / 2, 0.4 * ch, 0.26 * ch, hue.light)
    low = height <= 2
    tall = 0.35 * h
    wide = max(0.62 * w, tall * 1.3)
    pill = shapes.box((w - wide) / 2, h - tall, wide, tall, tall / 2)
    rim = DANGER.base if low else (hue or DANGER).base
    drawing.shape(
        pill, fill="#04070F" if not low else DANGER.deep, stroke=rim, width=1.4 * easel.scale
    )
    drawing.stamp(
        figure(easel, str(height), 0.78 * tall, WHITE, room=wide - 4), w / 2, h - tall / 2
    )
    return drawing.surface()
