"""Making the environment on a first start: a folder with every package, pinned and hashed.

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
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn

from game.files.exits import INTERNAL, STOPPED
from game.files.lockfile import LockFile, Taken, wait_for
from game.start import bootstrap

BUSY = "quarkade.lock"
"""Lies in an environment that a start of ours has begun: without a stamp beside it, unfinished."""

LOG = "install.log"

BUILDER = "setuptools"
"""Builds the one package that has no wheel, so it goes in before everything else."""
UNBUILT = "pytweening"

# What an installer says, and what that means to somebody who only wanted to play. First match wins.
_CAUSES: tuple[tuple[str, str], ...] = (
    (r"no space left|disk quota|errno 28\b", "the disk is full; it needs about 600 MB"),
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
        rf"requirement {BUILDER}\S* .*from versions: none",
        "the package index could not be reached; connect this computer to the internet for the "
        "first start (about 150 MB), or set PIP_NO_INDEX=1 and PIP_FIND_LINKS to a folder with the "
        "packages of requirements.lock",
    ),
    (
        r"no matching distribution|no solution found|no wheels with a matching",
        "a package is not to be had for this Python ("
        f"{sys.version_info[0]}.{sys.version_info[1]} on {sys.platform}) or from this index; "
        "Python 3.11 to 3.13 is a good choice",
    ),
)


_FETCHING = re.compile(r"\s*(?:Collecting|Processing \S*[/\\])\s*(\S+?)(?:==|-(?=\d))([\w.]+)")
"""pip's line for each package, from an index or from a folder: its name and version."""


class CannotPrepare(Exception):
    """No environment. The message says in a sentence what to do; ``code`` is the exit code."""

    def __init__(self, sentence: str, code: int = INTERNAL) -> None:
        super().__init__(sentence)
        self.code = code


class _InstallFailed(Exception):
    """An installer gave up; the message is all that it said."""


def give_up(missing: Sequence[str]) -> NoReturn:
    """For a start that finds things missing in an environment that was made a moment ago."""
    names = ", ".join(missing)
    raise CannotPrepare(
        f"the environment was made, but {names} cannot be found in it; "
        "please remove the folder .venv and start again"
    )


def start_again(python: str, extra: Mapping[str, str]) -> int:
    """Run what this process was asked to run with another Python, and give its exit code."""
    command = [python, *sys.orig_argv[1:]]
    environ = {**os.environ, **extra}
    sys.stdout.flush()
    sys.stderr.flush()
    if sys.platform != "win32":
        os.execve(python, command, environ)
    # On Windows exec would give the console back before the game has begun.
    with subprocess.Popen(command, env=environ) as running:
        while True:
            try:
                return running.wait()
            except KeyboardInterrupt:
                # It reached the inner process too, which decides what it means.
                continue


def make(*, mend: bool) -> str:
    """Make the environment, or bring it up to date; returns its Python.

    ``mend``: do not trust one that says it is complete. Raises CannotPrepare.
    """
    if not bootstrap.lock_text():
        raise CannotPrepare("the file requirements.lock is missing; please fetch Quarkade again")
    try:
        for place in map(Path, bootstrap.places()):
            if lock := _claim(place):
                try:
                    return _make_at(_Site(place, lock), mend=mend)
                finally:
                    lock.release()
    except KeyboardInterrupt:
        raise CannotPrepare("stopped; the next start begins this anew", STOPPED) from None
    except OSError as error:
        cause = _cause(str(error)) or str(error)
        raise CannotPrepare(f"the environment could not be made: {cause}") from error
    raise CannotPrepare(
        f"neither {bootstrap.ROOT} nor {bootstrap.user_folder()} can be written to; "
        "please make one of them writable, or install the packages of requirements.lock yourself"
    )


class _Site(NamedTuple):
    """Where building goes on, and the lock on it."""

    place: Path
    lock: LockFile

    @property
    def python(self) -> Path:
        return Path(bootstrap.interpreter(str(self.place)))


def _claim(place: Path) -> LockFile | None:
    """The lock on a place, waited for if need be; None where nothing can be written."""
    try:
        place.mkdir(parents=True, exist_ok=True)
        try:
            return LockFile(place / BUSY)
        except Taken:
            _say("Another start of Quarkade is getting ready in the same folder: waiting for it.")
            return wait_for(place / BUSY)
    except OSError:
        return None


def _make_at(site: _Site, *, mend: bool) -> str:
    place, python = site.place, site.python
    stamp = place / bootstrap.STAMP
    lock = bootstrap.lock_text()
    healthy = stamp.is_file() and python.exists() and not mend
    if healthy and stamp.read_bytes() == lock:
        return str(python)  # whoever had the lock before us has done it
    stamp.unlink(missing_ok=True)
    if healthy:
        _say(f"Quarkade was updated: bringing its packages up to date in {place}.")
    else:
        _say(
            "Quarkade starts for the first time here: fetching the packages that it needs into\n"
            f"{place} (about 150 MB, once; nothing else on this computer is changed)."
        )
        _empty(place)
        _run([_base_python(), "-m", "venv", "--without-pip", str(place)], site)
    try:
        _install(site)
    except _InstallFailed as error:
        log = place / LOG
        log.write_text(str(error), encoding="utf-8", errors="replace")
        cause = _cause(str(error)) or "the installer stopped"
        raise CannotPrepare(
            f"the packages could not be installed: {cause}. Details: {log}"
        ) from None
    _stamp(stamp, lock)
    _say("Done.")
    return str(python)


