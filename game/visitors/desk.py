"""What the staff's page shows and may ask for."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Literal

from game.visitors.counters import Counters
from game.visitors.pin import Door

Wish = Literal["", "restart", "leave"]


@dataclass(slots=True)
class Desk:
    """One for as long as the program runs."""

    door: Door
    counters: Counters
    safe: bool = False
    """Whether we run without thinking processes and sound, after too many crashes."""
    wish: Wish = ""
    """What the staff asked for."""
    since: float = field(default_factory=time.monotonic)

    @property
    def minutes(self) -> int:
        """How long the program has been running."""
        return int((time.monotonic() - self.since) / 60)
