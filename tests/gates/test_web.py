"""The browser edition: built, as heavy as it may be, playing as here, at work in a browser."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / ".ci" / "web"
PROGRAMS = {"chromium": "/usr/bin/chromium", "firefox": "/usr/bin/firefox-esr"}
BROWSERS = [
    pytest.param(
        name, marks=pytest.mark.skipif(not Path(path).exists(), reason=f"needs {path}"), id=name
    )
    for name, path in PROGRAMS.items()
]
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not (shutil.which("node") and shutil.which("npm")), reason="needs node"),
]


def web(*arguments: str | Path) -> str:
    """The output of the command. Raises AssertionError with it if it failed."""
    done = subprocess.run(
        [WEB, *arguments], capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    lines = done.stdout.splitlines()
    wrong = [line for line in lines if re.match(r"FAILED|ERROR|\s*✖", line)]
    assert done.returncode == 0, "\n".join([*wrong, *lines[-40:], done.stderr[-4000:]])
    return done.stdout


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("web") / "site"
    web(folder)
    return folder


def test_the_site_is_whole_and_names_no_other_address(site: Path) -> None:
    files = json.loads((site / "files.json").read_text(encoding="utf-8"))["files"]
    assert {"index.html", "games.html", "sw.js", "arcade.pack.gz"} <= files.keys()
    for path in [*site.glob("*.html"), *site.glob("*.js")]:
        assert "://" not in path.read_text(encoding="utf-8"), path.name


def test_the_same_seeds_give_the_same_games_and_the_tests_hold_under_pyodide() -> None:
    """All of them, one node after another: see `PORTIONS` in .ci/web.d/suite.py."""
    output = web("tests")
    assert "15 games" in output
    assert "40 pictures" in output
    assert re.search(r"^(\d+) of \1 portions: \d{4,} passed, 0 failed, 0 errors$", output, re.M)


@pytest.mark.parametrize("browser", BROWSERS)
def test_the_site_is_played_in_a_browser(site: Path, browser: str) -> None:
    """Every check; each of the five games by one of the means."""
    web("try", site, browser)


@pytest.mark.parametrize("means", ["mouse", "touch", "keys"])
def test_all_games_are_played_by_one_of_the_means(site: Path, means: str) -> None:
    """In the first browser that is there."""
    browser = next((name for name, path in PROGRAMS.items() if Path(path).exists()), None)
    if browser is None:
        pytest.skip("needs a browser")
    web("try", site, browser, means, "games")
