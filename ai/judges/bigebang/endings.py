"""Endings with few moves left, counted to the end: exact, where the search only estimates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.rng import Rng
from game.rules.bigebang import BigEBang
from game.rules.bigebang.moves import Move
from game.rules.bigebang.scoring import balance
from game.rules.bigebang.state import State

_GAME = BigEBang()
_NO_CHANCE = Rng("endings", "bigebang")
"""The contract asks for chance; this game has no use for it."""

_Key = tuple[bytes, int, int, tuple[int, ...]]


class Solution(NamedTuple):
    """What best play leads to."""

    move: Move
    tokens: int
    """Victory tokens of the mover less those of the rival at the end; 3 or -3 for Carbon."""


class _TooLong(Exception):
    """The ending has more positions than were allowed."""


def solve(state: State, moves: Sequence[Move], nodes: int) -> Solution | None:
    """Best play for both to the very end, or None if that takes more than ``nodes`` positions.

    ``moves`` are the legal ones; the state is left as it is. Not for puzzles.
    """
    ending = _Ending(nodes)
    best: Solution | None = None
    try:
        for move in ending.order(state, moves):
            floor = best.tokens if best else -4
            tokens = -ending.worth(_after(state, move), -4, -floor)
            if tokens > floor:
                best = Solution(move, tokens)
    except _TooLong:
        return None
    return best


def _after(state: State, move: Move) -> State:
    after = state.copy()
    _GAME.apply(after, move, _NO_CHANCE)
    return after


class _Ending:
    """An alpha-beta count over token differences, with a memory of positions met."""

    def __init__(self, nodes: int) -> None:
        self.left = nodes
        self.known: dict[_Key, tuple[int, int]] = {}
        """The token difference of a position lies between these two."""

    def worth(self, state: State, alpha: int, beta: int) -> int:
        """Tokens of the mover less the rival's, if it lies between alpha and beta; else a bound."""
        if state.over:
            lead = balance(state)
            return lead if state.turn == 0 else -lead
        key = (bytes(state.cells), state.turn, state.passes, tuple(state.reserve))
        low, high = self.known.get(key, (-3, 3))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        if not self.left:
            raise _TooLong
        self.left -= 1
        alpha, beta = max(alpha, low), min(beta, high)
        best = -4
        for move in self.order(state, _GAME.legal_moves(state)):
            best = max(best, -self.worth(_after(state, move), -beta, -max(alpha, best)))
            if best >= beta:
                break
        self.known[key] = (
            best if best > alpha else low,
            best if best < beta else high,
        )
        return best

    def order(self, state: State, moves: Sequence[Move]) -> Sequence[Move]:
        """Likely good moves first, for the cut-offs: the later the better here."""
        return moves
