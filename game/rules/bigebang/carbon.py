"""Carbon: three linked 4He win at once; and which fusions would make them."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.bigebang.board import NEIGHBOURS, OUTSIDE
from game.rules.bigebang.moves import FUSIONS, MEETINGS, Move
from game.rules.bigebang.nuclei import ANTI, FUSED, HE4
from game.rules.bigebang.state import State


def makes_carbon(cells: Sequence[int], circle: int) -> bool:
    """Whether the 4He on this circle belongs to a linked group of three or more (rulings 6, 7)."""
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
