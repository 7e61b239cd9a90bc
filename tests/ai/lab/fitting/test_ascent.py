"""From a fit towards games won: what wins is found, what is not asked stays."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from ai.lab.fitting import ascent, games, table
from ai.lab.fitting.ascent import AscentStep, Ground
from ai.lab.fitting.models import flat
from ai.lab.fitting.recipe import Ascent, Lineup, Recipe
from ai.numbers import Numbers, numbers
from ai.registry import Registry
from game.core.rng import Rng
from tests.ai.lab.fitting.planted import SUMS
from tests.ai.lab.fitting.test_recipes import EVERY
from tests.ai.lab.measure.test_arena import here

WINS = {"bold": 1.5, "calm": [-0.7, 0.0]}
"""The numbers that win most; the nearer to them, the more often."""
START: Numbers = {"bold": 0.0, "calm": [0.0, 4.0]}
SCALES = replace(
    SUMS,
    lineups=(Lineup(("random",), 2), Lineup(("random",), 3)),
    evaluator=lambda numbers: numbers,
    ascent=Ascent(steps=30, deals=30, reach=0.3, stride=4.0),
)
ON = Ground("scales", SCALES, START, np.array([[1.0, 1.0, 0.0], [1.0, 0.0, 0.0]]))
"""Only games of two ask for the first number of "calm", none for the second."""


def nearer_wins(
    _game: str,
    sides: tuple[Numbers, Numbers],
    seed: str,
    table: Lineup,
    number: int,
    _registry: Registry,
) -> float:
    """A deal of a game that is won by whose numbers are nearer to `WINS`, mostly."""
    asked = slice(0, 2 if table.seats == 2 else 1)
    first, second = (
        sum((a - b) ** 2 for a, b in zip(flat(side)[asked], flat(WINS)[asked], strict=True))
        for side in sides
    )
    return float(Rng(seed, f"{number}").random() < 1.0 / (1.0 + math.exp(first - second)))


@pytest.fixture
def _planted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ascent, "deal", nearer_wins)
    monkeypatch.setattr(ascent, "recipe", lambda *_: SCALES)


@pytest.mark.usefixtures("_planted")
def test_numbers_go_where_games_are_won() -> None:
    steps = list(ascent.climb(ON, [], here, "planted"))
    assert len(steps) == 30
    end = ascent.end(ON, steps)
    assert [end["bold"], end["calm"][0]] == pytest.approx([1.5, -0.7], abs=0.25)
    assert end["calm"][1] == 4.0, "no game asks for it"


@pytest.mark.usefixtures("_planted")
def test_steps_that_were_taken_are_not_taken_again(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = list(ascent.climb(ON, [], here, "again"))
    known = [AscentStep(*step) for step in whole[:20]]
    deals: list[int] = []

    def noted(*deal: object) -> float:
        deals.append(1)
        return nearer_wins(*deal)  # type: ignore[arg-type]

    monkeypatch.setattr(ascent, "deal", noted)
    assert list(ascent.climb(ON, known, here, "again")) == whole
    assert len(deals) == 10 * 2 * 30


def test_the_end_is_the_mean_of_the_second_half() -> None:
    steps = [AscentStep([0.0, 0.0, float(number)], [0.0] * 3) for number in (9, 9, 1, 2)]
    assert ascent.end(ON, steps) == {"bold": 0.0, "calm": [0.0, 1.5]}


CLIMBS = [(game, one) for game, one in EVERY if one.ascent is not None]


@pytest.mark.parametrize(("game", "one"), CLIMBS, ids=[f"{g}/{r.table}" for g, r in CLIMBS])
def test_a_recipe_goes_on_from_its_fit(game: str, one: Recipe) -> None:
    """Two steps of two deals: each lineup moves what its games ask for, and nothing else."""
    assert one.ascent is not None
    short = replace(one, lineups=one.lineups[1:3], ascent=one.ascent._replace(steps=2, deals=2))
    wanted = games.jobs(short, game, 12, "few")
    lines = [line for line, _ in games.played(short, wanted, {}, here)]
    in_use = numbers(f"ai.evaluators.{game}", one.table)
    fitted = table.fit_table(short, in_use, lines).numbers
    on = ascent.ground(game, short, fitted, lines)
    asked = on.units > 0
    assert asked.any(axis=1).all()
    assert not asked.all(axis=0).any(), "no crew asks for the numbers of another"
    steps = list(ascent.climb(on, [], here, "few"))
    moved = np.array(flat(ascent.end(on, steps))) != np.array(flat(fitted))
    assert not moved[~asked.any(axis=0)].any()
    assert len(steps) == 2
