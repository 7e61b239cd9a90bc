"""Opening the store: as it is, saved from a damaged file, or new.

A damaged file is read page by page, each row by itself. No list, count or pointer of the file is
trusted. A row is taken if its digest is right, and an event if it is the next link of its game's
chain; so rows of several copies can be put together, and each of them was once written."""

from __future__ import annotations

import os
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from game.core import phrase
from game.core.phrase import Phrase, say
from game.files.atomic_files import link, move, read_ordinary, remove, sync_folder
from game.store import copies, file_format
from game.store.copies import COPIES, day_of, make_room, numbered
from game.store.database import Connection, Damaged, Foreign, Newer
from game.store.file_format import Pages
from game.store.journal import (
    BadLog,
    Journal,
    KeptGame,
    LogEntry,
    delete_games,
    insert_everything,
    next_digest,
    row_digest,
    store_digest,
    upsert_counts,
    upsert_store_digest,
)
from game.store.loading import (
    KEYS,
    LARGEST,
    LONGEST_LOG,
    NONSENSE,
    KeepLimits,
    StoredValues,
    checked_entry,
    game_from_row,
    is_valid_progress,
    parse_number,
)

LIMIT = 32 * 2**20
"""Bytes of a file that is read; ours have a few million at the most."""
JOURNAL_HEAD = 512
"""Bytes before the first page in a journal; then each page has eight bytes more around it."""

Stored = dict[int, dict[int, list[tuple[LogEntry, str]]]]
"""Game -> number in its log -> the entries there, each with its stored digest."""


@dataclass(slots=True)
class Rows:
    """The rows of one file or several, in the order in which they are to be believed."""

    games: dict[int, list[StoredValues]] = field(default_factory=lambda: defaultdict(list))
    events: Stored = field(default_factory=lambda: defaultdict(lambda: defaultdict(list)))
    progress: dict[str, str] = field(default_factory=dict)
    tally: dict[str, int] = field(default_factory=dict)
    store_digests: list[str] = field(default_factory=list)
    newest_gone: int = 0
    """The highest known number of a game that was cleared away."""
    row_digests: set[str] = field(default_factory=set)
    """Digests of all rows that the store's digest covers."""

    def add(self, other: Rows) -> None:
        """Add the rows that are only in the other one."""
        for game_id, rows in other.games.items():
            self.games[game_id] += rows
        for game_id, log in other.events.items():
            for seq, events in log.items():
                self.events[game_id][seq] += events
        self.progress = {**other.progress, **self.progress}
        for what, count in other.tally.items():
            self.tally[what] = max(count, self.tally.get(what, 0))
        self.newest_gone = max(other.newest_gone, self.newest_gone)

    @property
    def newest(self) -> int:
        """The highest number of a game that there was."""
        return max([self.newest_gone, *self.games])

    @property
    def whole(self) -> bool:
        """True if every row is there that was there when the file was last written."""
        return store_digest(self.row_digests) in self.store_digests


class Salvage(NamedTuple):
    """The games that were saved."""

    journal: Journal
    short: dict[int, int]
    """Game -> how many events of its log are known to be missing."""
    sizes: tuple[int, ...]
    """Readable games in each of the files."""


def read_rows(raw: bytes) -> Rows:
    """Every row in the bytes of a store, or of its journal. Raises nothing."""
    rows = Rows()
    for size, part in _as_pages(raw):
        for cell in Pages(part, size).rows():
            try:
                _take(rows, cell.rowid, cell.row)
            except NONSENSE:
                continue
    return rows


def _as_pages(raw: bytes) -> Iterable[tuple[int, bytes]]:
    """The pages of a store. A journal is known by its beginning: its pages are cut out first."""
    if raw.startswith(b"\xd9\xd5\x05\xf9"):
        size = int.from_bytes(raw[24:28], "big")
        if 512 <= size <= 65536 and not size & (size - 1):
            starts = range(JOURNAL_HEAD + 4, len(raw) - size + 1, size + 8)
            yield size, b"".join(raw[at : at + size] for at in starts)
        return
    declared = int.from_bytes(raw[16:18], "big")
    size = declared if 512 <= declared <= 32768 and not declared & (declared - 1) else 4096
    yield size, raw
    if size != 4096:  # ours, unless that very field is damaged
        yield 4096, raw


