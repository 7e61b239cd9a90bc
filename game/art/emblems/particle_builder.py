"""The emblem of Particle Builder."""

from __future__ import annotations

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.palette import BOSON, INK, QUARK, fade
from game.art.ink.particle import draw_particle, fitted_symbol, middle
from game.art.ink.renderer import Renderer
from game.art.menu.emblems import EmblemPainter
from game.core.particles import DOWN, PARTICLES, UP


def emblem(renderer: Renderer, drawing: Drawing, x: float, y: float, r: float) -> None:
    """A proton: u, u and d in a lit circle, tied by gluons."""
    field = drawing.radial((x, y), r, (0, "#8A5F00"), (0.7, "#4A3300"), (1, "#2A1D04"))
    drawing.disc(x, y, 0.97 * r, stroke=fade(QUARK.base, 0.22), width=0.1 * r)
    drawing.disc(x, y, 0.9 * r, fill=field, stroke=QUARK.light, width=max(1.0, 0.018 * r))
    corners = (
        (UP, x - 0.44 * r, y - 0.26 * r),
        (UP, x + 0.44 * r, y - 0.26 * r),
        (DOWN, x, y + 0.46 * r),
    )
    for k, (_, ax, ay) in enumerate(corners):
        _, bx, by = corners[k - 1]
        coil = shapes.coil((ax, ay), (bx, by), 0.08 * r, 6)
        drawing.line(coil, fade(BOSON.base, 0.22), 0.07 * r)
        drawing.line(coil, BOSON.light, max(1.0, 0.026 * r))
    for which, px, py in corners:
        particle, size = PARTICLES[which], 0.29 * r
        drawing.lamp(px, py, 1.6 * size, QUARK.base, 0.5)
        draw_particle(drawing, particle, px, py, size)
        face = fitted_symbol(renderer, particle.symbol, 1.15 * size, INK, (size, size))
        drawing.stamp(face, px, middle(particle, py, size))


EMBLEM: EmblemPainter = emblem
