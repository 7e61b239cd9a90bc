"""Endings with few moves left, counted to the end: exact, where the search only estimates."""

from __future__ import annotations

import heapq
import time
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import inf
from typing import NamedTuple

from ai.bot import Analysis, Prospect
from game.core.contract import move_text
from game.core.rng import Rng
from game.rules.bigebang import BigEBang
from game.rules.bigebang.board import ANTI, CODES, FUSED, HE4, NEIGHBOURS, OUTSIDE, SIDE, SIZE
from game.rules.bigebang.certain import gains_nothing, is_decided
from game.rules.bigebang.moves import straight
from game.rules.bigebang.scoring import balance, groups, puzzle_return
from game.rules.bigebang.state import (
    LIFE,
    LIGHT,
    PARALLEL,
    PASS,
    STOP,
    UNDECIDED,
    Move,
    State,
    View,
    restore,
)

# --- endings --------------------------------------------------------------------------------------


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
    """Result of best play."""

    move: Move
    tokens: int
    """Victory tokens of the mover less those of the rival at the end; 3 or -3 for Carbon."""
    nodes: int
    """Positions counted."""


class _TooLong(Exception):
    """The ending has more positions than were allowed."""


def few_left(state: State) -> bool:
    """True if so little can still happen that it may be counted to the end. Not for puzzles."""
    if state.universe.puzzle or state.matter == UNDECIDED or state.universe.time:
        return False
    return sum(len(straight(state, stacks)) for stacks in state.stacks) <= FEW


def solve(state: State, moves: Sequence[Move], nodes: int = NODES) -> Solution | None:
    """Best play for both to the very end, or None if that takes more than ``nodes`` positions.

    ``moves`` are the legal ones; the state is left as it is. Of equally good moves the first, but
    a pass where it ends a game in which nothing is left to gain.
    """
    if pass_ends_it(state):
        moves = [*(move for move in moves if move == PASS), *moves]
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


def pass_ends_it(state: State) -> bool:
    """True if the player on turn has nothing to gain, and a pass leads to the count."""
    return gains_nothing(state) and (bool(state.passes) or is_decided(state))


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


class CountedEnding:
    """A choice that needs no thinking any more."""

    done = True

    def __init__(self, solution: Solution) -> None:
        """Result of the count."""
        self.iterations = solution.nodes
        self._solution = solution

    def run(self, goal: int, deadline: float = inf) -> None:
        """Nothing to do."""

    def best(self) -> Move:
        """The proven move."""
        return self._solution.move

    def analysis(self, goal: int) -> Analysis:
        """The proven move, and what it is worth."""
        move, tokens, nodes = self._solution
        value = float((tokens > 0) - (tokens < 0))
        return Analysis(nodes, False, (Prospect(move_text(move), nodes, value),))


# --- puzzles --------------------------------------------------------------------------------------
# The three puzzles: how promising a position is, and what that says of each move.


NEVER = -6.0
"""Passing, or stopping with nuclei that could only be lost, while something can be gained."""
UNSOLVED = -1e6
"""Stopping while matter and antimatter touch: any other move is better than that."""
NOW = 12.0
"""Stopping when nothing can be gained any more; and at least what the move before that is worth."""

_HE4_OF = tuple(tuple(code == HE4 + ANTI * side for code in range(14)) for side in (0, 1))


def promise(state: State, moves: Sequence[Move], caution: float = 1.0) -> float:
    """Score of a position of a puzzle, in particles; more is better.

    ``moves`` are the fusions and annihilations of both sides. ``caution`` is the weight of what may
    make Parallel Universes fail altogether. The weights were tried out on random deals with narrow
    beams.
    """
    if state.universe.puzzle == LIGHT:
        return _promise_of_light(state, moves)
    if state.universe.puzzle == PARALLEL:
        return _promise_of_parallels(state, moves, caution)
    return _promise_of_life(state, moves)


_LONELY = (0.0, 0.5, 0.5, 1.0, 1.5, 1.5, 2.0)
"""Cost of a stack without a mirror image in Universe of Light: big ones are hard to undo."""


def _promise_of_light(state: State, moves: Sequence[Move]) -> float:
    """Few particles left; as many stacks of a kind as of its mirror image; all of them in play."""
    cells = state.cells
    count = [0] * 14
    ours, theirs = state.stacks
    for circle in ours:
        count[cells[circle]] += 1
    for circle in theirs:
        count[cells[circle]] += 1
    cost = 0.0
    for stack in range(1, ANTI + 1):
        here, there = count[stack], count[stack + ANTI]
        cost += _LONELY[stack] * abs(here - there) + SIZE[stack] * (here + there)
    ready = {move.source for move in moves if move.kind == "annihilate"}
    active = ready.union(*((move.source, move.target) for move in moves))
    idle = len(ours) + len(theirs) - len(active)
    return 0.1 * len(ready) + 0.02 * len(moves) - cost - 3.0 * idle


def _promise_of_parallels(state: State, moves: Sequence[Move], caution: float) -> float:
    """Little annihilated, and few places where matter touches antimatter: the later the fewer."""
    cells = state.cells
    touching = 0
    for circle in state.stacks[0]:
        for near in NEIGHBOURS[circle]:
            if cells[near] > HE4 and SIDE[cells[near]] >= 0:
                touching += 1
    return 0.02 * len(moves) - sum(state.reserve) - caution * _trouble(state) * touching


def _trouble(state: State) -> float:
    """Cost of one place where matter touches antimatter: more and more as the board empties."""
    return 1.5 - 1.3 * (len(state.stacks[0]) + len(state.stacks[1])) / 84


