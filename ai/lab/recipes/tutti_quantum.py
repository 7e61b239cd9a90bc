"""Recipes for the values of vertices, and for what only ratings look at: see `ai.lab.fitting`."""

from __future__ import annotations

from typing import Any

from ai.evaluators.tutti_quantum.evaluator import TuttiQuantumEvaluator
from ai.evaluators.tutti_quantum.outlook import DRAFT_VALUES, VERTEX_VALUES, players
from ai.lab.fitting.models import choice_of
from ai.lab.fitting.recipe import Lineup, Recipe

_EVEN: dict[str, Any] = {
    "debt_hope": 0.5,
    "debt_rate": 1.0,
    "competition": 0.0,
    "open_hope": 0.5,
    "open_rate": 1.0,
    "unpaid": 0.0,
    "burden": 0.0,
    "ruin": 0.0,
    "ends": [0.0] * 5,
}
_DRAFT_VALUES: dict[str, Any] = {
    "kept": 0.5,
    "kept_open": 0.5,
    "cards": [0.0] * 5,
    "first": [0.0] * 5,
}
"""Before anything was seen."""


_SEARCHED = (Lineup(("student", "student"), 2), Lineup(("student",), 3))
"""Lineups with a search. In team play choices are played out: what is tried says
little of ratings, so that a partner's numbers stay as they are."""


RECIPES = (
    # Not fitted to how games end, as values are elsewhere: debts between Students are paid more
    # often than it pays to make them.
    Recipe(
        "vertex_values",
        _SEARCHED,
        200,
        lambda numbers: choice_of(
            TuttiQuantumEvaluator(*players(numbers, DRAFT_VALUES)).move_scores
        ),
        "choice",
        teacher="search:400",
        linear=False,
        share=0.2,
        unit=0.1,
        fitted=frozenset({"duellist"}),
        evaluator=lambda numbers: TuttiQuantumEvaluator(*players(numbers, DRAFT_VALUES)),
        start={"duellist": _EVEN, "partner": _EVEN},
    ),
    Recipe(
        "draft_values",
        _SEARCHED,
        200,
        lambda numbers: choice_of(
            TuttiQuantumEvaluator(*players(VERTEX_VALUES, numbers)).move_scores
        ),
        "choice",
        teacher="search:400",
        linear=False,
        share=0.2,
        fitted=frozenset({"duellist"}),
        evaluator=lambda numbers: TuttiQuantumEvaluator(*players(VERTEX_VALUES, numbers)),
        start={"duellist": _DRAFT_VALUES, "partner": _DRAFT_VALUES},
    ),
)
