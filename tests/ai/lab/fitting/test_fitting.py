"""From games to numbers: what was planted is found, on symbols and by trying."""

from __future__ import annotations

import json
import math
from dataclasses import replace

import numpy as np
import pytest

from ai.lab import arena
from ai.lab.fitting import games, models, table
from ai.lab.fitting.games import contest, share
from ai.lab.fitting.models import LinearForm, SumScores, flat, linked, rounded, shaped, symbols
from ai.lab.fitting.recipe import Lineup, Recipe, Scorer, recipe
from ai.numbers import Numbers, numbers
from ai.registry import HOUSE, AnyEvaluator
from game.core.rng import Rng
from game.core.session import AnySession, Session
from tests.ai import toys
from tests.ai.lab.fitting.planted import CURVED, PLANTED, REGISTRY, SUMS, scorer
from tests.ai.lab.fitting.test_recipes import EVERY
from tests.ai.lab.measure.test_arena import here

FLAT = {"copper": 0.0, "lead": [0.0, 0.0]}


@pytest.fixture(scope="module")
def lines() -> list[str]:
    wanted = games.jobs(SUMS, "scales", SUMS.games, "planted", REGISTRY)
    return [line for line, _ in games.played(SUMS, wanted, {}, here, REGISTRY)]


# --- symbols --------------------------------------------------------------------------------------


def test_a_score_reckoned_on_symbols_is_a_row_of_factors() -> None:
    table = symbols({"a": 0, "b": [0, 0]})
    score = (3 * table["a"] - table["b"][0] / 2 + 7) * 2 + sum([table["b"][1], 0, table["a"]])
    assert score.known == 14
    assert score.terms == {0: 7, 1: -1, 2: 1}
    assert (1 - table["a"]).terms == {0: -1}
    assert (0 * table["a"]).terms == {}


def test_a_product_of_unknown_numbers_is_no_sum() -> None:
    a, b = (LinearForm(0.0, {place: 1.0}) for place in range(2))
    with pytest.raises(TypeError, match="two unknown numbers"):
        a * b  # type: ignore[operator]


def test_a_table_keeps_its_shape_and_whole_numbers_stay_whole() -> None:
    table = {"whole": [1, [2, 3]], "parts": {"x": 0.5}}
    assert flat(table) == [1, 2, 3, 0.5]
    assert shaped(table, "abcd") == {"whole": ["a", ["b", "c"]], "parts": {"x": "d"}}
    assert rounded(table, [1.4, 2.6, -3.2, 0.12345]) == {
        "whole": [1, [3, -3]],
        "parts": {"x": 0.123},
    }
    with pytest.raises(AssertionError, match="as many values"):
        shaped(table, "abcde")


# --- least squares --------------------------------------------------------------------------------


@pytest.mark.parametrize("link", ["logistic", "lead", "itself"])
def test_the_slope_of_a_link_is_its_slope(link: str) -> None:
    at = np.linspace(-3, 3, 13)
    _, slope = linked(link, at)  # type: ignore[arg-type]
    low, high = (linked(link, at + by)[0] for by in (-1e-6, 1e-6))  # type: ignore[arg-type]
    assert slope == pytest.approx((high - low) / 2e-6, rel=1e-5)


@pytest.mark.parametrize("link", ["logistic", "lead", "itself"])
def test_numbers_without_chance_are_found_exactly(link: str) -> None:
    rng = np.random.default_rng(3)
    rows = rng.normal(size=(300, 6))
    planted = rng.normal(size=6)
    outcomes, _ = linked(link, rows @ planted)  # type: ignore[arg-type]
    forms = [LinearForm(0.0, dict(enumerate(row))) for row in rows.tolist()]
    model = SumScores(forms, outcomes.tolist(), link, 6)  # type: ignore[arg-type]
    losses: list[float] = []
    prior = models.Prior(np.zeros(6), np.full(6, 1e-9))
    weights = model.fit(prior, lambda _, loss: losses.append(loss))
    assert weights == pytest.approx(planted, abs=1e-3)
    assert losses == sorted(losses, reverse=True)


