"""Proof that the instrument measures: model pupils take both forms through the real scenes.

The class comes out as its pupils answered, and its figures as they were planted; so do a hundred
classes, at the size of a gate. A thousand go through the outcome code alone:
``tests/tutorial/quiz/test_gain.py``.
"""

from __future__ import annotations

import pytest

from game.app import App
from game.arcade import Arcade
from game.core.rng import Rng
from game.progress import learners
from game.scenes.quiz.start import StartScene
from game.scenes.quiz.teacher import TeacherScene
from tests.gates import sizes
from tests.pilot import Pilot
from tests.scenes.quiz.desk import TOPIC, answer_round, at, choose_code
from tests.tutorial.quiz.pupils import Pupil, Teaching, planted
from tutorial.items.bank import Item
from tutorial.quiz.figures import class_figures
from tutorial.quiz.learner import Learner
from tutorial.quiz.rounds import MOMENTS, Answer, Moment

MANY = 6
TEACHING = Teaching(known=0.2, learnt=0.8, spread=0.1)


SIZE = 20


def take_round(arcade: Arcade, pupil: Pupil, moment: Moment) -> dict[str, Answer]:
    """A pupil sits down at the computer; returns what was answered, by law."""
    pilot = at(arcade, StartScene(arcade, TOPIC))
    if arcade.learner is not None:
        pilot.tap("other")  # who sat there before
    return answered(pilot, pupil, moment)


def answered(pilot: Pilot, pupil: Pupil, moment: Moment) -> dict[str, Answer]:
    """Gives the code and makes the round that comes now; returns the answers, by law."""
    given: dict[str, Answer] = {}

    def answers(item: Item) -> Answer:
        if item.law not in given:
            given[item.law] = pupil.answer(item)
        return given[item.law]

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


def class_at_one_computer(pilot: Pilot, teaching: Teaching, seed: str) -> list[Learner]:
    """All before the lesson, then all after it; the results as they are kept."""
    arcade, chance = pilot.app.arcade, Rng(seed, "pupils")
    learners.forget_all(arcade.store)
    pupils = list(
        {pupil.code: pupil for pupil in (Pupil(teaching, chance) for _ in range(SIZE))}.values()
    )
    for moment in MOMENTS:
        for pupil in pupils:
            if moment == "after":
                pupil.learn()
            arcade.learner = None
            pilot.app.show(StartScene(arcade, TOPIC))
            pilot.wait(0.1)
            answered(pilot, pupil, moment)
    members, left_out = learners.learners(arcade.store)
    assert (len(members), left_out) == (len(pupils), 0)
    return members


@sizes(2, 100)
@pytest.mark.parametrize("teaching", [Teaching(), Teaching(learnt=0.0)], ids=["taught", "untaught"])
def test_the_planted_gain_is_found_in_95_of_100_classes_that_touch_the_real_scenes(
    arcade: Arcade, monkeypatch: pytest.MonkeyPatch, teaching: Teaching, count: int
) -> None:
    """Every code and every answer is touched; only the painting of the pages is left out."""
    monkeypatch.setattr(App, "_draw", lambda *_: None)
    true = planted(teaching) if teaching.learnt else 0.0
    pilot = at(arcade, StartScene(arcade, TOPIC))
    hits = 0
    for number in range(count):
        found = class_figures(class_at_one_computer(pilot, teaching, f"scenes {number}"), TOPIC)
        assert found.interval is not None
        hits += found.interval.low <= true <= found.interval.high
    assert hits >= 0.95 * count, f"{hits} of {count}"
