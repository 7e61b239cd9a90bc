"""The levels an opponent may play at: who they are, and how long each game lets them think."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from ai.bot import Bot, Budget
from ai.greedy import GreedyBot, VisitorBot
from ai.judges import JUDGES
from ai.random_bot import RandomBot
from ai.search import SearchBot, Style
from game.core.contract import Seat
from game.core.session import AnyGame

AnyBot = Bot[Any, Any]


@dataclass(frozen=True, slots=True)
class Level:
    """A named strength. Levels are told apart by iterations; the seconds only cap slow machines."""

    name: str
    """Ends the text key ``level-<name>``."""
    iterations: int
    """Of the search, where `BUDGETS` names no other number for the game; 0: does not search."""
    seconds: float


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("visitor", 0, 0.1),
        Level("student", 0, 0.1),
        Level("researcher", 400, 0.5),
        Level("nobel", 3000, 2.0),
    )
}
"""By name, from the easiest to the hardest."""

BUDGETS: dict[tuple[str, str], int] = {}
"""Iterations for (game id, level), where the games differ."""

STYLES: dict[str, Style] = {}
"""How the search goes about a game, where the default is not best."""

RANDOM = "random"
SEARCH = "search:"
"""Two more names for measuring: any legal move; a search of, say, ``search:500`` iterations."""


def budget_of(game: AnyGame, level: str) -> Budget:
    """How long a level may think in this game. Raises KeyError for a level that does not exist."""
    if level.startswith(SEARCH) and level.removeprefix(SEARCH).isdecimal():
        return Budget(int(level.removeprefix(SEARCH)), 3600.0)
    if level == RANDOM:
        return Budget(0, 0.1)
    named = LEVELS[level]
    return Budget(BUDGETS.get((game.info.id, level), named.iterations), named.seconds)


def make_bot(game: AnyGame, level: str, seed: str, judges: Any = JUDGES) -> AnyBot:
    """The opponent of this level: the one place where opponents are made.

    ``seed`` is one of `bot_seed`. Raises KeyError for a level that does not exist.
    """
    judge = judges.get(game.info.id)
    if level == RANDOM:
        return RandomBot(seed)
    if level == "visitor":
        return VisitorBot(game, judge, seed)
    if budget_of(game, level).iterations == 0:
        return GreedyBot(game, judge, seed)
    return SearchBot(game, judge, seed, STYLES.get(game.info.id))


def bot_seed(game_seed: str, seat: Seat, number: int) -> str:
    """The chance of one choice: of this game, seat and move number, and of nothing else.

    A one-way hash, so that what a bot is told says nothing about the deck.
    """
    text = json.dumps([game_seed, "ai", seat, number])
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
