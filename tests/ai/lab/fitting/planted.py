"""A game whose chances are known numbers: a fit has to find them.

Two scales are loaded with three kinds of weights, seen by both. The first seat tips them; it wins
with the chance whose log-odds are what `PLANTED` says the difference is worth. `rulebook` and
`opponents` have the shape of the real ones, so that games of it are played like any other.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ai.lab.fitting.recipe import Lineup, Observation, Recipe, Scorer, TrainingPosition
from ai.numbers import Numbers
from ai.registry import Opponents, Registry
from game.core.contract import Emit, GameInfo, Seat, mute
from game.core.rng import Rng
from game.core.session import AnyGame

PLANTED = {"copper": 0.8, "lead": [-0.5, 0.3]}
REGISTRY = Registry(__name__, __name__)


class Move(NamedTuple):
    kind: str


TIP = Move("tip")


class View(NamedTuple):
    load: tuple[int, ...]
    won: int


@dataclass(slots=True)
class State:
    load: list[int]
    won: int


class Scales:
    info = GameInfo("scales", seats=range(2, 3), rules=1, bound=1)

    def initial_state(self, seats: int, options: Mapping[str, int], rng: Rng) -> State:
        return State([rng.below(7) - 3 for _ in range(3)], 0)

    def to_move(self, state: State) -> Seat | None:
        return None if state.won else 0

    def legal_moves(self, state: State) -> Sequence[Move]:
        return [TIP]

    def apply(self, state: State, move: Move, rng: Rng, emit: Emit = mute) -> None:
        odds = worth(PLANTED, state)
        state.won = 1 if rng.random() < 1.0 / (1.0 + math.exp(-odds)) else -1

    def returns(self, state: State) -> tuple[float, ...]:
        return (float(state.won), -float(state.won))

    def observe(self, state: State, seat: Seat) -> View:
        return View(tuple(state.load), state.won)

    def determinize(self, view: View, rng: Rng) -> State:
        return State(list(view.load), view.won)


def worth(numbers: Numbers, state: State) -> Any:
    """The value that an evaluator of this game would compute: on numbers or on symbols."""
    copper, lead = numbers["copper"], numbers["lead"]
    return state.load[0] * copper + state.load[1] * lead[0] + state.load[2] * lead[1]


def scorer(numbers: Numbers) -> Scorer:
    def observations(moment: TrainingPosition) -> Iterator[Observation]:
        yield Observation(worth(numbers, moment.state), moment.returns[0])

    return observations


def curved(numbers: Numbers) -> Scorer:
    """The same chances, by numbers that enter as powers of e: no sum of symbols."""

    def observations(moment: TrainingPosition) -> Iterable[Observation]:
        load, lead = moment.state.load, numbers["lead"]
        score = load[0] * math.exp(numbers["copper"]) + load[1] * lead[0] + load[2] * lead[1]
        yield Observation(score, moment.returns[0])

    return observations


LINEUPS = (Lineup(("random", "random"), 2),)
SUMS = Recipe("scales", LINEUPS, 1500, scorer, "logistic", unit=10.0)
CURVED = Recipe(
    "scales",
    LINEUPS,
    1500,
    curved,
    "logistic",
    linear=False,
    unit=10.0,
    start={"copper": 0.0, "lead": [0.0, 0.0]},
)


def rulebook(game: str) -> AnyGame:
    assert game == "scales"
    return Scales()


def opponents(_game: str) -> Opponents:
    return Opponents()
