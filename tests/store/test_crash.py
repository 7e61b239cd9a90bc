"""Killed at any moment: what was acknowledged is there, and the file opens without a word."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.store import Store
from game.store.database import Connection
from tests.inside import journal_of

ROOT = Path(__file__).parents[2]

_WRITER = """
import random, sys, time
from pathlib import Path
from game.store import Store
from game.store.database import Connection
from tests.store.straw import digest, straw
chance = random.Random(sys.argv[2])
store = Store.open(Path(sys.argv[1]))
saved, game, n = 0, None, 0
while True:
    if game is None:
        game, n = store.begin(straw()), 0
    for _ in range(chance.randrange(1, 4)):
        n += 1
        store.played(game, n, f"move:{n}", digest(n))
    if chance.random() < 0.1:
        n -= chance.randrange(n + 1)
        store.rewound(game, n)
    if chance.random() < 0.03 and n:
        store.finished(game, (1.0, -1.0), digest(n))
        store.set_progress("won", str(game))
        game = None
    # Say it the moment it is acknowledged: said too early, it would be caught in the act.
    while chance.random() < 0.999 and store.acknowledged == saved:
        time.sleep(0)
    if store.acknowledged > saved:
        saved = store.acknowledged
        print("saved", saved, flush=True)
"""


@pytest.mark.skipif(os.name != "posix", reason="kill -9")
@pytest.mark.parametrize("kills", [10, pytest.param(1000, marks=pytest.mark.slow)])
def test_nothing_acknowledged_is_lost_when_the_process_is_killed(
    tmp_path: Path, kills: int
) -> None:
    chance = random.Random("kills")
    with Store.open(tmp_path) as store:
        before = journal_of(store).moves
    for kill in range(kills):
        with subprocess.Popen(
            [sys.executable, "-c", _WRITER, str(tmp_path), str(kill)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        ) as running:
            assert running.stdout is not None
            output = running.stdout.readline()  # it writes now
            time.sleep(chance.uniform(0.0, 0.15))
            running.send_signal(signal.SIGKILL)
            output += running.stdout.read()
        # A line without its end was cut short by the kill: it does not count as said.
        *lines, _ = output.split("\n")
        acknowledged = int(lines[-1].split()[1])
        with Store.open(tmp_path) as store:
            assert store.notice is None, kill
            assert not journal_of(store).refused
            assert journal_of(store).moves - before >= acknowledged, kill
            # No result without its score: they were one commit.
            assert all(len(saved.returns) == 2 for saved in store.games(10_000))
            for saved in store.unfinished():
                moves = saved.record.moves
                assert moves == tuple(f"move:{n}" for n in range(1, len(moves) + 1))
            before = journal_of(store).moves
    assert before > kills


def test_a_commit_that_has_returned_is_on_the_disk(tmp_path: Path) -> None:
    """A kill leaves the caches of the system; a power cut does not. So SQLite has to sync."""
    connection = Connection(tmp_path / "store.db")
    settings = {
        name: connection.one(f"PRAGMA {name}")
        for name in ("journal_mode", "synchronous", "foreign_keys", "trusted_schema")
    }
    extra = 3
    assert settings == {
        "journal_mode": "delete",
        "synchronous": extra,
        "foreign_keys": 1,
        "trusted_schema": 0,
    }
    connection.close()
    assert [path.name for path in tmp_path.iterdir()] == ["store.db"]
