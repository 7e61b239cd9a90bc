"""The teacher's pages in a window that is held upright: all can be read, touched and reached."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.core.phrase import say
from game.progress import learners
from game.scenes.base.screen import Screen
from game.scenes.handouts.scene import HandoutsScene
from game.scenes.quiz.class_table import ClassScene, NextScene
from game.scenes.quiz.teacher import TeacherScene
from game.scenes.quiz.teacher_pin import AskPinScene, SetPinScene
from game.scenes.quiz.teacher_tables import ItemScene, LawsScene, LearnersScene
from game.services import Services
from game.window import open_window, opened
from tests.pilot import Pilot
from tests.scenes.quiz.desk import TOPIC
from tests.tutorial.quiz.pupils import Teaching, school_class
from tests.upright import PHONE, StandsUpright, stood
from tutorial.items.bank import FORMS, PAIRS
from tutorial.quiz.learner import Learner

MANY = 24


@cache
def members() -> tuple[Learner, ...]:
    """A class that made both rounds."""
    return tuple(school_class(Teaching(), MANY, "teacher"))


def with_class(services: Services) -> None:
    """They sit at this computer."""
    learners.set_group(services.store, "7b")
    for who in members():
        learners.keep(services.store, who)


def pages(services: Services) -> Iterator[Screen]:
    """All of them: without a class, then with one."""
    yield TeacherScene(services, TOPIC)
    with_class(services)
    yield TeacherScene(services, TOPIC)
    yield LawsScene(services, members(), TOPIC)
    laws = LawsScene(services, members(), TOPIC)
    for law in laws.laws:
        both = [each for each in laws.items if each.item.law == law.law]
        for at in range(len(FORMS)):
            item = ItemScene(services, both)
            item.at = at
            yield item
    yield LearnersScene(services, members(), TOPIC)
    yield ClassScene(services, members())
    yield ClassScene(services, members(), TOPIC)
    yield NextScene(services, members(), [TOPIC])
    yield AskPinScene(services)
    yield SetPinScene(services)
    yield HandoutsScene(services)


def opened_pages(services: Services, size: tuple[int, int]) -> Iterator[tuple[App, Screen]]:
    """Each page in a window of this size, leaf by leaf."""
    for app, page in stood(services, size, pages(services)):
        yield app, page
        for _ in range(leaves(page) - 1):
            turner = page.find("leaf:more")
            assert turner is not None
            page.chosen(turner)
            app.step([], 0.05)
            yield app, page


def leaves(page: Screen) -> int:
    """The number of those that the page has."""
    number = page.find("leaf")
    if number is None or number.label is None:
        return 1
    return int(page.services.text.say(number.label).rpartition("/")[2])


class TestTeachersPagesUpright(StandsUpright):
    opened_pages = staticmethod(opened_pages)


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, (1000, 1400), (800, 800)])
def test_every_law_and_every_learner_is_on_one_leaf(tmp_path: Path, size: tuple[int, int]) -> None:
    with opened(tmp_path, "en", 1.0) as services:
        rows: dict[type[Screen], list[str]] = {}
        for _, page in opened_pages(services, size):
            if isinstance(page, LawsScene | LearnersScene):
                ids = [spot.id for spot in page.placed if spot.id.startswith("row:")]
                rows.setdefault(type(page), []).extend(ids)
        for scene, many in ((LawsScene, PAIRS), (LearnersScene, MANY)):
            assert len(rows[scene]) == len({*rows[scene]}) == many


def test_by_touch_and_by_keys(tmp_path: Path) -> None:
    """From the first page to a law, its other form, and back."""
    with opened(tmp_path, "en", 1.0) as services:
        with_class(services)
        page = TeacherScene(services, TOPIC)
        pilot = Pilot(App(services, open_window(PHONE, full_screen=False), page))
        pilot.tap("topic:more")
        pilot.tap("topic:less")
        assert page.topic == TOPIC
        pilot.tap("laws")
        laws = pilot.top
        assert isinstance(laws, LawsScene)
        pilot.tap("leaf:more")
        last = laws.laws[-1].law
        while laws.find(f"row:{last}") is None:
            pilot.tap("leaf:more")
        pilot.walk_to(f"row:{last}")
        pilot.press(pygame.K_RETURN)
        item = pilot.top
        assert isinstance(item, ItemScene)
        pilot.tap("other")
        assert item.at == 1
        pilot.press(pygame.K_ESCAPE)
        pilot.tap("back")
        assert pilot.top is page


def test_the_name_of_the_group_is_typed_where_the_line_stands(tmp_path: Path) -> None:
    with opened(tmp_path, "en", 1.0) as services:
        page = TeacherScene(services, TOPIC)
        App(services, open_window((1280, 720), full_screen=False), page)
        page.type("8a")
        App(services, open_window(PHONE, full_screen=False), page)
        sheet = page.viewport.sheet
        assert page.typed() == "8a"
        assert page.entry.x + page.entry.w / 2 <= sheet.w
        label = page.find("group")
        assert label is not None
        assert label.label == say("quiz-teacher-group")
        assert label.y + label.h / 2 <= page.entry.y - page.entry.h / 2
