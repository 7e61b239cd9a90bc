"""Observations as models that can be fitted: of sums of numbers, and of anything else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import Bounds, OptimizeResult, least_squares, minimize
from scipy.sparse import csr_array, diags_array, vstack

from ai.lab.fitting.recipe import Link, Recipe, Scorer, SearchedChoice, TrainingPosition
from ai.numbers import Numbers
from game.core.contract import move_text

# --- form -----------------------------------------------------------------------------------------
# Sums of numbers that are not known yet: what an evaluator's own code makes when it is run on
# symbols.
#
# A learned table enters a score in a simple way: the numbers that apply are multiplied by what is
# seen, and added up. So the score of a position, reckoned with symbols in place of numbers, is
# the row of factors that a regression needs, and no second copy of the evaluator has to be kept
# in step.


class LinearForm:
    """A number, and some unknown numbers, each times a factor."""

    __slots__ = ("known", "terms")

    def __init__(self, known: float, terms: dict[int, float]) -> None:
        """``terms``: the factor of each unknown number, by its place."""
        self.known = known
        self.terms = terms

    def __add__(self, other: LinearForm | float) -> LinearForm:
        if not isinstance(other, LinearForm):
            return LinearForm(self.known + other, self.terms)
        long, short = self.terms, other.terms
        if len(long) < len(short):
            long, short = short, long
        terms = dict(long)
        for place, factor in short.items():
            terms[place] = terms.get(place, 0.0) + factor
        return LinearForm(self.known + other.known, terms)

    __radd__ = __add__

    def __mul__(self, factor: float) -> LinearForm:
        # A product of two unknown numbers is no sum: such a table is fitted by trying.
        if isinstance(factor, LinearForm):
            raise TypeError("two unknown numbers are multiplied")
        if not factor:
            return LinearForm(0.0, {})
        terms = {place: one * factor for place, one in self.terms.items()}
        return LinearForm(self.known * factor, terms)

    __rmul__ = __mul__

    def __truediv__(self, divisor: float) -> LinearForm:
        return self * (1.0 / divisor)

    def __neg__(self) -> LinearForm:
        return self * -1.0

    def __sub__(self, other: LinearForm | float) -> LinearForm:
        return self + -other

    def __rsub__(self, other: float) -> LinearForm:
        return -self + other


def flat(numbers: Numbers) -> list[float]:
    """All numbers of a table, one after another in the order of its file."""
    if isinstance(numbers, dict):
        return [one for row in numbers.values() for one in flat(row)]
    if isinstance(numbers, list):
        return [one for row in numbers for one in flat(row)]
    return [numbers]


def shaped(like: Numbers, values: Sequence[object]) -> Numbers:
    """The other way: these values (or symbols) in the shape of a table."""
    rest = iter(values)

    def fill(part: Numbers) -> Numbers:
        if isinstance(part, dict):
            return {name: fill(row) for name, row in part.items()}
        if isinstance(part, list):
            return [fill(row) for row in part]
        return next(rest)

    filled = fill(like)
    assert next(rest, None) is None, "as many values as numbers"
    return filled


def symbols(like: Numbers) -> Numbers:
    """The table with an unknown number in each place."""
    return shaped(like, [LinearForm(0.0, {place: 1.0}) for place in range(len(flat(like)))])


def rounded(like: Numbers, values: Sequence[float], digits: int = 3) -> Numbers:
    """Values in the shape of a table: whole where its numbers are, else with so many decimals."""
    kinds = flat(like)
    return shaped(
        like,
        [
            round(value) if isinstance(kind, int) else round(float(value), digits)
            for kind, value in zip(kinds, values, strict=True)
        ],
    )


# --- fit ------------------------------------------------------------------------------------------
# The numbers with which an evaluator comes nearest to how games ended, or to what a search chose:
# scipy's trust region for squared differences, L-BFGS-B for cross entropies.


Array: TypeAlias = NDArray[np.float64]
Progress: TypeAlias = Callable[[int, float], None]
"""Receives the number of a step, and the loss after it."""

STEPS = 100
"""At most; a fit that is linear but for its link needs about ten."""
TOLERANCE = 1e-8
"""A fit ends when a step gains less than this share of the cost."""
NUDGE = 1e-3
"""By which share of itself (or of 1) a number is moved to see what changes."""


class Prior(NamedTuple):
    """Values at which the numbers stay if nothing speaks for moving them."""

    start: Array
    weight: Array
    """Cost of being one away from there, squared, in comparisons that are quite wrong."""
    least: float | None = None
    free: Sequence[int] | None = None
    """Places of the numbers that may move; None: all."""

    @property
    def places(self) -> NDArray[np.int64]:
        """Places of the numbers that may move."""
        free = range(len(self.start)) if self.free is None else self.free
        return np.array(free, dtype=np.int64)

    def whole(self, part: Array) -> Array:
        """All numbers, from those that may move."""
        numbers = self.start.copy()
        numbers[self.places] = part
        return numbers

    @property
    def bounds(self) -> tuple[Array, Array]:
        """Least and largest values of the numbers that may move."""
        least = -np.inf if self.least is None else self.least
        low = np.minimum(self.start[self.places], least)
        return low, np.full(len(low), np.inf)


class Model(Protocol):
    """An evaluator and what it is compared with."""

    count: int
    """Comparisons."""
    nothing: float
    """Cost of expecting nothing of any of them, on average."""

    def cost(self, numbers: Array) -> float:
        """Cost of all comparisons with these numbers."""

    def curvature(self, numbers: Array) -> Array:
        """Half the second derivative of the cost by each number alone."""

    def fit(self, prior: Prior, tell: Progress) -> Array:
        """The numbers that cost least, near the prior's start where the games are silent."""


