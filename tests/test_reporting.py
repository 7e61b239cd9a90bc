"""The first and the last lines of a test run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.reporting import first_line

ROOT = Path(__file__).parents[1]
CONFTEST = """
import sys

sys.path.insert(0, {root!r})
from tests.reporting import register as pytest_configure
"""


@pytest.mark.parametrize(
    ("tests", "processes", "words"),
    [
        (8000, 2, "8000 tests in 2 processes: about 4 min"),
        (40, 1, "40 tests in one process: less than a minute"),
    ],
)
def test_the_first_line_says_what_runs(tests: int, processes: int, words: str) -> None:
    assert words in first_line(tests, processes)


@pytest.mark.parametrize("processes", ["0", pytest.param("2", marks=pytest.mark.long)])
def test_a_failure_is_followed_by_what_to_do(tmp_path: Path, processes: str) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST.format(root=str(ROOT)), "utf-8")
    (tmp_path / "test_sum.py").write_text(
        "def test_right(): assert 1 + 1 == 2\ndef test_wrong(): assert 1 + 1 == 3\n", "utf-8"
    )
    # A stray setup.py in the folder for temporary files would be taken for the root.
    command = [sys.executable, "-m", "pytest", "-n", processes, f"--rootdir={tmp_path}"]
    # Inside a process of xdist the lines are left to the process that started it.
    environ = {name: value for name, value in os.environ.items() if "XDIST" not in name}
    run = subprocess.run(
        command, env=environ, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert run.stdout.count("Running 2 tests in") == 1, run.stdout
    assert "main.py test 'test_sum.py::test_wrong' --pdb" in run.stdout
