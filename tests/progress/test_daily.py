"""Days on which a puzzle was solved: in a row, in all, and what a clock cannot do to them."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from game.arcade import Arcade
from game.progress.daily import KEY, note, solved

DAY = date(2026, 11, 22)


def day(ago: int) -> date:
    return DAY - timedelta(days=ago)


def solve(arcade: Arcade, *ago: int) -> None:
    for each in ago:
        note(arcade.store, "bigebang", day(each))


def test_nothing_was_solved_at_first(arcade: Arcade) -> None:
    done = solved(arcade.store)
    assert (done.run(DAY), done.longest(), done.total, done.missed(DAY)) == (0, 0, 0, False)


def test_days_in_a_row_count_until_the_end_of_the_next_day(arcade: Arcade) -> None:
    solve(arcade, 3, 2, 1)
    done = solved(arcade.store)
    assert done.run(day(1)) == 3
    assert done.run(DAY) == 3, "today is still open"
    solve(arcade, 0)
    assert solved(arcade.store).run(DAY) == 4


def test_a_missed_day_takes_no_day_away(arcade: Arcade) -> None:
    solve(arcade, 9, 8, 7)
    done = solved(arcade.store)
    assert done.missed(DAY)
    assert (done.run(DAY), done.longest(), done.total) == (0, 3, 3)
    solve(arcade, 0)
    done = solved(arcade.store)
    assert (done.run(DAY), done.longest(), done.total) == (1, 3, 4)


def test_two_puzzles_of_a_day_are_one_day(arcade: Arcade) -> None:
    assert note(arcade.store, "bigebang", DAY)
    assert note(arcade.store, "tutti_quantum", DAY)
    assert not note(arcade.store, "bigebang", DAY)
    done = solved(arcade.store)
    assert done.days == {DAY: ("bigebang", "tutti_quantum")}
    assert (done.run(DAY), done.total) == (1, 1)


def test_a_clock_set_back_neither_breaks_nor_fills(arcade: Arcade) -> None:
    solve(arcade, 5, 1, 0)
    done = solved(arcade.store)
    assert done.run(day(30)) == done.run(DAY) == 2
    solve(arcade, 2, 3, 4)
    assert solved(arcade.store).run(DAY) == 2, "days gone by are not filled in"


@pytest.mark.parametrize(
    "damaged",
    [
        "",
        "{}",
        '{"format": 2, "solved": {}}',
        '{"format": 1, "solved": {"tomorrow": ["bigebang"]}}',
        '{"format": 1, "solved": {"2026-01-01": ["no_such_game"]}}',
    ],
)
def test_what_cannot_be_read_is_left_out(arcade: Arcade, damaged: str) -> None:
    arcade.store.set_progress(KEY, damaged)
    assert solved(arcade.store).total == 0
