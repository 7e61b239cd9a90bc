"""The state of the admin page: counts of a day, and what the staff asked for.

Counts only: nothing about any visitor."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from datetime import date
from typing import Annotated, Literal

from msgspec import Meta

from game.files.formats import Day, JsonFormat, Word
from game.files.parsing import Count
from game.kiosk.pins import PinLock
from game.store import Store

KEY = "kiosk-counters"
WORDS = ("visits", "idle", "restarts", "errors")
"""The counts besides games: visitors, those who just left, restarts, errors survived."""


@dataclass(frozen=True, slots=True)
class KeptCounts:
    """The counts as the store keeps them."""

    day: Day
    """As `date.isoformat` writes it."""
    counts: Annotated[dict[Word, Count], Meta(max_length=100)]


KEPT_COUNTS = JsonFormat(
    key=KEY,
    visitor=False,
    kind=KeptCounts,
    about="Counts of a day at a kiosk for the admin page; nothing about any visitor.",
    example='{"day": "2026-11-22", "counts": {"visits": 3, "game-bigebang": 2}}',
)


@dataclass(slots=True)
class Counters:
    """Of one day. Kept in the store at each change."""

    store: Store
    day: str = ""
    counts: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.day = date.today().isoformat()
        kept = KEPT_COUNTS.read(self.store.progress(KEY))
        if kept is not None and kept.day == self.day:
            self.counts = kept.counts

    def add(self, what: str) -> None:
        """One more: one of `WORDS`, or ``game-<id>``. A new day begins at nothing."""
        today = date.today().isoformat()
        if today != self.day:
            self.day, self.counts = today, {}
        self.counts[what] = self.counts.get(what, 0) + 1
        self.store.set_progress(KEY, json.dumps({"day": self.day, "counts": self.counts}))

    def of(self, what: str) -> int:
        """The count of today."""
        return self.counts.get(what, 0)


AdminRequest = Literal["", "restart", "leave"]


@dataclass(slots=True)
class AdminPage:
    """The state of the admin page, for as long as the program runs."""

    pin_lock: PinLock
    counters: Counters
    safe: bool = False
    """True if the arcade runs without engine processes and sound, after too many crashes."""
    wish: AdminRequest = ""
    """The request of the staff."""
    since: float = field(default_factory=time.monotonic)

    def ask(self, wish: AdminRequest) -> None:
        """Note a request of the staff."""
        self.wish = wish

    @property
    def minutes(self) -> int:
        """Minutes since the program was started."""
        return int((time.monotonic() - self.since) / 60)