def loss(model: Model, numbers: Array) -> float:
    """Cost of a comparison with these numbers, on average."""
    return model.cost(numbers) / model.count


def nudged(numbers: Array, free: Sequence[int]) -> Iterator[tuple[int, float, Array]]:
    """Each of the free numbers moved a little: its place, by how much, and all of them then."""
    for place in free:
        by = NUDGE * max(1.0, abs(float(numbers[place])))
        there = numbers.copy()
        there[place] += by
        yield place, by, there


def _teller(model: Model, prior: Prior, tell: Progress, unit: Array) -> Callable[..., None]:
    """Callback of an optimizer, whose numbers are in units, that tells the loss after each step."""
    steps = count(1)

    def callback(intermediate_result: OptimizeResult) -> None:
        tell(next(steps), loss(model, prior.whole(intermediate_result.x * unit)))

    return callback


# --- choices --------------------------------------------------------------------------------------
# Choices of a search, to fit ratings to: expert iteration.
#
# An evaluator rates moves, and a search that begins with these ratings finds out more. How often
# it tried each move is what the evaluator should have said (Anthony, Tian and Barber 2017).
# Ratings are read as log-odds: a comparison costs the cross entropy of the visits and the
# soft-max of the ratings.


Rates = Callable[[Any, Sequence[Any]], Sequence[Any]]
"""An evaluator's ratings of the legal moves of a state; on symbols, forms."""


def choice_of(rate: Rates) -> Scorer:
    """Scorer of a recipe of ratings: each choice that a search thought about."""

    def seen(moment: TrainingPosition) -> Iterator[SearchedChoice]:
        visits = [moment.visits.get(move_text(move), 0) for move in moment.moves]
        if total := sum(visits):
            ratings = rate(moment.state, moment.moves)
            yield SearchedChoice(ratings, [count / total for count in visits])

    return seen


