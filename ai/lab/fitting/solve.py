"""The numbers with which an evaluator comes nearest to how games ended, or to what a search chose.

Gauss and Newton's steps, damped as by Levenberg (1944) and Marquardt (1963): a step that makes it
worse is taken back and tried shorter. Each step solves its equations by conjugate gradients, so
that a table of thousands of numbers, few of which are seen at once, needs no large matrix.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[np.float64]

STEPS = 30
"""At the most; a fit that is linear but for its link needs about six."""
ENOUGH = 1e-5
"""Ends when a step gains less than this share of the loss."""
DAMPING = 1e-3
"""At the beginning, as a share of each number's own curvature."""
GIVE_UP = 1e8
"""Damping with which no step helps any more."""
NUDGE = 1e-3
"""By which share of itself (or of 1) a number is moved to see what changes."""


class Bend(NamedTuple):
    """How what a fit costs changes around some numbers."""

    slope: Array
    """How much less it costs to move each number a little: half of that, per unit."""
    curvature: Array
    """How fast that ends, for each number alone."""
    apply: Callable[[Array], Array]
    """The same for a step of all numbers together: a matrix that is never written out."""


class Model(Protocol):
    """An evaluator and what it is compared with."""

    count: int
    """Comparisons."""
    nothing: float
    """What it costs to expect nothing of any of them, on average."""

    def cost(self, numbers: Array) -> float:
        """Of all comparisons with these numbers; infinite, or an error, where there is none."""

    def bend(self, numbers: Array) -> Bend:
        """How that changes with the numbers."""


class Prior(NamedTuple):
    """Where the numbers stay if nothing speaks for moving them."""

    start: Array
    weight: Array
    """What it costs to be one away from there, squared, in comparisons that are quite wrong."""
    least: float | None = None


def loss(model: Model, numbers: Array) -> float:
    """What a comparison costs with these numbers, on average."""
    return model.cost(numbers) / model.count


def nudged(numbers: Array, free: Sequence[int]) -> Iterator[tuple[int, float, Array]]:
    """Each of the free numbers moved a little: its place, by how much, and all of them then."""
    for place in free:
        by = NUDGE * max(1.0, abs(float(numbers[place])))
        there = numbers.copy()
        there[place] += by
        yield place, by, there


def fit(model: Model, prior: Prior, tell: Callable[[int, float], None]) -> Array:
    """The numbers that cost least, near the prior's start where the games are silent.

    ``tell``: the step and the loss after it.
    """
    numbers, damping = prior.start.copy(), DAMPING
    cost = _cost(model, prior, numbers)
    for step in range(1, STEPS + 1):
        bend = model.bend(numbers)
        before = cost
        while damping < GIVE_UP:
            tried = numbers + _step(bend, prior, numbers, damping)
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
    """With what the prior asks; without end where the evaluator cannot reckon with such numbers."""
    try:
        with np.errstate(all="ignore"):
            wrong = model.cost(numbers)
    except (ArithmeticError, ValueError):
        return float("inf")
    cost = float(wrong + prior.weight @ (numbers - prior.start) ** 2)
    return cost if np.isfinite(cost) else float("inf")


def _step(bend: Bend, prior: Prior, numbers: Array, damping: float) -> Array:
    """Solve (bend + prior + damping of its diagonal) step = slope - prior (numbers - start)."""
    size = len(numbers)
    diagonal = prior.weight + damping * bend.curvature
    scale = 1.0 / np.maximum(bend.curvature + diagonal, 1e-12)
    rest = bend.slope - prior.weight * (numbers - prior.start)
    step, ready = np.zeros(size), scale * rest
    way, merit = ready.copy(), float(rest @ ready)
    enough = 1e-12 * merit
    for _ in range(2 * size + 50):
        if merit <= enough:
            break
        bent = bend.apply(way) + diagonal * way
        share = merit / float(way @ bent)
        step += share * way
        rest -= share * bent
        ready = scale * rest
        merit, old = float(rest @ ready), merit
        way = ready + merit / old * way
    return step
