"""The rulebooks: each is a module or a package named by the id of its game."""

from __future__ import annotations

from game.core.own import own
from game.core.session import AnyGame


def rulebook(game: str) -> AnyGame:
    """``GAME`` of the module ``game.rules.<id>``, imported when it is first asked for.

    Takes the id, because a worker process gets only the id of a game. Raises KeyError for an
    unknown id.
    """
    module = own(__name__, game)
    if module is None:
        raise KeyError(f"there is no rulebook {__name__}.{game}")
    rules: AnyGame = module.GAME
    return rules
