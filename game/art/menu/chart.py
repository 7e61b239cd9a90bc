"""Charts: the columns of an experiment, and the course of a person's outlook in a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal, NamedTuple

import pygame

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.palette import LEGAL, LEPTON, SELECTED, fade
from game.art.ink.renderer import Renderer, Size, paints
from game.tables.pictures import Picture

ChartSign = Literal["thrown", "printed", "nature", "curve"]


class ChartColumn(Picture, frozen=True):
    """Throws of one outcome. Shares of the column's height, from 0 to 1."""

    share: float
    printed: float | None = None
    """A dashed line across: what the dice promise."""
    nature: float | None = None
    """A diamond: what nature does."""

    edged: ClassVar[bool] = False


class Curve(Picture, frozen=True):
    """A line from the left edge of its box to the right one, through these shares of its height."""

    heights: tuple[float, ...]

    edged: ClassVar[bool] = False


class Key(Picture, frozen=True):
    """One sign of a chart, for its legend."""

    sign: ChartSign

    edged: ClassVar[bool] = False


@paints(ChartColumn)
def column(renderer: Renderer, size: Size, art: ChartColumn, _label: str) -> pygame.Surface:
    """A groove, filled from its foot; over it the line of the dice and the diamond of nature."""
    w, h = size
    drawing = Drawing(w, h, renderer.px(8))
    wide = 0.62 * w
    left, radius = (w - wide) / 2, min(renderer.px(8), 0.2 * wide)
    groove = shapes.box(left, 0, wide, h, radius)
    drawing.shape(groove, fill="#04070F70", stroke=renderer.theme.line, width=renderer.scale)
    high = min(1.0, art.share) * h
    if high >= 1:
        body = shapes.box(left, h - high, wide, high, min(radius, high / 2))
        light = drawing.linear((0, h - high), (0, h), (0, LEPTON.light), (1, LEPTON.base))
        drawing.shape(body, fill=light)
    if art.printed is not None:
        _printed(drawing, 0.02 * w, 0.98 * w, h * (1 - min(1.0, art.printed)), renderer.scale)
    if art.nature is not None:
        _nature(drawing, w / 2, h * (1 - min(1.0, art.nature)), 9 * renderer.scale)
    return drawing.surface()


def _printed(drawing: Drawing, left: float, right: float, y: float, unit: float) -> None:
    ends = [(left, y), (right, y)]
    drawing.line(ends, "#04070F", 6.5 * unit, cap="butt")
    drawing.line(ends, SELECTED.base, 3.5 * unit, dash=(9 * unit, 5 * unit), cap="butt")


def _nature(drawing: Drawing, x: float, y: float, r: float) -> None:
    corners = [(x, y - r), (x + r, y), (x, y + r), (x - r, y)]
    drawing.shape(corners, fill=LEGAL.base, stroke="#04070F", width=0.3 * r)


@paints(Curve)
def curve(renderer: Renderer, size: Size, art: Curve, _label: str) -> pygame.Surface:
    """A line in nature's colour."""
    w, h = size
    drawing = Drawing(w, h, renderer.px(8))
    points = _points(art.heights, w, h)
    drawing.line(points, "#04070F", 6.5 * renderer.scale)
    drawing.line(points, fade(LEGAL.base, 0.95), 3.5 * renderer.scale)
    return drawing.surface()


def _points(heights: Sequence[float], w: float, h: float) -> list[tuple[float, float]]:
    steps = max(1, len(heights) - 1)
    return [(w * i / steps, h * (1 - min(1.0, high))) for i, high in enumerate(heights)]


@paints(Key)
def key(renderer: Renderer, size: Size, art: Key, _label: str) -> pygame.Surface:
    """A sign as in the chart."""
    w, h = size
    drawing = Drawing(w, h, 2)
    match art.sign:
        case "thrown":
            drawing.shape(shapes.box(0.25 * w, 0.1 * h, 0.5 * w, 0.8 * h, 4), fill=LEPTON.base)
        case "printed":
            _printed(drawing, 0, w, h / 2, renderer.scale)
        case "nature":
            _nature(drawing, w / 2, h / 2, 9 * renderer.scale)
        case "curve":
            drawing.line([(3, 0.2 * h), (w / 2, 0.62 * h), (w - 3, 0.8 * h)], LEGAL.base, 0.12 * h)
    return drawing.surface()


class CoursePoint(NamedTuple):
    """One choice. All are shares of the box, from 0 to 1."""

    x: float
    """Part of the game that was over."""
    value: float
    """The outlook; 1 is a sure win."""
    least: float
    most: float
    """Between which the outlook surely was."""


class Course(Picture, frozen=True):
    """The curve, the band of its errors, and a mark at each blunder."""

    points: tuple[CoursePoint, ...]
    blunders: tuple[float, ...] = ()
    """Their places on the way, from 0 to 1."""
    shown: float = -1.0
    """The blunder that is on the table."""

    edged: ClassVar[bool] = False


@paints(Course)
def course(renderer: Renderer, size: Size, art: Course, _label: str) -> pygame.Surface:
    """The band below the curve, half way a dashed line, a ring at each blunder."""
    w, h = size
    drawing = Drawing(w, h, renderer.px(8))
    unit = renderer.scale
    drawing.shape(
        shapes.box(0, 0, w, h, 8 * unit), fill="#04070F70", stroke=renderer.theme.line, width=unit
    )
    pad = 9 * unit

    def at(x: float, value: float) -> tuple[float, float]:
        return pad + x * (w - 2 * pad), h - pad - value * (h - 2 * pad)

    drawing.line(
        [at(0, 0.5), at(1, 0.5)], renderer.theme.line, 1.5 * unit, dash=(6 * unit, 5 * unit)
    )
    if len(art.points) > 1:
        upper = [at(point.x, point.most) for point in art.points]
        lower = [at(point.x, point.least) for point in reversed(art.points)]
        drawing.shape([*upper, *lower], fill=fade(LEGAL.base, 0.2))
        drawing.line([at(point.x, point.value) for point in art.points], LEGAL.base, 3 * unit)
    for x in art.blunders:
        here = min(art.points, key=lambda point: abs(point.x - x))
        chosen = abs(x - art.shown) < 1e-6
        radius = (7.0 if chosen else 5.0) * unit
        fill = SELECTED.base if chosen else "#04070F"
        cx, cy = at(here.x, here.value)
        drawing.disc(cx, cy, radius, fill=fill, stroke=SELECTED.base, width=2 * unit)
    return drawing.surface()
