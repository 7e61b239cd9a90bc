"""The one module that opens, writes, moves and removes files, and a lock for one process.

A name in a folder may have been prepared by another person. So a link is followed only where that
is said, what is read is an ordinary file within a limit, a new file is private unless that is said
(`SHARED`), a draft has a name that cannot be guessed, and it takes its place all at once.
`tests/test_architecture.py` lists the few modules that touch files by themselves, and why."""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import IO

PRIVATE = 0o600
"""The mode of a file that only its owner may read."""
SHARED = 0o666
"""The mode of a file that is there to be passed on; the umask of its owner may take from it."""


class NotOrdinary(OSError):
    """A folder, a device, a pipe or a link where a file is expected."""


class TooLong(OSError):
    """A file that is larger than anything that belongs in its place."""


def open_ordinary(path: Path, *, follow: bool = False) -> IO[bytes]:
    """An ordinary file, to be read; never waits.

    ``follow``: a link may lead to it. Raises OSError, and NotOrdinary among others.
    """
    flags = os.O_RDONLY
    # Not every system has each.
    for name in ("O_NONBLOCK", "O_BINARY") if follow else ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY"):
        flags |= getattr(os, name, 0)
    handle = os.open(path, flags)
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise NotOrdinary(0, "it is not a regular file")
    return os.fdopen(handle, "rb")


def read_ordinary(path: Path, limit: int, *, follow: bool = False) -> bytes:
    """The content of an ordinary file of at most ``limit`` bytes; never waits.

    ``follow``: a link may lead to it. Raises OSError, NotOrdinary and TooLong among others.
    """
    with open_ordinary(path, follow=follow) as file:
        size = os.fstat(file.fileno()).st_size
        if size > limit:
            raise TooLong(size, "it is too long")
        content = file.read(size + 1)  # a read takes as much memory as it is asked for
        if len(content) > size:  # it grew meanwhile
            content += file.read(limit + 1 - len(content))
        if len(content) > limit:
            raise TooLong(len(content), "it is too long")
        return content


def open_log(path: Path) -> IO[bytes]:
    """Open a log to append to it, making it if need be; only its owner may read it. Never waits.

    The name may have been prepared by another person: a link, a second name of some file, a pipe,
    a folder or a file of another user is refused. Raises OSError, and NotOrdinary among others.
    """
    if path.is_symlink():  # Windows opens it in spite of the flags
        raise NotOrdinary(0, "it is a link")
    flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
    for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY"):
        flags |= getattr(os, name, 0)
    handle = os.open(path, flags, PRIVATE)
    try:
        status = os.fstat(handle)
        if not stat.S_ISREG(status.st_mode) or status.st_nlink > 1:
            raise NotOrdinary(0, "it is not a regular file with one name")
        if hasattr(os, "geteuid") and status.st_uid != os.geteuid():  # neither Windows nor a page
            raise NotOrdinary(0, "it belongs to another user")
        make_private(handle, status)
    except BaseException:
        os.close(handle)
        raise
    return os.fdopen(handle, "ab")


def make_private(handle: int, status: os.stat_result) -> None:
    """Let only the owner of an open file read and write it, where the system can do that."""
    if os.name == "posix" and status.st_mode & 0o077:
        with suppress(OSError):  # not ours to change, perhaps; the folder is what keeps others out
            os.fchmod(handle, PRIVATE)


def open_new(prefix: str, suffix: str) -> tuple[IO[bytes], Path]:
    """Open a new private file in the system's folder for temporary files. Raises OSError."""
    import tempfile  # seldom needed, and a start has no time for it

    handle, name = tempfile.mkstemp(prefix=prefix, suffix=suffix)
    return os.fdopen(handle, "wb"), Path(name)


