"""Gain of an evaluator's beliefs over even ones: the likelihood of what truly lies hidden.

Worlds drawn from a view are equally likely as far as the rules go. An evaluator that `Believes`
weighs them by what the others did. The gain is the logarithm of how much likelier the true world is
by its weights than by even ones, in nats a choice: 0 for who believes nothing, more for who
believes what is true, less than 0 for who believes what is not. Nothing here plays: a truth is only
compared.

``python -m ai.lab.belief --game u_know_feynman --seats 2 --games 20``
"""

from __future__ import annotations

import argparse
import copy
from collections.abc import Sequence
from math import exp, log
from typing import Any, NamedTuple

from ai.bot import Believes
from ai.lab.ratings import estimate
from ai.levels import bot_seed, budget, make_bot
from ai.registry import HOUSE, Registry
from game.core.rng import Rng
from game.core.session import AnySession, Session

WORLDS = 64
"""Drawn for each choice."""


class Gain(NamedTuple):
    """Nats a choice, over choices of many games."""

    mean: float
    margin: float
    """Half the 95 % interval, games taken as a whole."""
    choices: int
    accepted: float
    """The mean weight of an even world: how many of a hundred a search that rejects would keep."""


def gain(
    game: str,
    levels: Sequence[str],
    games: int,
    seed: str = "belief",
    registry: Registry = HOUSE,
) -> Gain:
    """Gain of the beliefs of an evaluator at the choices of so many games between
    ``levels``."""
    evaluator = registry.evaluator(game)
    means, choices, weight = [], 0, 0.0
    for number in range(games):
        session: AnySession = Session(registry.game(game), len(levels), {}, f"{seed}/{number}")
        gains: list[float] = []
        while (seat := session.to_move()) is not None:
            legal = session.legal_moves()
            if len(legal) > 1 and isinstance(evaluator, Believes):
                one, mean = _gain_of_choice(session, evaluator, seat)
                gains.append(one)
                weight += mean
            chance = bot_seed(session.seed, seat, len(session.moves))
            bot = make_bot(game, levels[seat], chance, registry)
            session.skip(
                bot.choose(session.view(seat), legal, budget(game, levels[seat], registry))
            )
        choices += len(gains)
        means.append(sum(gains) / max(1, len(gains)))
    return Gain(*estimate(means), choices, weight / max(1, choices))


def _gain_of_choice(
    session: AnySession, evaluator: Believes[Any], seat: int
) -> tuple[float, float]:
    """The gain at one choice, and the mean weight of an even world there."""
    view, rules = session.view(seat), session.game
    rng = Rng(session.seed, f"worlds {len(session.moves)}")
    weights = [exp(evaluator.belief(rules.determinize(view, rng), seat)) for _ in range(WORLDS)]
    mean = sum(weights) / WORLDS
    # The truth is looked at by this measurement, by no opponent.
    truth = evaluator.belief(copy.deepcopy(session._state), seat)
    return truth - log(mean), mean


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the gain for each kind of company."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--levels", default="visitor,student,search:60")
    args = parser.parse_args(arguments)
    for level in args.levels.split(","):
        result = gain(args.game, [level] * args.seats, args.games)
        print(
            f"{args.game}, {args.seats} x {level}: {result.mean:+.3f} +- {result.margin:.3f} nats"
            f" a choice ({result.choices} choices), even worlds kept: {result.accepted:.0%}",
            flush=True,
        )


if __name__ == "__main__":
    main()
