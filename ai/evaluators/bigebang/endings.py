"""Endings with few moves left, counted to the end: exact, where the search only estimates."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from typing import NamedTuple

from ai.bot import Prospect, Thoughts
from game.core.contract import move_text
from game.core.rng import Rng
from game.rules.bigebang import BigEBang
from game.rules.bigebang.moves import straight
from game.rules.bigebang.scoring import balance
from game.rules.bigebang.state import UNDECIDED, Move, State, View, restore

FEW = 12
"""Fusions and annihilations of both sides together from which on an ending is counted."""
NODES = 4000
"""Positions that an ending may have: about 60 ms; hardly one with few moves left has more."""

CARBON = 3
"""The most tokens that one can be ahead by."""

_GAME = BigEBang()
_NO_CHANCE = Rng("endings", "bigebang")
"""The contract asks for chance; this game has no use for it."""

_Key = tuple[bytes, int, int, tuple[int, ...]]


class Solution(NamedTuple):
    """What best play leads to."""

    move: Move
    tokens: int
    """Victory tokens of the mover less those of the rival at the end; 3 or -3 for Carbon."""
    nodes: int
    """Positions counted."""


class _TooLong(Exception):
    """The ending has more positions than were allowed."""


def few_left(state: State) -> bool:
    """Whether so little can still happen that it may be counted to the end. Not for puzzles."""
    if state.universe.puzzle or state.matter == UNDECIDED or state.universe.time:
        return False
    return sum(len(straight(state, stacks)) for stacks in state.stacks) <= FEW


def solve(state: State, moves: Sequence[Move], nodes: int = NODES) -> Solution | None:
    """Best play for both to the very end, or None if that takes more than ``nodes`` positions.

    ``moves`` are the legal ones; the state is left as it is. Of equally good moves the first.
    """
    ending = _Ending(nodes)
    best: Solution | None = None
    try:
        for move in moves:
            floor = best.tokens if best else -CARBON - 1
            tokens = -ending.worth(_after(state, move), -CARBON, -floor)
            if tokens > floor:
                best = Solution(move, tokens, 0)
    except _TooLong:
        return None
    assert best is not None
    return best._replace(nodes=nodes - ending.left)


@lru_cache(maxsize=64)
def counted(view: View) -> Solution | None:
    """Best play from this view on, if that is an ending to be counted; a hint asks twice."""
    state = restore(view)
    return solve(state, _GAME.legal_moves(state)) if few_left(state) else None


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
        """Tokens of the mover less the rival's, if between alpha and beta; else a bound."""
        if state.over:
            lead = balance(state)
            return lead if state.turn == 0 else -lead
        key = (bytes(state.cells), state.turn, state.passes, tuple(state.reserve))
        low, high = self.known.get(key, (-CARBON, CARBON))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        if not self.left:
            raise _TooLong
        self.left -= 1
        best = -CARBON - 1
        for move in _GAME.legal_moves(state):
            best = max(best, -self.worth(_after(state, move), -beta, -max(alpha, best)))
            if best >= beta:
                break
        # Above alpha what was found is reached, below beta it is not surpassed.
        self.known[key] = best if best > alpha else low, best if best < beta else high
        return best


class Counted:
    """A choice that needs no thinking any more."""

    done = True

    def __init__(self, solution: Solution) -> None:
        """What the count came to."""
        self.iterations = solution.nodes
        self._solution = solution

    def run(self, goal: int, deadline: float = inf) -> None:
        """Nothing to do."""

    def best(self) -> Move:
        """The proven move."""
        return self._solution.move

    def thoughts(self, goal: int) -> Thoughts:
        """The proven move, and what it is worth."""
        move, tokens, nodes = self._solution
        value = float((tokens > 0) - (tokens < 0))
        return Thoughts(nodes, False, (Prospect(move_text(move), nodes, value),))
