"""The oracle: a search that knows every hidden card. What it reaches bounds what skill can reach.

Where luck decides much, no level can score 60 % against the one below it; how far the best could
get is then measured by an opponent that cheats. Only `ai.lab.arena` makes oracles, on
purpose and by name; the client has no way to (an import contract), and the test of honesty catches
them.
"""

from __future__ import annotations

import copy
import re
from dataclasses import fields, is_dataclass
from typing import Any

from ai.forest import SearchBot
from ai.lab.peer import PEER
from ai.levels import PLAIN, SEARCH, style
from ai.registry import HOUSE, Registry
from game.core.rng import Rng
from game.core.session import AnyGame, AnySession

ORACLE = re.compile(SEARCH.pattern.replace("search", "oracle", 1))
"""``oracle:500``: what `search:500` is, but for its sight."""


def honest(level: str) -> str:
    """The level that thinks as long and in the same way, and sees what its seat may see.

    For a peer, which has a budget of its own, one that does not search.
    """
    if PEER.fullmatch(level):
        return PLAIN
    return f"search:{level.removeprefix('oracle:')}" if ORACLE.fullmatch(level) else level


def make_oracle(
    session: AnySession, level: str, seed: str, registry: Registry = HOUSE
) -> SearchBot[Any, Any, Any]:
    """The oracle of a name that `ORACLE` matches, for the position that this session is at."""
    game = session.game.info.id
    how = style(game, honest(level), registry)
    return SearchBot(_revealed(session), registry.evaluator(game), seed, how)


def _revealed(session: AnySession) -> AnyGame:
    """The game of the session, but that any view of it is taken for what truly lies there."""
    game = copy.copy(session.game)

    def determinize(view: object, rng: Rng) -> object:
        return _copied(session._state)

    game.determinize = determinize  # type: ignore[method-assign]
    return game


def _copied(part: object) -> object:
    """A state, or a part of one, to play on with: several times as quick as `copy.deepcopy`."""
    if isinstance(part, list):
        # Nearly all lists of all rulebooks hold ints.
        return part[:] if not part or type(part[0]) is int else [_copied(one) for one in part]
    if type(part) is tuple:
        return tuple([_copied(one) for one in part])
    if isinstance(part, dict | set | bytearray):
        return copy.deepcopy(part)
    if is_dataclass(part):
        copied = copy.copy(part)
        for field in fields(part):
            setattr(copied, field.name, _copied(getattr(part, field.name)))
        return copied
    return part
