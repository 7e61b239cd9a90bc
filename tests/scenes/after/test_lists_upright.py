"""Lists of games, and what lies over a table, in a window that is held upright."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app import App
from game.arcade import Arcade
from game.cabinets import GAMES
from game.commands.shots import middle
from game.core.phrase import say
from game.match.saving import keep
from game.scenes.after.replays import JumpScene, ReplaysScene
from game.scenes.after.saved_games import SavedGamesScene
from game.scenes.base.dialog import Dialog
from game.scenes.base.screen import Screen
from game.scenes.codex.card import CardScene
from game.scenes.codex.glossary import WordScene
from game.scenes.codex.rules import RulesScene
from game.scenes.lesson.lesson_pause import LessonPause
from game.scenes.table.curtain import Curtain
from game.scenes.table.log import LogScene
from game.scenes.table.pause import PauseScene
from game.window import open_window, opened
from game.words.glossary import WORDS
from tests.kiosk.finished import finished
from tests.learner import LESSONS, LEVEL_1
from tests.pilot import Pilot
from tests.upright import PHONE, Size, StandsUpright
from tutorial.coach import Coach


def pages(arcade: Arcade) -> Iterator[Screen]:
    """What lies over a table and over the codex; games that are over, and those that wait."""
    table = middle(arcade, "particle_builder", 0.3)
    yield PauseScene(arcade, table)
    yield LogScene(arcade, table)
    yield Curtain(arcade, say("seat-player", number=2))
    yield LessonPause(arcade, Coach(LESSONS[LEVEL_1]))
    for particle in ("anti-electron-neutrino", "w-plus", "top"):
        yield CardScene(arcade, particle)
    yield WordScene(arcade, "boson", WORDS)
    for game in GAMES:
        yield RulesScene(arcade, game)
    match = finished(arcade.store)
    yield ReplaysScene(arcade)
    yield JumpScene(arcade, match.record(), 5)
    keep(arcade.store, table.match.session, table.match.seats)
    yield SavedGamesScene(arcade)


class TestListsUpright(StandsUpright):
    shapes = (((720, 1280), 1.0), ((1000, 1400), 1.5))
    pages = staticmethod(pages)


@pytest.mark.parametrize("size", [PHONE, (1280, 720)])
def test_a_game_is_given_up_by_touch(tmp_path: Path, size: Size) -> None:
    """It is asked about, where words say what the cross means."""
    with opened(tmp_path, "en", 1.0) as arcade:
        table = middle(arcade, "particle_builder", 0.3)
        keep(arcade.store, table.match.session, table.match.seats)
        page = SavedGamesScene(arcade)
        pilot = Pilot(App(arcade, open_window(size, full_screen=False), page))
        pilot.tap("give-up:0")
        assert isinstance(pilot.top, Dialog)
