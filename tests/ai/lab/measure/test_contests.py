"""Contests of a ladder: tables of two to four, teams, and crews that win or lose together."""

from __future__ import annotations

from ai.lab import ladder
from ai.lab.ladder import Contest, LadderRung, contests
from game.games import GAMES


def test_every_game_of_the_house_has_its_contests() -> None:
    all_contests = contests(GAMES.values())
    assert {contest.game for contest in all_contests} == {*GAMES}
    for contest in contests(GAMES.values(), everything=True):
        assert ladder.jobs_of(LadderRung(contest, "student", "visitor"), 1)
    assert Contest("bigebang", 2) in all_contests
    assert Contest("bigebang", 1, (("puzzle", 1),)) in all_contests


def test_tables_of_two_three_and_four_are_played_and_larger_ones_where_they_are_asked_for() -> None:
    game = GAMES["u_know_feynman"]
    assert [contest.seats for contest in contests([game])] == [2, 3, 4]
    assert [one.seats for one in contests([game], everything=True)] == [2, 3, 4, 5, 6]


def test_two_teams_of_two_are_a_contest() -> None:
    teams = [one for one in contests([GAMES["tutti_quantum"]]) if ("mode", 1) in one.options]
    assert teams == [Contest("tutti_quantum", 4, (("mode", 1),))]


def test_who_wins_together_plays_what_a_set_up_screen_suggests() -> None:
    crews = contests([GAMES["particle_panic"]])
    suggested = GAMES["particle_panic"].info.suggested
    assert [crew.seats for crew in crews] == [2, 3, 4]
    assert all(dict(crew.options) == suggested for crew in crews)
    (together,) = [one for one in contests([GAMES["tutti_quantum"]]) if ("mode", 2) in one.options]
    assert dict(together.options) == {"mode": 2, "opening": 1}, "who begins is agreed on there"
