"""The table of a lesson follows its coach: what is explained first is held back until then."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.lesson.lesson import lesson_at
from game.scenes.table.keyframes import Keyframe
from game.scenes.table.model import Queued
from game.services import Services
from tests.learner import (
    LESSONS,
    LEVEL_1,
    begin,
    each_first_course,
    place,
    policy,
    scene,
    solve,
    wait_for_the_coach,
)
from tests.pilot import FRAME
from tutorial.lesson import Lesson

LONGEST = 7.4
"""Seconds that several moves of others, each shown before it is told, may take.

A person does watch them: 7.3 before ``new.next`` of Particle Builder's last lesson. Two cards of
others lie down (1.7 each: held up, on the way, and time to read), two more are drawn and compared.
A touch ends each of them.
"""
SILENT = 1.5
"""Seconds after which a line tells what happens."""


def test_what_follows_by_itself_is_held_back(services: Services) -> None:
    """The pair annihilates; the next cards are drawn only when that has been read."""
    lesson = LESSONS[LEVEL_1]
    pilot = begin(services, lesson, *place(lesson, "target", "meet"))
    solve(pilot, pilot.tap)
    wait_for_the_coach(pilot)
    top = scene(pilot)
    assert policy(pilot).coach.seen is not None
    hands = [spot for spot in top.placed if spot.z == 20]
    assert hands == []
    pilot.tap("coach:next")
    wait_for_the_coach(pilot)
    assert [spot for spot in scene(pilot).placed if spot.z == 20]


def test_a_die_holds_nothing_back(services: Services) -> None:
    """Its roll is a keyframe without a kind: no step waits for that, least of all in free play."""
    lesson = LESSONS["learn_particle_panic-1"]
    last = len(lesson.chapters) - 1
    steps = [step.text for step in lesson.chapters[last].steps]
    pilot = begin(services, lesson, last, steps.index("play"))
    wait_for_the_coach(pilot)
    top = scene(pilot)
    board = top.board(top.view())
    kinds = ("moved", "", "try")
    top.send(Queued([Keyframe(board, (), kind, None, "") for kind in kinds]))
    course = policy(pilot).course
    course.hold_back()
    assert top.model.due == len(kinds)
    pilot.wait(1.0)
    assert not top.frames
    assert top.policy.may_move()


@pytest.mark.long
@each_first_course
def test_nothing_is_shown_for_long_before_the_coach_speaks_again(
    services: Services, lesson: Lesson
) -> None:
    """At normal speed, by the clock of the animation; a bubble tells what happens meanwhile."""
    pilot = begin(services, lesson, size=(320, 180))
    waited = 0.0
    for _ in range(20_000):
        top = lesson_at(pilot.top)
        if top is None:
            return
        if top.playing:
            top.skip()
        elif top.sheet:
            waited = 0.0
            solve(pilot, pilot.tap)
        else:
            pilot.wait(FRAME)
            waited += FRAME
            assert waited < LONGEST, (top.coach.chapter.id, top.coach.step.text)
            if waited > SILENT and lesson_at(pilot.top) is not None:
                assert top.scene.line is not None or top.sheet
    raise AssertionError("the lesson has no end")


def test_a_touch_ends_each_move_that_is_shown_before_the_coach_speaks(services: Services) -> None:
    """A learner who has seen enough of the others' cards waits for none of them."""
    lesson = LESSONS[LEVEL_1]
    chapter, step = place(lesson, "place", "lepton")
    waits = []
    for touching in (False, True):
        pilot = begin(services, lesson, chapter, step - 1)
        wait_for_the_coach(pilot)
        solve(pilot, pilot.tap)
        waited = 0.0
        while not policy(pilot).sheet:
            if touching:
                for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                    pilot.app.step([pygame.Event(kind, pos=(2, 2), button=1)], FRAME)
            pilot.wait(FRAME)
            waited += FRAME * (3 if touching else 1)
        waits.append(waited)
    watched, hurried = waits
    assert watched > 3 * SILENT
    assert hurried < SILENT
