"""A pytest plugin for Pyodide: what needs something that a page has not is skipped, with words."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

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
    **{rf"import of {name}\b|No module named '{name}\b": what for name, what in MISSING.items()},
    "can't start new thread": "threads",
    "does not support processes": "processes",
    "mkfifo": "named pipes",
    "Function not implemented": "a call of the system",
}
"""What Python says where something is missing, as patterns."""


def hide() -> None:
    """The packages of the computer lie beside the tests: those that no page has are not there."""
    for name in MISSING:
        sys.modules[name] = None  # type: ignore[assignment]


def missing(text: str) -> str | None:
    """What a page has not, if that is what an error speaks of."""
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
