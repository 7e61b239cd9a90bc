"""Scoring of views and states: Light, Helium, Star, Carbon, and the puzzles with their medals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.bigebang.board import (
    ANTI,
    CIRCLES,
    FUSED,
    HE3,
    HE4,
    NEIGHBOURS,
    OUTSIDE,
    SIDE,
    SIZE,
)
from game.rules.bigebang.moves import FUSIONS, MEETINGS
from game.rules.bigebang.state import ANTIMATTER, LIFE, LIGHT, MATTER, PARALLEL, Move, State, View

UNSOLVED = -1
"""No medal: universes that still touch (ruling 17)."""
NO_MEDAL, BRONZE, SILVER, GOLD, NOBEL = range(5)


class CategoryCounts(NamedTuple):
    """The counts of one player in the three categories."""

    light: int
    """Particles in the reserve; 0 where it is common (MASS)."""
    he4: int
    he3: int
    star: int
    """Particles in the most massive star."""


def standing(position: State | View, seat: int) -> CategoryCounts:
    """The counts of a seat of a game for two."""
    side = MATTER if position.matter == seat else ANTIMATTER
    cells = position.cells
    anti = ANTI * side
    shared = position.universe.shared
    light = 0 if shared else sum(position.reserve[4 * seat : 4 * seat + 4])
    stacks = position.stacks[side] if isinstance(position, State) else None
    star, _ = most_massive(cells, side, stacks)
    return CategoryCounts(light, cells.count(HE4 + anti), cells.count(HE3 + anti), star)


def tokens(mine: CategoryCounts, theirs: CategoryCounts) -> tuple[int, int, int]:
    """The winners of the tokens of Light, Helium and Star: 1 mine, -1 theirs, 0 none.

    3He decides a tie in Helium; after any other tie the token is not given.
    """
    return (
        _sign(mine.light - theirs.light),
        _sign(mine.he4 - theirs.he4) or _sign(mine.he3 - theirs.he3),
        _sign(mine.star - theirs.star),
    )


def balance(position: State | View) -> int:
    """Victory tokens of seat 0 less those of seat 1, if the game ended now; Carbon counts three."""
    if position.carbon >= 0:
        return -3 if position.carbon else 3
    return sum(tokens(standing(position, 0), standing(position, 1)))


def _sign(n: int) -> int:
    return (n > 0) - (n < 0)


def groups(cells: Sequence[int], wanted: Sequence[bool]) -> list[list[int]]:
    """The linked groups of circles whose stacks are ``wanted`` (a flag for each stack code)."""
    waiting = {circle for circle in range(CIRCLES) if wanted[cells[circle]]}
    groups = []
    while waiting:
        edge = [waiting.pop()]
        group = []
        while edge:
            circle = edge.pop()
            group.append(circle)
            for near in NEIGHBOURS[circle]:
                if near in waiting:
                    waiting.remove(near)
                    edge.append(near)
        groups.append(group)
    return groups


_OF_SIDE = tuple(tuple(side == s for s in SIDE) for side in (MATTER, ANTIMATTER))
_HE4_OF = tuple(tuple(k == HE4 + ANTI * side for k in range(len(SIDE))) for side in (0, 1))


def most_massive(
    cells: Sequence[int], side: int, stacks: Sequence[int] | None = None
) -> tuple[int, list[int]]:
    """The particles in the most massive star of a side, and its circles (the first of equals).

    A star is a linked group of stacks, lone neutrons and protons included (rulings 2, 3).
    ``stacks`` are the side's circles in ascending order, where the caller has them. Written for
    speed: a search asks often.
    """
    if stacks is None:
        wanted = _OF_SIDE[side]
        stacks = [circle for circle, stack in enumerate(cells) if wanted[stack]]
    waiting = set(stacks)
    most = 0
    best: list[int] = []
    for first in stacks:
        if first in waiting:
            waiting.remove(first)
            group = [first]
            mass = 0
            for circle in group:
                mass += SIZE[cells[circle]]
                for near in NEIGHBOURS[circle]:
                    if near in waiting:
                        waiting.remove(near)
                        group.append(near)
            if mass > most:
                most, best = mass, group
    return most, best


def nuclei_of_life(cells: Sequence[int], side: int) -> list[tuple[int, int, int]]:
    """The most disjoint linked triples of 4He of a side (ruling 16), as circles."""
    nuclei = []
    for group in groups(cells, _HE4_OF[side]):
        nuclei += _most_triples(frozenset(group))
    return nuclei


def _most_triples(group: frozenset[int]) -> list[tuple[int, int, int]]:
    """Exactly: the lowest circle is in one of its triples, or in none."""
    if len(group) < 3:
        return []
    first = min(group)
    best = _most_triples(group - {first})
    for triple in _triples(first, group):
        if len(best) == len(group) // 3:
            break
        rest = [triple, *_most_triples(group - set(triple))]
        if len(rest) > len(best):
            best = rest
    return best


def _triples(circle: int, group: frozenset[int]) -> list[tuple[int, int, int]]:
    """The linked triples of the group that hold this circle."""
    near = [c for c in NEIGHBOURS[circle] if c in group]
    triples = {tuple(sorted((circle, a, b))) for a in near for b in near if a < b}
    for a in near:
        triples |= {
            tuple(sorted((circle, a, b))) for b in NEIGHBOURS[a] if b in group and b != circle
        }
    return [(a, b, c) for a, b, c in sorted(triples)]


def touching(cells: Sequence[int]) -> list[tuple[int, int]]:
    """The neighbouring circles with matter on the one and antimatter on the other (ruling 10)."""
    return [
        (circle, near)
        for circle in range(CIRCLES)
        if SIDE[cells[circle]] == MATTER
        for near in NEIGHBOURS[circle]
        if SIDE[cells[near]] == ANTIMATTER
    ]


def puzzle_score(position: State | View) -> int:
    """The score of the puzzle as it stands.

    Universe of Light: minus the particles left. Parallel Universes: minus the particles
    annihilated. Universe of Life: Carbon and antiCarbon nuclei.
    """
    cells = position.cells
    puzzle = position.universe.puzzle
    if puzzle == LIGHT:
        return -sum(SIZE[stack] for stack in cells)
    if puzzle == PARALLEL:
        return -sum(position.reserve)
    assert puzzle == LIFE, "no puzzle is played"
    return sum(len(nuclei_of_life(cells, side)) for side in (MATTER, ANTIMATTER))


_PLAIN, _SMALL, _DARK, _BOTH = (0, 0), (1, 0), (0, 1), (1, 1)
"""SMALL*BANG and DARKNESS, off or on."""

MEDALS: dict[int, dict[tuple[int, int], dict[int, int]]] = {
    LIGHT: {
        _PLAIN: {BRONZE: -12, SILVER: -4, GOLD: 0},
        _SMALL: {BRONZE: -12, SILVER: -4, GOLD: 0},
        _DARK: {BRONZE: -12, SILVER: -4, GOLD: 0},
        _BOTH: {BRONZE: -12, SILVER: -4, GOLD: 0},
    },
    PARALLEL: {
        _PLAIN: {BRONZE: -20, SILVER: -10, GOLD: -2},
        _SMALL: {BRONZE: -8, SILVER: -4, GOLD: -2},
        _DARK: {BRONZE: -16, SILVER: -8, GOLD: -4},
        _BOTH: {BRONZE: -8, SILVER: -4, GOLD: -2},
    },
    LIFE: {
        _PLAIN: {BRONZE: 1, SILVER: 2, GOLD: 3, NOBEL: 4},
        _SMALL: {BRONZE: 1, GOLD: 2, NOBEL: 3},
        _DARK: {BRONZE: 1, SILVER: 2, GOLD: 3, NOBEL: 4},
        _BOTH: {BRONZE: 1, GOLD: 2, NOBEL: 3},
    },
}
"""The score from which a puzzle earns a medal, by puzzle and by `variant` (ruling 24).

