"""From the command to the menu: what is imported on the way, and what is kept of its picture."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.scenes.menu import first_picture
from game.scenes.menu.title import TitleScene
from game.services import Services
from game.start import folders
from game.window import open_window

LATER = (
    "ai", "tutorial", "game.rules.", "game.progress", "game.kiosk", "game.scenes.table",
    "game.scenes.lesson", "game.scenes.results", "game.scenes.codex", "game.match",
    "game.files.desktop",
    # Processes that think, text boxes, and what needs no menu.
    "multiprocessing", "pygame_gui", "numpy", "segno", "asyncio", "http", "email", "ssl",
    "subprocess",
)  # fmt: skip
"""The modules that a menu does without: it knows names, hues, emblems and numbers of players."""
WORDS = ("fluent", "babel", "attr", "pytz")
"""The modules that read and fill texts: the picture of the last start needs no words."""
TABLES = {f"game.tables{name}" for name in ("", ".pictures", ".sheet", ".table")}
"""Every button is a spot, on a sheet that lies or stands."""


MOST = 110
"""Modules of the arcade that a start with a kept picture may import."""


def imported(tmp_path: Path) -> set[str]:
    """The modules of a process that went from the command line to the first picture."""
    return modules_after("play", "--until-menu", "--data-dir", str(tmp_path))


def modules_after(*line: str) -> set[str]:
    """The modules of a process that was given this command line."""
    code = (
        f"import sys; from game.commands.arguments import main; assert main({line!r}) == 0; "
        "print(*sys.modules)"
    )
    out = subprocess.check_output(
        [sys.executable, "-c", code],
        cwd=folders.ROOT,
        text=True,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
    )
    return set(out.splitlines()[-1].split())


@pytest.mark.long
def test_a_menu_imports_no_rulebook_no_opponent_and_no_lesson(tmp_path: Path) -> None:
    # The first start paints the title, the second shows its picture.
    for later_words in ((), WORDS):
        modules = imported(tmp_path)
        assert "game.scenes.menu.title" in modules
        early = {
            name
            for name in modules
            for later in (*LATER, *later_words)
            if name == later or name.startswith(f"{later.removesuffix('.')}.")
        }
        assert early == set()
        assert {name for name in modules if name.startswith("game.tables")} == TABLES
    assert len([name for name in modules if name.partition(".")[0] == "game"]) <= MOST


@pytest.mark.long
def test_a_game_is_played_without_openssl() -> None:
    modules = modules_after("demo", "--game", "u_know_feynman", "--seconds", "0.5")
    assert "game.scenes.table.table" in modules
    # 3.4 MB, and the time to load them, for seeds and digests that do without.
    assert not modules & {"ssl", "_hashlib", "secrets"}


@pytest.fixture
def surface() -> pygame.Surface:
    return open_window((640, 360), full_screen=False)


def first_frame(services: Services, surface: pygame.Surface) -> tuple[TitleScene, bytes]:
    """A title as it is at the first frame of a start, and its pixels."""
    title = TitleScene(services, first=True)
    surface.fill("red")
    App(services, surface, title).step([], 0.0)
    return title, pygame.image.tobytes(surface, "RGB")


def test_a_start_shows_what_the_last_one_painted(
    services: Services, surface: pygame.Surface
) -> None:
    services.change(reduced_motion=True)
    painted, as_painted = first_frame(services, surface)
    assert not painted.borrowed
    again, as_kept = first_frame(services, surface)
    assert again.borrowed
    assert as_kept == as_painted
    assert len(list((services.folder / first_picture.FOLDER).iterdir())) == 1


def test_it_is_painted_meanwhile_spot_by_spot(services: Services, surface: pygame.Surface) -> None:
    services.change(reduced_motion=True)
    _, as_painted = first_frame(services, surface)
    title = TitleScene(services, first=True)
    app = App(services, surface, title)
    app.step([], 0.0)
    assert title.borrowed
    # Nothing is laid before the second frame: that takes words.
    app.step([], 0.0)
    for _ in range(len(title.placed)):
        app.step([], 0.0)
    assert not title.borrowed
    surface.fill("red")
    title.dirty = True
    app.step([], 0.0)
    assert pygame.image.tobytes(surface, "RGB") == as_painted


def test_what_looks_otherwise_is_painted_anew(services: Services, surface: pygame.Surface) -> None:
    first_frame(services, surface)
    services.change(language="de")
    assert not first_frame(services, surface)[0].borrowed
    larger = open_window((1280, 720), full_screen=False)
    assert not first_frame(services, larger)[0].borrowed
    assert first_frame(services, larger)[0].borrowed
    smaller = open_window((640, 360), full_screen=False)
    assert not first_frame(services, smaller)[0].borrowed, "one picture is kept, the last"


@pytest.mark.parametrize("content", [b"", b"BM no picture", b"\0" * 10_000])
def test_a_damaged_picture_is_painted_over(
    services: Services, surface: pygame.Surface, content: bytes
) -> None:
    first_frame(services, surface)
    (picture,) = (services.folder / first_picture.FOLDER).iterdir()
    picture.write_bytes(content)
    assert not first_frame(services, surface)[0].borrowed
    assert first_frame(services, surface)[0].borrowed


def test_where_nothing_can_be_kept_the_title_is_painted(
    services: Services, surface: pygame.Surface
) -> None:
    (services.folder / first_picture.FOLDER).write_text("a file where the folder would be")
    for _ in range(2):
        assert not first_frame(services, surface)[0].borrowed
