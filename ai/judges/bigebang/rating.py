"""How promising each move looks at a glance: what it makes, takes, risks and does to the stars.

The weights were fitted to what searches of a few hundred iterations chose in 5,000 positions of
games between equals; they are read as chances (one more is e times as likely).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rng import Rng
from game.rules.bigebang import BigEBang
from game.rules.bigebang.board import CIRCLES, NEIGHBOURS, between
from game.rules.bigebang.carbon import carbon_fusions
from game.rules.bigebang.moves import Move
from game.rules.bigebang.nuclei import (
    ANTI,
    CODES,
    FUSED,
    H1,
    H2,
    H3,
    HE3,
    HE4,
    MIRROR,
    NEUTRON,
    SIDE,
    SIZE,
)
from game.rules.bigebang.scoring import balance, most_massive
from game.rules.bigebang.state import State

WIN = 12.0
"""Carbon in one, or a pass that wins."""
RESCUE = 9.0
"""Stops the rival's Carbon in one."""

PASS = -1.9

_FUSION = {
    (NEUTRON, H1): -1.1,
    (NEUTRON, H2): -1.1,
    (H1, H2): 0.0,
    (H2, H2): 1.6,
    (H1, H3): 1.0,
    (NEUTRON, HE3): 0.9,
}
_ANNIHILATION = {NEUTRON: -0.4, H1: -0.4, H2: 1.2, H3: 0.3, HE3: 0.8, HE4: 2.0}
_ESCAPE = {1: 0.15, 2: 0.65, 3: 1.15, 4: 1.65}
"""By its size: moving or burying a stack that the rival could annihilate now."""
RISK, GRAVE_RISK = -0.55, -1.45
"""The result stands in sight of its mirror image; a 4He does."""
JOINS, LEAVES = 0.6, -0.3
"""Per particle that comes to one's largest star, or leaves it."""
CUTS = -0.9
"""Leaves a place in one's largest star that may hold it together."""
STRIKES, CUTS_RIVAL = 0.5, 0.9
"""The same for the rival's largest star: per particle, and for a place inside it."""
NEAR_HE4 = 0.3
"""Per 4He of one's own beside a new one: two together threaten Carbon."""
DECAY_OWN, DECAY_RIVAL, DECAY_H3 = -0.5, -1.5, 1.0


def _table(worth: dict[tuple[int, int], float]) -> list[list[float]]:
    table = [[0.0] * CODES for _ in range(CODES)]
    for (a, b), value in worth.items():
        for x, y in ((a, b), (b, a)):
            table[x][y] = table[x + ANTI][y + ANTI] = value
    return table


FUSION = _table(_FUSION)
ANNIHILATION = [0.0] * CODES
for _stack, _worth in _ANNIHILATION.items():
    ANNIHILATION[_stack] = ANNIHILATION[_stack + ANTI] = _worth
ESCAPE = [_ESCAPE.get(size, 0.0) for size in SIZE]

_GAME = BigEBang()
_NO_CHANCE = Rng("rating", "bigebang")
"""The contract asks for chance; this game has no use for it."""


def rate(state: State, moves: Sequence[Move]) -> list[float]:
    """A rating for each legal move of a game for two."""
    side = state.turn ^ state.matter
    cells = state.cells
    ours = largest_star(cells, side)
    theirs = largest_star(cells, 1 - side)
    exposed = {move.source for move in moves if move.kind == "annihilate"}
    rated = []
    for move in moves:
        kind, source, target, spot = move
        if kind == "fuse":
            first, second = cells[source], cells[target]
            product = FUSED[first][second]
            worth = FUSION[first][second]
            if source in exposed:
                worth += ESCAPE[first]
            if target in exposed:
                worth += ESCAPE[second]
            mirror = MIRROR[product]
            for seen in state.links:
                if cells[seen[target]] == mirror:
                    worth += RISK if SIZE[product] < 4 else GRAVE_RISK
                    break
            if ours[source]:
                if not ours[target]:
                    worth += LEAVES * SIZE[first]
                if ours[source] > 3:
                    worth += CUTS
            elif ours[target]:
                worth += JOINS * SIZE[first]
            if product == HE4 or product == HE4 + ANTI:
                worth += NEAR_HE4 * sum(cells[near] == product for near in NEIGHBOURS[spot])
        elif kind == "annihilate":
            stack = cells[source]
            worth = ANNIHILATION[stack]
            if ours[source] > 2:
                worth += CUTS
            if theirs[target]:
                worth += STRIKES * SIZE[stack]
                if theirs[target] > 2:
                    worth += CUTS_RIVAL
        elif kind == "pass":
            worth = _pass(state)
        else:
            worth = _decay(cells[source], side) if kind == "decay" else 0.0
        rated.append(worth)
    _see_carbon(state, moves, rated)
    return rated


def largest_star(cells: list[int], side: int) -> list[int]:
    """For each circle of a side's most massive star one more than its links; 0 elsewhere."""
    star = most_massive(cells, side)[1]
    inside = [0] * (CIRCLES + 1)
    for circle in star:
        inside[circle] = 1
    for circle in star:
        for near in NEIGHBOURS[circle]:
            if inside[near]:
                inside[circle] += 1
    return inside


def _pass(state: State) -> float:
    """A second pass ends the game as it stands; a first one waits."""
    if not state.passes:
        return PASS
    lead = balance(state)
    if lead == 0:
        return PASS
    return WIN if (lead > 0) == (state.turn == 0) else -WIN


def _decay(stack: int, side: int) -> float:
    own = SIDE[stack] == side
    if SIZE[stack] == 1:
        return DECAY_OWN if own else DECAY_RIVAL
    return DECAY_OWN + DECAY_H3 if own else DECAY_RIVAL - DECAY_H3


def _see_carbon(state: State, moves: Sequence[Move], rated: list[float]) -> None:
    """Raise what makes Carbon now, and what keeps the rival from making it next."""
    side = state.turn ^ state.matter
    for move in carbon_fusions(state, side):
        rated[moves.index(move)] = WIN
    critical = _critical(state)
    if critical:
        for i, move in enumerate(moves):
            if rated[i] < WIN and _stops(state, move, critical):
                rated[i] += RESCUE


def stops_carbon(state: State, move: Move) -> bool:
    """Whether the rival could make Carbon next, and cannot after this move."""
    return _stops(state, move, _critical(state))


def _critical(state: State) -> set[int]:
    """The circles that the rival's Carbon in one hangs on; none if there is no such threat."""
    rival = 1 - (state.turn ^ state.matter)
    threats = carbon_fusions(state, rival)
    if not threats:
        return set()
    he4 = HE4 + ANTI * rival
    critical = {circle for circle in state.stacks[rival] if state.cells[circle] == he4}
    for threat in threats:
        critical.update(between(threat.source, threat.target))
    return critical


def _stops(state: State, move: Move, critical: set[int]) -> bool:
    touched = move.source if move.kind == "decay" else move.target
    if touched not in critical and move.spot not in critical:
        return False
    after = state.copy()
    _GAME.apply(after, move, _NO_CHANCE)
    return not carbon_fusions(after, after.turn ^ after.matter)
