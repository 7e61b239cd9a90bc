"""Copies beside the file: backups, and what was damaged. Three of each, the newest first."""

from __future__ import annotations

from pathlib import Path

COPIES = 3


def numbered(path: Path, what: str, number: int) -> Path:
    """``store.backup-1``, ``store.damaged-3``: 1 is the newest."""
    return path.with_name(f"{path.stem}.{what}-{number}")


def make_room(path: Path, what: str) -> None:
    """Push copies back by one, so that number 1 is free; the oldest goes."""
    for number in range(COPIES, 0, -1):
        for tail in ("", "-journal"):
            old = numbered(path, what, number)
            old = old.with_name(old.name + tail)
            if not old.exists():
                continue
            if number == COPIES:
                old.unlink()
            else:
                new = numbered(path, what, number + 1)
                old.replace(new.with_name(new.name + tail))


def remove_copies(path: Path) -> None:
    """No backup and nothing damaged remains beside the file. Raises OSError."""
    for what in ("backup", "damaged"):
        for number in range(1, COPIES + 1):
            copy = numbered(path, what, number)
            copy.unlink(missing_ok=True)
            copy.with_name(copy.name + "-journal").unlink(missing_ok=True)
