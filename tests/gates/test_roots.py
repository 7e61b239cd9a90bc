"""Both commands of the README on machines that have only uv, only venv and pip, or neither of them.

``QUARKADE_ROOTS`` names root folders of such machines, separated by ``;``, as debootstrap makes
them (docs/testing.md). A bare clone is put into each. For root on Linux, with a network.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.files.exits import FINE, INTERNAL

CHECKOUT = Path(__file__).parents[2]
ROOTS = [Path(root) for root in filter(None, os.environ.get("QUARKADE_ROOTS", "").split(";"))]
PATIENCE = 900
"""Seconds: a first start fetches 55 MB, that of the tests as many again."""
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not ROOTS, reason="QUARKADE_ROOTS names none"),
]


class Machine:
    """A root folder with a bare clone in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.clone = root / "srv" / "quarkade"
        shutil.rmtree(self.clone, ignore_errors=True)
        subprocess.run(["git", "clone", "-q", CHECKOUT, self.clone], check=True)
        (root / "srv" / "home").mkdir(exist_ok=True)

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """A command in the clone, in an environment with nothing of ours in it."""
        given = {
            "HOME": "/srv/home",
            "LANG": "C.UTF-8",
            "PATH": "/usr/local/bin:/usr/bin:/bin",
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
            "SSL_CERT_FILE": CERTIFICATES,
        }
        environment = [f"{name}={value}" for name, value in given.items()]
        return subprocess.run(
            ["chroot", self.root, "env", "-i", "-C", "/srv/quarkade", *environment, *command],
            check=False,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )

    def has(self, *command: str) -> bool:
        """True if this can be run there."""
        return self.run(*command).returncode == 0

    @property
    def able(self) -> bool:
        """True if packages can be installed there at all."""
        pip = self.has("python3", "-c", "import venv, ensurepip")
        return pip or self.has("uv", "--version")


@pytest.fixture
def machine(request: pytest.FixtureRequest) -> Iterator[Machine]:
    clone = Machine(request.param)
    yield clone
    shutil.rmtree(clone.clone)


COMMANDS = {
    "play": ("play", "--until-menu"),
    "tests": ("test", "-q", "-n", "0", "tests/core/test_seeds.py"),
}


@pytest.mark.parametrize("machine", ROOTS, indirect=True, ids=lambda root: root.name)
def test_both_commands_work_or_say_in_a_sentence_what_is_missing(machine: Machine) -> None:
    able = machine.able
    for command in COMMANDS.values():
        ran = machine.run("python3", "main.py", *command)
        if able:
            assert ran.returncode == FINE, ran.stderr
        else:
            assert ran.returncode == INTERNAL
            assert ran.stdout == ""
            (sentence,) = ran.stderr.splitlines()
            assert "python3-venv" in sentence
            assert "uv" in sentence
    status = ["git", "-C", str(machine.clone), "status", "--porcelain"]
    assert subprocess.run(status, check=True, capture_output=True).stdout == b""
