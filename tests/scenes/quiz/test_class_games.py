"""The page about a class in the games: no codes, and a drill behind each theme."""

from __future__ import annotations

from datetime import date

from ai.drills.drill import kept
from game.progress import class_practice, drills, learners
from game.scenes.practice.drilling import DrillTask
from game.scenes.quiz.class_games import ClassPracticeScene
from game.scenes.quiz.class_table import NextScene
from game.scenes.table.table import TableScene
from game.services import Services
from tests.pilot import Pilot
from tests.scenes.practice import told
from tests.scenes.quiz.desk import at
from tutorial.quiz.learner import Learner

GAME = "bigebang"
WHO = Learner("7b", "up up up tau")
DAY = date(2026, 11, 27)


def page(services: Services) -> tuple[Pilot, ClassPracticeScene]:
    learners.set_group(services.store, "7b")
    learners.keep(services.store, WHO)
    services.change(reduced_motion=True)
    pilot = at(services, NextScene(services, [], [], [WHO]))
    pilot.tap("games")
    assert isinstance(pilot.top, ClassPracticeScene)
    return pilot, pilot.top


def test_without_practice_it_says_how_it_gets_there(services: Services) -> None:
    _, scene = page(services)
    assert scene.find("none") is not None


def test_no_code_is_shown(services: Services) -> None:
    class_practice.drill_answered(services.store, WHO, GAME, kept(GAME)[0], right=False)
    _, scene = page(services)
    words = [services.text.say(row) for row in scene.rows()]
    assert len(words) == 1
    assert "0 of 1 right, 1 of 1" in words[0].replace("\u2068", "").replace("\u2069", "")
    assert not any("τ" in line or "tau" in line for line in words)


def test_a_drill_of_the_class_is_not_counted(services: Services) -> None:
    class_practice.drill_answered(services.store, WHO, GAME, kept(GAME)[0], right=False)
    pilot, scene = page(services)
    services.learner = WHO
    before = class_practice.practice_of(services.store, WHO)
    pilot.tap("row:0")
    pilot.wait(0.5)
    pilot.tap("start")
    table = pilot.top
    assert isinstance(table, TableScene)
    told(pilot, table, kept(GAME)[_number(table)].good[0])
    assert class_practice.practice_of(services.store, WHO) == before
    assert services.store.progress(drills.PREFIX + GAME) is None
    assert scene.themes


def _number(table: TableScene) -> int:
    """Number of the drill on this table."""
    return next(
        number
        for number, drill in enumerate(kept(GAME))
        if drill.seed == table.session.seed and len(drill.moves) == len(table.session.moves)
    )


def test_a_learner_with_a_code_is_counted(services: Services) -> None:
    number = drills.today(services.store, GAME, DAY).drills[0]
    task = DrillTask(services.store, GAME, number, DAY, WHO)
    task.missed(first=True)
    task.solved(first=False)
    kept_ = class_practice.practice_of(services.store, WHO)
    assert (sum(kept_.asked.values()), sum(kept_.right.values())) == (1, 0)
