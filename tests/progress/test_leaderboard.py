"""The boards: ranked by what was done, named by two words, one line a game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date
from pathlib import Path

import pytest

from game.core.rng import Rng
from game.games import DESCRIPTORS, GAMES
from game.games.descriptor import Form
from game.match.match import AI, HUMAN, Match, new_match
from game.progress.leaderboard import (
    FIRST,
    KEPT,
    SECOND,
    BoardEntry,
    best_person,
    board,
    enter,
    entered,
    forget_old_results,
    points_of,
    ranks,
    result_of,
)
from game.store import Store
from tests.match.whole import deals

TODAY = "2026-11-26"
LINE = BoardEntry(2, 1, 10, 20, "photon", "comet", TODAY, 1)


def over(
    game: str,
    seed: str = "results",
    seats: tuple[str, ...] = (HUMAN, AI + "nobel"),
    options: Mapping[str, int] | None = None,
) -> Match:
    match = new_match(game, seats, options or {}, seed)
    rng = Rng(seed, "moves")
    while match.session.to_move() is not None:
        match.session.play(rng.pick(match.session.legal_moves()))
    match.kept = 7
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_figures_for_a_board(game: str) -> None:
    figures = set()
    for i in range(8):
        match = over(game, f"seed {i}")
        result = result_of(match, "muon", "owl")
        returns = match.session.returns()
        if returns[0] < max(returns):
            assert result.won == 0
        assert result.moves == len(match.session.moves)
        assert result.level == 3
        figures.add(result.points)
    # A crew that moves at random hardly ever enters a code.
    assert len(figures) > 1 or game == "particle_panic"


def test_points_are_those_of_the_total() -> None:
    match = over("particle_builder")
    view = match.session.view(0)
    assert points_of(match, 0) == view.scores[0]
    assert points_of(match, 1) == view.scores[1]


def offers(game: str, options: dict[str, int]) -> bool:
    """True if a game has all these options, with these values among theirs."""
    theirs = GAMES[game].info.options
    return all(name in theirs and value in theirs[name].values for name, value in options.items())


KINDS = [
    (game, options)
    for game in GAMES
    for options in ({}, {"puzzle": 1}, {"mode": 1}, {"mode": 2})
    if offers(game, options)
]


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_the_scores_of_a_total_are_the_figures_that_are_shown(
    game: str, options: dict[str, int]
) -> None:
    info = GAMES[game].info
    count = 4 if 4 in info.seats else info.seats[-1]
    match = over(game, "shown", (HUMAN,) * count, options)
    (total,) = (
        line for line in DESCRIPTORS[game].table.result(match.session.view(0)) if line.total
    )
    if info.puzzle_if is not None and options.get("puzzle"):
        assert total.scores == (), "a medal is no number"
        assert points_of(match, 0) == 0
        return
    texts = [str(dict(figure.args)["text"]) for figure in total.figures]
    assert [text.split(" / ")[0].replace("\u2212", "-") for text in texts] == [
        str(score) for score in total.scores
    ], "`scores` are the figures of the total as numbers"
    assert [points_of(match, seat) for seat in range(count)] == [
        total.scores[seat % len(total.scores)] for seat in range(count)
    ]


def test_among_people_the_best_counts() -> None:
    match = over("particle_builder", seats=(HUMAN, HUMAN))
    returns = match.session.returns()
    assert returns[best_person(match)] == max(returns)
    assert result_of(match, "muon", "owl").level == -1


def test_the_better_stand_above_and_ten_are_kept(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        for i in range(KEPT + 5):
            enter(store, "bigebang", LINE._replace(points=i, game_id=i))
        enter(store, "bigebang", LINE._replace(won=0, points=1000, game_id=99))
        enter(store, "bigebang", LINE._replace(level=3, points=1, game_id=50))
        lines = board(store, "bigebang")
        assert len(lines) == KEPT
        assert lines[0].game_id == 50, "a harder opponent comes before more points"
        assert [line.points for line in lines[1:]] == list(range(14, 5, -1))
        assert board(store, "tutti_quantum") == []


def test_a_game_is_entered_once(tmp_path: Path) -> None:
    match = over("particle_builder")
    with Store.open(tmp_path) as store:
        assert not entered(store, match)
        enter(store, match.id, result_of(match, "up", "fox"))
        assert entered(store, match)


@pytest.mark.parametrize("game", ["particle_builder", "tutti_quantum"])
def test_a_match_of_several_deals_is_one_line(tmp_path: Path, game: str) -> None:
    """The winner, the points and the moves; a deal in its midst has no line of its own."""
    with Store.open(tmp_path) as store:
        first, last = deals(store, game, Form(deals=2), (HUMAN, AI + "nobel"))
        assert not ranks(first)
        assert ranks(last)
        result = result_of(last, "muon", "owl")
        assert result.games == 2
        points = sum(points_of(match, 0) for match in (first, last))
        rival = sum(points_of(match, 1) for match in (first, last))
        assert result.points == points
        assert result.won == (2 if points > rival else 1 if points == rival else 0)
        assert result.moves == sum(len(match.session.moves) for match in (first, last))
        enter(store, game, result)
        assert entered(store, last)
        assert board(store, game) == [result]


def test_the_person_of_a_match_is_found_in_any_seat(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        first, last = deals(store, "particle_builder", Form(exchanged=1))
        assert first.people != last.people
        points = points_of(first, first.people[0]) + points_of(last, last.people[0])
        assert result_of(last, "muon", "owl").points == points


def test_many_deals_make_no_better_line_than_few() -> None:
    short = LINE._replace(points=30, moves=40)
    assert short.rank == short._replace(points=150, moves=200, games=5).rank
    assert short.rank > short._replace(points=140, moves=200, games=5).rank


def test_lines_from_before_matches_are_read(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.set_progress("board-bigebang", json.dumps([list(LINE)[:8]]))
        assert board(store, "bigebang") == [LINE]
        store.set_progress("board-bigebang", json.dumps([[*list(LINE)[:8], 0]]))
        assert board(store, "bigebang") == [], "a match of no games"


class StoppedClock(date):
    """Always the same day, also after midnight."""

    @classmethod
    def today(cls) -> StoppedClock:
        return cls.fromisoformat(TODAY)


def test_old_lines_go_and_those_of_today_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.progress.leaderboard.date", StoppedClock)
    with Store.open(tmp_path) as store:
        enter(store, "bigebang", LINE)
        enter(store, "bigebang", LINE._replace(day="2001-01-01", game_id=2))
        forget_old_results(store, tuple(GAMES))
        assert board(store, "bigebang") == [LINE]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[1]",
        "[[]]",
        "null",
        '[["a"]]',
        "[" * 40,
        '[[2,1,10,20,"x","comet","d",1]]',
        '[[2,1,10,20,"photon","<b>","d",1]]',
        '[[1e999,1,10,20,"photon","comet","d",1]]',
    ],
)
def test_what_makes_no_sense_is_left_out(tmp_path: Path, text: str) -> None:
    with Store.open(tmp_path) as store:
        store.set_progress("board-bigebang", text)
        assert board(store, "bigebang") == []
        enter(store, "bigebang", LINE)
        assert board(store, "bigebang") == [LINE]


def test_there_are_names_for_a_whole_school_class() -> None:
    assert len(set(FIRST)) * len(set(SECOND)) >= 100
