"""The store gives back the same games, in this run and in the next."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from game.files.exits import ALREADY_RUNNING
from game.store import LOCK, NoSuchGame, Store, StoreLocked, file_format, recovery
from game.store.copies import numbered
from game.store.database import Connection
from game.store.journal import Statement
from tests.inside import journal_of
from tests.store.straw import SETTLED, digest, file_of, play, played_game, straw

ROOT = Path(__file__).parents[2]


def test_a_game_comes_back_move_by_move(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        game_id = store.begin(straw())
        assert store.record(game_id) == straw()
        play(store, game_id, 1, 3)
        wanted = replace(straw(), moves=("move:1", "move:2", "move:3"), digest=digest(3))
        assert store.record(game_id) == wanted
        assert store.flush(SETTLED)
        assert store.acknowledged == 3
    with Store.open(tmp_path) as store:
        assert store.acknowledged == 0
        assert store.notice is None
        (saved,) = store.unfinished()
        assert (saved.id, saved.record, saved.when) == (game_id, wanted, date.today())
        assert store.games(10) == []


def test_the_data_folder_may_be_a_link_to_a_folder(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    (tmp_path / "data").symlink_to(tmp_path / "disk")
    with Store.open(tmp_path / "data") as store:
        game_id = store.begin(straw())
    with Store.open(tmp_path / "disk") as store:
        assert store.notice is None
        assert [saved.id for saved in store.unfinished()] == [game_id]


def test_a_move_taken_back_stays_in_the_log_and_stands_no_more(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        game_id = played_game(store, 5)
        store.rewound(game_id, 2)
        store.played(game_id, 3, "other", "0badcafe")
    with Store.open(tmp_path) as store:
        record = store.record(game_id)
        assert record.moves == ("move:1", "move:2", "other")
        assert record.digest == "0badcafe"
        assert journal_of(store).moves == 6
        store.rewound(game_id, 0)
        assert store.record(game_id) == straw()


def test_a_finished_game_has_its_score_and_is_no_longer_open(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        game_id = played_game(store)
        store.finished(game_id, (1, -0.25), digest(5))
        other = played_game(store)
    with Store.open(tmp_path) as store:
        (done,) = store.games(10)
        assert (done.id, done.returns) == (game_id, (1.0, -0.25))
        assert [saved.id for saved in store.unfinished()] == [other]


def test_result_and_last_move_are_told_by_one_row(tmp_path: Path) -> None:
    """So that there is no score without its game, and no finished game without a score."""
    with Store.open(tmp_path) as store:
        store.finished(played_game(store), (1.0, -1.0), digest(5))
    connection = sqlite3.connect(file_of(tmp_path))
    rows = connection.execute("SELECT state, returns, events, moves FROM game").fetchall()
    connection.close()
    assert rows == [("finished", "[1.0, -1.0]", 5, 5)]


def test_lists_are_newest_first_and_as_long_as_wanted(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        for _ in range(4):
            store.finished(played_game(store), (0.0, 0.0), digest(5))
        assert [saved.id for saved in store.games(3)] == [4, 3, 2]


def test_a_dropped_game_is_gone_from_the_lists_but_its_moves_are_counted(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.dropped(played_game(store, 5))
        played_game(store, 2)
        assert len(store.unfinished()) == 1
    for _ in range(2):
        with Store.open(tmp_path) as store:
            assert [saved.id for saved in store.unfinished()] == [2]
            assert journal_of(store).moves == 7
            with pytest.raises(NoSuchGame):
                store.record(1)


def test_a_game_dropped_last_of_all_stays_dropped(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.dropped(played_game(store, 5))
    with Store.open(tmp_path) as store:
        assert store.unfinished() == []


def test_the_oldest_of_too_many_games_are_cleared_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recovery, "KEEP_FINISHED", 2)
    monkeypatch.setattr(recovery, "KEEP_UNFINISHED", 1)
    with Store.open(tmp_path) as store:
        for _ in range(4):
            store.finished(played_game(store, 3), (0.0, 0.0), digest(3))
        for _ in range(3):
            played_game(store, 1)
    with Store.open(tmp_path) as store:
        assert [saved.id for saved in store.games(10)] == [4, 3]
        assert [saved.id for saved in store.unfinished()] == [7]
        assert journal_of(store).moves == 15
        assert store.begin(straw()) == 8
        play(store, 8, 1, 1)
    for _ in range(2):  # now game 7 is one too many; what was counted is counted in the file
        with Store.open(tmp_path) as store:
            assert [saved.id for saved in store.unfinished()] == [8]
            assert (journal_of(store).moves, journal_of(store).pruned_games) == (16, 5)


def test_progress_is_kept_under_its_key(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        assert store.progress("lessons") is None
        store.set_progress("lessons", "[1]")
        store.set_progress("lessons", "[1, 2]")
        assert store.progress("lessons") == "[1, 2]"
    with Store.open(tmp_path) as store:
        assert store.progress("lessons") == "[1, 2]"
        with pytest.raises(ValueError, match="lessons"):
            store.set_progress("lessons", "x" * 64_001)


def test_moves_out_of_turn_are_a_mistake_of_the_caller(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        game_id = played_game(store, 2)
        with pytest.raises(ValueError, match="after 2 moves"):
            store.played(game_id, 2, "again", digest(2))
        with pytest.raises(ValueError, match="after 2 moves"):
            store.rewound(game_id, 3)
        assert store.record(game_id).moves == ("move:1", "move:2")


def test_telling_the_store_never_waits_for_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = threading.Event(), threading.Event()
    commit = Connection.commit

    def slow(self: Connection, statements: Iterable[Statement], known: Iterable[str] = ()) -> None:
        begun.set()
        assert go_on.wait(SETTLED)
        commit(self, statements, known)

    with Store.open(tmp_path) as store:
        monkeypatch.setattr(Connection, "commit", slow)
        game_id = played_game(store, 3)
        assert begun.wait(SETTLED)
        # The disk is at work and does not answer; all of this returns.
        play(store, game_id, 4, 6)
        store.set_progress("key", "value")
        assert len(store.record(game_id).moves) == 6
        assert store.acknowledged == 0
        assert not store.flush(0.01)
        go_on.set()
        assert store.flush(SETTLED)
        assert store.acknowledged == 6


# --- a second copy -------------------------------------------------------------------------------


def test_a_second_copy_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        with pytest.raises(StoreLocked):
            Store.open(tmp_path)
        played_game(store)
        assert store.flush(SETTLED)
    with Store.open(tmp_path) as store:
        assert len(store.unfinished()) == 1


def test_a_second_process_ends_with_its_own_code(tmp_path: Path) -> None:
    with Store.open(tmp_path):
        completed = subprocess.run(
            [sys.executable, "main.py", "store", "list", "--data-dir", str(tmp_path)],
            check=False,
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=60,
        )
    assert completed.returncode == ALREADY_RUNNING
    assert len(completed.stderr.splitlines()) == 1
    assert "Traceback" not in completed.stderr


def test_a_lock_file_that_was_left_behind_locks_nobody_out(tmp_path: Path) -> None:
    (tmp_path / LOCK).write_text("12345")
    with Store.open(tmp_path) as store:
        assert store.notice is None


@pytest.mark.skipif(os.name != "posix", reason="SQLite's own locks differ")
def test_another_program_in_the_middle_of_a_change_is_as_good_as_a_second_copy(
    tmp_path: Path,
) -> None:
    Store.open(tmp_path).close()
    other = sqlite3.connect(file_of(tmp_path), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreLocked):
        Store.open(tmp_path)
    other.execute("ROLLBACK")
    other.close()
    Store.open(tmp_path).close()


# --- versions ------------------------------------------------------------------------------------


def newer(folder: Path) -> bytes:
    """Make the store of a folder one of a later Quarkade; its bytes."""
    later = file_format.VERSION + 1
    connection = sqlite3.connect(file_of(folder))
    connection.execute("PRAGMA journal_mode = WAL")  # whatever a newer one may come to like
    connection.execute(f"PRAGMA user_version = {later}")
    connection.execute("UPDATE meta SET value = '9.9.9' WHERE key = 'program'")
    connection.execute("UPDATE meta SET value = ? WHERE key = 'format'", (str(later),))
    connection.commit()
    connection.close()
    return file_of(folder).read_bytes()


def test_a_newer_file_is_refused_and_untouched(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        played_game(store)
    before = newer(tmp_path)
    with Store.open(tmp_path) as store:
        assert store.notice is not None
        assert (store.notice.key, dict(store.notice.args)) == ("store-newer", {"program": "9.9.9"})
        game_id = played_game(store)  # it can be played with all the same
        assert len(store.record(game_id).moves) == 5
        assert not store.flush(0.1)
        assert store.acknowledged == 0
    assert file_of(tmp_path).read_bytes() == before


def no_link(_source: Path, _target: Path) -> None:
    raise OSError("a disk without hard links")


@pytest.mark.parametrize("links", [True, False])
def test_an_older_file_is_kept_whole_and_its_games_go_on_in_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    if not links:
        monkeypatch.setattr(recovery, "link", no_link)
    dump = Path(__file__).parent / "released" / "store-1.sql"
    connection = sqlite3.connect(file_of(tmp_path))
    connection.executescript(dump.read_text(encoding="utf-8"))
    connection.close()
    old = file_of(tmp_path).read_bytes()
    with Store.open(tmp_path) as store:
        assert store.notice is None
        before = store.games(100) + store.unfinished()
        assert len(before) == 10
    assert numbered(file_of(tmp_path), "backup", 1).read_bytes() == old
    kept = Connection(file_of(tmp_path))
    assert (kept.version, kept.one("PRAGMA user_version")) == (2, 2)
    kept.close()
    with Store.open(tmp_path) as store:
        assert store.games(100) + store.unfinished() == before


# --- clearing up ---------------------------------------------------------------------------------


def test_progress_is_forgotten_by_the_beginning_of_its_key(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        for key in ("lesson-1", "lesson-2", "board-bigebang"):
            store.set_progress(key, "x")
        store.forget("lesson-", "quiz-")
        assert store.progress("lesson-1") is None
    with Store.open(tmp_path) as store:
        assert store.progress("lesson-2") is None
        assert store.progress("board-bigebang") == "x"


def test_a_program_that_runs_for_days_clears_up_as_it_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.store.KEEP_FINISHED", 3)
    with Store.open(tmp_path) as store:
        for _ in range(6):
            store.finished(played_game(store, 2), (1.0, -1.0), digest(2))
        store.dropped(played_game(store, 2))
        moves = journal_of(store).moves
        store.prune()
        store.prune()
        assert [saved.id for saved in store.games(10)] == [6, 5, 4]
        assert journal_of(store).moves == moves == 14
    with Store.open(tmp_path) as store:
        assert [saved.id for saved in store.games(10)] == [6, 5, 4]
        assert journal_of(store).moves == moves


def test_deleting_everything_leaves_nothing_on_the_disk(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.begin(replace(straw(), seed="a telling seed"))
        store.set_progress("quiz-group", "a telling name")
        store.finished(played_game(store), (1.0, -1.0), digest(5))
    (newest,) = tmp_path.glob("*.backup-*")
    for name in ("store.backup-7", "store.backup-7-journal"):  # as where games were brought in
        newest.with_name(name).write_bytes(newest.read_bytes())
    with Store.open(tmp_path) as store:
        store.wipe()
        assert (store.games(5), store.unfinished(), store.progress("quiz-group")) == ([], [], None)
        again = played_game(store, 2)
        assert store.flush(SETTLED)
        assert not list(tmp_path.glob("*.backup-*"))
    for path in tmp_path.iterdir():
        assert b"telling" not in path.read_bytes(), path
    with Store.open(tmp_path) as store:
        assert store.notice is None
        assert [saved.id for saved in store.unfinished()] == [again]
        assert journal_of(store).moves == 2


ALLOWED = {
    "meta": {"key", "value", "proof"},
    "tally": {"what", "count", "proof"},
    "game": {
        *("id", "name", "rules", "seats", "options", "seed", "digest", "day"),
        *("state", "returns", "events", "moves", "head", "proof"),
    },
    "event": {"game", "seq", "kind", "n", "move", "digest", "proof"},
    "progress": {"key", "value", "proof"},
}
"""Every column that there may be: none of them has room for a person, a time of day, a machine."""


def test_the_file_has_no_place_for_personal_data(tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    connection = sqlite3.connect(file_of(tmp_path))
    tables = [
        name
        for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
    ]
    columns = {
        table: {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}
        for table in tables
    }
    connection.close()
    assert columns == ALLOWED


@pytest.mark.parametrize("name", ["plain", "a b", "50 %", "what?", "#1", "über ⁴He", "a:b"])
def test_a_folder_may_be_called_anything(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    with Store.open(folder) as store:
        store.set_progress("met", "photon")
        assert store.flush(10.0)
    with Store.open(folder) as store:
        assert store.progress("met") == "photon"
    assert file_of(folder).is_file()