Measured by ``python -m ai.lab.medals.bigebang`` (16 deals, 30,000 positions). Gold is near the
median of the best found: in Parallel Universes -2, small -2, dark -3, both -2; in Universe of Life
3, dark 3, small 2. Silver of Parallel Universes is the median that *Student* reaches (``--level
student``), bronze twice that. Light is nearly always solved perfectly; its steps are those of
section 3 of the rules.
"""


def variant(position: State | View) -> tuple[int, int]:
    """The variants of the puzzle in play: SMALL*BANG, DARKNESS."""
    return position.universe.small, position.universe.darkness


def bars(position: State | View) -> dict[int, int]:
    """The scores that earn a medal in this puzzle, by medal."""
    return MEDALS[position.universe.puzzle][variant(position)]


def medal(position: State | View) -> int:
    """The medal of a puzzle as it stands: `NO_MEDAL` .. `NOBEL`, or `UNSOLVED`."""
    if position.universe.puzzle == PARALLEL and touching(position.cells):
        return UNSOLVED
    score = puzzle_score(position)
    return max((won for won, bar in bars(position).items() if score >= bar), default=NO_MEDAL)


def most_life(position: State | View) -> int:
    """The largest number of Carbon and antiCarbon nuclei: 21 protons make 10 ⁴He a side,
    enough for three nuclei; 14 or 15 make 7, enough for two."""
    return 2 * (position.universe.each // 2 // 3)


def puzzle_return(position: State | View) -> float:
    """A puzzle's score on the scale of the contract: 1 is perfect, -1 the worst."""
    score = puzzle_score(position)
    puzzle = position.universe.puzzle
    if puzzle == LIFE:
        return score / most_life(position) * 2 - 1
    if puzzle == PARALLEL and touching(position.cells):
        return -1.0
    return 1 + score / (2 * position.universe.each)


