"""Numbers against numbers: a search with the judge that was fitted, and one with that in use."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf, sqrt
from typing import NamedTuple

from ai.bot import Budget
from ai.levels import bot_seed
from ai.opponents import AnyJudge
from ai.registry import HOUSE, Shelf
from ai.search import SearchBot
from game.core.session import AnySession, Session

ITERATIONS = 200
"""Of each search: what the numbers are worth shows where they are looked at often."""


class Share(NamedTuple):
    """Of the games, how many the first judge won; ties count half."""

    games: int
    mean: float
    margin: float
    """Half the 95 % interval; the two games of a deal are taken as one."""


def contest(
    game: str,
    judges: tuple[AnyJudge, AnyJudge],
    games: int,
    seed: str,
    shelf: Shelf = HOUSE,
) -> Iterator[float]:
    """What the first judge gets of each deal of two: played from both seats, in halves of 1."""
    style = shelf.opponents(game).style
    rules = shelf.game(game)
    for number in range(games // 2):
        got = 0.0
        for turn in (0, 1):
            session: AnySession = Session(rules, 2, {}, f"{seed}/{number}")
            while (seat := session.to_move()) is not None:
                chance = bot_seed(session.seed, seat, len(session.moves))
                bot = SearchBot(rules, judges[seat ^ turn], chance, style)
                legal = session.legal_moves()
                session.skip(bot.choose(session.view(seat), legal, Budget(ITERATIONS, inf)))
            own, other = session.returns()[turn], session.returns()[1 - turn]
            got += 0.5 if own > other else 0.25 if own == other else 0.0
        yield got


def share(results: list[float]) -> Share:
    """The mean of at least two deals."""
    count = len(results)
    mean = sum(results) / count
    spread = sqrt(sum((one - mean) ** 2 for one in results) / (count - 1))
    return Share(2 * count, mean, 1.96 * spread / sqrt(count))
