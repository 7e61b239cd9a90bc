"""The emblem of Tutti Quantum."""

from __future__ import annotations

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.palette import INK, LEPTON, PHOTON, QUARK, WHITE, Hue, fade
from game.art.ink.renderer import Renderer
from game.art.ink.type import figure
from game.art.menu.emblems import EmblemPainter


def _outline(a: shapes.Point, b: shapes.Point, width: float = 0.64) -> shapes.Points:
    """The equiangular hexagon between two tips, ``width`` of their distance wide."""
    half = width / 2
    cut = half / 3**0.5
    dx, dy = b[0] - a[0], b[1] - a[1]
    corners = ((0.0, 0.0), (cut, half), (1 - cut, half), (1.0, 0.0), (1 - cut, -half), (cut, -half))
    return [(a[0] + dx * t - dy * side, a[1] + dy * t + dx * side) for t, side in corners]


def emblem(renderer: Renderer, drawing: Drawing, x: float, y: float, r: float) -> None:
    """Three Feynman cards that meet in a vertex worth two; the honeycomb goes on beyond."""
    length = 0.86 * r
    top = (x, y - length)
    left, right = ((x + s * length * 3**0.5 / 2, y + length / 2) for s in (-1, 1))
    line = max(0.8, 0.014 * r)
    for start in (top, left, right):
        for turn in (-60, 60):
            ux, uy = (start[0] - x) / length, (start[1] - y) / length
            vx, vy = shapes.turned([(ux, uy)], turn, (0, 0))[0]
            end = (start[0] + vx * 0.42 * length, start[1] + vy * 0.42 * length)
            drawing.line([start, end], fade(LEPTON.base, 0.6), line)
            drawing.disc(*end, 0.028 * r, fill=LEPTON.base)
    for tip, hue in ((top, PHOTON), (left, QUARK), (right, QUARK)):
        card = _outline((x, y), tip, 0.6)
        fill = drawing.radial(
            ((x + tip[0]) / 2, (y + tip[1]) / 2),
            0.6 * length,
            (0, fade(hue.base, 0.55)),
            (1, fade(hue.deep, 0.75)),
        )
        drawing.shape(card, fill="#070C1C")
        drawing.shape(card, fill=fill, stroke=hue.base, width=line * 1.2)
    wide = max(1.2, 0.034 * length)
    ripple = shapes.wave((x, y - 0.12 * length), top, 0.075 * length, 3)
    _lit(drawing, ripple, PHOTON, wide)
    for tip, inward in ((left, True), (right, False)):
        _lit(drawing, [(x, y), tip], QUARK, wide)
        _arrow(drawing, tip if inward else (x, y), (x, y) if inward else tip, 0.12 * length)
    token = 0.17 * r
    drawing.disc(x, y, token, fill=WHITE, stroke="#8FB8E8", width=0.18 * token)
    for k, hue in enumerate((PHOTON, QUARK, QUARK)):
        first = -150 + 120 * k
        drawing.line(
            shapes.arc(x, y, token, first + 4, first + 116), hue.base, 0.24 * token, cap="butt"
        )
    drawing.stamp(figure(renderer, "2", 1.25 * token, INK), x, y)


def _lit(drawing: Drawing, points: shapes.Points, hue: Hue, width: float) -> None:
    drawing.line(points, fade(hue.base, 0.35), width * 3.4, cap="butt")
    drawing.line(points, hue.light, width)


def _arrow(drawing: Drawing, a: shapes.Point, b: shapes.Point, size: float) -> None:
    """A solid head in the middle of a line."""
    length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
    dx, dy = (b[0] - a[0]) / length * size, (b[1] - a[1]) / length * size
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    corners = ((0.9, 0.0), (-0.68, 0.62), (-0.68, -0.62))
    head = [(x + dx * t - dy * side, y + dy * t + dx * side) for t, side in corners]
    drawing.shape(head, fill=QUARK.light)


EMBLEM: EmblemPainter = emblem