def make_empty(path: Path) -> bool:
    """Make a private file; False where there is something of that name. Raises OSError."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    except FileExistsError:
        return False
    return True


def read_packaged(path: Path) -> bytes:
    """The content of a file that came with the program. Raises OSError."""
    return path.read_bytes()


def make_folder(folder: Path, *, private: bool = True, follow: bool = False) -> None:
    """Make a folder and those above it, unless it is there.

    ``follow``: it may be a link to a folder, as a person may want it for the data folder; but what
    is inside the data folder stays there. Raises OSError, and NotOrdinary among others.
    """
    folder.mkdir(mode=0o700 if private else 0o777, parents=True, exist_ok=True)
    if not follow and folder.is_symlink():
        raise NotOrdinary(errno.ENOTDIR, f"{folder.name} is a link")


def move(path: Path, to: Path) -> None:
    """Give a file another name in its folder, over what has that name. Raises OSError."""
    path.replace(to)


def remove(path: Path) -> None:
    """Remove a file, or a link by itself, if it is there. Raises OSError."""
    path.unlink(missing_ok=True)


def clear_folder(folder: Path, *, keep: str) -> None:
    """Remove everything in a folder but the entry ``keep``; follows no link. Raises OSError."""
    import shutil

    for entry in folder.iterdir():
        if entry.name == keep:
            continue
        if entry.is_dir() and not entry.is_symlink():
            shutil.rmtree(entry)
        else:
            entry.unlink()


def write_whole(path: Path, content: bytes, *, mode: int = PRIVATE, over: bool = True) -> None:
    """Put a file in place all at once, so that a power cut leaves the old one or the new one.

    ``mode``: its mode, before the umask. ``over``: whether it may take the place of another.
    Raises OSError (FileExistsError where it may not); then nothing has changed.
    """
    # A name that nobody can guess: all files beside it stay untouched.
    draft = path.with_name(f".{os.urandom(8).hex()}.draft")
    try:
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        with os.fdopen(os.open(draft, flags, mode), "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if over:
            draft.replace(path)
        else:
            _put(draft, path)
    except BaseException:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def link(path: Path, to: Path) -> None:
    """A second name for a file. Raises OSError, also where the system has no links at all."""
    if not hasattr(os, "link"):  # in a page of a browser
        raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))
    os.link(path, to)


def _put(draft: Path, path: Path) -> None:
    """Give a draft its name, unless that is taken. Raises OSError."""
    if os.name == "nt":
        draft.rename(path)  # refuses by itself
        return
    try:
        link(draft, path)
    except FileExistsError:
        raise
    except OSError:
        # A disk without links (FAT). Between the check and the rename no other writer is expected.
        if os.path.lexists(path):
            raise FileExistsError(17, os.strerror(17)) from None
        draft.rename(path)
    else:
        draft.unlink()


def sync_file(path: Path) -> None:
    """Make what was written into a file durable. Raises OSError."""
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Make the names in a folder as durable as the files behind them, where that is possible."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


class LockTaken(Exception):
    """Another process holds the lock. The message names the file."""


class NoLocks(OSError):
    """A folder in which no file can be locked: a second copy would not be noticed there."""


_held: set[tuple[int, int]] = set()
"""Device and number of each file that this process has locked."""


class LockFile:
    """An exclusive lock across processes; `release` it, or let it go with the process.

    The file stays behind, empty and harmless: to remove it would race with the next process.
    """

    def __init__(self, path: Path) -> None:
        """Take the lock at once.

        Raises LockTaken, also where this process has it, or OSError where no file can be made or
        locked.
        """
        self._handle = -1
        self._file: tuple[int, int] | None = None
        # `lockf` locks for a process: to close the file once more would let go of the first lock.
        with suppress(OSError):
            if _identity(path.lstat()) in _held:
                raise LockTaken(str(path))
        flags = os.O_RDWR | os.O_CREAT
        for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY"):
            flags |= getattr(os, name, 0)
        self._handle = os.open(path, flags, PRIVATE)
        try:
            status = os.fstat(self._handle)
            if not stat.S_ISREG(status.st_mode):
                raise NoLocks(0, f"{path.name} is not a regular file")
            # Between opening and locking, another process may have put a new file in its place.
            if not _lock(self._handle) or _identity(path.lstat()) != _identity(status):
                raise LockTaken(str(path))
            self._file = _identity(status)
            _held.add(self._file)
        except BaseException:
            self.release()
            raise

    def fileno(self) -> int:
        """For a child process that is to hold the lock as long as it lives."""
        return self._handle

    def release(self) -> None:
        """Let the next one in."""
        if self._file is not None:
            _held.discard(self._file)
            self._file = None
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def __del__(self) -> None:
        self.release()


def _identity(status: os.stat_result) -> tuple[int, int]:
    return status.st_dev, status.st_ino


def wait_for(path: Path, pause: float = 0.2) -> LockFile:
    """Take the lock as soon as it is free, asking every ``pause`` seconds."""
    while True:
        try:
            return LockFile(path)
        except LockTaken:
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
