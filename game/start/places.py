"""Where the environment lies, and what it is made from. Standard library only, and little of it."""

from __future__ import annotations

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LOCK = os.path.join(ROOT, "requirements.lock")
STAMP = "quarkade.stamp"
"""A copy of `LOCK`, written into an environment when it is complete, and only then."""


def program() -> list[str]:
    """How a command line begins that runs Quarkade again: from a checkout, a wheel or packed."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, os.path.join(ROOT, "main.py" if in_checkout() else "__main__.py")]


def in_checkout() -> bool:
    """Whether this is a checkout; otherwise somebody else has installed what is needed."""
    return os.path.exists(os.path.join(ROOT, "main.py"))


def places() -> list[str]:
    """Where the environment may live: beside main.py, or where that is read-only with the user."""
    import zlib

    # Two checkouts with different locks must not fight over one folder.
    name = f"venv-{zlib.crc32(lock_text()):08x}"
    return [os.path.join(ROOT, ".venv"), os.path.join(user_folder(), name)]


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


def lock_text() -> bytes:
    """What is to be installed, to the last hash; empty if the file is gone."""
    return read_bytes(LOCK)


def read_bytes(path: str) -> bytes:
    """What a file holds; empty if there is none."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""
