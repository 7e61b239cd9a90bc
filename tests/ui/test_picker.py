"""From touches to moves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.tables.table import CONFIRM, DECLINE
from game.ui.picker import Picker

PATHS = {("pass",): 0, ("a", "b"): 1, ("a", "c"): 2, ("b", "a", "x"): 3, ("b", "a", "y"): 4}


def test_a_complete_path_is_a_move() -> None:
    assert Picker(PATHS).tap("pass")[1] == 0
    begun, move = Picker(PATHS).tap("b")
    assert move is None
    picker, move = begun.tap("a")
    assert move is None
    assert picker.nexts() == {"x", "y"}
    assert picker.tap("y")[1] == 4
    assert begun.picked == ("b",), "a picker never changes"


def test_only_what_leads_on_is_open() -> None:
    picker = Picker(PATHS)
    assert picker.nexts() == {"pass", "a", "b"}
    picker, _ = picker.tap("a")
    assert picker.nexts() == {"b", "c"}
    assert set(picker.open().values()) == {1, 2}


def test_another_beginning_begins_anew_and_the_same_lets_go() -> None:
    picker = Picker({("a", "x"): 1, ("b", "y"): 2})
    picker, _ = picker.tap("a")
    picker, _ = picker.tap("b")
    assert picker.picked == ("b",)
    picker, _ = picker.tap("b")
    assert not picker.picked


def test_a_mode_shuts_out_other_beginnings_until_it_ends() -> None:
    picker = Picker({("m", "x", "y"): 1, ("x",): 2, ("z",): 3}, modes=frozenset("m"))
    assert picker.closed() == set()
    picker, _ = picker.tap("m")
    assert picker.closed() == {"z"}, "x begins and goes on"
    with pytest.raises(KeyError):
        picker.tap("z")
    picker, _ = picker.tap("x")
    picker, move = picker.tap("m")
    assert (picker.picked, move) == ((), None)
    assert picker.tap("z")[1] == 3


def test_a_spot_that_leads_nowhere_is_refused_and_changes_nothing() -> None:
    picker = Picker(PATHS)
    picker, _ = picker.tap("a")
    with pytest.raises(KeyError):
        picker.tap("sky")
    assert picker.picked == ("a",)


def test_no_to_a_warning_lets_go_of_what_it_warns_of() -> None:
    picker, _ = Picker({("a", CONFIRM): 0, ("b",): 1}).tap("a")
    back, move = picker.tap(DECLINE)
    assert (back.picked, move) == ((), None)
    with pytest.raises(KeyError):
        back.tap(DECLINE)


def test_back_lets_go_of_one_touch() -> None:
    picker = Picker(PATHS)
    picker, _ = picker.tap("b")
    picker, _ = picker.tap("a")
    assert picker.back().picked == ("b",)
    assert picker.back().back().picked == ()
    assert picker.back().back().back().picked == ()


@given(st.sampled_from(sorted(PATHS)))
def test_every_move_is_reached_by_touching_its_path(path: tuple[str, ...]) -> None:
    picker, moves = Picker(PATHS), []
    for spot in path:
        picker, move = picker.tap(spot)
        moves.append(move)
    assert moves[-1] == PATHS[path]
    assert moves[:-1] == [None] * (len(path) - 1)
