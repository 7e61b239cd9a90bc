"""Games on a Dask cluster, started as docs/commands.md has it: none is lost with a worker."""

from __future__ import annotations

import functools
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ai.lab import arena
from game.games import GAMES
from tests.ai.lab.measure.lines import without_cost

pytestmark = pytest.mark.slow
distributed = pytest.importorskip("distributed")

PATIENCE = "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT"
"""The variable that says how long Dask tries to reach a scheduler."""
ROOT = Path(__file__).parents[3]


def dask(*arguments: str) -> subprocess.Popen[bytes]:
    """``dask ...`` from the checkout, the checkout on its path."""
    return subprocess.Popen(
        [sys.executable, "-m", "dask", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """The address of a scheduler, and its two workers."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"tcp://127.0.0.1:{port}"
    scheduler = dask("scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard")
    workers = [
        dask(
            "worker",
            address,
            "--nthreads",
            "1",
            "--no-nanny",
            "--no-dashboard",
            "--local-directory",
            str(tmp_path),
        )
        for _ in range(2)
    ]
    try:
        with distributed.Client(address, timeout=60) as client:
            client.wait_for_workers(2, timeout=60)
        yield address, workers
    finally:
        for process in (*workers, scheduler):
            process.kill()
            process.wait()


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_killed_worker_loses_no_game(
    cluster: tuple[str, list[subprocess.Popen[bytes]]],
) -> None:
    """One of the two dies in the middle: every game comes, and is the same as played here."""
    address, workers = cluster
    jobs = arena.schedule(GAMES["tutti_quantum"], ("search:20", "student"), 30, "cluster")
    lines: list[str] = []
    for text in arena.run(jobs, functools.partial(arena.cluster, address)):
        if len(lines) == 4:
            os.kill(workers[0].pid, signal.SIGKILL)
        lines.append(text)
    assert workers[0].wait(5.0) == -signal.SIGKILL
    assert workers[1].poll() is None
    assert [json.loads(text)["round"] for text in lines] == [job.round for job in jobs]
    for number in (0, 7, 29):
        alone = json.loads(arena.play(json.dumps(jobs[number])))
        assert without_cost(json.loads(lines[number])) == without_cost(alone)


def test_whoever_is_not_there_is_told_in_a_sentence(tmp_path: Path) -> None:
    command = (
        "arena",
        "--game",
        "bigebang",
        "--seats",
        "random,student",
        "--games",
        "2",
        "--dask",
        "tcp://127.0.0.1:9",
    )
    started = time.monotonic()
    completed = subprocess.run(
        [sys.executable, "main.py", *command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, PATIENCE: "2s"},
    )
    assert completed.returncode == 1, completed.stderr
    assert "quarkade: arena:" in completed.stderr
    assert time.monotonic() - started < 90
