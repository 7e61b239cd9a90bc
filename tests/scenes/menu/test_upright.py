"""The way to a game in a window that is held upright: all can be read and touched."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app import App
from game.arcade import Arcade
from game.cabinets import CABINETS
from game.core.phrase import say
from game.scenes.base.dialog import Dialog
from game.scenes.base.screen import Screen
from game.scenes.lesson.level import LevelScene
from game.scenes.menu.login import LoginScene
from game.scenes.menu.setup import SetupScene
from game.scenes.menu.title import TitleScene
from game.ui.equal_letters import letters
from game.window import open_window, opened
from game.words.text import languages
from tests.layout import faults
from tests.targets import targets

RATIO = 2
"""Pixels to a point of a telephone."""
PHONE, SHORT = (390 * RATIO, 844 * RATIO), (390 * RATIO, 664 * RATIO)
"""A telephone, and what the bars of its browser leave of it."""
SHAPES = ((SHORT, 1.0), (SHORT, 1.5), ((768, 1024), 1.25), ((800, 800), 1.0))
"""With a size of text."""
WORDS, FINGER = 14, 44
"""Points that letters have at least, and the side of what a finger is to hit."""


def pages(arcade: Arcade) -> Iterator[Screen]:
    """All between the title and a table."""
    for game, cabinet in CABINETS.items():
        yield TitleScene(arcade, game)
        if cabinet.lessons:
            yield LevelScene(arcade, game)
        setup = SetupScene(arcade, game)
        yield setup
        setup.page += 1
        yield setup
    yield LoginScene(arcade)
    login = LoginScene(arcade)
    login.listing = True
    yield login
    answers = {"stay": say("leave-no"), "leave": say("leave-yes")}
    yield Dialog(arcade, say("leave-title"), say("title-facts", seats="2", minutes="5"), answers)


def shown(arcade: Arcade, size: tuple[int, int]) -> Iterator[tuple[App, Screen]]:
    """Each page in a window of this size."""
    surface = open_window(size, full_screen=False)
    arcade.change(reduced_motion=True)
    for page in pages(arcade):
        app = App(arcade, surface, page)
        app.step([], 0.05)
        assert page.stage.sheet.tall
        yield app, page


@pytest.mark.parametrize(("size", "text_size"), SHAPES)
@pytest.mark.parametrize("language", languages())
def test_words_fit(tmp_path: Path, language: str, size: tuple[int, int], text_size: float) -> None:
    with opened(tmp_path, language, text_size) as arcade:
        for app, page in shown(arcade, size):
            assert list(faults(app)) == [], type(page).__name__


@pytest.mark.parametrize("language", languages())
def test_letters_can_be_read_on_a_telephone(tmp_path: Path, language: str) -> None:
    with opened(tmp_path, language, 1.0) as arcade:
        for _, page in shown(arcade, PHONE):
            for spot in page.laid:
                fit = letters(page.stage.easel, spot)
                assert fit is None or spot.id.endswith(":stars") or fit[0] >= WORDS * RATIO, spot


@pytest.mark.parametrize("size", [PHONE, SHORT])
def test_a_finger_hits_what_it_wants(tmp_path: Path, size: tuple[int, int]) -> None:
    with opened(tmp_path, "de", 1.0) as arcade:
        for _, page in shown(arcade, size):
            scale = page.stage.scale
            for spot, w, h, _ in targets(page):
                assert min(w, h) * scale >= FINGER * RATIO - 1, (type(page).__name__, spot.id, w, h)


def test_two_touches_lead_to_a_table(tmp_path: Path) -> None:
    """The same buttons as on the wide title, and the same places to go to."""
    with opened(tmp_path, "en", 1.0) as arcade:
        wide, tall = (TitleScene(arcade) for _ in range(2))
        App(arcade, open_window((1280, 720), full_screen=False), wide)
        App(arcade, open_window(PHONE, full_screen=False), tall)
        assert {spot.id for spot in wide.touchable()} == {spot.id for spot in tall.touchable()}
