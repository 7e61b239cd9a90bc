"""The course of a game: how a person's outlook rose and fell, choice by choice."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

import pygame

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.easel import Easel, Size, paints
from game.art.ink.palette import LEGAL, SELECTED, fade
from game.tables.pictures import Picture


class CoursePoint(NamedTuple):
    """One choice. All are shares of the box, from 0 to 1."""

    x: float
    """How much of the game was over."""
    value: float
    """The outlook; 1 is a sure win."""
    least: float
    most: float
    """Between which the outlook surely was."""


class Course(Picture, frozen=True):
    """The curve, the band of its errors, and a mark at each slip."""

    points: tuple[CoursePoint, ...]
    slips: tuple[float, ...] = ()
    """Where on the way they were, from 0 to 1."""
    shown: float = -1.0
    """The slip that is on the table."""

    edged: ClassVar[bool] = False


@paints(Course)
def course(easel: Easel, size: Size, art: Course, _label: str) -> pygame.Surface:
    """The band below the curve, half way a dashed line, a ring at each slip."""
    w, h = size
    drawing = Drawing(w, h, easel.px(8))
    unit = easel.scale
    drawing.shape(
        shapes.box(0, 0, w, h, 8 * unit), fill="#04070F70", stroke=easel.theme.line, width=unit
    )
    pad = 9 * unit

    def at(x: float, value: float) -> tuple[float, float]:
        return pad + x * (w - 2 * pad), h - pad - value * (h - 2 * pad)

    drawing.line([at(0, 0.5), at(1, 0.5)], easel.theme.line, 1.5 * unit, dash=(6 * unit, 5 * unit))
    upper = [at(point.x, point.most) for point in art.points]
    lower = [at(point.x, point.least) for point in reversed(art.points)]
    drawing.shape([*upper, *lower], fill=fade(LEGAL.base, 0.2))
    drawing.line([at(point.x, point.value) for point in art.points], LEGAL.base, 3 * unit)
    for x in art.slips:
        here = min(art.points, key=lambda point: abs(point.x - x))
        chosen = abs(x - art.shown) < 1e-6
        radius = (7.0 if chosen else 5.0) * unit
        fill = SELECTED.base if chosen else "#04070F"
        cx, cy = at(here.x, here.value)
        drawing.disc(cx, cy, radius, fill=fill, stroke=SELECTED.base, width=2 * unit)
    return drawing.surface()
