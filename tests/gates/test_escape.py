"""Through X with a window manager: whatever is pressed, the arcade keeps the screen."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.gates import drawn, sizes

ROOT = Path(__file__).parents[2]
NEEDED = ("Xvfb", "openbox", "xdotool")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not all(map(shutil.which, NEEDED)), reason="needs " + ", ".join(NEEDED)),
]
PATIENCE = 90.0

ATTEMPTS = (
    "alt+Tab", "alt+F4", "super", "ctrl+alt+Delete", "ctrl+alt+d", "alt+space", "F11", "Print",
    "ctrl+q", "ctrl+w", "alt+shift+Tab", "super+d", "super+e", "ctrl+Escape", "alt+Escape",
    "ctrl+alt+t", "ctrl+alt+Left", "ctrl+alt+Right", "alt+F2", "F12", "ctrl+c", "ctrl+v",
)  # fmt: skip
KEYS = ("Return", "space", "Escape", "Tab", "Up", "Down", "Left", "Right", "h", "u", "F1", "x", "m")


@contextmanager
def started(*command: str, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    quiet = subprocess.DEVNULL
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=quiet,
        stderr=quiet,
        start_new_session=True,
    ) as running:
        try:
            yield running
        finally:
            running.terminate()
            try:
                running.wait(10)
            except subprocess.TimeoutExpired:
                os.killpg(running.pid, signal.SIGKILL)


def xdotool(display: str, *words: str) -> str:
    return subprocess.run(
        ["xdotool", *words],
        env={**os.environ, "DISPLAY": display},
        capture_output=True,
        text=True,
        check=False,
    ).stdout.strip()


def until_told(display: str, *words: str) -> None:
    """Wait until this question has an answer."""
    end = time.monotonic() + PATIENCE
    while xdotool(display, *words) in ("", "0"):
        assert time.monotonic() < end, f"no answer to {words[0]}"
        time.sleep(0.3)


def until_active(display: str, title: str) -> str:
    """Wait until a window of this name has the screen; its number."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if xdotool(display, "getactivewindow", "getwindowname") == title:
            return xdotool(display, "getactivewindow")
        time.sleep(0.3)
    raise AssertionError(f"{title} never came")


def events(chance: random.Random, count: int) -> list[str]:
    """So many events, as lines for xdotool."""
    lines: list[str] = []
    while len(lines) < count:
        kind = chance.randrange(100)
        if kind < 45:
            lines.append(f"mousemove {chance.randrange(1280)} {chance.randrange(720)}")
            lines.append("click 1")
        elif kind < 50:
            lines.append(f"click {chance.choice((2, 3, 4, 5))}")
        elif kind < 80:
            lines.append(f"key {chance.choice(KEYS)}")
        else:
            lines.append(f"key {chance.choice(ATTEMPTS)}")
    return lines


_OTHER = """
import pygame
pygame.display.init()
pygame.display.set_mode((300, 200))
pygame.display.set_caption("elsewhere")
while pygame.event.wait().type != pygame.QUIT:
    pass
"""


@sizes(1_000, 100_000)
def test_nobody_gets_out(tmp_path: Path, count: int) -> None:
    display = f":{random.SystemRandom().randrange(200, 900)}"
    policy = tmp_path / "policy.toml"
    policy.write_text("")
    x11 = {"DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
    with ExitStack() as open_:
        open_.enter_context(started("Xvfb", display, "-screen", "0", "1280x720x24"))
        until_told(display, "getdisplaygeometry")
        open_.enter_context(started("openbox", **x11))
        until_told(display, "get_num_desktops")  # a window from before would never be active
        open_.enter_context(started(sys.executable, "-c", _OTHER, **x11))
        until_active(display, "elsewhere")
        kiosk = open_.enter_context(
            started(
                sys.executable,
                "main.py",
                "kiosk",
                "--alone",
                "--policy",
                str(policy),
                "--data-dir",
                str(tmp_path / "data"),
                **x11,
            )
        )
        window = until_active(display, "Quarkade")
        chance = drawn("escape")
        thrown = 0
        while thrown < count:
            lines = events(chance, min(200, count - thrown))
            script = tmp_path / "events"
            script.write_text("\n".join(lines) + "\n")
            xdotool(display, str(script))
            thrown += len(lines)
            assert kiosk.poll() is None, "it ended"
            assert xdotool(display, "getactivewindow") == window, (thrown, "somebody got out")
        print(f"{thrown} events")
        kiosk.terminate()
        assert kiosk.wait(30) == 0
    log = (tmp_path / "data" / "kiosk.log").read_text()
    assert "Traceback" not in log, log[-2000:]
