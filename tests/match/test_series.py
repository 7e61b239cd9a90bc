"""A sitting: tokens kept, who begins the next game, who sits where."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.core.rng import Rng
from game.core.session import AnySession, Session, Verdict
from game.games import DESCRIPTORS, GAMES
from game.games.descriptor import Form
from game.match.match import (
    Match,
    SeriesScore,
    new_match,
    new_series_score,
    next_round,
    parse_series_score,
    points_by_seat,
    seated,
    series_score_after,
    won_by_seat,
)
from game.match.saving import next_match
from game.store import Store
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
    series_score = series_score_after(series_score_after(SeriesScore((1, 2), goal=9), one), two)
    won = [won_by_seat(session) for session in (one, two)]
    assert series_score.points == (1 + won[0][0] + won[1][0], 2 + won[0][1] + won[1][1])
    assert series_score.games == 2


def test_ruling_21_carbon_is_three_tokens_even_without_any_other() -> None:
    view = look("3: He4 He4 He4", reserve=(0, 0, 0, 0, 9, 9, 9, 9))._replace(carbon=0, over=1)
    assert BigEBangTable().tally(view) == (3, 0)
    assert BigEBangTable().tally(view._replace(carbon=1)) == (0, 3)


def test_a_series_is_won_by_enough_tokens_and_more_than_the_other() -> None:
    assert SeriesScore((4, 2), 3, 5).winners() == ()
    assert SeriesScore((5, 2), 3, 5).winners() == (0,)
    assert SeriesScore((5, 2), 3, 5, shift=1).winners() == (1,)
    assert SeriesScore((6, 6), 5, 5).winners() == ()
    assert SeriesScore((60, 6), 5, 0).winners() == ()


def test_big_bang_changes_the_seats_so_that_both_begin_in_turn() -> None:
    session = finished("bigebang", 2, {}, "turn")
    series_score, seats, _ = next_round(SeriesScore((2, 1), 1), ("human", "ai:nobel"), {}, session)
    assert seats == ("ai:nobel", "human")
    assert series_score.by_seat() == (1, 2)
    after = series_score_after(series_score, session)
    won = won_by_seat(session)
    assert after.points == (2 + won[1], 1 + won[0])


def test_the_loser_at_particle_builder_begins_the_next_game() -> None:
    for seed in "abcd":
        session = finished("particle_builder", 3, {"level": 1}, seed)
        returns = session.returns()
        _, seats, options = next_round(
            SeriesScore((0,) * 3), ("human",) * 3, session.options, session
        )
        assert seats == ("human",) * 3
        if returns.count(min(returns)) == 1:
            assert options["starts"] == returns.index(min(returns)) + 1
        else:
            assert options["starts"] == 0
        Session(session.game, 3, options, "next")


def test_elsewhere_nothing_changes_but_games_won_are_counted() -> None:
    session = finished("u_know_feynman", 3, {}, "cards")
    same = next_round(SeriesScore((0, 0, 0)), ("human",) * 3, session.options, session)
    assert same == (SeriesScore((0, 0, 0)), ("human",) * 3, session.options)
    best = max(session.returns())
    assert series_score_after(SeriesScore((0, 0, 0)), session).points == tuple(
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


def test_ruling_12_the_younger_of_two_people_is_named_until_the_choice() -> None:
    two = ("human", "human")
    match = new_match("bigebang", two, {"side": 2}, "younger")
    assert match.younger == 1
    assert new_match("bigebang", two, {"side": 0}, "younger").younger is None
    assert new_match("bigebang", ("ai:student", "human"), {"side": 2}, "younger").younger is None
    later = SeriesScore((1, 0), games=1, shift=1)
    assert replace(match, series_score=later).younger is None, "the seats have changed hands"
    match.session.play(match.session.legal_moves()[0])
    assert match.younger is None


def test_a_sitting_is_kept_as_text() -> None:
    series_score = SeriesScore((3, 4), 5, 9, 1)
    assert parse_series_score(series_score.text(), 2) == series_score


@pytest.mark.parametrize("text", ["", "{}", "[]", "[[],1,2,3]", '[["x"],1,2,3]', "[[1,2],1]"])
def test_any_other_text_is_no_sitting(text: str) -> None:
    assert parse_series_score(text, 2) is None


@pytest.mark.parametrize("text", ["[[1],1,0,1]", "[[1,2,3],1,0,1]", "[[1,2],1,0,1,2,0,[0]]"])
def test_a_sitting_of_another_number_of_players_is_none(text: str) -> None:
    assert parse_series_score(text, 2) is None


# --- several deals (Particle Builder, ruling 66) --------------------------------------------------


def test_ruling_66_the_points_of_several_deals_are_added() -> None:
    assert Form(deals=2) in DESCRIPTORS["particle_builder"].series.forms
    assert Form(deals=5) in DESCRIPTORS["particle_builder"].series.forms
    series_score = new_series_score(Form(deals=2), (0, 1))
    for number in range(2):
        assert series_score.counts
        assert not series_score.over
        session = finished("particle_builder", 2, {}, f"deal {number}")
        before, scores = series_score.points, session.view().scores
        series_score = series_score_after(series_score, session)
        assert series_score.points == tuple(a + b for a, b in zip(before, scores, strict=True))
    assert series_score.over


def test_a_match_of_deals_is_won_at_its_end_and_ties_share_it() -> None:
    assert SeriesScore((90, 12), 1, deals=2).winners() == ()
    assert SeriesScore((90, 12), 2, deals=2).winners() == (0,)
    assert SeriesScore((50, 50), 2, deals=2).winners() == ()
    assert SeriesScore((50, 50), 2, deals=2).over


@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_deal_is_played_from_every_seat(tmp_path: Path, seats: int) -> None:
    """Everybody has every hand once: the seed stays, the seats go round."""
    who = ("human", "ai:student", "ai:nobel")[:seats]
    match = Match(finished("particle_builder", seats, {}, "exchange"), who)
    match.series_score = new_series_score(Form(exchanged=1), range(seats))
    first = Session(match.session.game, seats, match.session.options, "exchange")
    held: list[tuple[str, ...]] = []
    with Store.open(tmp_path) as store:
        for _ in range(seats):
            held.append(match.seats)
            fresh = next_match(store, match)
            assert fresh.series_score is not None
            if len(held) < seats:
                assert fresh.session.digest() == first.digest(), "the same cards, the same beginner"
                replayed = finished("particle_builder", seats, {}, "exchange")
                match = Match(replayed, fresh.seats, series_score=fresh.series_score)
    assert fresh.series_score is not None
    assert fresh.series_score.points == (0,) * seats, "over: the next match begins from nothing"
    assert fresh.session.seed != "exchange"
    for seat in range(seats):
        assert sorted(seated[seat] for seated in held) == sorted(who)


def test_restarting_in_the_second_half_keeps_the_deal(tmp_path: Path) -> None:
    session = Session(GAMES["particle_builder"], 2, {}, "half")
    match = Match(
        session, ("human", "human"), series_score=SeriesScore((9, 8), 1, deals=2, exchanged=1)
    )
    with Store.open(tmp_path) as store:
        match.kept = store.begin(match.record())
        assert next_match(store, match).session.seed == "half"


def test_two_teams_that_win_at_tutti_quantum_share_no_match() -> None:
    """Team-mates build one diagram (A7): what they added up is one result, not a tie."""
    series_score = new_series_score(
        Form(deals=2), GAMES["tutti_quantum"].info.teams(4, {"mode": 1})
    )
    for seed in ("one", "two"):
        session = finished("tutti_quantum", 4, {"mode": 1}, seed)
        series_score = series_score_after(series_score, session)
    points = series_score.by_seat()
    assert points[0] == points[2] != points[1] == points[3], "the seeds are no tie"
    best = (0, 2) if points[0] > points[1] else (1, 3)
    assert series_score.winners() == best
    assert replace(series_score, shift=1).winners() == tuple(
        sorted((seat - 1) % 4 for seat in best)
    )
    assert series_score.verdict([best[0]]) is Verdict.WON
    assert series_score.verdict([1 - best[0] % 2]) is Verdict.LOST


def test_the_team_that_lost_begins_the_next_game() -> None:
    session = finished("tutti_quantum", 4, {"mode": 1}, "one")
    returns = session.returns()
    _, _, options = next_round(SeriesScore((0,) * 4), ("human",) * 4, session.options, session)
    assert options["starts"] == (1 if returns[0] < returns[1] else 2)
    Session(session.game, 4, options, "next")


@pytest.mark.parametrize("mode", [0, 1])
def test_the_points_of_several_duels_are_added(mode: int) -> None:
    """Tutti Quantum counts rounds like Particle Builder: the same forms, the same machinery."""
    descriptors = [DESCRIPTORS[game].series.forms for game in ("tutti_quantum", "particle_builder")]
    assert descriptors[0] == descriptors[1] != ()
    session = finished("tutti_quantum", 4, {"mode": mode}, "points")
    lines = DESCRIPTORS["tutti_quantum"].table.result(session.view())
    assert points_by_seat(session) == lines[-1].scores


def test_a_sitting_from_before_matches_of_deals_is_read() -> None:
    assert parse_series_score("[[1, 2], 3, 5, 1]", 2) == SeriesScore((1, 2), 3, 5, 1)
    series_score = SeriesScore((41, 38), 1, shift=1, deals=2, exchanged=1)
    assert parse_series_score("[[41, 38], 1, 0, 1, 2, 1]", 2) == series_score
    assert parse_series_score(series_score.text(), 2) == series_score
    listed = replace(series_score, teams=(0, 1), ids=(7,), moves=34)
    assert parse_series_score(listed.text(), 2) == listed
    for damaged in ("[0]", "[0, 1, 0]"):
        assert parse_series_score(f"[[1, 2], 3, 5, 1, 2, 0, {damaged}, [], 0]", 2) is None
