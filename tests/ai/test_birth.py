"""A thinking process is born without a word, even if its parent is killed just then."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals and pipes of POSIX")

# `deed` comes at the moment at which the process is there and knows nothing yet.
_PARENT = """
import os, signal, sys, time
from multiprocessing import util
from ai.registry import HOUSE
from ai.worker.process import WorkerProcess, serve

def born(*told):
    pid = start(*told)
    if "spawn_main" in str(told[1]):  # the library starts a process of its own as well
        {deed}
    return pid

if __name__ == "__main__":
    start, util.spawnv_passfds = util.spawnv_passfds, born
    child = WorkerProcess(serve, HOUSE)
    end = time.monotonic() + 60
    while time.monotonic() < end and (hello := child.receive()) is None:
        time.sleep(0.01)
    print(hello)
    child.terminate()
    child.join(20)
"""


def parent(tmp_path: Path, deed: str) -> subprocess.CompletedProcess[str]:
    """Ends when the last of them has let go of standard error."""
    script = tmp_path / "parent.py"
    script.write_text(_PARENT.format(deed=deed))
    return subprocess.run(
        [sys.executable, script],
        check=False,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_a_parent_that_is_killed_leaves_nobody_who_complains(tmp_path: Path) -> None:
    completed = parent(tmp_path, "os.kill(os.getpid(), signal.SIGKILL)")
    assert completed.returncode == -9
    assert completed.stderr == ""


def test_ctrl_c_in_the_terminal_does_not_reach_it(tmp_path: Path) -> None:
    """It comes when the process is still reading its first modules."""
    completed = parent(
        tmp_path, "[(os.kill(pid, signal.SIGINT), time.sleep(0.005)) for _ in range(60)]"
    )
    assert completed.stderr == ""
    assert completed.stdout.startswith("Reply(id=0"), completed.stdout
