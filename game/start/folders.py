"""Folders and ingredients of the environment. Standard library only, and little of it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class Stock:
    """Packages that belong together: pinned in a lock, and complete where there is its stamp."""

    def __init__(self, lock: str, stamp: str, megabytes: int, on_disk: int) -> None:
        self.lock = os.path.join(ROOT, *lock.split("/"))
        self.stamp = stamp
        """Name of a copy of the lock, written into an environment when all of it is there."""
        self.megabytes, self.on_disk = megabytes, on_disk
        """The sizes of download and environment, on Linux: docs/experiments/download_size.md."""

    def pins(self) -> bytes:
        """The lock with every hash; empty if the file is gone."""
        return read_bytes(self.lock)

    def complete_in(self, place: str) -> bool:
        """True if an environment has all of it, as the lock is now."""
        stamp = os.path.join(place, self.stamp)
        if _same_status(stamp, self.lock):
            return True
        pins = self.pins()
        if not pins or read_bytes(stamp) != pins:
            return False
        try:
            # From now on a look at the two is enough.
            time = os.stat(self.lock).st_mtime_ns
            os.utime(stamp, ns=(time, time))
        except OSError:
            pass
        return True


PLAYING = Stock("requirements.lock", "quarkade.stamp", 55, 150)
TESTING = Stock("tests/requirements.lock", "quarkade-tests.stamp", 155, 575)
"""Packages for playing, tests and checks, in the same versions."""


def _same_status(stamp: str, lock: str) -> bool:
    """True if two files are of one size and one moment: then the one is a copy of the other."""
    try:
        one, other = os.stat(stamp), os.stat(lock)
    except OSError:
        return False
    return (one.st_size, one.st_mtime_ns) == (other.st_size, other.st_mtime_ns)


def program() -> list[str]:
    """The first words of a command that runs Quarkade again: from a checkout, a wheel or packed."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, os.path.join(ROOT, "main.py" if in_checkout() else "__main__.py")]


def base_python() -> str:
    """The Python behind this one: an environment must not be made from within itself."""
    return getattr(sys, "_base_executable", None) or sys.executable


def in_checkout() -> bool:
    """True if this is a checkout; otherwise the packages were installed with it."""
    return os.path.exists(os.path.join(ROOT, "main.py"))


def places() -> Iterator[str]:
    """Folders for the environment: beside main.py or, where that is read-only, with the user."""
    yield os.path.join(ROOT, ".venv")
    import zlib

    # Two checkouts with different locks must not fight over one folder.
    yield os.path.join(user_folder(), f"venv-{zlib.crc32(PLAYING.pins()):08x}")


def user_folder() -> str:
    """The folder that `platformdirs` gives Quarkade, found without it."""
    home = os.path.expanduser("~")
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or os.path.join(home, "AppData", "Local")
    elif sys.platform == "darwin":
        base = os.path.join(home, "Library", "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or os.path.join(home, ".local", "share")
    return os.path.join(base, "Quarkade")


def interpreter(place: str) -> str:
    """The Python of an environment, whether it is there or not."""
    parts = ("Scripts", "python.exe") if sys.platform == "win32" else ("bin", "python")
    return os.path.join(place, *parts)


def read_bytes(path: str) -> bytes:
    """The content of a file; empty if there is none."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""
