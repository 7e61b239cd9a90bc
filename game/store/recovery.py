"""What there is to open when the arcade starts: the store, what is saved of it, or a new one."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from game.core import phrase
from game.core.phrase import Phrase, say
from game.files.atomic_files import link, sync_folder
from game.store import rescue, schema, strays
from game.store.backups import COPIES, day_of, make_room, numbered
from game.store.database import Damaged, Foreign, Newer, Shelf
from game.store.loading import Limits
from game.store.memory import Ledger
from game.store.statements import cleared, counted, everything, sealed

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
    return isinstance(error, (Damaged, Foreign, UnicodeDecodeError)) or _code(error) in _DAMAGE


def _code(error: BaseException) -> int:
    """SQLite's primary result code; 0 for what does not come from SQLite."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


def open_shelf(path: Path) -> Opened:
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
        ledger = shelf.load(Limits(KEEP_FINISHED, KEEP_UNFINISHED))
        strays.drop_copies(path)
        if shelf.version < schema.VERSION or shelf.large or len(ledger.others) > MANY:
            return _write_anew(shelf, ledger)
        # A full disk is no reason to show nothing: this can wait for a better day.
        with suppress(sqlite3.OperationalError):
            shelf.sign()
            _prune(shelf, ledger)
    except BaseException:
        shelf.close()
        raise
    return shelf, ledger


def _prune(shelf: Shelf, ledger: Ledger) -> None:
    """Clear away dropped games and the oldest of too many; the counts remember them."""
    if set(ledger.others) > set(ledger.refused):
        before = shelf.seal
        going = ledger.clear_others()
        shelf.commit([*cleared(going), *counted(ledger), sealed(ledger)], [before])


def _write_anew(shelf: Shelf, ledger: Ledger) -> tuple[Shelf, Ledger]:
    """What is kept goes into a new file in the present format; the old one is the newest backup."""
    path = shelf.path
    new = path.with_name(f"{path.stem}.new")
    for place in (new, strays.journal_of(new)):
        place.unlink(missing_ok=True)
    ledger.clear_others()
    Shelf(new, content=lambda: everything(ledger)).close()
    shelf.close()
    make_room(path, "backup")
    backup = numbered(path, "backup", 1)
    try:
        link(path, backup)  # so that at no moment there is no store
    except OSError:
        path.replace(backup)
    new.replace(path)
    sync_folder(path.parent)
    return Shelf(path), ledger


def _backups(path: Path) -> list[Path]:
    """Those that there are, the newest first."""
    places = [numbered(path, "backup", number) for number in range(1, COPIES + 1)]
    return [place for place in places if place.is_file() and not place.is_symlink()]


def _replace(path: Path) -> Opened:
    """Put what proves itself where a damaged file was: from itself, and from its copies."""
    aside = set_aside(path) if os.path.lexists(path) else None
    damaged = [strays.journal_of(aside), aside] if aside else []
    damaged += [numbered(path, what, 1) for what in ("before", "before-journal")]
    own = rescue.sources(reversed(damaged[:2])) + rescue.sources(damaged[2:])
    copies = _backups(path)
    saved = rescue.salvage(own + rescue.sources(copies))
    older = add_older(saved.ledger, copies)
    try:
        shelf = Shelf(path, content=lambda: everything(saved.ledger))
    except BaseException:
        path.unlink(missing_ok=True)
        raise
    strays.drop_copies(path)
    ledger = saved.ledger
    notice: Phrase | None = None
    itself = any(saved.sizes[: len(own)])
    day = next((day for copy in copies if (day := day_of(copy))), None)
    if not (ledger.games or ledger.progress):
        notice = say("store-damaged", file=aside.name) if aside else None
    elif aside and (itself or not day) and not older:
        games, lost = len(ledger.games), len(saved.short)
        notice = say("store-rescued", file=aside.name, games=games, lost=lost)
    elif aside:
        notice = say("store-restored", day=_written(day), file=aside.name)
    else:
        notice = say("store-missing", day=_written(day))
    return Opened(shelf, ledger, notice)


def _written(day: object) -> Phrase:
    """The day of a copy; a question mark where it has none."""
    return phrase.day(str(day) if day else "?")


def add_older(ledger: Ledger, copies: list[Path]) -> bool:
    """Take from a copy in an older format, which proves nothing, what is not there otherwise.

    Not if a newer one is whole: all went into it, and what it does not have was cleared away.
    """
    for copy in copies:
        try:
            shelf = Shelf(copy, immutable=True)
        except (Newer, *FAILURES):
            continue
        try:
            older: Ledger | None = shelf.load(Limits(KEEP_FINISHED, KEEP_UNFINISHED))
            if shelf.version == schema.VERSION and not shelf.blank():
                return False
        except FAILURES:
            older = None
        finally:
            shelf.close()
        if older is None:
            continue
        ledger.games = {**older.games, **ledger.games}
        ledger.progress = {**older.progress, **ledger.progress}
        ledger.pruned_games = max(older.pruned_games, ledger.pruned_games)
        ledger.pruned_moves = max(older.pruned_moves, ledger.pruned_moves)
        ledger.next_id = max(older.next_id, ledger.next_id)
        return True
    return False


def set_aside(path: Path) -> Path:
    """Keep a damaged file, with its journal, under another name; returns that. Raises OSError."""
    os.lstat(path)  # where there is nothing, no copy makes room for it
    make_room(path, "damaged")
    aside = numbered(path, "damaged", 1)
    path.replace(aside)
    journal = strays.journal_of(path)
    if os.path.lexists(journal):
        journal.replace(strays.journal_of(aside))
    return aside
