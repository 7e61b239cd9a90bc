"""The whole tree, the main process or a thinking process is killed in the middle of play."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from game.store import Store
from game.store.check import check
from tests.gates import begins, drawn, sizes
from tests.gates.nursery import ROOT, Nursery, Run

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="asks Linux")
EACH = 25
"""Thinking processes killed in one run of the arcade."""
CHECKED = 25
"""Crashes between two thorough looks, with every kept game played again; each is opened anyway."""


def autoplay(folder: Path, seed: int) -> list[str]:
    """Programs at the table; says "saved N" for each acknowledged move."""
    return [
        "soak",
        "--autoplay",
        "30",
        "--seed",
        str(seed),
        "--size",
        "640x360",
        "--data-dir",
        str(folder),
    ]


@contextmanager
def started(arguments: list[str]) -> Iterator[Run]:
    """From the command line, as people do it."""
    with subprocess.Popen(
        [sys.executable, "main.py", *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        with Run(process.pid, os.dup(process.stdout.fileno())) as run:
            yield run


def next_save(run: Run) -> int:
    """Wait for a line and believe it."""
    line = run.stdout.readline()
    assert line.startswith("saved "), line
    return int(line.split()[1])


def last_save(run: Run, before: int) -> int:
    """The last whole line of a run that is dead; one cut short does not count as said.

    Its output ends when its last process is gone: those that think do not outlive it.
    """
    lines = run.stdout.read().split("\n")[:-1]
    saves = [int(line.split()[1]) for line in lines if line.startswith("saved ")]
    return saves[-1] if saves else before


def children(pid: int) -> list[int]:
    with suppress(OSError):
        return [
            int(child)
            for task in Path(f"/proc/{pid}/task").iterdir()
            for child in (task / "children").read_text().split()
        ]
    return []


def kill(run: Run, whom: str) -> None:
    if whom == "tree":
        run.kill_all()
    else:
        run.kill()


def kept_after(folder: Path, before: int, said: int) -> int:
    """How many moves are in the store: all that were acknowledged since there were ``before``."""
    with Store.open(folder) as store:
        assert store.notice is None
        assert not store._ledger.refused
        moves = store._ledger.moves
        assert moves - before >= said, "acknowledged and lost"
        return moves


@pytest.mark.parametrize("whom", ["tree", "main"])
def test_no_acknowledged_move_is_lost(tmp_path: Path, whom: str) -> None:
    with started(autoplay(tmp_path, 0)) as run:
        said = next_save(run)
        kill(run, whom)
        said = last_save(run, said)
    assert kept_after(tmp_path, 0, said) >= 1
    assert check(tmp_path).problems == ()


@pytest.mark.parametrize("whom", ["tree", "main"])
@sizes(3, 1000)
def test_nor_is_one_in_a_store_that_has_seen_many_crashes(
    tmp_path: Path, whom: str, count: int
) -> None:
    """At random moments; every fifth time perhaps before the first move, while it still starts."""
    chance = drawn(f"kill {whom}")
    kept = acknowledged = 0
    with Nursery() as nursery:
        for number in range(count):
            with nursery.start(autoplay(tmp_path, begins(1000) + number)) as run:
                said = next_save(run) if chance.random() < 0.8 else 0
                time.sleep(chance.uniform(0.0, 0.3))
                kill(run, whom)
                said = last_save(run, said)
            kept = kept_after(tmp_path, kept, said)
            acknowledged += said
            if number % CHECKED == CHECKED - 1 or number == count - 1:
                assert check(tmp_path).problems == ()
    print(f"{whom}: {count} kills, {acknowledged} moves acknowledged, {kept} kept")


@sizes(3, 1000)
def test_a_killed_thinking_process_loses_nothing(tmp_path: Path, count: int) -> None:
    chance = drawn("kill worker")
    killed = rounds = 0
    while killed < count:
        rounds += 1
        folder = tmp_path / str(rounds)
        with started(autoplay(folder, begins(1000) + rounds)) as run:
            said = next_save(run)
            for _ in range(min(EACH, count - killed)):
                time.sleep(chance.uniform(0.0, 0.1))
                workers = children(run.pid)
                for worker in chance.sample(workers, min(1, len(workers))):
                    with suppress(ProcessLookupError):
                        os.kill(worker, signal.SIGKILL)
                killed += 1
                for _ in range(3):  # and play goes on
                    said = next_save(run)
            run.kill()
            said = last_save(run, said)
        kept_after(folder, 0, said)
        assert check(folder).problems == ()
