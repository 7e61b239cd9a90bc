"""What there is to open when the arcade starts: the store, its newest good backup, or a new one."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import NamedTuple

from game.core.phrase import Phrase, say
from game.files.atomic_files import write_whole
from game.store.backups import COPIES, make_room, numbered
from game.store.database import Damaged, Newer, Shelf
from game.store.memory import Ledger

KEEP_FINISHED = 100
KEEP_UNFINISHED = 50
"""Games; of more than these the oldest are cleared away when the arcade starts."""

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
"""What a file or a disk may do to us; the last comes of garbage in SQLite's own words about it."""


class Busy(Exception):
    """Another program has the file open and does not let go."""


class Opened(NamedTuple):
    """What was found."""

    shelf: Shelf | None
    """None: nothing can be written now."""
    ledger: Ledger
    notice: Phrase | None
    retry: bool = True
    """Whether it may yet be written: never over a file whose content was not read."""


def trouble(error: BaseException) -> Phrase:
    """Why nothing can be kept at the moment."""
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
    """Whether it is the file that is wrong, not the disk, the rights or the moment."""
    return isinstance(error, (Damaged, UnicodeDecodeError)) or _code(error) in _DAMAGE


def _code(error: BaseException) -> int:
    """SQLite's primary result code; 0 for what does not come from SQLite."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


def open_shelf(path: Path) -> Opened:
    """Open what is there; move aside what is damaged and restore the newest good backup.

    Raises Busy. Everything else ends with something that can be played with, and a notice.
    """
    fresh = False
    try:
        if path.exists() and not path.is_file():
            raise Damaged("it is no file")
        fresh = not path.exists() or path.stat().st_size == 0
        if fresh and _backups(path):
            raise Damaged("it is empty or missing")
        return Opened(*read(path), None)
    except Newer as newer:
        return Opened(None, Ledger(), say("store-newer", program=newer.program), retry=False)
    except FAILURES as error:
        if _code(error) == sqlite3.SQLITE_BUSY:
            raise Busy(str(path)) from error
        if not is_damage(error):
            if fresh:
                return Opened(None, Ledger(), trouble(error))
            return Opened(None, Ledger(), in_memory(error), retry=False)
    try:
        return _replace(path)
    except FAILURES as error:
        return Opened(None, Ledger(), in_memory(error), retry=False)


def read(path: Path) -> tuple[Shelf, Ledger]:
    """The file and all that is in it. Raises Newer or one of `FAILURES`."""
    shelf = Shelf(path)
    try:
        ledger = shelf.load()
        # A full disk is no reason to show nothing: this can wait for a better day.
        with suppress(sqlite3.OperationalError):
            shelf.sign()
            shelf.prune(ledger, KEEP_FINISHED, KEEP_UNFINISHED)
    except BaseException:
        shelf.close()
        raise
    return shelf, ledger


def _backups(path: Path) -> list[Path]:
    """Those that there are, the newest first."""
    places = [numbered(path, "backup", number) for number in range(1, COPIES + 1)]
    return [place for place in places if place.is_file()]


def _replace(path: Path) -> Opened:
    """Put the newest good backup where a damaged file was, or a new file."""
    aside = set_aside(path).name if path.exists() else ""
    for backup in _backups(path):
        try:
            write_whole(path, backup.read_bytes())
            shelf, ledger = read(path)
        except (Damaged, Newer, sqlite3.Error, UnicodeDecodeError):
            path.unlink()
            continue
        day = date.fromtimestamp(backup.stat().st_mtime).isoformat()
        if not aside:
            return Opened(shelf, ledger, say("store-missing", day=day))
        return Opened(shelf, ledger, say("store-restored", day=day, file=aside))
    return Opened(*read(path), say("store-damaged", file=aside) if aside else None)


def set_aside(path: Path) -> Path:
    """Keep a damaged file, with its journal, under another name; returns that. Raises OSError."""
    make_room(path, "damaged")
    aside = numbered(path, "damaged", 1)
    path.replace(aside)
    journal = path.with_name(path.name + "-journal")
    if journal.exists():
        journal.replace(aside.with_name(aside.name + "-journal"))
    return aside
