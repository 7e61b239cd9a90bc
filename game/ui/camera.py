"""The camera: how a part of a table that is wider than its window is moved and enlarged.

A table that needs one says so (`game.tables.table.Roams`) and marks the spots of its field
(`Spot.afield`). It always lays the whole field into the window; the camera only says where each of
these spots is seen. Spots are moved and resized and then painted again, so they stay sharp at every
size, can be touched where they are seen, and keep their ids.

A finger or a mouse that stays within `SLOP` has tapped; one that leaves it has dragged, and a drag
never taps. Two fingers pinch, and neither of them taps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import hypot, log2

import pygame

from game.tables.table import Spot

Point = tuple[float, float]

OCTAVE = 8
"""Steps from one size to its double: painted pictures are used again at the same step."""
NOTCH = 2
"""Steps of a turn of the wheel, a key, a button."""
NEAREST = 14
"""Most steps: 3.4 times as large as when everything is in view."""
SLOP = 10.0
"""Units that a tap may wander."""
STRIDE = 90.0
"""Units that a key moves the field."""
LOOSE = 0.3
"""Share of the window by which the field may be moved beyond its rim."""
HAIR = 0.01
"""Units too small to see."""
MARGIN = 12.0
"""Units that stay free around what is brought into view."""

Window = tuple[float, float, float, float]
"""Left, top, right and bottom, in stage units."""


@dataclass(slots=True)
class Camera:
    """Place and zoom of the view. All points are stage units."""

    window: Window
    steps: int = 0
    """Zoom beyond everything in view, in steps of an eighth of an octave."""
    dx: float = 0.0
    """Distance of the middle of the field to the right of the middle of the window."""
    dy: float = 0.0

    @property
    def zoom(self) -> float:
        """Scale, as a multiple of the one with everything in view."""
        return float(2 ** (self.steps / OCTAVE))

    @property
    def whole(self) -> bool:
        """True if everything is in view, as the table laid it."""
        return not self.steps and not self.dx and not self.dy

    def home(self) -> bool:
        """Everything in view again. True if anything changed; so do all methods below."""
        return self._set(0, 0.0, 0.0)

    def move(self, dx: float, dy: float) -> bool:
        """The field follows a finger."""
        return self._set(self.steps, self.dx + dx, self.dy + dy)

    def nearer(self, steps: int, at: Point | None = None) -> bool:
        """Larger by some steps, smaller if negative; what is at ``at`` stays there."""
        left, top, right, bottom = self.window
        middle = ((left + right) / 2, (top + bottom) / 2)
        x, y = at or middle
        wanted = min(NEAREST, max(0, self.steps + steps))
        ratio = 2 ** ((wanted - self.steps) / OCTAVE)
        off_x, off_y = x - middle[0], y - middle[1]
        if not wanted and steps < 0:
            return self.home()
        return self._set(
            wanted, off_x - (off_x - self.dx) * ratio, off_y - (off_y - self.dy) * ratio
        )

    def reveal(self, spot: Spot) -> bool:
        """Bring a spot, as it is seen now, wholly into the window."""
        left, top, right, bottom = self.window
        dx = _inwards(spot.x, spot.w / 2 + MARGIN, left, right)
        dy = _inwards(spot.y, spot.h / 2 + MARGIN, top, bottom)
        if max(abs(dx), abs(dy)) < HAIR:
            return False
        # What the table lays is inside its field, so it may be brought in however far it is.
        self.dx += dx
        self.dy += dy
        return True

    def _set(self, steps: int, dx: float, dy: float) -> bool:
        left, top, right, bottom = self.window
        reach = (2 ** (steps / OCTAVE) - 1) / 2 + LOOSE
        far, high = reach * (right - left), reach * (bottom - top)
        now = steps, min(far, max(-far, dx)), min(high, max(-high, dy))
        changed = now != (self.steps, self.dx, self.dy)
        self.steps, self.dx, self.dy = now
        return changed

    def seen(self, spots: Sequence[Spot]) -> list[Spot]:
        """Spots where they are seen; those that are not on the field stay as they are."""
        if self.whole:
            return list(spots)
        left, top, right, bottom = self.window
        x, y, zoom = (left + right) / 2, (top + bottom) / 2, self.zoom
        to_x, to_y = x + self.dx, y + self.dy
        return [
            spot._replace(
                x=to_x + (spot.x - x) * zoom,
                y=to_y + (spot.y - y) * zoom,
                w=spot.w * zoom,
                h=spot.h * zoom,
            )
            if spot.afield
            else spot
            for spot in spots
        ]

    def placed(self, spots: Sequence[Spot]) -> list[Spot]:
        """The way back: spots as they would be seen with everything in view."""
        left, top, right, bottom = self.window
        x, y, zoom = (left + right) / 2, (top + bottom) / 2, self.zoom
        return [
            spot._replace(
                x=x + (spot.x - x - self.dx) / zoom,
                y=y + (spot.y - y - self.dy) / zoom,
                w=spot.w / zoom,
                h=spot.h / zoom,
            )
            if spot.afield and not self.whole
            else spot
            for spot in spots
        ]

    def looks_at(self, at: Point) -> bool:
        """True if a point lies in the window."""
        left, top, right, bottom = self.window
        return left <= at[0] <= right and top <= at[1] <= bottom


def _inwards(at: float, half: float, low: float, high: float) -> float:
    """Distance to move to lie between two rims; to their middle if it is too large."""
    if 2 * half > high - low:
        return (low + high) / 2 - at
    return max(0.0, low - (at - half)) - max(0.0, at + half - high)


@dataclass(slots=True)
class Drag:
    """A pointer that came down on the field: a tap until it leaves the slop, then a drag."""

    start: Point
    last: Point
    going: bool = False

    def moved(self, to: Point) -> Point | None:
        """Distance that the field is to follow; None while it may still be a tap."""
        if not self.going:
            if hypot(to[0] - self.start[0], to[1] - self.start[1]) <= SLOP:
                return None
            # The slop is caught up: what was under the finger is under it again.
            self.going = True
        step = to[0] - self.last[0], to[1] - self.last[1]
        self.last = to
        return step


@dataclass(slots=True)
class Fingers:
    """Two fingers on the glass. One alone arrives as a mouse, and means nothing here."""

    held: dict[int, Point] = field(default_factory=dict)
    """Place of each finger, in units."""
    pinching: bool = False
    """From the second finger down to the last one up."""
    _rest: float = 0.0
    """Spread beyond whole steps."""

    def event(
        self, event: pygame.Event, unit: Callable[[float, float], Point]
    ) -> tuple[Point, Point, int] | None:
        """Effect of a pinch: (middle, distance, steps nearer). None for anything else.

        ``unit`` turns a point of the glass (0 to 1 across and down) into one of the stage.
        """
        if event.type == pygame.FINGERUP:
            self.held.pop(event.finger_id, None)
            self.pinching = self.pinching and bool(self.held)
        elif event.type == pygame.FINGERDOWN:
            self.held[event.finger_id] = unit(event.x, event.y)
            if len(self.held) == 2:
                self.pinching, self._rest = True, 0.0
        elif event.type == pygame.FINGERMOTION and event.finger_id in self.held:
            before = self._span()
            self.held[event.finger_id] = unit(event.x, event.y)
            after = self._span()
            if len(self.held) == 2:
                return self._pinched(before, after)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            # Only the first finger of a gesture presses like a mouse: a lost one is forgotten.
            self.held.clear()
            self.pinching = False
        return None

    def _span(self) -> tuple[Point, float]:
        """Middle and distance of the first two fingers."""
        if len(self.held) < 2:
            return (0.0, 0.0), 1.0
        (x, y), (u, v) = list(self.held.values())[:2]
        return ((x + u) / 2, (y + v) / 2), max(1.0, hypot(x - u, y - v))

    def _pinched(
        self, before: tuple[Point, float], after: tuple[Point, float]
    ) -> tuple[Point, Point, int]:
        (x, y), wide = after
        (u, v), narrow = before
        self._rest += OCTAVE * log2(wide / narrow)
        steps = int(self._rest)
        self._rest -= steps
        return (x, y), (x - u, y - v), steps
