"""Big*Bang: each species of particle is on the board or in a reserve."""

from __future__ import annotations

from game.rules.bigebang import board
from game.rules.bigebang.board import CIRCLES, RAYS, sight
from game.rules.bigebang.state import State as Universe


def bigebang(state: Universe) -> None:
    """Each species is on the board or in a reserve; what was annihilated was so in pairs."""
    cells = state.cells
    each = state.universe.each
    species = [0, 0, 0, 0]
    for stack in cells:
        if board.SIDE[stack] >= 0:
            species[2 * board.SIDE[stack]] += board.PROTONS[stack]
            species[2 * board.SIDE[stack] + 1] += board.NEUTRONS[stack]
    for pocket in (0, 4):
        reserve = state.reserve[pocket : pocket + 4]
        assert min(reserve) >= 0
        assert reserve[0] + reserve[1] == reserve[2] + reserve[3], "as much matter as antimatter"
        for kind in range(4):
            species[kind] += reserve[kind]
    assert species == [each] * 4
    assert cells.count(board.DARK) == 4 * state.universe.darkness
    assert len(cells) == CIRCLES + 1
    assert cells[CIRCLES] == board.EMPTY

    for side in (0, 1):
        assert state.stacks[side] == [c for c in range(CIRCLES) if board.SIDE[cells[c]] == side]
    for circle in state.stacks[0] + state.stacks[1]:
        for direction in range(len(RAYS[circle])):
            assert state.links[direction][circle] == sight(cells, circle, direction)
