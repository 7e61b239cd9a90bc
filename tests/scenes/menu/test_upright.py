"""The way to a game in a window that is held upright: all can be read and touched."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from game.app import App
from game.core.phrase import say
from game.games import DESCRIPTORS, GAMES
from game.scenes.base.dialog import Dialog
from game.scenes.base.screen import Screen
from game.scenes.lesson.finish import FinishScene
from game.scenes.lesson.level import LevelScene
from game.scenes.menu.about import AboutScene
from game.scenes.menu.hall import seats_of
from game.scenes.menu.login import LoginScene
from game.scenes.menu.seed import SeedScene
from game.scenes.menu.setup import SetupScene
from game.scenes.menu.title import TitleScene
from game.services import Services
from game.window import open_window, opened
from tests.upright import PHONE, SHORT, StandsUpright


def pages(services: Services) -> Iterator[Screen]:
    """All between the title and a table."""
    for game, descriptor in DESCRIPTORS.items():
        yield TitleScene(services, game)
        if descriptor.lessons:
            yield LevelScene(services, game)
            yield FinishScene(services, descriptor.lessons[-1])
        setup = SetupScene(services, game)
        yield setup
        setup.page += 1
        yield setup
    yield AboutScene(services)
    yield SeedScene(services, "", date(2026, 1, 1))
    yield LoginScene(services)
    yield LoginScene(services, say("result-together-lost"), saved=True)
    login = LoginScene(services)
    login.listing = True
    yield login
    answers = {"stay": say("leave-no"), "leave": say("leave-yes")}
    yield Dialog(services, say("leave-title"), say("title-facts", seats="2", minutes="5"), answers)


class TestWayToAGameUpright(StandsUpright):
    shapes = ((SHORT, 1.0), (SHORT, 1.5), ((768, 1024), 1.25), ((800, 800), 1.0))
    small = ":stars"
    pages = staticmethod(pages)


@pytest.mark.parametrize("game", GAMES)
def test_every_cabinet_counts_a_person_alone(game: str) -> None:
    assert seats_of(game) == say("title-seats", few=1, many=DESCRIPTORS[game].players[-1])


def test_two_touches_lead_to_a_table(tmp_path: Path) -> None:
    """The same buttons as on the wide title, and the same places to go to."""
    with opened(tmp_path, "en", 1.0) as services:
        wide, tall = (TitleScene(services) for _ in range(2))
        App(services, open_window((1280, 720), full_screen=False), wide)
        App(services, open_window(PHONE, full_screen=False), tall)
        assert {spot.id for spot in wide.touchable()} == {spot.id for spot in tall.touchable()}
