"""Least squares: the numbers with which a judge comes nearest to how games ended.

Gauss and Newton's steps, damped as by Levenberg (1944) and Marquardt (1963): a step that makes it
worse is taken back and tried shorter. Each step solves its equations by conjugate gradients, so
that a table of thousands of numbers, few of which are seen at once, needs no large matrix.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[np.float64]
Places: TypeAlias = NDArray[np.int64]

STEPS = 30
"""At the most; a fit that is linear but for its link needs about six."""
ENOUGH = 1e-5
"""Ends when a step gains less than this share of the loss."""
DAMPING = 1e-3
"""At the beginning, as a share of each number's own curvature."""
GIVE_UP = 1e8
"""Damping with which no step helps any more."""


class Expected(NamedTuple):
    """What a judge expects of each observation with some numbers."""

    values: Array
    """In [-1, 1], one for each observation."""
    places: Places
    """Which numbers it depends on: a row for each observation, all of a length."""
    slopes: Array
    """How much on each: of the shape of ``places``; 0 where a row is shorter."""


class Model(Protocol):
    """A judge and its observations."""

    outcomes: Array
    """What should have been expected, one for each observation."""

    def values(self, numbers: Array) -> Array:
        """What is expected with these numbers."""

    def expected(self, numbers: Array) -> Expected:
        """The same, and how it changes with the numbers."""


class Prior(NamedTuple):
    """Where the numbers stay if nothing speaks for moving them."""

    start: Array
    weight: Array
    """What it costs to be one away from there, squared, in observations that are quite wrong."""
    least: float | None = None


def loss(model: Model, numbers: Array) -> float:
    """The mean squared difference; 1 for who expects nothing of games that are won or lost."""
    return float(np.mean((model.outcomes - model.values(numbers)) ** 2))


def fit(model: Model, prior: Prior, tell: Callable[[int, float], None]) -> Array:
    """The numbers with the least squares, near the prior's start where the games are silent.

    ``tell``: the step and the loss after it.
    """
    numbers, damping = prior.start.copy(), DAMPING
    cost = _cost(model, prior, numbers)
    for step in range(1, STEPS + 1):
        seen = model.expected(numbers)
        before = cost
        while damping < GIVE_UP:
            tried = numbers + _step(seen, model.outcomes - seen.values, prior, numbers, damping)
            if prior.least is not None:
                tried = np.maximum(tried, np.minimum(prior.start, prior.least))
            there = _cost(model, prior, tried)
            if there < cost:
                numbers, cost, damping = tried, there, damping / 10
                break
            damping *= 10
        tell(step, loss(model, numbers))
        if before - cost <= ENOUGH * before:
            break
    return numbers


def _cost(model: Model, prior: Prior, numbers: Array) -> float:
    """All squares; without end where the judge cannot reckon with such numbers."""
    try:
        with np.errstate(all="ignore"):
            wrong = model.outcomes - model.values(numbers)
    except (ArithmeticError, ValueError):
        return float("inf")
    cost = float(wrong @ wrong + prior.weight @ (numbers - prior.start) ** 2)
    return cost if np.isfinite(cost) else float("inf")


def _step(seen: Expected, wrong: Array, prior: Prior, numbers: Array, damping: float) -> Array:
    """Solve (J'J + prior + damping of its diagonal) step = J' wrong - prior (numbers - start)."""
    size = len(numbers)

    def summed(parts: Array) -> Array:
        return np.bincount(seen.places.ravel(), parts.ravel(), size).astype(np.float64)

    def across(weights: Array) -> Array:
        return summed(seen.slopes * weights[:, None])

    curvature = summed(seen.slopes**2)
    diagonal = prior.weight + damping * curvature
    scale = 1.0 / np.maximum(curvature + diagonal, 1e-12)

    def apply(step: Array) -> Array:
        return across((seen.slopes * step[seen.places]).sum(axis=1)) + diagonal * step

    rest = across(wrong) - prior.weight * (numbers - prior.start)
    step, ready = np.zeros(size), scale * rest
    way, merit = ready.copy(), float(rest @ ready)
    enough = 1e-12 * merit
    for _ in range(2 * size + 50):
        if merit <= enough:
            break
        bent = apply(way)
        share = merit / float(way @ bent)
        step += share * way
        rest -= share * bent
        ready = scale * rest
        merit, old = float(rest @ ready), merit
        way = ready + merit / old * way
    return step
