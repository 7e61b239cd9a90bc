"""A teacher's way: a group, three learners with codes on one computer, the results, the file."""

from __future__ import annotations

import pytest

from game.core.phrase import say
from game.kiosk import pins
from game.progress import learners
from game.scenes.base.dialog import Dialog
from game.scenes.lesson.finish import FinishScene
from game.scenes.lesson.lesson import lesson_at
from game.scenes.lesson.level import LevelScene
from game.scenes.quiz.class_results import FILE
from game.scenes.quiz.start import StartScene
from game.scenes.quiz.teacher import TeacherScene
from game.services import Services
from tests.learner import LESSONS
from tests.scenes.quiz.desk import (
    APART,
    ASKED,
    LESSON,
    TOPIC,
    answer_round,
    at_level,
    choose_code,
    finish_lesson,
    knows,
)
from tests.scenes.quiz.test_teacher import PIN, type_pin
from tutorial.items.bank import read_topic
from tutorial.quiz.sheet import parse

LAWS = [pair.law for pair in read_topic(TOPIC).pairs]
PUPILS = (("up", "up", "tau", "z"), ("down", "muon", "z", "z"), ("gluon", "up", "higgs", "charm"))


@pytest.mark.long
def test_a_lesson_in_class(services: Services) -> None:
    pilot = at_level(services)
    pilot.tap("teacher")
    assert isinstance(pilot.top, TeacherScene)
    pilot.top.type("7b")
    pilot.tap("pin")
    type_pin(pilot, PIN)
    type_pin(pilot, PIN)
    pilot.tap("back")
    for number, code in enumerate(PUPILS):
        assert isinstance(pilot.top, LevelScene)
        pilot.tap(f"lesson:{LESSON}")
        pilot.tap("restart" if pilot.top.find("restart") else "tutorial")
        assert isinstance(pilot.top, Dialog), "each of them is offered the quiz first"
        pilot.tap("quiz")
        choose_code(pilot, code)
        answer_round(pilot, knows(*LAWS[:number]))
        pilot.tap("lesson")
        assert lesson_at(pilot.top) is not None
        finish_lesson(services)
        pilot.app.show(FinishScene(services, LESSONS[LESSON]))
        pilot.wait(0.1)
        pilot.tap("quiz")
        assert isinstance(pilot.top, StartScene)
        answer_round(pilot, knows(*LAWS[: number + 4]))
        score = say("quiz-score", before=number + APART, after=number + 4 + APART, all=ASKED)
        assert pilot.spot("score").label == score
        pilot.tap("done")
        pilot.tap("levels")
    pilot.tap("teacher")
    assert pilot.spot("count").label == say("quiz-teacher-count", n=3, others=0)
    assert pilot.spot("gain").label is not None
    pins.set_pin(services.store, "2718")
    pilot.tap("export")
    for digit in "2718":
        pilot.tap(f"digit:{digit}")
    pilot.tap("enter")
    path = services.folder / FILE.format(computer=learners.computer(services.store))
    assert {learner.code.split(" ")[0] for learner in parse(path.read_text("utf-8"))} == {
        code[0] for code in PUPILS
    }
