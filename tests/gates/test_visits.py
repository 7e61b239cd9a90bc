"""Days of visitors on a quick clock, and random input: nothing grows, sticks or gets out."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.store import Store
from game.store.check import check
from tests.gates import PIECE, sizes
from tests.inside import journal_of

pytestmark = pytest.mark.medium

ROOT = Path(__file__).parents[2]


def soak(folder: Path, *arguments: str) -> dict[str, Any]:
    """Run it; what it says in the end."""
    completed = subprocess.run(
        [
            sys.executable,
            "main.py",
            "soak",
            *arguments,
            "--size",
            "640x360",
            "--data-dir",
            str(folder),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert completed.returncode == 0, (completed.stdout[-800:], completed.stderr[-800:])
    report: dict[str, Any] = json.loads(completed.stdout.splitlines()[-1])
    return report


@sizes(6, 2000)
def test_visitors_come_and_go_and_leave_nothing(tmp_path: Path, count: int) -> None:
    report = soak(tmp_path, "--visits", str(count), "--seed", f"visits {PIECE}")
    print(report)
    assert report["late"] == 0
    assert report["errors"] == 0
    warm, end, most = report["warm"], report["end"], report["most"]
    assert most["threads"] <= 6
    assert most["children"] <= 5
    if count >= 100:  # below that everything is still warming up
        assert report["growth_mb"] < 20
        assert most["rss_mb"] < warm["rss_mb"] + 60, "nor does it swell for a while"
        assert end["children_mb"] < warm["children_mb"] + 60
        assert end["files"] <= warm["files"] + 2
        assert end["threads"] <= warm["threads"]
        assert end["children"] <= warm["children"] + 1
    with Store.open(tmp_path) as store:
        assert store.unfinished() == []
        assert set(journal_of(store).progress) <= {"kiosk-counters"} | {
            key for key in journal_of(store).progress if key.startswith("board-")
        }
    assert check(tmp_path).problems == ()
    assert not (tmp_path / "settings.toml").exists()


@pytest.mark.parametrize("where", ["--kiosk", "--text-size"])
@sizes(800, 500_000)
def test_random_input_breaks_nothing(tmp_path: Path, where: str, count: int) -> None:
    """A million in all: one half past the attendant, the other at home in the largest letters."""
    more = ("--kiosk",) if where == "--kiosk" else ("--text-size", "1.5")
    report = soak(tmp_path, "--events", str(count), "--seed", f"events {PIECE}", *more)
    print(report)
    assert report["errors"] == 0
    assert report["events"] >= count
    assert check(tmp_path).problems == ()
