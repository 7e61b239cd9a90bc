"""Numbers against numbers: a search with the evaluator that was fitted, and one with that in
use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import inf, sqrt
from types import MappingProxyType
from typing import NamedTuple

from ai.bot import Budget
from ai.forest import SearchBot
from ai.lab.fitting.recipe import TWO, Lineup
from ai.levels import bot_seed, budget
from ai.registry import HOUSE, AnyEvaluator, Registry
from game.core.session import AnySession, Session

ITERATIONS = 50
"""Of each search: enough to value every move of a choice several times, so that the numbers decide
between those that the ratings leave open, and 200 games take one processor about a minute. (No
level uses values without a search: *Student* goes by ratings.)
"""


class Share(NamedTuple):
    """Of the games, how many the first evaluator won; ties count half."""

    games: int
    mean: float
    margin: float
    """Half the 95 % interval; the two games of a deal are taken as one."""


def contest(
    game: str,
    evaluators: tuple[AnyEvaluator, AnyEvaluator],
    games: int,
    seed: str,
    table: Lineup = TWO,
    registry: Registry = HOUSE,
    known: Mapping[int, float] = MappingProxyType({}),
) -> Iterator[float]:
    """Score of the first evaluator in each deal of two games, from 0 to 1.

    ``known``: deals that are not played again, by their number.
    """
    for number in range(games // 2):
        if number in known:
            yield known[number]
        else:
            yield deal(game, evaluators, seed, table, number, registry)


def deal(
    game: str,
    evaluators: tuple[AnyEvaluator, AnyEvaluator],
    seed: str,
    table: Lineup,
    number: int,
    registry: Registry,
) -> float:
    """Score of the first evaluator in one deal.

    The evaluators sit in turn, and change places for the second game: a half for each game in which
    a seat of the first evaluator came before all of the other's. Where all win or lose together,
    each evaluator plays the deal alone: 1 for the better result. The searches are as long as those
    of the table's level; `ITERATIONS`, if it names none.
    """
    rules = registry.game(game)
    thinks = Budget(
        budget(game, table.levels[0], registry).iterations if table.levels else ITERATIONS, inf
    )
    options = rules.info.complete(table.options)
    together = rules.info.cooperates(options)
    ends = []
    for turn in (0, 1):
        sitting = [evaluators[turn if together else (s + turn) % 2] for s in range(table.seats)]
        ends.append(_played(game, sitting, options, f"{seed}/{number}", thinks, registry))
    if together:
        return _points(ends[0][0], ends[1][0])
    halves = (_points(max(end[turn::2]), max(end[1 - turn :: 2])) for turn, end in enumerate(ends))
    return sum(halves) / 2


def _points(own: float, other: float) -> float:
    return float(own > other) + 0.5 * (own == other)


def _played(
    game: str,
    evaluators: Sequence[AnyEvaluator],
    options: Mapping[str, int],
    seed: str,
    thinks: Budget,
    registry: Registry,
) -> tuple[float, ...]:
    """The returns of a game with an evaluator at each seat."""
    style = registry.opponents(game).style
    session: AnySession = Session(registry.game(game), len(evaluators), options, seed)
    while (seat := session.to_move()) is not None:
        chance = bot_seed(session.seed, seat, len(session.moves))
        bot = SearchBot(session.game, evaluators[seat], chance, style)
        legal = session.legal_moves()
        session.skip(bot.choose(session.view(seat), legal, thinks))
    return session.returns()


def share(results: list[float]) -> Share:
    """The mean of at least two deals."""
    count = len(results)
    mean = sum(results) / count
    spread = sqrt(sum((one - mean) ** 2 for one in results) / (count - 1))
    return Share(2 * count, mean, 1.96 * spread / sqrt(count))
