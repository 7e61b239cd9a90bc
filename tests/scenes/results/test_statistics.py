"""Statistics and achievements: counted from the games that were finished on this computer."""

from __future__ import annotations

from datetime import date

import pygame
import pytest

from game.app import App
from game.core.record import Record
from game.core.session import Verdict
from game.match.match import AI, HUMAN, new_match
from game.progress.challenges import earn, earned
from game.scenes.menu.title import TitleScene
from game.scenes.results.statistics import StatisticsScene, against, verdict
from game.services import Services
from game.store import SavedGame
from game.window import open_window
from tests.pilot import Pilot


def saved(game: str, seats: tuple[str, ...], returns: tuple[float, ...]) -> SavedGame:
    session = new_match(game, seats, {}, "counted").record()
    assert isinstance(session, Record)
    return SavedGame(1, session, date(2026, 5, 1), returns)


def test_whom_one_played_against_is_the_strongest() -> None:
    seats = (HUMAN, AI + "visitor", AI + "nobel")
    assert against(saved("u_know_feynman", seats, (1, -1, -1))) == "nobel"
    assert against(saved("u_know_feynman", (HUMAN, HUMAN), (1, -1))) == "person"
    assert against(saved("particle_panic", (HUMAN,), (1,))) == "alone"


@pytest.mark.parametrize(
    ("returns", "expected"),
    [((1.0, -1.0), Verdict.WON), ((-1.0, 1.0), Verdict.LOST), ((0.0, 0.0), Verdict.SHARED)],
)
def test_how_it_ended(returns: tuple[float, ...], expected: Verdict) -> None:
    assert verdict(saved("bigebang", (HUMAN, AI + "student"), returns)) is expected


def test_together_all_win_or_lose() -> None:
    crew = (HUMAN, AI + "student")
    assert verdict(saved("particle_panic", crew, (1.0, 1.0))) is Verdict.WON
    assert verdict(saved("particle_panic", crew, (-1.0, -1.0))) is Verdict.LOST


def test_an_achievement_is_new_once(services: Services) -> None:
    assert earn(services.store, "bigebang", "carbon")
    assert not earn(services.store, "bigebang", "carbon")
    assert earn(services.store, "bigebang", "helium")
    assert earned(services.store, "bigebang") == ("helium", "carbon")


def test_the_page_is_walked_by_keys(services: Services) -> None:
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, TitleScene(services)))
    pilot.tap("statistics")
    page = pilot.top
    assert isinstance(page, StatisticsScene)
    first = page.game
    pilot.press(pygame.K_RIGHT)
    assert page.game != first
    pilot.walk_to("achievement:compton")
    pilot.press(pygame.K_RETURN)
    assert page.achievement == "compton"
    pilot.tap("done")
    assert isinstance(pilot.top, TitleScene)
