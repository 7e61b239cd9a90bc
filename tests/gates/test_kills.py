"""The whole tree, the main process or a thinking process is killed in the middle of play."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from game.store import Store
from game.store.check import check
from tests.core.played import played
from tests.gates import drawn, in_parts
from tests.gates.nursery import ROOT, Nursery, Run
from tests.inside import journal_of

pytestmark = pytest.mark.medium

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="asks Linux")
GATE = 1_000
"""Kills of each kind."""
EACH = 25
"""Kills that are noted together as done; each crash is over the same saved games as the others."""
LONGEST_IMPORT = 0.4
"""Seconds within which an import is killed: some are over by then, some have hardly begun."""


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


def kept_after(folder: Path, before: int, acknowledged: int) -> int:
    """The number of moves in the store: all that were acknowledged since there were ``before``."""
    with Store.open(folder) as store:
        assert store.notice is None
        assert not journal_of(store).refused
        moves = journal_of(store).moves
        assert moves - before >= acknowledged, "acknowledged and lost"
        return moves


@pytest.mark.parametrize("whom", ["tree", "main"])
def test_no_acknowledged_move_is_lost(tmp_path: Path, whom: str) -> None:
    with started(autoplay(tmp_path, 0)) as run:
        acknowledged = next_save(run)
        kill(run, whom)
        acknowledged = last_save(run, acknowledged)
    assert kept_after(tmp_path, 0, acknowledged) >= 1
    assert check(tmp_path).problems == ()


def killed(folder: Path, whom: str, count: int, part: int) -> Counter[str]:
    """Kill it so often, always over the same saved games: how much was said and is kept."""
    chance = drawn(f"kill {whom} {part}")
    stored = acknowledged = 0
    with Nursery() as nursery:
        for number in range(count):
            with nursery.start(autoplay(folder, part * EACH + number)) as run:
                saved = next_save(run) if chance.random() < 0.8 else 0
                time.sleep(chance.uniform(0.0, 0.3))
                kill(run, whom)
                saved = last_save(run, saved)
            stored = kept_after(folder, stored, saved)
            acknowledged += saved
    assert check(folder).problems == ()
    return Counter(kills=count, acknowledged=acknowledged, kept=stored, lost=0)


@pytest.mark.parametrize("whom", ["tree", "main"])
def test_nor_is_one_in_a_store_that_has_seen_many_crashes(tmp_path: Path, whom: str) -> None:
    """At random moments; every fifth time perhaps before the first move, while it still starts."""
    killed(tmp_path, whom, 3, 0)


@pytest.mark.slow
@pytest.mark.parametrize("whom", ["tree", "main"])
def test_a_thousand_crashes(tmp_path: Path, whom: str) -> None:
    in_parts(
        f"kills, {whom}", GATE // EACH, lambda part: killed(tmp_path / str(part), whom, EACH, part)
    )


def thinking_killed(folder: Path, count: int, part: int) -> Counter[str]:
    """Kill so many thinking processes of one run."""
    chance = drawn(f"kill worker {part}")
    with started(autoplay(folder, part)) as run:
        acknowledged = next_save(run)
        for _ in range(count):
            time.sleep(chance.uniform(0.0, 0.1))
            workers = children(run.pid)
            for worker in chance.sample(workers, min(1, len(workers))):
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
            for _ in range(3):  # and play goes on
                acknowledged = next_save(run)
        run.kill()
        acknowledged = last_save(run, acknowledged)
    stored = kept_after(folder, 0, acknowledged)
    assert check(folder).problems == ()
    return Counter(kills=count, acknowledged=acknowledged, kept=stored, lost=0)


def test_a_killed_thinking_process_loses_nothing(tmp_path: Path) -> None:
    thinking_killed(tmp_path, 3, 0)


@pytest.mark.slow
def test_a_thousand_killed_thinking_processes(tmp_path: Path) -> None:
    in_parts(
        "kills, thinking process",
        GATE // EACH,
        lambda part: thinking_killed(tmp_path / str(part), EACH, part),
    )


def imports_killed(folder: Path, count: int, part: int) -> Counter[str]:
    """A game is taken in, again and again, and killed meanwhile: whole or not at all."""
    chance = drawn(f"kill import {part}")
    record = played("bigebang")
    folder.mkdir(exist_ok=True)
    file = folder / "game.json"
    file.write_text(record.to_json(), encoding="utf-8")
    data = folder / "data"
    moves = whole = 0
    with Nursery() as nursery:
        for _ in range(count):
            with nursery.start(["store", "import", str(file), "--data-dir", str(data)]) as run:
                time.sleep(chance.uniform(0.0, LONGEST_IMPORT))
                run.kill_all()
                printed = run.stdout.read()
            with Store.open(data) as store:
                assert store.notice is None
                more, rest = divmod(journal_of(store).moves - moves, len(record.moves))
                assert rest == 0, "a part of a game"
                assert 0 <= more <= 1
                assert more or not printed, "told, and not there"
                assert {game.record.moves for game in store.games(1000)} <= {record.moves}
                assert store.unfinished() == []
                moves = journal_of(store).moves
            whole += more
    assert check(data).problems == ()
    return Counter(kills=count, whole=whole, nothing=count - whole, parts=0)


def test_a_killed_import_takes_in_all_or_nothing(tmp_path: Path) -> None:
    imports_killed(tmp_path, 4, 0)


@pytest.mark.slow
def test_a_thousand_killed_imports(tmp_path: Path) -> None:
    total = in_parts(
        "kills, import", GATE // EACH, lambda part: imports_killed(tmp_path / str(part), EACH, part)
    )
    assert min(total["whole"], total["nothing"]) > total["kills"] / 20, "the moments are one-sided"
