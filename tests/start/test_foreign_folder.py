"""A foreign folder as the current one: no process imports anything from it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.gates.watch import ROOT

PLANTED = (
    *("json", "multiprocessing", "platformdirs", "random", "signal", "socket", "sqlite3", "struct"),
    *("game", "ai", "pip", "venv", "sitecustomize", "usercustomize"),
)
"""Modules that the arcade, its thinking processes or its installer need."""


@pytest.fixture
def foreign(tmp_path: Path) -> Path:
    """A folder with modules that note that they were imported."""
    folder = tmp_path / "from somebody"
    folder.mkdir()
    note = "open(__file__ + '.ran', 'w').close()\nraise ImportError('planted')\n"
    for name in PLANTED:
        (folder / f"{name}.py").write_text(note)
    return folder


def test_thinking_processes_import_nothing_from_there(foreign: Path, tmp_path: Path) -> None:
    arguments = [
        "soak",
        "--autoplay",
        "0.02",
        "--size",
        "640x360",
        "--data-dir",
        str(tmp_path / "d"),
    ]
    completed = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), *arguments],
        cwd=foreign,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert list(foreign.glob("*.ran")) == []
    assert completed.returncode == 0, completed.stderr[-800:]
    assert '"ai_faults": 0' in completed.stdout


def test_nor_do_the_tools_of_a_first_start(foreign: Path) -> None:
    """They are started by `-m`, which looks in the current folder first if nothing forbids it."""
    script = (
        "import runpy, subprocess, sys\n"
        f"sys.argv = [{str(ROOT / 'main.py')!r}, '--version']\n"
        "try:\n"
        "    runpy.run_path(sys.argv[0], run_name='__main__')\n"
        "except SystemExit:\n"
        "    pass\n"
        "subprocess.run([sys.executable, '-m', 'venv', '--help'], capture_output=True)\n"
    )
    (foreign.parent / "first.py").write_text(script)
    subprocess.run([sys.executable, str(foreign.parent / "first.py")], cwd=foreign, check=True)
    assert list(foreign.glob("*.ran")) == []
