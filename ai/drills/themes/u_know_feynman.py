"""Themes of U-kNOw Feynman: the most cards in a turn, and the most cards that fit afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from ai.drills.drill import DrillTheme, states_after
from ai.puzzles.goals.u_know_feynman import GOAL
from ai.puzzles.puzzle import Position
from game.rules.u_know_feynman.faces import FLIP, FOLLOWS, PENALTY
from game.rules.u_know_feynman.state import TURN, Move, View

LEAST = 4
"""Cards in the hand: with fewer there is little to count."""
TURNING = frozenset({FLIP, *PENALTY})
"""Symbols of cards after which other faces are up, or no ordinary turn follows."""


class MostFitting:
    """Own cards that fit on the card that is played; the card itself is gone."""

    def asks(self, position: Position) -> bool:
        """An ordinary turn in which no force and no flip can be played."""
        view: View = position.view
        if view.phase != TURN or len(view.hands[position.seat]) < LEAST:
            return False
        return not any(m.face >> 2 in TURNING for m in cast("Sequence[Move]", position.moves))

    def worths(self, position: Position, seed: str) -> Sequence[int]:
        """Number of fitting cards after each card; none is played by a draw."""
        worths = []
        moves = cast("Sequence[Move]", position.moves)
        for move, state in zip(moves, states_after(position, seed), strict=True):
            if move.kind == "draw":
                worths.append(0)
                continue
            fits = FOLLOWS[state.side][state.top]
            worths.append(sum(fits[state.up[card]] for card in state.hands[position.seat]))
        return worths


THEMES: Mapping[str, DrillTheme] = {"cards": GOAL, "fitting": MostFitting()}
