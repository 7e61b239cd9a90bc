"""Where the circles of Big*Bang lie on the stage."""

from __future__ import annotations

import math

from game.core.hexgrid import centre
from game.rules.bigebang.board import BOARD

PITCH = 64.0
CIRCLE = 56.0
"""Diameter of a circle and of what stands on it, in units."""
SKY = (620.0, 300.0, 860.0, 540.0)
"""Centre, width and height of the ellipse."""


def _places() -> tuple[tuple[float, float], ...]:
    points = [centre(cell) for cell in BOARD]
    mx = (min(x for x, _ in points) + max(x for x, _ in points)) / 2
    my = (min(y for _, y in points) + max(y for _, y in points)) / 2
    return tuple((SKY[0] + (x - mx) * PITCH, SKY[1] + (y - my) * PITCH) for x, y in points)


PLACES: tuple[tuple[float, float], ...] = _places()
"""The middle of each circle, in units."""


def ray(source: int, target: int) -> tuple[float, float, float, float]:
    """A line between two circles: its middle, its length without the circles, its angle."""
    (x1, y1), (x2, y2) = PLACES[source], PLACES[target]
    length = math.hypot(x2 - x1, y2 - y1) - CIRCLE
    angle = -math.degrees(math.atan2(y2 - y1, x2 - x1))
    if not -90 < angle <= 90:
        angle += 180
    return (x1 + x2) / 2, (y1 + y2) / 2, max(4.0, length), angle
