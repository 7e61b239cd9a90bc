"""A pytest plugin for Pyodide: what needs something that a page has not is skipped, with words."""

from __future__ import annotations

import gc
import json
import os
import re
import sys
import time
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

MISSING = {
    "numpy": "numpy, which pages do without",
    "resource": "limits of processes",
    "_multiprocessing": "processes",
    "_posixsubprocess": "processes",
    "distributed": "a cluster",
    "tqdm": "a terminal",
}
"""Modules that are not there, and what is missing with them."""
WORDS = {
    **{rf"No module named '{name}\b": what for name, what in MISSING.items()},
    "can't start new thread": "threads",
    "does not support processes": "processes",
    "mkfifo": "named pipes",
    "Function not implemented|is unsupported on this system": "a call of the system",
}
"""The errors of Python for a missing module, as patterns."""


FILES = 1000
"""Open files after which garbage is collected: an open font is one, and there may be 4096.

Tests let go of whole arcades with their fonts and pictures; Python counts those as few things.
"""
COUNTS = Path("/compiled/counts.jsonl")
"""The file in which each node leaves its counts."""

PAGE: Any = SimpleNamespace(full=lambda on: None, is_full=lambda: False, keep=lambda: None)
"""As much of a page as tests need that are not about pages."""


class Finder:
    """Finds modules in folders, but for those that no page has: the computer's lie beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """As every finder of the import system."""
        hidden = name.split(".", maxsplit=1)[0] in MISSING
        return None if hidden else PathFinder.find_spec(name, path, target)

    find_distributions = staticmethod(PathFinder.find_distributions)


def dress() -> None:
    """Make this Python a page: its modules and its files."""
    sys.meta_path[sys.meta_path.index(PathFinder)] = Finder()
    # There is but one thread: its time is that of the process.
    time.thread_time = time.process_time
    from game.web import gaps

    gaps.fill(PAGE)


def keep(*, at_once: bool) -> None:
    """Have stores keep as in a page, or with a thread."""
    from game.store import Store
    from game.store.writer import Writer
    from game.web.keeping import writer_for

    writer = writer_for(PAGE) if at_once else Writer
    Store.open.__func__.__defaults__ = (writer,)  # type: ignore[attr-defined]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Know the option of pytest-timeout, which needs signals or threads and is not loaded."""
    parser.addini("timeout", "Seconds of a test; without effect here.")


def pytest_configure(config: pytest.Config) -> None:
    """Know its mark, too; and no test of many inputs has to be as fast as on a computer."""
    from hypothesis import settings

    settings.register_profile("page", deadline=None)
    settings.load_profile("page")
    config.addinivalue_line("markers", "timeout(seconds): without effect here")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """The tests of the store itself are about its thread; all others meet the store of a page."""
    keep(at_once=item.path.parent.name != "store")


def missing(text: str) -> str | None:
    """The thing that a page does not have, if an error speaks of one."""
    return next((what for words, what in WORDS.items() if re.search(words, text)), None)


def _skip(error: Exception) -> None:
    what = missing(str(error))
    if what:
        raise pytest.skip.Exception(f"needs {what}") from error


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    """A test that asked for threads or processes was no failure."""
    try:
        yield
    except Exception as error:
        _skip(error)
        raise


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup() -> Iterator[object]:
    """The same for what a test is set up with."""
    try:
        return (yield)
    except Exception as error:
        _skip(error)
        raise


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Iterator[pytest.CollectReport]:
    """The same for a module of tests."""
    report: pytest.CollectReport = yield
    what = missing(str(report.longrepr)) if report.failed else None
    if what:
        report.outcome = "skipped"
        report.longrepr = (str(collector.path), 1, f"Skipped: needs {what}")
    return report


def pytest_runtest_teardown() -> None:
    """Let go of what the tests before have left, before there is too much of it."""
    next_file = os.open(os.devnull, os.O_RDONLY)
    os.close(next_file)
    if next_file > FILES:
        gc.collect()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Leave the numbers, and the reason and the file of everything that was skipped."""
    stats = terminalreporter.stats
    skipped = [
        [report.longrepr[2].removeprefix("Skipped: "), report.nodeid.split("::")[0]]
        for report in stats.get("skipped", ())
        if isinstance(report.longrepr, tuple)
    ]
    counts = {name: len(stats.get(name, ())) for name in ("passed", "failed", "error")}
    with COUNTS.open("a", encoding="utf-8") as file:
        file.write(json.dumps({**counts, "skipped": skipped}) + "\n")
