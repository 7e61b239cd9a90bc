"""What lies beside the file: a journal of ours is worked off, everything else is put away.

SQLite believes a journal that it finds. One that names a super-journal makes it delete the file of
that name, wherever that is; a write-ahead log puts pages of somebody's choice into ours. We make
neither of them, so none is ever left where SQLite would look.
"""

from __future__ import annotations

import os
import re
import stat
from contextlib import suppress
from pathlib import Path

from game.files.atomic_files import open_ordinary, read_ordinary, write_whole
from game.store.backups import make_room, numbered

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


def journal_of(path: Path) -> Path:
    """Where SQLite keeps the journal of a file."""
    return path.with_name(path.name + "-journal")


def strays(path: Path) -> list[Path]:
    """What lies beside the file and is none of ours. Raises OSError."""
    strays = [path.with_name(path.name + end) for end in FOREIGN]
    strays = [stray for stray in strays if os.path.lexists(stray)]
    journal = journal_of(path)
    if os.path.lexists(journal) and not _ours(journal):
        strays.append(journal)
    return strays


def put_away(path: Path) -> None:
    """Move aside what is none of ours, as ``store.foreign-1``. Raises OSError.

    The journal of a change that had not begun goes: SQLite believes nothing of it, and leaves it.
    """
    for stray in strays(path):
        make_room(path, "foreign")
        stray.replace(numbered(path, "foreign", 1))
    journal = journal_of(path)
    if os.path.lexists(journal) and _unsynced(_head(journal)):
        journal.unlink()


def is_hot(path: Path) -> bool:
    """Whether a crash left a journal that has to be worked off. Raises OSError."""
    journal = journal_of(path)
    return os.path.lexists(journal) and journal.stat().st_size > 0


def copy_both(path: Path) -> None:
    """Keep the file and its journal as they are, in case they do not belong together."""
    with suppress(OSError):  # too large, or no room: then as everybody does
        for source, what in ((path, "before"), (journal_of(path), "before-journal")):
            write_whole(numbered(path, what, 1), read_ordinary(source, COPIED), mode=0o600)


def drop_copies(path: Path) -> None:
    """They did belong together."""
    for what in ("before", "before-journal"):
        with suppress(OSError):
            numbered(path, what, 1).unlink(missing_ok=True)


def sweep(folder: Path) -> None:
    """Drafts of files that a crash left half written. For the holder of the lock."""
    for draft in folder.glob(".*.draft"):
        if DRAFT.fullmatch(draft.name) and stat.S_ISREG(os.lstat(draft).st_mode):
            with suppress(OSError):
                draft.unlink()


def _ours(journal: Path) -> bool:
    """Whether this is a journal as we leave them: ordinary, and of one file alone."""
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
    """Whether SQLite had not yet signed a journal: that comes when the rest is on the disk."""
    return any(head) and not any(head[:UNSIGNED]) and _sizes_fit(head)


def _sizes_fit(head: bytes) -> bool:
    """Whether its sectors and pages are of a size that there is."""
    sizes = (int.from_bytes(head[at : at + 4], "big") for at in (20, 24))
    return all(512 <= size <= 65536 and not size & (size - 1) for size in sizes)