def _promise_of_life(state: State, moves: Sequence[Move]) -> float:
    """Linked triples of 4He, and pairs with more to fuse beside them."""
    cells = state.cells
    worth = 0.02 * len(moves) - 0.15 * sum(state.reserve)
    for move in moves:
        if move.kind == "fuse":
            worth += 0.2
    for side in (0, 1):
        for group in groups(cells, _HE4_OF[side]):
            triples, rest = divmod(len(group), 3)
            worth += 10.0 * triples + (5.0 if rest == 2 else 0.0)
            if rest:
                beside = {near for circle in group for near in NEIGHBOURS[circle]}
                mass = sum(
                    SIZE[cells[near]]
                    for near in beside
                    if SIDE[cells[near]] == side and SIZE[cells[near]] < 4
                )
                worth += 0.3 * min(4, mass)
    return worth


def guesses(state: State, moves: Sequence[Move], caution: float) -> list[float]:
    """About how much each move changes `promise`, without making it."""
    cells = state.cells
    if state.universe.puzzle == LIGHT:
        return [2.0 * SIZE[cells[m.source]] if m.kind == "annihilate" else 0.0 for m in moves]
    if state.universe.puzzle != PARALLEL:
        return [_guess_of_life(cells, move) for move in moves]
    trouble = caution * _trouble(state)
    touching = [0] * len(cells)
    for side, stacks in enumerate(state.stacks):
        for circle in stacks:
            touching[circle] = sum(SIDE[cells[near]] == 1 - side for near in NEIGHBOURS[circle])
    return [
        trouble * touching[move.source]
        + (trouble * touching[move.target] - 2 * SIZE[cells[move.source]] if move.spot < 0 else 0.0)
        for move in moves
    ]


def _guess_of_life(cells: Sequence[int], move: Move) -> float:
    stack = cells[move.source]
    if move.kind == "annihilate":
        return -0.3 * SIZE[stack]
    product = FUSED[stack][cells[move.target]]
    if SIZE[product] < SIZE[HE4]:
        return 0.0
    return 1.5 * sum(cells[near] == product for near in NEIGHBOURS[move.target])


def both_sides(state: State) -> list[Move]:
    """Every fusion and annihilation of either side."""
    return straight(state, sorted(state.stacks[0] + state.stacks[1]))


def move_scores(state: State, moves: Sequence[Move]) -> list[float]:
    """A rating for each legal move of a puzzle: what it promises more than there is now."""
    now = promise(state, both_sides(state))
    rated = []
    for move in moves:
        if move.kind in ("stop", "pass"):
            rated.append(_rate_of_rest(state, move))
        elif move.kind == "side":
            rated.append(0.0)
        else:
            after = state.copy()
            _GAME.apply(after, move, _NO_CHANCE)
            gain = promise(after, both_sides(after)) - now
            rated.append(NOW + gain if finished(after) and not finished(state) else gain)
    return rated


def _rate_of_rest(state: State, move: Move) -> float:
    if finished(state):
        return NOW
    parallel = state.universe.puzzle == PARALLEL
    return UNSOLVED if parallel and move.kind == "stop" else NEVER


def finished(state: State) -> bool:
    """True if no move can better the score: universes that are apart stay as good as they are."""
    return state.universe.puzzle == PARALLEL and puzzle_return(state) > -1.0


def worth(state: State) -> float:
    """Prospect of a puzzle, in [-1, 1], for two who solve it together."""
    universe = state.universe
    if universe.puzzle == LIGHT:
        # What is left is no loss yet: what has no mirror image, and what is out of play, may be.
        risk = -promise(state, both_sides(state)) - sum(SIZE[stack] for stack in state.cells)
        return max(-1.0, 1.0 - max(0.0, risk) / universe.each)
    if universe.puzzle == PARALLEL:
        return max(-1.0, 1.0 + promise(state, ()) / (2 * universe.each))
    return max(-1.0, min(1.0, promise(state, ()) / 30.0 - 1.0))


# --- beam -----------------------------------------------------------------------------------------
# A plan for a puzzle: beams of positions, wider and wider, until the score is perfect.
#
# A beam goes move by move; of all positions that its positions lead to it keeps the most
# promising ones (`promise`), each once. Stopping is always allowed, so every position met is a
# possible end, and the plan is the line to the best of them.


_WIDER = tuple((width, 1.0) for width in (4, 12, 40, 130, 420, 1300))
BEAMS = {
    LIGHT: _WIDER,
    LIFE: _WIDER,
    # The first one is nearly sure to solve it somehow, the later ones at a smaller price.
    PARALLEL: ((4, 3.0), (4, 1.0), (16, 1.5), (48, 1.0), (160, 1.0), (480, 1.0), (1440, 1.0)),
}
"""By puzzle: positions kept at each move, and caution (`promise`), beam after beam."""
CHILDREN = 5
"""Positions looked at closely, for each one kept."""
LEAST = 2400
"""Positions that a plan for a move tries however few were asked for, if the clock lets it: over
twelve deals of Universe of Life no plan at all (*Student*) makes 1.67 Carbon, and so many for each
move 2.50; 400 made 1.25 over eight of them. See docs/experiments/puzzle_plans.md."""
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
        self.root = _Position(promise(state, moves), _key(state), state, moves, None)
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

    def analysis(self, goal: int) -> Analysis:
        """The plan's first move, and what the plan would score."""
        prospect = Prospect(move_text(self.best()), self.iterations, self.score)
        return Analysis(self.iterations, self.iterations < goal and not self.done, (prospect,))

    def _beams(self) -> Iterator[int]:
        for width, caution in BEAMS[self.root.state.universe.puzzle]:
            layer = [self.root]
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
    """Successors of the positions of a layer, each once; at most so many, the likeliest."""
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
