"""Short lessons on the screen: taken from the path by touch, by keys, upright, in all languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.commands.learning_shots import short_lessons
from game.progress.lesson_progress import short_place
from game.progress.path_progress import progress_of
from game.scenes.base.scene import Scene
from game.scenes.base.screen import Screen
from game.scenes.lesson.path_map import PathScene
from game.scenes.lesson.short import ShortScene
from game.services import Services
from game.window import open_window, opened
from tests.layout import LANGUAGES
from tests.learner import LESSONS
from tests.pilot import Pilot
from tests.scenes.test_layout import faults_of
from tests.tutorial.short.test_short import each_lesson
from tests.upright import LONG, SHAPES, StandsUpright
from tutorial.learning_path import STOPS
from tutorial.quiz.learner import Learner
from tutorial.short.lessons import SHORT_LESSONS
from tutorial.short.short_lesson import (
    ShortLesson,
    ShortModel,
    answered,
    begun,
    onward,
    tried,
    worked,
)


def opened_on(services: Services, page: Screen) -> Pilot:
    surface = open_window((1280, 720), full_screen=False)
    return Pilot(App(services, surface, page))


def take(pilot: Pilot, page: ShortScene) -> None:
    """Answer everything right, and try what each step asks for."""
    while not page.model.done:
        step = page.model.step
        if step.choices:
            pilot.wait(1.0)
            pilot.tap(f"choice:{step.right or step.choices[0]}")
            if page.model.step is step:
                pilot.wait(1.0)
                pilot.tap("next")
            continue
        page.model = tried(page.model)
        page.layout()
        pilot.tap("next")


@pytest.mark.long
@each_lesson
def test_a_lesson_is_taken_from_the_path(services: Services, lesson: ShortLesson) -> None:
    pilot = opened_on(services, PathScene(services))
    pilot.leaf_to(f"stop:short:{lesson.id}")
    pilot.tap(f"stop:short:{lesson.id}")
    page = pilot.top
    assert isinstance(page, ShortScene)
    take(pilot, page)
    assert pilot.spot("again")
    place = short_place(services.store, lesson.id)
    assert (place.done, place.stars) == (("whole",), 3)
    pilot.tap("path")
    assert isinstance(pilot.top, PathScene)
    stop = next(stop for stop in STOPS if stop.key == f"short:{lesson.id}")
    assert progress_of(services.store, stop, LESSONS).state == "mastered"
    ann = Learner("7b", "up up up up")
    assert progress_of(services.store, stop, LESSONS, ann).state == "new"


def test_controls_and_acts_can_be_touched(services: Services) -> None:
    page = ShortScene(services, "muons", "a seed")
    pilot = opened_on(services, page)
    pilot.wait(1.0)
    pilot.tap("choice:all")
    assert page.model.step.text == "send"
    pilot.tap("next")
    assert page.model.step.text == "send", "nothing was tried"
    pilot.tap("speed:more")
    pilot.tap("act:send")
    assert "of 1,000 reach" in pilot.words("reading:1")
    pilot.tap("next")
    assert page.model.step.text == "see"
    assert pilot.words("said:words") == "You said: All"
    assert pilot.words("truth:words") == "A few dozen"


def test_a_wrong_choice_is_answered_for_itself(services: Services) -> None:
    page = ShortScene(services, "mirror", "a seed")
    at = [step.text for step in SHORT_LESSONS["mirror"].steps].index("anti")
    page.model = replace(page.model, at=at)
    pilot = opened_on(services, page)
    pilot.wait(1.0)
    pilot.tap("choice:gone")
    assert "antimuons decay as fast" in pilot.words("why")
    pilot.wait(1.0)
    pilot.tap("choice:back")
    assert pilot.words("known:words") == "The images nearly agree again"
    assert "right for positrons" in pilot.words("why")
    page.chosen(pilot.spot("next"))
    assert page.model.step.text == "anti", "a hasty touch"
    pilot.wait(1.0)
    pilot.tap("next")
    assert page.model.step.text == "say"


def test_a_hasty_touch_answers_nothing(services: Services) -> None:
    page = ShortScene(services, "powers", "a seed")
    pilot = opened_on(services, page)
    pilot.app.step([], 0.05)
    page.chosen(pilot.spot("choice:two"))
    assert page.model.at == 0


def test_a_picture_moves_unless_motion_is_off(services: Services) -> None:
    for still in (False, True):
        services.change(reduced_motion=still)
        page = ShortScene(services, "waves", "a seed")
        pilot = opened_on(services, page)
        rect = page.viewport.rect(pilot.spot("picture"))
        pictures = []
        for _ in range(2):
            pilot.wait(0.5)
            page.draw(surface := pygame.Surface(page.viewport.size))
            pictures.append(pygame.image.tobytes(surface.subsurface(rect), "RGB"))
        assert (pictures[0] == pictures[1]) == still


def test_keys_alone_lead_through_a_step(services: Services) -> None:
    page = ShortScene(services, "half_life", "a seed")
    pilot = opened_on(services, page)
    pilot.wait(1.0)
    pilot.walk_to("choice:none")
    pilot.press(pygame.K_RETURN)
    for act in ("act:wait", "act:wait", "next"):
        pilot.walk_to(act)
        pilot.press(pygame.K_RETURN)
    assert page.model.step.text == "see"
    pilot.press(pygame.K_ESCAPE)


def every_state(lesson: ShortLesson) -> Iterator[ShortModel]:
    """Each step as it is first seen, after each answer, and after each touch of the apparatus."""
    model = begun(lesson, lesson.apparatus.seeded("still"))
    while not model.done:
        yield model
        for choice in model.step.choices:
            after = answered(model, choice)
            if after.at == model.at:
                yield after
        if not model.step.choices:
            some = islice(worked(model.apparatus), 6)
            yield from (replace(model, apparatus=each) for each in some)
        model = tried(model) if model.step.until else model
        yield model
        choices = model.step.choices
        # A wrong prediction takes more room later: it is recalled beside the truth.
        wrong = [each for each in choices if each != model.step.truth]
        model = answered(model, model.step.right or wrong[0]) if choices else model
        if model.solved:
            yield model
        if model.solved or not choices:
            model = onward(model)


@pytest.mark.long
@each_lesson
@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_the_apparatus_stays_where_it_is(
    tmp_path: Path, lesson: ShortLesson, size: tuple[int, int]
) -> None:
    with opened(tmp_path, "de", 1.0) as services:
        services.change(reduced_motion=True)
        page = ShortScene(services, lesson.id, "still")
        app = App(services, open_window(size, full_screen=False), page)
        app.step([], 0.05)
        if page.viewport.sheet.tall and lesson.apparatus.worded:
            pytest.skip("a board of sentences takes the height that each step leaves")
        places = set()
        for model in every_state(lesson):
            page.model = model
            page.layout()
            board = [spot for spot in page.placed if spot.id.startswith(("picture", "cell:"))]
            assert board
            places.add(tuple((s.id, *(round(n, 3) for n in (s.x, s.y, s.w, s.h))) for s in board))
        assert len(places) == 1


def fullest(services: Services) -> Iterator[tuple[str, list[Scene]]]:
    """Of each lesson the fullest pages: with choices, with controls, and its end."""
    by_lesson: dict[str, list[tuple[str, ShortScene]]] = {}
    for name, (page,) in short_lessons(services):
        assert isinstance(page, ShortScene)
        by_lesson.setdefault(page.lesson.id, []).append((name, page))

    def words(page: ShortScene) -> int:
        return len(services.text.say(page.model.text))

    for pages_ in by_lesson.values():
        *steps, end = pages_
        known = [each for each in steps if each[1].model.solved]
        asked = [each for each in steps if each[1].model.step.choices and each not in known]
        tried_ = [each for each in steps if not each[1].model.step.choices]
        kinds = (asked, known, tried_)
        for name, page in (*(max(e, key=lambda x: words(x[1])) for e in kinds if e), end):
            yield name, [page]


def pages(services: Services) -> Iterator[Screen]:
    for _, (page,) in fullest(services):
        assert isinstance(page, Screen)
        yield page


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit_a_wide_sheet(tmp_path: Path, language: str) -> None:
    for text_size in (1.0, 1.5):
        assert faults_of(tmp_path, language, text_size, (1280, 720), fullest) == []


class TestShortUpright(StandsUpright):
    shapes = (*SHAPES, (LONG, 1.0))
    pages = staticmethod(pages)
