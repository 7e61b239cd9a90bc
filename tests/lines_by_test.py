"""Lines of the program by test, and the time of each: a plugin for `tests.mutation`.

``python -m coverage run --source game,ai,tutorial -m pytest -p tests.lines_by_test TESTS`` with
``QUARKADE_LINES`` set to a file writes ``{"lines": {FILE: {LINE: [TEST, ...]}}, "seconds": {TEST:
SECONDS}}`` there. The names of tests are those of pytest. Set-up counts as the test's own; what a
session shares counts for the first test that asks for it.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    import coverage

ROOT = Path(__file__).parents[1]

_seconds: dict[str, float] = {}


def _running() -> coverage.Coverage:
    import coverage

    current = coverage.Coverage.current()
    if current is None:
        raise pytest.UsageError("tests.lines_by_test needs `coverage run`")
    return current


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Count the lines that run from now on for this test."""
    _running().switch_context(item.nodeid)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add the time of set-up, test and end."""
    _seconds[report.nodeid] = _seconds.get(report.nodeid, 0.0) + report.duration


def pytest_sessionfinish() -> None:
    """Write the file."""
    running = _running()
    running.stop()
    data = running.get_data()
    lines = {
        Path(file).relative_to(ROOT).as_posix(): {
            line: [test for test in tests if test]
            for line, tests in data.contexts_by_lineno(file).items()
        }
        for file in data.measured_files()
    }
    Path(os.environ["QUARKADE_LINES"]).write_text(
        json.dumps({"lines": lines, "seconds": _seconds}), "utf-8"
    )