def _take(rows: Rows, rowid: int, row: StoredValues) -> None:
    """Find out which table a row is of. Raises one of `NONSENSE` for what is none."""
    match len(row):
        case 14 if row[0] is None and 0 < rowid < LARGEST:
            rows.games[rowid].append((rowid, *row[1:]))
            if row_digest("game", rowid, *row[1:-1]) == row[-1]:
                rows.row_digests.add(row[-1])
        case 7:
            game_id, seq, kind, n, move, digest, stored = row
            if 0 < game_id < LARGEST and 0 < seq <= LONGEST_LOG:
                event = checked_entry(LogEntry(kind, n, move, digest))
                rows.events[game_id][seq].append((event, str(stored)))
        case 3:
            key, value, stored = row
            if row_digest("progress", key, value) == stored and is_valid_progress(key, value):
                if len(rows.progress) < KEYS:
                    rows.progress.setdefault(key, value)
                rows.row_digests.add(stored)
            elif row_digest("tally", key, value) == stored and 0 <= value < LARGEST:
                rows.tally[key] = max(value, rows.tally.get(key, 0))
                rows.row_digests.add(stored)
            elif row_digest("meta", key, value) == stored and key == "seal":
                rows.store_digests.append(value)
            elif row_digest("meta", key, value) == stored and key == "cleared":
                rows.newest_gone = max(parse_number(value), rows.newest_gone)


# --- putting games together ----------------------------------------------------------------------


def salvage(sources: Sequence[bytes]) -> Salvage:
    """The games that the digests in these files confirm; the first file is believed first."""
    rows, settled = Rows(), set[int]()
    newest = 0
    complete = False
    sizes = []
    for number, raw in enumerate(sources):
        salvaged = read_rows(raw)
        sizes.append(len(salvaged.games))
        if number:
            # A whole copy that knows nothing of an older game knows that it was cleared away.
            for game_id in [
                each for each in salvaged.games if each <= newest and each not in settled
            ]:
                del salvaged.games[game_id]
        if complete:
            # It knew all progress, too: what is only in an older one was forgotten on purpose.
            salvaged.progress.clear()
        rows.add(salvaged)
        settled |= set(salvaged.games)
        complete = complete or salvaged.whole
        if salvaged.whole:
            # No digest covers what was cleared last: of two whole ones the second may know better.
            newest = max(newest, salvaged.newest)
    journal = Journal(progress=dict(rows.progress))
    journal.pruned_games = rows.tally.get("games", 0)
    journal.pruned_moves = rows.tally.get("moves", 0)
    short: dict[int, int] = {}
    for game_id in rows.events.keys() - rows.games.keys():
        if game_id > newest:
            short[game_id] = len(rows.events[game_id])  # a log whose game is gone
    for game_id in sorted(rows.games):
        kept, missing = _game(rows.games[game_id], rows.events.get(game_id, {}))
        if kept is not None:
            journal.games[game_id] = kept
        if missing:
            short[game_id] = missing
    journal.newest_gone, journal.next_id = rows.newest_gone, rows.newest + 1
    return Salvage(journal, short, tuple(sizes))


def _game(
    rows: list[StoredValues], log: dict[int, list[tuple[LogEntry, str]]]
) -> tuple[KeptGame | None, int]:
    """The longest game that these rows prove, and how many events of it are missing."""
    best: KeptGame | None = None
    missing = 0
    for row in rows:
        proven = _is_true(row)
        try:
            kept = game_from_row(row)
        except NONSENSE:
            continue
        kept.state, kept.returns = "open", ()
        _extend(kept, log, row[12])
        if not proven and not kept.events:
            continue  # nothing at all speaks for it
        if best is None or len(kept.events) > len(best.events):
            best = kept
    if best is None:
        return None, max(1, len(log))
    proven_rows = [row for row in rows if _is_true(row)]
    for row in proven_rows or rows:
        if (row[10], row[12]) == (len(best.events), best.chain[-1]):
            ended = game_from_row(row)
            best.state, best.returns = ended.state, ended.returns
            break
        if _is_true(row):
            missing = max(missing, row[10] - len(best.events))
    return best, missing


def _is_true(row: StoredValues) -> bool:
    try:
        return bool(row_digest("game", *row[:-1]) == row[-1])
    except NONSENSE:
        return False


