"""Lists of games, and what lies over a table, in a window that is held upright."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app import App
from game.commands.shots import middle
from game.core.phrase import say
from game.games import GAMES
from game.match.saving import keep
from game.scenes.base.dialog import Dialog
from game.scenes.base.screen import Screen
from game.scenes.codex.card import CardScene
from game.scenes.codex.glossary import WordScene
from game.scenes.codex.rules import RulesScene
from game.scenes.lesson.lesson_pause import LessonPause
from game.scenes.results.replays import FamousScene, JumpScene, ReplaysScene, SavedGamesScene
from game.scenes.table.table_pages import HandOverScene, LogScene, PauseScene
from game.services import Services
from game.window import open_window, opened
from game.words.glossary import WORDS
from tests.kiosk.finished import finished
from tests.learner import LESSONS, LEVEL_1
from tests.pilot import Pilot
from tests.upright import PHONE, Size, StandsUpright
from tutorial.coach import Coach


def pages(services: Services) -> Iterator[Screen]:
    """Pages that lie over a table and over the codex; games that are over, and those that wait."""
    table = middle(services, "particle_builder", 0.3)
    yield PauseScene(services, table)
    yield LogScene(services, table)
    yield HandOverScene(services, say("seat-player", number=2))
    yield LessonPause(services, Coach(LESSONS[LEVEL_1]))
    for particle in ("anti-electron-neutrino", "w-plus", "top"):
        yield CardScene(services, particle)
    yield WordScene(services, "boson", WORDS)
    for game in GAMES:
        yield RulesScene(services, game)
    match = finished(services.store)
    yield ReplaysScene(services)
    yield FamousScene(services)
    yield JumpScene(services, match.record(), 5)
    keep(services.store, table.match.session, table.match.seats)
    yield SavedGamesScene(services)


class TestListsUpright(StandsUpright):
    shapes = (((720, 1280), 1.0), ((1000, 1400), 1.5))
    pages = staticmethod(pages)


@pytest.mark.parametrize("size", [PHONE, (1280, 720)])
def test_a_game_is_given_up_by_touch(tmp_path: Path, size: Size) -> None:
    """It is asked about, where words say what the cross means."""
    with opened(tmp_path, "en", 1.0) as services:
        table = middle(services, "particle_builder", 0.3)
        keep(services.store, table.match.session, table.match.seats)
        page = SavedGamesScene(services)
        pilot = Pilot(App(services, open_window(size, full_screen=False), page))
        pilot.tap("give-up:0")
        assert isinstance(pilot.top, Dialog)
