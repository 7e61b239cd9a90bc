"""From ratings to weights: a soft-max in whole numbers, the same on every machine.

``exp`` differs in its last bit from one mathematics library to the next, and one bit is enough to
turn a search another way; so the weights are looked up in a table made by multiplication alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rng import Rng

STEPS = 16
"""Ratings count in sixteenths ..."""
REACH = 10
"""... and what lies this far below the best keeps the least weight there is."""

_FACTOR = 0.9394130628134758  # exp(-1 / STEPS)


def _table() -> tuple[int, ...]:
    weights, weight = [], float(1 << 20)
    for _ in range(STEPS * REACH + 1):
        weights.append(int(weight))
        weight *= _FACTOR
    return tuple(weights)


_WEIGHTS = _table()


def weights(ratings: Sequence[float]) -> list[int]:
    """A positive weight per rating: one rating point more is e times the weight."""
    best = max(ratings)
    table = _WEIGHTS
    least = table[-1]
    return [
        table[int((best - rating) * STEPS)] if best - rating < REACH else least
        for rating in ratings
    ]


def draw(chances: Sequence[int], rng: Rng) -> int:
    """An index, each as likely as its weight."""
    left = rng.below(sum(chances))
    for index, chance in enumerate(chances):
        left -= chance
        if left < 0:
            return index
    raise AssertionError("below() stays below the sum")
