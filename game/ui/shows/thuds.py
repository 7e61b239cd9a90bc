"""Many cards at once, one after another: each sets out a little sooner after the one before."""

from __future__ import annotations

from collections.abc import Sequence

from game.tables.table import Effect

FIRST = 0.36
"""Seconds from the first card to the second."""
QUICKENS = 0.84
"""By which each pause is shorter than the one before."""
LEAST = 0.11
"""Seconds that a pause lasts at least."""
LASTS = 0.5
"""Seconds for which the last number is shown."""


def starts(count: int) -> list[float]:
    """After how many seconds each of the cards sets out."""
    times, now, pause = [], 0.0, FIRST
    for _ in range(count):
        times.append(now)
        now += pause
        pause = max(LEAST, pause * QUICKENS)
    return times


def lasts(count: int, way: float) -> float:
    """Seconds of the whole show, where each card needs ``way`` of them."""
    return (starts(count)[-1] if count else 0.0) + way + LASTS


def there(count: int, seconds: float, way: float) -> int:
    """Number that have arrived after so many seconds."""
    return sum(start + way <= seconds for start in starts(count))


def of(effects: Sequence[Effect]) -> Effect | None:
    """The show of many cards among these."""
    return next((effect for effect in effects if effect.kind == "thuds"), None)
