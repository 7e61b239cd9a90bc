"""The first and the last lines of a test run, for a person who runs it for the first time."""

from __future__ import annotations

import os
from typing import Any

import pytest

SECONDS_A_TEST = 0.06
"""Time of one core for one test of the default set, on average: ``main.py test --durations=0``."""


def first_line(tests: int, processes: int) -> str:
    """The sentence that says what runs and how long it takes."""
    minutes = round(tests * SECONDS_A_TEST / processes / 60)
    time = f"about {minutes} min" if minutes else "less than a minute"
    where = f"{processes} processes" if processes > 1 else "one process"
    return f"Running {tests} tests in {where}: {time} on a quiet computer."


class Reporting:
    """Plug-in that writes the lines; in the process that starts the others only."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.told = False

    def tell(self, tests: int, processes: int) -> None:
        """Write the first line once the tests are counted."""
        terminal = self.config.pluginmanager.get_plugin("terminalreporter")
        if terminal is None or self.told or tests < 2:
            return
        self.told = True
        terminal.ensure_newline()
        terminal.write_line(first_line(tests, processes))

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Tests that run in this process are counted."""
        if session.items:
            self.tell(len(session.items), 1)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: Any, ids: list[str]) -> None:
        """A process has counted the tests; all have the same."""
        self.tell(len(ids), len(node.nodemanager.specs))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what to do about a failure."""
        failed = [report.nodeid for report in terminalreporter.stats.get("failed", [])]
        if not failed:
            return
        terminalreporter.section("what to do")
        terminalreporter.write_line(
            f"{len(failed)} failed. Run one again, alone and with a debugger:\n"
            f"  python3 main.py test '{failed[0]}' --pdb\n"
            "If you changed nothing, please report it with the text above: CONTRIBUTING.md."
        )


def register(config: pytest.Config) -> None:
    """Add the plug-in, but not in the processes that only run tests."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        config.pluginmanager.register(Reporting(config), "quarkade-reporting")
