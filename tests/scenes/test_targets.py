"""Touch targets are large enough for a finger: 60 units each way, or they are named here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from game.app import App
from game.commands.shots import middle, picked, screens
from game.games import GAMES
from game.scenes.base.scene import Scene
from game.scenes.base.screen import Screen
from game.scenes.lesson.lesson import LessonPolicy, lesson_at, lesson_scene
from game.services import Services
from game.tables.table import Spot
from game.window import open_window, opened
from tests.layout import LANGUAGES
from tests.learner import LESSONS
from tests.targets import targets

LEAST = 60.0

SMALLER = {
    "hand:": (50.0, "one card between others in a hand; the whole suit is chosen at any of them"),
    "what": (24.0, "a name in a row between rows of names; the page it opens leads to all of them"),
}
"""The beginnings of ids: the least size, and why."""


BOARD, ON_BOARD = "mat:", 44.0
"""The board of a rival, and the least size of a card on it: who misses the card opens the board, on
which it is large."""


def lies_on(spot: Spot, board: Spot) -> bool:
    """True if a spot is one of the things on this board."""
    near = abs(spot.x - board.x) < board.w / 2 and abs(spot.y - board.y) < board.h / 2
    return near and spot.w < board.w


def small(services: Services, stacks: Iterable[tuple[str, list[Scene]]]) -> list[str]:
    surface = open_window((1280, 720), full_screen=False)
    problems, count = [], 0
    for name, scenes in stacks:
        app = App(services, surface, scenes[0])
        for scene in scenes[1:]:
            app.push(scene)
        for _ in range(3):
            app.step([], 0.05)
        assert isinstance(app.top, Screen)
        found_here = list(targets(app.top))
        boards = [target.spot for target in found_here if target.spot.id.startswith(BOARD)]
        for spot, w, h, _ in found_here:
            count += 1
            least = next(
                (n for start, (n, _) in SMALLER.items() if spot.id.startswith(start)), LEAST
            )
            if any(lies_on(spot, board) for board in boards):
                least = ON_BOARD
            if min(w, h) < least:
                problems.append(f"{name}: {spot.id} {w:.0f} x {h:.0f}")
    assert count > 20
    return problems


def steps(services: Services) -> Iterator[LessonPolicy]:
    """Every step of every lesson, as it begins."""
    for lesson in LESSONS.values():
        for at, chapter in enumerate(lesson.chapters):
            for number in range(len(chapter.steps)):
                policy = lesson_at(lesson_scene(services, lesson, at, number))
                assert policy is not None
                yield policy


def test_the_sharing_out_is_the_screens_own(tmp_path: Path) -> None:
    """A pointer in the middle of a box that was found means that spot, for the screen too."""
    with opened(tmp_path, None, None) as services:
        table = middle(services, "bigebang", 0.4)
        app = App(services, open_window((1280, 720), full_screen=False), table)
        app.step([], 0.05)
        wide = [target.spot for target in targets(table) if target.area > LEAST * LEAST * 0.8]
        assert wide
        for spot in wide:
            under = table.under(table.viewport.pixel(spot.x, spot.y))
            assert under is not None
            assert under.id == spot.id


@pytest.mark.parametrize("game", GAMES)
def test_tables_can_be_touched(tmp_path: Path, game: str) -> None:
    with opened(tmp_path, None, None) as services:
        services.change(reduced_motion=True)
        tables = [middle(services, game, part) for part in (0.2, 0.7)]
        tables.append(picked(middle(services, game, 0.5)))
        assert small(services, [("middle", [table]) for table in tables]) == []


@pytest.mark.slow
def test_every_screen_can_be_touched(tmp_path: Path) -> None:
    with opened(tmp_path, None, None) as services:
        services.change(reduced_motion=True)
        assert small(services, screens(services)) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_a_coach_says_can_be_touched(tmp_path: Path, language: str) -> None:
    """In the smallest text, where words are shortest and rows are closest."""
    surface = open_window((1280, 720), full_screen=False)
    count = 0
    with opened(tmp_path, language, None) as services:
        services.change(reduced_motion=True, speed=0.0)
        for lesson in steps(services):
            app = App(services, surface, lesson.scene)
            for _ in range(60):
                app.step([], 0.05)
                if lesson.sheet or lesson.playing:
                    break
            for spot, w, h, _ in targets(lesson.scene):
                if spot.id.startswith("word:"):
                    count += 1
                    assert min(w, h) >= LEAST, (lesson.coach.step.text, spot.id, w, h)
    assert count > 100
