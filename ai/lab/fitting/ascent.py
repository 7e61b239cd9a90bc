"""Numbers moved towards games won.

What tells how games end is not always what wins them: in the games that were seen much that is good
goes together, and who plays by the fit comes to other positions. So a recipe may go on from there:
random changes of all numbers at once, each added and taken away in the same deals, and a step
towards what won more (simultaneous perturbation, Spall 1992; with many changes in a step evolution
strategies, Salimans and others 2017). Single steps are mostly chance, so that the result is the
mean of the second half of them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from ai.lab import arena
from ai.lab.arena import WorkerPool
from ai.lab.fitting.games import deal, moments
from ai.lab.fitting.models import Array, flat, free_places, model, rounded, shaped
from ai.lab.fitting.recipe import Ascent, Lineup, Recipe, recipe
from ai.numbers import Numbers
from ai.registry import HOUSE, Registry
from game.core.rng import digest

MEMORY = 0.8
"""Share of the slope so far that each step keeps: that of a step alone is mostly chance."""
FAINT = 0.01
"""As little as this a unit of a number changes what is expected of a game: no unit is longer."""
LOOKED_AT = 40
"""Games of each lineup that say how long the units are."""


class Ground(NamedTuple):
    """Setting of an ascent."""

    game: str
    recipe: Recipe
    fitted: Numbers
    """Its first numbers."""
    units: Array
    """By lineup and number: so much of it changes what is expected of a game by 1, and 0 is for
    numbers that no game of the lineup asks."""


class AscentStep(NamedTuple):
    """State of an ascent."""

    numbers: list[float]
    slope: list[float]
    """The mean of the last ones, in games won per change; `MEMORY` says how far back."""


class PairedDeal(NamedTuple):
    """One deal to play with one table of numbers and with another."""

    game: str
    table: str
    numbers: tuple[Numbers, Numbers]
    lineup: Lineup
    seed: str
    number: int


def play(text: str, registry: Registry = HOUSE) -> str:
    """Play one `PairedDeal`, as JSON: what the first numbers get of it, from 0 to 1, as JSON."""
    game, table, numbers, lineup, seed, number = json.loads(text)
    make = recipe(game, table, registry).evaluator
    assert make is not None, "numbers that decide no move win nothing"
    evaluators = make(numbers[0]), make(numbers[1])
    return json.dumps(deal(game, evaluators, seed, Lineup(*lineup), number, registry))


def ground(
    game: str, one: Recipe, fitted: Numbers, lines: Sequence[str], registry: Registry = HOUSE
) -> Ground:
    """Influence of each number around a fit, by some of its games (lines of the arena)."""
    here = np.array(flat(fitted), dtype=float)
    free = np.zeros(len(here), dtype=bool)
    free[free_places(one, fitted)] = True
    # A game's seed ends with the number of its lineup and that of its round: see `games.jobs`.
    lineups = [int(json.loads(line)["seed"].split("/")[-2]) for line in lines]
    rows = []
    for number in range(len(one.lineups)):
        own = [line for line, of in zip(lines, lineups, strict=True) if of == number]
        some = own[:LOOKED_AT]
        seen = model(
            one, fitted, [moment for line in some for moment in moments(one, line, registry)]
        )
        curvature = seen.curvature(here) / max(1, seen.count)
        rows.append(np.where(free & (curvature > 0), 1.0 / np.sqrt(curvature + FAINT**2), 0.0))
    return Ground(game, one, fitted, np.array(rows))


def climb(
    on: Ground,
    known: Sequence[AscentStep],
    make_pool: Callable[[], WorkerPool],
    seed: str,
    registry: Registry = HOUSE,
) -> Iterator[AscentStep]:
    """Every step of an ascent from the fit on; ``known``: the first ones, not taken again."""
    how = on.recipe.ascent
    assert how is not None, "this recipe ends with its fit"
    start = [float(one) for one in flat(on.fitted)]
    step = AscentStep(start, [0.0] * len(start))
    for number in range(how.steps):
        if number < len(known):
            step = known[number]
        else:
            found = _slope(on, step.numbers, how, f"{seed}/{number}", make_pool, registry)
            slope = MEMORY * np.array(step.slope) + (1.0 - MEMORY) * found
            # The first means are of few slopes: what they remember is mostly the zero before them.
            way = how.stride * how.reach * slope / (1.0 - MEMORY ** (number + 1))
            numbers = np.array(step.numbers) + way * on.units.max(axis=0)
            step = AscentStep(numbers.tolist(), slope.tolist())
        yield step


def end(on: Ground, steps: Sequence[AscentStep]) -> Numbers:
    """The numbers to which an ascent came."""
    last = [step.numbers for step in steps[len(steps) // 2 :]]
    return rounded(on.fitted, np.mean(last, axis=0).tolist())


def _slope(
    on: Ground,
    numbers: Sequence[float],
    how: Ascent,
    seed: str,
    make_pool: Callable[[], WorkerPool],
    registry: Registry,
) -> Array:
    """Games won per change of each number, by some deals of each lineup."""
    units = np.repeat(on.units, how.deals, axis=0)
    rng = np.random.default_rng(int(digest(seed, 8), 16))
    changes = rng.standard_normal(units.shape) * (units > 0)
    far, here = how.reach * units * changes, np.array(numbers)

    def side(numbers: Array) -> Any:
        return shaped(on.fitted, [round(one, 4) for one in numbers.tolist()])

    deals = [
        PairedDeal(
            on.game,
            on.recipe.table,
            (side(here + by), side(here - by)),
            on.recipe.lineups[number // how.deals]._replace(levels=()),
            seed,
            number,
        )
        for number, by in enumerate(far)
    ]
    shares = [json.loads(share) for share in arena.run(deals, make_pool, registry, play)]
    slope: Array = (np.array(shares) - 0.5) @ changes / np.maximum(1, (units > 0).sum(axis=0))
    return slope
