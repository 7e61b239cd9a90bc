"""A sample of every format that is written beside games, as it was on its first day: still read.

Samples of stores and records are in ``released``. A new format adds a file; none is ever changed.
"""

from __future__ import annotations

import json
import shutil
from datetime import date
from pathlib import Path

import pytest

from game.kiosk.pins import tries
from game.kiosk.policy import load_policy
from game.progress import challenges, daily, earlier_quiz, learners, notebook
from game.progress.leaderboard import board
from game.settings.settings import FILE, load_settings
from game.store import Store

KEPT = Path(__file__).parent / "kept"


@pytest.mark.parametrize("file", sorted(KEPT.glob("settings-*.toml")), ids=lambda path: path.stem)
def test_settings(tmp_path: Path, file: Path) -> None:
    shutil.copy(file, tmp_path / FILE)
    settings, notice = load_settings(tmp_path)
    assert notice is None
    assert (settings.language, settings.text_size, settings.nickname) == ("fr", 1.25, "Ada")


@pytest.mark.parametrize("file", sorted(KEPT.glob("policy-*.toml")), ids=lambda path: path.stem)
def test_policies(file: Path) -> None:
    policy = load_policy(file)
    assert policy.idle.warn == 45
    assert policy.unfinished == "recover"


@pytest.mark.parametrize("file", sorted(KEPT.glob("learner-*.json")), ids=lambda path: path.stem)
def test_learners(tmp_path: Path, file: Path) -> None:
    with Store.open(tmp_path) as store:
        store.set_progress(f"{learners.PREFIX}sample", file.read_text(encoding="utf-8"))
        [who], left_out = learners.learners(store)
        assert left_out == 0
        assert (who.group, who.code) == ("7b", "up photon tau up")
        assert [(each.moment, each.form, each.score) for each in who.rounds] == [
            ("before", "b", 3),
            ("after", "a", 6),
        ]
        assert [(each.law, each.day, each.times) for each in who.due] == [
            ("family_kept", "2026-02-01", 0),
            ("sum_before_after", "2026-02-08", 1),
        ]


@pytest.mark.parametrize("file", sorted(KEPT.glob("progress-*.json")), ids=lambda path: path.stem)
def test_progress(tmp_path: Path, file: Path) -> None:
    values = json.loads(file.read_text(encoding="utf-8"))
    with Store.open(tmp_path) as store:
        for key, value in values.items():
            store.set_progress(key, value)
    with Store.open(tmp_path) as store:
        assert len(board(store, "bigebang")) == 2
        assert len(earlier_quiz.outcomes(store)) == 1
        assert tries(store.progress("staff-door")) == 3


@pytest.mark.parametrize("file", sorted(KEPT.glob("challenges-*.json")), ids=lambda path: path.stem)
def test_challenges(tmp_path: Path, file: Path) -> None:
    with Store.open(tmp_path) as store:
        store.set_progress(f"{challenges.PREFIX}bigebang", file.read_text(encoding="utf-8"))
        days = {"win": "2026-11-22", "carbon": "2026-11-23"}
        assert challenges.met(store, "bigebang") == days


@pytest.mark.parametrize("file", sorted(KEPT.glob("notebook-*.json")), ids=lambda path: path.stem)
def test_notebooks(tmp_path: Path, file: Path) -> None:
    with Store.open(tmp_path) as store:
        store.set_progress(notebook.KEY, file.read_text(encoding="utf-8"))
        filled = {
            place.entry.key
            for page in notebook.pages(store)
            for place in page.places
            if place.filled
        }
        assert filled == {"particle:up", "vertex:qqp"}


@pytest.mark.parametrize("file", sorted(KEPT.glob("daily-*.json")), ids=lambda path: path.stem)
def test_days(tmp_path: Path, file: Path) -> None:
    with Store.open(tmp_path) as store:
        store.set_progress(daily.KEY, file.read_text(encoding="utf-8"))
        assert daily.solved(store).run(date(2026, 11, 22)) == 2
