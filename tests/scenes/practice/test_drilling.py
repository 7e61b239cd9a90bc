"""Drills on the real table: asked, answered, and counted once."""

from __future__ import annotations

from datetime import date

import pygame
import pytest

from ai.drills.drill import kept
from game.app import App
from game.core.contract import move_text
from game.core.phrase import say
from game.games import GAMES
from game.progress import drills
from game.scenes.base.dialog import Dialog
from game.scenes.practice.drilling import DrillTask
from game.scenes.practice.practice import PracticeScene
from game.scenes.table.table import TableScene
from game.services import Services
from game.window import open_window
from tests.pilot import Pilot
from tests.scenes.practice import told
from tests.some import some

DAY = date(2026, 11, 27)
GAME = "bigebang"


def begun(services: Services) -> tuple[Pilot, TableScene, DrillTask]:
    services.change(reduced_motion=True)
    page = PracticeScene(services, GAME, DAY)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), page))
    pilot.tap("drill")
    pilot.wait(0.5)
    assert isinstance(pilot.top, Dialog)
    pilot.press(pygame.K_RETURN)
    pilot.wait(0.2)
    number = drills.today(services.store, GAME, DAY).next
    assert number is not None
    assert isinstance(pilot.top, TableScene)
    return pilot, pilot.top, DrillTask(services.store, GAME, number, DAY)


def test_a_right_answer_counts(services: Services) -> None:
    pilot, table, task = begun(services)
    body = told(pilot, table, next(iter(task.good))).body
    assert body is not None
    assert body.key == f"{task.key}-because"
    assert drills.today(services.store, GAME, DAY).done == {task.number: True}


def test_a_wrong_answer_is_told_with_its_count(services: Services) -> None:
    pilot, table, task = begun(services)
    texts = [move_text(move) for move in table.session.legal_moves()]
    wrong = next(text for text in texts if text not in task.good)
    body = told(pilot, table, wrong).body
    assert body is not None
    assert body.key == f"{task.key}-wrong"
    assert drills.today(services.store, GAME, DAY).done == {task.number: False}


@pytest.mark.parametrize("game", [game for game in GAMES if kept(game)])
def test_every_theme_has_its_words(services: Services, game: str) -> None:
    themes = dict.fromkeys(drill.theme for drill in kept(game))
    for theme in some(themes):
        for end in ("ask", "wrong", "because"):
            words = services.text.say(say(f"practice-drill-{theme}-{end}", mine=1, best=2))
            assert words
            assert "practice-drill" not in words
