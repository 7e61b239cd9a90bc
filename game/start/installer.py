"""Installing packages, pinned and hashed, with uv or with pip; and what went wrong, in a sentence.

Standard library only, English only: the texts of the arcade need packages that are not there yet.
Words go to the standard error, so that the output of a command stays what it would be.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from game.files.atomic_files import LockFile
from game.files.exits import INTERNAL
from game.start import folders
from game.start.folders import PLAYING, Stock, base_python

FIRST = ("attrs", "altgraph")
"""The first package of each lock: every Python can have these."""

UNABLE = (
    "this Python comes without venv or without pip; please install them (on Debian and Ubuntu: "
    "sudo apt install python3-venv) or uv, and start again"
)

# What an installer prints, and what that means to a person who wants to play. First match wins.
_CAUSES: tuple[tuple[str, str], ...] = (
    (
        r"no space left|disk quota|errno 28\b",
        f"the disk is full; it needs about {PLAYING.on_disk} MB",
    ),
    (
        r"certificate.verify|sslerror|invalid peer certificate|unknownissuer",
        "the package index could not be trusted; if your network has a certificate of its own, set "
        "SSL_CERT_FILE to it",
    ),
    (
        r"do not match the hashes|hash mismatch",
        "a package is not the one that was checked, so nothing of it was used; try another network",
    ),
    (
        r"name resolution|name or service not known|getaddrinfo|nodename nor servname|dns error|"
        r"newconnectionerror|connecttimeout|network is unreachable|read timed out|proxyerror|"
        r"connection (refused|reset|error)|error sending request|failed to fetch|max retries|"
        # The first package asked for: where not even that is known, nobody was reached.
        rf"requirement ({'|'.join(FIRST)})\S* .*from versions: none",
        "the package index could not be reached; connect this computer to the internet for the "
        f"first start (about {PLAYING.megabytes} MB), or set PIP_NO_INDEX=1 and PIP_FIND_LINKS to "
        "a folder with the packages of requirements.lock",
    ),
    (
        r"no matching distribution|no solution found|no wheels with a matching",
        "a package is not to be had for this Python ("
        f"{sys.version_info[0]}.{sys.version_info[1]} on {sys.platform}) or from this index; "
        "Python 3.11 to 3.13 is a good choice",
    ),
)

_PACKAGE = re.compile(r"\s*(?:Collecting|Processing \S*[/\\])\s*(\S+?)(?:==|-(?=\d))([\w.]+)")
"""pip's line for each package, from an index or from a folder: its name and version."""
_SIZE = re.compile(r"\s*(?:Downloading|Using cached) (\S+)(?<!\.metadata) \(([\d.]+) ?(k|M)i?B\)")
"""The line of pip and of uv for each file: its name, and its size."""


class CannotPrepare(Exception):
    """No environment. The message says in a sentence what to do; ``code`` is the exit code."""

    def __init__(self, sentence: str, code: int = INTERNAL) -> None:
        super().__init__(sentence)
        self.code = code


class InstallFailed(Exception):
    """An installer gave up; the message is all that it printed."""


class Site(NamedTuple):
    """The folder of an unfinished environment, and the lock on it."""

    place: Path
    lock: LockFile

    @property
    def python(self) -> Path:
        """The Python of the environment, whether it is there or not."""
        return Path(folders.interpreter(str(self.place)))


def check_able() -> None:
    """Raises CannotPrepare where there is nothing that could make an environment and fill it."""
    pip = importlib.util.find_spec("ensurepip") or importlib.util.find_spec("pip")
    if not shutil.which("uv") and not (pip and importlib.util.find_spec("venv")):
        raise CannotPrepare(UNABLE)


def make_empty(site: Site) -> None:
    """An environment without packages: by Python's own venv, or by uv where that was left out."""
    uv = shutil.which("uv")
    if uv and not importlib.util.find_spec("venv"):
        # The folder is there already, with our lock in it.
        command = [uv, "venv", "--no-project", "--allow-existing", "--python", base_python()]
    else:
        command = [base_python(), "-m", "venv", "--without-pip"]
    run([*command, str(site.place)], site)


def install(site: Site, stock: Stock, megabytes: int, *, again: bool = False) -> None:
    """Everything in a lock, with uv where it is there and able, else with pip.

    ``megabytes``: how many are to be fetched, more or less. ``again``: also packages that are
    there; uv and pip remove the old ones when they have fetched all the new ones.
    """
    # Nothing is built here: a package without a wheel would run code that nobody has checked.
    step = ["--require-hashes", "--only-binary", ":all:", "-r", stock.lock]
    uv = shutil.which("uv")
    if uv and not os.environ.get("PIP_NO_INDEX"):
        try:
            command = [uv, "pip", "install", "--python", str(site.python), *step]
            # Byte code now, as pip does it: later it would have the mode of the player's umask.
            command += ["--compile-bytecode", *["--reinstall"] * again]
            run(command, site, InstallProgress(stock, megabytes))
        except InstallFailed:
            # It reads its own settings only: an index that is set up for pip is unknown to it.
            announce("uv could not do it: trying pip instead.")
        else:
            return
    command = [*_pip(site), "install", *step, *["--force-reinstall"] * again]
    run(command, site, InstallProgress(stock, megabytes))


