"""One at a time: a lock on a file, which vanishes with the process that holds it."""

from __future__ import annotations

import os
import stat
import sys
import time
from pathlib import Path


class Taken(Exception):
    """Another process holds the lock. The message names the file."""


class NoLocks(OSError):
    """A folder in which nothing can be locked: nobody can be sure to be alone there."""


class LockFile:
    """An exclusive lock across processes; `release` it, or let it go with the process.

    The file stays behind, empty and harmless: to remove it would race with the next process.
    """

    def __init__(self, path: Path) -> None:
        """Take the lock at once. Raises Taken, or OSError where no file can be made or locked."""
        self._handle = -1
        flags = os.O_RDWR | os.O_CREAT
        for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY"):
            flags |= getattr(os, name, 0)
        self._handle = os.open(path, flags, 0o600)
        try:
            if not stat.S_ISREG(os.fstat(self._handle).st_mode):
                raise NoLocks(0, f"{path.name} is no ordinary file")
            if not _lock(self._handle):
                raise Taken(str(path))
        except BaseException:
            self.release()
            raise

    def fileno(self) -> int:
        """For a child process that is to hold the lock as long as it lives."""
        return self._handle

    def release(self) -> None:
        """Let the next one in."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def __del__(self) -> None:
        self.release()


def wait_for(path: Path, pause: float = 0.2) -> LockFile:
    """Take the lock as soon as it is free, asking every ``pause`` seconds."""
    while True:
        try:
            return LockFile(path)
        except Taken:
            time.sleep(pause)


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        # Locks may lie past the end of a file: this byte is never written.
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import errno
    import fcntl

    _HELD = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES)
    _UNKNOWN = (errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL)

    def _lock(handle: int) -> bool:
        """False where another process holds it. Raises NoLocks, OSError."""
        # A folder on the network may know only one of the two kinds.
        for take in (fcntl.flock, fcntl.lockf):
            try:
                take(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                if error.errno in _HELD:
                    return False
                if error.errno not in _UNKNOWN:
                    raise
            else:
                return True
        raise NoLocks(errno.ENOLCK, "nothing can be locked there")
