"""A sitting: tokens kept, who begins the next game, who sits where."""

from __future__ import annotations

import pytest

from game.cabinets import GAMES
from game.core.rng import Rng
from game.core.session import AnySession, Session
from game.match.series import Sitting, counted, next_round, parse, seated, won_by_seat
from game.tables.bigebang import BigEBangTable
from tests.rules.bigebang_positions import look


def finished(game: str, seats: int, options: dict[str, int], seed: str) -> AnySession:
    session = Session(GAMES[game], seats, options, seed)
    rng = Rng(seed, "sitting")
    while session.to_move() is not None:
        session.play(rng.pick(session.legal_moves()))
    return session


def test_tokens_are_kept_from_game_to_game() -> None:
    view = look("3: He4 . H1", "4: ~n", reserve=(1, 1, 1, 1, 0, 0, 0, 0))
    assert BigEBangTable().tally(view) == (3, 0)
    one, two = (finished("bigebang", 2, {}, seed) for seed in ("a", "b"))
    sitting = counted(counted(Sitting((1, 2), goal=9), one), two)
    won = [won_by_seat(session) for session in (one, two)]
    assert sitting.points == (1 + won[0][0] + won[1][0], 2 + won[0][1] + won[1][1])
    assert sitting.games == 2


def test_ruling_21_carbon_is_three_tokens_even_without_any_other() -> None:
    view = look("3: He4 He4 He4", reserve=(0, 0, 0, 0, 9, 9, 9, 9))._replace(carbon=0, over=1)
    assert BigEBangTable().tally(view) == (3, 0)
    assert BigEBangTable().tally(view._replace(carbon=1)) == (0, 3)


def test_a_series_is_won_by_enough_tokens_and_more_than_the_other() -> None:
    assert Sitting((4, 2), 3, 5).winner() is None
    assert Sitting((5, 2), 3, 5).winner() == 0
    assert Sitting((5, 2), 3, 5, shift=1).winner() == 1
    assert Sitting((6, 6), 5, 5).winner() is None
    assert Sitting((60, 6), 5, 0).winner() is None


def test_big_bang_changes_the_seats_so_that_both_begin_in_turn() -> None:
    session = finished("bigebang", 2, {}, "turn")
    sitting, seats, _ = next_round(Sitting((2, 1), 1), ("human", "ai:nobel"), {}, session)
    assert seats == ("ai:nobel", "human")
    assert sitting.by_seat() == (1, 2)
    after = counted(sitting, session)
    won = won_by_seat(session)
    assert after.points == (2 + won[1], 1 + won[0])


def test_the_loser_at_particle_builder_begins_the_next_game() -> None:
    for seed in "abcd":
        session = finished("particle_builder", 3, {"level": 1}, seed)
        returns = session.returns()
        _, seats, options = next_round(Sitting((0,) * 3), ("human",) * 3, session.options, session)
        assert seats == ("human",) * 3
        if returns.count(min(returns)) == 1:
            assert options["starts"] == returns.index(min(returns)) + 1
        else:
            assert options["starts"] == 0
        Session(session.game, 3, options, "next")


def test_elsewhere_nothing_changes_but_games_won_are_counted() -> None:
    session = finished("u_know_feynman", 3, {}, "cards")
    same = next_round(Sitting((0, 0, 0)), ("human",) * 3, session.options, session)
    assert same == (Sitting((0, 0, 0)), ("human",) * 3, session.options)
    best = max(session.returns())
    assert counted(Sitting((0, 0, 0)), session).points == tuple(
        int(value == best) for value in session.returns()
    )


def test_together_all_win_or_nobody() -> None:
    session = finished("particle_panic", 2, {}, "lab")
    assert won_by_seat(session) == ((1, 1) if session.returns()[0] > 0 else (0, 0))


def test_ruling_12_against_a_program_the_person_takes_a_side_and_the_program_begins() -> None:
    pair = ("human", "ai:student")
    assert seated("bigebang", pair, {"side": 2, "puzzle": 0}) == ("ai:student", "human")
    assert seated("bigebang", pair, {"side": 0, "puzzle": 0}) == pair
    assert seated("bigebang", ("human", "human"), {"side": 2, "puzzle": 0}) == ("human", "human")
    assert seated("tutti_quantum", pair, {}) == pair


def test_a_sitting_is_kept_as_text() -> None:
    sitting = Sitting((3, 4), 5, 9, 1)
    assert parse(sitting.text()) == sitting


@pytest.mark.parametrize("text", ["", "{}", "[]", "[[],1,2,3]", '[["x"],1,2,3]', "[[1,2],1]"])
def test_any_other_text_is_no_sitting(text: str) -> None:
    assert parse(text) is None
