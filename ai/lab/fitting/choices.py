"""Choices of a search, to fit ratings to: expert iteration.

An evaluator rates moves, and a search that begins with these ratings finds out more. How often it
tried each move is what the evaluator should have said (Anthony, Tian and Barber 2017). Ratings are
read as log-odds: a comparison costs the cross entropy of the visits and the soft-max of the
ratings.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from ai.lab.fitting.form import Form
from ai.lab.fitting.recipe import Choice, Moment, Scorer
from ai.lab.fitting.solve import Array, Bend, nudged
from game.core.contract import move_text

Rates = Callable[[Any, Sequence[Any]], Sequence[Any]]
"""An evaluator's ratings of the legal moves of a state; on symbols, forms."""


def choice_of(rate: Rates) -> Scorer:
    """What a recipe of ratings looks at: each choice that a search thought about."""

    def seen(moment: Moment) -> Iterator[Choice]:
        visits = [moment.visits.get(move_text(move), 0) for move in moment.moves]
        if total := sum(visits):
            ratings = rate(moment.state, moment.moves)
            yield Choice(ratings, [count / total for count in visits])

    return seen


class Visits(ABC):
    """See `solve.Model`: the cross entropy of each choice, in nats."""

    def __init__(self, choices: Sequence[Choice]) -> None:
        """With whatever ratings."""
        self.count = len(choices)
        lengths = [len(choice.ratings) for choice in choices]
        self.nothing = float(np.mean(np.log(lengths))) if choices else 0.0
        self._starts = np.cumsum([0, *lengths])[:-1]
        self._lengths = np.array(lengths, dtype=np.int64)
        self._shares = np.array([one for choice in choices for one in choice.shares], dtype=float)

    @abstractmethod
    def ratings(self, numbers: Array) -> Array:
        """Of all moves of all choices."""

    @abstractmethod
    def factors(self, numbers: Array) -> Array:
        """How they change with each number: a row for each move."""

    def _logs(self, numbers: Array) -> Array:
        """The logarithm of each move's chance."""
        scores = self.ratings(numbers)
        scores = scores - np.repeat(np.maximum.reduceat(scores, self._starts), self._lengths)
        totals = np.add.reduceat(np.exp(scores), self._starts)
        logs: Array = scores - np.repeat(np.log(totals), self._lengths)
        return logs

    def cost(self, numbers: Array) -> float:
        """See `solve.Model`."""
        return -float(self._shares @ self._logs(numbers))

    def bend(self, numbers: Array) -> Bend:
        """See `solve.Model`: half of the slope and curvature, exact where ratings are sums."""
        chances, factors = np.exp(self._logs(numbers)), self.factors(numbers)
        weighted = chances[:, None] * factors
        means = np.add.reduceat(weighted, self._starts, axis=0)
        # Each choice has 1 in all, so what its chances do together is taken off.
        curvature = 0.5 * (factors.T @ weighted - means.T @ means)
        slope = 0.5 * (factors.T @ (self._shares - chances))
        return Bend(slope, np.diag(curvature).copy(), curvature.__matmul__)


class SumChoices(Visits):
    """Each rating is a sum of some of the numbers, each times a factor."""

    def __init__(self, choices: Sequence[Choice], size: int) -> None:
        """``size``: of the table. Each rating is a `Form` or a number."""
        super().__init__(choices)
        ratings = [rating for choice in choices for rating in choice.ratings]
        self._known = np.array([r.known if isinstance(r, Form) else r for r in ratings], float)
        self._factors = np.zeros((len(ratings), size))
        for row, rating in enumerate(ratings):
            if isinstance(rating, Form):
                self._factors[row, list(rating.terms)] = list(rating.terms.values())

    def ratings(self, numbers: Array) -> Array:
        """See `Visits`."""
        ratings: Array = self._known + self._factors @ numbers
        return ratings

    def factors(self, numbers: Array) -> Array:
        """See `Visits`."""
        return self._factors


class TriedChoices(Visits):
    """Ratings that depend on the numbers in any way: each is nudged to see what changes."""

    def __init__(
        self,
        choices: Callable[[Array], Sequence[Choice]],
        start: Array,
        free: Sequence[int],
    ) -> None:
        """``choices``: all of them, by some numbers. ``free``: the places that may change."""
        super().__init__(choices(start))
        self._choices, self._free = choices, list(free)

    def ratings(self, numbers: Array) -> Array:
        """See `Visits`."""
        seen = self._choices(numbers)
        return np.array([rating for choice in seen for rating in choice.ratings], dtype=float)

    def factors(self, numbers: Array) -> Array:
        """See `Visits`."""
        here = self.ratings(numbers)
        factors = np.zeros((len(here), len(numbers)))
        for place, by, there in nudged(numbers, self._free):
            factors[:, place] = (self.ratings(there) - here) / by
        return factors
