"""The emblem of U-kNOw Feynman."""

from __future__ import annotations

import pygame

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.palette import BOSON, INK, LEPTON, WHITE, Hue, mix
from game.art.ink.renderer import Renderer
from game.art.ink.type import symbol, turned
from game.art.menu.emblems import EmblemPainter
from game.core.particles import Symbol


def emblem(renderer: Renderer, drawing: Drawing, x: float, y: float, r: float) -> None:
    """Matter left, antimatter right, a card half turned in the middle."""
    w, h = 0.64 * r, 0.95 * r
    red = Hue("#D93A1F", "#FFC0B0", "#6B1200")
    quark = symbol(renderer, Symbol("u"), 3 * 0.44 * w, INK)
    positron = symbol(renderer, Symbol("e", sup="⁺"), 3 * 0.44 * w, WHITE)
    _two_faced(drawing, (x - 0.56 * r, y + 0.08 * r), (w, h), -27, red, quark)
    _two_faced(drawing, (x + 0.56 * r, y + 0.08 * r), (w, h), 27, LEPTON, positron)
    _half_turned(renderer, drawing, (x, y - 0.04 * r), (w * 1.04, h * 1.04))


def _two_faced(
    drawing: Drawing,
    at: shapes.Point,
    size: tuple[float, float],
    turn: float,
    hue: Hue,
    face: pygame.Surface,
) -> None:
    """A card turned by so many degrees; the one that leans to the right shows antimatter."""
    x, y = at
    w, h = size
    anti = turn > 0
    line = max(0.8, 0.022 * h)

    def placed(points: shapes.Points) -> shapes.Points:
        return shapes.turned(points, turn, at)

    sheet = placed(shapes.box(x - w / 2, y - h / 2, w, h, 0.1 * w))
    drawing.shape([(px + 0.02 * h, py + 0.03 * h) for px, py in sheet], fill="#00000066")
    drawing.shape(sheet, fill=mix(hue.base, "#000000", 0.55 if anti else 0.08))
    if anti:
        drawing.stripes(sheet, hue.base, max(3.0, 0.1 * h), 0.48)
    drawing.shape(sheet, stroke=hue.light, width=line)
    oval = placed(shapes.turned(shapes.disc(x, y, 0.38 * w, 0.46 * w), 18, at))
    drawing.shape(oval, fill="#0A0E1C" if anti else WHITE, stroke=hue.light, width=line * 0.7)
    drawing.stamp(turned(face, turn), x, y)


def _half_turned(
    renderer: Renderer, drawing: Drawing, at: shapes.Point, size: tuple[float, float]
) -> None:
    """d on the left of the fold, its antiquark on the right."""
    x, y = at
    w, h = size
    line = max(0.8, 0.02 * h)
    sheet = shapes.box(x - w / 2, y - h / 2, w, h, 0.1 * w)
    drawing.shape([(px + 0.02 * h, py + 0.03 * h) for px, py in sheet], fill="#00000066")
    fold = 0.16
    limit = x + fold * y  # the fold leans, as the card is seen in the middle of its turn
    front, behind = (
        [shapes.clipped(part, s, s * fold, s * limit) for part in (sheet, _oval(at, w))]
        for s in (1, -1)
    )
    drawing.shape(front[0], fill=mix(LEPTON.base, "#000000", 0.05))
    drawing.shape(behind[0], fill=mix(BOSON.base, "#000000", 0.6))
    drawing.stripes(behind[0], BOSON.base, max(3.0, 0.1 * h), 0.48)
    drawing.shape(front[1], fill=WHITE)
    drawing.shape(behind[1], fill="#0A0E1C")
    drawing.shape(sheet, stroke=LEPTON.light, width=line)
    drawing.stamp(symbol(renderer, Symbol("d"), 0.34 * w, INK), x - 0.19 * w, y)
    drawing.stamp(
        symbol(renderer, Symbol("d", bar=True), 0.34 * w, WHITE), x + 0.19 * w, y - 0.03 * w
    )


def _oval(at: shapes.Point, w: float) -> shapes.Points:
    return shapes.disc(at[0], at[1], 0.43 * w, 0.4 * w)


EMBLEM: EmblemPainter = emblem
