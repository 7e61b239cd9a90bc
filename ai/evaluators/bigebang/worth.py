"""Value of a position: stacks, pairs of stacks that see each other, and the tokens so far.

Nearly everything depends on which stacks see each other: what can fuse or annihilate, what is safe,
and what holds a star together. So a position is worth the sum of its pairs, by two tables; the
second one gains on the first as stacks become few. All weights are whole numbers, so that sums are
the same on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from ai.numbers import Numbers, numbers
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
    RAYS,
    SIDE,
    SIZE,
    between,
)
from game.rules.bigebang.scoring import balance, carbon_fusions, most_massive, standing, tokens
from game.rules.bigebang.state import MATTER, Move, State

# --- learned --------------------------------------------------------------------------------------
# The weights of `ai.evaluators.bigebang.worth`, learned from the ends of games: ``pairs.json``.
#
# Triangles are read like a table of distances: the first row pairs n with n, 1H, 2H, 3H, 3He and
# 4He, the second 1H with 1H, 2H and so on.


class Weights(NamedTuple):
    """Value of one thing of each kind to its owner; the same thing of the rival's costs it."""

    light: int
    """A particle in the reserve more than the rival's."""
    star: int
    """A particle more than in the rival's most massive star."""
    turn: int
    """To be to move."""
    alone: tuple[int, ...]
    """A stack, from n to 4He."""
    linked: tuple[tuple[int, ...], ...]
    """Two own stacks side by side."""
    seen: tuple[tuple[int, ...], ...]
    """Two own stacks in sight of each other, with room between them."""
    facing: tuple[tuple[int, ...], ...]
    """An own stack in sight of a larger or richer one of the rival's; n faces 1H, 2H and so on."""
    mirrors: tuple[int, ...]
    """A stack and its mirror image in sight of each other, for the one who is to move."""


class Pairs(NamedTuple):
    """All that is learned."""

    early: Weights
    """With n stacks left, in hundredths of a lead over n + 6."""
    late: Weights
    """In leads over the square of that."""
    majority: tuple[int, int]
    """Being ahead in more tokens than the rival at this moment: in hundredths of a lead, always
    and over the stacks left."""
    tokens: tuple[int, int]
    """Each token ahead, in the same way."""


def pairs_of(numbers: Mapping[str, Numbers]) -> Pairs:
    """The numbers of a data file under their names."""
    early, late = (_weights(numbers[phase]) for phase in ("early", "late"))
    majority, tokens = (tuple(numbers[name]) for name in ("majority", "tokens"))
    return Pairs(early, late, majority, tokens)


def _weights(numbers: Mapping[str, Numbers]) -> Weights:
    def deep(value: Numbers) -> Numbers:
        return tuple(map(deep, value)) if isinstance(value, list) else value

    return Weights(**{name: deep(value) for name, value in numbers.items()})


PAIRS = pairs_of(numbers(__package__, "pairs"))


# --- worth ----------------------------------------------------------------------------------------


CARBON = 0.97
"""Value of being able to make Carbon now."""

_LINKED = CODES * CODES
"""Pairs side by side lie this much further on in a table."""
_KINDS = range(NEUTRON, HE4 + 1)


def _pairs(weights: Weights, mover: int) -> list[int]:
    """Value of each pair to matter, by ``CODES * one + other``, if ``mover`` is to move.

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
    """Value of each stack to matter."""
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
    """Values of positions by some weights, laid out as tables of pairs."""

    def __init__(self, learned: Pairs) -> None:
        """``learned``: numbers, or anything that can be added and multiplied like them."""
        self._learned = learned
        early, late = learned.early, learned.late
        self._pairs = tuple(
            (_pairs(early, mover).__getitem__, _pairs(late, mover).__getitem__) for mover in (0, 1)
        )
        self._alone = (_alone(early).__getitem__, _alone(late).__getitem__)

    def lead(self, state: State) -> float:
        """Lead of matter in a game for two in which neither player can make Carbon now."""
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
        """Expected return of seat 0 in a game for two that is not over, in (-1, 1)."""
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


# --- rating ---------------------------------------------------------------------------------------
# How promising each move looks at a glance: what it makes, takes, risks and does to the stars.
#
# The weights are fitted to what searches tried (``ratings.json``); they are read as chances (one
# more is e times as likely).


WIN = 12.0
"""Carbon in one, or a pass that wins."""
RESCUE = 9.0
"""Stops the rival's Carbon in one."""

_FUSIONS = ((NEUTRON, H1), (NEUTRON, H2), (H1, H2), (H2, H2), (H1, H3), (NEUTRON, HE3))
_ANNIHILATED = (NEUTRON, H1, H2, H3, HE3, HE4)


class PairRatings(NamedTuple):
    """Fitted numbers: ``ratings.json``."""

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


class PairRating:
    """Ratings by some numbers."""

    def __init__(self, learned: PairRatings) -> None:
        """``learned``: numbers, or anything that can be added and multiplied like them."""
        self._learned = learned
        self._fusions: list[list[float]] = [[0.0] * CODES for _ in range(CODES)]
        for (a, b), worth in zip(_FUSIONS, learned.fusions, strict=True):
            for x, y in ((a, b), (b, a)):
                self._fusions[x][y] = self._fusions[x + ANTI][y + ANTI] = worth
        self._annihilations: list[float] = [0.0] * CODES
        for stack, worth in zip(_ANNIHILATED, learned.annihilations, strict=True):
            self._annihilations[stack] = self._annihilations[stack + ANTI] = worth
        self._escapes = [learned.escapes[size - 1] if 0 < size <= 4 else 0.0 for size in SIZE]

    def move_scores(self, state: State, moves: Sequence[Move]) -> list[float]:
        """A rating for each legal move of a game for two."""
        rated = self.glance(state, moves)
        _see_carbon(state, moves, rated)
        return rated

    def glance(self, state: State, moves: Sequence[Move]) -> list[float]:
        """The same before Carbon is seen."""
        side = state.turn ^ state.matter
        cells = state.cells
        ours = largest_star(cells, side)
        theirs = largest_star(cells, 1 - side)
        exposed = {move.source for move in moves if move.kind == "annihilate"}
        rated: list[float] = []
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

    def _fusion(self, state: State, move: Move, ours: list[int], exposed: set[int]) -> float:
        """Products of the move, costs that they save, and the change of one's own star."""
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
    ) -> float:
        """Stacks that the move takes, and the change of both stars."""
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

    def _pass(self, state: State) -> float:
        """A second pass ends the game at once; a first one waits."""
        lead = balance(state) if state.passes else 0
        if lead == 0:
            return self._learned.waits
        return WIN if (lead > 0) == (state.turn == 0) else -WIN

    def _decay(self, stack: int, side: int) -> float:
        learned = self._learned
        decays = learned.own_decays if SIDE[stack] == side else learned.rival_decays
        return decays[SIZE[stack] > 1]


RATING = PairRating(PairRatings(**numbers(__package__, "ratings")))


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
    """True if the rival could make Carbon next, and cannot after this move."""
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
