"""Anything may happen to a store in any order; a plain dictionary knows what should come of it."""

from __future__ import annotations

import os
import random
import sqlite3
import tempfile
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from game.core.record import parse_record
from game.store import FILE, LOCK, Store, StoreLocked, file_format
from game.store.copies import numbered
from tests.gates.machines import copied, long_walk, walk
from tests.store import olden
from tests.store.hostile import hot_journal, with_super_journal
from tests.store.straw import SETTLED, digest, file_of, straw

FOLDERS = Path()


class Keeping(RuleBasedStateMachine):
    """Games are begun, played, taken back, ended; the store is closed, killed and damaged."""

    @initialize()
    def start(self) -> None:
        self.folder = Path(tempfile.mkdtemp(dir=FOLDERS))
        self.store = Store.open(self.folder)
        self.games: dict[int, list[str]] = {}
        self.ended: set[int] = set()
        self.progress: dict[str, str] = {}

    def going(self) -> list[int]:
        return sorted(set(self.games) - self.ended)

    # --- play ---

    @rule()
    def begin(self) -> None:
        self.games[self.store.begin(straw())] = []

    @precondition(lambda self: self.going())
    @rule(at=st.integers(0, 100), moves=st.integers(1, 5))
    def play(self, at: int, moves: int) -> None:
        game_id = self.going()[at % len(self.going())]
        model = self.games[game_id]
        for _ in range(moves):
            model.append(f"m{len(model)}")
            self.store.played(game_id, len(model), model[-1], digest(len(model)))

    @precondition(lambda self: self.going())
    @rule(at=st.integers(0, 100), keep=st.integers(0, 100))
    def rewind(self, at: int, keep: int) -> None:
        game_id = self.going()[at % len(self.going())]
        model = self.games[game_id]
        del model[keep % (len(model) + 1) :]
        self.store.rewound(game_id, len(model))

    @precondition(lambda self: self.going())
    @rule(at=st.integers(0, 100))
    def finish(self, at: int) -> None:
        game_id = self.going()[at % len(self.going())]
        self.store.finished(game_id, (1.0, -1.0), self.store.record(game_id).digest)
        self.ended.add(game_id)

    @precondition(lambda self: self.going())
    @rule(at=st.integers(0, 100))
    def drop(self, at: int) -> None:
        game_id = self.going()[at % len(self.going())]
        self.store.dropped(game_id)
        self.store.prune()
        del self.games[game_id]

    @rule(moves=st.integers(0, 6))
    def take_in(self, moves: int) -> None:
        """A whole game in one commit, as an import does it."""
        with self.store.together():
            game_id = self.store.begin(straw("taken in"))
            for n in range(1, moves + 1):
                self.store.played(game_id, n, f"m{n - 1}", digest(n))
        self.games[game_id] = [f"m{n}" for n in range(moves)]

    @rule(key=st.sampled_from(("a", "b", "lesson-1")), value=st.text(max_size=20))
    def learn(self, key: str, value: str) -> None:
        if "\ud800" <= max(value, default="") <= "\udfff":
            return
        self.store.set_progress(key, value)
        self.progress[key] = value

    @rule()
    def forget(self) -> None:
        self.store.forget("lesson-")
        self.progress.pop("lesson-1", None)

    @rule()
    def wipe(self) -> None:
        self.store.wipe()
        assert self.store.flush(SETTLED)
        self.games, self.progress = {}, {}
        self.ended = set()

    # --- what happens to it ---

    def reopened(self, notice: tuple[str, ...] = ()) -> None:
        self.store = Store.open(self.folder)
        key = self.store.notice.key if self.store.notice else ""
        assert key in (*notice, "") if notice else not key, key
        self.compare()

    @rule()
    def close_and_open(self) -> None:
        self.store.close()
        self.reopened()

    @rule()
    def be_killed(self) -> None:
        """The files on the disk at this moment are all that there is."""
        assert self.store.flush(SETTLED)
        copy = copied(self.folder, FOLDERS)
        self.store.close()
        self.folder = copy
        self.reopened()

    @rule(seed=st.integers(0, 2**32), kind=st.integers(0, 2))
    def be_damaged(self, seed: int, kind: int) -> None:
        """A bit, a sector, the end: the copy that was made at closing has everything."""
        self.store.set_progress("a", "closed")
        self.progress["a"] = "closed"
        self.store.close()
        chance = random.Random(seed)
        raw = bytearray(file_of(self.folder).read_bytes())
        at = chance.randrange(len(raw))
        if kind == 0:
            raw[at] ^= 1 << chance.randrange(8)
        elif kind == 1:
            raw[at : at + 512] = bytes(len(raw[at : at + 512]))
        else:
            del raw[at:]
        file_of(self.folder).write_bytes(raw)
        self.reopened(("store-rescued", "store-restored"))

    @rule()
    def lose_the_file(self) -> None:
        file_of(self.folder).unlink(missing_ok=True)
        # Whatever is kept next brings everything else back with it.
        self.store.set_progress("b", "the loss")
        self.progress["b"] = "the loss"
        assert self.store.flush(SETTLED)

    @rule()
    def be_met_by_a_second_copy(self) -> None:
        with pytest.raises(StoreLocked):
            Store.open(self.folder)

    @rule()
    def be_given_a_journal(self) -> None:
        """One that would make SQLite delete the lock."""
        self.store.close()
        lock = os.fsencode(self.folder / LOCK)
        journal = self.folder / f"{FILE}-journal"
        journal.write_bytes(with_super_journal(hot_journal(), lock))
        self.reopened()
        assert (self.folder / LOCK).exists()

    @rule()
    def be_met_by_an_older_program(self) -> None:
        """The file is a newer one for a moment: it is left alone, and is what it was after that."""
        self.store.close()
        good = file_of(self.folder).read_bytes()
        connection = sqlite3.connect(file_of(self.folder))
        later = file_format.VERSION + 1
        connection.execute(f"PRAGMA user_version = {later}")
        connection.execute("UPDATE meta SET value = ? WHERE key = 'format'", (str(later),))
        connection.commit()
        connection.close()
        newer = file_of(self.folder).read_bytes()
        with Store.open(self.folder) as store:
            assert store.notice is not None
            assert store.notice.key == "store-newer"
        assert file_of(self.folder).read_bytes() == newer
        file_of(self.folder).write_bytes(good)
        self.reopened()

    @rule()
    def be_of_the_first_format(self) -> None:
        """A file of the first Quarkade: all of it goes into the present format."""
        self.store.close()
        olden.rewrite(file_of(self.folder))
        self.reopened()

    @precondition(lambda self: self.games)
    @rule(at=st.integers(0, 100))
    def write_out(self, at: int) -> None:
        """A record as `store export` writes it is read again as it was."""
        game_id = sorted(self.games)[at % len(self.games)]
        record = self.store.record(game_id)
        assert parse_record(record.to_json()) == record
        assert list(record.moves) == self.games[game_id]

    @invariant()
    def count(self) -> None:
        taken["steps"] += 1

    @rule()
    def compare(self) -> None:
        assert {saved.id for saved in self.store.unfinished()} == set(self.going())
        assert {saved.id for saved in self.store.games(10_000)} == self.ended
        for game_id, moves in self.games.items():
            assert list(self.store.record(game_id).moves) == moves
        for key in ("a", "b", "lesson-1"):
            assert self.store.progress(key) == self.progress.get(key)

    def teardown(self) -> None:
        if hasattr(self, "store"):
            try:
                self.close_and_open()
            finally:
                self.store.close()


taken = Counter[str]()
"""Steps of all runs."""
posix = pytest.mark.skipif(os.name != "posix", reason="an open file cannot be lost on Windows")


@posix
def test_any_order_of_things(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "FOLDERS", tmp_path)
    walk(Keeping, 6, 20)


@posix
@pytest.mark.slow
def test_a_hundred_thousand_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    long_walk(
        "steps, store",
        50,
        lambda: walk(Keeping, 20, 50),
        taken,
        lambda folder: monkeypatch.setitem(globals(), "FOLDERS", folder),
    )


def test_copies_are_where_they_should_be(tmp_path: Path) -> None:
    """The machine above leans on it: what is closed in order has a copy."""
    with Store.open(tmp_path) as store:
        store.set_progress("a", "x")
    assert numbered(file_of(tmp_path), "backup", 1).read_bytes() == file_of(tmp_path).read_bytes()
