"""A learner who takes a lesson in the real client: waits for the coach, does what it asks for."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app import App
from game.games import every_lesson, first_minutes
from game.scenes.lesson.finish import FinishScene
from game.scenes.lesson.lesson import LessonPolicy, lesson_at, lesson_scene
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.table import CONFIRM
from game.window import open_window
from tests.pilot import FRAME, Pilot
from tutorial.lesson import Lesson

LEVEL_1 = "learn_particle_builder-1"

LESSONS = every_lesson()
each_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS.keys())
COURSES = LESSONS | first_minutes()
"""Everything that a coach leads through."""
each_course = pytest.mark.parametrize("lesson", COURSES.values(), ids=COURSES.keys())
LATER = LESSONS.keys() - {lesson.game: name for name, lesson in reversed(LESSONS.items())}.values()


def _courses(later: pytest.MarkDecorator) -> pytest.MarkDecorator:
    """All courses; the lessons behind the first of a game have this mark."""
    return pytest.mark.parametrize(
        "lesson",
        [
            pytest.param(lesson, id=name, marks=later if name in LATER else [])
            for name, lesson in COURSES.items()
        ],
    )


each_first_course = _courses(pytest.mark.long)
"""For tests that play."""
each_first_course_at_length = _courses(pytest.mark.medium)
"""For tests that play a course in yet another way."""


def begin(
    services: Services,
    lesson: Lesson,
    chapter: int = 0,
    step: int = 0,
    size: tuple[int, int] = (1280, 720),
) -> Pilot:
    surface = open_window(size, full_screen=False)
    return Pilot(App(services, surface, lesson_scene(services, lesson, chapter, step)))


def place(lesson: Lesson, chapter: str, step: str) -> tuple[int, int]:
    """The place of a step, by the names of its chapter and its text."""
    at = [each.id for each in lesson.chapters].index(chapter)
    return at, [each.text for each in lesson.chapters[at].steps].index(step)


def scene(pilot: Pilot) -> TableScene:
    assert isinstance(pilot.top, TableScene)
    return pilot.top


def policy(pilot: Pilot) -> LessonPolicy:
    """The lesson on top."""
    lesson = lesson_at(pilot.top)
    assert lesson is not None
    return lesson


def wait_for_the_coach(pilot: Pilot) -> None:
    """Wait until something can be done, as a learner who watches."""
    for _ in range(2000):
        lesson = lesson_at(pilot.top)
        if lesson is None or (lesson.sheet and not lesson.unread):
            return
        table = lesson.scene
        if lesson.playing and table.picker is not None and not table.motion.busy:
            return
        pilot.wait(FRAME)
    raise AssertionError("the lesson is stuck")


def solve(pilot: Pilot, touch: Callable[[str], None]) -> None:
    """Do what the step waits for, whatever was picked before."""
    top = scene(pilot)
    while top.picker is not None and top.picker.picked:
        pilot.press(pygame.K_ESCAPE)
    lesson = policy(pilot)
    step = lesson.coach.step
    if lesson.playing:
        assert top.picker is not None
        for spot_id in min(top.picker.paths):
            touch(spot_id)
    elif lesson.coach.seen is not None or lesson.course.model.known:
        touch("coach:next")
    elif step.answer:
        for spot_id in lesson.course.path():
            if spot_id != CONFIRM:  # a lesson warns of nothing that it asks for
                touch(spot_id)
    elif step.choices:
        touch(f"coach:choice:{step.right or step.choices[0]}")
    elif step.experiment and not lesson.experiment.started:
        touch("coach:run")
    else:
        touch("coach:next")


def finish(pilot: Pilot, touch: Callable[[str], None]) -> None:
    for _ in range(500):
        wait_for_the_coach(pilot)
        if isinstance(pilot.top, FinishScene) or lesson_at(pilot.top) is None:
            return
        solve(pilot, touch)
    raise AssertionError("the lesson has no end")


def skip_first_minutes(services: Services) -> None:
    """Leave out the preludes: PLAY leads to a game at once."""
    for lesson in first_minutes():
        services.store.set_progress(f"lesson-{lesson}", "{}")
