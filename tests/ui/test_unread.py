"""A question takes no answer before anybody can have read it: in lessons, quiz and lab."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.menu.login import LoginScene
from game.scenes.quiz.round import MARKED, RoundScene
from game.services import Services
from game.ui.unread import MOMENT, Unread
from tests.learner import LESSONS, begin, place, policy, wait_for_the_coach
from tests.pilot import FRAME, Pilot
from tests.scenes.lab.test_law_lab import bench, on_the_bench
from tests.scenes.quiz.desk import at
from tutorial.items.bank import topics
from tutorial.quiz.learner import Learner
from tutorial.which_particle import QUESTIONS

LESSON = LESSONS["learn_particle_builder-3"]


def test_it_counts_from_the_first_picture_of_the_words() -> None:
    unread = Unread()
    assert not unread, "nothing is asked"
    unread.ask("why")
    assert unread
    unread.pass_time(MOMENT - 0.01)
    unread.ask("why")
    assert unread, "laid out anew it is the same question"
    unread.pass_time(0.02)
    assert not unread
    unread.ask("how")
    assert unread
    unread.ask(None)
    assert not unread


def first_question() -> tuple[int, int]:
    """The first question that follows on a step that one leaves by Next or by another answer."""
    for chapter in LESSON.chapters:
        for before, step in zip(chapter.steps, chapter.steps[1:], strict=False):
            if step.choices and (before.only_read or before.choices):
                return place(LESSON, chapter.id, before.text)
    raise AssertionError("no such question")


def at_the_question(services: Services, act: Callable[[Pilot], None]) -> Pilot:
    """Before a question that has just appeared, after the act that led to it."""
    pilot = begin(services, LESSON, *first_question())
    wait_for_the_coach(pilot)
    act(pilot)
    return pilot


def by_keys(pilot: Pilot) -> None:
    step = policy(pilot).coach.step
    pilot.walk_to(f"coach:choice:{step.right or step.choices[0]}" if step.choices else "coach:next")
    pilot.press(pygame.K_RETURN)


def test_a_second_return_answers_no_question_of_a_lesson(services: Services) -> None:
    pilot = at_the_question(services, by_keys)
    while not policy(pilot).sheet:
        pilot.wait(FRAME)
    step = policy(pilot).coach.step
    assert step.choices
    pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    assert policy(pilot).coach.step is step
    assert policy(pilot).coach.tries == 0
    pilot.wait(MOMENT)
    pilot.press(pygame.K_RETURN)
    assert policy(pilot).coach.step is not step or policy(pilot).reply is not None


def test_a_wrong_answer_is_replied_to_once(services: Services) -> None:
    lesson, at_step = next(
        (lesson, place(lesson, chapter.id, step.text))
        for lesson in LESSONS.values()
        for chapter in lesson.chapters
        for step in chapter.steps
        if step.right
    )
    pilot = begin(services, lesson, *at_step)
    wait_for_the_coach(pilot)
    step = policy(pilot).coach.step
    wrong = next(name for name in step.choices if name != step.right)
    pilot.walk_to(f"coach:choice:{wrong}")
    pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    assert policy(pilot).coach.tries == 1
    pilot.wait(MOMENT)
    pilot.press(pygame.K_RETURN)
    assert policy(pilot).coach.tries == 2


def test_a_double_touch_answers_one_item_of_the_quiz(services: Services) -> None:
    pilot = at(services, RoundScene(services, Learner(draw="w"), topics()[0], "before"))
    top = pilot.top
    assert isinstance(top, RoundScene)
    pilot.tap("skip")
    where = top.viewport.pixel(pilot.spot("skip").x, pilot.spot("skip").y)
    for _ in range(2):  # while the answer is marked, and when the next question has just appeared
        pilot.press(pygame.K_RETURN)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pilot.app.step([pygame.Event(kind, pos=where, button=1)], FRAME)
        pilot.wait(MARKED)
        assert len(top.answers) == 1
    pilot.tap("skip")
    pilot.wait(MARKED)
    assert len(top.answers) == 2


def test_a_second_return_judges_no_reaction_and_names_no_law(services: Services) -> None:
    pilot = on_the_bench(services, "muon-to-light")
    pilot.press(pygame.K_RETURN)
    assert bench(pilot).judgement is None
    pilot.walk_to("never")
    pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    assert bench(pilot).judgement is False
    assert bench(pilot).answer is None
    assert bench(pilot).line is None
    pilot.walk_to("law:charge")
    pilot.press(pygame.K_RETURN)
    assert bench(pilot).counting == "charge"


def test_a_second_return_at_the_login_answers_no_question_and_hides_no_particle(
    services: Services,
) -> None:
    pilot = at(services, LoginScene(services))
    top = pilot.top
    assert isinstance(top, LoginScene)
    for number, question in enumerate(QUESTIONS.values(), 1):
        pilot.walk_to(f"answer:{next(iter(question))}")
        pilot.press(pygame.K_RETURN, pygame.K_RETURN)
        assert len(top.persona.answers) == number
    assert pilot.top is top, "the particle is still there to be seen"
    assert top.focused == "go"
