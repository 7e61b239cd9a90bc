"""From results to statements: scores with their uncertainty, a sequential test, a rating table.

One *observation* is a whole round: the same seed played once in every rotation of the seats. Games
of one round are not independent, rounds are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, log, log10, sqrt
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

ELO = 400 / log(10)
"""Points of rating per unit of log-odds."""

ERROR = 0.05
"""Both errors of the sequential test: calling equals unequal, and missing a true difference."""

BETTER = 30.0
"""What the sequential test looks for, in Elo: a score of 54.3 %."""

RESAMPLES = 200

Order = tuple[tuple[int, ...], ...]
"""How a game ended: groups of entrants, the best first; those in a group are tied."""


class Estimate(NamedTuple):
    """A mean and half the width of its 95 % interval."""

    mean: float
    margin: float


def estimate(observations: Sequence[float]) -> Estimate:
    """The mean of independent observations; the margin of one observation is 1."""
    count = len(observations)
    mean = sum(observations) / count
    if count == 1:
        return Estimate(mean, 1.0)
    variance = sum((value - mean) ** 2 for value in observations) / (count - 1)
    return Estimate(mean, 1.96 * sqrt(variance / count))


def expected(elo: float) -> float:
    """The score that so many points more promise."""
    return 1 / (1 + exp(-elo / ELO))


class Verdict(NamedTuple):
    """What the sequential test says."""

    says: str
    """"better" (the first by 30 Elo, rather than by none), "not better", or "open"."""
    rounds: int
    """After how many rounds it was decided; all of them while it is open."""
    llr: float
    """The log-likelihood ratio then."""


def sprt(scores: Sequence[float], *, better: float = BETTER, error: float = ERROR) -> Verdict:
    """A sequential probability ratio test on the scores (0 to 1) of rounds, in their order.

    "Better by ``better`` Elo" against "not better": may be looked at after every round without
    fooling oneself. Normal approximation, with the variance that is seen.
    """
    bound = log((1 - error) / error)
    even, aim = expected(0.0), expected(better)
    total = squares = ratio = 0.0
    for count, score in enumerate(scores, 1):
        total += score
        squares += score * score
        # Two rounds that were never played, a win and a loss, keep early variances honest.
        mean = (total + 1) / (count + 2)
        variance = (squares + 1) / (count + 2) - mean * mean
        ratio = (aim - even) * (total - count * (even + aim) / 2) / variance
        if abs(ratio) >= bound:
            return Verdict("better" if ratio > 0 else "not better", count, ratio)
    return Verdict("open", len(scores), ratio)


def ratings(rounds: Sequence[Sequence[Order]], entrants: int) -> list[Estimate]:
    """Elo of each entrant, their mean being 0, with margins by resampling whole rounds."""
    counted = [
        Counter(order for game in played for order in game_orders(game)) for played in rounds
    ]
    best = _elo(sum(counted, Counter()), entrants)
    rng = np.random.default_rng(0)
    tries = []
    for _ in range(RESAMPLES):
        drawn = rng.integers(len(counted), size=len(counted))
        tries.append(_elo(sum((counted[one] for one in drawn), Counter()), entrants))
    spread = np.std(tries, axis=0)
    return [Estimate(float(b), float(1.96 * s)) for b, s in zip(best, spread, strict=True)]


def game_orders(game: Order) -> list[tuple[int, ...]]:
    """A result as two strict orders: where entrants are tied, once this way and once the other."""
    ahead = tuple(one for group in game for one in group)
    behind = tuple(one for group in game for one in reversed(group))
    return [ahead, behind]


def _elo(orders: Counter[tuple[int, ...]], entrants: int) -> npt.NDArray[np.float64]:
    return ELO * np.log(plackett_luce(orders, entrants))


def plackett_luce(orders: Counter[tuple[int, ...]], entrants: int) -> npt.NDArray[np.float64]:
    """Strengths under which the orders of finishing are likeliest; their geometric mean is 1.

    For games of two this is the Bradley-Terry model. By minorising and maximising (Hunter 2004).
    One game more, drawn by all, keeps the strength of somebody who never lost finite.
    """
    everybody = tuple(range(entrants))
    counted = orders + Counter({everybody: 1, everybody[::-1]: 1})
    strength = np.ones(entrants)
    wins = np.zeros(entrants)
    for order, times in counted.items():
        for one in order[:-1]:
            wins[one] += times
    for _ in range(10_000):
        faced = np.zeros(entrants)
        for order, times in counted.items():
            field = np.array(order)
            left = np.cumsum(strength[field][::-1])[::-1][:-1]
            # Each takes part in every stage until it is chosen; the last is in all of them.
            stages = np.cumsum(times / left)
            faced[field] += np.append(stages, stages[-1])
        new = wins / faced
        new /= np.exp(np.log(new).mean())
        if np.abs(np.log(new / strength)).max() < 1e-7:
            return new
        strength = new
    return strength


def elo_of_score(score: float) -> float:
    """The difference that a score between two means; 0 < score < 1."""
    return 400 * log10(score / (1 - score))
