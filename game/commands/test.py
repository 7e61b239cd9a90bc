"""The tests, run inside the environment from wherever the command was typed."""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent

QUICK = (
    "tests/core",
    "tests/rules",
    "tests/scenarios",
    "tests/store",
    "tests/scenes/table/test_table.py::test_a_whole_game_by_touch",
)
"""Run by ``--quick``: the rules, the saved games, and one game of each through the client."""
ALONE = ("-n", "--numprocesses", "--pdb", "--trace", "-s", "--capture", "--co", "-h", "--help")
"""Options of pytest that choose the processes themselves, or that need a single one."""

MEMORY = Path("/dev/shm")  # noqa: S108 - a folder of our own is made in it
"""Files in memory, on Linux: a test that waits for the disk waits for nothing that it is about."""
ROOM = 2 * 1024**3
"""Bytes that have to be free there. The default set writes a tenth of it."""


def arguments(given: list[str]) -> list[str]:
    """The arguments of pytest for those that were typed after ``test``.

    Tests run in as many processes as the computer has cores. One file runs in one process, which
    starts sooner, and so does a debugger.
    """
    chosen = [
        *(QUICK if "--quick" in given else ()),
        *(word for word in given if word != "--quick"),
    ]
    alone = any(word.split("=")[0] in ALONE or word.startswith("-n") for word in given)
    paths = [word for word in given if (ROOT / word.partition("::")[0]).exists()]
    one_file = len(paths) == 1 and ".py" in paths[0]
    return chosen if alone or one_file else ["-n", str(os.cpu_count() or 1), *chosen]


@contextmanager
def temporary_files(memory: Path = MEMORY, room: int = ROOM) -> Iterator[None]:
    """Keep temporary files in memory meanwhile, if there is room and no other folder is named."""
    named = any(os.environ.get(name) for name in ("TMPDIR", "TEMP", "TMP"))
    if named or not os.access(memory, os.W_OK) or shutil.disk_usage(memory).free < room:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="quarkade-tests-", dir=memory) as folder:
        os.environ["TMPDIR"], tempfile.tempdir = folder, None
        try:
            yield
        finally:
            del os.environ["TMPDIR"]
            tempfile.tempdir = None


def run(args: argparse.Namespace) -> int:
    """Run pytest with ``args.pytest``; returns pytest's own exit code."""
    import pytest

    # Tests start processes that import from the checkout, which is the folder they are started in.
    os.environ.pop("PYTHONSAFEPATH", None)
    # pytest.ini settings and `testpaths` count from the folder it is started in.
    os.chdir(ROOT)
    chosen = arguments(args.pytest)
    if "-n" not in chosen:  # a few tests, whose files may be looked at afterwards
        return int(pytest.main(chosen))
    with temporary_files():
        return int(pytest.main(chosen))
