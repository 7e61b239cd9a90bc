"""The loop: what it says, and what it survives."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app import App
from game.core.phrase import say
from game.scenes.menu.title import TitleScene
from game.services import Services
from game.store import Store
from game.tables.pictures import Button
from game.window import open_window


@pytest.fixture
def app(services: Services) -> App:
    return App(services, open_window((1280, 720), full_screen=False), TitleScene(services))


def key(code: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")


def test_a_picture_is_drawn_only_when_something_changed(app: App) -> None:
    app.services.change(reduced_motion=True)  # or the tracks of the title drift
    for _ in range(5):
        app.step([], 0.03)
    drawn = app.frames.drawn
    for _ in range(20):
        app.step([], 0.03)
    assert app.frames.drawn == drawn
    app.step([key(pygame.K_RIGHT)], 0.03)
    assert app.frames.drawn == drawn + 1


def test_pictures_in_another_language_are_let_go(app: App, services: Services) -> None:
    app.step([], 0.03)
    english, spot = app.stage.renderer, (Button("primary"), 100, 40, say("back"))
    english.paint(*spot)
    services.change(language="de")
    app.step([], 0.03)
    assert app.stage.renderer is not english
    assert not english.knows(*spot)


def test_a_screen_without_full_screen_is_survived(
    app: App, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> int:
        raise pygame.error("not supported")

    monkeypatch.setattr(pygame.display, "toggle_fullscreen", refuse)
    app.step([], 0.03)
    app.step([key(pygame.K_F11)], 0.03)
    app.step([], 0.03)
    assert not services.settings.full_screen


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen that can be filled; as with SDL, a window that leaves it stays as large."""
    full = [False]

    def toggle() -> int:
        full[0] = not full[0]
        pygame.display.set_mode((1024, 768), pygame.RESIZABLE)
        return 1

    monkeypatch.setattr(pygame.display, "toggle_fullscreen", toggle)
    monkeypatch.setattr(pygame.display, "is_fullscreen", lambda: full[0])


@pytest.mark.usefixtures("screen")
def test_leaving_full_screen_brings_the_window_back_as_it_was(app: App) -> None:
    app.surface = pygame.display.set_mode((900, 600), pygame.RESIZABLE)
    app.step([], 0.03)
    app.step([key(pygame.K_F11)], 0.03)
    assert app.surface.get_size() == (1024, 768)
    app.step([key(pygame.K_F11)], 0.03)
    assert app.surface.get_size() == (900, 600)
    assert app.surface is pygame.display.get_surface()


@pytest.mark.usefixtures("screen")
def test_a_window_never_comes_back_larger_than_the_screen(app: App) -> None:
    app.surface = pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
    app.step([], 0.03)
    app.step([key(pygame.K_F11)], 0.03)
    app.step([key(pygame.K_F11)], 0.03)
    assert app.surface.get_size() == (1024, 720)


def test_trouble_with_saved_games_is_said_on_the_screen(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.step([], 0.03)
    before = pygame.surfarray.array3d(app.surface)
    monkeypatch.setattr(Store, "notice", property(lambda _: say("undo-chance")))
    app.step([], 0.03)
    assert (pygame.surfarray.array3d(app.surface)[:, :44] != before[:, :44]).any()


def caption_key(app: App) -> str:
    assert app.services.captions.shown is not None
    return app.services.captions.shown.key


def test_a_picture_is_kept_and_it_says_where(app: App, tmp_path: Path) -> None:
    app.step([], 0.03)
    assert app.step([key(pygame.K_F12)], 0.03)
    pictures = list((tmp_path / "pictures").glob("*.png"))
    assert len(pictures) == 1
    assert pygame.image.load(pictures[0]).get_size() == app.surface.get_size()
    assert caption_key(app) == "picture-kept"


def test_a_picture_that_cannot_be_kept_stops_nothing(app: App, tmp_path: Path) -> None:
    (tmp_path / "pictures").write_text("in the way")
    app.step([], 0.03)
    assert app.step([key(pygame.K_F12)], 0.03)
    assert caption_key(app) == "picture-not-kept"


def test_the_key_for_mute_says_what_it_did(app: App) -> None:
    app.step([], 0.03)
    app.step([key(pygame.K_m)], 0.03)
    assert caption_key(app) == "sound-off"
    app.step([key(pygame.K_m)], 0.03)
    assert caption_key(app) == "sound-on"


def test_the_same_input_paints_the_same_picture(services: Services) -> None:
    pictures = []
    for _ in range(2):
        app = App(services, pygame.Surface((1280, 720)), TitleScene(services))
        for code in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_DOWN):
            app.step([], 0.03)
            app.step([key(code)], 0.03)
        pictures.append(pygame.surfarray.array3d(app.surface))
    assert (pictures[0] == pictures[1]).all()
