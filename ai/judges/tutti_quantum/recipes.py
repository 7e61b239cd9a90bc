"""How the tempers are made again, and what only ratings look at: see `ai.fitting`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ai.fitting.choices import choice_of
from ai.fitting.recipe import Lineup, Moment, Observation, Recipe, Scorer
from ai.judges.tutti_quantum.judge import TuttiQuantumJudge
from ai.judges.tutti_quantum.outlook import GLANCE, TEMPER, players
from ai.numbers import Numbers

_EVEN: dict[str, Any] = {
    "debt_hope": 0.5,
    "debt_haste": 1.0,
    "crowd": 0.0,
    "open_hope": 0.5,
    "open_haste": 1.0,
    "unpaid": 0.0,
    "burden": 0.0,
    "ruin": 0.0,
    "ends": [0.0] * 5,
}
_GLANCE: dict[str, Any] = {
    "kept": 0.5,
    "kept_open": 0.5,
    "cards": [0.0] * 5,
    "first": [0.0] * 5,
}
"""Before anything was seen."""


def _temper(numbers: Numbers) -> Scorer:
    """What each side may expect of its diagram, against the others or together."""
    judge = TuttiQuantumJudge(*players(numbers, GLANCE))

    def hopes(moment: Moment) -> Iterator[Observation]:
        for value, returned in zip(judge.value(moment.state), moment.returns, strict=True):
            yield Observation(value, returned)

    return hopes


RECIPES = (
    Recipe(
        "temper",
        (
            Lineup(("student", "student"), 2),
            Lineup(("student",), 3),
            Lineup(("student", "visitor"), 2, {"scoring": 1}),
            Lineup(("student",), 2, {"mode": 2}),
            Lineup(("student",), 4, {"mode": 2}),
        ),
        1000,
        _temper,
        "itself",
        linear=False,
        share=0.05,
        unit=0.1,
        judge=lambda numbers: TuttiQuantumJudge(*players(numbers, GLANCE)),
        start={"duellist": _EVEN, "partner": _EVEN},
    ),
    Recipe(
        "glance",
        (Lineup(("student", "student"), 2), Lineup(("student",), 3)),
        200,
        lambda numbers: choice_of(TuttiQuantumJudge(*players(TEMPER, numbers)).rate),
        "choice",
        teacher="search:400",
        linear=False,
        share=0.2,
        # A player together has its choices played out: what is tried says little of ratings.
        fitted=frozenset({"duellist"}),
        judge=lambda numbers: TuttiQuantumJudge(*players(TEMPER, numbers)),
        start={"duellist": _GLANCE, "partner": _GLANCE},
    ),
)
