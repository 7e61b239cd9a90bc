"""A data file from games: look, fit, measure on what was held back, and label it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from ai.lab.fitting import games, models
from ai.lab.fitting.models import flat, rounded
from ai.lab.fitting.recipe import Recipe, TrainingPosition
from ai.numbers import Learned, Numbers
from ai.registry import HOUSE, Registry


class Losses(NamedTuple):
    """Means on the games held back: squared differences to how they ended, or cross entropies, in
    nats, of a search's choices."""

    nothing: float
    """Of expecting nothing of any game, and of all moves the same."""
    before: float
    """Of the numbers in use."""
    after: float
    """Of those that were found."""


class TooFew(ValueError):
    """Too little was seen to fit anything. The message says of what."""


class FittedTable(NamedTuple):
    """The numbers that were found, and how good they are."""

    numbers: Numbers
    losses: Losses
    seen: tuple[int, int]
    """Observations fitted to, and held back."""


def fit_table(
    recipe: Recipe,
    in_use: Numbers,
    lines: Sequence[str],
    tell: Callable[[int, float], None] = lambda *_: None,
    registry: Registry = HOUSE,
) -> FittedTable:
    """Fit a table to games, lines of the arena. Raises TooFew.

    ``in_use``: the numbers of now, which say the shape. One in `games.HELD_BACK` rounds is held
    back.
    """
    fitted: list[TrainingPosition] = []
    held: list[TrainingPosition] = []
    for line in lines:
        # All games of a deal are on one side.
        part = fitted if json.loads(line)["round"] % games.HELD_BACK else held
        part += games.moments(recipe, line, registry)
    before = np.array(flat(in_use), dtype=float)
    start = np.array(flat(in_use if recipe.start is None else recipe.start), dtype=float)
    model = models.model(recipe, in_use, fitted)
    test = models.model(recipe, in_use, held)
    if not (model.count and test.count):
        raise TooFew(f"{len(lines)} games show nothing of {recipe.table}: play more")
    if recipe.start is None:
        # Of what the games never show the numbers in use are all that is known.
        shown = model.curvature(before) > 0.0
        start[shown] = 0.0
    weight = np.full(len(start), recipe.unit**-2.0)
    if recipe.smooth:
        weight += _smoothness(recipe, in_use, model, start)
    free = models.free_places(recipe, in_use)
    first = before.copy()
    first[free] = start[free]
    solution = model.fit(models.Prior(first, weight, recipe.least, free), tell)
    numbers = rounded(in_use, solution.tolist())
    losses = Losses(
        test.nothing,
        models.loss(test, before),
        models.loss(test, np.array(flat(numbers), dtype=float)),
    )
    return FittedTable(numbers, losses, (model.count, test.count))


def _smoothness(
    recipe: Recipe, like: Numbers, model: models.Model, start: models.Array
) -> models.Array:
    """Cost of moving each number, by how much of what is seen depends on it."""
    shares = [recipe.smooth.get(name, 0.0) for name, part in like.items() for _ in flat(part)]
    return np.array(shares) * model.curvature(start)


def labelled(fitted: FittedTable, command: str, seed: str, commit: str, played: int) -> Learned:
    """Fitted numbers as a data file, with where they come from."""
    provenance = {
        "command": command,
        "seed": seed,
        "commit": commit,
        "games": played,
        "held_back": -(-played // games.HELD_BACK),
        "observations": list(fitted.seen),
        "loss_of_nothing": round(fitted.losses.nothing, 5),
        "loss_before": round(fitted.losses.before, 5),
        "loss_after": round(fitted.losses.after, 5),
    }
    return Learned(fitted.numbers, provenance)
