"""Starts on each platform, as `docs/platforms.md` lists them, with faked answers of the system."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path
from types import TracebackType

import pygame
import pytest

from game.start import bootstrap, folders
from game.window import open_window


def joined(*parts: str) -> str:
    return os.path.join(*parts)


def test_each_platform_has_its_own_folder_and_its_own_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = str(tmp_path)
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, home)
    for name in ("LOCALAPPDATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    wanted = {
        "linux": joined(home, ".local", "share", "Quarkade"),
        "darwin": joined(home, "Library", "Application Support", "Quarkade"),
        "win32": joined(home, "AppData", "Local", "Quarkade"),
    }
    for platform, folder in wanted.items():
        monkeypatch.setattr(sys, "platform", platform)
        assert folders.user_folder() == folder
        python = ("Scripts", "python.exe") if platform == "win32" else ("bin", "python")
        assert folders.interpreter(home) == joined(home, *python)


def test_on_windows_the_start_waits_for_the_one_that_it_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ctrl+C reaches both; what it means is decided by the inner one."""
    begun: list[list[str]] = []

    class Inner:
        def __init__(self, command: list[str], *, env: dict[str, str]) -> None:
            begun.append(command)
            assert env["QUARKADE_START"] == "1"
            self.waits = iter((KeyboardInterrupt, 3))

        def __enter__(self) -> Inner:
            return self

        def __exit__(
            self,
            kind: type[BaseException] | None,
            error: BaseException | None,
            trace: TracebackType | None,
        ) -> None:
            pass

        def wait(self) -> int:
            answer = next(self.waits)
            if isinstance(answer, int):
                return answer
            raise answer

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "orig_argv", ["py", "main.py", "two words"])
    monkeypatch.setattr(subprocess, "Popen", Inner)
    monkeypatch.setattr(os, "execve", lambda *_: pytest.fail("it would give the console back"))
    assert bootstrap.start_again("python.exe", {"QUARKADE_START": "1"}) == 3
    assert begun == [["python.exe", "main.py", "two words"]]


def test_windows_is_told_before_the_window_opens_that_pixels_are_pixels(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("SDL_WINDOWS_DPI_AWARENESS", raising=False)
    open_window((640, 360), full_screen=False)
    assert os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2"
    # Who has set something else wants it.
    monkeypatch.setenv("SDL_WINDOWS_DPI_AWARENESS", "unaware")
    open_window((640, 360), full_screen=False)
    assert os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "unaware"


@pytest.mark.parametrize(("driver", "acceleration"), [("x11", "0"), ("wayland", None)])
def test_only_where_pictures_can_be_shared_is_opengl_avoided(
    driver: str, acceleration: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SDL has no other way to show a picture under Wayland: there it would open no window."""
    monkeypatch.setattr(os, "environ", {**os.environ})
    os.environ.pop("SDL_FRAMEBUFFER_ACCELERATION", None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    open_window((64, 64), full_screen=False)
    assert os.environ.get("SDL_FRAMEBUFFER_ACCELERATION") == acceleration


ROOT = Path(folders.ROOT)
ASKED = {
    "ctypes", "fcntl", "getpass", "msvcrt", "multiprocessing", "resource", "signal", "socket",
}  # fmt: skip
"""Modules that differ by platform, or are not everywhere."""
SAME = {
    "PathLike", "close", "cpu_count", "environ", "fdopen", "fsencode", "fstat", "fsync", "getpid",
    "listdir", "lstat", "path", "pathsep", "stat", "strerror", "urandom", "walk", "write",
}  # fmt: skip
"""The names of ``os`` that are alike everywhere, as far as we use them."""


def asks_for(module: Path) -> set[str]:
    """The questions of a module to the system whose answers may differ."""
    names = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            of, name = node.value.id, node.attr
            differs = of in ASKED or (of == "os" and name not in SAME)
            if differs or (of, name) == ("sys", "platform"):
                names.add(f"{of}.{name}")
        elif isinstance(node, ast.Constant) and re.fullmatch(r"(SDL|O)_[A-Z_]+", str(node.value)):
            names.add(str(node.value))
    return names


@pytest.mark.long
def test_the_page_names_every_use_of_the_system() -> None:
    """A new one is looked up for all platforms first, and written down with what was found."""
    modules = [
        ROOT / "main.py",
        *(file for room in ("game", "ai", "tutorial") for file in (ROOT / room).rglob("*.py")),
    ]
    uses_of = {
        module.relative_to(ROOT).as_posix(): names
        for module in modules
        if not module.is_relative_to(ROOT / "game" / "web") and (names := asks_for(module))
    }
    uses_of["game/ui/widgets.py"] -= {"resource.load"}  # a font, by its loader
    page = (ROOT / "docs" / "platforms.md").read_text(encoding="utf-8")
    every = page.partition("## Every use")[2]
    rows = re.findall(r"^\| `([\w/]+\.py)` \| (.+) \|$", every, re.MULTILINE)
    named = {module: set(re.findall(r"`([\w.]+)`", uses)) for module, uses in rows}
    assert {module: names for module, names in uses_of.items() if names} == named
