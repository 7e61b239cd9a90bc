"""How the weights of pairs are made again: see `ai.fitting`."""

from __future__ import annotations

from collections.abc import Iterator

from ai.fitting.recipe import Lineup, Moment, Observation, Recipe, Scorer
from ai.judges.bigebang.judge import BigEBangJudge
from ai.judges.bigebang.learned import pairs_of
from ai.judges.bigebang.worth import Worth
from ai.numbers import Numbers
from game.rules.bigebang.carbon import carbon_fusions


def _pairs(numbers: Numbers) -> Scorer:
    """Matter's lead, wherever the judge reckons with one."""
    worth = Worth(pairs_of(numbers))

    def leads(moment: Moment) -> Iterator[Observation]:
        state = moment.state
        if state.matter >= 0 and not carbon_fusions(state, state.turn ^ state.matter):
            yield Observation(worth.lead(state), moment.returns[state.matter])

    return leads


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
        judge=lambda numbers: BigEBangJudge(Worth(pairs_of(numbers))),
    ),
)
