"""Mastery: stars by first answers; none for who only presses the brightest button."""

from __future__ import annotations

import pytest

from game.core.phrase import say
from game.words.text import Text, languages
from tests.learner import LESSONS, each_lesson
from tests.some import some
from tutorial.coach import Coach
from tutorial.lesson import Lesson
from tutorial.mastery import AGAIN, RIGHT, SHOWN, STARS, WRONG, in_reverse, missed, result, steps


def pressed_through(lesson: Lesson) -> Coach:
    """Press the brightest button, and choices from left to right, through a whole lesson."""
    coach = Coach(lesson)
    while not coach.done:
        while not coach.over:
            if coach.step.choices:
                next(name for name in coach.step.choices if coach.judge_choice(name).right)
            if coach.step.answer and coach.seen is None:
                coach.do_step()  # Show me, and Show me again
            else:
                coach.go_on()
        coach.next_chapter()
    return coach


def read(lesson: Lesson, mistakes: int = 0) -> dict[str, str]:
    """First answers of a learner with so many mistakes."""
    asked = [name for name, step in steps(lesson) if step.judged]
    wrong = asked[:mistakes]
    acts = [name for name, step in steps(lesson) if step.answer]
    return {name: WRONG if name in wrong else RIGHT for name in (*asked, *acts)}


@each_lesson
def test_the_brightest_button_gets_no_star(lesson: Lesson) -> None:
    coach = pressed_through(lesson)
    found = result(lesson, coach.first)
    assert (found.stars, found.pressed_through) == (0, True)
    assert found.own == 0


@each_lesson
def test_who_knows_all_gets_three_stars_and_mistakes_cost_some(lesson: Lesson) -> None:
    assert result(lesson, read(lesson)).stars == len(STARS)
    asked = result(lesson, {}).asked
    counts = [result(lesson, read(lesson, n)).stars for n in range(asked + 1)]
    assert counts == sorted(counts, reverse=True)
    assert counts[-1] == 0


@each_lesson
def test_acts_that_were_shown_count_as_shown_and_wrong_tries_as_ones_own(lesson: Lesson) -> None:
    answers = read(lesson)
    acts = [name for name, step in steps(lesson) if step.answer]
    for name in some(acts):
        answers[name] = SHOWN
    assert result(lesson, answers).pressed_through
    for name in some(acts):
        answers[name] = WRONG
    assert not result(lesson, answers).pressed_through


@each_lesson
def test_missed_questions_come_back_until_they_are_known(lesson: Lesson) -> None:
    mistakes = min(2, result(lesson, {}).asked)
    answers = read(lesson, mistakes)
    assert len(missed(lesson, answers)) == mistakes
    back = in_reverse(lesson, answers)
    assert [one.name for one in back] == missed(lesson, answers)
    stars = result(lesson, answers).stars
    for one in some(back):
        assert one.wrong in one.choices
        answers[one.name] = AGAIN
    assert missed(lesson, answers) == []
    assert result(lesson, answers).stars == stars, "stars are for first answers"


@pytest.mark.parametrize("language", languages())
def test_every_question_can_be_asked_in_reverse(language: str) -> None:
    text = Text(language)
    for lesson in some(LESSONS.values()):
        for one in some(in_reverse(lesson, {})):
            assert text.has(one.reason(lesson)), one.name
            assert text.has(one.key(lesson))
            assert text.say(say(one.choice(lesson, one.wrong)))
