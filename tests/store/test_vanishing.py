"""A file that is taken from under the store at any moment: all of it is written anew."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.store import Store, writer
from game.store.copies import numbered
from game.store.database import Connection
from game.store.journal import Statement
from tests.inside import connection_of, sql_of, writer_of
from tests.some import some
from tests.store.straw import SETTLED, digest, file_of, play, played_game

pytestmark = pytest.mark.skipif(os.name != "posix", reason="an open file cannot be lost on Windows")
SOON = 4.0
"""Seconds; less than the writer waits where the disk itself is ill."""


def clear(store: Store, game_id: int) -> None:
    play(store, game_id, 4, 5)
    store.dropped(game_id)
    store.prune()


def wipe(store: Store, game_id: int) -> None:
    play(store, game_id, 4, 5)
    store.wipe()
    played_game(store, 2)


def take_in(store: Store, game_id: int) -> None:
    with store.together():
        store.finished(played_game(store, 3), (1.0, -1.0), digest(3))
    store.rewound(game_id, 1)


def learn(store: Store, game_id: int) -> None:
    store.set_progress("lesson-1", "x")
    store.forget("lesson-")
    play(store, game_id, 4, 4)


ACTS = (clear, wipe, take_in, learn)


def content(store: Store) -> tuple[list[object], dict[str, str | None]]:
    """All that is kept, by the memory of a store."""
    games: list[object] = [(saved.id, saved.record) for saved in store.unfinished()]
    games += [(saved.id, saved.record, saved.returns) for saved in store.games(1000)]
    return games, {key: store.progress(key) for key in store.progress_keys("")}


def holds(folder: Path, wanted: object, copy: Path) -> None:
    """The content of the folder now, if the program were killed, is all of this."""
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(folder, copy)
    for backup in copy.glob("*.backup-*"):
        backup.unlink()
    with Store.open(copy) as store:
        assert store.notice is None
        assert content(store) == wanted


@contextmanager
def ill_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every commit fails until the end, and once more has been tried by then."""
    tried = threading.Event()

    def refuse(*_: object) -> None:
        tried.set()
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as ill:
        ill.setattr(Connection, "commit", refuse)
        yield
        assert tried.wait(SETTLED)


@pytest.mark.parametrize("vanishes", [True, False])
@pytest.mark.parametrize("act", ACTS)
def test_what_happened_while_the_disk_was_gone_is_kept_as_soon_as_it_can_be(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    act: Callable[[Store, int], None],
    vanishes: bool,
) -> None:
    """Also moves of a game that was cleared away by then: nothing that waits is refused."""
    monkeypatch.setattr(writer, "RETRY", 0.05)
    with Store.open(tmp_path / "live") as store:
        game_id = played_game(store, 3)
        assert store.flush(SETTLED)
        with ill_disk(monkeypatch):
            act(store, game_id)
            if vanishes:
                file_of(tmp_path / "live").unlink()
        assert store.flush(SOON), store.notice
        assert store.notice is None
        holds(tmp_path / "live", content(store), tmp_path / "copy")


@pytest.mark.parametrize("act", ACTS)
def test_a_commit_that_reported_an_error_and_yet_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, act: Callable[[Store, int], None]
) -> None:
    monkeypatch.setattr(writer, "RETRY", 0.05)
    commit = Connection.commit
    all_waits, tries = threading.Event(), iter(range(1000))

    def yet(
        connection: Connection, statements: Iterable[Statement], known: Iterable[str] = ()
    ) -> None:
        number = next(tries)
        if number:
            assert all_waits.wait(SETTLED)
            commit(connection, statements, known)
        if number < 2:
            raise sqlite3.OperationalError("disk I/O error")

    with Store.open(tmp_path / "live") as store:
        game_id = played_game(store, 3)
        assert store.flush(SETTLED)
        monkeypatch.setattr(Connection, "commit", yet)
        act(store, game_id)
        all_waits.set()
        assert store.flush(SOON), store.notice
        assert next(tries) > 2
        holds(tmp_path / "live", content(store), tmp_path / "copy")


STEPS = 130
"""Of SQLite's machine, in one commit of a move; a little more than there are."""


