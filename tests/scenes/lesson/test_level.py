"""The way to a lesson: title, login, level page; the lock on a level is only advice."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app import App
from game.scenes.lesson.lesson import lesson_at
from game.scenes.lesson.level import LevelScene
from game.scenes.menu.login import LoginScene
from game.scenes.menu.title import TitleScene
from game.scenes.table.table import TableScene
from game.services import Services
from game.settings.settings import load_settings
from game.window import open_window
from tests.learner import policy
from tests.pilot import FRAME, Pilot


@pytest.mark.parametrize(("wish", "page"), [("play", TableScene), ("learn", LevelScene)])
def test_nobody_is_asked_for_a_name_before_the_first_game(
    services: Services, wish: str, page: type
) -> None:
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, TitleScene(services, "particle_builder")))
    pilot.tap(wish)
    assert isinstance(pilot.top, page)


def test_a_name_is_typed_and_a_lesson_begun(services: Services, tmp_path: Path) -> None:
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, TitleScene(services, "particle_builder")))
    pilot.tap("learn")
    pilot.tap("login")
    assert isinstance(pilot.top, LoginScene)
    for letter in "muh":
        event = pygame.Event(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter)
        pilot.app.step([event], FRAME)
        pilot.app.step([pygame.Event(pygame.TEXTINPUT, text=letter)], FRAME)
    assert not services.settings.muted, "typing an m is no command"
    pilot.tap("go")
    assert isinstance(pilot.top, LevelScene)
    assert load_settings(tmp_path)[0].nickname == "muh"
    pilot.tap("tutorial")
    assert lesson_at(pilot.top) is not None


def test_a_name_can_be_picked_or_skipped(services: Services) -> None:
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, TitleScene(services, "particle_builder")))
    pilot.tap("learn")
    pilot.tap("login")
    pilot.tap("skip")
    assert isinstance(pilot.top, LevelScene)
    assert services.settings.nickname == ""
    pilot.tap("login")
    pilot.tap("list")
    pilot.tap("name:muon")
    pilot.tap("go")
    assert services.settings.nickname == "Muon"


def test_the_lock_is_only_advice(services: Services) -> None:
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, LevelScene(services, "particle_builder")))
    levels = pilot.top
    assert isinstance(levels, LevelScene)
    last = levels.lessons[-1]
    pilot.tap(f"lesson:{last.id}")
    pilot.tap("tutorial")
    assert policy(pilot).coach.lesson is last
