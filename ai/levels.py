"""The levels an opponent may play at: who they are, and how long each game lets them think."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ai.attention import awareness, everything
from ai.bot import Bot, Budget
from ai.forest import ForestBot
from ai.greedy import USUAL, GreedyBot, Slips, VisitorBot
from ai.random_bot import RandomBot
from ai.registry import HOUSE, Shelf
from ai.search import SearchBot, Style
from game.core.contract import Seat

AnyBot = Bot[Any, Any]


@dataclass(frozen=True, slots=True)
class Level:
    """A named strength. Levels are told apart by iterations; the seconds only cap slow machines."""

    name: str
    """Ends the text key ``level-<name>``."""
    iterations: int
    """Of the search, where `BUDGETS` names no other number for the game; 0: does not search."""
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

BUDGETS: dict[tuple[str, str], int] = {
    ("bigebang", "nobel"): 12_000,
    ("particle_builder", "researcher"): 1500,
    ("particle_builder", "nobel"): 6000,
    ("tutti_quantum", "nobel"): 6000,
    ("particle_panic", "nobel"): 20_000,  # The whole turn, however many ends it has.
}
"""Iterations for (game id, level), where the games differ: a machine half as fast as the one they
were set on still keeps well within the seconds.
"""

STYLES: dict[str, Style] = {
    "bigebang": Style(explore=2.0, ripe=2),
    "particle_builder": Style(plies=0),
}
"""How the search goes about a game, where the default is not best.

Big*Bang: at 300 iterations ``explore`` 2 scored 62 +- 10 % against 1; at equal time ``ripe`` 2
scored 54 +- 10 % against 1, at equal iterations 60 +- 9 % against 3.

Particle Builder: its judge foresees the race for the targets better than drawn moves run it.
"""

LEVEL_STYLES: dict[tuple[str, str], Style] = {
    ("bigebang", "nobel"): Style(explore=2.0, ripe=2, plies=0),
    ("u_know_feynman", "nobel"): Style(plies=12, crowd=Style(explore=2.0)),
}
"""The same for one level of a game, where it should go about it differently.

Big*Bang: with many iterations drawn moves only blur what the judge sees. At 1200 iterations 16
plies of them scored 31 +- 18 % against 4, one ply 60 +- 13 % against 4, none 60 +- 15 % against 2.

U-kNOw Feynman: what lies on the table hardly tells who will win, so with many iterations it is
better to play on and see. For two, 3000 iterations against 400 won about half of the games with 4
plies or fewer, 67 +- 12 % (46 games) with 12, and 31 +- 20 % (18) with 12 and ``explore`` 3. With
four seats 38 +- 15 % (26) with 12; there 4 plies and ``explore`` 2 won 55 +- 11 % (80).
"""

SLIPS: dict[str, Slips] = {
    "bigebang": Slips(rate=1.0, clearly_bad=5.0, haste=4.0),
    "particle_builder": Slips(rate=0.85),
}
"""How visitors err, where the usual way makes one too strong for a beginner.

Big*Bang, against somebody who takes the largest light and else fuses upwards (100 games): in the
usual way about even, like this 22 won, 21 drawn, 57 lost.

Particle Builder: luck forgives most slips. Of 240 games *Student* won 61 % (two players) and 56 %
(three) against one who slips as usual, 69 % and 64 % against one who always does.
"""

RANDOM = "random"
SEARCH = re.compile(r"search:(\d+)((?:/(?:explore|urgency|plies|ripe|warmth)=\d*\.?\d+)*)")
"""Two more kinds of name, for measuring: any legal move; and a search of so many iterations, in
its game's style or with parts of it changed: ``search:500``, ``search:500/plies=0/explore=0.7``."""


def budget(game: str, level: str) -> Budget:
    """How long a level may think in a game. Raises KeyError for a level that does not exist."""
    if measured := SEARCH.fullmatch(level):
        return Budget(int(measured[1]), 3600.0)
    if level == RANDOM:
        return Budget(0, 0.1)
    named = LEVELS[level]
    return Budget(BUDGETS.get((game, level), named.iterations), named.seconds)


def style(game: str, level: str) -> Style:
    """How a searching level goes about a game."""
    usual = LEVEL_STYLES.get((game, level)) or STYLES.get(game, Style())
    measured = SEARCH.fullmatch(level)
    if not measured:
        return usual
    changes: dict[str, Any] = {}
    for part in measured[2].split("/")[1:]:
        name, _, value = part.partition("=")
        changes[name] = int(value) if name in ("plies", "ripe") else float(value)
    return replace(usual, **changes, crowd=None) if changes else usual


def trees(level: str) -> int:
    """How many trees a level grows; 1 for those that do not search."""
    return LEVELS[level].trees if level in LEVELS else 1


def make_bot(
    game: str,
    level: str,
    seed: str,
    shelf: Shelf = HOUSE,
    *,
    only: Sequence[int] = (),
    attentive: bool = False,
) -> AnyBot:
    """The opponent of this level: the one place where opponents are made.

    ``seed`` is one of `bot_seed`; it grows ``only`` these of its trees, if any are named.
    ``attentive``: overlooks nothing, whatever the level. Raises KeyError for a game or a level that
    does not exist.
    """
    rules, judge = shelf.game(game), shelf.judge(game)
    if level == RANDOM:
        return RandomBot(seed)
    aware = everything if attentive else awareness(judge, level, seed)
    if level == "visitor":
        return VisitorBot(rules, judge, seed, aware, SLIPS.get(game, USUAL))
    if budget(game, level).iterations == 0:
        return GreedyBot(rules, judge, seed, aware)
    how = style(game, level)
    if trees(level) > 1:
        return ForestBot(rules, judge, seed, how, aware, count=trees(level), only=only)
    return SearchBot(rules, judge, seed, how, aware)


def bot_seed(game_seed: str, seat: Seat, number: int) -> str:
    """The chance of one choice: of this game, seat and move number, and of nothing else.

    A one-way hash, so that a bot's seed says nothing about the deck.
    """
    text = json.dumps([game_seed, "ai", seat, number])
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
