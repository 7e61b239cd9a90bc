"""A class that pools its bricks by code, and the visitors of a kiosk that lay one wall a day."""

from __future__ import annotations

import csv
import io
from datetime import date, timedelta
from pathlib import Path

import pytest

from game.app import App
from game.collisions.data import collisions
from game.collisions.event import opposite
from game.core.phrase import say
from game.kiosk.policy import Policy, completed
from game.progress import learners
from game.progress.hunt_notebook import (
    COLUMNS,
    DAY_KEY,
    DAY_WINDOW,
    TEN,
    HuntNotebook,
    day_wall,
    hunt_notebook,
    hunt_table,
    keep_hunt,
    lay_brick,
    next_visitor,
    pool,
    sorted_events,
)
from game.scenes.base.scene import Scene
from game.scenes.bump_hunt.hunt import HuntScene
from game.scenes.bump_hunt.pool import PoolScene
from game.scenes.bump_hunt.sorting import SortScene
from game.scenes.kiosk.attract import AttractScene
from game.scenes.kiosk.attract_page import WALL
from game.scenes.quiz.teacher import TeacherScene
from game.services import Services
from game.unattended import OF_A_VISITOR
from game.window import open_window
from tests.pilot import Pilot
from tests.some import some
from tutorial.quiz.learner import Learner
from tutorial.quiz.sheet import SYMBOLS, is_code, written

GROUP = "7b"
TODAY = date(2026, 11, 27)


def begin(services: Services, scene: Scene) -> Pilot:
    services.change(reduced_motion=True)
    return Pilot(App(services, open_window((1280, 720), full_screen=False), scene))


def code(n: int) -> str:
    return written([SYMBOLS[(n >> shift) % len(SYMBOLS)] for shift in (0, 4, 8, 12)])


def a_class(services: Services, many: int = 30) -> list[Learner]:
    """Learners who have sorted their ten."""
    learners.set_group(services.store, GROUP)
    everybody = [learners.begin(services.store, GROUP, code(n)) for n in range(many)]
    for who in everybody:
        pages = hunt_notebook(services.store, who)
        for pair in range(TEN):
            pages = pages.with_answer(pair=pair != 3)
        keep_hunt(services.store, pages, who)
    return everybody


# --- a class ------------------------------------------------------------------------------------


def test_learners_of_a_class_have_collisions_of_their_own(services: Services) -> None:
    a_class(services)
    begun = pool(services.store, GROUP)
    assert len(begun) == 30
    assert len({pages.slot for *_, pages in begun}) == 30
    known = collisions()
    every = [(each.window, each.number) for *_, p in begun for each in sorted_events(known, p)]
    assert len(set(every)) == 30 * TEN


def test_a_class_finds_the_z_that_nobody_saw_alone(services: Services) -> None:
    a_class(services)
    pilot = begin(services, PoolScene(services))
    scene = pilot.top
    assert isinstance(scene, PoolScene)
    assert scene.fitted is not None
    assert scene.fitted.mass == pytest.approx(91.19, abs=1.5)
    assert scene.learners == 30
    assert sum(scene.counts) == sum(each.pair for each in scene.sorted) < 30 * TEN
    alone = PoolScene(services)
    alone.counts = [0] * DAY_WINDOW.bins
    assert pilot.words("count") == f"Learners: 30 · bricks: {sum(scene.counts)}"


def test_only_the_group_on_the_page_counts(services: Services) -> None:
    a_class(services, 3)
    learners.set_group(services.store, "8a")
    pilot = begin(services, PoolScene(services))
    assert pilot.spot("found").label == say("hunt-pool-empty")


@pytest.mark.long
def test_a_learner_gives_a_code_at_the_door_and_sorts_by_touch(services: Services) -> None:
    learners.set_group(services.store, GROUP)
    pilot = begin(services, HuntScene(services))
    pilot.tap("code:new")
    for name in SYMBOLS[:4]:
        pilot.tap(f"symbol:{name}")
    pilot.tap("done")
    assert services.learner is not None
    assert pilot.spot("real").label == say("hunt-joined")
    pilot.tap("step:sort")
    pilot.tap("range:84")
    for _ in range(TEN):
        scene = pilot.top
        assert isinstance(scene, SortScene)
        pilot.tap("pair" if opposite(*scene.pairs[scene.number - 1]) else "alike")
        pilot.tap("next")
    assert isinstance(pilot.top, SortScene)
    assert pilot.top.find("again") is None
    ((group, whose, pages),) = pool(services.store)
    assert (group, whose) == (GROUP, written(SYMBOLS[:4]))
    assert len(pages.answers) == TEN
    pilot.tap("back")
    pilot.tap("other")
    assert services.learner is None
    assert hunt_notebook(services.store).answers == ()