# --- Carbon ---------------------------------------------------------------------------------------


def makes_carbon(cells: Sequence[int], circle: int) -> bool:
    """True if the 4He on this circle belongs to a linked group of three or more (rulings 6, 7)."""
    he4 = cells[circle]
    near = [c for c in NEIGHBOURS[circle] if cells[c] == he4]
    if len(near) != 1:
        return len(near) > 1
    return any(cells[c] == he4 and c != circle for c in NEIGHBOURS[near[0]])


def carbon_spots(cells: list[int], stacks: list[int], he4: int) -> set[int]:
    """The circles on which one 4He more would make three linked ones."""
    if cells.count(he4) < 2:
        return set()
    have = [circle for circle in stacks if cells[circle] == he4]
    spots: set[int] = set()
    once: set[int] = set()
    for circle in have:
        near = NEIGHBOURS[circle]
        if any(cells[c] == he4 for c in near):
            spots.update(near)
        for c in near:
            (spots if c in once else once).add(c)
    return {circle for circle in spots if cells[circle] != he4}


def carbon_fusions(state: State, side: int) -> list[Move]:
    """The fusions of a side that make Carbon, if it were to move now."""
    cells = state.cells
    stacks = state.stacks[side]
    he4 = HE4 + ANTI * side
    fusions = []
    for spot in carbon_spots(cells, stacks, he4):
        if cells[spot]:
            fused = FUSED[cells[spot]]
            for seen in state.links:
                source = seen[spot]
                if fused[cells[source]] == he4:
                    fusions.append(FUSIONS[source][spot])
    if state.universe.gravity:
        fusions += _meeting(state, stacks, he4)
    return fusions


def _meeting(state: State, stacks: list[int], he4: int) -> list[Move]:
    """GRAVITY: the fusions into Carbon that end between the two stacks."""
    cells = state.cells
    spots = carbon_spots(cells, stacks, he4)
    fusions = []
    if spots:
        for source in stacks:
            fused = FUSED[cells[source]]
            for seen in state.links:
                target = seen[source]
                if target != OUTSIDE and fused[cells[target]] == he4:
                    fusions += [
                        move
                        for move in MEETINGS[source, target]
                        if move.spot != target and move.spot in spots
                    ]
    return fusions
