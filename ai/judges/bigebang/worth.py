"""What a position promises: stacks, pairs of stacks that see each other, and the tokens so far.

Who sees whom decides nearly everything: what can still fuse or be annihilated, what is safe, and
which stacks hold a star together. So a position is worth the sum of its pairs, by two tables; the
second one gains on the first as stacks become few. All weights are whole numbers, so that sums are
the same on every machine.
"""

from __future__ import annotations

from math import sqrt

from ai.judges.bigebang.learned import EARLY, LATE, MAJORITY, TOKENS, Weights
from game.rules.bigebang.board import RAYS
from game.rules.bigebang.carbon import carbon_fusions
from game.rules.bigebang.nuclei import ANTI, CODES, HE4, MIRROR, NEUTRON
from game.rules.bigebang.scoring import standing, tokens
from game.rules.bigebang.state import MATTER, State

CARBON = 0.97
"""What it is worth to be able to make Carbon now."""

_LINKED = CODES * CODES
"""Pairs side by side lie this much further on in a table."""
_KINDS = range(NEUTRON, HE4 + 1)


def _pairs(weights: Weights, mover: int) -> list[int]:
    """What each pair is worth to matter, by ``CODES * one + other``, if ``mover`` is to move.

    First of pairs with room between them, then (`_LINKED`) of those side by side.
    """
    table = [0] * (2 * _LINKED)

    def enter(at: int, one: int, other: int, worth: int) -> None:
        for a, b in ((one, other), (other, one)):
            table[at + CODES * a + b] = worth

    for a in _KINDS:
        for b in range(a, HE4 + 1):
            for at, triangle in ((0, weights.seen), (_LINKED, weights.linked)):
                worth = triangle[a - NEUTRON][b - a]
                enter(at, a, b, worth)
                enter(at, a + ANTI, b + ANTI, -worth)
        for at in (0, _LINKED):
            for b in range(a + 1, HE4 + 1):
                worth = weights.facing[a - NEUTRON][b - a - 1]
                enter(at, a, b + ANTI, worth)
                enter(at, a + ANTI, b, -worth)
            mirror = weights.mirrors[a - NEUTRON]
            enter(at, a, MIRROR[a], mirror if mover == MATTER else -mirror)
    return table


def _alone(weights: Weights) -> list[int]:
    """What each stack is worth to matter."""
    return [0, *weights.alone, *(-worth for worth in weights.alone), 0]


_PAIRS = tuple(
    (_pairs(EARLY, mover).__getitem__, _pairs(LATE, mover).__getitem__) for mover in (0, 1)
)
_ALONE = (_alone(EARLY).__getitem__, _alone(LATE).__getitem__)
_ROW = [CODES * code for code in range(CODES)]


def _next(direction: int) -> list[int]:
    """The circle beside each one; -1 beyond the rim."""
    return [ray[direction][0] if ray[direction] else -1 for ray in RAYS]


_EAST, _SOUTH_EAST, _SOUTH_WEST = (_next(direction) for direction in range(3))


def expected(lead: float) -> float:
    """A lead as an expectation in (-1, 1). Only operations that are exact on every machine."""
    return lead / sqrt(1.0 + lead * lead)


def worth(state: State) -> float:
    """What seat 0 may expect of a game for two that is not over, in (-1, 1)."""
    if state.matter < 0:
        return 0.0
    mover = state.turn ^ state.matter
    if carbon_fusions(state, mover):
        return CARBON if state.turn == 0 else -CARBON
    mine, theirs = standing(state, state.matter), standing(state, 1 - state.matter)
    cells = state.cells
    pairs = _seen(state)
    early, late = _PAIRS[mover]
    alone, alone_late = _ALONE
    light, star, turn = mine.light - theirs.light, mine.star - theirs.star, 1 - 2 * mover
    now = sum(tokens(mine, theirs))
    majority = (now > 0) - (now < 0)
    soon = sum(map(early, pairs)) + sum(map(alone, cells))
    soon += light * EARLY.light + star * EARLY.star + turn * EARLY.turn
    soon += majority * MAJORITY[1] + now * TOKENS[1]
    later = sum(map(late, pairs)) + sum(map(alone_late, cells))
    later += light * LATE.light + star * LATE.star + turn * LATE.turn
    share = 1.0 / (len(state.stacks[0]) + len(state.stacks[1]) + 6)
    lead = (majority * MAJORITY[0] + now * TOKENS[0] + share * soon) / 100.0 + share * share * later
    return expected(lead if state.matter == 0 else -lead)


def _seen(state: State) -> list[int]:
    """All pairs of stacks in sight of each other, as places in the tables."""
    cells = state.cells
    e, se, sw = state.links[:3]
    features: list[int] = []
    add = features.append
    for stacks in state.stacks:
        for circle in stacks:
            row = _ROW[cells[circle]]
            near = row + _LINKED
            met = e[circle]
            add((near if met == _EAST[circle] else row) + cells[met])
            met = se[circle]
            add((near if met == _SOUTH_EAST[circle] else row) + cells[met])
            met = sw[circle]
            add((near if met == _SOUTH_WEST[circle] else row) + cells[met])
    return features
