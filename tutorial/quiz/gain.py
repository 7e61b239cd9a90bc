"""The normalized gain of a class, and how sure one can be of it.

Gain: the share of what could be learnt that was learnt, from the sums of a class (R. R. Hake,
American Journal of Physics 66 (1998) 64). Interval: learners are drawn again and again from the
class itself, with replacement, and the gain of each such class is worked out (bootstrap: B. Efron,
Annals of Statistics 7 (1979) 1). Its percentiles are a little too narrow for small classes, so they
are taken further out (T. C. Hesterberg, The American Statistician 69 (2015) 371).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import NamedTuple

from game.core.rng import Rng

SURE = 95
"""Per cent of classes whose gain lies in its interval: what is promised."""
LEVEL = 0.965
"""What is worked out for that: what it falls short of this in classes of 20 to 30, where
the few values that scores can have are coarse, is allowed for. ``tests/tutorial/quiz`` measures it:
at least 950 of 1,000 simulated classes."""
DRAWS = 1000
"""Classes that are drawn."""
FEW = 20
"""With fewer learners the figure may be chance."""
LEAST = 5
"""With fewer there is no interval at all."""


class Scores(NamedTuple):
    """How many were right, before and after, of one learner."""

    before: int
    after: int


class Interval(NamedTuple):
    """Of a gain: with 95 per cent it lies between the two."""

    low: float
    high: float


def gain(scores: Sequence[Scores], asked: int) -> float | None:
    """Of a class that was asked so many items each time; None if nothing was left to learn."""
    before = sum(score.before for score in scores)
    after = sum(score.after for score in scores)
    left = asked * len(scores) - before
    return (after - before) / left if left else None


def interval(scores: Sequence[Scores], asked: int, seed: str = "gain") -> Interval | None:
    """By bootstrap, the same each time; None for too few, or where no gain can be told."""
    many = len(scores)
    if many < LEAST:
        return None
    chance = Rng(seed, "bootstrap")
    drawn = (gain([chance.pick(scores) for _ in scores], asked) for _ in range(DRAWS))
    gains = sorted(each for each in drawn if each is not None)
    if len(gains) < DRAWS:
        return None
    tail = _tail(many)
    return Interval(gains[math.floor(tail * DRAWS)], gains[math.ceil((1 - tail) * DRAWS) - 1])


def _tail(many: int) -> float:
    """The share that is cut off at either end: less than usual for a small class."""
    wide = math.sqrt(many / (many - 1)) * _student((1 + LEVEL) / 2, many - 1)
    return NormalDist().cdf(-wide)


def _student(share: float, freedom: int) -> float:
    """Quantile of Student's t distribution by its series in 1 / freedom.

    M. Abramowitz and I. A. Stegun, Handbook of Mathematical Functions, 26.7.5: from four degrees of
    freedom on right to a twentieth.
    """
    z = NormalDist().inv_cdf(share)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + math.fsum(term / freedom**n for n, term in enumerate(terms, 1))
