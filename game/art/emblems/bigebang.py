"""The emblem of Big*Bang."""

from __future__ import annotations

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.palette import ANTIMATTER, INK, MATTER, WHITE, fade
from game.art.ink.renderer import Renderer
from game.art.ink.type import symbol
from game.art.menu.emblems import EmblemPainter, burst
from game.core.particles import Symbol


def emblem(renderer: Renderer, drawing: Drawing, x: float, y: float, r: float) -> None:
    """A proton and an antiproton meet in a white burst."""
    side, apart = 0.46 * r, 0.56 * r
    line = max(1.0, 0.022 * r)
    for sx, hue in ((-1, MATTER), (1, ANTIMATTER)):
        for dy in (-0.68, 0.68):
            ghost = shapes.hexagon(x + sx * apart, y + dy * r, 0.32 * r, 0.04 * r)
            drawing.shape(ghost, stroke=fade(hue.base, 0.4), width=line)
    warm = shapes.hexagon(x - apart, y, side, 0.09 * side)
    cool = shapes.hexagon(x + apart, y, side, 0.09 * side)
    drawing.halo(warm, MATTER.base, 0.14 * r, 0.4)
    drawing.shape(
        warm,
        fill=drawing.radial(
            (x - apart - 0.1 * r, y - 0.15 * r), 0.8 * side, (0, MATTER.light), (1, MATTER.base)
        ),
        stroke=MATTER.light,
        width=line * 1.4,
    )
    drawing.halo(cool, ANTIMATTER.base, 0.12 * r, 0.3)
    drawing.shape(cool, fill="#08152B")
    drawing.stripes(cool, "#2E6796", max(3.0, 0.11 * r), 0.5)
    drawing.shape(cool, stroke=ANTIMATTER.light, width=line * 1.4)
    burst(drawing, x, y, 0.3 * r)
    drawing.stamp(symbol(renderer, Symbol("p"), 0.66 * side, INK), x - apart - 0.14 * side, y)
    drawing.stamp(
        symbol(renderer, Symbol("p", bar=True), 0.66 * side, WHITE), x + apart + 0.16 * side, y
    )


EMBLEM: EmblemPainter = emblem
