"""Every data file of every evaluator has a recipe, and a few games go through it to the end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import ai.evaluators
from ai.lab.fitting import games, models, table
from ai.lab.fitting.models import LinearForm, flat, symbols
from ai.lab.fitting.recipe import NoRecipe, Recipe, recipe, recipes
from ai.numbers import numbers
from game.core.session import Session
from game.games import GAMES
from tests.ai.lab.measure.test_arena import here

MEASURED = ("particle_panic", "told_chances")
"""The table that `ai.lab.chances.particle_panic` makes."""
FILES = sorted(Path(ai.evaluators.__path__[0]).rglob("*.json"))


def written(game: str) -> Iterator[Recipe]:
    """The recipes of a game; none for one whose evaluator knows no fitted numbers."""
    with suppress(NoRecipe):
        yield from recipes(game).values()


EVERY = [(game, one) for game in GAMES for one in written(game)]
IDS = [f"{game}/{one.table}" for game, one in EVERY]


def in_use(game: str, one: Recipe) -> object:
    return numbers(f"ai.evaluators.{game}", one.table)


def test_every_data_file_has_a_recipe() -> None:
    assert {(path.parent.name, path.stem) for path in FILES} == {
        (game, one.table) for game, one in EVERY
    } | {MEASURED}


def test_only_what_people_are_told_decides_no_move() -> None:
    silent = [(game, one.table) for game, one in EVERY if one.evaluator is None]
    assert silent == [("particle_panic", "win_probability")]


@pytest.mark.parametrize(("game", "one"), [pair for pair in EVERY if pair[1].evaluator is not None])
def test_fitted_numbers_can_be_set_against_those_in_use(game: str, one: Recipe) -> None:
    """Each evaluator has its numbers to itself, and the table at which they meet exists."""
    assert one.evaluator is not None
    assert one.evaluator(in_use(game, one)) is not one.evaluator(in_use(game, one))
    Session(GAMES[game], one.against.seats, one.against.options, "table")


@pytest.mark.parametrize(("game", "one"), EVERY, ids=IDS)
def test_a_few_games_go_through_a_recipe_to_the_end(game: str, one: Recipe) -> None:
    """Too few to play well by; enough to see that every step is there."""
    lineups = one.lineups[:1]
    one = replace(one, lineups=lineups, share=one.share if one.linear else 0.1)
    # Where a beginning strays it may be all of a game; not by this chance.
    wanted = games.jobs(one, game, 2 * lineups[0].seats, "some")
    lines = [line for line, _ in games.played(one, wanted, {}, here)]
    fit = table.fit_table(one, in_use(game, one), lines)
    assert min(fit.seen) > 0
    assert np.isfinite(flat(fit.numbers)).all()
    assert np.isfinite(fit.losses).all()
    assert [type(a) for a in flat(fit.numbers)] == [type(a) for a in flat(in_use(game, one))]


@pytest.mark.parametrize(
    ("game", "one"), [(g, r) for g, r in EVERY if r.linear and r.link != "choice"]
)
def test_symbols_score_as_numbers_do(game: str, one: Recipe) -> None:
    """The evaluator's own code, run on both: the same score of the same moment."""
    weights = in_use(game, one)
    one = replace(one, lineups=one.lineups[:1])
    wanted = games.jobs(one, game, 1, "few")
    moments = [
        moment
        for line, _ in games.played(one, wanted, {}, here)
        for moment in games.moments(one, line)
    ]
    forms = models.model(one, weights, moments)
    assert isinstance(forms, models.SumScores)
    scorer = one.scorer(weights)
    scores = np.array(
        [observation.score for moment in moments for observation in scorer(moment)], dtype=float
    )
    expected = models.linked(one.link, scores)[0]
    assert len(scores) > 0
    assert forms.values(np.array(flat(weights), dtype=float)) == pytest.approx(expected)
    first = flat(symbols(weights))[0]
    assert isinstance(first, LinearForm)
    assert first.terms == {0: 1.0}


def test_what_has_no_recipe_is_a_sentence() -> None:
    with pytest.raises(NoRecipe, match="bigebang has no table 'nonsense', but pairs"):
        recipe("bigebang", "nonsense")
    with pytest.raises(NoRecipe, match="afterglow has nothing to fit"):
        recipes("afterglow")