def test_what_is_never_seen_stays_where_it_begins() -> None:
    model = SumScores([LinearForm(0.0, {0: 1.0})] * 50, [0.5] * 50, "itself", 2)
    prior = models.Prior(np.array([0.0, 3.0]), np.full(2, 1e-3))
    weights = model.fit(prior, lambda *_: None)
    assert weights == pytest.approx([0.5, 3.0], abs=1e-3)


def test_no_number_goes_below_the_least() -> None:
    model = SumScores([LinearForm(0.0, {0: 1.0})] * 50, [-0.5] * 50, "itself", 1)
    prior = models.Prior(np.array([0.2]), np.array([1e-6]), least=0.0)
    assert model.fit(prior, lambda *_: None) == pytest.approx([0.0], abs=1e-6)


# --- from beginning to end ------------------------------------------------------------------------


@pytest.mark.parametrize("recipe", [SUMS, CURVED], ids=["symbols", "trying"])
def test_planted_numbers_are_found(recipe: Recipe, lines: list[str]) -> None:
    fitted = table.fit_table(recipe, FLAT, lines, registry=REGISTRY)
    copper = math.exp(fitted.numbers["copper"]) if recipe is CURVED else fitted.numbers["copper"]
    # Three standard errors of 1,200 games are about 0.2.
    assert [copper, *fitted.numbers["lead"]] == pytest.approx(flat(PLANTED), abs=0.2)
    assert fitted.losses.after < fitted.losses.before
    assert fitted.losses.after < 0.75 * fitted.losses.nothing
    assert sum(fitted.seen) == len(lines)


def test_what_a_recipe_does_not_fit_stays_as_it_is(lines: list[str]) -> None:
    in_use: Numbers = {"copper": 2.5, "lead": [0.0, 0.0]}
    fitted = table.fit_table(
        replace(SUMS, fitted=frozenset({"lead"})), in_use, lines, registry=REGISTRY
    )
    assert fitted.numbers["copper"] == 2.5
    assert fitted.numbers["lead"] != [0.0, 0.0]


def test_what_no_game_shows_stays_as_it_is(lines: list[str]) -> None:
    """Labs of a rung that is not played: a fit must not make nothing of their numbers."""
    in_use: Numbers = {"copper": 2.5, "lead": [7.0, 0.0]}

    def blind(numbers: Numbers) -> Scorer:
        return scorer({**numbers, "lead": [0.0, numbers["lead"][1]]})

    fitted = table.fit_table(replace(SUMS, scorer=blind), in_use, lines, registry=REGISTRY)
    assert fitted.numbers["lead"][0] == 7.0
    assert fitted.numbers["copper"] == pytest.approx(PLANTED["copper"], abs=0.25)


def test_a_smoothed_number_stays_nearer_to_its_beginning_however_many_games_speak(
    lines: list[str],
) -> None:
    smooth = replace(SUMS, smooth={"lead": 1.0})
    free, held = (table.fit_table(one, FLAT, lines, registry=REGISTRY) for one in (SUMS, smooth))
    assert held.numbers["copper"] > 0.7 * free.numbers["copper"]
    for one, other in zip(held.numbers["lead"], free.numbers["lead"], strict=True):
        assert 0.2 < one / other < 0.8
    twice = table.fit_table(smooth, FLAT, lines * 2, registry=REGISTRY)
    assert flat(twice.numbers) == pytest.approx(flat(held.numbers), abs=0.01)


def test_games_that_were_played_are_not_played_again(lines: list[str]) -> None:
    wanted = games.jobs(SUMS, "scales", SUMS.games, "planted", REGISTRY)
    cut = [*lines[:700], lines[700][:40], "", "[]", "null"]
    known = games.read(cut)
    assert len(known) == 700
    again = list(games.played(SUMS, wanted, known, here, REGISTRY))
    assert [fresh for _, fresh in again] == [False] * 700 + [True] * (len(lines) - 700)
    assert [moves(line) for line, _ in again] == [moves(line) for line in lines]


