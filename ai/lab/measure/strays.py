"""Games from the midst of things: the first moves partly by chance, then as a level plays.

Who plays well comes to few kinds of positions, in which all that is good goes together; what one
thing alone is worth shows where chance has put it.
"""

from __future__ import annotations

import re

from ai.levels import LEVELS, PLAIN, RANDOM, SEARCH
from game.core.rng import Rng

_NAMED = "|".join(LEVELS)
STRAYS = re.compile(
    rf"strays:(?P<moves>\d+)(?:\+(?P<lost>\d+))?/(?:(?P<first>{_NAMED}|{PLAIN})/)?(?P<then>{_NAMED}|{SEARCH.pattern})"
)
"""``strays:90/researcher``: a *Researcher* who strays in the first moves of a game, up to 90.
``strays:90/plain/nobel``: in those moves a *Student* who never slips, but strays; then a *Nobel*.
``strays:90+10/nobel``: between the two ten moves by chance alone.
"""

SHARE = 0.3
"""Of the moves of such a beginning, so many are by chance."""


def goes_straight(level: str, seed: str) -> int:
    """From which move of a game with this seed on nothing is left to chance; 0: from the first.

    All seats that stray as far begin to play well at the same move.
    """
    strays = STRAYS.fullmatch(level)
    return _begins(strays, seed) + int(strays["lost"] or 0) if strays else 0


def level_at(level: str, seed: str, number: int) -> str:
    """The level that a seat plays this move of a game at: for who does not stray its own."""
    strays = STRAYS.fullmatch(level)
    if strays is None:
        return level
    if number >= goes_straight(level, seed):
        return strays["then"]
    lost = number >= _begins(strays, seed)
    by_chance = lost or Rng(seed, f"strays/{number}").random() < SHARE
    return RANDOM if by_chance else strays["first"] or strays["then"]


def _begins(strays: re.Match[str], seed: str) -> int:
    """How many moves are strayed in, before those by chance alone."""
    return Rng(seed, "strays").below(int(strays["moves"]))
