"""The rulebooks: each is a module or a package of its own, named by the id of its game."""

from __future__ import annotations

from game.core.own import own
from game.core.session import AnyGame


def rulebook(game: str) -> AnyGame:
    """``GAME`` of the module ``game.rules.<id>``, imported when it is first asked for.

    By its id, because a thinking process is told no more of a game. Raises KeyError for an id that
    no rulebook has.
    """
    module = own(__name__, game)
    if module is None:
        raise KeyError(f"there is no rulebook {__name__}.{game}")
    rules: AnyGame = module.GAME
    return rules
