"""Predictions and experiments in the real client: kept, grown, shown again."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.core.phrase import Phrase
from game.progress.lesson_progress import place_of
from game.scenes.lesson.lesson import lesson_at, lesson_scene
from game.services import Services
from game.tables.sheet import Rect
from tests.learner import LESSONS, begin, policy, scene, wait_for_the_coach
from tests.pilot import FRAME
from tests.some import some
from tutorial.lesson import Lesson

LESSON = LESSONS["learn_particle_builder-4"]
LEVEL_7 = LESSONS["learn_particle_builder-7"]


def step_called(lesson: Lesson, chapter: int, text: str) -> int:
    return [step.text for step in lesson.chapters[chapter].steps].index(text)


def counts(phrases: Sequence[Phrase]) -> list[int]:
    """The numbers of what is read aloud."""
    return [int(str(dict(phrase.args)["n"])) for phrase in phrases]


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280), (1024, 1366)])
def test_the_whole_chart_is_on_the_sheet_and_free(
    services: Services, size: tuple[int, int]
) -> None:
    services.change(speed=0.0, text_size=1.5, language="de")
    for lesson, chapter, text in ((LESSON, 0, "throw"), (LEVEL_7, 2, "throw")):
        pilot = begin(services, lesson, chapter, step_called(lesson, chapter, text), size)
        wait_for_the_coach(pilot)
        pilot.tap("coach:run")
        pilot.wait(4.0)
        placed, sheet = scene(pilot).placed, scene(pilot).viewport.sheet
        chart = Rect.of(pilot.spot("coach:chart"))
        assert chart.overlap(Rect(0, 0, sheet.w, sheet.h)) == pytest.approx(chart.w * chart.h)
        for spot in some(s for s in placed if s.id.startswith(("coach:bar:", "coach:key:"))):
            assert Rect.of(spot).overlap(chart) == pytest.approx(spot.w * spot.h), spot.id
        assert Rect.of(pilot.spot("coach:bubble")).overlap(chart) == 0


def test_a_prediction_is_never_wrong_and_comes_back_even_after_a_visit(services: Services) -> None:
    services.change(speed=0.0)
    pilot = begin(services, LESSON, 0, step_called(LESSON, 0, "many"))
    wait_for_the_coach(pilot)
    pilot.tap("coach:choice:all")
    assert policy(pilot).reply is None
    assert not policy(pilot).course.model.praised
    assert place_of(services.store, LESSON).said == ("dice-many=all",)
    later = lesson_at(lesson_scene(services, LESSON, 0, step_called(LESSON, 0, "look")))
    assert later is not None
    assert "“Nearly 100”" in services.text.say(later.coach.text())


def test_nonsense_for_a_prediction_is_left_out(services: Services) -> None:
    services.store.set_progress(
        f"lesson-{LESSON.id}",
        '{"chapter": 0, "step": 6, "done": [], "said": ["dice-many=../etc", "=", "dice-many"]}',
    )
    at = step_called(LESSON, 0, "look")
    lesson = lesson_at(lesson_scene(services, LESSON, 0, at))
    assert lesson is not None
    assert lesson.coach.text().key == f"{LESSON.id}-dice-look"


def test_a_hundred_throws_come_in_one_by_one_and_more_add_to_them(services: Services) -> None:
    pilot = begin(services, LESSON, 0, step_called(LESSON, 0, "throw"))
    wait_for_the_coach(pilot)
    running = policy(pilot).experiment
    pilot.tap("coach:run")
    pilot.wait(0.5)
    assert running.running
    assert not running.aloud()
    pilot.wait(4.0)
    assert not running.running
    assert sum(counts(running.aloud())) == 100
    pilot.tap("coach:again")
    pilot.wait(4.0)
    assert sum(counts(running.aloud())) == 200


def test_without_motion_all_come_in_at_once(services: Services) -> None:
    services.change(reduced_motion=True)
    pilot = begin(services, LESSON, 0, step_called(LESSON, 0, "throw"))
    wait_for_the_coach(pilot)
    pilot.tap("coach:run")
    pilot.wait(2 * FRAME)
    assert not policy(pilot).experiment.running


def test_the_chart_stands_while_it_is_spoken_of(services: Services) -> None:
    services.change(speed=0.0)
    pilot = begin(services, LESSON, 0, step_called(LESSON, 0, "throw"))
    wait_for_the_coach(pilot)
    pilot.tap("coach:run")
    pilot.wait(FRAME)
    pilot.tap("coach:next")
    wait_for_the_coach(pilot)
    assert policy(pilot).coach.step.text == "look"
    assert any(spot.id == "coach:chart" for spot in policy(pilot).sheet)
    pilot.tap("coach:next")
    wait_for_the_coach(pilot)
    assert not any(spot.id == "coach:chart" for spot in policy(pilot).sheet)
