"""Strengths between the levels: what they play, and what a rating is made from."""

from __future__ import annotations

from pathlib import Path

import pytest

from ai.levels import LEVELS, STRONGEST, bot_seed, is_level, played_as
from ai.strength import StrengthScale

pytest.importorskip("scipy")
import itertools

from ai.lab import arena
from ai.lab.calibration import GRID, PairResult, adopt, fitted, known_before, result_of


def share(level: str, name: str) -> float:
    seeds = [bot_seed("game", 1, number) for number in range(2000)]
    return sum(played_as(level, seed) == name for seed in seeds) / len(seeds)


def test_a_strength_mixes_its_two_neighbours() -> None:
    assert share("fit130", "student") == pytest.approx(0.7, abs=0.04)
    assert share("fit130", "researcher") == pytest.approx(0.3, abs=0.04)


def test_whole_steps_are_the_levels() -> None:
    for step, name in enumerate(LEVELS):
        assert share(f"fit{100 * step}", name) == 1.0
        assert played_as(name, "any") == name


def test_names_of_strengths_end_with_the_strongest() -> None:
    assert is_level(f"fit{STRONGEST}")
    assert not is_level(f"fit{STRONGEST + 1}")
    assert not is_level("fit")
    assert not is_level("random")


def test_a_strength_takes_a_seat_in_the_arena() -> None:
    assert arena.MEASURED.fullmatch("fit50")


def test_ratings_follow_the_results() -> None:
    """Each strength wins three of four games against the one below: 191 points a step."""
    results = [
        PairResult(high, low, (1, 1), score)
        for low, high in itertools.pairwise(GRID)
        for score in [1.0, 1.0, 1.0, 0.0] * 100
    ]
    ratings = fitted(results, {100 * n: (382.0 * (n - 1), 200.0) for n in range(4)})
    steps = [b - a for a, b in itertools.pairwise(ratings)]
    assert steps == pytest.approx([191] * len(steps), abs=12)


def test_without_games_the_ladder_speaks_and_never_falls() -> None:
    ratings = fitted(
        [], {0: (-200.0, 40.0), 100: (0.0, 40.0), 200: (90.0, 40.0), 300: (60.0, 40.0)}
    )
    assert ratings == sorted(ratings)
    assert ratings[0] == pytest.approx(-200, abs=1)


def test_the_ladder_is_read_from_its_page() -> None:
    known = known_before("bigebang", 2)
    assert set(known) == {0, 100, 200, 300}
    assert known[0][0] < known[100][0] < known[200][0]
    assert len(known_before("u_know_feynman", 4)) == 4


def test_a_win_at_a_table_of_three_is_told_with_its_seats() -> None:
    line = {"seats": ["ai:fit100", "ai:fit50", "ai:fit50"], "returns": [-0.5, 1.0, -0.5]}
    assert result_of(line) == PairResult(100, 50, (1, 2), 0.0)


def test_a_curve_answers_both_ways() -> None:
    curve = StrengthScale(((0, -200.0), (100, 0.0), (200, 100.0), (300, 100.0)))
    assert curve.rating(150) == 50.0
    assert curve.strength_for(50.0, 0.5) == 150
    assert curve.strength_for(-900.0, 0.5) == 0
    assert curve.strength_for(900.0, 0.5) == 200, "the weakest of those that are equal"


def test_ratings_are_adopted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ai.lab.calibration.TABLES", tmp_path)
    file = adopt("bigebang", 2, [float(n) for n in GRID], 12, 3.0)
    assert file.parent == tmp_path
    assert '"games": 12' in file.read_text("utf-8")
