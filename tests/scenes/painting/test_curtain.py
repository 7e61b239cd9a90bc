"""Between two scenes: no frame paints all of the next one, and what nothing shows is let go of."""

from __future__ import annotations

import weakref

import pygame
import pytest

from game.app import App
from game.arcade import Arcade
from game.match.match import HUMAN, new_match
from game.scenes.menu.title import TitleScene
from game.scenes.painting import curtain
from game.scenes.table.opening import open_table
from game.scenes.table.table import TableScene
from game.window import open_window


@pytest.fixture
def app(arcade: Arcade) -> App:
    arcade.change(reduced_motion=True)
    app = App(arcade, open_window((640, 360), full_screen=False), TitleScene(arcade))
    app.step([], 0.0)
    return app


def opened(arcade: Arcade) -> TableScene:
    return open_table(arcade, new_match("u_know_feynman", [HUMAN, HUMAN], {}, "curtain"))


def pixels(app: App) -> bytes:
    return pygame.image.tobytes(app.surface, "RGB")


def test_the_old_picture_stands_until_the_new_one_is_painted(app: App, arcade: Arcade) -> None:
    before = pixels(app)
    app.slices = 1e-9  # one picture a frame
    app.show(opened(arcade))
    frames = 0
    while app.curtain is not None:
        assert pixels(app) == before
        app.step([], 0.0)
        frames += 1
    assert frames > 10
    assert isinstance(app.top, TableScene)
    behind = pixels(app)
    assert behind != before
    at_once = App(arcade, app.surface, opened(arcade))
    at_once.step([], 0.0)
    assert pixels(at_once) == behind


def test_no_input_reaches_a_scene_that_nobody_sees(app: App, arcade: Arcade) -> None:
    app.slices = 1e-9
    table = opened(arcade)
    app.show(table)
    key = pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
    app.step([key], 0.0)
    assert app.stack == [table]


def test_what_only_the_old_scene_showed_is_let_go_of(
    app: App, arcade: Arcade, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[str] = []
    for name in ("collect", "trim"):
        monkeypatch.setattr(curtain, name, lambda name=name: given.append(name))
    app.slices = 1.0
    app.show(opened(arcade))
    easel = app._stage.easel
    table = set(easel._painted)
    while app.curtain is not None:
        app.step([], 0.0)
    table = set(easel._painted) - table
    assert table
    app.show(TitleScene(arcade))
    assert not table & set(easel._painted)
    while app.curtain is not None:
        app.step([], 0.0)
    assert given == ["collect", "trim"] * 2, "a frame each"


def test_nobody_holds_a_table_that_is_gone(app: App, arcade: Arcade) -> None:
    app.slices = 1.0
    app.show(opened(arcade))
    while app.curtain is not None:
        app.step([], 0.0)
    table = weakref.ref(app.top)
    app.show(TitleScene(arcade))
    while app.curtain is not None:
        app.step([], 0.0)
    assert table() is None


def test_a_window_that_changes_meanwhile_is_painted_at_once(app: App, arcade: Arcade) -> None:
    app.slices = 1e-9
    app.show(opened(arcade))
    app.step([], 0.0)
    app.surface = open_window((960, 540), full_screen=False)
    app.step([], 0.0)
    assert app.curtain is None
    assert pixels(app) != bytes(960 * 540 * 3)
