"""A pytest plugin for Pyodide: what needs something that a page has not is skipped, with words."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

import pytest

MISSING = {
    "numpy": "numpy, which pages do without",
    "resource": "limits of processes",
    "_multiprocessing": "processes",
    "_posixsubprocess": "processes",
    "distributed": "a cluster",
}
"""Modules that are not there, and what is missing with them."""
TOLD = {
    "can't start new thread": "threads",
    "does not support processes": "processes",
    "mkfifo": "named pipes",
    "Function not implemented": "a call of the system",
}
"""What Python says where something is missing."""


class Missing:
    """Answers every wish for such a module with a skipped test."""

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Raises Skipped for one that is missing."""
        if name in MISSING:
            raise pytest.skip.Exception(f"needs {MISSING[name]}", allow_module_level=True)
        return None


sys.meta_path.insert(0, Missing())  # type: ignore[arg-type]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    """A test that asked for threads or processes was no failure."""
    try:
        yield
    except Exception as error:
        for words, what in TOLD.items():
            if words in str(error):
                raise pytest.skip.Exception(f"needs {what}") from error
        raise


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup() -> Iterator[object]:
    """The same for what a test is set up with."""
    try:
        return (yield)
    except Exception as error:
        for words, what in TOLD.items():
            if words in str(error):
                raise pytest.skip.Exception(f"needs {what}") from error
        raise
