"""A plan for a puzzle: narrow beams, one after another, until the score is perfect.

A beam goes move by move; of all positions that its positions lead to it follows the most promising
ones (`puzzles.promise`). The next one goes on with those that were not followed: no position is
tried twice, and the sum of several narrow beams is as wide as one that would have had to know
beforehand how long it may take. Stopping is always allowed, so every position met is a possible
end, and the plan is the line to the best of them.
"""

from __future__ import annotations

import heapq
import time
from collections.abc import Iterator, Sequence, Set
from itertools import count
from math import inf
from typing import NamedTuple

from ai.bot import Prospect, Thoughts
from ai.judges.bigebang.puzzles import both_sides, guesses, promise
from game.core.contract import move_text
from game.core.rng import Rng
from game.rules.bigebang import BigEBang
from game.rules.bigebang.board import OUTSIDE
from game.rules.bigebang.moves import STOP, Move
from game.rules.bigebang.nuclei import CODES, FUSED
from game.rules.bigebang.scoring import puzzle_return
from game.rules.bigebang.state import LIFE, LIGHT, PARALLEL, State, View, restore

WIDTH = {LIGHT: 4, LIFE: 20, PARALLEL: 1}
"""By puzzle: positions that a beam follows at each move; in Life 1, 4, 8 and 12 did worse."""
CAUTION = 1.5
"""See `puzzles.promise`: of 1, 1.2, 1.5, 2 and all of them in turn the best."""
WAITING = 20
"""Positions kept for later beams at each move, the most promising ones: each takes 5 kB, and with a
hundred of them plans are no better."""
CHILDREN = 5
"""Positions looked at closely, for each one kept."""
CLOCK = 4
"""Positions between two looks at the clock."""

Line = tuple[Move, "Line"] | None
"""The moves to a position, last one first."""


class _Position(NamedTuple):
    """A position in a beam."""

    promise: float
    key: int
    state: State
    moves: Sequence[Move]
    line: Line


def _keys() -> list[list[int]]:
    rng = Rng("beam", "keys")
    return [[0] + [rng.below(1 << 50) for _ in range(1, CODES)] for _ in range(OUTSIDE + 1)]


_KEYS = _keys()
"""A number for each stack on each circle: the key of a position is their exclusive or."""

_GAME = BigEBang()
_NO_CHANCE = Rng("beam", "bigebang")
"""The contract asks for chance; this game has no use for it."""


class PuzzlePlan:
    """Thinks about one position of a puzzle for one; grown like a search, and asked like one."""

    def __init__(self, view: View) -> None:
        """Nothing is tried yet."""
        state = restore(view)
        moves = both_sides(state)
        self._root = _Position(promise(state, moves, CAUTION), 0, state, moves, None)
        self.iterations = 0
        """Positions tried so far."""
        self.score = puzzle_return(state)
        """Returns of the plan."""
        self._end: Line = None
        self._leader: Line = None
        self._walk = self._beams()
        self.done = not moves

    def grow(self, goal: int, deadline: float = inf) -> None:
        """On until so many positions were tried, while `time.monotonic` allows."""
        while self.iterations < goal and not self.done:
            for _ in range(CLOCK):
                if next(self._walk, None) is None:
                    self.done = True
                    return
            if time.monotonic() >= deadline:
                return

    def line(self) -> list[Move]:
        """The moves of the plan, first one first."""
        moves: list[Move] = []
        line = self._end
        while line is not None:
            moves.append(line[0])
            line = line[1]
        return moves[::-1]

    def best(self) -> Move:
        """The first move of the plan; stop when nothing better was found than what there is."""
        line = self._end
        if line is None and not self.done:
            line = self._leader
        if line is None:
            return STOP
        while line[1] is not None:
            line = line[1]
        return line[0]

    def thoughts(self, goal: int) -> Thoughts:
        """The plan's first move, and what the plan would score."""
        prospect = Prospect(move_text(self.best()), self.iterations, self.score)
        return Thoughts(self.iterations, self.iterations < goal and not self.done, (prospect,))

    def _beams(self) -> Iterator[int]:
        width = WIDTH[self._root.state.universe.puzzle]
        layers: list[list[_Position]] = [[self._root]]
        known = {self._root.key}
        while any(layers):
            for depth in count():
                if depth == len(layers):
                    break
                layer = self._followed(layers[depth], width)
                if layer and self._end is None:
                    self._leader = layer[0].line or self._leader
                fresh = _fresh(layer, CHILDREN * width, known)
                if fresh and depth + 1 == len(layers):
                    layers.append([])
                for key, parent, move in fresh:
                    known.add(key)
                    position = self._grown(key, parent, move)
                    if self.score >= 1.0:
                        return
                    if position.moves and not self._hopeless(position):
                        layers[depth + 1].append(position)
                    yield 1

    def _followed(self, waiting: list[_Position], width: int) -> list[_Position]:
        """The most promising of those that wait at a move, which then wait no longer."""
        hopeful = [one for one in waiting if not self._hopeless(one)]
        hopeful.sort(key=_by_promise, reverse=True)
        waiting[:] = hopeful[width : width + WAITING]
        return hopeful[:width]

    def _hopeless(self, position: _Position) -> bool:
        """Whether nothing better than the plan can come of it: what is annihilated stays so."""
        state = position.state
        if state.universe.puzzle != PARALLEL:
            return False
        return 1.0 - sum(state.reserve) / (2 * state.universe.each) <= self.score

    def _grown(self, key: int, parent: _Position, move: Move) -> _Position:
        self.iterations += 1
        state = parent.state.copy()
        _GAME.apply(state, move, _NO_CHANCE)
        line = (move, parent.line)
        score = puzzle_return(state)
        if score > self.score:
            self.score, self._end = score, line
        moves = both_sides(state)
        if state.universe.puzzle == PARALLEL and score > -1.0:
            # Apart: going on could only cost.
            moves = []
        return _Position(promise(state, moves, CAUTION), key, state, moves, line)


def _by_promise(position: _Position) -> tuple[float, int]:
    return position.promise, position.key


def _fresh(
    layer: Sequence[_Position], most: int, known: Set[int]
) -> list[tuple[int, _Position, Move]]:
    """Where the positions of a layer lead that is not known; at most so many, the likeliest."""
    seen: dict[int, tuple[float, _Position, Move]] = {}
    for parent in layer:
        cells = parent.state.cells
        guessed = guesses(parent.state, parent.moves, CAUTION)
        for guess, move in zip(guessed, parent.moves, strict=True):
            _, source, target, _ = move
            first, second = cells[source], cells[target]
            key = parent.key ^ _KEYS[source][first] ^ _KEYS[target][second]
            if move.kind == "fuse":
                key ^= _KEYS[target][FUSED[first][second]]
            if key not in seen and key not in known:
                seen[key] = (parent.promise + guess, parent, move)
    candidates = [(guess, key, parent, move) for key, (guess, parent, move) in seen.items()]
    if len(candidates) > most:
        candidates = heapq.nlargest(most, candidates, key=lambda one: one[:2])
    return [(key, parent, move) for _, key, parent, move in candidates]
