"""How the tempers are made again: see `ai.fitting`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ai.fitting.recipe import Lineup, Moment, Observation, Recipe, Scorer
from ai.judges.tutti_quantum.judge import TuttiQuantumJudge
from ai.judges.tutti_quantum.outlook import temper_of
from ai.numbers import Numbers

_EVEN: dict[str, Any] = {
    "debt_hope": 0.5,
    "debt_haste": 1.0,
    "crowd": 0.0,
    "open_hope": 0.5,
    "open_haste": 1.0,
    "kept": 0.5,
    "kept_open": 0.5,
    "unpaid": 0.0,
    "burden": 0.0,
    "ruin": 0.0,
    "ends": [0.0] * 5,
    "cards": [0.0] * 5,
    "first": [0.0] * 5,
}
"""Before anything was seen."""


def _judge(numbers: Numbers) -> TuttiQuantumJudge:
    return TuttiQuantumJudge(*(temper_of(numbers[name]) for name in ("duellist", "partner")))


def _temper(numbers: Numbers) -> Scorer:
    """What each side may expect of its diagram, against the others or together."""
    judge = _judge(numbers)

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
        judge=_judge,
        start={"duellist": _EVEN, "partner": _EVEN},
    ),
)
