"""Where everything of Big*Bang lies on the stage."""

from __future__ import annotations

import math

from game.core.hexgrid import centre
from game.rules.bigebang.board import BOARD

PITCH = 64.0
CIRCLE = 56.0
"""Diameter of a circle, in units."""
STACK = 52.0
"""Size of what stands on it."""
SKY = (620.0, 300.0, 860.0, 540.0)
"""Centre, width and height of the ellipse."""

TRACKER = 106.0
"""Centre of the column left of the board."""
CHART = 1106.0
"""Centre of the column right of the board."""
CHART_TOP = 112.0
"""Middle of the chart's first row."""
CHART_PITCH = 60.0
"""As far as fingers need."""


def _places() -> tuple[tuple[float, float], ...]:
    points = [centre(cell) for cell in BOARD]
    mx = (min(x for x, _ in points) + max(x for x, _ in points)) / 2
    my = (min(y for _, y in points) + max(y for _, y in points)) / 2
    return tuple((SKY[0] + (x - mx) * PITCH, SKY[1] + (y - my) * PITCH) for x, y in points)


PLACES: tuple[tuple[float, float], ...] = _places()
"""The middle of each circle, in units."""


def between(a: int, b: int, free: float) -> tuple[float, float, float, float]:
    """A line from circle to circle: its middle, its length less ``free`` at the ends, its angle."""
    (x1, y1), (x2, y2) = PLACES[a], PLACES[b]
    length = math.hypot(x2 - x1, y2 - y1) - free
    angle = -math.degrees(math.atan2(y2 - y1, x2 - x1))
    if not -90 < angle <= 90:
        angle += 180
    return (x1 + x2) / 2, (y1 + y2) / 2, max(4.0, length), angle


def chart_place(protons: int, neutrons: int) -> tuple[float, float]:
    """Where the chart shows the stack of so many protons and neutrons."""
    return CHART + CHART_PITCH * (neutrons - 1), CHART_TOP + CHART_PITCH * protons
