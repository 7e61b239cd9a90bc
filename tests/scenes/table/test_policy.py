"""One table scene for all: who plays is a policy of it, and a table brings sounds of its own."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Mapping

import pytest

import game.scenes
from game.app import App
from game.games import GAMES
from game.match.drivers import Opponent
from game.match.match import AI, HUMAN, new_match
from game.scenes.kiosk.attract import AttractPolicy, AttractScene
from game.scenes.lesson.lesson import LessonPolicy, lesson_scene
from game.scenes.results.replay import ReplayPolicy, replay_scene
from game.scenes.table.opening import open_table
from game.scenes.table.people import People
from game.scenes.table.table import TableScene
from game.services import Services
from game.window import open_window
from tests.learner import LESSONS
from tests.pilot import Pilot
from tests.some import some


def test_nobody_makes_another_table_scene() -> None:
    for module in pkgutil.walk_packages(game.scenes.__path__, "game.scenes."):
        importlib.import_module(module.name)
    assert TableScene.__subclasses__() == []


def test_each_has_a_policy_of_its_own(services: Services) -> None:
    match = new_match("bigebang", (HUMAN, AI + "student"), {}, "policy")
    tables = [
        open_table(services, match, keep=False),
        lesson_scene(services, next(iter(LESSONS.values()))),
        replay_scene(services, match.record()),
        AttractScene(services).table,
    ]
    kinds = [People, LessonPolicy, ReplayPolicy, AttractPolicy]
    assert [type(table.policy) for table in tables] == kinds
    assert {type(table) for table in tables} == {TableScene}


def test_a_table_that_is_only_looked_at_says_and_offers_nothing(services: Services) -> None:
    services.change(speed=0.0)
    match = new_match("bigebang", [AI + "student"] * 2, {}, "looked at")
    drivers = {seat: Opponent(services.engine, "student") for seat in range(2)}
    table = TableScene(services, match, drivers, AttractPolicy)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
    for _ in range(3000):
        pilot.wait(0.1)
        if table.model.over:
            break
    assert table.model.over
    assert pilot.top is table, "no result page"
    assert table.log == ()
    assert not [spot for spot in table.placed if spot.id.startswith("rail:")]
    assert table.picker is None


@pytest.mark.parametrize("game", GAMES)
def test_a_table_without_a_person_calls_nobody_you(services: Services, game: str) -> None:
    services.change(speed=0.0)
    match = new_match(game, [AI + "student"] * 2, {}, "passer-by")
    drivers = {seat: Opponent(services.engine, "student") for seat in range(2)}
    table = TableScene(services, match, drivers, AttractPolicy)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
    said: set[str] = set()
    for _ in range(150):
        pilot.wait(0.1)
        said |= {services.text.say(spot.label) for spot in table.placed if spot.label is not None}
    table.drivers_stop()
    assert [text for text in some(said) if re.search(r"(?i)\byour?\b", text.split("\n\n")[0])] == []


# --- sounds ---------------------------------------------------------------------------------------


class Loud:
    """A table with a kind of event that no other game has, and another sound for a known one."""

    @property
    def sounds(self) -> Mapping[str, str]:
        return {"hadronised": "decay", "rolled": "chime"}
