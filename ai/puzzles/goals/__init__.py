"""Goals of puzzles that one turn decides: a module for each game, named by its id."""

from __future__ import annotations

from ai.puzzles.puzzle import Goal
from game.core.own import own


def goal_of(game: str) -> Goal | None:
    """``GOAL`` of the module ``ai.puzzles.goals.<id>``; None where puzzles ask to win the game."""
    module = own(__name__, game)
    if module is None:
        return None
    goal: Goal = module.GOAL
    return goal