class Visits(ABC):
    """See `Model`: the cross entropy of each choice, in nats."""

    def __init__(self, choices: Sequence[SearchedChoice]) -> None:
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
        """Change of the ratings with each number: a row for each move."""

    def _logs(self, numbers: Array) -> Array:
        """The logarithm of each move's chance."""
        scores = self.ratings(numbers)
        scores = scores - np.repeat(np.maximum.reduceat(scores, self._starts), self._lengths)
        totals = np.add.reduceat(np.exp(scores), self._starts)
        logs: Array = scores - np.repeat(np.log(totals), self._lengths)
        return logs

    def cost(self, numbers: Array) -> float:
        """See `Model`."""
        return -float(self._shares @ self._logs(numbers))

    def curvature(self, numbers: Array) -> Array:
        """See `Model`: exact where ratings are sums."""
        chances, factors = np.exp(self._logs(numbers)), self.factors(numbers)
        weighted = chances[:, None] * factors
        means = np.add.reduceat(weighted, self._starts, axis=0)
        # Each choice has 1 in all, so what its chances do together is taken off.
        squares: Array = 0.5 * ((factors * weighted).sum(axis=0) - (means**2).sum(axis=0))
        return squares

    def slope(self, numbers: Array) -> Array:
        """Derivative of the cost by each number."""
        slope: Array = self.factors(numbers).T @ (np.exp(self._logs(numbers)) - self._shares)
        return slope

    def fit(self, prior: Prior, tell: Progress) -> Array:
        """See `Model`: in units in which all numbers bend the cost alike."""
        places = prior.places
        start, weight = prior.start[places], prior.weight[places]
        unit = 1.0 / np.sqrt(np.maximum(self.curvature(prior.start)[places] + weight, 1e-12))

        def cost(part: Array) -> tuple[float, Array]:
            step = part * unit - start
            numbers = prior.whole(part * unit)
            slope = self.slope(numbers)[places] + 2.0 * weight * step
            return self.cost(numbers) + float(weight @ step**2), slope * unit

        low, high = prior.bounds
        found = minimize(
            cost,
            start / unit,
            jac=True,
            method="L-BFGS-B",
            bounds=Bounds(low / unit, high),
            callback=_teller(self, prior, tell, unit),
            options={"maxiter": STEPS, "ftol": TOLERANCE},
        )
        return prior.whole(found.x * unit)


class SumChoices(Visits):
    """Each rating is a sum of some of the numbers, each times a factor."""

    def __init__(self, choices: Sequence[SearchedChoice], size: int) -> None:
        """``size``: of the table. Each rating is a `LinearForm` or a number."""
        super().__init__(choices)
        ratings = [rating for choice in choices for rating in choice.ratings]
        self._known = np.array(
            [r.known if isinstance(r, LinearForm) else r for r in ratings], float
        )
        self._factors = np.zeros((len(ratings), size))
        for row, rating in enumerate(ratings):
            if isinstance(rating, LinearForm):
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
        choices: Callable[[Array], Sequence[SearchedChoice]],
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


# --- models ---------------------------------------------------------------------------------------


def linked(link: Link, scores: Array) -> tuple[Array, Array]:
    """Scores as expectations in [-1, 1], and the slope there."""
    if link == "itself":
        return scores, np.ones_like(scores)
    if link == "lead":
        size = np.sqrt(1.0 + scores**2)
        return scores / size, size**-3.0
    values = np.tanh(0.5 * scores)
    return values, 0.5 * (1.0 - values**2)


