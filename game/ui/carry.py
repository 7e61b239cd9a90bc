"""A piece that hangs on a finger: where it is seen, how it tilts, which place pulls it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
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


@dataclass(frozen=True, slots=True)
class Carry:
    """One piece between its place and another. Points and lengths are stage units."""

    piece: Spot
    """As it lay."""
    grip: Point
    """From the finger to the middle of the piece, as it was taken up."""
    at: Point
    """The place of the finger."""
    last_x: float
    """The place of the finger across the stage when time passed last."""
    over: Spot | None = None
    """The lawful place that pulls."""
    tilt: float = 0.0
    """Degrees."""
    tugged: float = 0.0
    """Share of the way to the place that pulls."""

    def moved(self, at: Point, places: Iterable[Spot]) -> Carry:
        """The finger is here; these are the places where the piece may be let go."""
        return replace(self, at=at, over=pulling(at, places))

    def after(self, dt: float) -> Carry:
        """The piece so many seconds later: it tilts with the speed and gives way to the pull."""
        if dt <= 0:
            return self
        speed = (self.at[0] - self.last_x) / dt
        share = 1 - exp(-CALMS * dt)
        leaning = max(-MOST, min(MOST, -LEAN * speed))
        tilt = self.tilt + (leaning - self.tilt) * share
        tugged = self.tugged + ((TUG if self.over else 0.0) - self.tugged) * share
        return replace(self, last_x=self.at[0], tilt=tilt, tugged=tugged)

    def looks_like(self, other: Carry) -> bool:
        """True if time has changed nothing that can be seen."""
        return abs(self.tilt - other.tilt) <= 0.05 and abs(self.tugged - other.tugged) <= 0.005

    @property
    def seen(self) -> Spot:
        """The piece as it hangs there now."""
        x, y = self.at[0] + self.grip[0], self.at[1] + self.grip[1]
        if self.over is not None:
            x += (self.over.x - x) * self.tugged
            y += (self.over.y - y) * self.tugged
        # Whole degrees: a card is turned again for each.
        return self.piece._replace(x=x, y=y, angle=self.piece.angle + round(self.tilt))


def taken_up(piece: Spot, at: Point) -> Carry:
    """A piece on the finger that has just taken it up here."""
    return Carry(piece, (piece.x - at[0], piece.y - at[1]), at, at[0])


def pulling(at: Point, places: Iterable[Spot]) -> Spot | None:
    """The place under a finger, or the nearest that it almost touches."""
    best: tuple[float, float, Spot] | None = None
    for spot in places:
        across, down = abs(at[0] - spot.x), abs(at[1] - spot.y)
        off = max(across - spot.w / 2, down - spot.h / 2, 0.0)
        if off <= PULL and (best is None or (off, across + down) < best[:2]):
            best = off, across + down, spot
    return best[2] if best else None
