"""Between two scenes: no frame paints all of the next one, and what nothing shows is let go of."""

from __future__ import annotations

import weakref

import pygame
import pytest

from game.app import App
from game.match.match import AI, HUMAN, new_match
from game.scenes.base import fade
from game.scenes.menu.title import TitleScene
from game.scenes.table.opening import open_table
from game.scenes.table.table import TableScene
from game.services import Services
from game.window import open_window


@pytest.fixture
def app(services: Services) -> App:
    services.change(reduced_motion=True)
    app = App(services, open_window((640, 360), full_screen=False), TitleScene(services))
    app.step([], 0.0)
    return app


def opened(services: Services) -> TableScene:
    return open_table(services, new_match("u_know_feynman", [HUMAN, AI + "visitor"], {}, "curtain"))


def pixels(app: App) -> bytes:
    return pygame.image.tobytes(app.surface, "RGB")


def test_the_old_picture_stands_until_the_new_one_is_painted(app: App, services: Services) -> None:
    before = pixels(app)
    app.slices = 1e-9  # one picture a frame
    app.show(opened(services))
    frames = 0
    while app.fade is not None:
        assert pixels(app) == before
        app.step([], 0.0)
        frames += 1
    assert frames > 10
    assert isinstance(app.top, TableScene)
    behind = pixels(app)
    assert behind != before
    at_once = App(services, app.surface, opened(services))
    at_once.step([], 0.0)
    assert pixels(at_once) == behind


def test_no_input_reaches_a_scene_that_nobody_sees(app: App, services: Services) -> None:
    app.slices = 1e-9
    table = opened(services)
    app.show(table)
    key = pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
    app.step([key], 0.0)
    assert app.stack == [table]


def test_what_only_the_old_scene_showed_is_let_go_of(
    app: App, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[str] = []
    for name in ("collect", "trim"):
        monkeypatch.setattr(fade, name, lambda name=name: given.append(name))
    app.slices = 1.0
    app.show(opened(services))
    renderer = app.stage.renderer
    table = set(renderer._painted)
    while app.fade is not None:
        app.step([], 0.0)
    table = set(renderer._painted) - table
    assert table
    app.show(TitleScene(services))
    assert not table & set(renderer._painted)
    while app.fade is not None:
        app.step([], 0.0)
    assert given == ["collect", "trim"] * 2, "a frame each"


@pytest.mark.long
def test_nobody_holds_a_table_that_is_gone(app: App, services: Services) -> None:
    app.slices = 1.0
    app.show(opened(services))
    while app.fade is not None:
        app.step([], 0.0)
    table = weakref.ref(app.top)
    app.show(TitleScene(services))
    while app.fade is not None:
        app.step([], 0.0)
    assert table() is None


def test_a_window_that_changes_meanwhile_is_painted_at_once(app: App, services: Services) -> None:
    app.slices = 1e-9
    app.show(opened(services))
    app.step([], 0.0)
    app.surface = open_window((960, 540), full_screen=False)
    app.step([], 0.0)
    assert app.fade is None
    assert pixels(app) != bytes(960 * 540 * 3)
