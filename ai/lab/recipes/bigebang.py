"""Recipes for the weights of pairs and the ratings of moves: see `ai.lab.fitting`."""

from __future__ import annotations

from collections.abc import Iterator

from ai.evaluators.bigebang.evaluator import BigEBangEvaluator
from ai.evaluators.bigebang.worth import PairRating, PairRatings, Worth, pairs_of
from ai.lab.fitting.models import choice_of
from ai.lab.fitting.recipe import (
    Lineup,
    Observation,
    Recipe,
    Scorer,
    SearchedChoice,
    TrainingPosition,
)
from ai.numbers import Numbers
from game.rules.bigebang.scoring import carbon_fusions
from game.rules.bigebang.state import UNDECIDED


def _pairs(numbers: Numbers) -> Scorer:
    """Matter's lead, wherever the evaluator reckons with one."""
    worth = Worth(pairs_of(numbers))

    def leads(moment: TrainingPosition) -> Iterator[Observation]:
        state = moment.state
        if state.matter >= 0 and not carbon_fusions(state, state.turn ^ state.matter):
            yield Observation(worth.lead(state), moment.returns[state.matter])

    return leads


def _ratings(numbers: Numbers) -> Scorer:
    """Choices in which no player could make Carbon: those that see it are no matter of weights."""
    choice = choice_of(PairRating(PairRatings(**numbers)).glance)

    def quiet(moment: TrainingPosition) -> Iterator[SearchedChoice]:
        state = moment.state
        if state.matter != UNDECIDED and not any(carbon_fusions(state, side) for side in (0, 1)):
            yield from choice(moment)

    return quiet


RECIPES = (
    Recipe(
        "pairs",
        (
            Lineup(("student", "student"), 2),
            Lineup(("student", "visitor"), 2),
            Lineup(("search:100", "search:100"), 2),
            Lineup(("student", "student"), 2, {"mass": 1}),
            Lineup(("student", "student"), 2, {"small": 1}),
        ),
        4000,
        _pairs,
        "lead",
        share=0.25,
        unit=100.0,
        evaluator=lambda numbers: BigEBangEvaluator(Worth(pairs_of(numbers))),
    ),
    Recipe(
        "ratings",
        (
            Lineup(("student", "student"), 2),
            Lineup(("search:100", "search:100"), 2),
            Lineup(("search:100", "student"), 2, {"small": 1}),
        ),
        300,
        _ratings,
        "choice",
        teacher="search:400",
        share=0.2,
        evaluator=lambda numbers: BigEBangEvaluator(rating=PairRating(PairRatings(**numbers))),
    ),
)