def test_a_file_that_vanishes_at_any_step_of_a_commit(tmp_path: Path) -> None:
    """At once, not after the wait for a disk that is ill: it is not."""
    met = 0
    for step in range(STEPS):
        folder = tmp_path / str(step)
        with Store.open(folder) as store:
            game_id = played_game(store, 3)
            assert store.flush(SETTLED)
            steps = iter(range(10_000))

            def take(steps: Iterator[int] = steps, step: int = step, folder: Path = folder) -> int:
                if next(steps) == step:
                    file_of(folder).unlink()
                return 0

            sql_of(connection_of(writer_of(store))).set_progress_handler(take, 1)
            play(store, game_id, 4, 4)
            assert store.flush(SOON), (step, store.notice)
            if next(steps) > step:
                met += 1
            assert file_of(folder).exists(), step
            holds(folder, content(store), tmp_path / "copy")
        assert file_of(folder).read_bytes() == numbered(file_of(folder), "backup", 1).read_bytes()
        shutil.rmtree(folder)
    assert 30 < met < STEPS


def test_a_file_that_vanishes_after_the_last_commit_is_there_again_once_it_is_closed(
    tmp_path: Path,
) -> None:
    with Store.open(tmp_path) as store:
        played_game(store, 3)
        assert store.flush(SETTLED)
        file_of(tmp_path).unlink()
        before = content(store)
    assert file_of(tmp_path).exists()
    with Store.open(tmp_path) as store:
        assert store.notice is None
        assert content(store) == before


def test_closing_says_when_a_file_that_vanished_could_not_be_written_anew(tmp_path: Path) -> None:
    folder = tmp_path / "live"
    store = Store.open(folder)
    played_game(store, 3)
    assert store.flush(SETTLED)
    shutil.rmtree(folder)
    folder.write_text("in the way")
    assert not store.close()


def test_a_vanished_file_pushes_nothing_out_that_was_put_aside(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        played_game(store, 1)
        assert store.flush(SETTLED)
        for number in (1, 2, 3):
            numbered(file_of(tmp_path), "damaged", number).write_bytes(bytes([number]))
        for _ in range(3):
            file_of(tmp_path).unlink()
            played_game(store, 1)
            assert store.flush(SETTLED)
        aside = [numbered(file_of(tmp_path), "damaged", number) for number in (1, 2, 3)]
        assert [path.read_bytes() for path in aside] == [b"\1", b"\2", b"\3"]


def test_half_an_import_is_in_no_file_that_is_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "RETRY", 0.05)
    with Store.open(tmp_path / "live") as store:
        played_game(store, 3)
        assert store.flush(SETTLED)
        before = content(store)
        with ill_disk(monkeypatch):
            store.set_progress("a", "x")
            file_of(tmp_path / "live").unlink()
        with store.together():
            game_id = played_game(store, 2)
            time.sleep(0.3)  # the writer would try again by now
            file = file_of(tmp_path / "live")
            if file.exists() and file.stat().st_size:
                holds(tmp_path / "live", (before[0], {"a": "x"}), tmp_path / "copy")
            play(store, game_id, 3, 4)
        assert store.flush(SOON)
        holds(tmp_path / "live", content(store), tmp_path / "copy")


@pytest.mark.parametrize("count", [60, pytest.param(3000, marks=pytest.mark.slow)])
def test_a_file_that_vanishes_at_any_moment_of_any_order_of_things(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    monkeypatch.setattr(writer, "RETRY", 0.05)
    chance = random.Random("vanishing")
    for number in some(range(count)):
        folder = tmp_path / str(number)
        with Store.open(folder) as store:
            for _ in range(6):
                game_id = played_game(store, 3)
                if chance.random() < 0.5:
                    store.flush(SETTLED)
                chance.choice(ACTS)(store, game_id)
                time.sleep(chance.choice((0, 0, 0.0005, 0.002)))
                if chance.random() < 0.5:
                    file_of(folder).unlink(missing_ok=True)
            store.set_progress("b", "the last")
            assert store.flush(SETTLED), (number, store.notice)
            holds(folder, content(store), tmp_path / "copy")
            before = content(store)
        with Store.open(folder) as store:
            assert content(store) == before
        shutil.rmtree(folder)
