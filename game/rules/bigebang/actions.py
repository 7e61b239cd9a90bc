"""What may be done in a position: the whole list, or one of it drawn for a playout."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.rng import Rng
from game.rules.bigebang.moves import (
    ANNIHILATIONS,
    DECAYS,
    MEET,
    MEETINGS,
    PASS,
    SIDES,
    STOP,
    Move,
)
from game.rules.bigebang.nuclei import DECAYED
from game.rules.bigebang.state import ANTI_P, UNDECIDED, P, State

PASS_CHANCE = 1 / 256
"""How often a drawn move is a pass although there is more to do."""
DECAY_CHANCE = 1 / 8
"""How often a draw looks for a decay first (TIME)."""
TRIES = range(10)
"""Blind draws of a stack and a direction before all moves are listed."""


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

    Written out direction by direction: this is where a game spends its time.
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
    """Everything but pass and stop, in any universe."""
    moves = straight(state, _movers(state))
    if state.universe.seats == 1:
        # A seat with both sides has every pair from both ends: one move, from the lower circle.
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
    """Decays of unstable stacks of either player, paid with protons of one's own reserve (TIME)."""
    pocket = state.pockets[state.turn]
    moves = []
    for side, coin in enumerate((P, ANTI_P)):
        if state.reserve[pocket + coin]:
            moves += [DECAYS[c] for c in state.stacks[side] if DECAYED[state.cells[c]]]
    return moves


def drawn(state: State, rng: Rng) -> Move:
    """One legal move: even over fusions and annihilations in the base game, else roughly so.

    Every legal move has a chance; a pass (or stop) a small one while there is more to do.
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
    """The same in any universe."""
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
