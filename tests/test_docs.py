"""Commands of the guides are safe to type, and the files they point at are there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from game.core.shares import counted_share
from game.rules.particle_panic.options import LADDER
from game.tables.particle_panic.wording import WITH_DUTY, WON
from tests.some import some

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


def test_every_link_leads_somewhere() -> None:
    links = [
        (page, target)
        for page in PAGES
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    ]
    for page, target in some(links):
        assert (page.parent / target).exists(), (page.name, target)


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


def test_the_readme_welcomes_and_leaves_tests_to_the_promises() -> None:
    """Two commands, a picture, no path of a test and no address to fill in."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    first = "\n".join(text.splitlines()[:25])
    assert "![" in first
    assert "git clone" in first
    assert "python3 main.py " in first
    assert "python3 main.py test" in first
    assert re.findall(r"\btests/|git\+|\bURL\b", text) == []
    assert "](docs/promises.md)" in text


def test_the_threat_model_names_gates_that_are_there() -> None:
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    for gate in some(re.findall(r"`(tests/[^` ]+)", text)):
        assert (ROOT / gate).exists(), gate


def test_the_odds_of_nobels_crews_are_those_that_the_set_up_screen_tells() -> None:
    """Two tables of docs/opponents.md, without Detector duty and with it: a row for each step, a
    column for each crew."""
    page = (ROOT / "docs" / "opponents.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines()]
    for ladder in some(range(len(LADDER))):
        crews = [(0, 1), (0, 2), (0, 3), (0, 4), (1, 3), (1, 4)]
        shown = [row for row in rows if row[0] == f"{ladder}"]
        for games, row in zip((WON, WITH_DUTY), shown, strict=True):
            for (easing, seats), cell in zip(crews, row[2:], strict=True):
                counted = games.get((ladder, easing, seats))
                if counted is None:
                    assert cell == "–"
                    continue
                share, low, high = (100 * part for part in counted_share(*counted))
                assert cell == f"{share:.0f} % ({low:.0f}–{high:.0f}), {counted[1]}"


def test_the_architecture_page_lists_the_layers_of_the_contract() -> None:
    """The table has one row for each layer of pyproject.toml, in the same order."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = [row.split("|")[1] for row in page.splitlines() if row.startswith("| `")]
    shown = [
        re.findall(r"`(?:game/)?(\w+)(?:\.py)?`", row)
        for row in rows
        if row.strip() != "`ai`, `tutorial`"
    ]
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (layers,) = [
        contract["layers"]
        for contract in contracts["tool"]["importlinter"]["contracts"]
        if contract.get("containers") == ["game"]
    ]
    assert shown[: len(layers)] == [layer.split(" : ") for layer in layers]


@pytest.mark.parametrize(
    "page", sorted((ROOT / "docs" / "experiments").glob("[a-z]*.md")), ids=lambda page: page.stem
)
def test_an_experiment_has_question_method_result_and_conclusion(page: Path) -> None:
    headings = re.findall(r"^## (.+)$", page.read_text(encoding="utf-8"), re.M)
    assert headings == ["Question", "Method", "Result", "Conclusion"]
    assert f"({page.name})" in page.with_name("README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "page", sorted((ROOT / "docs").glob("[a-z]*.md")), ids=lambda page: page.stem
)
def test_a_guide_is_in_the_list_for_its_readers(page: Path) -> None:
    assert f"({page.name})" in page.with_name("README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "page", [*PAGES, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"], ids=lambda page: page.name
)
def test_guides_use_everyday_words(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert re.findall(r"\b(?:anew|shall|thus|hence|whoever|elder)\b", text, re.IGNORECASE) == []
