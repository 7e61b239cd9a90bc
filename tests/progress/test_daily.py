"""Days on which a puzzle was solved: in a row, in all, and what a clock cannot do to them."""

from __future__ import annotations

import json
from datetime import date, timedelta

import pytest

from game.files.formats import LONGEST
from game.games import GAMES
from game.progress.daily import (
    FORMAT,
    KEY,
    MOST_WRONG,
    ROOM,
    WHOLE,
    _thinned,
    note,
    note_wrong,
    solved,
    wrong_tries,
)
from game.services import Services

DAY = date(2026, 11, 22)


def day(ago: int) -> date:
    return DAY - timedelta(days=ago)


def solve(services: Services, *ago: int) -> None:
    for each in ago:
        note(services.store, "bigebang", day(each))


def test_nothing_was_solved_at_first(services: Services) -> None:
    done = solved(services.store)
    assert (done.run(DAY), done.longest(), done.total, done.missed(DAY)) == (0, 0, 0, False)


def test_days_in_a_row_count_until_the_end_of_the_next_day(services: Services) -> None:
    solve(services, 3, 2, 1)
    done = solved(services.store)
    assert done.run(day(1)) == 3
    assert done.run(DAY) == 3, "today is still open"
    solve(services, 0)
    assert solved(services.store).run(DAY) == 4


def test_a_missed_day_takes_no_day_away(services: Services) -> None:
    solve(services, 9, 8, 7)
    done = solved(services.store)
    assert done.missed(DAY)
    assert (done.run(DAY), done.longest(), done.total) == (0, 3, 3)
    solve(services, 0)
    done = solved(services.store)
    assert (done.run(DAY), done.longest(), done.total) == (1, 3, 4)


def test_two_puzzles_of_a_day_are_one_day(services: Services) -> None:
    assert note(services.store, "bigebang", DAY)
    assert note(services.store, "tutti_quantum", DAY)
    assert not note(services.store, "bigebang", DAY)
    done = solved(services.store)
    assert done.days == {DAY: ("bigebang", "tutti_quantum")}
    assert (done.run(DAY), done.total) == (1, 1)


def test_a_clock_set_back_neither_breaks_nor_fills(services: Services) -> None:
    solve(services, 5, 1, 0)
    done = solved(services.store)
    assert done.run(day(30)) == done.run(DAY) == 2
    solve(services, 2, 3, 4)
    assert solved(services.store).run(DAY) == 2, "days gone by are not filled in"


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
def test_what_cannot_be_read_is_left_out(services: Services, damaged: str) -> None:
    services.store.set_progress(KEY, damaged)
    assert solved(services.store).total == 0


def test_years_of_days_fit_and_the_oldest_give_way(services: Services) -> None:
    """All five games on each of three thousand days: what is kept has a bound, and a long run."""
    every = list(GAMES)
    rows = {day(ago).isoformat(): every for ago in range(3000, 0, -1)}
    assert len(json.dumps(rows)) > 4 * ROOM
    text = json.dumps({"format": FORMAT, "solved": _thinned(rows)}, separators=(",", ":"))
    services.store.set_progress(KEY, text)
    for game in every:
        assert note(services.store, game, DAY)
    stored = services.store.progress(KEY)
    assert stored is not None
    assert ROOM - 200 < len(stored) < LONGEST
    done = solved(services.store)
    assert done.days[DAY] == tuple(every)
    assert done.run(DAY) == done.total > 3 * 365
    assert done.days[day(done.total - 1)] == tuple(every[:1])


def test_every_game_of_the_last_months_is_kept(services: Services) -> None:
    for ago in range(90, -1, -1):
        for game in GAMES:
            assert note(services.store, game, day(ago))
    assert set(solved(services.store).days.values()) == {tuple(GAMES)}
    rows = {day(ago).isoformat(): list(GAMES) for ago in range(WHOLE, 0, -1)}
    assert _thinned(rows) == rows


def test_wrong_tries_of_a_day_are_kept_by_game_and_forgotten_on_the_next(
    services: Services,
) -> None:
    store = services.store
    solve(services, 1)
    assert wrong_tries(store, "bigebang", DAY) == 0
    note_wrong(store, "bigebang", DAY)
    note_wrong(store, "bigebang", DAY)
    note_wrong(store, "tutti_quantum", DAY)
    assert (wrong_tries(store, "bigebang", DAY), wrong_tries(store, "tutti_quantum", DAY)) == (2, 1)
    assert note(store, "bigebang", DAY), "to solve it keeps the tries"
    assert wrong_tries(store, "bigebang", DAY) == 2
    assert solved(store).days == {day(1): ("bigebang",), DAY: ("bigebang",)}
    assert wrong_tries(store, "bigebang", day(-1)) == 0
    note_wrong(store, "particle_panic", day(-1))
    assert wrong_tries(store, "bigebang", DAY) == 0
    assert solved(store).total == 2


def test_days_that_were_kept_without_wrong_tries_are_read(services: Services) -> None:
    text = '{"format": 1, "solved": {"2026-11-21": ["bigebang"]}}'
    services.store.set_progress(KEY, text)
    assert solved(services.store).total == 1
    assert wrong_tries(services.store, "bigebang", DAY) == 0
    note_wrong(services.store, "bigebang", DAY)
    assert solved(services.store).total == 1


def test_wrong_tries_stop_at_their_limit(services: Services) -> None:
    most = {"format": FORMAT, "solved": {}, "wrong": {DAY.isoformat(): {"bigebang": MOST_WRONG}}}
    services.store.set_progress(KEY, json.dumps(most))
    note_wrong(services.store, "bigebang", DAY)
    assert wrong_tries(services.store, "bigebang", DAY) == MOST_WRONG
