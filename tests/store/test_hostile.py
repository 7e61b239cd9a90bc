"""A folder of saved games that was made to do harm: nothing is deleted, hung or believed."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import pytest

from game.commands.store import _import
from game.files.atomic_files import LockFile, LockTaken, NoLocks
from game.files.exits import Stop
from game.store import FILE, LOCK, Store
from game.store.check import check
from game.store.copies import COPIES, numbered
from game.store.database import Connection
from game.store.journal import Statement, upsert_meta
from game.store.writer import Change, Writer
from tests.core.played import played
from tests.inside import sql_of, writer_of
from tests.store import hostile
from tests.store.straw import SETTLED, digest, file_of, play, played_game, straw

ROOT = Path(__file__).parents[2]
posix = pytest.mark.skipif(os.name != "posix", reason="pipes and links")
PATIENCE = 20.0
"""Seconds after which something hangs, on the slowest machine."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With a store of two games in it."""
    data = tmp_path / "data"
    with Store.open(data) as store:
        store.finished(played_game(store), (1.0, -1.0), digest(5))
        played_game(store, 3)
    return data


def beside(folder: Path, end: str) -> Path:
    return folder / (FILE + end)


def whole(folder: Path) -> bool:
    """True if the two games are there, without a word."""
    with Store.open(folder) as store:
        lengths = [len(saved.record.moves) for saved in store.games(9) + store.unfinished()]
        return store.notice is None and lengths == [5, 3]


# --- journals ------------------------------------------------------------------------------------

VICTIMS = (
    "victim",
    "a name with spaces",
    "\u00fcn\u00efcode",
    "deep/er/victim",
    ".hidden",
    "x" * 200,
)


