"""Worlds for a search: drawn evenly over what is possible, kept by how likely they are."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from ai.bot import Believes, Evaluator
from game.core.contract import Game, M, S, V
from game.core.rng import Rng


def worlds(
    game: Game[S, M, V], evaluator: Evaluator[S, M, V] | None, view: V, rng: Rng, tries: int
) -> Callable[[], S]:
    """What draws worlds that the view could have come from.

    Where the evaluator has beliefs, a world is kept with the chance that they give it, else drawn
    anew, up to so many ``tries``; the last one is kept in any case. 0: every world is kept.
    """
    determinize = game.determinize
    if not (isinstance(evaluator, Believes) and tries):
        return lambda: determinize(view, rng)
    seat = game.to_move(determinize(view, rng))
    assert seat is not None, "no seat is to move"
    belief = evaluator.belief

    def draw() -> S:
        for _ in range(tries):
            state = determinize(view, rng)
            believed = belief(state, seat)
            if believed >= 0.0 or rng.random() < exp(believed):
                return state
        return determinize(view, rng)

    return draw
