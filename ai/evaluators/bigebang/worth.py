"""What a position promises: stacks, pairs of stacks that see each other, and the tokens so far.

Who sees whom decides nearly everything: what can still fuse or be annihilated, what is safe, and
which stacks hold a star together. So a position is worth the sum of its pairs, by two tables; the
second one gains on the first as stacks become few. All weights are whole numbers, so that sums are
the same on every machine.
"""

from __future__ import annotations

from math import sqrt

from ai.evaluators.bigebang.learned import PAIRS, Pairs, Weights
from game.rules.bigebang.board import ANTI, CODES, HE4, MIRROR, NEUTRON, RAYS
from game.rules.bigebang.scoring import carbon_fusions, standing, tokens
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


_ROW = [CODES * code for code in range(CODES)]


def _next(direction: int) -> list[int]:
    """The circle beside each one; -1 beyond the rim."""
    return [ray[direction][0] if ray[direction] else -1 for ray in RAYS]


_EAST, _SOUTH_EAST, _SOUTH_WEST = (_next(direction) for direction in range(3))


def expected(lead: float) -> float:
    """A lead as an expectation in (-1, 1). Only operations that are exact on every machine."""
    return lead / sqrt(1.0 + lead * lead)


class Worth:
    """What positions are worth by some weights, laid out as tables of pairs."""

    def __init__(self, learned: Pairs) -> None:
        """``learned``: numbers, or anything that can be added and multiplied like them."""
        self._learned = learned
        early, late = learned.early, learned.late
        self._pairs = tuple(
            (_pairs(early, mover).__getitem__, _pairs(late, mover).__getitem__) for mover in (0, 1)
        )
        self._alone = (_alone(early).__getitem__, _alone(late).__getitem__)

    def lead(self, state: State) -> float:
        """By how much matter leads in a game for two in which nobody can make Carbon now."""
        mover = state.turn ^ state.matter
        mine, theirs = standing(state, state.matter), standing(state, 1 - state.matter)
        weights, later_weights, majority_worth, token_worth = self._learned
        cells = state.cells
        pairs = _seen(state)
        early, late = self._pairs[mover]
        alone, alone_late = self._alone
        light, star, turn = mine.light - theirs.light, mine.star - theirs.star, 1 - 2 * mover
        now = sum(tokens(mine, theirs))
        majority = (now > 0) - (now < 0)
        soon = sum(map(early, pairs)) + sum(map(alone, cells))
        soon += light * weights.light + star * weights.star + turn * weights.turn
        soon += majority * majority_worth[1] + now * token_worth[1]
        later = sum(map(late, pairs)) + sum(map(alone_late, cells))
        later += light * later_weights.light + star * later_weights.star
        later += turn * later_weights.turn
        share = 1.0 / (len(state.stacks[0]) + len(state.stacks[1]) + 6)
        always = majority * majority_worth[0] + now * token_worth[0]
        return (always + share * soon) / 100.0 + share * share * later

    def of(self, state: State) -> float:
        """What seat 0 may expect of a game for two that is not over, in (-1, 1)."""
        if state.matter < 0:
            return 0.0
        if carbon_fusions(state, state.turn ^ state.matter):
            return CARBON if state.turn == 0 else -CARBON
        lead = self.lead(state)
        return expected(lead if state.matter == 0 else -lead)


WORTH = Worth(PAIRS)


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
