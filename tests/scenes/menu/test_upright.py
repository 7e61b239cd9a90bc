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
from game.window import open_window, opened
from game.words.text import languages
from tests.upright import PHONE, SHORT, fingers_hit, letters_can_be_read, words_fit

SHAPES = ((SHORT, 1.0), (SHORT, 1.5), ((768, 1024), 1.25), ((800, 800), 1.0))
"""With a size of text."""


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
    words_fit(shown, tmp_path, language, size, text_size)


@pytest.mark.parametrize("language", languages())
def test_letters_can_be_read_on_a_telephone(tmp_path: Path, language: str) -> None:
    letters_can_be_read(shown, tmp_path, language, ":stars")


@pytest.mark.parametrize("size", [PHONE, SHORT])
def test_a_finger_hits_what_it_wants(tmp_path: Path, size: tuple[int, int]) -> None:
    fingers_hit(shown, tmp_path, size)


def test_two_touches_lead_to_a_table(tmp_path: Path) -> None:
    """The same buttons as on the wide title, and the same places to go to."""
    with opened(tmp_path, "en", 1.0) as arcade:
        wide, tall = (TitleScene(arcade) for _ in range(2))
        App(arcade, open_window((1280, 720), full_screen=False), wide)
        App(arcade, open_window(PHONE, full_screen=False), tall)
        assert {spot.id for spot in wide.touchable()} == {spot.id for spot in tall.touchable()}
