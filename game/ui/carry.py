"""A piece that hangs on a finger: where it is seen, how it tilts, which place pulls it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp

from game.tables.table import Spot

Point = tuple[float, float]

PULL = 34.0
"""Units around a lawful place from which it pulls."""
TUG = 0.55
"""Share of the way to that place by which the piece gives way."""
LEAN = 0.028
"""Degrees of tilt for each unit a second that it moves sideways."""
MOST = 13.0
"""Degrees of tilt at most."""
CALMS = 9.0
"""Rate at which tilt and pull settle: parts of what is left, a second."""


@dataclass(slots=True)
class Carry:
    """One piece between its place and another. Points and lengths are stage units."""

    piece: Spot
    """As it lay."""
    grip: Point
    """From the finger to the middle of the piece, as it was taken up."""
    at: Point
    """Place of the finger."""
    over: Spot | None = None
    """The lawful place that pulls."""
    _seen_at: float = 0.0
    """Place of the finger across the stage at the last update."""
    _tilt: float = 0.0
    _tugged: float = 0.0

    def __post_init__(self) -> None:
        self._seen_at = self.at[0]

    def move(self, at: Point, places: Iterable[Spot]) -> None:
        """The finger is here; these are the places where the piece may be let go."""
        self.at = at
        self.over = pulling(at, places)

    def update(self, dt: float, *, unmoved: bool) -> bool:
        """Tilt with the speed, give way to the pull; whether the picture changes.

        ``unmoved``: less motion is wanted: it only follows.
        """
        if unmoved or dt <= 0:
            return False
        before = self._tilt, self._tugged
        speed = (self.at[0] - self._seen_at) / dt
        self._seen_at = self.at[0]
        share = 1 - exp(-CALMS * dt)
        leaning = max(-MOST, min(MOST, -LEAN * speed))
        self._tilt += (leaning - self._tilt) * share
        self._tugged += ((TUG if self.over else 0.0) - self._tugged) * share
        return abs(before[0] - self._tilt) > 0.05 or abs(before[1] - self._tugged) > 0.005

    @property
    def seen(self) -> Spot:
        """The piece as it hangs there now."""
        x, y = self.at[0] + self.grip[0], self.at[1] + self.grip[1]
        if self.over is not None:
            x += (self.over.x - x) * self._tugged
            y += (self.over.y - y) * self._tugged
        # Whole degrees: a card is turned anew for each.
        return self.piece._replace(x=x, y=y, angle=self.piece.angle + round(self._tilt))


def pulling(at: Point, places: Iterable[Spot]) -> Spot | None:
    """The place under a finger, or the nearest that it almost touches."""
    best: tuple[float, float, Spot] | None = None
    for spot in places:
        across, down = abs(at[0] - spot.x), abs(at[1] - spot.y)
        off = max(across - spot.w / 2, down - spot.h / 2, 0.0)
        if off <= PULL and (best is None or (off, across + down) < best[:2]):
            best = off, across + down, spot
    return best[2] if best else None
