"""Moves: their tables for every pair of circles in line, the legal ones, and a random one."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.rng import Rng
from game.rules.bigebang.board import CIRCLES, CODES, DECAYED, FUSED, MIRROR, OUTSIDE, RAYS, between
from game.rules.bigebang.state import ANTI_P, NOWHERE, PASS, SIDES, STOP, UNDECIDED, Move, P, State

DECAYS = tuple(Move("decay", circle) for circle in range(CIRCLES))

Pairs = tuple[tuple[Move, ...], ...]
"""Moves by source and target. Pairs that are not on one straight line hold `NO_LINE`."""

NO_LINE = Move("none")
"""The entry of a table where no move is possible; never legal."""


def _pairs(kind: str) -> Pairs:
    table = [[NO_LINE] * (OUTSIDE + 1) for _ in range(CIRCLES)]
    for source, row in enumerate(table):
        for ray in RAYS[source]:
            for target in ray:
                spot = target if kind == "fuse" else NOWHERE
                row[target] = Move(kind, source, target, spot)
    return tuple(map(tuple, table))


FUSIONS = _pairs("fuse")
ANNIHILATIONS = _pairs("annihilate")


def _meet(a: int, b: int) -> Pairs | None:
    if FUSED[a][b]:
        return FUSIONS
    return ANNIHILATIONS if b and MIRROR[a] == b else None


MEET: tuple[tuple[Pairs | None, ...], ...] = tuple(
    tuple(_meet(a, b) for b in range(CODES)) for a in range(CODES)
)
"""The table that holds the moves of stack ``a`` onto stack ``b``; None where they may not meet."""


def _meetings(source: int, target: int) -> tuple[Move, ...]:
    way = between(source, target)
    last = len(way) - 1
    return tuple(
        FUSIONS[source][target] if spot == target else Move("fuse", source, target, spot)
        for gone, spot in enumerate(way)
        if 2 * gone > last or (2 * gone == last and source < target)
    )


MEETINGS: dict[tuple[int, int], tuple[Move, ...]] = {
    (source, target): _meetings(source, target)
    for source in range(CIRCLES)
    for ray in RAYS[source]
    for target in ray
}
"""Fusions of a pair under GRAVITY in which the first one travels the same distance or farther.

Together the two directions of a pair hold each spot of the segment once.
"""


# --- legal moves ----------------------------------------------------------------------------------


PASS_CHANCE = 1 / 256
"""Probability that a random move is a pass although other moves are legal."""
DECAY_CHANCE = 1 / 8
"""Probability that a random move is first looked for among the decays (TIME)."""
TRIES = range(10)
"""Random picks of a stack and a direction before all moves are listed."""


def listed(state: State) -> list[Move]:
    """All legal moves: by circle and direction, then decays, the pass (or stop) last."""
    if state.plain:
        moves = straight(state, state.stacks[state.turn ^ state.matter])
        moves.append(PASS)
        return moves
    if state.matter == UNDECIDED:
        return list(SIDES)
    moves = _actions(state)
    moves.append(STOP if state.universe.seats == 1 else PASS)
    return moves


def straight(state: State, movers: Iterable[int]) -> list[Move]:
    """Fusions onto the target and annihilations by the stacks on these circles.

    Written out direction by direction: a game spends most of its time here.
    """
    cells = state.cells
    e, se, sw, w, nw, ne = state.links
    legal: list[Move] = []
    add = legal.append
    for source in movers:
        meet = MEET[cells[source]]
        if (moves := meet[cells[target := e[source]]]) is not None:
            add(moves[source][target])
        if (moves := meet[cells[target := se[source]]]) is not None:
            add(moves[source][target])
        if (moves := meet[cells[target := sw[source]]]) is not None:
            add(moves[source][target])
        if (moves := meet[cells[target := w[source]]]) is not None:
            add(moves[source][target])
        if (moves := meet[cells[target := nw[source]]]) is not None:
            add(moves[source][target])
        if (moves := meet[cells[target := ne[source]]]) is not None:
            add(moves[source][target])
    return legal


def _movers(state: State) -> list[int]:
    """The circles whose stacks the player may move: all of them in a puzzle for one."""
    if state.universe.seats == 1:
        return sorted(state.stacks[0] + state.stacks[1])
    return state.stacks[state.turn ^ state.matter]


def _actions(state: State) -> list[Move]:
    """All moves but pass and stop, in any universe."""
    moves = straight(state, _movers(state))
    if state.universe.seats == 1:
        # A seat that plays both sides sees each pair from both ends: keep the lower source.
        moves = [m for m in moves if m.kind != "annihilate" or m.source < m.target]
    if state.universe.gravity:
        met: list[Move] = []
        for move in moves:
            met += MEETINGS[move.source, move.target] if move.kind == "fuse" else (move,)
        moves = met
    if state.universe.time:
        moves += _decays(state)
    return moves


def _decays(state: State) -> list[Move]:
    """Decays of unstable stacks of either player, paid from the mover's reserve (TIME)."""
    pocket = state.pockets[state.turn]
    moves = []
    for side, coin in enumerate((P, ANTI_P)):
        if state.reserve[pocket + coin]:
            moves += [DECAYS[c] for c in state.stacks[side] if DECAYED[state.cells[c]]]
    return moves


def drawn(state: State, rng: Rng) -> Move:
    """A random legal move: uniform over fusions and annihilations in the base game, else nearly.

    Every legal move is possible; a pass (or stop) is rare while other moves are legal.
    """
    if not state.plain:
        return _drawn_anywhere(state, rng)
    random = rng.random
    if random() > PASS_CHANCE:
        movers = state.stacks[state.turn ^ state.matter]
        cells, links, meet = state.cells, state.links, MEET
        directions = 6 * len(movers)
        for _ in TRIES if movers else ():
            draw = int(random() * directions)
            source = movers[draw // 6]
            target = links[draw % 6][source]
            moves = meet[cells[source]][cells[target]]
            if moves is not None:
                return moves[source][target]
        legal = straight(state, movers)
        if legal:
            return rng.pick(legal)
    return PASS


def _drawn_anywhere(state: State, rng: Rng) -> Move:
    """A random legal move in any universe."""
    if state.matter == UNDECIDED:
        return rng.pick(SIDES)
    random = rng.random
    if random() > PASS_CHANCE:
        if state.universe.time and random() < DECAY_CHANCE:
            decays = _decays(state)
            if decays:
                return rng.pick(decays)
        movers = _movers(state)
        cells, links = state.cells, state.links
        directions = 6 * len(movers)
        for _ in TRIES if movers else ():
            draw = int(random() * directions)
            source = movers[draw // 6]
            target = links[draw % 6][source]
            moves = MEET[cells[source]][cells[target]]
            if moves is not None:
                if moves is ANNIHILATIONS and state.universe.seats == 1 and source > target:
                    return moves[target][source]
                if moves is ANNIHILATIONS or not state.universe.gravity:
                    return moves[source][target]
                return rng.pick(MEETINGS[source, target])
        legal = _actions(state)
        if legal:
            return rng.pick(legal)
    return STOP if state.universe.seats == 1 else PASS