def test_without_a_group_nobody_is_asked_for_a_code(services: Services) -> None:
    pilot = begin(services, HuntScene(services))
    scene = pilot.top
    assert isinstance(scene, HuntScene)
    assert scene.find("code:new") is None


def test_the_teacher_sees_the_wall_and_saves_what_each_measured(
    services: Services, tmp_path: Path
) -> None:
    a_class(services, 5)
    pilot = begin(services, TeacherScene(services))
    pilot.tap("hunt")
    assert isinstance(pilot.top, PoolScene)
    pilot.tap("back")
    scene = pilot.top
    assert isinstance(scene, TeacherScene)
    scene._export()
    (path,) = services.folder.glob("bump-hunt-*.csv")
    rows = list(csv.reader(io.StringIO(path.read_text("utf-8"))))
    assert tuple(rows[0]) == COLUMNS
    assert len(rows) == 1 + 5 * TEN
    masses = [float(row[COLUMNS.index("mass_gev")]) for row in rows[1:]]
    assert all(60 <= mass <= 120 for mass in masses)


@pytest.mark.parametrize("name", ["=1+1", "+49", "-3", "@x", "7b;=2", "\uff1dx", "a|b", "\t=3"])
def test_no_cell_of_the_table_begins_a_formula(services: Services, name: str) -> None:
    learners.set_group(services.store, name)
    who = learners.begin(services.store, learners.group(services.store), code(7))
    keep_hunt(services.store, hunt_notebook(services.store, who).with_answer(pair=True), who)
    for row in some(csv.reader(io.StringIO(hunt_table(services.store, collisions(), "0123abcd")))):
        assert all(not cell or cell[0] not in "=+-@\t\r\uff1d\uff0b\uff0d\uff20" for cell in row)
        assert not any(";" in cell or "|" in cell for cell in row)


@pytest.mark.parametrize(
    "key", ["learner-lesson-=1:up up up up:hunt", "learner-lesson-7b:nobody:hunt"]
)
def test_entries_that_nobody_wrote_are_left_out(services: Services, key: str) -> None:
    services.store.set_progress(key, '{"slot": 3, "answers": [true]}')
    assert pool(services.store) == []


def test_deleting_the_class_deletes_its_bricks(services: Services) -> None:
    a_class(services, 3)
    learners.forget_all(services.store)
    assert pool(services.store) == []


def test_codes_of_the_test_are_codes() -> None:
    assert all(is_code(code(n)) for n in range(30))


# --- a kiosk ------------------------------------------------------------------------------------


@pytest.mark.long
def test_visitors_of_a_day_lay_one_wall(services: Services) -> None:
    services.attend(completed(Policy()))
    slots = set()
    for _ in range(2):
        pilot = begin(services, SortScene(services))
        pilot.tap("range:84")
        for _ in range(TEN):
            scene = pilot.top
            assert isinstance(scene, SortScene)
            pilot.tap("pair" if opposite(*scene.pairs[scene.number - 1]) else "alike")
            pilot.tap("next")
        assert isinstance(pilot.top, SortScene)
        slots.add(pilot.top.notes.slot)
        bricks = sum(day_wall(services.store, date.today()).counts)
        assert pilot.spot("few").label == say("hunt-day", n=bricks)
        services.store.forget(*OF_A_VISITOR)
    assert len(slots) == 2
    assert 10 < bricks <= 20
    attract = begin(services, AttractScene(services)).top
    assert isinstance(attract, AttractScene)
    assert attract.find(WALL) is not None
    assert attract.find("found").label == say("hunt-today", n=bricks)  # type: ignore[union-attr]


def test_before_anybody_has_sorted_there_is_no_wall(services: Services) -> None:
    services.attend(completed(Policy()))
    attract = begin(services, AttractScene(services)).top
    assert isinstance(attract, AttractScene)
    assert attract.find(WALL) is None


def test_the_wall_of_a_day_is_numbers_alone_and_gone_the_next_day(services: Services) -> None:
    next_visitor(services.store, TODAY)
    lay_brick(services.store, TODAY, 91.0)
    kept = services.store.progress(DAY_KEY)
    assert kept is not None
    assert set(kept) <= set('{}[]":, -0123456789adyvistorscounts')
    assert sum(day_wall(services.store, TODAY).counts) == 1
    assert sum(day_wall(services.store, TODAY + timedelta(days=1)).counts) == 0


@pytest.mark.parametrize("kept", ["", "{", '{"day": 3}', '{"day": "2026-11-27", "counts": [1]}'])
def test_a_wall_that_makes_no_sense_is_begun_again(services: Services, kept: str) -> None:
    services.store.set_progress(DAY_KEY, kept)
    wall = day_wall(services.store, TODAY)
    assert wall.counts == (0,) * DAY_WINDOW.bins
    assert next_visitor(services.store, TODAY) == HuntNotebook(0)