def moves(line: str) -> object:
    game = json.loads(line)
    return game["seed"], game["moves"], game["returns"]


def test_nothing_seen_is_a_sentence(lines: list[str]) -> None:
    with pytest.raises(table.TooFew, match="2 games show nothing of scales"):
        table.fit_table(replace(SUMS, share=0.0), FLAT, lines[:2], registry=REGISTRY)


def test_lineups_share_the_games_evenly() -> None:
    twice = replace(SUMS, lineups=SUMS.lineups * 2)
    wanted = games.jobs(twice, "scales", 10, "even", REGISTRY)
    assert len(wanted) == 10
    assert len({job.seed.rsplit("/", 1)[0] for job in wanted}) == 2
    assert isinstance(wanted[0], arena.Job)


# --- against the numbers in use -------------------------------------------------------------------


def test_better_numbers_win_and_equal_ones_share() -> None:
    """Tutti Quantum: who fears every debt to ruin loses to the values in use."""
    one = recipe("tutti_quantum", "vertex_values")
    assert one.evaluator is not None
    in_use = numbers("ai.evaluators.tutti_quantum", "vertex_values")
    worse = {**in_use, "duellist": {**in_use["duellist"], "ends": [-9.0] * 5, "ruin": -9.0}}
    same = share(
        list(contest("tutti_quantum", (one.evaluator(in_use), one.evaluator(in_use)), 4, "same"))
    )
    assert (same.games, same.mean) == (4, 0.5), "the same moves from both seats"
    lost = share(
        list(contest("tutti_quantum", (one.evaluator(worse), one.evaluator(in_use)), 8, "worse"))
    )
    assert lost.mean < 0.5


@pytest.mark.parametrize("seats", [2, 3])
def test_equal_evaluators_share_with_any_number_of_seats(seats: int) -> None:
    evaluator = toys.ShedEvaluator()
    table = Lineup((), seats, {"hand": 3})
    shares = list(contest("shed", (evaluator, evaluator), 6, "even", table, toys.REGISTRY))
    assert shares == [0.5] * 3, "the same moves with places changed"


def test_who_wins_together_more_often_wins_the_contest() -> None:
    """An evaluator has all the seats of a team; the results of a deal are compared."""
    table = Lineup((), 2)
    evaluators = (toys.ShedEvaluator(), toys.ShedEvaluator())

    def played(_game: str, series_score: list[AnyEvaluator], *_: object) -> tuple[float, float]:
        assert series_score[0] is series_score[1]
        return (float(series_score[0] is evaluators[0]),) * 2

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("ai.lab.fitting.games._played", played)
        assert list(contest("dam", evaluators, 4, "dam", table, toys.REGISTRY)) == [1.0, 1.0]
        assert list(contest("dam", evaluators[::-1], 4, "dam", table, toys.REGISTRY)) == [0.0, 0.0]


OWN_EVALUATORS = [(game, one) for game, one in EVERY if one.evaluator is not None]


@pytest.mark.parametrize(
    ("game", "one"), OWN_EVALUATORS, ids=[f"{g}/{r.table}" for g, r in OWN_EVALUATORS]
)
def test_the_evaluator_of_a_recipe_is_the_one_in_use_with_its_numbers(
    game: str, one: Recipe
) -> None:
    assert one.evaluator is not None
    recipe_evaluator = one.evaluator(numbers(f"ai.evaluators.{game}", one.table))
    for seats in {2, one.against.seats}:
        session: AnySession = Session(HOUSE.game(game), seats, one.against.options, "evaluator")
        world = session.game.determinize(session.view(0), Rng("world", "evaluator"))
        evaluator = HOUSE.evaluator(game)
        assert evaluator is not None
        assert recipe_evaluator.value(world) == evaluator.value(world)
        assert type(recipe_evaluator) is type(evaluator)
