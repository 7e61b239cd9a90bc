"""A piece on its way: where it is now, how large, which side of it is seen."""

from __future__ import annotations

from dataclasses import dataclass

from game.tables.table import Spot

GLIDE = 0.26
"""Seconds that a card or a stack takes to slide."""
GOES = ("out", "meet")
"""Kinds of actors that are gone in the end."""


def ease(t: float) -> float:
    """The part of the way that is gone after part ``t`` of the time: cubic, slow at both ends."""
    return 4 * t**3 if t < 0.5 else 1 - 4 * (1 - t) ** 3


@dataclass(slots=True)
class Actor:
    """A spot on its way: from one place to another, in, out, or turning over."""

    spot: Spot
    """Spot at the end (at the beginning, if it is going)."""
    start: Spot
    """Spot at the beginning."""
    kind: str
    """"glide", "in", "out", "turn", "meet" for what runs into its partner and is gone, or
    "late" for what changes when the others have arrived."""
    seconds: float
    t: float = 0.0
    """0 at the start, 1 when it is there; below 0 while it waits for its turn."""

    @property
    def gone(self) -> float:
        """The part of the way that it has gone, 0 to 1, slow at both ends."""
        return ease(max(0.0, min(1.0, self.t)))

    @property
    def place(self) -> tuple[float, float, float]:
        """x, y and angle now: a glide with a slight arc."""
        eased = self.gone
        here, there = self.start, self.spot
        far = abs(there.x - here.x) + abs(there.y - here.y)
        lift = min(24.0, far * 0.06) * 4 * eased * (1 - eased)
        return (
            here.x + (there.x - here.x) * eased,
            here.y + (there.y - here.y) * eased - lift,
            here.angle + (there.angle - here.angle) * eased,
        )

    @property
    def size(self) -> tuple[float, float]:
        """Width and height now, in units."""
        eased = self.gone
        w = self.start.w + (self.spot.w - self.start.w) * eased
        h = self.start.h + (self.spot.h - self.start.h) * eased
        if self.kind == "turn":
            w *= max(0.02, abs(1 - 2 * eased))
        return w, h

    @property
    def face(self) -> Spot:
        """Side that it shows now: the other one once it is half turned.

        One that changes its size looks as before, until it is nearer to its end.
        """
        if self.kind == "late":
            return self.start if self.t < 1 else self.spot
        grows = self.kind == "glide" and (self.start.w, self.start.h) != (self.spot.w, self.spot.h)
        return self.start if self.t < 0.5 and (grows or self.kind in ("turn", "out")) else self.spot

    @property
    def alpha(self) -> float:
        """Opacity, 0 to 1."""
        if self.kind == "in":
            return max(0.0, min(1.0, self.t))
        if self.kind == "meet":
            return 1.0 if self.t < 1 else 0.0
        return 1.0 - min(1.0, self.t) if self.kind == "out" else 1.0
