"""How promising each move looks at a glance: what it makes, takes, risks and does to the stars.

The weights are fitted to what searches tried (``ratings.json``); they are read as chances (one more
is e times as likely).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ai.numbers import numbers
from game.core.rng import Rng
from game.rules.bigebang import BigEBang
from game.rules.bigebang.board import (
    ANTI,
    CIRCLES,
    CODES,
    FUSED,
    H1,
    H2,
    H3,
    HE3,
    HE4,
    MIRROR,
    NEIGHBOURS,
    NEUTRON,
    SIDE,
    SIZE,
    between,
)
from game.rules.bigebang.scoring import balance, carbon_fusions, most_massive
from game.rules.bigebang.state import Move, State

WIN = 12.0
"""Carbon in one, or a pass that wins."""
RESCUE = 9.0
"""Stops the rival's Carbon in one."""

_FUSIONS = ((NEUTRON, H1), (NEUTRON, H2), (H1, H2), (H2, H2), (H1, H3), (NEUTRON, HE3))
_ANNIHILATED = (NEUTRON, H1, H2, H3, HE3, HE4)


class Ratings(NamedTuple):
    """What was fitted: ``ratings.json``."""

    fusions: Sequence[float]
    """n + 1H, n + 2H, 1H + 2H, 2H + 2H, 1H + 3H, n + 3He."""
    annihilations: Sequence[float]
    """Of a stack and its mirror image, from n to 4He."""
    escapes: Sequence[float]
    """Moving or burying a stack of one to four that the rival could annihilate now."""
    risk: float
    grave_risk: float
    """The result stands in sight of its mirror image; a 4He does."""
    joins: float
    leaves: float
    """Per particle that comes to one's largest star, or leaves it."""
    cuts: float
    """Leaves a place in one's largest star that may hold it together."""
    strikes: float
    cuts_rival: float
    """The same for the rival's largest star: per particle, and for a place inside it."""
    near_he4: float
    """Per 4He of one's own beside a new one: two together threaten Carbon."""
    own_decays: Sequence[float]
    """An n or 3H of one's own."""
    rival_decays: Sequence[float]
    """The same of the rival's."""
    waits: float
    """A pass that does not end the game."""


_GAME = BigEBang()
_NO_CHANCE = Rng("rating", "bigebang")
"""The contract asks for chance; this game has no use for it."""


class Rating:
    """Ratings by some numbers."""

    def __init__(self, learned: Ratings) -> None:
        """``learned``: numbers, or anything that can be added and multiplied like them."""
        self._learned = learned
        self._fusions: list[list[Any]] = [[0.0] * CODES for _ in range(CODES)]
        for (a, b), worth in zip(_FUSIONS, learned.fusions, strict=True):
            for x, y in ((a, b), (b, a)):
                self._fusions[x][y] = self._fusions[x + ANTI][y + ANTI] = worth
        self._annihilations: list[Any] = [0.0] * CODES
        for stack, worth in zip(_ANNIHILATED, learned.annihilations, strict=True):
            self._annihilations[stack] = self._annihilations[stack + ANTI] = worth
        self._escapes = [learned.escapes[size - 1] if 0 < size <= 4 else 0.0 for size in SIZE]

    def move_scores(self, state: State, moves: Sequence[Move]) -> list[Any]:
        """A rating for each legal move of a game for two."""
        rated = self.glance(state, moves)
        _see_carbon(state, moves, rated)
        return rated

    def glance(self, state: State, moves: Sequence[Move]) -> list[Any]:
        """The same before anybody sees Carbon."""
        side = state.turn ^ state.matter
        cells = state.cells
        ours = largest_star(cells, side)
        theirs = largest_star(cells, 1 - side)
        exposed = {move.source for move in moves if move.kind == "annihilate"}
        rated: list[Any] = []
        for move in moves:
            if move.kind == "fuse":
                worth = self._fusion(state, move, ours, exposed)
            elif move.kind == "annihilate":
                worth = self._annihilation(cells, move, ours, theirs)
            elif move.kind == "pass":
                worth = self._pass(state)
            else:
                worth = self._decay(cells[move.source], side) if move.kind == "decay" else 0.0
            rated.append(worth)
        return rated

    def _fusion(self, state: State, move: Move, ours: list[int], exposed: set[int]) -> Any:
        """What it makes, what that saves, and what it does to one's own star."""
        learned, cells = self._learned, state.cells
        _, source, target, spot = move
        first, second = cells[source], cells[target]
        product = FUSED[first][second]
        worth = self._fusions[first][second]
        if source in exposed:
            worth += self._escapes[first]
        if target in exposed:
            worth += self._escapes[second]
        mirror = MIRROR[product]
        for seen in state.links:
            if cells[seen[target]] == mirror:
                worth += learned.risk if SIZE[product] < 4 else learned.grave_risk
                break
        if ours[source]:
            if not ours[target]:
                worth += learned.leaves * SIZE[first]
            if ours[source] > 3:
                worth += learned.cuts
        elif ours[target]:
            worth += learned.joins * SIZE[first]
        if product == HE4 or product == HE4 + ANTI:
            worth += learned.near_he4 * sum(cells[near] == product for near in NEIGHBOURS[spot])
        return worth

    def _annihilation(
        self, cells: list[int], move: Move, ours: list[int], theirs: list[int]
    ) -> Any:
        """What it takes, and what it does to both stars."""
        learned = self._learned
        stack = cells[move.source]
        worth = self._annihilations[stack]
        if ours[move.source] > 2:
            worth += learned.cuts
        if theirs[move.target]:
            worth += learned.strikes * SIZE[stack]
            if theirs[move.target] > 2:
                worth += learned.cuts_rival
        return worth

    def _pass(self, state: State) -> Any:
        """A second pass ends the game as it stands; a first one waits."""
        lead = balance(state) if state.passes else 0
        if lead == 0:
            return self._learned.waits
        return WIN if (lead > 0) == (state.turn == 0) else -WIN

    def _decay(self, stack: int, side: int) -> Any:
        learned = self._learned
        decays = learned.own_decays if SIDE[stack] == side else learned.rival_decays
        return decays[SIZE[stack] > 1]


RATING = Rating(Ratings(**numbers(__package__, "ratings")))


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


def _see_carbon(state: State, moves: Sequence[Move], rated: list[Any]) -> None:
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
