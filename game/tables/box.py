"""What pieces cover on the stage, and how much of it they share."""

from __future__ import annotations

from typing import NamedTuple

from game.tables.table import Spot


class Box(NamedTuple):
    """A rectangle by its edges, in stage units."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def around(cls, spot: Spot) -> Box:
        """What a spot covers."""
        return cls(
            spot.x - spot.w / 2, spot.y - spot.h / 2, spot.x + spot.w / 2, spot.y + spot.h / 2
        )

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def overlap(self, other: Box) -> float:
        """The area that both cover."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(0.0, across) * max(0.0, down)
