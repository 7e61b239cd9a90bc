"""The best score of each puzzle, seed by seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.files.formats import LONGEST
from game.match.match import HUMAN, Match, new_match
from game.progress import leaderboard
from game.store import Store


def puzzle(number: int, seed: str, **options: int) -> Match:
    match = new_match("bigebang", (HUMAN,), {"puzzle": number, **options}, seed)
    match.session.play(match.session.legal_moves()[-1])
    return match


def test_the_best_score_of_a_seed_stays(tmp_path: Path) -> None:
    match = puzzle(1, "gluon-nova-spin-47")
    with Store.open(tmp_path) as store:
        assert leaderboard.best(store, match) is None
        assert leaderboard.keep(store, match, -20)
        assert not leaderboard.keep(store, match, -30)
        assert leaderboard.keep(store, match, -4)
        assert not leaderboard.keep(store, match, -4)
    with Store.open(tmp_path) as store:
        assert leaderboard.best(store, match) == -4


def test_another_seed_another_puzzle_and_other_options_are_other_scores(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        leaderboard.keep(store, puzzle(1, "one"), -7)
        assert leaderboard.best(store, puzzle(1, "two")) is None
        assert leaderboard.best(store, puzzle(3, "one")) is None
        assert leaderboard.best(store, puzzle(1, "one", small=1)) is None


def test_only_puzzles_have_a_score_and_only_solved_ones() -> None:
    assert leaderboard.score_of(puzzle(1, "light")) == -84
    assert leaderboard.score_of(puzzle(3, "life")) == 0
    assert leaderboard.score_of(puzzle(2, "touching")) is None
    assert leaderboard.score_of(new_match("bigebang", (HUMAN, HUMAN), {}, "duel")) is None
    assert leaderboard.score_of(new_match("u_know_feynman", (HUMAN, HUMAN), {}, "cards")) is None


def test_the_oldest_are_forgotten_and_one_played_again_is_young(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaderboard, "MOST", 3)
    with Store.open(tmp_path) as store:
        for seed in ("a", "b", "c", "a", "d"):
            leaderboard.keep(store, puzzle(1, seed), -9)
        scores = [leaderboard.best(store, puzzle(1, seed)) for seed in "abcd"]
    assert scores == [-9, None, -9, -9]


def test_the_longest_seeds_in_any_letters_fit(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        for number in range(60):
            seed = f"{number:03}".ljust(130, "\U0001f52c")
            assert leaderboard.keep(store, puzzle(1, seed), -number)
        assert leaderboard.best(store, puzzle(1, seed)) == -59, "the newest is among them"
        stored = store.progress(leaderboard.KEY)
        assert stored is not None
        assert 50_000 < len(stored) < LONGEST


def test_what_cannot_be_read_is_no_score(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        for text in ("", "no json", "[1]", '{"bigebang": "x"}'):
            store.set_progress(leaderboard.KEY, text)
            assert leaderboard.best(store, puzzle(1, "a")) is None
        assert leaderboard.keep(store, puzzle(1, "a"), -1)
