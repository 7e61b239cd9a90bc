"""First start: a blink to find out whether everything is there, and a home for it where it is not.

Standard library only, and little of that: a start that needs nothing spends about a millisecond
here. What takes longer is in `game.start.environment`, imported when there is something to make.

`python3 -m game.start.bootstrap` prints the Python that has everything, tests and checks included,
making it first if need be.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping, Sequence

from game.start.folders import PLAYING, ROOT, TESTING, Stock, interpreter, places

Version = tuple[int, ...]

PLAY: Mapping[str, Version] = {
    "babel": (2, 12),
    "fluent_runtime": (0, 4),
    "msgspec": (0, 19),
    "platformdirs": (4,),
    "pygame_ce": (2, 5),
    "pygame_gui": (0, 6, 14),
    "segno": (1, 6),
    "tomli_w": (1,),
}
"""Packages that the arcade runs on: distribution, and the lowest version (as in pyproject.toml)."""

TEST: Mapping[str, Version] = {
    "fonttools": (4, 50),
    "hypothesis": (6, 100),
    "numpy": (2,),
    "particle": (0, 25),
    "pytest": (8,),
    "pytest_timeout": (2, 3),
    "pytest_xdist": (3, 6),
    "scipy": (1, 16),
    "textstat": (0, 7, 8),
    "tqdm": (4, 66),
}
CHECK: Mapping[str, Version] = {
    "coverage": (7, 5),
    "import_linter": (2, 1),
    "mypy": (1, 13),
    "pyinstaller": (6, 11),
    "ruff": (0, 12),
}

MEASURING = ("test", "arena", "ladder", "fit")
"""Commands for development: they need more packages than playing does."""

tries = 0
"""Starts that came before this one."""

_TRIES = "QUARKADE_START"
"""Passed from a start to the one that it begins inside the environment: how many came before."""


def prepare(arguments: Sequence[str]) -> int | None:
    """None: everything is here, go on. Otherwise the exit code of the start that did the work.

    Where the environment was made from this very Python, this process enters it and continues.
    Elsewhere it becomes a start inside it (on Windows: waits for one), and does not return.
    """
    global tries  # noqa: PLW0603 - a fact about this process
    told = os.environ.pop(_TRIES, "")
    tries = int(told) if told.isascii() and told.isdecimal() and len(told) < 3 else 0
    if getattr(sys, "frozen", False):
        return None
    needed = wanted(arguments)
    stock = PLAYING if needed is PLAY else TESTING
    missing = lacking(own_folders(), needed)
    if missing and not tries and (python := ready(stock)) and enter(python):
        tries = 1
        missing = lacking(own_folders(), needed)
    damaged = "" if missing else _damaged_file()
    if not missing and not damaged:
        return None
    return _begin_again(stock, missing, damaged)


def enter(python: str) -> bool:
    """Make this process one of an environment's Python; False: it must be started for that.

    A start of Python takes a fifth of `import pygame` and more, and what the first one has imported
    would be imported again. What tells a Python that it is in an environment (docs.python.org,
    "venv") are its prefix, its executable and where it looks for packages.
    """
    if os.path.realpath(python) != os.path.realpath(sys.executable):
        return False
    place = os.path.dirname(os.path.dirname(python))
    library = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    site = os.path.join(place, "lib", library, "site-packages")
    try:
        theirs = {name.partition(".")[0] for name in os.listdir(site)}
    except OSError:
        return False
    if any(name in sys.modules for name in theirs if not name.startswith("_")):
        return False  # from elsewhere: Python's own start may be told to import something
    outside = set(own_folders())
    sys.path[:] = [folder for folder in sys.path if folder not in outside]
    sys.path.append(site)
    sys.prefix = sys.exec_prefix = place
    sys.executable = python
    return True


def mend() -> int | None:
    """After an import that failed: if the environment is damaged, make it again and restart.

    None: nothing is wrong with it, or it is not ours, or it was made a moment ago.
    """
    from game.start import wholeness

    if tries > 1 or not _ours() or not (damaged := wholeness.changed_file(sys.prefix)):
        return None
    stock = TESTING if os.path.exists(os.path.join(sys.prefix, TESTING.stamp)) else PLAYING
    return _begin_again(stock, [], os.path.relpath(damaged, sys.prefix))


def _begin_again(stock: Stock, missing: Sequence[str], damaged: str) -> int | None:
    """Start inside an environment, made or mended if need be.

    None: a damaged file could not be mended, and playing may do without it.
    """
    # An environment with its stamp that still lacks something was damaged: once more, afresh.
    python = None if tries or damaged else ready(stock)
    if python is None:
        from game.files.exits import INTERNAL
        from game.start import environment, wholeness
        from game.start.installer import CannotPrepare

        try:
            if tries > 1:
                environment.give_up(missing, damaged)
            python = environment.make(stock, damaged=damaged, mend=bool(tries or damaged))
        except CannotPrepare as error:
            print(f"quarkade: {error}", file=sys.stderr)
            there = not missing and _ours() and wholeness.can_do_without(damaged)
            return None if there and error.code == INTERNAL else error.code
    return start_again(python, {_TRIES: str(tries + 1)})


def own_folders() -> list[str]:
    """The folders of this Python's own packages, without those of a script or of the user.

    A name in the folder does not tell what was checked when it was installed.
    """
    added = {ROOT, *os.environ.get("PYTHONPATH", "").split(os.pathsep)}
    return [
        folder
        for folder in sys.path
        if os.path.basename(folder) in ("site-packages", "dist-packages") and folder not in added
    ]


def _ours() -> bool:
    """True if this Python is that of an environment that a start of ours has made."""
    return os.path.exists(os.path.join(sys.prefix, PLAYING.stamp))


def _damaged_file() -> str:
    if not _ours():
        return ""
    from game.start import wholeness

    return wholeness.damaged_file(sys.prefix)


def start_again(python: str, extra: Mapping[str, str]) -> int:
    """Run what this process was asked to run with another Python, and give its exit code."""
    command = [python, *sys.orig_argv[1:]]
    environ = {**os.environ, **extra}
    sys.stdout.flush()
    sys.stderr.flush()
    if sys.platform != "win32":
        os.execve(python, command, environ)
    import subprocess

    # On Windows exec would give the console back before the game has begun.
    with subprocess.Popen(command, env=environ) as running:
        while True:
            try:
                return running.wait()
            except KeyboardInterrupt:
                # It reached the inner process too, which decides what it means.
                continue


def wanted(arguments: Sequence[str]) -> Mapping[str, Version]:
    """The distributions that a start with these arguments needs."""
    more = (arguments[:1] and arguments[0] in MEASURING) or "--simulate" in arguments
    return {**PLAY, **TEST} if more else PLAY


def lacking(folders: Iterable[str], needed: Mapping[str, Version]) -> list[str]:
    """Those of ``needed`` that are in none of the folders, or too old."""
    versions = installed(folders)
    return [name for name, lowest in needed.items() if versions.get(name, ()) < lowest]


def installed(folders: Iterable[str]) -> dict[str, Version]:
    """The installed versions, read from the names of the ``.dist-info`` folders alone.

    `importlib.metadata` would know more, but takes ten times as long to import.
    """
    versions: dict[str, Version] = {}
    for folder in folders:
        try:
            names = os.listdir(folder or ".")
        except OSError:
            continue
        for name in names:
            stem, dot, kind = name.rpartition(".")
            if not dot or kind not in ("dist-info", "egg-info"):
                continue
            distribution, _, version = stem.partition("-")
            key = distribution.lower().replace(".", "_")
            # The first on the path is the one that is imported.
            versions.setdefault(key, _version(version))
    return versions


def _version(text: str) -> Version:
    numbers = []
    for part in text.partition("-")[0].split("."):
        if not part.isdecimal():
            break
        numbers.append(int(part))
    return tuple(numbers)


def ready(stock: Stock) -> str | None:
    """The Python of an environment in which this stock is complete, or None."""
    from game.start import wholeness

    for place in places():
        python = interpreter(place)
        complete = stock.complete_in(place) and os.path.exists(python)
        if complete and wholeness.trusted(place, ROOT):
            return python
    return None


def _print_python() -> int:
    from game.start import environment
    from game.start.installer import CannotPrepare

    if not lacking(own_folders(), {**PLAY, **TEST, **CHECK}):
        print(sys.executable)
        return 0
    try:
        print(ready(TESTING) or environment.make(TESTING, mend=False))
    except CannotPrepare as error:
        print(f"quarkade: {error}", file=sys.stderr)
        return error.code
    return 0


if __name__ == "__main__":
    sys.exit(_print_python())
