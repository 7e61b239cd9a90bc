"""No text is clipped, squeezed or overlapping on any screen, in any language, at any size."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app import App
from game.commands.shots import screens
from game.scenes.lesson import LessonScene
from game.text import languages
from game.window import open_window, opened
from tests.layout import faults
from tutorial import LESSONS

SHAPES = ((1280, 720), (1024, 768), (1080, 1920))


def found(folder: Path, language: str, text_size: float, size: tuple[int, int]) -> list[str]:
    """Every fault of every screen, with the screen on which it was first seen."""
    surface = open_window(size, full_screen=False)
    seen: dict[str, str] = {}
    with opened(folder, language, text_size) as arcade:
        arcade.change(reduced_motion=True)
        for name, scenes in screens(arcade):
            app = App(arcade, surface, scenes[0])
            for scene in scenes[1:]:
                app.push(scene)
            for _ in range(3):
                app.step([], 0.05)
            for fault in faults(app):
                seen.setdefault(fault, name)
    return [f"{name}: {fault}" for fault, name in seen.items()]


@pytest.mark.parametrize("language", languages())
def test_large_words_fit(tmp_path: Path, language: str) -> None:
    assert found(tmp_path, language, 1.5, SHAPES[0]) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("language", languages())
def test_words_of_all_sizes_fit_in_all_shapes(
    tmp_path: Path, language: str, text_size: float, size: tuple[int, int]
) -> None:
    assert found(tmp_path, language, text_size, size) == []


def found_in_lessons(
    folder: Path, language: str, text_size: float, size: tuple[int, int]
) -> list[str]:
    """Every fault of every step of every lesson, as it begins, with where it was first seen."""
    surface = open_window(size, full_screen=False)
    seen: dict[str, str] = {}
    with opened(folder, language, text_size) as arcade:
        arcade.change(reduced_motion=True, speed=0.0)
        for lesson in LESSONS.values():
            for at, chapter in enumerate(lesson.chapters):
                for number, step in enumerate(chapter.steps):
                    scene = LessonScene(arcade, lesson, at, number)
                    app = App(arcade, surface, scene)
                    for _ in range(60):
                        app.step([], 0.05)
                        if scene.sheet or scene.playing:
                            break
                    assert scene.sheet or step.free, (lesson.id, chapter.id, step.text)
                    for fault in faults(app):
                        seen.setdefault(fault, f"{lesson.id} {chapter.id} {step.text}")
    return [f"{name}: {fault}" for fault, name in seen.items()]


@pytest.mark.slow
@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("language", languages())
def test_what_the_coach_says_fits_in_all_shapes(
    tmp_path: Path, language: str, text_size: float, size: tuple[int, int]
) -> None:
    assert found_in_lessons(tmp_path, language, text_size, size) == []
