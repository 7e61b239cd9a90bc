"""Copies beside the file: backups, and what was damaged. Three of each, the newest first."""

from __future__ import annotations

import os
import re
from datetime import date
from pathlib import Path

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
                old.replace(new.with_name(new.name + tail))


def _remove(old: Path) -> None:
    """A folder that lies in the place of a copy is nobody's to delete: it gets another name."""
    if old.is_dir() and not old.is_symlink():
        old.rename(old.with_name(f"{old.name}.{os.urandom(4).hex()}"))
    else:
        old.unlink()


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
