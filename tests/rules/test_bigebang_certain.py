"""Endings of Big*Bang in which nothing can change the result any more."""

from __future__ import annotations

import pytest

from game.rules.bigebang.certain import gains_nothing, is_decided
from game.rules.bigebang.moves import listed
from game.rules.bigebang.scoring import balance
from game.rules.bigebang.state import State
from tests.rules.bigebang_positions import CHANCE, GAME, lay, universe


def outcomes(state: State) -> set[int]:
    """The balance of every end that play with passes can reach."""
    if state.over:
        return {balance(state)}
    found = set[int]()
    for move in listed(state):
        after = state.copy()
        GAME.apply(after, move, CHANCE)
        found |= outcomes(after)
    return found


POSITIONS = (
    ["1: n H1"],
    ["1: n H1 . ~n ~H1"],
    ["1: He4 . . H1 n"],
    ["1: n . . ~n"],
    ["1: He4 He3", "3: ~n ~H1"],
    ["1: He4 . ~He4", "4: n H1"],
    ["2: H2 H2", "4: ~n"],
)


@pytest.mark.parametrize("rows", POSITIONS)
@pytest.mark.parametrize("turn", [0, 1])
def test_it_says_the_same_as_all_games_played_to_their_end(rows: list[str], turn: int) -> None:
    state = lay(*rows, turn=turn)
    ends = outcomes(state.copy())
    assert is_decided(state) == (len({(lead > 0) - (lead < 0) for lead in ends}) == 1)
    side = 1 if turn == 0 else -1
    assert gains_nothing(state) == (max(side * lead for lead in ends) <= side * balance(state))


def test_some_positions_are_decided_and_some_are_not() -> None:
    assert {is_decided(lay(*rows)) for rows in POSITIONS} == {True, False}


def test_a_puzzle_is_never_decided() -> None:
    assert not is_decided(lay("1: n", played=universe(1, puzzle=1)))


def test_an_opening_is_not_looked_at() -> None:
    assert not is_decided(GAME.initial_state(2, GAME.info.complete({}), CHANCE))
