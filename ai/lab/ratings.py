"""From results to statements: scores with their uncertainty, a sequential test, a rating table.

One *observation* is a whole round: the same seed played once in every rotation of the seats. Games
of one round are not independent, rounds are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import log, log10, sqrt
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize
from scipy.special import expit
from scipy.stats import sem, t

from game.core.shares import Share, counted_share

Array = npt.NDArray[np.float64]

ELO = 400 / log(10)
"""Points of rating per unit of log-odds."""

ERROR = 0.05
"""Both errors of the sequential test: calling equals unequal, and missing a true difference."""

BETTER = 30.0
"""Difference that the sequential test looks for, in Elo: a score of 54.3 %."""

RESAMPLES = 200

Order = tuple[tuple[int, ...], ...]
"""End of a game: groups of entrants, the best first; those in a group are tied. An entrant who
held several seats is there as often."""


class Finish(NamedTuple):
    """End of a game, as a strict order of entrants."""

    order: tuple[int, ...]
    decided: int
    """Number of places the game decided, from the first; the entrants behind just lost."""


class Estimate(NamedTuple):
    """A mean and half the width of its 95 % interval."""

    mean: float
    margin: float


def estimate(observations: Sequence[float]) -> Estimate:
    """The mean of independent observations, and Student's interval; the margin of one is 1."""
    mean, count = float(np.mean(observations)), len(observations)
    if count == 1:
        return Estimate(mean, 1.0)
    return Estimate(mean, float(t.ppf(0.975, count - 1) * sem(observations)))


Odds = Share
"""A share of games won, or a score, and its 95 % interval."""
odds = counted_share


def scored(scores: Sequence[float]) -> Odds:
    """The mean score (0 to 1) of at least one round, and its 95 % interval.

    Two rounds that were never played, a win and a loss, keep it honest where few were, or where
    all ended alike.
    """
    count = len(scores) + 2
    middle = (sum(scores) + 1) / count
    variance = (sum(score * score for score in scores) + 1) / count - middle * middle
    half = 1.96 * sqrt(variance / count)
    mean = sum(scores) / len(scores)
    return Odds(mean, max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half)))


def expected(elo: float) -> float:
    """The score that so many points more promise."""
    return float(expit(elo / ELO))


class TestVerdict(NamedTuple):
    """Result of the sequential test."""

    says: str
    """"better" (the first by 30 Elo, rather than by none), "not better", or "open"."""
    rounds: int
    """After how many rounds it was decided; all of them while it is open."""
    llr: float
    """The log-likelihood ratio then."""


class Trial:
    """A sequential probability ratio test on the scores (0 to 1) of rounds, in their order.

    "Better by ``better`` Elo" against "not better": may be looked at after every round without
    fooling oneself. Normal approximation, with the variance that is seen.
    """

    def __init__(self, *, better: float = BETTER, error: float = ERROR) -> None:
        self._bound = log((1 - error) / error)
        self._even, self._aim = expected(0.0), expected(better)
        self._total = self._squares = 0.0
        self.verdict = TestVerdict("open", 0, 0.0)
        """So far; once it is not open, more rounds change nothing."""

    def add(self, score: float) -> TestVerdict:
        """One round more."""
        if self.verdict.says != "open":
            return self.verdict
        count = self.verdict.rounds + 1
        self._total += score
        self._squares += score * score
        # Two rounds that were never played, a win and a loss, keep early variances honest.
        mean = (self._total + 1) / (count + 2)
        variance = (self._squares + 1) / (count + 2) - mean * mean
        middle = (self._even + self._aim) / 2
        ratio = (self._aim - self._even) * (self._total - count * middle) / variance
        says = "open"
        if abs(ratio) >= self._bound:
            says = "better" if ratio > 0 else "not better"
        self.verdict = TestVerdict(says, count, ratio)
        return self.verdict


def sprt(scores: Iterable[float], *, better: float = BETTER, error: float = ERROR) -> TestVerdict:
    """Result of a `Trial` of these rounds."""
    trial = Trial(better=better, error=error)
    for score in scores:
        trial.add(score)
    return trial.verdict


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


def game_orders(game: Order) -> list[Finish]:
    """A result as two strict orders: where entrants are tied, once this way and once the other.

    Who tied for the last place behind others was not compared: many games tell only who won.
    """
    ahead = tuple(one for group in game for one in group)
    behind = tuple(one for group in game for one in reversed(group))
    decided = len(ahead) - (len(game[-1]) if len(game) > 1 else 1)
    return [Finish(ahead, decided), Finish(behind, decided)]


def _elo(orders: Counter[Finish], entrants: int) -> Array:
    return ELO * np.log(plackett_luce(orders, entrants))


def plackett_luce(orders: Counter[Finish], entrants: int) -> Array:
    """Strengths under which the orders of finishing are likeliest; their geometric mean is 1.

    For games of two this is the Bradley-Terry model. One game more, drawn by all, keeps the
    strength of an entrant who never lost finite.
    """
    everyone = tuple(range(entrants))
    drawn = [Finish(one, entrants - 1) for one in (everyone, everyone[::-1])]
    alike: dict[tuple[int, int], list[tuple[tuple[int, ...], int]]] = {}
    for finish, times in (orders + Counter(drawn)).items():
        alike.setdefault((len(finish.order), finish.decided), []).append((finish.order, times))
    groups = [
        (decided, np.array([order for order, _ in rows]), np.array([times for _, times in rows]))
        for (_, decided), rows in alike.items()
    ]

    def surprise(log_strength: Array) -> tuple[float, Array]:
        """The negative log-likelihood, and its slope."""
        cost, slope = 0.0, np.zeros(entrants)
        for decided, order, times in groups:
            own = log_strength[order]
            strength = np.exp(own)
            left = np.cumsum(strength[:, ::-1], axis=1)[:, ::-1][:, :decided]
            cost += float(times @ (np.log(left) - own[:, :decided]).sum(axis=1))
            # Each takes part in every stage until it is chosen; those behind are in all of them.
            stages = np.cumsum(1.0 / left, axis=1)
            last = np.minimum(np.arange(order.shape[1]), decided - 1)
            chosen = np.arange(order.shape[1]) < decided
            parts = times[:, None] * (strength * stages[:, last] - chosen)
            slope += np.bincount(order.ravel(), parts.ravel(), entrants)
        return cost, slope

    # Not L-BFGS-B: its calls of BLAS for so few numbers wait for each other's threads.
    found = minimize(surprise, np.zeros(entrants), jac=True, method="BFGS", options={"gtol": 1e-6})
    return np.asarray(np.exp(found.x - found.x.mean()))


def elo_of_score(score: float) -> float:
    """The difference that a score between two means; 0 < score < 1."""
    return 400 * log10(score / (1 - score))
