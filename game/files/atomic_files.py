"""Files that a power cut leaves as they were or as they should be, never in between."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import IO


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
        raise NotOrdinary(0, "it is no ordinary file")
    return os.fdopen(handle, "rb")


def read_ordinary(path: Path, limit: int, *, follow: bool = False) -> bytes:
    """The content of an ordinary file of at most ``limit`` bytes; never waits.

    ``follow``: a link may lead to it. Raises OSError, NotOrdinary and TooLong among others.
    """
    with open_ordinary(path, follow=follow) as file:
        size = os.fstat(file.fileno()).st_size
        if size > limit:
            raise TooLong(size, "it is too long")
        content = file.read(limit + 1)
        if len(content) > limit:  # it grew meanwhile
            raise TooLong(len(content), "it is too long")
        return content


def open_log(path: Path) -> IO[bytes]:
    """Open a log to append to it, making it if need be; only its owner may read it. Never waits.

    The name may have been prepared by another person: a link, a second name of some file, a pipe
    or a folder is refused. Raises OSError, and NotOrdinary among others.
    """
    if path.is_symlink():  # Windows opens it in spite of the flags
        raise NotOrdinary(0, "it is a link")
    flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
    for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY"):
        flags |= getattr(os, name, 0)
    handle = os.open(path, flags, 0o600)
    try:
        status = os.fstat(handle)
        if not stat.S_ISREG(status.st_mode) or status.st_nlink > 1:
            raise NotOrdinary(0, "it is no ordinary file with one name")
        make_private(handle, status)
    except BaseException:
        os.close(handle)
        raise
    return os.fdopen(handle, "ab")


def make_private(handle: int, status: os.stat_result) -> None:
    """Let only the owner of an open file read and write it, where the system can do that."""
    if os.name == "posix" and status.st_mode & 0o077:
        with suppress(OSError):  # not ours to change, perhaps; the folder is what keeps others out
            os.fchmod(handle, 0o600)


def write_whole(path: Path, content: bytes, *, mode: int = 0o666, over: bool = True) -> None:
    """Put a file in place all at once, so that a power cut leaves the old one or the new one.

    ``mode``: who may read it, before the umask. ``over``: whether it may take the place of another.
    Raises OSError (FileExistsError where it may not); then nothing has changed.
    """
    # A name that nobody can have prepared: all files beside it stay untouched.
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
        # A disk without links (FAT). Between look and rename nobody else is expected.
        if os.path.lexists(path):
            raise FileExistsError(17, os.strerror(17)) from None
        draft.rename(path)
    else:
        draft.unlink()


def sync_folder(folder: Path) -> None:
    """Make the names in a folder as durable as the files behind them, where that is possible."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