def _extend(kept: KeptGame, log: dict[int, list[tuple[LogEntry, str]]], head: str) -> None:
    """Add events as long as one is the next link of the chain."""
    while True:
        seq = len(kept.events) + 1
        for event, stored in log.get(seq, ()):
            link = next_digest(kept.chain[-1], seq, event)
            if link == stored or _confirmed(link, log.get(seq + 1, ()), seq + 1, head):
                break
        else:
            return
        try:
            kept.note(event)
        except BadLog:
            return


def _confirmed(link: str, after: Sequence[tuple[LogEntry, str]], seq: int, head: str) -> bool:
    """True if the entry after it confirms an entry whose own digest is damaged."""
    return link == head or any(stored == next_digest(link, seq, event) for event, stored in after)


def sources(paths: Iterable[Path]) -> list[bytes]:
    """The content of those files that can be read and are not too large."""
    files = []
    for path in paths:
        try:
            files.append(read_ordinary(path, LIMIT))
        except OSError:
            continue
    return files


KEEP_FINISHED = 100
KEEP_UNFINISHED = 50
"""Games; of more than these the oldest are cleared away."""

MANY = 500
"""Games to clear away at once; where there are more, a new file is written instead."""

_TROUBLE = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_PERM: "readonly",
    sqlite3.SQLITE_CANTOPEN: "readonly",
}
_DAMAGE = (
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_TOOBIG,
)

FAILURES = (Damaged, sqlite3.Error, OSError, UnicodeDecodeError)
"""Errors of a file or a disk; the last comes of garbage in SQLite's own words about it."""


class Busy(Exception):
    """Another program has the file open and does not let go."""


class Opened(NamedTuple):
    """The store that was opened."""

    connection: Connection | None
    """None: nothing can be written now."""
    journal: Journal
    notice: Phrase | None
    retry: bool = True
    """True if it may yet be written: never over a file whose content was not read."""


def trouble(error: BaseException) -> Phrase:
    """The reason why nothing can be kept at the moment."""
    code = _code(error)
    if code in _TROUBLE:
        return say(f"store-{_TROUBLE[code]}")
    return say("store-stuck", why=_why(error))


def in_memory(error: BaseException) -> Phrase:
    """Nothing will be kept in this run, and why."""
    return say("store-memory", why=_why(error))


def _why(error: BaseException) -> str:
    why = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return str(why)[:80]


def is_damage(error: BaseException) -> bool:
    """True if it is the file that is wrong, not the disk, the rights or the moment."""
    return isinstance(error, (Damaged, Foreign, UnicodeDecodeError)) or _code(error) in _DAMAGE


