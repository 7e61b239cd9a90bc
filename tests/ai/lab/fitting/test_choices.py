"""Ratings from what a search tried: what was planted is found, and a search is asked."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from ai.lab.fitting import games, models
from ai.lab.fitting.models import Array, LinearForm, SumChoices, TriedChoices, choice_of
from ai.lab.fitting.recipe import Recipe, SearchedChoice, TrainingPosition, recipe
from tests.ai.lab.measure.test_arena import here
from tests.some import some

PLANTED = np.array([1.5, -0.7, 0.4])


def choices(count: int) -> list[SearchedChoice]:
    """Two to five moves each, tried as often as the soft-max of planted ratings says."""
    rng = np.random.default_rng(5)
    sample = []
    for _ in range(count):
        rows = rng.normal(size=(int(rng.integers(2, 6)), 3))
        chances = np.exp(rows @ PLANTED)
        forms = [LinearForm(0.0, dict(enumerate(row))) for row in rows.tolist()]
        sample.append(SearchedChoice(forms, (chances / chances.sum()).tolist()))
    return sample


def test_planted_ratings_are_found() -> None:
    model = SumChoices(choices(200), 3)
    prior = models.Prior(np.zeros(3), np.full(3, 1e-9))
    losses: list[float] = []
    fitted = model.fit(prior, lambda _, loss: losses.append(loss))
    assert fitted == pytest.approx(PLANTED, abs=1e-3)
    assert losses == sorted(losses, reverse=True)
    assert losses[-1] < models.loss(model, np.zeros(3)) == pytest.approx(model.nothing)


def test_ratings_that_are_no_sums_are_fitted_by_trying() -> None:
    """A power of e among the numbers, and one that may not move."""
    rows = np.random.default_rng(7).normal(size=(300, 3))

    def choices_at(numbers: Array) -> list[SearchedChoice]:
        ratings = rows @ np.array([np.exp(numbers[0]), numbers[1], 0.4])
        chances = np.exp(rows @ PLANTED).reshape(100, 3)
        shares = chances / chances.sum(axis=1, keepdims=True)
        pairs = zip(ratings.reshape(100, 3).tolist(), shares.tolist(), strict=True)
        return [SearchedChoice(*pair) for pair in pairs]

    model = TriedChoices(choices_at, np.zeros(3), [0, 1])
    prior = models.Prior(np.zeros(3), np.full(3, 1e-9))
    fitted = model.fit(prior, lambda *_: None)
    assert [np.exp(fitted[0]), *fitted[1:]] == pytest.approx([1.5, -0.7, 0.0], abs=0.01)


def test_slope_and_curvature_are_changes_of_the_cost() -> None:
    model, at, by = SumChoices(choices(20), 3), np.array([0.3, 0.1, -0.2]), 1e-4
    for place, step in some(enumerate(np.eye(3) * by)):
        low, middle, high = (model.cost(at + change) for change in (-step, 0 * step, step))
        assert model.slope(at)[place] == pytest.approx((high - low) / (2 * by), abs=1e-5)
        assert 2 * model.curvature(at)[place] == pytest.approx(
            (high - 2 * middle + low) / by**2, rel=1e-3
        )


def test_a_rating_that_no_number_enters_is_known() -> None:
    """A pass that wins is 12, whatever is learned."""
    certain = SumChoices([SearchedChoice([LinearForm(0.0, {0: 1.0}), 12.0], [0.0, 1.0])], 1)
    assert certain.cost(np.zeros(1)) == pytest.approx(np.log1p(np.exp(-12.0)))


def test_a_choice_that_was_not_thought_about_says_nothing() -> None:
    scorer = choice_of(lambda _state, moves: [0.0] * len(moves))
    assert list(scorer(TrainingPosition(None, 0, (), (0.0,)))) == []


@pytest.fixture(scope="module")
def ratings() -> Recipe:
    one = recipe("bigebang", "ratings")
    return replace(one, lineups=one.lineups[:1], teacher="search:30", share=0.3)


@pytest.fixture(scope="module")
def line(ratings: Recipe) -> str:
    wanted = games.jobs(ratings, "bigebang", 1, "think")
    return next(line for line, _ in games.played(ratings, wanted, {}, here))


def test_a_search_thinks_about_some_choices_of_a_game(ratings: Recipe, line: str) -> None:
    visits = json.loads(line)["visits"]
    moments = list(games.moments(ratings, line))
    assert 0 < len(moments) == len(visits) < len(json.loads(line)["moves"])
    for moment in moments:
        assert sum(moment.visits.values()) >= 25, "of thirty iterations"
        assert len(moment.moves) > 1
    sample = [choice for moment in moments for choice in choice_of(level)(moment)]
    assert [sum(choice.shares) for choice in sample] == pytest.approx([1.0] * len(sample))


def level(state: object, moves: Sequence[object]) -> list[float]:
    assert state is not None
    return [0.0] * len(moves)
