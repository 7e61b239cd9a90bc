"""Files that a power cut leaves as they were or as they should be, never in between."""

from __future__ import annotations

import os
import stat
from pathlib import Path


class NotOrdinary(OSError):
    """A folder, a device, a pipe or a link where a file is expected."""


class TooLong(OSError):
    """A file that is larger than anything that belongs in its place."""


def read_ordinary(path: Path, limit: int, *, follow: bool = False) -> bytes:
    """The content of an ordinary file of at most ``limit`` bytes; never waits.

    ``follow``: a link may lead to it. Raises OSError, NotOrdinary and TooLong among others.
    """
    flags = os.O_RDONLY
    # Not every system has each.
    for name in ("O_NONBLOCK", "O_BINARY") if follow else ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY"):
        flags |= getattr(os, name, 0)
    handle = os.open(path, flags)
    try:
        status = os.fstat(handle)
        if not stat.S_ISREG(status.st_mode):
            raise NotOrdinary(0, "it is no ordinary file")
        if status.st_size > limit:
            raise TooLong(status.st_size, "it is too long")
        content = b""
        while piece := os.read(handle, limit + 1 - len(content)):
            content += piece
        if len(content) > limit:  # it grew meanwhile
            raise TooLong(len(content), "it is too long")
        return content
    finally:
        os.close(handle)


def write_whole(path: Path, content: bytes) -> None:
    """Put a file in place all at once, so that a power cut leaves the old one or the new one.

    Raises OSError; then nothing has changed.
    """
    draft = path.with_name(path.name + ".draft")
    # Whatever lies in the draft's place, a link or a pipe perhaps, must not be written into.
    draft.unlink(missing_ok=True)
    try:
        with draft.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder as durable as the files behind them, where that is possible."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
