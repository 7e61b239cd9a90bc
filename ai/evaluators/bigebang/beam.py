"""A plan for a puzzle: beams of positions, wider and wider, until the score is perfect.

A beam goes move by move; of all positions that its positions lead to it keeps the most promising
ones (`puzzles.promise`), each once. Stopping is always allowed, so every position met is a possible
end, and the plan is the line to the best of them.
"""

from __future__ import annotations

import heapq
import time
from collections.abc import Iterator, Sequence
from math import inf
from typing import NamedTuple

from ai.bot import Prospect, Thoughts
from ai.evaluators.bigebang.puzzles import both_sides, guesses, promise
from game.core.contract import move_text
from game.core.rng import Rng
from game.rules.bigebang import BigEBang
from game.rules.bigebang.board import CODES, FUSED, OUTSIDE
from game.rules.bigebang.scoring import puzzle_return
from game.rules.bigebang.state import LIFE, LIGHT, PARALLEL, STOP, Move, State, View, restore

_WIDER = tuple((width, 1.0) for width in (4, 12, 40, 130, 420, 1300))
BEAMS = {
    LIGHT: _WIDER,
    LIFE: _WIDER,
    # The first one is nearly sure to solve it somehow, the later ones at a smaller price.
    PARALLEL: ((4, 3.0), (4, 1.0), (16, 1.5), (48, 1.0), (160, 1.0), (480, 1.0), (1440, 1.0)),
}
"""By puzzle: positions kept at each move, and caution (`puzzles.promise`), beam after beam."""
CHILDREN = 5
"""Positions looked at closely, for each one kept."""
LEAST = 2400
"""Positions that a plan for a move tries however few were asked for, if the clock lets it: over
twelve deals of Universe of Life no plan at all (*Student*) makes 1.67 Carbon, and so many for each
move 2.50; 400 made 1.25 over eight of them. See ``docs/measuring.md``."""
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
"""A number for each stack on each circle: the key of a position is their exclusive or.

Keys decide ties, of which there are many. A key says nothing of where a plan began: so who plans
anew after each move is likelier to find the line of the plan before again.
"""

_GAME = BigEBang()
_NO_CHANCE = Rng("beam", "bigebang")
"""The contract asks for chance; this game has no use for it."""


def _key(state: State) -> int:
    key = 0
    for circle, stack in enumerate(state.cells):
        key ^= _KEYS[circle][stack]
    return key


class PuzzlePlan:
    """Thinks about one position of a puzzle for one; grown like a search, and asked like one."""

    def __init__(self, view: View, least: int = 0) -> None:
        """Nothing is tried yet. ``least``: positions that `run` goes on to in any case."""
        self._least = least
        state = restore(view)
        moves = both_sides(state)
        self._root = _Position(promise(state, moves), _key(state), state, moves, None)
        self.iterations = 0
        """Positions tried so far."""
        self.score = puzzle_return(state)
        """Returns of the plan."""
        self._end: Line = None
        self._leader: Line = None
        self._walk = self._beams()
        self.done = not moves

    def run(self, goal: int, deadline: float = inf) -> None:
        """On until so many positions were tried, while `time.monotonic` allows."""
        goal = max(goal, self._least)
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
        for width, caution in BEAMS[self._root.state.universe.puzzle]:
            layer = [self._root]
            while layer:
                fresh = _fresh(layer, CHILDREN * width, caution)
                grown: list[_Position] = []
                for key, parent, move in fresh:
                    grown.append(self._grown(key, parent, move, caution))
                    if self.score >= 1.0:
                        return
                    yield 1
                layer = heapq.nlargest(width, (p for p in grown if p.moves), _by_promise)
                if layer and self._end is None:
                    self._leader = layer[0].line

    def _grown(self, key: int, parent: _Position, move: Move, caution: float) -> _Position:
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
        return _Position(promise(state, moves, caution), key, state, moves, line)


def _by_promise(position: _Position) -> tuple[float, int]:
    return position.promise, position.key


def _fresh(
    layer: Sequence[_Position], most: int, caution: float
) -> list[tuple[int, _Position, Move]]:
    """Where the positions of a layer lead, each place once; at most so many, the likeliest."""
    seen: dict[int, tuple[float, _Position, Move]] = {}
    for parent in layer:
        cells = parent.state.cells
        guessed = guesses(parent.state, parent.moves, caution)
        for guess, move in zip(guessed, parent.moves, strict=True):
            _, source, target, _ = move
            first, second = cells[source], cells[target]
            key = parent.key ^ _KEYS[source][first] ^ _KEYS[target][second]
            if move.kind == "fuse":
                key ^= _KEYS[target][FUSED[first][second]]
            if key not in seen:
                seen[key] = (parent.promise + guess, parent, move)
    candidates = [(guess, key, parent, move) for key, (guess, parent, move) in seen.items()]
    if len(candidates) > most:
        candidates = heapq.nlargest(most, candidates, key=lambda one: one[:2])
    return [(key, parent, move) for _, key, parent, move in candidates]