def _code(error: BaseException) -> int:
    """SQLite's primary result code; 0 for what does not come from SQLite."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


def open_connection(path: Path) -> Opened:
    """Open what is there; move aside what is damaged and put in its place what proves itself.

    Raises Busy. Everything else ends with something that can be played with, and a notice.
    """
    fresh = False
    try:
        fresh = not os.path.lexists(path) or (path.is_file() and path.stat().st_size == 0)
        if fresh and _backups(path):
            raise Damaged("it is empty or missing")
        return Opened(*read(path), None)
    except Newer as newer:
        return Opened(None, Journal(), say("store-newer", program=newer.program), retry=False)
    except FAILURES as error:
        if _code(error) == sqlite3.SQLITE_BUSY:
            raise Busy(str(path)) from error
        if not is_damage(error):
            if fresh:
                return Opened(None, Journal(), trouble(error))
            return Opened(None, Journal(), in_memory(error), retry=False)
    try:
        return _replace(path)
    except FAILURES as error:
        return Opened(None, Journal(), in_memory(error), retry=False)


def read(path: Path) -> tuple[Connection, Journal]:
    """The file and all that is in it. Raises Newer or one of `FAILURES`."""
    connection = Connection(path)
    try:
        journal = connection.load(KeepLimits(KEEP_FINISHED, KEEP_UNFINISHED))
        copies.drop_copies(path)
        if (
            connection.version < file_format.VERSION
            or connection.large
            or len(journal.others) > MANY
        ):
            return _write_anew(connection, journal)
        # A full disk must not hide the games: this can wait for a better day.
        with suppress(sqlite3.OperationalError):
            connection.sign()
            _prune(connection, journal)
    except BaseException:
        connection.close()
        raise
    return connection, journal


def _prune(connection: Connection, journal: Journal) -> None:
    """Clear away dropped games and the oldest of too many; the counts remember them."""
    if set(journal.others) > set(journal.refused):
        before = connection.store_digest
        going = journal.clear_others()
        connection.commit(
            [*delete_games(going), *upsert_counts(journal), upsert_store_digest(journal)], [before]
        )


def _write_anew(connection: Connection, journal: Journal) -> tuple[Connection, Journal]:
    """Write the journal into a new file of the present format; the old one is the newest backup."""
    path = connection.path
    new = path.with_name(f"{path.stem}.new")
    for place in (new, copies.rollback_journal(new)):
        remove(place)
    journal.clear_others()
    Connection(new, content=lambda: insert_everything(journal)).close()
    connection.close()
    make_room(path, "backup")
    backup = numbered(path, "backup", 1)
    try:
        link(path, backup)  # so that a store exists at every moment
    except OSError:
        move(path, backup)
    move(new, path)
    sync_folder(path.parent)
    return Connection(path), journal


def _backups(path: Path) -> list[Path]:
    """Those that there are, the newest first."""
    places = [numbered(path, "backup", number) for number in range(1, COPIES + 1)]
    return [place for place in places if place.is_file() and not place.is_symlink()]


def _replace(path: Path) -> Opened:
    """Put what proves itself where a damaged file was: from itself, and from its copies."""
    aside = set_aside(path) if os.path.lexists(path) else None
    damaged = [copies.rollback_journal(aside), aside] if aside else []
    damaged += [numbered(path, what, 1) for what in ("before", "before-journal")]
    own = sources(reversed(damaged[:2])) + sources(damaged[2:])
    backups = _backups(path)
    saved = salvage(own + sources(backups))
    older = add_older(saved.journal, backups)
    try:
        connection = Connection(path, content=lambda: insert_everything(saved.journal))
    except BaseException:
        remove(path)
        raise
    copies.drop_copies(path)
    journal = saved.journal
    notice: Phrase | None = None
    itself = any(saved.sizes[: len(own)])
    day = next((day for copy in backups if (day := day_of(copy))), None)
    if not (journal.games or journal.progress):
        notice = say("store-damaged", file=aside.name) if aside else None
    elif aside and (itself or not day) and not older:
        games, lost = len(journal.games), len(saved.short)
        notice = say("store-rescued", file=aside.name, games=games, lost=lost)
    elif aside:
        notice = say("store-restored", day=_written(day), file=aside.name)
    else:
        notice = say("store-missing", day=_written(day))
    return Opened(connection, journal, notice)


def _written(day: object) -> Phrase:
    """The day of a copy; a question mark where it has none."""
    return phrase.day(str(day) if day else "?")


def add_older(journal: Journal, copies: list[Path]) -> bool:
    """Take from a copy in an older format, which proves nothing, what is not there otherwise.

    Not if a newer one is whole: all went into it, and what it does not have was cleared away.
    """
    for copy in copies:
        try:
            connection = Connection(copy, immutable=True)
        except (Newer, *FAILURES):
            continue
        try:
            older: Journal | None = connection.load(KeepLimits(KEEP_FINISHED, KEEP_UNFINISHED))
            if connection.version == file_format.VERSION and not connection.blank():
                return False
        except FAILURES:
            older = None
        finally:
            connection.close()
        if older is None:
            continue
        journal.games = {**older.games, **journal.games}
        journal.progress = {**older.progress, **journal.progress}
        journal.pruned_games = max(older.pruned_games, journal.pruned_games)
        journal.pruned_moves = max(older.pruned_moves, journal.pruned_moves)
        journal.next_id = max(older.next_id, journal.next_id)
        return True
    return False


def set_aside(path: Path) -> Path:
    """Keep a damaged file, with its journal, under another name; returns that. Raises OSError."""
    os.lstat(path)  # where there is nothing, no copy makes room for it
    make_room(path, "damaged")
    aside = numbered(path, "damaged", 1)
    move(path, aside)
    journal = copies.rollback_journal(path)
    if os.path.lexists(journal):
        move(journal, copies.rollback_journal(aside))
    return aside
