"""Observations as the models that `solve` fits: of sums of numbers, and of anything else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ai.lab.fitting.choices import SumChoices, TriedChoices
from ai.lab.fitting.form import Form, flat, shaped, symbols
from ai.lab.fitting.recipe import Link, Moment, Recipe
from ai.lab.fitting.solve import Array, Bend, Model, nudged
from ai.numbers import Numbers

Places: TypeAlias = NDArray[np.int64]


def linked(link: Link, scores: Array) -> tuple[Array, Array]:
    """Scores as expectations in [-1, 1], and the slope there."""
    if link == "itself":
        return scores, np.ones_like(scores)
    if link == "lead":
        size = np.sqrt(1.0 + scores**2)
        return scores / size, size**-3.0
    values = np.tanh(0.5 * scores)
    return values, 0.5 * (1.0 - values**2)


class Expected(NamedTuple):
    """Prediction of an evaluator with these numbers for each observation."""

    values: Array
    """In [-1, 1], one for each observation."""
    places: Places
    """Which numbers it depends on: a row for each observation, all of a length."""
    slopes: Array
    """How much on each: of the shape of ``places``; 0 where a row is shorter."""


class Squares(ABC):
    """See `solve.Model`: what is wrong counts by its square, 1 for who expects nothing of games
    that are won or lost."""

    def __init__(self, outcomes: Sequence[float]) -> None:
        """``outcomes``: what should have been expected, one for each observation."""
        self.outcomes = np.array(outcomes, dtype=float)
        self.count = len(outcomes)
        self.nothing = float(np.mean(self.outcomes**2)) if self.count else 0.0

    @abstractmethod
    def values(self, numbers: Array) -> Array:
        """What is expected with these numbers."""

    @abstractmethod
    def expected(self, numbers: Array) -> Expected:
        """The same, and how it changes with the numbers."""

    def cost(self, numbers: Array) -> float:
        """See `solve.Model`."""
        wrong = self.outcomes - self.values(numbers)
        return float(wrong @ wrong)

    def bend(self, numbers: Array) -> Bend:
        """See `solve.Model`: J'(outcomes - values), and J'J for the slopes J."""
        seen, size = self.expected(numbers), len(numbers)

        def across(weights: Array) -> Array:
            parts = seen.slopes * weights[:, None]
            return np.bincount(seen.places.ravel(), parts.ravel(), size).astype(np.float64)

        def apply(step: Array) -> Array:
            return across((seen.slopes * step[seen.places]).sum(axis=1))

        squares = np.bincount(seen.places.ravel(), (seen.slopes**2).ravel(), size)
        return Bend(across(self.outcomes - seen.values), squares.astype(np.float64), apply)


class Sums(Squares):
    """Each score is a sum of some of the numbers, each times a factor."""

    def __init__(self, forms: Sequence[Form], outcomes: Sequence[float], link: Link) -> None:
        """``forms`` and ``outcomes``: one of each for every observation."""
        super().__init__(outcomes)
        self._link = link
        self._known = np.array([form.known for form in forms], dtype=float)
        width = max([len(form.terms) for form in forms], default=1) or 1
        self._places = np.zeros((len(forms), width), dtype=np.int64)
        self._factors = np.zeros((len(forms), width))
        for row, form in enumerate(forms):
            self._places[row, : len(form.terms)] = list(form.terms)
            self._factors[row, : len(form.terms)] = list(form.terms.values())

    def _scores(self, numbers: Array) -> Array:
        scores: Array = self._known + (self._factors * numbers[self._places]).sum(axis=1)
        return scores

    def values(self, numbers: Array) -> Array:
        """See `Squares`."""
        return linked(self._link, self._scores(numbers))[0]

    def expected(self, numbers: Array) -> Expected:
        """See `Squares`."""
        values, slopes = linked(self._link, self._scores(numbers))
        return Expected(values, self._places, slopes[:, None] * self._factors)


class Tries(Squares):
    """Scores that depend on the numbers in any way: each is nudged to see what changes."""

    def __init__(
        self,
        scores: Callable[[Array], Sequence[float]],
        outcomes: Sequence[float],
        link: Link,
        free: Sequence[int],
    ) -> None:
        """``scores``: of all observations with some numbers. ``free``: those that may change."""
        super().__init__(outcomes)
        self._scores, self._link, self._free = scores, link, list(free)

    def values(self, numbers: Array) -> Array:
        """See `Squares`."""
        return linked(self._link, np.array(self._scores(numbers), dtype=float))[0]

    def expected(self, numbers: Array) -> Expected:
        """See `Squares`."""
        values = self.values(numbers)
        slopes = np.empty((len(values), len(self._free)))
        for column, (_, by, there) in enumerate(nudged(numbers, self._free)):
            slopes[:, column] = (self.values(there) - values) / by
        places = np.tile(np.array(self._free, dtype=np.int64), (len(values), 1))
        return Expected(values, places, slopes)


def free_places(recipe: Recipe, like: Numbers) -> list[int]:
    """The places of the numbers that are fitted."""
    names = [name for name, part in like.items() for _ in flat(part)]
    return [place for place, name in enumerate(names) if not recipe.fitted or name in recipe.fitted]


def model(recipe: Recipe, like: Numbers, moments: Sequence[Moment]) -> Model:
    """What is to be fitted: ``like`` is a table of the same shape."""

    def seen(numbers: Numbers) -> list[Any]:
        scorer = recipe.scorer(numbers)
        return [one for moment in moments for one in scorer(moment)]

    def at(numbers: Array) -> list[Any]:
        return seen(shaped(like, numbers.tolist()))

    if recipe.link == "choice":
        if recipe.linear:
            return SumChoices(seen(symbols(like)), len(flat(like)))
        start = np.array(flat(like), dtype=float)
        return TriedChoices(at, start, free_places(recipe, like))
    if recipe.linear:
        sums = seen(symbols(like))
        forms = [one.score if isinstance(one.score, Form) else Form(one.score, {}) for one in sums]
        return Sums(forms, [one.outcome for one in sums], recipe.link)
    outcomes = [one.outcome for one in seen(like)]
    free = free_places(recipe, like)
    return Tries(lambda numbers: [one.score for one in at(numbers)], outcomes, recipe.link, free)
