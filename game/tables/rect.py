"""A rectangle in stage units."""

from __future__ import annotations

from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle by its left upper corner, in stage units: x to the right, y downwards."""

    left: float
    top: float
    w: float
    h: float

    @classmethod
    def around(cls, x: float, y: float, w: float, h: float) -> Rect:
        """The rectangle of this size with its centre at (x, y), as a spot has it."""
        return cls(x - w / 2, y - h / 2, w, h)

    @classmethod
    def between(cls, left: float, top: float, right: float, bottom: float) -> Rect:
        """The rectangle with these edges."""
        return cls(left, top, right - left, bottom - top)

    @property
    def right(self) -> float:
        """Right edge."""
        return self.left + self.w

    @property
    def bottom(self) -> float:
        """Lower edge."""
        return self.top + self.h

    @property
    def x(self) -> float:
        """Centre, across."""
        return self.left + self.w / 2

    @property
    def y(self) -> float:
        """Centre, down."""
        return self.top + self.h / 2

    def inset(self, across: float, down: float) -> Rect:
        """The rectangle inside a margin of ``across`` left and right, ``down`` above and below."""
        w, h = max(0.0, self.w - 2 * across), max(0.0, self.h - 2 * down)
        return Rect.around(self.x, self.y, w, h)

    def overlap(self, other: Rect) -> float:
        """The area that both cover, in square units."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(0.0, across) * max(0.0, down)

    def moved(self, across: float, down: float) -> Rect:
        """The same rectangle elsewhere."""
        return Rect(self.left + across, self.top + down, self.w, self.h)
