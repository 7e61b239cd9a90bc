"""The three puzzles: how promising a position is, and what that says of each move."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rng import Rng
from game.rules.bigebang import BigEBang
from game.rules.bigebang.board import ANTI, FUSED, HE4, NEIGHBOURS, SIDE, SIZE
from game.rules.bigebang.moves import straight
from game.rules.bigebang.scoring import groups, puzzle_return
from game.rules.bigebang.state import LIGHT, PARALLEL, Move, State

NEVER = -6.0
"""Passing, or stopping with nuclei that could only be lost, while something can be gained."""
UNSOLVED = -1e6
"""Stopping while matter and antimatter touch: any other move is better than that."""
NOW = 12.0
"""Stopping when nothing can be gained any more; and at least what the move before that is worth."""

_HE4_OF = tuple(tuple(code == HE4 + ANTI * side for code in range(14)) for side in (0, 1))
_GAME = BigEBang()
_NO_CHANCE = Rng("puzzles", "bigebang")
"""The contract asks for chance; this game has no use for it."""


def promise(state: State, moves: Sequence[Move], caution: float = 1.0) -> float:
    """How good a position of a puzzle is, in particles; more is better.

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
"""What a stack without a mirror image costs in Universe of Light: big ones are hard to undo."""


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
    """What one place where matter touches antimatter costs: more and more as the board empties."""
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
    """Whether no move can better the score: universes that are apart stay as good as they are."""
    return state.universe.puzzle == PARALLEL and puzzle_return(state) > -1.0


def worth(state: State) -> float:
    """What a puzzle may come to, in [-1, 1], for two who solve it together."""
    universe = state.universe
    if universe.puzzle == LIGHT:
        # What is left is no loss yet: what has no mirror image, and what is out of play, may be.
        risk = -promise(state, both_sides(state)) - sum(SIZE[stack] for stack in state.cells)
        return max(-1.0, 1.0 - max(0.0, risk) / universe.each)
    if universe.puzzle == PARALLEL:
        return max(-1.0, 1.0 + promise(state, ()) / (2 * universe.each))
    return max(-1.0, min(1.0, promise(state, ()) / 30.0 - 1.0))