class InstallProgress:
    """The progress of an installer, read from its lines."""

    def __init__(self, stock: Stock, megabytes: int) -> None:
        pins = re.findall(r"^[^\s#=]+==", stock.pins().decode(), re.MULTILINE)
        self.packages = len(set(pins))
        """Some of them are for other systems only."""
        self.of_megabytes = megabytes
        self.seen = 0
        self.megabytes = 0.0

    def read(self, line: str) -> str | None:
        """The text to show after a line of pip or uv; None: no change."""
        if package := _PACKAGE.match(line):
            self.seen = min(self.seen + 1, self.packages)
            return f"{self.seen:3} of about {self.packages} packages: {package[1]} {package[2]}"
        if file := _SIZE.match(line):
            self.megabytes += float(file[2]) / (1000 if file[3] == "k" else 1)
            name = re.split(r"-(?=\d)", file[1])[0]
            return f"{self.megabytes:5.1f} of about {self.of_megabytes} MB: {name}"
        if re.match(r"Installing coll|Prepared", line):
            # The first is pip's last step; the other is a line of uv.
            return line.split(":", maxsplit=1)[0].strip()
        return None


def _pip(site: Site) -> list[str]:
    """The command that runs pip for the new environment."""
    if importlib.util.find_spec("ensurepip"):
        run([str(site.python), "-m", "ensurepip", "--default-pip"], site)
        return [str(site.python), "-m", "pip"]
    if importlib.util.find_spec("pip"):
        return [base_python(), "-m", "pip", "--python", str(site.python)]
    raise CannotPrepare(UNABLE)


def _environ(place: Path) -> dict[str, str]:
    """The settings of this machine for the installers: its certificates and package indexes.

    All settings stay, except those that would install elsewhere than in ``place``.
    """
    environ = {name: value for name, value in os.environ.items() if value}
    for name in ("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_USER", "PYTHONHOME", "PYTHONPATH"):
        environ.pop(name, None)
    environ.update(
        VIRTUAL_ENV=str(place),
        PIP_USER="0",
        PIP_NO_INPUT="1",
        PIP_QUIET="0",
        PIP_VERBOSE="0",
        PIP_PROGRESS_BAR="off",
        PIP_NO_COLOR="1",
        PIP_DISABLE_PIP_VERSION_CHECK="1",
        PIP_REQUIRE_VIRTUALENV="0",
        PYTHONUNBUFFERED="1",
    )
    pip_names = {
        "PIP_CERT": "SSL_CERT_FILE",
        "UV_DEFAULT_INDEX": "PIP_INDEX_URL",
        "UV_INDEX": "PIP_EXTRA_INDEX_URL",
    }
    for name, same in pip_names.items():
        if same in environ:
            environ.setdefault(name, environ[same])
    return environ


def run(command: list[str], site: Site, progress: InstallProgress | None = None) -> None:
    """Run an installer; where it has something to fetch, show how far it is.

    Raises InstallFailed with all that it printed.
    """
    output: list[str] = []
    # If this process is killed, the installer lives on for a while, and must keep others out.
    heirs = () if sys.platform == "win32" else (site.lock.fileno(),)
    with subprocess.Popen(
        command,
        env=_environ(site.place),
        cwd=site.place,
        pass_fds=heirs,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as running:
        assert running.stdout is not None
        try:
            for line in running.stdout:
                output.append(line)
                if progress is not None and (shown := progress.read(line)):
                    _show_progress(shown)
        except BaseException:
            running.kill()
            raise
    _end_progress()
    if running.returncode != 0:
        raise InstallFailed(" ".join(command) + "\n" + "".join(output))


def cause_of(output: str) -> str | None:
    """The known meaning of an installer's output, if it has one."""
    return next((cause for sign, cause in _CAUSES if re.search(sign, output, re.IGNORECASE)), None)


# --- words -------------------------------------------------------------------------------------


def announce(sentence: str) -> None:
    """A sentence for the person who waits."""
    print(sentence, file=sys.stderr, flush=True)


def _show_progress(progress: str) -> None:
    """One more step: on a terminal over the last one, in a log below it."""
    if sys.stderr is not None and sys.stderr.isatty():
        print(f"\r\033[K  {progress}", end="", file=sys.stderr, flush=True)
    else:
        print(f"  {progress}", file=sys.stderr, flush=True)


def _end_progress() -> None:
    if sys.stderr is not None and sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)
