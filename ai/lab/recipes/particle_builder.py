"""Recipe for the constants of the race: see `ai.lab.fitting`."""

from __future__ import annotations

from collections.abc import Iterator

from ai.evaluators.particle_builder.evaluator import ParticleBuilderEvaluator
from ai.evaluators.particle_builder.outlook import Forecast, Race
from ai.lab.fitting.recipe import Lineup, Observation, Recipe, Scorer, TrainingPosition
from ai.levels import PLAIN
from ai.numbers import Numbers

_STUDENTS = ("student", "student")
_HALF = {
    "access": 1.0,
    "keep": 0.5,
    "win": 0.5,
    "prey": [0.0, 0.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
    "paint": 0.5,
    "early": 0.5,
    "drift": [[2.0, 0.5], [2.0, 0.5]],
}
"""Before anything was seen."""


def _race(numbers: Numbers) -> Scorer:
    """Expected return of each seat, while no player has finished."""
    forecast = Forecast(Race(**numbers))

    def hopes(moment: TrainingPosition) -> Iterator[Observation]:
        values = forecast.outcome(moment.state)
        for value, returned in zip(values, moment.returns, strict=True):
            yield Observation(value, returned)

    return hopes


RECIPES = (
    Recipe(
        "race",
        (
            *(Lineup(_STUDENTS, 2, {"level": level}) for level in range(1, 8)),
            Lineup((PLAIN,), 3, {"level": 1}),
            Lineup((PLAIN,), 3, {"level": 5}),
        ),
        600,
        _race,
        "itself",
        linear=False,
        share=0.06,
        unit=0.1,
        start=_HALF,
        least=0.0,
        evaluator=lambda numbers: ParticleBuilderEvaluator(Forecast(Race(**numbers))),
    ),
)
