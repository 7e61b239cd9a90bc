"""The board of Big*Bang: unit values of the reconstructed 84 circles."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.bigebang.board import (
    BOARD,
    CIRCLES,
    NEIGHBOURS,
    OUTSIDE,
    RAYS,
    ROTATED,
    between,
    sight,
)
from game.rules.bigebang.moves import ANNIHILATIONS, FUSIONS, MEETINGS, NO_LINE
from game.rules.bigebang.state import new_state
from tests.rules.bigebang_positions import universe


def test_84_circles_in_rows_of_9_to_12() -> None:
    assert CIRCLES == 84
    assert [sum(r == row for _, r in BOARD) for row in range(8)] == [9, 10, 11, 12, 12, 11, 10, 9]


def test_row_by_row_the_columns_of_section_2() -> None:
    columns = [[q for q, r in BOARD if r == row] for row in range(8)]
    assert [(row[0], row[-1]) for row in columns] == [
        (0, 8),
        (-1, 8),
        (-2, 8),
        (-3, 8),
        (-4, 7),
        (-4, 6),
        (-4, 5),
        (-4, 4),
    ]


def test_219_adjacencies() -> None:
    assert sum(map(len, NEIGHBOURS)) == 2 * 219
    assert Counter(map(len, NEIGHBOURS)) == {6: 54, 4: 24, 3: 6}


def test_touching_is_mutual() -> None:
    assert all(a in NEIGHBOURS[b] for a in range(CIRCLES) for b in NEIGHBOURS[a])


def test_half_turn() -> None:
    """It moves every circle, twice gives the first place, and keeps neighbours neighbours."""
    assert sorted(ROTATED) == list(range(CIRCLES))
    assert all(ROTATED[c] != c and ROTATED[ROTATED[c]] == c for c in range(CIRCLES))
    for a in range(CIRCLES):
        assert {ROTATED[b] for b in NEIGHBOURS[a]} == set(NEIGHBOURS[ROTATED[a]])
    assert BOARD[ROTATED[0]] == (4, 7)


def test_the_longest_lines() -> None:
    """Rows have up to 12 circles, the two slanted directions up to 8."""
    assert max(len(ray) for rays in RAYS for ray in rays[::3]) == 11
    assert max(len(ray) for rays in RAYS for ray in rays[1:3]) == 7


def test_a_straight_line_holds_both_ends() -> None:
    assert between(0, 3) == (0, 1, 2, 3)
    assert between(3, 0) == (3, 2, 1, 0)
    with pytest.raises(ValueError, match="circle 0 to circle 12"):
        between(0, 12)


def test_moves_are_written_for_exactly_the_pairs_on_a_line() -> None:
    pairs = {(a, b) for a in range(CIRCLES) for ray in RAYS[a] for b in ray}
    assert len(pairs) == 1816
    for a in range(CIRCLES):
        for b in range(CIRCLES):
            assert (FUSIONS[a][b] != NO_LINE) == ((a, b) in pairs)
            assert (ANNIHILATIONS[a][b] != NO_LINE) == ((a, b) in pairs)


def test_gravity_gives_each_spot_of_a_segment_once() -> None:
    for (a, b), meetings in MEETINGS.items():
        spots = [move.spot for move in meetings] + [move.spot for move in MEETINGS[b, a]]
        assert sorted(spots) == sorted(between(a, b))


def test_links_follow_what_leaves_and_comes() -> None:
    state = new_state(universe(), (1,) * CIRCLES, turn=0, matter=0)
    cells, links = state.cells, state.links
    middle = 45
    for circle in (44, 46, 33, middle):
        state.vacate(circle)
    state.place(middle, 1)
    assert state.stacks[0] == [circle for circle in range(CIRCLES) if cells[circle]]
    for circle in range(CIRCLES):
        for direction in range(6):
            if cells[circle]:
                assert links[direction][circle] == sight(cells, circle, direction)
    assert links[0][11 + 8] in (OUTSIDE, 20)
