"""Proof that the instrument measures: model pupils take both forms through the real scenes.

The class comes out as its pupils answered, and its figures as they were planted; so do the
hundred of ``test_gain``, at the size of a gate. A thousand go through the outcome code alone:
``tests/tutorial/quiz/test_gain.py``.
"""

from __future__ import annotations

import pytest

from game.app import App
from game.core.rng import Rng
from game.progress import learners
from game.progress.lesson_progress import take_over
from game.scenes.quiz.asking import lesson_about
from game.scenes.quiz.start import StartScene
from game.scenes.quiz.teacher import TeacherScene
from game.services import Services
from tests.gates import sizes
from tests.pilot import Pilot
from tests.scenes.quiz.desk import TOPIC, Answers, answer_round, at, choose_code
from tests.tutorial.quiz.pupils import ROUNDS, Pupil, Teaching, planted, school_class
from tests.tutorial.quiz.test_gain import CHANCE, TAUGHT, UNTAUGHT
from tutorial.items.bank import Item
from tutorial.quiz.figures import class_figures
from tutorial.quiz.learner import Learner, Moment, QuizAnswer, Round

MANY = 6
TEACHING = Teaching(known=0.2, learnt=0.8, spread=0.1)


def take_round(services: Services, pupil: Pupil, moment: Moment) -> dict[str, QuizAnswer]:
    """A pupil sits down at the computer; returns what was answered, by slot."""
    pilot = at(services, StartScene(services, TOPIC))
    if services.learner is not None:
        pilot.tap("other")  # who sat there before
    if moment == "after":
        after_lesson(services, pupil.code)
    return answered(pilot, pupil, moment)


def after_lesson(services: Services, code: str) -> None:
    """The learner with this code has finished the lesson."""
    lesson, who = lesson_about(TOPIC), learners.learner(services.store, "7b", code)
    assert lesson is not None
    assert who is not None
    take_over(services.store, lesson, who, finished=True)


def answered(pilot: Pilot, pupil: Pupil, moment: Moment) -> dict[str, QuizAnswer]:
    """Gives the code and makes the round that comes now; returns the answers, by slot."""
    given: dict[str, QuizAnswer] = {}

    def answers(item: Item) -> QuizAnswer:
        if item.slot not in given:
            given[item.slot] = pupil.answer(item)
        return given[item.slot]

    choose_code(pilot, pupil.code.split(" "), "new" if moment == "before" else "known")
    answer_round(pilot, answers)
    return given


@pytest.mark.long
def test_pupils_who_take_both_forms_are_measured_as_they_answered(services: Services) -> None:
    learners.set_group(services.store, "7b")
    chance = Rng("scenes", "pupils")
    pupils = [Pupil(TEACHING, chance) for _ in range(MANY)]
    given = {}
    for moment in ROUNDS:  # on one computer: all before the lesson, then all after it
        for pupil in pupils:
            if moment == "after":
                pupil.learn()
            given[pupil.code, moment] = take_round(services, pupil, moment)
    members, left_out = learners.learners(services.store)
    assert (len(members), left_out) == (MANY, 0)
    for who in members:
        assert [quiz_round.moment for quiz_round in who.rounds] == list(ROUNDS)
        assert {quiz_round.form for quiz_round in who.rounds} == {"a", "b"}
        for quiz_round in who.rounds:
            assert quiz_round.answers == given[who.code, quiz_round.moment]
    figures = class_figures(members, TOPIC)
    assert figures.interval is not None
    assert 0 < figures.interval.low <= planted(TEACHING) <= figures.interval.high
    assert at(services, TeacherScene(services, TOPIC)).spot("gain").label is not None


def as_in(quiz_round: Round) -> Answers:
    """A learner who answers as in a round that was made."""
    return lambda item: quiz_round.answers[item.slot]


def touched(pilot: Pilot, members: list[Learner]) -> list[Learner]:
    """Every code and answer of a class, on one computer: all before the lesson, then all after it.

    Returns what is kept.
    """
    services = pilot.app.services
    learners.forget_all(services.store)
    for moment in ROUNDS:
        for who in members:
            quiz_round = who.round(TOPIC, moment)
            assert quiz_round is not None
            services.learner = None
            if moment == "after":
                after_lesson(services, who.code)
            pilot.app.show(StartScene(services, TOPIC))
            pilot.wait(0.1)
            choose_code(pilot, who.code.split(" "), "new" if moment == "before" else "known")
            answer_round(pilot, as_in(quiz_round))
    stored, left_out = learners.learners(services.store)
    assert left_out == 0
    return stored


@pytest.mark.long
@sizes(2, 100)
@pytest.mark.parametrize("teaching", [TAUGHT[0], UNTAUGHT[0]], ids=["gain", "none"])
def test_the_planted_gain_is_found_in_95_of_100_classes_that_touch_the_real_scenes(
    services: Services, monkeypatch: pytest.MonkeyPatch, teaching: Teaching, count: int
) -> None:
    """The hundred classes of `test_gain`; only the painting of the pages is left out."""
    true = planted(teaching) if teaching in TAUGHT else 0.0
    monkeypatch.setattr(App, "_draw", lambda *_: None)
    learners.set_group(services.store, "7b")
    pilot = at(services, StartScene(services, TOPIC))
    hits = 0
    for number in range(count):
        members = school_class(teaching, 25, f"class {number} of 25")
        stored = touched(pilot, members)
        assert {who.code: answers(who) for who in stored} == {
            who.code: answers(who) for who in members
        }
        within = class_figures(stored, TOPIC).interval
        assert within is not None
        hits += within.low <= true <= within.high
    assert hits >= (CHANCE if count == 100 else count - 1), f"{hits} of {count}"


def answers(who: Learner) -> list[tuple[str, str, object]]:
    return [(quiz_round.moment, quiz_round.form, quiz_round.answers) for quiz_round in who.rounds]
