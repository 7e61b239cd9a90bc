"""The whole tree, the main process or a thinking process is killed in the middle of play."""

from __future__ import annotations

import os
import random
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
from tests.gates import sizes

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="asks Linux")
EACH = 25
"""Thinking processes killed in one run of the arcade."""


@contextmanager
def autoplay(folder: Path, seed: int) -> Iterator[subprocess.Popen[str]]:
    """Programs at the table; says "saved N" for each acknowledged move."""
    command = [sys.executable, "main.py", "soak", "--autoplay", "30", "--seed", str(seed),
               "--size", "640x360", "--data-dir", str(folder)]  # fmt: skip
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        try:
            yield running
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)


def next_save(running: subprocess.Popen[str]) -> int:
    """Wait for a line and believe it."""
    assert running.stdout is not None
    line = running.stdout.readline()
    assert line.startswith("saved "), line
    return int(line.split()[1])


def last_save(running: subprocess.Popen[str], before: int) -> int:
    """The last whole line of a process that is dead; one cut short does not count as said."""
    assert running.stdout is not None
    lines = running.stdout.read().split("\n")[:-1]
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


@pytest.mark.parametrize("whom", ["tree", "main"])
@sizes(1, 1000)
def test_no_acknowledged_move_is_lost(tmp_path: Path, whom: str, count: int) -> None:
    chance = random.Random(f"kill {whom}")
    before = 0
    for kill in range(count):
        with autoplay(tmp_path, kill) as running:
            said = next_save(running)
            time.sleep(chance.uniform(0.0, 0.3))
            if whom == "tree":
                os.killpg(running.pid, signal.SIGKILL)
            else:
                running.kill()
            running.wait()
            said = last_save(running, said)
        with Store.open(tmp_path) as store:
            assert store.notice is None, kill
            assert not store._ledger.refused, kill
            moves = store._ledger.moves
            assert moves - before >= said, (kill, "acknowledged and lost")
            before = moves
    assert check(tmp_path).problems == ()


@sizes(3, 1000)
def test_a_killed_thinking_process_loses_nothing(tmp_path: Path, count: int) -> None:
    chance = random.Random("kill worker")
    killed = rounds = 0
    while killed < count:
        rounds += 1
        before = 0
        with autoplay(tmp_path / str(rounds), rounds) as running:
            said = next_save(running)
            for _ in range(min(EACH, count - killed)):
                time.sleep(chance.uniform(0.0, 0.1))
                workers = children(running.pid)
                for worker in chance.sample(workers, min(1, len(workers))):
                    with suppress(ProcessLookupError):
                        os.kill(worker, signal.SIGKILL)
                killed += 1
                for _ in range(3):  # and play goes on
                    said = next_save(running)
            running.kill()
            running.wait()
            said = last_save(running, said)
        with Store.open(tmp_path / str(rounds)) as store:
            assert store._ledger.moves - before >= said
        assert check(tmp_path / str(rounds)).problems == ()
