"""The emblem of Particle Panic."""

from __future__ import annotations

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.palette import DANGER, WHITE, fade, hue_of
from game.art.ink.renderer import Renderer
from game.art.ink.type import figure
from game.art.menu.emblems import EmblemPainter


def emblem(renderer: Renderer, drawing: Drawing, x: float, y: float, r: float) -> None:
    """Six numbered rooms in a ring, the fourth full, a beacon in the middle."""
    hue = hue_of("particle_panic")
    ring, room = 0.66 * r, 0.26 * r
    line = max(1.0, 0.022 * r)
    light = drawing.radial(
        (x, y), 0.72 * r, (0, fade(DANGER.base, 0.75)), (1, fade(DANGER.base, 0))
    )
    for way in (-24, 156):
        beam = [(x, y), *shapes.arc(x, y, 0.72 * r, way - 13, way + 13, 6)]
        drawing.shape(beam, fill=light)
    drawing.lamp(x, y, 0.62 * r, DANGER.base, 0.55)
    spokes = shapes.regular(x, y, ring, 6)
    drawing.shape(spokes, stroke=fade(hue.base, 0.7), width=line)
    for k, (px, py) in enumerate(spokes):
        full = k == 3
        disc = shapes.disc(px, py, room)
        drawing.shape(disc, fill="#5A2A10" if full else "#0C1430")
        if full:
            drawing.stripes(disc, "#7E3B14", 0.22 * room * 2, 0.5)
        drawing.shape(disc, stroke=hue.light if full else hue.base, width=line * 1.3)
        count = (0, 2, 3, 6, 1, 4)[k]
        for j in range(count):
            turn = 60 * j - 70 + 25 * k
            dx, dy = shapes.turned([(px + 0.66 * room, py)], turn, (px, py))[0]
            drawing.disc(dx, dy, 0.15 * room, fill=hue.light if not full else "#FFF2E0")
        drawing.stamp(figure(renderer, str(k + 1), 0.62 * room, WHITE), px, py)
    _beacon(drawing, x, y, 0.2 * r)


def _beacon(drawing: Drawing, x: float, y: float, r: float) -> None:
    dome = shapes.box(x - 0.62 * r, y - 0.95 * r, 1.24 * r, 1.6 * r, 0.6 * r)
    drawing.halo(dome, DANGER.base, 0.8 * r, 0.5)
    glass = drawing.radial(
        (x, y - 0.2 * r), 1.1 * r, (0, "#FFE2C4"), (0.5, "#FF9A55"), (1, "#E0561A")
    )
    drawing.shape(shapes.clipped(dome, 0, 1, y + 0.5 * r), fill=glass)
    drawing.shape(
        shapes.box(x - 0.82 * r, y + 0.45 * r, 1.64 * r, 0.4 * r, 0.12 * r), fill="#E8ECF8"
    )
    drawing.line([(x, y - 0.5 * r), (x, y + 0.3 * r)], "#FFF2E0", 0.14 * r)


EMBLEM: EmblemPainter = emblem
