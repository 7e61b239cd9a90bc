"""Watches what our own code asks of Python, in every test: Python tells an audit hook.

Ours is what lies in game, ai and tutorial. It may not unpickle, run what it reads, open a network
socket, start programs (but for the few modules that are there for it), or write outside the
folders it was given. What tests do themselves is their own business.
"""

from __future__ import annotations

import os
import socket
import sys
import tempfile
from pathlib import Path
from types import FrameType
from typing import Any

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OURS = tuple(os.path.join(ROOT, name) + os.sep for name in ("game", "ai", "tutorial"))
TESTS = os.path.join(ROOT, "tests") + os.sep

STARTERS = (
    "game/start/environment.py",
    "game/start/installer.py",
    "game/kiosk/supervisor.py",
    "game/commands/bench.py",
    "ai/lab/compiled.py",
    "game/effects/speech.py",
    "game/files/desktop.py",
)
"""Modules that may start programs."""

FILES = "game/files/atomic_files.py"
"""The module that touches files."""
BY_THEMSELVES = {
    "game/commands/demo.py": "asks /proc; a folder of its own for the time of a demonstration",
    "game/commands/bench.py": "folders of its own for the time of a measurement",
    "game/commands/test.py": "runs the tests, which make their own folders",
    "game/commands/shots.py": "pictures into the folder that a developer names",
    "game/commands/soak.py": "asks /proc",
    "game/commands/arguments.py": "lets what nobody reads go to the null device",
    "game/commands/fit.py": "a tool of the checkout, not in the wheel",
    "game/commands/ladder.py": "a tool of the checkout, not in the wheel",
    "game/effects/synthesis.py": "writes the sounds of the checkout",
    "game/start/folders.py": "reads stamps and locks before there is time for anything else",
    "game/start/wholeness.py": "reads the packages of an environment",
    "game/store/database.py": "SQLite opens the file, when it is known to be ours",
    "ai/drills/drill.py": "reads drills, which come with the program",
    "ai/puzzles/calendar.py": "reads puzzles, which come with the program",
    "tutorial/items/bank.py": "reads items, which come with the program",
    "game/web/gaps.py": "lives in the memory of a page",
    "game/web/devices.py": "lives in the memory of a page",
}
"""Other modules that do, and what for. The lab (`ai/lab`) is not in the wheel and not listed."""

CHANGES = {
    "os.rename": (0, 1), "os.remove": (0,), "os.mkdir": (0,), "os.rmdir": (0,),
    "os.truncate": (0,), "os.symlink": (1,), "os.link": (1,), "os.chmod": (0,),
    "shutil.rmtree": (0,), "shutil.copyfile": (1,), "shutil.move": (0, 1), "sqlite3.connect": (0,),
}  # fmt: skip
"""Event -> which of its arguments are paths at which something changes."""

NETWORK = (
    "socket.getaddrinfo",
    "socket.gethostbyname",
    "urllib.Request",
    "http.client.connect",
    "ftplib.connect",
    "smtplib.connect",
)
STARTS = ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.spawn")
WATCHED = frozenset(
    (
        "open",
        "exec",
        "compile",
        "pickle.find_class",
        "socket.__new__",
        "marshal.loads",
        "code.__new__",
        *CHANGES,
        *NETWORK,
        *STARTS,
    )
)
WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_TRUNC
LOCAL = getattr(socket, "AF_UNIX", None)

violations: list[str] = []
"""The acts against the rules since the last look."""
allowed: list[str] = []
"""Folders that may be written in."""


def allow(folder: Path | str) -> None:
    """This folder, and whatever is in it, may be written."""
    allowed.append(os.path.join(os.path.realpath(folder), ""))


def install() -> None:
    """Begin to watch this process; there is no end to it."""
    allow(tempfile.gettempdir())
    sys.addaudithook(_hook)


def _hook(event: str, args: tuple[Any, ...]) -> None:
    if event not in WATCHED:
        return
    wrong = _wrong(event, args)
    if wrong:
        violations.append(wrong)


def _wrong(event: str, args: tuple[Any, ...]) -> str:
    """The faults of it; empty: none."""
    match event:
        case "exec" | "compile" | "marshal.loads" | "code.__new__":
            # Dataclasses, named tuples and imports run code too: only who calls it himself counts.
            caller = _ours(sys._getframe(2), direct=True)
        case "open":
            if not _writes(args):
                return ""
            caller = _ours(sys._getframe(2))
            if _inside(args[0]) and not _elsewhere(caller, args[0]):
                return ""
        case "socket.__new__":
            caller = "" if args[1] == LOCAL else _ours(sys._getframe(2))
        case _ if event in CHANGES:
            caller = _ours(sys._getframe(2))
            at = [args[at] for at in CHANGES[event] if at < len(args)]
            if all(_inside(one, follow=False) and not _elsewhere(caller, one) for one in at):
                return ""
        case _:
            caller = _ours(sys._getframe(2))
            if event in STARTS and caller.partition(":")[0] in STARTERS:
                return ""
    return f"{event} by {caller}: {str(args)[:200]}" if caller else ""


def _elsewhere(caller: str, path: Any) -> bool:
    """True if a module of the game changes a file by itself that is not there to do so."""
    module = caller.partition(":")[0]
    if isinstance(path, int) or path in (None, "", ":memory:", os.devnull):
        return False
    if "__pycache__" in os.fsdecode(path).split(os.sep):
        return False
    listed = module == FILES or module in BY_THEMSELVES
    return bool(module) and not module.startswith("ai/lab/") and not listed


def _writes(args: tuple[Any, ...]) -> bool:
    _, mode, flags = args
    if isinstance(mode, str):
        return any(letter in mode for letter in "wax+")
    return bool((flags or 0) & WRITES)


def _inside(path: Any, *, follow: bool = True) -> bool:
    """True if this path is where tests may write. Numbers are files that are open already.

    ``follow``: what a link leads to counts, not where the link lies.
    """
    if isinstance(path, int) or path is None:
        return True
    text = os.fsdecode(path)
    if text.startswith("file:"):
        text = text.removeprefix("file://").partition("?")[0]
    if text in ("", ":memory:", os.devnull) or "__pycache__" in text.split(os.sep):
        return True  # byte code is Python's own
    folder, name = os.path.split(os.path.abspath(text))
    real = os.path.realpath(text) if follow else os.path.join(os.path.realpath(folder), name)
    return any(f"{real}{os.sep}".startswith(folder) for folder in allowed)


def _ours(frame: FrameType | None, *, direct: bool = False) -> str:
    """The place in our code that is behind this; empty: none, or by way of worker processes.

    A test that comes first did it itself: further out is only the command that runs the tests.
    """
    while frame is not None:
        name = frame.f_code.co_filename
        if name.startswith(TESTS):
            return ""
        if name.startswith(OURS):
            return f"{os.path.relpath(name, ROOT).replace(os.sep, '/')}:{frame.f_lineno}"
        module = str(frame.f_globals.get("__name__", ""))
        # What goes to and from our own processes is Python's business; Babel, which knows the
        # plurals of each language, keeps them pickled in its own package.
        if direct or module.startswith(("multiprocessing", "concurrent.", "distributed", "babel.")):
            return ""
        frame = frame.f_back
    return ""
