"""The learning path: the map, the lit step, questions before a new lesson, the ways past them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from game.app import App
from game.commands.learning_shots import learning_path
from game.games import every_lesson
from game.progress.law_notebook import keep, notebook, of_step
from game.progress.lesson_progress import keep_short
from game.progress.path_progress import next_stop, progress_of
from game.progress.spaced_recall import recall_notebook
from game.scenes.base.screen import Screen
from game.scenes.bump_hunt.hunt import HuntScene
from game.scenes.lab.bench import BenchScene
from game.scenes.lesson.finish import FinishScene
from game.scenes.lesson.lesson import lesson_at
from game.scenes.lesson.level import LevelScene
from game.scenes.lesson.path_map import PathScene
from game.scenes.lesson.recall import RecallScene
from game.services import Services
from game.window import open_window
from tests.layout import LANGUAGES
from tests.learner import LESSONS, policy
from tests.pilot import Pilot
from tests.progress.test_spaced_recall import FIRST, SECOND, finish
from tests.scenes.test_layout import faults_of
from tests.upright import LONG, SHAPES, StandsUpright
from tutorial.law_lab import STEPS
from tutorial.learning_path import STOPS
from tutorial.quiz.learner import Learner
from tutorial.short.lessons import SHORT_LESSONS


def opened_on(services: Services, page: Screen) -> Pilot:
    surface = open_window((1280, 720), full_screen=False)
    return Pilot(App(services, surface, page))


def test_every_lesson_and_every_step_of_the_lab_is_on_the_path_once() -> None:
    lessons = [stop.name for stop in STOPS if stop.kind == "lesson"]
    assert sorted(lessons) == sorted(every_lesson())
    assert sorted(stop.name for stop in STOPS if stop.kind == "short") == sorted(SHORT_LESSONS)
    assert [int(stop.name) for stop in STOPS if stop.kind == "lab"] == list(STEPS)
    assert len({stop.key for stop in STOPS}) == len(STOPS)


def test_levels_of_a_game_come_in_their_order() -> None:
    names = [stop.name for stop in STOPS if stop.kind == "lesson"]
    for game in ("particle_builder", "tutti_quantum"):
        own = [name for name in names if name.startswith(f"learn_{game}")]
        assert own == sorted(own)


def test_one_step_is_lit_and_moves_on(services: Services) -> None:
    pilot = opened_on(services, LevelScene(services, "bigebang"))
    pilot.tap("path")
    page = pilot.top
    assert isinstance(page, PathScene)
    for _ in range(len(STOPS)):
        bright = [spot.id for spot in page.placed if getattr(spot.art, "kind", "") == "primary"]
        assert len([name for name in bright if name.startswith("stop:")]) <= 1
        lit = page.model().next
        if lit is None or lit.kind == "hunt":
            break
        if lit.kind == "lesson":
            finish(services.store, LESSONS[lit.name])
        elif lit.kind in ("short", "evidence"):
            keep_short(services.store, lit.name, 2)
        else:
            pages = notebook(services.store)
            for item in of_step(int(lit.name)):
                pages = pages.with_item(item)
            keep(services.store, pages)
        page.resume(None)
        assert page.model().next != lit
    assert lit is not None
    assert lit.kind == "hunt", "all before it were lit, one after another"
    pilot.tap("on")
    assert isinstance(pilot.top, HuntScene)


def test_the_path_of_a_learner_with_a_code_is_their_own(services: Services) -> None:
    who = Learner("7b", "up up up up")
    finish(services.store, FIRST, who)
    for learner, state in ((who, "done"), (None, "new")):
        progress = {stop: progress_of(services.store, stop, LESSONS, learner) for stop in STOPS}
        assert progress[STOPS[0]].state == state
        lit = next_stop(progress)
        assert lit is not None
        assert (lit == STOPS[0]) == (learner is None)


def test_a_step_of_the_lab_opens_from_the_path_and_leads_back(services: Services) -> None:
    pilot = opened_on(services, PathScene(services))
    pilot.tap("stop:lab:3")
    assert isinstance(pilot.top, BenchScene)
    assert pilot.top.step == 3
    pilot.tap("back")
    assert isinstance(pilot.top, PathScene)


def test_before_the_first_lesson_nothing_is_asked(services: Services) -> None:
    pilot = opened_on(services, LevelScene(services, "particle_builder"))
    pilot.tap("tutorial")
    assert lesson_at(pilot.top) is not None


def test_three_questions_come_before_a_new_lesson(services: Services) -> None:
    finish(services.store, FIRST)
    pilot = opened_on(services, LevelScene(services, "particle_builder"))
    pilot.tap("tutorial")
    for answered in range(3):
        page = pilot.top
        assert isinstance(page, RecallScene)
        item = page.item
        pilot.wait(1.0)
        if answered == 2:
            pilot.tap("skip")
        else:
            pilot.tap(f"choice:{item.right}")
            if item.reason is not None:
                pilot.wait(1.0)
                pilot.tap(f"choice:{item.reason.right}")
        assert page.verdict is (answered < 2)
        kept = recall_notebook(services.store).of(item.topic, item.law)
        assert kept is not None
        assert kept.box == (answered < 2)
        pilot.tap("next")
    assert policy(pilot).coach.lesson is SECOND


def test_one_touch_leads_past_the_questions(services: Services) -> None:
    finish(services.store, FIRST)
    pilot = opened_on(services, FinishScene(services, FIRST))
    pilot.tap("next")
    assert isinstance(pilot.top, RecallScene)
    assert pilot.words("leave") == "Straight to the lesson"
    pilot.tap("leave")
    assert policy(pilot).coach.lesson is SECOND
    assert recall_notebook(services.store).laws == ()


def test_a_lesson_that_was_begun_goes_on_at_once(services: Services) -> None:
    finish(services.store, FIRST)
    pilot = opened_on(services, LevelScene(services, "particle_builder"))
    pilot.tap("lesson:learn_particle_builder-1")
    pilot.tap("tutorial")
    assert policy(pilot).coach.lesson is FIRST


def test_questions_can_be_repeated_from_the_path(services: Services) -> None:
    finish(services.store, FIRST)
    pilot = opened_on(services, PathScene(services))
    pilot.tap("recall")
    assert isinstance(pilot.top, RecallScene)
    pilot.wait(1.0)
    pilot.tap("leave")
    assert isinstance(pilot.top, PathScene)


def pages(services: Services) -> Iterator[Screen]:
    for _, scenes in learning_path(services):
        assert isinstance(scenes[0], Screen)
        yield scenes[0]
    yield RecallScene(services, None, date(2026, 12, 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit_a_wide_sheet(tmp_path: Path, language: str) -> None:
    for text_size in (1.0, 1.5):
        assert faults_of(tmp_path, language, text_size, (1280, 720), learning_path) == []


class TestPathUpright(StandsUpright):
    shapes = (*SHAPES, (LONG, 1.0))
    pages = staticmethod(pages)
