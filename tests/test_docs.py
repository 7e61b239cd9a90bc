"""What the guides tell people to type is safe to type, and what they point at is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.core.shares import counted_share
from game.rules.particle_panic.options import LADDER
from game.tables.particle_panic.odds import WON

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "SECURITY.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_scheduler_never_listens_to_everybody(page: Path) -> None:
    """It runs whatever it is sent: only this machine, or only those with a certificate."""
    text = page.read_text(encoding="utf-8")
    for line in re.findall(r".*\bdask (?:scheduler|worker)\b.*", text):
        if "--nworkers" in line or "--no-dashboard" in line:
            local = "--host 127.0.0.1" in line
            assert local or "tls" in line, line
    if "dask scheduler" in text:
        assert "DASK_DISTRIBUTED__COMM__REQUIRE_ENCRYPTION=true" in text


def test_a_guide_says_how_a_cluster_is_started() -> None:
    """So that the law above has something to look at."""
    assert any("dask scheduler" in page.read_text(encoding="utf-8") for page in PAGES)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (page.parent / target).exists(), target


def promises() -> list[list[str]]:
    """Promise, gates, and at which size they were last run."""
    text = (ROOT / "docs" / "promises.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ")][1:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def test_every_promise_names_a_gate_that_is_there_and_its_last_run() -> None:
    assert len(promises()) > 15
    for promise, gates, ran in promises():
        names = re.findall(r"`(tests/[^` ]+)", gates)
        assert names, promise
        assert ran, promise
        for name in names:
            assert (ROOT / name).exists(), name
        # What runs on every change needs no date; a gate of a release does.
        assert ran != "-" or not any("tests/gates" in name for name in names), promise


def test_the_readme_names_gates_that_hold_a_promise() -> None:
    held = " ".join(gates for _, gates, _ in promises())
    named = re.findall(r"`(tests/[^` ]+\.py)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert len(named) > 3
    for gate in named:
        assert f"`{gate}" in held, gate


def test_the_threat_model_names_gates_that_are_there() -> None:
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    for gate in re.findall(r"`(tests/[^` ]+)", text):
        assert (ROOT / gate).exists(), gate


def test_the_odds_of_nobels_crews_are_those_that_the_set_up_screen_tells() -> None:
    """The table of docs/opponents.md: a row for each step, a column for each crew."""
    page = (ROOT / "docs" / "opponents.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines()]
    for ladder in range(len(LADDER)):
        (row,) = [row for row in rows if row[0] == f"{ladder}"]
        crews = [(0, 1), (0, 2), (0, 3), (0, 4), (1, 3), (1, 4)]
        for (easing, seats), cell in zip(crews, row[2:], strict=True):
            counted = WON.get((ladder, easing, seats))
            if counted is None:
                assert cell == "–"
                continue
            share, low, high = (100 * part for part in counted_share(*counted))
            assert cell == f"{share:.0f} % ({low:.0f}–{high:.0f}), {counted[1]}"
