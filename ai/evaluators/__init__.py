"""Knowledge of each game besides its rules: a module or a package each, named by its id."""

from __future__ import annotations

from ai.registry import Opponents
from game.core.own import own


def opponents(game: str) -> Opponents:
    """``OPPONENTS`` of the module ``ai.evaluators.<id>``; the usual ones where it has none."""
    module = own(__name__, game)
    if module is None:
        return Opponents()
    special: Opponents = module.OPPONENTS
    return special
