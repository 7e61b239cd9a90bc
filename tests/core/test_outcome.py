"""Winners: ties, crews that win or lose as one, puzzles for one."""

from __future__ import annotations

import pytest

from game.core.contract import GameInfo
from game.core.rng import Rng
from game.core.session import AnySession, Outcome, Session, Verdict, outcome, outcome_of
from game.games import GAMES

WON, SHARED, LOST = Verdict.WON, Verdict.SHARED, Verdict.LOST


RIVALS = GameInfo("rivals", seats=range(1, 5), rules=1, bound=1)
CREW = GameInfo("crew", seats=range(1, 5), rules=1, bound=1, cooperative=True)
TEAMS = GameInfo("teams", seats=range(1, 5), rules=1, bound=1, teams=lambda *_: (0, 1, 0, 1))


def rivals(*returns: float) -> Outcome:
    return outcome(RIVALS, {}, returns)


def teams(*returns: float) -> Outcome:
    return outcome(TEAMS, {}, returns)


def finished(game: str, seats: int, options: dict[str, int], seed: str = "outcome") -> AnySession:
    session = Session(GAMES[game], seats, options, seed)
    rng = Rng(seed, "moves")
    while session.to_move() is not None:
        session.play(rng.pick(session.legal_moves()))
    return session


def test_the_highest_return_wins_and_all_others_lose() -> None:
    end = rivals(-0.5, 1.0, -0.5)
    assert end.leaders == end.winners == (1,)
    assert [end.verdict([seat]) for seat in range(3)] == [LOST, WON, LOST]


def test_equal_totals_share_the_win_and_the_rest_lose() -> None:
    """Particle Builder, ruling 17; leaders who tie at U-kNOw get 0, as in a draw of two."""
    end = rivals(0.0, -1.0, 0.0)
    assert end.leaders == end.winners == (0, 2)
    assert [end.verdict([seat]) for seat in range(3)] == [SHARED, LOST, SHARED]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_rivals_all_tie_nobody_has_won(seats: int) -> None:
    end = rivals(*[0.0] * seats)
    assert end.leaders == tuple(range(seats))
    assert end.winners == ()
    assert end.verdict([0]) is SHARED


def test_a_team_wins_as_one() -> None:
    """Tutti Quantum, A7: team-mates build one diagram, so their first place is no tie."""
    end = teams(-1.0, 1.0, -1.0, 1.0)
    assert not end.tied
    assert end.leaders == end.winners == (1, 3)
    assert [end.verdict([seat]) for seat in range(4)] == [LOST, WON, LOST, WON]
    assert end.verdict([0, 1]) is WON, "people on both sides: the best of them"


def test_two_teams_with_the_same_result_share_the_win() -> None:
    end = teams(0.0, 0.0, 0.0, 0.0)
    assert end.tied
    assert end.winners == ()
    assert end.verdict([2]) is SHARED


@pytest.mark.parametrize("seed", "abcdef")
def test_two_teams_build_two_diagrams_and_the_better_one_wins(seed: str) -> None:
    session = finished("tutti_quantum", 4, {"mode": 1}, seed)
    end = outcome_of(session)
    assert end.teams == (0, 1, 0, 1)
    better = (0, 2) if session.returns()[0] > session.returns()[1] else (1, 3)
    assert end.winners == (() if end.tied else better)
    assert end.verdict(better) is (SHARED if end.tied else WON)


def test_several_people_are_judged_by_the_best_of_them() -> None:
    end = rivals(-1.0, 1.0, -1.0)
    assert end.verdict([0, 1]) is WON
    assert end.verdict([0, 2]) is LOST
    assert rivals(0.0, 0.0, -1.0).verdict([2, 0]) is SHARED


def test_nobody_has_no_verdict() -> None:
    with pytest.raises(ValueError, match="empty"):
        rivals(1.0, -1.0).verdict([])


@pytest.mark.parametrize(
    ("value", "verdict", "winners"),
    [(1.0, WON, (0, 1)), (0.1, WON, (0, 1)), (0.0, LOST, ()), (-1.0, LOST, ())],
)
def test_a_crew_wins_or_loses_as_one(value: float, verdict: Verdict, winners: object) -> None:
    end = outcome(CREW, {}, (value, value))
    assert end.winners == winners
    assert end.verdict([0]) is end.verdict([1]) is verdict, "never a shared win"


def test_alone_a_return_above_nothing_is_a_win() -> None:
    assert rivals(0.2).winners == (0,)
    assert rivals(0.2).verdict([0]) is WON
    assert rivals(-0.2).winners == ()
    assert rivals(-0.2).verdict([0]) is LOST


@pytest.mark.parametrize(
    ("game", "options"),
    [
        *(("bigebang", {"puzzle": puzzle}) for puzzle in (1, 2, 3)),
        ("particle_panic", {}),
        ("tutti_quantum", {"mode": 2}),
    ],
)
def test_every_game_for_one_is_won_or_lost(game: str, options: dict[str, int]) -> None:
    session = finished(game, 1, options)
    end = outcome_of(session)
    assert end.together
    assert end.returns == session.returns()
    won = session.returns()[0] > 0
    assert end.verdict([0]) is (WON if won else LOST)
    assert end.winners == ((0,) if won else ())


def test_options_say_whether_all_play_together() -> None:
    assert not outcome_of(finished("tutti_quantum", 2, {"mode": 0})).together
    assert outcome_of(finished("tutti_quantum", 2, {"mode": 2})).together
    assert outcome_of(finished("bigebang", 2, {"puzzle": 1})).together
    assert not outcome_of(finished("bigebang", 2, {})).together
