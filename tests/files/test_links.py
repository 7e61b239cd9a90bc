"""A folder of a planted data folder that is a link: nothing is changed behind it."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.core.record import record_of
from game.core.session import Session
from game.games import GAMES
from game.match.saving import export
from game.scenes.menu.first_picture import FirstPicture
from game.scenes.menu.title import TitleScene
from game.services import Services
from game.window import open_window

pytestmark = pytest.mark.skipif(os.name != "posix", reason="links")
FOLDERS = ("cache", "exports", "pictures")


@pytest.fixture
def outside(services: Services, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of the same owner, with files of names that ours have, behind each link."""
    place = tmp_path_factory.mktemp("outside")
    for name in ("title-1.bmp", "title-1.rgb", "game.json"):
        (place / name).write_text("precious")
    for name in FOLDERS:
        (services.folder / name).symlink_to(place)
    return place


def contents(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in folder.iterdir()}


def test_no_picture_of_the_title_is_kept_behind_a_link(services: Services, outside: Path) -> None:
    before = contents(outside)
    FirstPicture(services.folder, "shown").keep(pygame.Surface((64, 36)))
    assert contents(outside) == before


def test_no_game_is_exported_behind_a_link(services: Services, outside: Path) -> None:
    before = contents(outside)
    record = record_of(Session(GAMES["bigebang"], 2, {}, "seed"), ("human", "human"))
    fine, why = export(services.folder, "game", record, lambda _paths: None)
    assert not fine
    assert why.key == "replay-not-exported"
    assert contents(outside) == before


def test_no_picture_of_the_screen_is_kept_behind_a_link(services: Services, outside: Path) -> None:
    before = contents(outside)
    app = App(services, open_window((640, 360), full_screen=False), TitleScene(services))
    app.keep_picture()
    assert contents(outside) == before


def test_a_prepared_name_of_a_picture_is_no_way_out(
    services: Services, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path_factory.mktemp("home") / "profile"
    target.write_text("precious")
    (services.folder / "pictures").mkdir()
    (services.folder / "pictures" / "now.png").symlink_to(target)
    monkeypatch.setattr("game.app.time.strftime", lambda _form: "now.png")
    app = App(services, open_window((640, 360), full_screen=False), TitleScene(services))
    app.keep_picture()
    assert target.read_text() == "precious"
    assert not (services.folder / "pictures" / "now.png").is_symlink()


@pytest.mark.parametrize("what", ["pipe", "link", "large", "other", "bitmap"])
def test_no_decoder_reads_a_picture_from_the_data_folder(services: Services, what: str) -> None:
    first = FirstPicture(services.folder, "shown")
    path = first._path
    path.parent.mkdir(exist_ok=True)
    match what:
        case "pipe":
            os.mkfifo(path)
        case "link":
            path.symlink_to("/dev/zero")
        case "large":
            with path.open("wb") as file:
                file.truncate(3 * 2**30)
        case "other":
            path.write_bytes(b"x" * 100)
        case "bitmap":
            path.write_bytes(b"BM" + b"\xff" * 60_000)
    assert first.load((64, 36)) is None
