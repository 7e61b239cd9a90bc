"""What the staff may know of a day: how many came, what was played, how often we had to begin anew.

Counts only: nothing of any visitor.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from game.store import Store

KEY = "kiosk-counters"
WORDS = ("visits", "idle", "restarts", "errors")
"""What is counted besides games: visitors, those who just left, restarts, errors survived."""


@dataclass(slots=True)
class Counters:
    """Of one day. Kept in the store at each change."""

    store: Store
    day: str = ""
    counts: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.day = date.today().isoformat()
        with suppress(
            ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError
        ):
            kept: Any = json.loads(self.store.progress(KEY) or "{}")
            if kept.get("day") == self.day:
                counts = kept["counts"]
                self.counts = {str(name): int(counts[name]) for name in counts}

    def add(self, what: str) -> None:
        """One more: one of `WORDS`, or ``game-<id>``. A new day begins at nothing."""
        today = date.today().isoformat()
        if today != self.day:
            self.day, self.counts = today, {}
        self.counts[what] = self.counts.get(what, 0) + 1
        self.store.set_progress(KEY, json.dumps({"day": self.day, "counts": self.counts}))

    def of(self, what: str) -> int:
        """How often today."""
        return self.counts.get(what, 0)
