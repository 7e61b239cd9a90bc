"""Somebody who takes a lesson in the real client: waits for the coach, does what it asks for."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app import App
from game.arcade import Arcade
from game.cabinets import every_lesson
from game.scenes.lesson.lesson import LessonScene
from game.scenes.lesson.level import FinishScene
from game.window import open_window
from tests.pilot import FRAME, Pilot
from tutorial.lesson import Lesson

LEVEL_1 = "learn_particle_builder-1"

LESSONS = every_lesson()
each_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS.keys())


def begin(
    arcade: Arcade,
    lesson: Lesson,
    chapter: int = 0,
    step: int = 0,
    size: tuple[int, int] = (1280, 720),
) -> Pilot:
    surface = open_window(size, full_screen=False)
    return Pilot(App(arcade, surface, LessonScene(arcade, lesson, chapter, step)))


def scene(pilot: Pilot) -> LessonScene:
    assert isinstance(pilot.top, LessonScene)
    return pilot.top


def wait_for_the_coach(pilot: Pilot) -> None:
    """Until something can be done, as somebody who watches what happens."""
    for _ in range(2000):
        if not isinstance(pilot.top, LessonScene) or pilot.top.sheet:
            return
        if pilot.top.playing and pilot.top.picker is not None and not pilot.top.motion.busy:
            return
        pilot.wait(FRAME)
    raise AssertionError("the lesson is stuck")


def solve(pilot: Pilot, touch: Callable[[str], None]) -> None:
    """Do what the step waits for, whatever was picked before."""
    top = scene(pilot)
    while top.picker is not None and top.picker.picked:
        pilot.press(pygame.K_ESCAPE)
    step = top.coach.step
    if top.playing:
        assert top.picker is not None
        for spot_id in min(top.picker.paths):
            touch(spot_id)
    elif step.answer:
        for spot_id in top.path():
            touch(spot_id)
    elif step.choices:
        touch(f"coach:choice:{step.right}")
    else:
        touch("coach:next")


def finish(pilot: Pilot, touch: Callable[[str], None]) -> None:
    for _ in range(500):
        wait_for_the_coach(pilot)
        if isinstance(pilot.top, FinishScene):
            return
        solve(pilot, touch)
    raise AssertionError("the lesson has no end")
