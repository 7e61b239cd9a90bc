"""Afterglow: the chance that the next photon is one too many."""

from __future__ import annotations

from collections.abc import Sequence

from ai.registry import Opponents
from game.core.phrase import Phrase, say
from tests.guest.rules import CATCH, PHOTONS, Move, State, View


class AfterglowEvaluator:
    """Catches while more photons are harmless than not."""

    def move_scores(self, state: State, moves: Sequence[Move]) -> Sequence[float]:
        """A rest is nothing; a catch from -2, when it burns for sure, to 2."""
        room = state.bears - state.glow[state.turn]
        return [4 * safe(state.caught, room) - 2 if move is CATCH else 0.0 for move in moves]

    def value(self, state: State) -> tuple[float, ...]:
        """The glow of each against the mean, in shares of what a detector bears."""
        shares = [glow / state.bears if glow <= state.bears else 0.0 for glow in state.glow]
        mean = sum(shares) / len(shares)
        return tuple(share - mean for share in shares)

    def reason(self, view: View, move: Move) -> Phrase:
        """The number of harmless photons among those that are left."""
        chance = round(100 * safe(view.caught, view.bears - view.glow[view.turn]))
        return say("afterglow-hint-catch" if move is CATCH else "afterglow-hint-rest", p=chance)


def safe(caught: Sequence[int], room: int) -> float:
    """The chance that one more photon is borne."""
    coming = [energy for energy in PHOTONS if energy not in caught]
    return sum(energy <= room for energy in coming) / max(1, len(coming))


OPPONENTS = Opponents(evaluator=AfterglowEvaluator())
