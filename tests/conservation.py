"""Law 7, game by game: what no move may make or lose. Each game adds its own check here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from game.core.session import AnyGame
from game.rules.bigebang import nuclei
from game.rules.bigebang.board import CIRCLES, RAYS, sight
from game.rules.bigebang.state import State as Universe
from game.rules.tutti_quantum import state as tutti
from game.rules.tutti_quantum.vertex import DECK


def check(game: AnyGame, state: object) -> None:
    """Assert that every physical piece is somewhere, once."""
    CHECKS[game.info.id](state)


def tutti_quantum(state: tutti.State) -> None:
    """The 44 particle cards are all there; no edge holds two."""
    cards = Counter([*state.row, *state.pile, *state.buried])
    cards.update(card for card in state.secrets if card != tutti.GONE)
    for held in (*state.hands, *state.thrown):
        cards.update(held)
    for diagram in state.diagrams:
        cards.update(card for _, card, _ in diagram.laid)
        assert len({edge for edge, _, _ in diagram.laid}) == len(diagram.laid)
    assert cards == Counter(dict(enumerate(DECK)))


def bigebang(state: Universe) -> None:
    """Each species is on the board or in a reserve; what was annihilated was so in pairs."""
    cells = state.cells
    each = state.universe.each
    species = [0, 0, 0, 0]
    for stack in cells:
        if nuclei.SIDE[stack] >= 0:
            species[2 * nuclei.SIDE[stack]] += nuclei.PROTONS[stack]
            species[2 * nuclei.SIDE[stack] + 1] += nuclei.NEUTRONS[stack]
    for pocket in (0, 4):
        reserve = state.reserve[pocket : pocket + 4]
        assert min(reserve) >= 0
        assert reserve[0] + reserve[1] == reserve[2] + reserve[3], "as much matter as antimatter"
        for kind in range(4):
            species[kind] += reserve[kind]
    assert species == [each] * 4
    assert cells.count(nuclei.DARK) == 4 * state.universe.darkness
    assert len(cells) == CIRCLES + 1
    assert cells[CIRCLES] == nuclei.EMPTY

    for side in (0, 1):
        assert state.stacks[side] == [c for c in range(CIRCLES) if nuclei.SIDE[cells[c]] == side]
    for circle in state.stacks[0] + state.stacks[1]:
        for direction in range(len(RAYS[circle])):
            assert state.links[direction][circle] == sight(cells, circle, direction)


CHECKS: dict[str, Callable[[Any], None]] = {
    "bigebang": bigebang,
    "tutti_quantum": tutti_quantum,
}
"""Game id -> a function that asserts over a state."""
