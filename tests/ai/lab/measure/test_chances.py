"""Chances that are told: binned, fitted on rising lines, and adopted by crew and rung."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from ai.evaluators.particle_panic.worth import SURE, calibrated_by, own_row, row_in_use
from ai.lab.chances import particle_panic as chances
from ai.lab.chances.particle_panic import ToldGame, bins, error, fitted, worst
from game.core.rng import Rng
from game.rules.particle_panic.options import setting_of

LOGISTIC = (1.0, 0.0)


def games(number: int, saved: float) -> list[ToldGame]:
    """Games of which a share is saved, whatever the log-odds of their turns say."""
    rng = Rng("games", "chances")
    return [
        ToldGame([6 * rng.random() - 3 for _ in range(10)], rng.random() < saved)
        for _ in range(number)
    ]


def test_a_bin_tells_its_mean_and_its_share() -> None:
    found = bins([ToldGame([0.0, 0.0], won=True), ToldGame([0.0], won=False)], LOGISTIC)
    assert [(one.told, one.turns, one.games) for one in found] == [(0.5, 3, 2)]
    assert found[0].saved == pytest.approx(2 / 3)


def test_a_fitted_line_rises_and_tells_what_came() -> None:
    row = fitted(games(400, 0.8))
    told = [calibrated_by(row, odds / 4) for odds in range(-16, 17)]
    assert told == sorted(told)
    held = games(401, 0.8)[1:]
    assert worst(bins(held, row)) < 0.1 < worst(bins(held, LOGISTIC))
    assert error(held, row) < error(held, LOGISTIC)


def test_a_line_runs_straight_between_its_points_and_level_above() -> None:
    row = [-1.0, 0.2, 1.0, 0.6]
    assert calibrated_by(row, 0.0) == pytest.approx(0.4)
    assert calibrated_by(row, 5.0) == 0.6
    assert calibrated_by(row, SURE) == pytest.approx(1.0)


def test_below_its_points_a_line_falls_to_nothing() -> None:
    row = [-1.0, 0.2, 1.0, 0.6]
    told = [calibrated_by(row, odds) for odds in (-20.0, -5.0, -2.0, -1.01, -1.0)]
    assert told == sorted(told)
    assert told[0] < 0.001
    assert told[-2] == pytest.approx(told[-1], abs=0.01)


def test_a_crew_without_a_row_of_its_own_has_that_of_its_size() -> None:
    assert len(row_in_use(setting_of(3, 1, 0))) > 2
    lonely = setting_of(3, 5, 0)
    assert own_row(lonely) == "3/5/0"
    assert len(row_in_use(lonely)) == 2


def test_games_are_kept_and_played_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = tmp_path / "chances.jsonl"
    arguments = ["chances", "--players", "3", "--option", "ladder=1", "--level", "student"]
    monkeypatch.setattr(sys, "argv", [*arguments, "--games", "4", "--lines", str(lines)])
    chances.main()
    first = lines.read_text("utf-8")
    assert len(first.splitlines()) == 4
    assert json.loads(first.splitlines()[0])["table"] == "3/1/0"
    chances.main()
    assert lines.read_text("utf-8") == first
    assert "largest gap" in capsys.readouterr().out


def test_a_row_is_adopted_into_the_table_that_the_evaluator_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_use = chances.FOLDER / f"{chances.TABLE}.json"
    assert in_use.is_file()
    rows = json.loads(in_use.read_text("utf-8"))["numbers"]
    monkeypatch.setattr(chances, "FOLDER", tmp_path)
    written = chances.adopt("4/5/1", (-1.0, 0.25, 1.0, 0.75), 7, "by hand")
    after = json.loads(written.read_text("utf-8"))
    assert after["numbers"] == {**rows, "4/5/1": [-1.0, 0.25, 1.0, 0.75]}
    assert after["provenance"]["4/5/1"] == {"command": "by hand", "games": 7}
