"""No text is clipped, squeezed or overlapping on any screen, in any language, at any size."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import pytest

from game.app import App
from game.commands.shots import every_item, screens
from game.core.phrase import say
from game.scenes.base.scene import Scene
from game.scenes.base.screen import Screen
from game.scenes.lesson.lesson import lesson_at, lesson_scene
from game.scenes.menu.settings import SettingsScene
from game.services import Services
from game.settings.pad_buttons import CHOOSABLE, KEPT
from game.tables.table import Spot
from game.window import open_window, opened
from tests.layout import LANGUAGES, faults
from tests.learner import COURSES
from tests.pilot import Plugged

SHAPES = ((1280, 720), (1024, 768), (1080, 1920))


Pictures = Callable[[Services], Iterable[tuple[str, list[Scene]]]]


def faults_of(
    folder: Path,
    language: str,
    text_size: float,
    size: tuple[int, int],
    pictures: Pictures = screens,
) -> list[str]:
    """Every fault of every screen, with the screen on which it was first seen."""
    surface = open_window(size, full_screen=False)
    first: dict[str, str] = {}
    with opened(folder, language, text_size) as services:
        services.change(reduced_motion=True)
        for name, scenes in pictures(services):
            app = App(services, surface, scenes[0])
            for scene in scenes[1:]:
                app.push(scene)
            for _ in range(3):
                app.step([], 0.05)
            for fault in faults(app):
                first.setdefault(fault, name)
    return [f"{name}: {fault}" for fault, name in first.items()]


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_large_words_fit(tmp_path: Path, language: str) -> None:
    assert faults_of(tmp_path, language, 1.5, SHAPES[0]) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_the_quiz_fits(tmp_path: Path, language: str) -> None:
    assert faults_of(tmp_path, language, 1.5, SHAPES[0], every_item) == []


class GivenSpots(Screen):
    """Nothing but what is to be told."""

    def __init__(self, services: Services, spots: Iterable[Spot]) -> None:
        super().__init__(services)
        self.listed = list(spots)

    def spots(self) -> Sequence[Spot]:
        return self.listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_page_of_buttons_says_fits(tmp_path: Path, language: str) -> None:
    surface = open_window(SHAPES[0], full_screen=False)
    with opened(tmp_path, language, 1.5) as services:
        services.pads.there = {0: Plugged()}
        scene = SettingsScene(services)
        scene.page, scene.asking = "pad", "hint"
        app = App(services, surface, scene)
        acts = [say(f"action-{act}") for act in CHOOSABLE]
        longest = sorted(acts, key=lambda act: len(services.text.say(act)))[-2:]
        for answer in (
            None,
            say("pad-moves"),
            say("pad-lost", act=longest[0]),
            *(say("pad-kept", act=say(f"action-{act}")) for act in KEPT),
            say("pad-swapped", one=longest[0], other=longest[1]),
        ):
            scene.answer = answer
            scene.layout()
            app.step([], 0.05)
            assert list(faults(app)) == [], answer


@pytest.mark.slow
@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_all_sizes_fit_in_all_shapes(
    tmp_path: Path, language: str, text_size: float, size: tuple[int, int]
) -> None:
    assert faults_of(tmp_path, language, text_size, size) == []


def found_in_lessons(
    folder: Path, language: str, text_size: float, size: tuple[int, int]
) -> list[str]:
    """Every fault of every step of every lesson, as it begins, with where it was first seen."""
    surface = open_window(size, full_screen=False)
    first: dict[str, str] = {}
    with opened(folder, language, text_size) as services:
        services.change(reduced_motion=True, speed=0.0)
        for lesson in COURSES.values():
            for at, chapter in enumerate(lesson.chapters):
                for number, step in enumerate(chapter.steps):
                    scene = lesson_scene(services, lesson, at, number)
                    policy = lesson_at(scene)
                    assert policy is not None
                    app = App(services, surface, scene)
                    for _ in range(60):
                        app.step([], 0.05)
                        if policy.sheet or policy.playing:
                            break
                    assert policy.sheet or step.free, (lesson.id, chapter.id, step.text)
                    for fault in faults(app):
                        first.setdefault(fault, f"{lesson.id} {chapter.id} {step.text}")
    return [f"{name}: {fault}" for fault, name in first.items()]


@pytest.mark.slow
@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_coach_says_fits_in_all_shapes(
    tmp_path: Path, language: str, text_size: float, size: tuple[int, int]
) -> None:
    assert found_in_lessons(tmp_path, language, text_size, size) == []
