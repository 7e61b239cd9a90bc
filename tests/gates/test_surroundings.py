"""Twenty-six surroundings, as the owner of the machine and as another user, with each Python.

The arcade comes as far as its title, keeps its games, and ends; or it says one sentence. For Linux.
``QUARKADE_PYTHONS`` names further Pythons, separated by ``;``, each with all packages in it. They
may be commands: ``chroot /srv/sid {} /usr/bin/python3.14``; the user changes at the braces.
"""

from __future__ import annotations

import os
import shlex
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from game.files.exits import FINE, NO_DISPLAY, REFUSED

ROOT = Path(__file__).parents[2]
MAIN = ROOT / "main.py"
NOBODY = 65_534
PATIENCE = 180
"""Seconds, on a busy machine; those in which it was held still, and we with it, do not count."""
pytestmark = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="asks Linux")

PYTHONS = [sys.executable, *filter(None, os.environ.get("QUARKADE_PYTHONS", "").split(";"))]
USERS = ["owner", pytest.param("nobody", marks=pytest.mark.slow)]


@dataclass(frozen=True)
class Case:
    """The odd feature of a machine."""

    environment: dict[str, str] = field(default_factory=dict)
    without: tuple[str, ...] = ()
    before: str = ""
    """Said to the shell first."""
    after: str = ""
    """The targets of its input and output."""
    folder: str = "data"
    codes: tuple[int, ...] = (FINE,)


CASES = {
    "nothing odd": Case(),
    "an empty environment": Case(without=("PATH", "HOME", "LANG", "TMPDIR")),
    "no language": Case({"LC_ALL": "C", "LANG": "C"}),
    "ASCII": Case({"LC_ALL": "POSIX", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}),
    "a language that nobody knows": Case({"LC_ALL": "xx_YY.UTF-8"}),
    "Turkish letters": Case({"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"}),
    "the time of Nepal": Case({"TZ": "Asia/Kathmandu"}),
    "no such time": Case({"TZ": ":nonsense/99"}),
    "no home": Case(without=("HOME",)),
    "a home that is not there": Case({"HOME": "/nonexistent"}),
    "a folder of many letters": Case(folder="f\u00e9 \u03a9 \U0001f52c 'x' $y"),
    "a folder with a broken name": Case(folder=os.fsdecode(b"bytes \xff\xfe")),
    "a long folder": Case(folder="/".join(["long" * 10] * 20)),
    "a folder that is gone": Case(before='mkdir "$FOLDER/gone"; cd "$FOLDER/gone"; rmdir ../gone;'),
    "another folder": Case(before="cd /;"),
    "no sound": Case({"SDL_AUDIODRIVER": "none such"}),
    "no display": Case({"SDL_VIDEODRIVER": "none such"}, codes=(NO_DISPLAY,)),
    "nobody listens": Case(after=">&-"),
    "nobody reads errors": Case(after="2>&-"),
    "nobody says anything": Case(after="<&-"),
    "a full terminal": Case(after="> /dev/full", codes=(FINE, REFUSED)),
    "few open files": Case(before="ulimit -n 64;"),
    "everybody may read": Case(before="umask 000;"),
    "nobody may read": Case(before="umask 077;"),
    "a careful Python": Case({"PYTHONSAFEPATH": "1", "PYTHONDONTWRITEBYTECODE": "1"}),
    "a Python without asserts": Case({"PYTHONOPTIMIZE": "2", "PYTHONHASHSEED": "0"}),
}


@pytest.fixture
def folder() -> Iterator[Path]:
    """One that another user can reach as well."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


def command(python: str, user: str) -> list[str]:
    """The command that starts this Python as that user."""
    words = shlex.split(python)
    words[0] = shutil.which(words[0]) or words[0]  # some run without a PATH
    at = words.index("{}") if "{}" in words else 0
    rest = words[at + 1 :] if "{}" in words else words[at:]
    become = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
    return [*words[:at], *(become if user == "nobody" else []), *rest]


def fairly(command: list[str], environment: dict[str, str]) -> tuple[int, bytes]:
    """Run it; its exit code and what it says of errors. Raises TimeoutExpired."""
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdout=pipe, stderr=pipe) as running:
        try:
            for _ in range(PATIENCE):  # turns of a second, however long we were stopped in one
                with suppress(subprocess.TimeoutExpired):
                    _, errors = running.communicate(timeout=1)
                    return running.returncode, errors
            raise subprocess.TimeoutExpired(command, PATIENCE)
        finally:
            running.kill()


def test_what_never_ends_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "PATIENCE", 1)
    with pytest.raises(subprocess.TimeoutExpired):
        fairly(["sleep", "60"], dict(os.environ))
    assert fairly(["sh", "-c", "echo no >&2; exit 3"], dict(os.environ)) == (3, b"no\n")


def test_there_are_twenty_six() -> None:
    assert len(CASES) == 26


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("user", USERS)
@pytest.mark.parametrize("python", PYTHONS)
def test_a_title_or_a_sentence(folder: Path, python: str, user: str, name: str) -> None:
    case = CASES[name]
    if user == "nobody":
        if os.geteuid() != 0 or not shutil.which("setpriv"):
            pytest.skip("wants to become somebody else")
        os.chown(folder, NOBODY, NOBODY)
    data = folder / case.folder
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(folder),
        "LANG": "C.UTF-8",
        "FOLDER": str(folder),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }
    for variable in case.without:
        environment.pop(variable, None)
    # Not for the shell: it has something to say about languages itself.
    odd = [f"{name}={value}" for name, value in case.environment.items()]
    play = ["env", *odd, *command(python, user), str(MAIN), "play", "--until-menu"]
    play += ["--data-dir", str(data)]
    shell = shutil.which("bash") or "/bin/bash"
    code, errors = fairly(
        [shell, "-c", f'{case.before} exec "$@" {case.after}', shell, *play], environment
    )
    message = errors.decode("utf-8", "replace")
    assert code in case.codes, message
    assert "Traceback" not in message, message
    assert len(message.splitlines()) <= (0 if code == FINE else 2), message
    if code == FINE:
        assert stat.S_IMODE((data / "store.db").stat().st_mode) == 0o600
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
