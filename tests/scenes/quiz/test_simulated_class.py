"""Proof that the instrument measures: model pupils take both forms through the real scenes.

The class comes out as its pupils answered, and its figures as they were planted. A thousand classes
go through the outcome code alone: ``tests/tutorial/quiz/test_gain.py``.
"""

from __future__ import annotations

from game.arcade import Arcade
from game.core.rng import Rng
from game.progress import learners
from game.scenes.quiz.start import StartScene
from game.scenes.quiz.teacher import TeacherScene
from tests.scenes.quiz.desk import TOPIC, answer_round, at, choose_code
from tests.tutorial.quiz.pupils import Pupil, Teaching, planted
from tutorial.items.bank import Item
from tutorial.quiz.figures import class_figures
from tutorial.quiz.rounds import MOMENTS, Answer, Moment

MANY = 6
TEACHING = Teaching(known=0.2, learnt=0.8, spread=0.1)


def take_round(arcade: Arcade, pupil: Pupil, moment: Moment) -> dict[str, Answer]:
    """A pupil sits down at the computer; returns what was answered, by law."""
    given: dict[str, Answer] = {}

    def answers(item: Item) -> Answer:
        if item.law not in given:
            given[item.law] = pupil.answer(item)
        return given[item.law]

    pilot = at(arcade, StartScene(arcade, TOPIC))
    if arcade.learner is not None:
        pilot.tap("other")  # who sat there before
    choose_code(pilot, pupil.code.split(" "), "new" if moment == "before" else "known")
    answer_round(pilot, answers)
    return given


def test_pupils_who_take_both_forms_are_measured_as_they_answered(arcade: Arcade) -> None:
    learners.set_group(arcade.store, "7b")
    chance = Rng("scenes", "pupils")
    pupils = [Pupil(TEACHING, chance) for _ in range(MANY)]
    given = {}
    for moment in MOMENTS:  # on one computer: all before the lesson, then all after it
        for pupil in pupils:
            if moment == "after":
                pupil.learn()
            given[pupil.code, moment] = take_round(arcade, pupil, moment)
    members, left_out = learners.learners(arcade.store)
    assert (len(members), left_out) == (MANY, 0)
    for who in members:
        assert [made.moment for made in who.rounds] == list(MOMENTS)
        assert {made.form for made in who.rounds} == {"a", "b"}
        for made in who.rounds:
            assert made.answers == given[who.code, made.moment]
    found = class_figures(members, TOPIC)
    assert found.interval is not None
    assert 0 < found.interval.low <= planted(TEACHING) <= found.interval.high
    assert at(arcade, TeacherScene(arcade, TOPIC)).spot("gain").label is not None
