"""One visitor's stay: how long nothing has been touched, and when it is over."""

from __future__ import annotations

import math
from dataclasses import dataclass

LAST = 30.0
"""Seconds before the end of a limited visit from which on it is announced."""


@dataclass(slots=True)
class KioskSession:
    """Counts in seconds of the clock that `pass_` is given. Programs do not count as activity."""

    warn: float
    """Seconds without a touch until the countdown."""
    count: float
    """Seconds of the countdown."""
    limit: float = math.inf
    """Seconds of the whole visit."""
    still: float = 0.0
    """Seconds since the last touch."""
    lasted: float = 0.0

    def touch(self) -> None:
        """Note that a visitor is there."""
        self.still = 0.0

    def pass_(self, seconds: float) -> None:
        """Let time go by."""
        self.still += seconds
        self.lasted += seconds

    @property
    def warned(self) -> bool:
        """True if the countdown is to be seen."""
        return self.still >= self.warn

    @property
    def left(self) -> int:
        """Seconds of the countdown that are left, rounded up."""
        return max(0, math.ceil(self.warn + self.count - self.still))

    @property
    def last(self) -> int | None:
        """Seconds until a limited visit ends, once that is to be announced."""
        left = self.limit - self.lasted
        return max(0, math.ceil(left)) if left <= LAST else None

    @property
    def over(self) -> bool:
        """True if the next visitor may come."""
        return self.still >= self.warn + self.count or self.lasted >= self.limit