def _empty(place: Path) -> None:
    """Clear away what an interrupted start left, except the lock that we hold."""
    for entry in place.iterdir():
        if entry.name == BUSY:
            continue
        if entry.is_dir() and not entry.is_symlink():
            shutil.rmtree(entry)
        else:
            entry.unlink()


def _stamp(stamp: Path, lock: bytes) -> None:
    """Say "complete", all at once."""
    draft = stamp.with_suffix(".draft")
    draft.write_bytes(lock)
    draft.replace(stamp)


def _base_python() -> str:
    """The Python behind this one: an environment must not be made from within itself."""
    return getattr(sys, "_base_executable", None) or sys.executable


# --- installing ----------------------------------------------------------------------------------


def _install(site: _Site) -> None:
    """Everything in the lock, with uv where it is there and able, else with pip."""
    lock = Path(bootstrap.LOCK)
    count = len(re.findall(r"^\S+==", lock.read_text(encoding="utf-8"), re.MULTILINE))
    first = site.place / "first.lock"
    first.write_text(block(lock.read_text(encoding="utf-8"), BUILDER), encoding="utf-8")
    sources = ["--require-hashes", "--only-binary", ":all:", "--no-binary", UNBUILT]
    steps = [
        ([*sources, "-r", str(first)], 0),
        ([*sources, "--no-build-isolation", "-r", str(lock)], count),
    ]
    uv = shutil.which("uv")
    if uv and not os.environ.get("PIP_NO_INDEX"):
        try:
            for step, packages in steps:
                _run([uv, "pip", "install", "--python", str(site.python), *step], site, packages)
        except _InstallFailed:
            # It reads its own settings only: an index that is set up for pip is unknown to it.
            _say("uv could not do it: trying pip instead.")
        else:
            return
    pip = _pip(site)
    for step, packages in steps:
        _run([*pip, "install", "--use-pep517", *step], site, packages)


def _pip(site: _Site) -> list[str]:
    """The command that runs pip for the new environment."""
    if importlib.util.find_spec("ensurepip"):
        _run([str(site.python), "-m", "ensurepip", "--default-pip"], site)
        return [str(site.python), "-m", "pip"]
    if importlib.util.find_spec("pip"):
        return [_base_python(), "-m", "pip", "--python", str(site.python)]
    raise CannotPrepare(
        "this Python comes without pip; please install it (on Debian and Ubuntu: "
        "sudo apt install python3-venv) or uv, and start again"
    )


def block(lock: str, name: str) -> str:
    """The lines of one distribution in a lock: its pin and its hashes."""
    found = re.search(rf"^{re.escape(name)}==(?:.*\\\n)*.*$", lock, re.MULTILINE)
    assert found, f"requirements.lock does not pin {name}"
    return found.group() + "\n"


def _environ(place: Path) -> dict[str, str]:
    """The settings of this machine for the installers: its certificates and package indexes.

    Everything that somebody set is kept, but for what would install elsewhere than in ``place``.
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


def _run(command: list[str], site: _Site, packages: int = 0) -> None:
    """Run an installer; where it has ``packages`` to fetch, tell how far it is.

    Raises _InstallFailed with all that it said.
    """
    said: list[str] = []
    seen = 0
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
                said.append(line)
                if not packages:
                    continue
                if found := _FETCHING.match(line):
                    seen = min(seen + 1, packages)
                    _tell(f"{seen:3} of about {packages}  {found[1]} {found[2]}")
                elif re.match(r"Installing coll|Downloading|Prepared", line):
                    # The first is pip's last step; the others are what uv tells.
                    _tell(line.split(":")[0].strip())
        except BaseException:
            running.kill()
            raise
    _end_tell()
    if running.returncode != 0:
        raise _InstallFailed(" ".join(command) + "\n" + "".join(said))


def _cause(said: str) -> str | None:
    """What an installer's words mean, if they mean something known."""
    return next((cause for sign, cause in _CAUSES if re.search(sign, said, re.IGNORECASE)), None)


# --- words ---------------------------------------------------------------------------------------


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def _tell(progress: str) -> None:
    """One more step: on a terminal over the last one, in a log below it."""
    if sys.stderr is not None and sys.stderr.isatty():
        print(f"\r\033[K  {progress}", end="", file=sys.stderr, flush=True)
    else:
        print(f"  {progress}", file=sys.stderr, flush=True)


def _end_tell() -> None:
    if sys.stderr is not None and sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)
