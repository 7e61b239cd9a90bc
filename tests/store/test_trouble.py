"""Full, read-only and vanished disks, damaged files: a sentence, and nothing kept is lost."""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from game.store import Store, writer
from game.store.copies import numbered
from game.store.database import Connection, log_heads
from game.store.journal import next_digest, row_digest
from game.store.loading import NONSENSE as MAKES_NO_SENSE
from game.store.loading import game_from_row
from tests.inside import connection_of, disconnect, journal_of, sql_of, writer_of
from tests.store import hostile, olden
from tests.store.straw import SETTLED, digest, file_of, play, played_game, straw

ROOT = Path(__file__).parents[2]
posix = pytest.mark.skipif(os.name != "posix", reason="an open file cannot be lost on Windows")


def until(happened: Callable[[], bool]) -> None:
    """Wait for another thread."""
    end = time.monotonic() + SETTLED
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.005)


def notice_key(store: Store) -> str | None:
    return store.notice.key if store.notice else None


# --- while it runs -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ill", "notice"),
    [("max_page_count = 1", "store-full"), ("query_only = ON", "store-readonly")],
)
def test_a_full_or_readonly_disk_is_a_notice_and_all_is_kept_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ill: str, notice: str
) -> None:
    monkeypatch.setattr(writer, "RETRY", 0.5)
    with Store.open(tmp_path) as store:
        game_id = played_game(store, 3)
        assert store.flush(SETTLED)
        sql_of(connection_of(writer_of(store))).execute(f"PRAGMA {ill}").fetchall()
        # Enough for new pages. The writer's next connection is well again.
        play(store, game_id, 4, 400)
        until(lambda: notice_key(store) == notice)
        acknowledged = store.acknowledged
        assert acknowledged < 400
        assert len(store.record(game_id).moves) == 400  # play goes on
        assert store.flush(SETTLED)
        assert store.acknowledged == 400
        assert store.notice is None
    with Store.open(tmp_path) as store:
        assert len(store.record(game_id).moves) == 400


_FULL_AND_BACK = """
import resource, sys, time
from pathlib import Path
from game.store import Store, writer
from tests.store.straw import SETTLED, play, straw
writer.RETRY = 0.2
folder = Path(sys.argv[1])
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), resource.RLIM_INFINITY))
store = Store.open(folder)
game = store.begin(straw())
play(store, game, 1, 2000)
end = time.monotonic() + SETTLED
while store.notice is None and time.monotonic() < end:
    time.sleep(0.01)
print(store.notice.key, store.acknowledged < 2000, len(store.record(game).moves))
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
print(store.flush(SETTLED), store.acknowledged, store.notice)
store.close()
"""


