"""Files beside the store: backups, damaged files that were set aside, and SQLite's own journal.

Three copies of each kind are kept, the newest first. SQLite believes a journal that it finds. One
that names a super-journal makes it delete the file of that name, wherever that is; a write-ahead
log puts pages that another program chose into ours. The store makes neither of them, so neither is
ever left where SQLite would look."""

from __future__ import annotations

import os
import re
import stat
from contextlib import suppress
from datetime import date
from pathlib import Path

from game.files.atomic_files import move, open_ordinary, read_ordinary, remove, write_whole

COPIES = 3

KINDS = ("backup", "damaged", "foreign", "before", "before-journal")


def numbered(path: Path, what: str, number: int) -> Path:
    """``store.backup-1``, ``store.damaged-3``: 1 is the newest."""
    return path.with_name(f"{path.stem}.{what}-{number}")


def make_room(path: Path, what: str) -> None:
    """Push copies back by one, so that number 1 is free; the oldest goes. Raises OSError."""
    for number in range(COPIES, 0, -1):
        for tail in ("", "-journal"):
            old = numbered(path, what, number)
            old = old.with_name(old.name + tail)
            if not os.path.lexists(old):
                continue
            if number == COPIES:
                _remove(old)
            else:
                new = numbered(path, what, number + 1)
                move(old, new.with_name(new.name + tail))


def _remove(old: Path) -> None:
    """Remove a copy. A folder in its place is not deleted: it gets another name."""
    if old.is_dir() and not old.is_symlink():
        move(old, old.with_name(f"{old.name}.{os.urandom(4).hex()}"))
    else:
        remove(old)


def remove_copies(path: Path) -> None:
    """No backup and nothing put aside remains beside the file. Raises OSError.

    A browser in which games were brought in has more than `COPIES`: none is deleted there.
    """
    copy = re.compile(rf"{re.escape(path.stem)}\.({'|'.join(KINDS)})-\d+(-journal)?")
    for name in os.listdir(path.parent):
        if copy.fullmatch(name):
            _remove(path.with_name(name))


def day_of(copy: Path) -> date | None:
    """The day on which a copy was made, if any calendar has it; by a clock that may be wrong."""
    try:
        return date.fromtimestamp(copy.lstat().st_mtime)
    except (OSError, ValueError, OverflowError):
        return None


MAGIC = bytes.fromhex("d9d505f920a163d7")
"""Begins a journal, and ends one that names a super-journal."""

UNSIGNED = 12
"""Bytes at the beginning of a journal that are empty until the rest is on the disk."""

COPIED = 64 * 2**20
"""Bytes of a file that is copied before its journal is worked off."""

FOREIGN = ("-wal", "-shm")
"""Ends of names that a file with a rollback journal never has beside it."""


DRAFT = re.compile(r"\.[0-9a-f]{16}\.draft")
"""The names that `write_whole` gives to what is not finished."""


def rollback_journal(path: Path) -> Path:
    """The path of SQLite's rollback journal of a file."""
    return path.with_name(path.name + "-journal")


def foreign_files(path: Path) -> list[Path]:
    """Files beside the store that SQLite would read and we did not write. Raises OSError."""
    foreign_files = [path.with_name(path.name + end) for end in FOREIGN]
    foreign_files = [stray for stray in foreign_files if os.path.lexists(stray)]
    journal = rollback_journal(path)
    if os.path.lexists(journal) and not _ours(journal):
        foreign_files.append(journal)
    return foreign_files


def move_foreign_aside(path: Path) -> None:
    """Move aside what is none of ours, as ``store.foreign-1``. Raises OSError.

    The journal of a change that had not begun goes: SQLite believes nothing of it, and leaves it.
    """
    for stray in foreign_files(path):
        make_room(path, "foreign")
        move(stray, numbered(path, "foreign", 1))
    journal = rollback_journal(path)
    if os.path.lexists(journal) and _unsynced(_head(journal)):
        remove(journal)


def is_hot(path: Path) -> bool:
    """True if a crash left a journal that has to be worked off. Raises OSError."""
    journal = rollback_journal(path)
    return os.path.lexists(journal) and journal.stat().st_size > 0


def copy_both(path: Path) -> None:
    """Keep the file and its journal as they are, in case they do not belong together."""
    with suppress(OSError):  # too large, or no room: then as everybody does
        for source, what in ((path, "before"), (rollback_journal(path), "before-journal")):
            write_whole(numbered(path, what, 1), read_ordinary(source, COPIED))


def drop_copies(path: Path) -> None:
    """They did belong together."""
    for what in ("before", "before-journal"):
        with suppress(OSError):
            remove(numbered(path, what, 1))


def sweep(folder: Path) -> None:
    """Drafts of files that a crash left half written. For the holder of the lock."""
    for draft in folder.glob(".*.draft"):
        if DRAFT.fullmatch(draft.name) and stat.S_ISREG(os.lstat(draft).st_mode):
            with suppress(OSError):
                remove(draft)


def _ours(journal: Path) -> bool:
    """True if this is a journal as we leave them: ordinary, and of one file alone."""
    status = os.lstat(journal)
    if not stat.S_ISREG(status.st_mode) or status.st_nlink > 1:
        return False
    with open_ordinary(journal) as file:
        file.seek(max(0, status.st_size - len(MAGIC)))
        if file.read() == MAGIC:
            return False
    head = _head(journal)
    if not any(head):
        return True  # empty: SQLite removes it
    return _unsynced(head) or (head.startswith(MAGIC) and _sizes_fit(head))


def _head(journal: Path) -> bytes:
    with open_ordinary(journal) as file:
        return file.read(28)


def _unsynced(head: bytes) -> bool:
    """True if SQLite had not yet signed a journal: that comes when the rest is on the disk."""
    return any(head) and not any(head[:UNSIGNED]) and _sizes_fit(head)


def _sizes_fit(head: bytes) -> bool:
    """True if its sectors and pages are of a size that there is."""
    sizes = (int.from_bytes(head[at : at + 4], "big") for at in (20, 24))
    return all(512 <= size <= 65536 and not size & (size - 1) for size in sizes)
