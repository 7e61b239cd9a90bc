"""The browser edition: built, as heavy as it may be, playing as here, at work in a browser."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / ".ci" / "web"
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not (shutil.which("node") and shutil.which("npm")), reason="needs node"),
]


def web(*arguments: str | Path) -> str:
    """What the command says. Raises AssertionError with it where it failed."""
    done = subprocess.run(
        [WEB, *arguments], capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("web") / "site"
    web(folder)
    return folder


def test_the_site_is_whole_and_names_no_other_address(site: Path) -> None:
    files = json.loads((site / "files.json").read_text(encoding="utf-8"))["files"]
    assert {"index.html", "games.html", "sw.js", "arcade.pack.gz"} <= files.keys()
    for path in [*site.glob("*.html"), *site.glob("*.mjs"), *site.glob("*.js")]:
        assert "://" not in path.read_text(encoding="utf-8"), path.name


def test_the_same_seeds_give_the_same_games_moves_and_pictures_under_pyodide() -> None:
    said = web("tests", "same")
    assert "15 games" in said
    assert "40 pictures" in said


def test_the_tests_hold_under_pyodide() -> None:
    """All of them, one node after another: see `PORTIONS` in .ci/web.d/suite.py."""
    web("tests", "--tb=short")


@pytest.mark.skipif(not Path("/usr/bin/chromium").exists(), reason="needs Chromium")
def test_the_site_is_played_in_a_browser(site: Path) -> None:
    web("try", site, "chromium")