class Squares(ABC):
    """See `Model`: differences count by their squares, 1 for expecting nothing of games that are
    won or lost."""

    def __init__(self, outcomes: Sequence[float]) -> None:
        """``outcomes``: what should have been expected, one for each observation."""
        self.outcomes = np.array(outcomes, dtype=float)
        self.count = len(outcomes)
        self.nothing = float(np.mean(self.outcomes**2)) if self.count else 0.0

    @abstractmethod
    def values(self, numbers: Array) -> Array:
        """Expectation with these numbers."""

    @abstractmethod
    def jacobian(self, numbers: Array) -> csr_array:
        """Change of each expectation (row) with each number (column)."""

    def cost(self, numbers: Array) -> float:
        """See `Model`."""
        wrong = self.outcomes - self.values(numbers)
        return float(wrong @ wrong)

    def curvature(self, numbers: Array) -> Array:
        """See `Model`, as Gauss and Newton take it."""
        slopes = self.jacobian(numbers)
        return np.asarray(slopes.multiply(slopes).sum(axis=0), dtype=float).ravel()

    def fit(self, prior: Prior, tell: Progress) -> Array:
        """See `Model`."""
        places = prior.places
        start, weight = prior.start[places], np.sqrt(prior.weight[places])

        def wrong(part: Array) -> Array:
            try:
                with np.errstate(all="ignore"):
                    values = self.values(prior.whole(part))
            except (ArithmeticError, ValueError):
                # The evaluator cannot reckon with such numbers: a shorter step is tried.
                values = np.full(self.count, np.inf)
            return np.concatenate([values - self.outcomes, weight * (part - start)])

        def slopes(part: Array) -> csr_array:
            return vstack(
                [self.jacobian(prior.whole(part))[:, places], diags_array(weight)], format="csr"
            )

        found = least_squares(
            wrong,
            start,
            slopes,
            bounds=prior.bounds,
            x_scale="jac",
            ftol=TOLERANCE,
            max_nfev=STEPS,
            callback=_teller(self, prior, tell, np.ones(len(start))),
        )
        return prior.whole(found.x)


class SumScores(Squares):
    """Each score is a sum of some of the numbers, each times a factor."""

    def __init__(
        self, forms: Sequence[LinearForm], outcomes: Sequence[float], link: Link, size: int
    ) -> None:
        """``forms`` and ``outcomes``: one of each for every observation. ``size``: of the table."""
        super().__init__(outcomes)
        self._link = link
        self._known = np.array([form.known for form in forms], dtype=float)
        self._factors = csr_array(
            (
                np.array([factor for form in forms for factor in form.terms.values()], dtype=float),
                np.array([place for form in forms for place in form.terms], dtype=np.int64),
                np.cumsum([0, *(len(form.terms) for form in forms)]),
            ),
            shape=(len(forms), size),
        )

    def _scores(self, numbers: Array) -> Array:
        scores: Array = self._known + self._factors @ numbers
        return scores

    def values(self, numbers: Array) -> Array:
        """See `Squares`."""
        return linked(self._link, self._scores(numbers))[0]

    def jacobian(self, numbers: Array) -> csr_array:
        """See `Squares`."""
        slopes = linked(self._link, self._scores(numbers))[1]
        return csr_array(diags_array(slopes) @ self._factors)


class TriedScores(Squares):
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

    def jacobian(self, numbers: Array) -> csr_array:
        """See `Squares`."""
        values = self.values(numbers)
        slopes = np.zeros((len(values), len(numbers)))
        for place, by, there in nudged(numbers, self._free):
            slopes[:, place] = (self.values(there) - values) / by
        return csr_array(slopes)


def free_places(recipe: Recipe, like: Numbers) -> list[int]:
    """The places of the numbers that are fitted."""
    names = [name for name, part in like.items() for _ in flat(part)]
    return [place for place, name in enumerate(names) if not recipe.fitted or name in recipe.fitted]


def model(recipe: Recipe, like: Numbers, moments: Sequence[TrainingPosition]) -> Model:
    """Model to fit: ``like`` is a table of the same shape."""

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
        forms = [
            one.score if isinstance(one.score, LinearForm) else LinearForm(one.score, {})
            for one in sums
        ]
        outcomes = [one.outcome for one in sums]
        return SumScores(forms, outcomes, recipe.link, len(flat(like)))
    outcomes = [one.outcome for one in seen(like)]
    free = free_places(recipe, like)
    return TriedScores(
        lambda numbers: [one.score for one in at(numbers)], outcomes, recipe.link, free
    )
