"""What is at stake: three tokens or a puzzle, and how empty the universe has become."""

from __future__ import annotations

from game.core.phrase import Phrase, say
from game.rules.bigebang.nuclei import EMPTY
from game.rules.bigebang.state import View
from game.tables.stakes import share


def goal(view: View) -> Phrase:
    """The tokens, or what the puzzle asks for."""
    return say(f"bigebang-goal-{view.universe.puzzle}")


def tension(view: View) -> float:
    """How much of the board is free: matter and antimatter cannot go on meeting for long."""
    if view.passes:
        return 1.0
    free = view.cells.count(EMPTY)
    return share(free, len(view.cells))
