"""Insights: the costliest kinds of mistakes and the drills, each with an exercise behind it."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from game.app import App
from game.core.session import AnySession
from game.progress import drills, mistakes
from game.progress.class_practice import kinds
from game.scenes.base.dialog import Dialog
from game.scenes.practice.insights import InsightsScene
from game.scenes.table.table import TableScene
from game.services import Services
from game.window import open_window
from tests.pilot import Pilot
from tests.progress.test_mistakes import blunder, by_chance

DAY = date(2026, 11, 27)
GAME = "bigebang"


@pytest.fixture
def session() -> AnySession:
    return by_chance("insights")


def test_the_costliest_kind_comes_first(services: Services, session: AnySession) -> None:
    cheap = mistakes.found(session, blunder(session, 4), DAY)
    dear = mistakes.found(session, blunder(session, 6), DAY)
    mistakes.keep_one(services.store, replace(cheap, got=50, could=58))
    mistakes.keep_one(services.store, replace(dear, played="pass:-1,-1,-1", got=10, could=60))
    page = InsightsScene(services, GAME, DAY)
    first, second = page.rows()[:2]
    assert first.key == "practice-insight-other"
    assert dict(first.args)["cost"] == 50
    assert second.key in ("practice-insight-same", "practice-insight-other")
    assert kinds(replace(dear, played="pass:-1,-1,-1"))[0] == "pass"


def test_drills_with_wrong_answers_come_before_others(services: Services) -> None:
    number = drills.today(services.store, GAME, DAY).drills[0]
    drills.answered(services.store, GAME, number, DAY, right=False)
    page = InsightsScene(services, GAME, DAY)
    assert [row.key for row in page.rows()] == ["practice-insight-drill"] * 2
    assert dict(page.rows()[0].args)["asked"] == 1


def test_a_row_leads_to_its_exercise(services: Services) -> None:
    services.change(reduced_motion=True)
    page = InsightsScene(services, GAME, DAY)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), page))
    pilot.tap("row:0")
    pilot.wait(0.5)
    assert isinstance(pilot.top, (Dialog, TableScene))


def test_a_game_without_any_says_how_they_come(services: Services) -> None:
    page = InsightsScene(services, GAME, DAY)
    page.insights = []
    App(services, open_window((1280, 720), full_screen=False), page).step([], 0.05)
    assert page.find("none") is not None
