"""The levels an opponent may play at: their names, and how long each may think in each game."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ai.bot import Bot, Budget
from ai.forest import ForestBot, SearchBot
from ai.greedy import (
    NONE,
    BlunderBot,
    GreedyBot,
    RandomBot,
    awareness,
    everything,
    worthwhile,
)
from ai.registry import HOUSE, Registry
from ai.search import SearchStyle
from game.core.contract import Seat
from game.core.rng import Rng, digest

AnyBot = Bot[Any, Any]


@dataclass(frozen=True, slots=True)
class Level:
    """A named strength. Levels differ by iterations; the seconds only cap slow machines."""

    name: str
    """Ends the text key ``level-<name>``."""
    iterations: int
    """Of the search, where the game's `Opponents` name no other number; 0: does not search."""
    seconds: float
    trees: int = 1
    """Grown apart, so that two cores can share them; see `ai.forest`."""


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("visitor", 0, 0.1),
        Level("student", 0, 0.1),
        Level("researcher", 400, 0.5),
        Level("nobel", 3000, 2.0, trees=2),
    )
}
"""By name, from the easiest to the hardest."""

RANDOM = "random"
PLAIN = "plain"
SEARCH = re.compile(
    r"search:(\d+)((?:/(?:(?:explore|first_play_urgency|plies|expand_after|temperature|tries|price)=\d*\.?\d+"
    r"|opponents=(?:max_n|paranoid|policy|greedy)))*)"
)
"""Three more kinds of name, for measuring: any legal move; a *Student* without blunders, as which
it plays wherever its game has none for it; and a search of so many iterations, in its game's style
or with parts of it changed: ``search:500``, ``search:500/plies=0/explore=0.7``."""


FIT = re.compile(r"fit(\d{1,3})")
"""A strength between the levels, in hundredths of a level: ``fit0`` is the easiest of them,
``fit150`` half way between the second and the third."""
FINEST = 100
"""Steps from one level to the next."""
STRONGEST = FINEST * (len(LEVELS) - 1)


def is_level(name: str) -> bool:
    """True for a level, and for a strength between two of them."""
    fit = FIT.fullmatch(name)
    return name in LEVELS or (fit is not None and int(fit[1]) <= STRONGEST)


def played_as(level: str, seed: str) -> str:
    """The level as which an opponent makes the choice with this seed; mostly its own.

    A strength between two levels makes a share of its choices as the upper one and the others as
    the lower one, by chance. So it is as continuous as that share in every game, and its
    mistakes are those of a level that was measured.
    """
    fit = FIT.fullmatch(level)
    if fit is None:
        return level
    names = list(LEVELS)
    step, share = divmod(min(int(fit[1]), STRONGEST), FINEST)
    above = share > 0 and Rng(seed, "fit").random() < share / FINEST
    return names[step + above]


def budget(game: str, level: str, registry: Registry = HOUSE) -> Budget:
    """Budget of a level in a game. Raises KeyError for a level that does not exist."""
    if measured := SEARCH.fullmatch(level):
        return Budget(int(measured[1]), 3600.0)
    if level in (RANDOM, PLAIN):
        return Budget(0, 0.1)
    named = LEVELS[level]
    given = registry.opponents(game).iterations
    return Budget(given.get(level, named.iterations), named.seconds)


def style(game: str, level: str, registry: Registry = HOUSE) -> SearchStyle:
    """Search style of a level in a game."""
    opponents = registry.opponents(game)
    usual = opponents.styles.get(level, opponents.style)
    measured = SEARCH.fullmatch(level)
    if not measured:
        return usual
    changes: dict[str, Any] = {}
    for part in measured[2].split("/")[1:]:
        name, _, value = part.partition("=")
        if name == "opponents":
            changes[name] = value
        else:
            changes[name] = (
                int(value) if name in ("plies", "expand_after", "tries", "price") else float(value)
            )
    return replace(usual, **changes, multiplayer=None) if changes else usual


def trees(level: str) -> int:
    """Number of trees of a level; 1 for those that do not search."""
    return LEVELS[level].trees if level in LEVELS else 1


def make_bot(
    game: str,
    level: str,
    seed: str,
    registry: Registry = HOUSE,
    *,
    only: Sequence[int] = (),
    attentive: bool = False,
) -> AnyBot:
    """The opponent of this level: the one place where opponents are made.

    ``seed`` is one of `bot_seed`; it grows ``only`` these of its trees, if any are named.
    ``attentive``: overlooks nothing at any level. Raises KeyError for a game or a level that
    does not exist.
    """
    rules, opponents = registry.game(game), registry.opponents(game)
    evaluator = opponents.evaluator
    if level == RANDOM:
        return RandomBot(seed)
    known_as = "student" if level == PLAIN else level
    aware = everything if attentive else awareness(evaluator, known_as, seed)
    if budget(game, level, registry).iterations == 0:
        blunders = opponents.blunders_of(level)
        if blunders == NONE:
            return GreedyBot(rules, evaluator, seed, aware)
        return BlunderBot(rules, evaluator, seed, worthwhile(evaluator, aware), blunders)
    if level in LEVELS:
        aware = worthwhile(evaluator, aware)
    how = style(game, level, registry)
    if trees(level) > 1:
        return ForestBot(rules, evaluator, seed, how, aware, count=trees(level), only=only)
    return SearchBot(rules, evaluator, seed, how, aware)


def bot_seed(game_seed: str, seat: Seat, number: int) -> str:
    """The chance of one choice: of this game, seat and move number, and of nothing else.

    A one-way hash, so that a bot's seed says nothing about the deck.
    """
    text = json.dumps([game_seed, "ai", seat, number])
    return digest(text, 16)