@pytest.fixture(params=VICTIMS)
def victim(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A file of the same owner, somewhere else."""
    path: Path = tmp_path / "elsewhere" / request.param
    path.parent.mkdir(parents=True)
    path.write_text("precious")
    return path


def test_the_attack_is_one(folder: Path, victim: Path) -> None:
    """SQLite by itself deletes what the journal names: were it not so, we would test nothing."""
    journal = hostile.with_super_journal(hostile.hot_journal(), os.fsencode(victim))
    beside(folder, "-journal").write_bytes(journal)
    hostile.raw_sqlite_reads(file_of(folder))
    assert not victim.exists()


@pytest.mark.parametrize("sector", [512, 4096])
@pytest.mark.parametrize("way", ["open", "check", "list", "export", "import", "rescue"])
def test_a_super_journal_deletes_nothing(
    folder: Path, victim: Path, way: str, sector: int, tmp_path: Path
) -> None:
    journal = hostile.with_super_journal(
        hostile.hot_journal(sector=sector, pages=file_of(folder).stat().st_size // 4096),
        os.fsencode(victim),
    )
    beside(folder, "-journal").write_bytes(journal)
    match way:
        case "open":
            Store.open(folder).close()
        case "check":
            assert any(problem.key == "store-check-stray" for problem in check(folder).problems)
            assert beside(folder, "-journal").read_bytes() == journal, "a look changes nothing"
        case _:
            from game.commands.arguments import parse
            from game.commands.store import run

            words = {
                "export": ["1", str(tmp_path / "x.json")],
                "import": [str(tmp_path / "y.json")],
            }
            words["rescue"] = [str(folder), str(tmp_path / "out")]
            arguments = parse(["store", way, *words.get(way, []), "--data-dir", str(folder)])
            with suppress(Stop):
                run(arguments)
    assert victim.read_text() == "precious"
    assert whole(folder)
    assert victim.read_text() == "precious"
    if way == "open":
        assert numbered(file_of(folder), "foreign", 1).read_bytes() == journal


@posix
def test_the_journal_of_a_change_that_had_not_begun_is_ours(folder: Path) -> None:
    """A crash between the first page of the journal and its sync: nothing was changed yet."""
    code = (
        "import os, sqlite3, sys\n"
        "connection = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "connection.execute('BEGIN IMMEDIATE')\n"
        "connection.execute(\"UPDATE progress SET value = 'x'\")\n"
        "os._exit(0)\n"
    )
    with Store.open(folder) as store:
        store.set_progress("key", "value")
    subprocess.run([sys.executable, "-c", code, file_of(folder)], check=True)
    head = beside(folder, "-journal").read_bytes()
    assert not any(head[:8]), "SQLite left it unsigned"
    assert len(head) > 4096
    with Store.open(folder) as store:
        assert store.notice is None
        assert store.progress("key") == "value"
    assert not numbered(file_of(folder), "foreign", 1).exists()
    assert not beside(folder, "-journal").exists()


@pytest.mark.parametrize("end", ["-journal", "-wal", "-shm"])
@pytest.mark.parametrize("what", ["link", "hard link", "folder", "pipe", "noise", "log", "nothing"])
def test_whatever_lies_in_the_place_of_a_journal(folder: Path, end: str, what: str) -> None:
    victim = folder.parent / "victim"
    victim.write_text("precious")
    stray = beside(folder, end)
    match what:
        case "link":
            stray.symlink_to(victim)
        case "hard link":
            stray.hardlink_to(victim)
        case "folder":
            stray.mkdir()
            (stray / "inside").write_text("precious")
        case "pipe":
            os.mkfifo(stray)
        case "noise":
            stray.write_bytes(os.urandom(9000))
        case "log":  # of a change that another connection made with a write-ahead log
            other = folder.parent / "other.db"
            shutil.copy(file_of(folder), other)
            connection = sqlite3.connect(other)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("UPDATE game SET state = 'dropped'")
            connection.commit()
            shutil.copy(other.with_name("other.db-wal"), stray)
            connection.close()
        case "nothing":
            stray.touch()
    for _ in range(COPIES + 2):  # and all over again, until copies are pushed out
        began = time.monotonic()
        assert whole(folder)
        assert time.monotonic() - began < PATIENCE
    assert victim.read_text() == "precious"
    if what == "folder":
        assert any(path.name == "inside" for path in folder.rglob("*"))


def test_a_journal_that_belongs_to_another_time_undoes_nothing(tmp_path: Path) -> None:
    """The journal of an earlier crash comes back: moves would be rolled back by it."""
    folder = tmp_path / "data"
    with Store.open(folder) as store:
        game_id = played_game(store, 3)
    connection = Connection(file_of(folder))
    sql_of(connection).execute("PRAGMA cache_spill = 1")
    sql_of(connection).execute("BEGIN IMMEDIATE")
    sql_of(connection).execute("UPDATE game SET state = 'dropped'")
    sql_of(connection).execute("PRAGMA cache_size = 1").fetchall()
    for number in range(50):
        sql_of(connection).execute(*upsert_meta(f"key{number}", "x" * 5000))
    old = beside(folder, "-journal").read_bytes()
    sql_of(connection).execute("ROLLBACK")
    connection.close()
    assert old.startswith(hostile.MAGIC)
    with Store.open(folder) as store:
        play(store, game_id, 4, 40)
        store.set_progress("later", "x" * 3000)
    beside(folder, "-journal").write_bytes(old)
    with Store.open(folder) as store:
        assert len(store.record(game_id).moves) == 40
        assert store.progress("later") == "x" * 3000


# --- tables --------------------------------------------------------------------------------------


def with_changes(folder: Path, statements: tuple[str, ...]) -> None:
    connection = sqlite3.connect(file_of(folder))
    connection.execute("PRAGMA foreign_keys = OFF")
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


@pytest.mark.parametrize("scheme", hostile.SCHEMES)
@pytest.mark.parametrize("where", ["store", "backup", "both"])
def test_tables_that_are_not_ours_run_nowhere(folder: Path, scheme: str, where: str) -> None:
    good = file_of(folder).read_bytes()
    with_changes(folder, hostile.SCHEMES[scheme])
    bad = file_of(folder).read_bytes()
    if where != "store":
        numbered(file_of(folder), "backup", 1).write_bytes(bad)
    if where == "backup":
        file_of(folder).write_bytes(good)
    began = time.monotonic()
    problems = {problem.key for problem in check(folder).problems}
    assert ("store-check-file" in problems) == (where != "backup")
    with Store.open(folder) as store:
        assert (store.notice is None) == (where == "backup")
        game_id = played_game(store, 2)
        assert store.flush(SETTLED)
    with Store.open(folder) as store:
        assert len(store.record(game_id).moves) == 2
        lengths = [len(saved.record.moves) for saved in store.games(9) + store.unfinished()]
        assert sorted(lengths) == [2, 3, 5], "all that proves itself is there"
    assert time.monotonic() - began < PATIENCE


# --- rows ----------------------------------------------------------------------------------------


def with_row(folder: Path, table: str, row: tuple[object, ...]) -> None:
    """Put in a signed row, and sign the whole."""
    from game.store.journal import store_digest

    connection = sqlite3.connect(file_of(folder))
    places = ", ".join("?" * len(row))
    with suppress(UnicodeEncodeError):  # then it cannot be planted either
        connection.execute(f"INSERT OR REPLACE INTO {table} VALUES ({places})", row)  # noqa: S608
    rows = [
        row_digest
        for each in ("game", "progress", "tally")
        for (row_digest,) in connection.execute(f"SELECT proof FROM {each}")  # noqa: S608
    ]
    connection.execute(*upsert_meta("seal", store_digest(rows)))
    connection.commit()
    connection.close()


@pytest.mark.parametrize("what", hostile.GAMES)
def test_a_game_with_hostile_values_harms_no_other(folder: Path, what: str) -> None:
    with_row(folder, "game", hostile.game_row(**hostile.GAMES[what]))
    began = time.monotonic()
    check(folder)
    with Store.open(folder) as store:
        lengths = [len(saved.record.moves) for saved in store.games(9) + store.unfinished()]
        assert [length for length in lengths if length] == [5, 3]
        game_id = played_game(store, 2)
        assert store.flush(SETTLED)
    with Store.open(folder) as store:
        assert len(store.record(game_id).moves) == 2
    assert time.monotonic() - began < PATIENCE


@pytest.mark.parametrize("what", hostile.PROGRESS)
def test_progress_with_hostile_values_harms_nobody(folder: Path, what: str) -> None:
    key, value = hostile.PROGRESS[what]
    with_row(folder, "progress", hostile.signed("progress", key, value))
    check(folder)
    with Store.open(folder) as store:
        assert len(store.games(9) + store.unfinished()) == 2
        from game.kiosk.admin import Counters
        from game.progress.leaderboard import KEY as BEST
        from game.progress.leaderboard import board

        board(store, "bigebang")
        Counters(store).add("visits")
        store.progress(BEST)


@pytest.mark.parametrize("count", [2**63 - 1, -1, 2**60])
def test_counts_with_hostile_values(folder: Path, count: int) -> None:
    with_row(folder, "tally", hostile.signed("tally", "moves", count))
    with Store.open(folder) as store:
        assert len(store.games(9) + store.unfinished()) == 2
        played_game(store, 2)
        assert store.flush(SETTLED)


# --- what waits for ever -------------------------------------------------------------------------


@posix
@pytest.mark.parametrize("what", ["pipe", "folder", "link", "dangling link", "socket"])
def test_whatever_lies_in_the_place_of_the_lock(folder: Path, what: str) -> None:
    import socket

    lock = folder / LOCK
    lock.unlink()
    match what:
        case "pipe":
            os.mkfifo(lock)
        case "folder":
            lock.mkdir()
        case "link":
            (folder / "other").write_text("precious")
            lock.symlink_to(folder / "other")
        case "dangling link":
            lock.symlink_to(folder / "nowhere")
        case "socket":
            home = os.getcwd()
            os.chdir(folder)  # such names are short
            with socket.socket(socket.AF_UNIX) as server:
                server.bind(LOCK)
            os.chdir(home)
    began = time.monotonic()
    with Store.open(folder) as store:
        assert store.notice is not None
        assert store.notice.key == "store-memory"
        assert len(store.games(9) + store.unfinished()) == 2, "what is there can be seen"
        played_game(store)
        assert not store.flush(0.1)
    check(folder)
    assert time.monotonic() - began < PATIENCE
    assert not (folder / "nowhere").exists()


@posix
@pytest.mark.parametrize("what", ["huge", "pipe", "folder", "link", "device"])
def test_whatever_lies_in_the_place_of_a_copy(folder: Path, what: str) -> None:
    """Beside a damaged store, where copies are looked for."""
    copy = numbered(file_of(folder), "backup", 1)
    copy.replace(numbered(file_of(folder), "backup", 2))
    match what:
        case "huge":
            with copy.open("wb") as file:
                file.truncate(3 * 2**30)
        case "pipe":
            os.mkfifo(copy)
        case "folder":
            copy.mkdir()
        case "link":
            copy.symlink_to("/dev/zero")
        case "device":
            copy.symlink_to(numbered(file_of(folder), "backup", 2))
    file_of(folder).write_bytes(b"nonsense" * 1000)
    began = time.monotonic()
    with Store.open(folder) as store:
        assert store.notice is not None
        assert len(store.games(9) + store.unfinished()) == 2
        played_game(store, 2)
        assert store.flush(SETTLED)
    assert time.monotonic() - began < PATIENCE


@pytest.mark.parametrize("year", [1, 1969, 9999, 10_000, 60_000, 200_000])
def test_copies_of_all_ages(folder: Path, year: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks go wrong, and other systems write dates that no calendar has."""
    then = int((year - 1970) * 365.2425 * 86400)
    lstat = Path.lstat

    def dated(path: Path) -> os.stat_result:
        """Many disks cannot write such a date: they write the last that they can."""
        status = lstat(path)
        if ".backup-" not in path.name:
            return status
        return os.stat_result((*status[:8], then, *status[9:10]))

    monkeypatch.setattr(Path, "lstat", dated)
    assert numbered(file_of(folder), "backup", 1).lstat().st_mtime == then
    with Store.open(folder) as store:
        game_id = played_game(store, 2)
        assert store.flush(SETTLED)
        assert writer_of(store).is_alive()
    with_changes(folder, ("DELETE FROM progress", "DROP TABLE tally"))
    with Store.open(folder) as store:
        assert store.notice is not None
        assert len(store.record(game_id).moves) == 2


# --- two at once, where nothing can be locked ----------------------------------------------------


@posix
@pytest.mark.parametrize("number", ["ENOLCK", "ENOTSUP", "ENOSYS", "EINVAL"])
def test_where_nothing_can_be_locked_nothing_is_written(
    folder: Path, monkeypatch: pytest.MonkeyPatch, number: str
) -> None:
    import fcntl

    def refuse(_handle: int, _how: int) -> None:
        raise OSError(getattr(errno, number), "no locks here")

    monkeypatch.setattr(fcntl, "flock", refuse)
    monkeypatch.setattr(fcntl, "lockf", refuse)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(NoLocks):
        LockFile(folder / LOCK)
    with Store.open(folder) as one, Store.open(folder) as other:
        for store in (one, other):
            assert store.notice is not None
            assert store.notice.key == "store-memory"
            game_id = played_game(store)
            assert len(store.record(game_id).moves) == 5  # play goes on
            assert not store.flush(0.1)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


_OTHER_KIND = """
import errno, fcntl, sys
from pathlib import Path
def refuse(handle, how):
    raise OSError(errno.ENOLCK, "no locks here")
fcntl.flock = refuse
from game.store import Store, StoreLocked
try:
    store = Store.open(Path(sys.argv[1]))
except StoreLocked:
    print("locked", flush=True)
else:
    print(store.notice, flush=True)
    sys.stdin.read()
"""


@posix
def test_the_other_kind_of_lock_will_do(folder: Path) -> None:
    command = [sys.executable, "-c", _OTHER_KIND, str(folder)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as first:
        assert first.stdout is not None
        assert first.stdin is not None
        assert first.stdout.readline() == "None\n"
        completed = subprocess.run(
            command, cwd=ROOT, stdout=pipe, stdin=subprocess.DEVNULL, text=True, check=True
        )
        assert completed.stdout == "locked\n"
        first.stdin.close()
    assert whole(folder)


_LOOKS_AGAIN = _OTHER_KIND.replace(
    "    print(store.notice, flush=True)",
    "    from game.store.check import check\n"
    "    for look in (lambda: Store.open(Path(sys.argv[1])), lambda: check(Path(sys.argv[1]))):\n"
    "        try:\n"
    "            look()\n"
    "        except StoreLocked:\n"
    "            print('mine', flush=True)\n",
)


@posix
def test_a_second_look_lets_go_of_no_lock(folder: Path) -> None:
    """`lockf` forgets a lock when its process closes any handle of the file."""
    command = [sys.executable, "-c", _LOOKS_AGAIN, str(folder)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as first:
        assert first.stdout is not None
        assert first.stdin is not None
        assert [first.stdout.readline() for _ in range(2)] == ["mine\n", "mine\n"]
        completed = subprocess.run(
            command, cwd=ROOT, stdout=pipe, stdin=subprocess.DEVNULL, text=True, check=True
        )
        assert completed.stdout == "locked\n"
        first.stdin.close()
    assert whole(folder)


@posix
def test_a_lock_of_a_file_that_was_replaced_does_not_count(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise two processes would each hold a lock, of two files with one name after another."""
    import fcntl

    take = fcntl.flock

    def replaced(handle: int, how: int) -> None:
        (folder / LOCK).unlink()
        (folder / LOCK).touch()
        take(handle, how)

    monkeypatch.setattr(fcntl, "flock", replaced)
    with pytest.raises(LockTaken):
        LockFile(folder / LOCK)
    monkeypatch.setattr(fcntl, "flock", take)
    lock = LockFile(folder / LOCK)
    with pytest.raises(LockTaken):
        LockFile(folder / LOCK)
    lock.release()
    LockFile(folder / LOCK).release()


@posix
@pytest.mark.parametrize("when", ["while it plays", "before it closes"])
def test_a_conflict_is_never_silent(folder: Path, when: str) -> None:
    """Another program got past the lock and wrote a game of its own under the same number."""
    with Store.open(folder) as store:
        mine = played_game(store, 3)
        assert store.flush(SETTLED)
        connection = Connection(file_of(folder))
        journal = connection.load()
        game = journal.add(straw("theirs"), journal.games[1].when)
        from game.store.journal import insert_game, upsert_store_digest

        connection.commit([insert_game(game), upsert_store_digest(journal)])
        connection.close()
        if when == "while it plays":
            play(store, mine, 4, 8)
            assert store.flush(SETTLED)
            assert store.notice is not None
            assert store.notice.key == "store-conflict"
    with Store.open(folder) as store:
        assert len(store.record(mine).moves) == (8 if when == "while it plays" else 3)
        assert len(store.games(9) + store.unfinished()) == 3
    aside = numbered(file_of(folder), "damaged", 1)
    theirs = Connection(aside, immutable=True)
    assert theirs.load().games[game.id].begun.seed == "theirs"
    theirs.close()


# --- one door and the next -----------------------------------------------------------------------


@pytest.mark.parametrize("length", [64, 80, 81, 20_000])
def test_what_is_taken_in_can_be_read_again(tmp_path: Path, length: int) -> None:
    import json

    from game.core.record import record_of
    from game.core.session import Session
    from game.games import GAMES

    session = Session(GAMES["bigebang"], 2, {}, "s" * length)
    session.play(session.legal_moves()[0])
    path = tmp_path / "game.json"
    record = record_of(session, ("human", "human"))
    path.write_text(json.dumps(json.loads(record.to_json())))
    if length > 80:
        with pytest.raises(Stop):
            _import(tmp_path / "data", path)
    else:
        _import(tmp_path / "data", path)
    assert check(tmp_path / "data").problems == ()
    with Store.open(tmp_path / "data") as store:
        assert store.notice is None
        assert len(store.unfinished()) == (length <= 80)


@pytest.mark.parametrize("commits", range(4))
def test_a_game_is_taken_in_by_one_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, commits: int
) -> None:
    """The disk fails after so many commits: the game is there as a whole, or not at all."""
    record = played("bigebang")
    path = tmp_path / "game.json"
    path.write_text(record.to_json(), encoding="utf-8")
    Store.open(tmp_path / "data").close()
    commit, left = Connection.commit, [commits]

    def failing(
        connection: Connection, statements: Iterable[Statement], known: Iterable[str] = ()
    ) -> None:
        if not left[0]:
            raise sqlite3.OperationalError("the disk is gone")
        left[0] -= 1
        commit(connection, statements, known)

    # What gathers while the disk is slow shares a commit: here each change has to stand alone.
    monkeypatch.setattr(Writer, "_next", one_by_one)
    monkeypatch.setattr(Connection, "commit", failing)
    monkeypatch.setattr("game.commands.store.WAIT", 0.5)
    with suppress(Stop):
        _import(tmp_path / "data", path)
    monkeypatch.undo()
    with Store.open(tmp_path / "data") as store:
        kept = [saved.record.moves for saved in store.games(9) + store.unfinished()]
        assert kept == ([record.moves] if commits else [])


def one_by_one(writer: Writer) -> list[Change]:
    """The first of the waiting changes; none once all is done and the writer closes."""
    with writer._changed:
        writer._changed.wait_for(lambda: writer._waiting or writer._closing)
        return list(writer._waiting[:1])


@posix
def test_only_the_owner_may_read(tmp_path: Path) -> None:
    home = tmp_path / "new" / "data"
    umask = os.umask(0o022)
    try:
        with Store.open(home) as store:
            played_game(store)
    finally:
        os.umask(umask)
    assert home.stat().st_mode & 0o777 == 0o700
    assert {path.name: path.stat().st_mode & 0o077 for path in home.iterdir()} == {
        path.name: 0 for path in home.iterdir()
    }
    file_of(home).chmod(0o644)  # as it was made by earlier versions
    Store.open(home).close()
    assert file_of(home).stat().st_mode & 0o777 == 0o600


@posix
@pytest.mark.parametrize("how", ["link", "hard link"])
def test_no_rights_are_changed_through_a_link(tmp_path: Path, how: str) -> None:
    target, home = tmp_path / "passwd", tmp_path / "data"
    home.mkdir(mode=0o700)
    target.write_text("root:x:0:0")
    target.chmod(0o644)
    if how == "link":
        file_of(home).symlink_to(target)
    else:
        file_of(home).hardlink_to(target)
    Store.open(home).close()
    assert target.read_text() == "root:x:0:0"
    assert target.stat().st_mode & 0o777 == 0o644
