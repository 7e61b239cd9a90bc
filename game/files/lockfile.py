"""One at a time: a lock on a file, which vanishes with the process that holds it."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import IO


class Taken(Exception):
    """Another process holds the lock. The message names the file."""


class LockFile:
    """An exclusive lock across processes; `release` it, or let it go with the process.

    The file stays behind, empty and harmless: to remove it would race with the next process.
    """

    def __init__(self, path: Path) -> None:
        """Take the lock at once. Raises Taken, or OSError where no file can be made."""
        self._file: IO[bytes] = path.open("ab")
        try:
            _lock(self._file)
        except OSError as error:
            self._file.close()
            raise Taken(str(path)) from error

    def fileno(self) -> int:
        """For a child process that is to hold the lock as long as it lives."""
        return self._file.fileno()

    def release(self) -> None:
        """Let the next one in."""
        self._file.close()


def wait_for(path: Path, pause: float = 0.2) -> LockFile:
    """Take the lock as soon as it is free, asking every ``pause`` seconds."""
    while True:
        try:
            return LockFile(path)
        except Taken:
            time.sleep(pause)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        # Locks may lie past the end of a file: this byte is never written.
        file.seek(0, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import errno
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            # A folder that knows no locks (some network drives) holds one copy like any other.
            if error.errno not in (errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS):
                raise
