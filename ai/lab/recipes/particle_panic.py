"""Recipes for the values of labs, from the ends of turns: see `ai.lab.fitting`."""

from __future__ import annotations

from collections.abc import Iterator

from ai.evaluators.particle_panic import ParticlePanicEvaluator, position
from ai.evaluators.particle_panic import worth as pair
from ai.evaluators.particle_panic.position import circumstances_of, now_of, packed_ring, room_left
from ai.evaluators.particle_panic.worth import (
    OPENING,
    WEIGHTS,
    Tuning,
    Worth,
    crew_of,
    log_odds,
    opening_features,
    opening_of,
    row_of,
)
from ai.lab.fitting.recipe import Ascent, Lineup, Observation, Recipe, Scorer, TrainingPosition
from ai.numbers import Numbers
from game.rules.particle_panic.options import ALERT, CONTAINED, CONTROLLED, MELTDOWN
from game.rules.particle_panic.state import View

BLIND = "opening:90+10/plain/nobel"
"""Level that begins a lab of one scientist from all sides, and then plays it well."""
SAFE = 6
"""With so many places free no die can lose the lab at once: then the score alone decides."""


def _end_of_turn(moment: TrainingPosition) -> View | None:
    """The lab at the end of a turn, before particles emerge; None for any other moment."""
    for event in moment.events:
        if event.kind == "emerge":
            view: View = event.view
            return view if room_left(packed_ring(view.particles)) >= SAFE else None
    return None


def _crew(view: View) -> list[float]:
    """Features of a crew, in the order of the rows of the weights."""
    now, given = now_of(view), circumstances_of(view)
    worth = Worth(given)
    groups = worth.features(now.at, now.ring, now.hands, now.limit, now.codes)
    return [one for group in groups for one in group]


def _change(view: View) -> list[float]:
    """Features of a crew, less those of the opening."""
    before = opening_features(view.setting)
    return [now - then for now, then in zip(_crew(view), before, strict=True)]


def _pair(numbers: Numbers) -> Scorer:
    """Two limits, the scale of what two scientists look at besides, and how they begin."""
    limits, scale, opening = numbers["limits"], numbers["scale"], numbers["opening"]
    weights = pair.without_limits(WEIGHTS[pair.ROW])

    def ends(moment: TrainingPosition) -> Iterator[Observation]:
        if (view := _end_of_turn(moment)) is not None:
            setting = view.setting
            score = scale * position.score(_change(view), weights) + opening[setting.ladder]
            score += pair.weigh_limits(view.limits, now_of(view).codes, limits)
            score -= pair.weigh_limits((setting.limit,) * setting.seats, 0, limits)
            yield Observation(score, moment.returns[0])

    return ends


def _crews(numbers: Numbers) -> Scorer:
    """Weights of the features of a crew, by its size, and its opening score."""
    weights, opening = numbers["weights"], numbers["opening"]

    def ends(moment: TrainingPosition) -> Iterator[Observation]:
        if (view := _end_of_turn(moment)) is not None:
            setting = view.setting
            score = position.score(_change(view), weights[row_of(setting)])
            begin = opening[opening_of(setting)][setting.ladder]
            yield Observation(score + begin, moment.returns[0])

    return ends


def _win_probability(numbers: Numbers) -> Scorer:
    """Results where the plan saw a chance."""

    def ends(moment: TrainingPosition) -> Iterator[Observation]:
        if (view := _end_of_turn(moment)) is not None:
            now = now_of(view)
            worth = Worth(circumstances_of(view))
            chance = worth.of(now.at, now.ring, now.hands, now.limit, now.codes)
            if 0.0 < chance < 1.0:
                slope, bias = numbers[crew_of(view.setting)]
                yield Observation(slope * log_odds(chance) + bias, moment.returns[0])

    return ends


def _lineup(seats: int, ladder: int, *levels: str) -> Lineup:
    return Lineup(levels, seats, {"ladder": ladder})


def _evaluator(numbers: Numbers) -> ParticlePanicEvaluator:
    """With these rows in place of those in use."""
    return ParticlePanicEvaluator(
        Tuning(
            weights={**WEIGHTS, **numbers["weights"]},
            opening={**OPENING, **numbers["opening"]},
        )
    )


RECIPES = (
    Recipe(
        "solo",
        # Shorter plans than of whole turns lose nearly all these labs with any numbers.
        (_lineup(1, CONTROLLED, BLIND),),
        1_500,
        _crews,
        "logistic",
        smooth={"weights": 3.0},
        evaluator=_evaluator,
        against=_lineup(1, CONTROLLED, "nobel"),
    ),
    Recipe(
        "pair",
        (_lineup(2, CONTROLLED, "researcher"),),
        5_000,
        _pair,
        "logistic",
        evaluator=lambda numbers: ParticlePanicEvaluator(Tuning(pair=pair.pair_of(numbers))),
        against=_lineup(2, CONTROLLED),
    ),
    Recipe(
        "solo_paid",
        (_lineup(1, CONTAINED, BLIND),),
        1_200,
        _crews,
        "logistic",
        generations=3,
        smooth={"weights": 1.0},
        evaluator=_evaluator,
        against=_lineup(1, CONTAINED, "nobel"),
    ),
    Recipe(
        "team",
        tuple(
            _lineup(seats, ladder, "opening:90/search:100")
            for ladder, crews in ((CONTAINED, (2, 3, 4)), (ALERT, (2,)), (CONTROLLED, (3, 4)))
            for seats in crews
        ),
        6_000,
        _crews,
        "logistic",
        evaluator=_evaluator,
        against=_lineup(3, CONTAINED),
        ascent=Ascent(steps=40, deals=150, reach=0.04, stride=15.0),
    ),
    Recipe(
        "win_probability",
        (
            *(
                _lineup(seats, ladder, "nobel" if seats == 1 else "researcher")
                for seats in range(1, 5)
                for ladder in (CONTROLLED, CONTAINED)
            ),
            _lineup(1, ALERT, "nobel"),
            _lineup(1, MELTDOWN, "nobel"),
        ),
        500,
        _win_probability,
        "logistic",
        unit=3.0,
        start={name: [1.0, 0.0] for name in ("1", "1 1", "1 whole", "2", "3", "4", "solo", "pair")},
    ),
)
