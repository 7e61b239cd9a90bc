"""Recipes for the values of hands and the ratings of moves: see `ai.lab.fitting`."""

from __future__ import annotations

from collections.abc import Iterator

from ai.evaluators.u_know_feynman.evaluator import Strength, UKnowFeynmanEvaluator, Worths
from ai.evaluators.u_know_feynman.rating import Rating, Ratings
from ai.lab.fitting.models import choice_of
from ai.lab.fitting.recipe import Lineup, Observation, Recipe, Scorer, TrainingPosition
from ai.levels import PLAIN
from ai.numbers import Numbers


def _value(numbers: Numbers) -> Scorer:
    """The winner's log-odds against each of the others; nothing of a round that was shared."""
    strength = Strength(Worths(**numbers))

    def margins(moment: TrainingPosition) -> Iterator[Observation]:
        returns = moment.returns
        if returns.count(max(returns)) > 1:
            return
        winner = returns.index(max(returns))
        first = strength.of(moment.state, winner)
        for seat in range(len(returns)):
            if seat != winner:
                yield Observation((first - strength.of(moment.state, seat)) / 100, 1.0)

    return margins


RECIPES = (
    Recipe(
        "value",
        (
            Lineup(("student", "student"), 2, {"rounds": 1}),
            Lineup(("visitor", "student"), 2, {"rounds": 1, "strict": 1}),
            # A search has such positions to evaluator, not those that Students come to.
            Lineup(("search:100", "search:100"), 2, {"rounds": 1}),
        ),
        900,
        _value,
        "logistic",
        share=0.2,
        unit=30.0,
        evaluator=lambda numbers: UKnowFeynmanEvaluator(worths=Worths(**numbers)),
    ),
    Recipe(
        "multiplayer",
        tuple(Lineup((PLAIN,), seats, {"rounds": 1}) for seats in (3, 4, 4, 5)),
        3000,
        _value,
        "logistic",
        share=0.1,
        unit=30.0,
        evaluator=lambda numbers: UKnowFeynmanEvaluator(multiplayer=Worths(**numbers)),
        against=Lineup((), 4),
    ),
    Recipe(
        "ratings",
        (
            Lineup(("student", "student"), 2, {"rounds": 1}),
            Lineup((PLAIN,), 4, {"rounds": 1}),
        ),
        200,
        lambda numbers: choice_of(Rating(Ratings(**numbers)).move_scores),
        "choice",
        teacher="search:400",
        share=0.2,
        evaluator=lambda numbers: UKnowFeynmanEvaluator(rating=Rating(Ratings(**numbers))),
    ),
)