@posix
@pytest.mark.parametrize("room", [0, 1000, 50_000])
def test_no_room_in_the_eyes_of_the_system(tmp_path: Path, room: int) -> None:
    """The system itself refuses to let any file grow, from the first byte or from somewhere."""
    run = subprocess.run(
        [sys.executable, "-c", _FULL_AND_BACK, str(tmp_path), str(room)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    during, after = run.stdout.splitlines()
    assert during.split()[0] in ("store-full", "store-stuck")
    assert during.split()[1:] == ["True", "2000"]
    assert after == "True 2000 None"
    with Store.open(tmp_path) as store:
        assert store.notice is None
        assert len(store.unfinished()[0].record.moves) == 2000


@posix
def test_a_file_that_vanishes_is_written_anew_from_memory(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        old = played_game(store, 3)
        store.finished(old, (1.0, -1.0), digest(3))
        game_id = played_game(store, 3)
        assert store.flush(SETTLED)
        file_of(tmp_path).unlink()
        play(store, game_id, 4, 4)
        assert store.flush(SETTLED)
        assert store.acknowledged == 7
    with Store.open(tmp_path) as store:
        assert len(store.record(game_id).moves) == 4
        assert [saved.returns for saved in store.games(5)] == [(1.0, -1.0)]


@posix
def test_a_file_that_is_overwritten_is_put_aside_and_written_anew(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        game_id = played_game(store, 3)
        assert store.flush(SETTLED)
        file_of(tmp_path).write_bytes(b"not what it was" * 1000)
        play(store, game_id, 4, 4)
        assert store.flush(SETTLED)
    assert numbered(file_of(tmp_path), "damaged", 1).read_bytes().startswith(b"not what it was")
    with Store.open(tmp_path) as store:
        assert len(store.record(game_id).moves) == 4


def test_a_folder_that_cannot_be_written_works_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with Store.open(tmp_path / "file" / "folder") as store:
        assert notice_key(store) == "store-memory"
        game_id = played_game(store)
        assert len(store.record(game_id).moves) == 5
        store.set_progress("key", "value")
        assert store.progress("key") == "value"
        assert not store.flush(0.1)
        assert store.acknowledged == 0


@posix
def test_a_folder_that_can_only_be_read_shows_what_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open(tmp_path) as store:
        game_id = played_game(store)

    def refuse(_path: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("game.store.LockFile", refuse)  # nobody is refused anything as root
    with Store.open(tmp_path) as store:
        assert notice_key(store) == "store-memory"
        assert len(store.record(game_id).moves) == 5


def test_closing_on_a_full_disk_says_so(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    disconnect(writer_of(store))

    def refuse() -> None:
        raise sqlite3.OperationalError("no")

    writer_of(store)._reopen = refuse  # type: ignore[method-assign]
    played_game(store)
    start = time.monotonic()
    assert not store.close()
    assert time.monotonic() - start < SETTLED
    Store.open(tmp_path).close()  # and the lock is free


# --- found damaged at the start ------------------------------------------------------------------


def test_the_newest_good_backup_takes_the_place_of_a_damaged_file(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        game_id = played_game(store)
    damaged = b"SQLite format 3\0" + b"nonsense" * 500
    file_of(tmp_path).write_bytes(damaged)
    with Store.open(tmp_path) as store:
        assert notice_key(store) == "store-restored"
        assert len(store.record(game_id).moves) == 5
        play(store, game_id, 6, 6)
    assert numbered(file_of(tmp_path), "damaged", 1).read_bytes() == damaged
    with Store.open(tmp_path) as store:
        assert store.notice is None
        assert len(store.record(game_id).moves) == 6


def test_a_file_cut_to_nothing_is_no_new_beginning(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        game_id = played_game(store)
    file_of(tmp_path).write_bytes(b"")
    with Store.open(tmp_path) as store:
        assert notice_key(store) == "store-restored"
        assert len(store.record(game_id).moves) == 5


def test_a_file_that_is_missing_comes_back_from_its_backup(tmp_path: Path) -> None:
    """Also when an earlier start had put it aside and then found no room for the copy."""
    with Store.open(tmp_path) as store:
        game_id = played_game(store)
    file_of(tmp_path).unlink()
    with Store.open(tmp_path) as store:
        assert notice_key(store) == "store-missing"
        assert len(store.record(game_id).moves) == 5
        play(store, game_id, 6, 6)
        assert store.flush(SETTLED)


def test_a_damaged_file_on_a_full_disk_is_played_past_and_restored_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open(tmp_path) as store:
        game_id = played_game(store)
    file_of(tmp_path).write_bytes(b"nonsense")

    def no_room(_self: Connection, _statements: object, _known: object = ()) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Connection, "commit", no_room)
    with Store.open(tmp_path) as store:
        assert notice_key(store) == "store-memory"
        played_game(store)
        assert not store.flush(0.1)
    monkeypatch.undo()
    with Store.open(tmp_path) as store:
        assert notice_key(store) == "store-missing"
        assert len(store.record(game_id).moves) == 5


def test_damage_where_nobody_looks_is_found(tmp_path: Path) -> None:
    """A page that no query of a start needs: it would be met in the middle of a game."""
    with Store.open(tmp_path) as store:
        played_game(store)
        store.set_progress("long", "x" * 20_000)
        store.set_progress("long", "y")  # its pages are free now
    connection = sqlite3.connect(file_of(tmp_path))
    ((free,),) = connection.execute("PRAGMA freelist_count")
    ((size,),) = connection.execute("PRAGMA page_size")
    connection.close()
    assert free > 3
    raw = bytearray(file_of(tmp_path).read_bytes())
    trunk = int.from_bytes(raw[32:36], "big")
    raw[size * (trunk - 1) : size * trunk] = b"\xff" * size
    file_of(tmp_path).write_bytes(raw)
    with Store.open(tmp_path) as store:
        assert notice_key(store) == "store-rescued"


def test_a_damaged_backup_gives_way_to_an_older_one_and_then_to_a_new_store(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        game_id = played_game(store)
    newest = numbered(file_of(tmp_path), "backup", 1)
    newest.replace(numbered(file_of(tmp_path), "backup", 2))
    newest.write_bytes(b"nonsense")
    file_of(tmp_path).write_bytes(b"nonsense")
    with Store.open(tmp_path) as store:
        assert notice_key(store) == "store-restored"
        assert len(store.record(game_id).moves) == 5
    for backup in tmp_path.glob("*.backup-*"):
        backup.write_bytes(b"nonsense")
    file_of(tmp_path).write_bytes(b"nonsense")
    with Store.open(tmp_path) as store:
        assert notice_key(store) == "store-damaged"
        assert store.unfinished() == []
        played_game(store)
        assert store.flush(SETTLED)


def test_three_days_of_backups_are_kept(tmp_path: Path) -> None:
    for day in range(5, 0, -1):
        with Store.open(tmp_path) as store:
            played_game(store)
        then = (datetime.now() - timedelta(days=day)).timestamp()
        os.utime(numbered(file_of(tmp_path), "backup", 1), (then, then))
    backups = sorted(tmp_path.glob("*.backup-*"))
    assert [path.name for path in backups] == ["store.backup-1", "store.backup-2", "store.backup-3"]
    games = []
    for path in backups:
        copy = sqlite3.connect(path)
        games += copy.execute("SELECT count(*) FROM game").fetchone()
        copy.close()
    assert games == [5, 4, 3]


def test_a_day_begins_with_a_backup(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        played_game(store)
    newest = numbered(file_of(tmp_path), "backup", 1)
    yesterday = (datetime.now() - timedelta(days=1)).timestamp()
    os.utime(newest, (yesterday, yesterday))
    with Store.open(tmp_path) as store:
        played_game(store)
        assert store.flush(SETTLED)
        assert newest.stat().st_mtime > yesterday + 1


def test_a_copy_that_has_more_moves_is_not_replaced(tmp_path: Path) -> None:
    """An older state of the file comes back, as from a copy on a stick."""
    with Store.open(tmp_path) as store:
        game_id = played_game(store, 3)
    older = file_of(tmp_path).read_bytes()
    with Store.open(tmp_path) as store:
        play(store, game_id, 4, 9)
    file_of(tmp_path).write_bytes(older)
    for _ in range(2):
        with Store.open(tmp_path) as store:
            assert len(store.record(game_id).moves) == 3
            store.set_progress("key", "value")
    copies = [log_heads(numbered(file_of(tmp_path), "backup", number)) for number in (1, 2, 3)]
    assert max(heads[game_id][0] for heads in copies if heads) == 9


def test_the_file_of_another_program_is_put_aside_whole(tmp_path: Path) -> None:
    tmp_path.mkdir(exist_ok=True)
    other = sqlite3.connect(file_of(tmp_path))
    other.execute("CREATE TABLE theirs(x)")
    other.close()
    before = file_of(tmp_path).read_bytes()
    with Store.open(tmp_path) as store:
        assert notice_key(store) == "store-damaged"
        played_game(store)
    assert numbered(file_of(tmp_path), "damaged", 1).read_bytes() == before


@posix
@pytest.mark.parametrize("what", ["folder", "pipe", "dangling link", "empty file"])
def test_whatever_lies_in_the_place_of_the_store(tmp_path: Path, what: str) -> None:
    match what:
        case "folder":
            file_of(tmp_path).mkdir()
        case "pipe":
            os.mkfifo(file_of(tmp_path))
        case "dangling link":
            file_of(tmp_path).symlink_to(tmp_path / "elsewhere")
        case "empty file":
            file_of(tmp_path).touch()
    with Store.open(tmp_path) as store:
        game_id = played_game(store)
        assert store.flush(SETTLED)
    with Store.open(tmp_path) as store:
        assert len(store.record(game_id).moves) == 5


NONSENSE = {
    "a kind of later times": "UPDATE event SET kind = 'later invention' WHERE game = ? AND seq = 2",
    "no number": "UPDATE game SET options = '{\"variant\": NaN}' WHERE id = ?",
    "too deep": "UPDATE game SET seats = '[' || replace(hex(zeroblob(30000)), '00', '[') "
    "WHERE id = ?",
    "no day": "UPDATE game SET day = 'yesterday' WHERE id = ?",
    "a gap": "DELETE FROM event WHERE game = ? AND seq = 3",
    "cut short": "DELETE FROM event WHERE game = ? AND seq = 5",
    "gone": "DELETE FROM game WHERE id = ?",
    "another move": "UPDATE event SET move = 'move:9' WHERE game = ? AND seq = 4",
    "won": "UPDATE game SET state = 'finished', returns = '[1.0, 1.0]' WHERE id = ?",
}


@pytest.mark.parametrize("change", NONSENSE.values(), ids=NONSENSE)
def test_rows_that_do_not_prove_themselves_come_back_from_the_copy(
    tmp_path: Path, change: str
) -> None:
    with Store.open(tmp_path) as store:
        ids = [played_game(store) for _ in range(3)]
        before = store.unfinished()
    connection = sqlite3.connect(file_of(tmp_path))
    connection.execute(change, (ids[1],))
    connection.commit()
    connection.close()
    with Store.open(tmp_path) as store:
        assert notice_key(store) == "store-rescued"
        assert store.unfinished() == before
        assert store.begin(straw()) == 4


def test_a_game_that_proves_itself_and_makes_no_sense_is_refused_alone(tmp_path: Path) -> None:
    """A person wrote it so, and took the trouble to sign it."""
    with Store.open(tmp_path) as store:
        ids = [played_game(store) for _ in range(3)]
        bad = journal_of(store).game(ids[1])
        bad.settled = (*bad.settled[:3], "[" * 3000, *bad.settled[4:])
        bad.chain[0] = row_digest("deal", *bad.settled)
        for seq, event in enumerate(bad.events, 1):
            bad.chain[seq] = next_digest(bad.chain[seq - 1], seq, event)
        journal_of(store).changed(bad)
        disconnect(writer_of(store))
        file_of(tmp_path).unlink()
        store.set_progress("written", "anew")
        assert store.flush(SETTLED)
    with Store.open(tmp_path) as store:
        assert notice_key(store) == "store-refused"
        assert [saved.id for saved in store.unfinished()] == [ids[2], ids[0]]
        assert store.begin(straw()) == 4
        assert store.flush(SETTLED)
    with Store.open(tmp_path) as store:
        assert len(store.unfinished()) == 3


def damage(content: bytes, chance: random.Random) -> bytes:
    """The effects of bad sticks, bad copies and bad luck on a file."""
    raw = bytearray(content)
    match chance.randrange(5):
        case 0:
            del raw[chance.randrange(len(raw)) :]
        case 1:
            for _ in range(chance.randrange(1, 20)):
                raw[chance.randrange(len(raw))] ^= 1 << chance.randrange(8)
        case 2:
            at = chance.randrange(len(raw))
            raw[at : at + chance.randrange(1, 9000)] = bytes(chance.randrange(1, 9000))
        case 3:
            at = chance.randrange(0, len(raw), 512)
            raw[at : at + 512] = chance.randbytes(512)
        case 4:
            raw += chance.randbytes(chance.randrange(1, 5000))
    return bytes(raw)


@pytest.mark.parametrize("column", range(1, 10))
@pytest.mark.parametrize("value", [b"bytes", 2.5, None])
def test_a_field_that_became_another_kind_is_nonsense(column: int, value: object) -> None:
    """One bit in the head of a row makes bytes of a text, and the row is read page by page."""
    row = list(hostile.game_row())
    assert game_from_row(tuple(row))
    row[column] = value
    with pytest.raises(MAKES_NO_SENSE):
        game_from_row(tuple(row))


@pytest.mark.parametrize("count", [40, pytest.param(2000, marks=pytest.mark.slow)])
def test_no_damage_stops_a_start(tmp_path: Path, count: int) -> None:
    with Store.open(tmp_path) as store:
        for _ in range(10):
            store.finished(played_game(store, 40), (1.0, -1.0), digest(40))
        played_game(store, 10)
    good = file_of(tmp_path).read_bytes()
    chance = random.Random("damage")
    noticed = 0
    for _ in range(count):
        bad = damage(good, chance)
        file_of(tmp_path).write_bytes(bad)
        with Store.open(tmp_path) as store:
            if notice_key(store) in ("store-restored", "store-rescued"):
                noticed += 1
                aside = numbered(file_of(tmp_path), "damaged", 1)
                assert aside.read_bytes() == bad
                assert len(store.games(100)) == 10
            game_id = played_game(store)
            assert store.flush(SETTLED)
        with Store.open(tmp_path) as store:
            assert len(store.record(game_id).moves) == 5
        # Backups are made of good files only, and this test wants the same one each time.
        numbered(file_of(tmp_path), "backup", 1).write_bytes(good)
    assert noticed > count // 3


def newest_cleared(folder: Path) -> tuple[int, int]:
    """A game that is there, and a newer one that was cleared away since the older of two copies."""
    with Store.open(folder) as store:
        first, newest = played_game(store, 2), played_game(store, 3)
    old = file_of(folder).read_bytes()
    with Store.open(folder) as store:
        store.dropped(newest)
        store.prune()
    numbered(file_of(folder), "backup", 1).write_bytes(file_of(folder).read_bytes())
    numbered(file_of(folder), "backup", 2).write_bytes(old)
    return first, newest


def test_the_newest_game_does_not_come_back_from_an_older_copy_once_it_was_cleared(
    tmp_path: Path,
) -> None:
    first, newest = newest_cleared(tmp_path)
    raw = file_of(tmp_path).read_bytes()
    file_of(tmp_path).write_bytes(raw[: len(raw) // 2])
    with Store.open(tmp_path) as store:
        assert [saved.id for saved in store.unfinished()] == [first]
        assert store.begin(straw()) > newest, "its number is not given to another game"


def test_a_cleared_game_does_not_come_back_where_the_note_of_it_was_damaged(tmp_path: Path) -> None:
    """The newest copy has that note still; the file itself looks whole without it."""
    first, _ = newest_cleared(tmp_path)
    good = file_of(tmp_path).read_bytes()
    assert good.count(b"cleared") == 1
    file_of(tmp_path).write_bytes(good.replace(b"cleared", b"cleaned"))
    with Store.open(tmp_path) as store:
        assert store.notice is not None
        assert [saved.id for saved in store.unfinished()] == [first]


def test_what_was_forgotten_does_not_come_back_from_an_older_copy(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.set_progress("lesson-1", "3")
        store.set_progress("codex", "quarks")
    old = file_of(tmp_path).read_bytes()
    with Store.open(tmp_path) as store:
        store.forget("lesson-")
    numbered(file_of(tmp_path), "backup", 1).write_bytes(file_of(tmp_path).read_bytes())
    numbered(file_of(tmp_path), "backup", 2).write_bytes(old)
    file_of(tmp_path).write_bytes(b"")
    with Store.open(tmp_path) as store:
        assert store.progress("codex") == "quarks"
        assert store.progress("lesson-1") is None


def test_a_cleared_game_does_not_come_back_from_a_copy_in_an_older_format(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        first, second = played_game(store, 2), played_game(store, 3)
    olden.rewrite(file_of(tmp_path))
    old = file_of(tmp_path).read_bytes()
    with Store.open(tmp_path) as store:
        store.dropped(first)
        store.prune()
    numbered(file_of(tmp_path), "backup", 3).write_bytes(old)
    raw = file_of(tmp_path).read_bytes()
    file_of(tmp_path).write_bytes(raw[: len(raw) // 2])
    with Store.open(tmp_path) as store:
        assert [saved.id for saved in store.unfinished()] == [second]
