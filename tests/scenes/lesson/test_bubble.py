"""The coach's bubble: beside what it speaks of, never on it, its tip towards it."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.art.menu.coach import BubbleTip
from game.core.phrase import literal
from game.scenes.codex.glossary import WordScene
from game.scenes.lesson.lesson import LessonPolicy
from game.services import Services
from game.tables.pictures import Label
from game.tables.sheet import Rect
from game.tables.table import Spot
from game.ui.beside import seen
from game.ui.glossary_links import word_spots
from game.ui.viewport import make_stage
from game.words.text import Text
from tests.layout import faults
from tests.learner import (
    LESSONS,
    LEVEL_1,
    begin,
    each_first_course,
    place,
    policy,
    scene,
    solve,
    wait_for_the_coach,
)
from tests.some import some
from tutorial.lesson import Lesson

# --- what one sees ------------------------------------------------------------------------------


STAGE = Rect(0, 0, 1280, 720)


def leads_somewhere(lesson: LessonPolicy, tip: Spot, name: object) -> None:
    """Straight before the tip is something lit, and the face of the coach is not on it."""
    far = 2000.0
    box = Rect.of(tip)
    assert isinstance(tip.art, BubbleTip)
    before = {
        "up": Rect.between(box.left, -far, box.right, box.bottom),
        "down": Rect.between(box.left, box.top, box.right, far),
        "left": Rect.between(-far, box.top, box.right, box.bottom),
        "right": Rect.between(box.left, box.top, far, box.bottom),
    }[tip.art.way]
    lit = lesson.pointer.lit([spot for spot in lesson.scene.placed if spot not in lesson.sheet])
    lit += [spot for spot in lesson.sheet if spot.id == "coach:chart"]
    assert any(before.overlap(Rect.of(seen(spot))) for spot in lit), (name, "the tip")
    face = lesson.scene.find("coach:face")
    assert face is not None
    assert not box.overlap(Rect.of(face)), (name, "the tip is on the face")


def is_seen(lesson: LessonPolicy, name: object) -> None:
    """The lit pieces, the rail and the bubble with all its parts: on the stage, nothing covered."""
    top, sheet = lesson.scene, lesson.sheet
    table = [spot for spot in top.placed if spot not in sheet]
    covers = [Rect.of(spot) for spot in sheet if spot.id in ("coach:bubble", "coach:face")]
    rails = [spot for spot in table if spot.id.startswith("rail:")]
    charts = [spot for spot in sheet if spot.id == "coach:chart"]
    for spot in map(seen, [*lesson.pointer.lit(table), *rails, *charts]):
        box = Rect.of(spot)
        assert box.overlap(STAGE) == pytest.approx(spot.w * spot.h), (name, spot.id)
        assert not any(box.overlap(cover) for cover in covers), (name, spot.id)
    tip = top.find("coach:tip")
    if tip is not None:
        leads_somewhere(lesson, tip, name)
    for spot in sheet:
        if spot.id != "coach:face":
            area = Rect.of(spot).overlap(STAGE)
            assert area == pytest.approx(spot.w * spot.h), (name, spot.id)


@pytest.mark.long
@each_first_course
@pytest.mark.parametrize(
    "size", [pytest.param(size, marks=pytest.mark.medium) for size in (1.0, 1.25)] + [1.5]
)
def test_what_the_coach_points_at_is_seen(services: Services, lesson: Lesson, size: float) -> None:
    """At the beginning of every step, and after every touch of its answer but the last."""
    services.change(reduced_motion=True, text_size=size)
    for chapter in some(range(len(lesson.chapters))):
        for step in range(len(lesson.chapters[chapter].steps)):
            pilot = begin(services, lesson, chapter, step)
            top, coached = scene(pilot), policy(pilot)
            if coached.playing:
                continue
            wait_for_the_coach(pilot)
            name = (lesson.chapters[chapter].id, coached.coach.step.text)
            path = coached.course.path()
            assert {*coached.coach.step.point, *path[:1]} <= {spot.id for spot in top.placed}, name
            is_seen(coached, name)
            sentence = services.text.say(coached.coach.text())
            assert sentence not in top.viewport.renderer.cramped, name
            for touch, following in pairwise(path):
                pilot.tap(touch)
                wait_for_the_coach(pilot)
                assert following in {spot.id for spot in coached.pointer.lit(top.placed)}, (
                    name,
                    following,
                )
                is_seen(coached, (name, touch))


@pytest.mark.parametrize("language", ["de", "fr", "it"])
@pytest.mark.parametrize(
    ("course", "chapter", "step"),
    [
        ("learn_particle_panic-1", "lab", "electron"),
        ("learn_particle_panic-1", "stop", "photon"),
        ("learn_tutti_quantum-2", "one", "mark"),
    ],
)
def test_a_bubble_without_room_around_all_lies_between_what_is_lit(
    services: Services, language: str, course: str, chapter: str, step: str
) -> None:
    """In a narrow window with the largest letters: its face is inside, and every word is read."""
    services.change(reduced_motion=True, text_size=1.5, language=language)
    lesson = LESSONS[course]
    pilot = begin(services, lesson, *place(lesson, chapter, step), size=(1080, 1920))
    wait_for_the_coach(pilot)
    bubble = Rect.of(pilot.spot("coach:bubble"))
    face = Rect.of(pilot.spot("coach:face"))
    assert face.overlap(bubble) == pytest.approx(face.w * face.h)
    assert list(faults(pilot.app)) == []
    choices = [spot for spot in scene(pilot).placed if spot.id.startswith(("act:", "say:"))]
    assert choices
    hidden = {spot.id: Rect.of(spot).overlap(bubble) / (spot.w * spot.h) for spot in choices}
    assert max(hidden.values()) < 0.15, hidden


# --- words --------------------------------------------------------------------------------------


@pytest.mark.parametrize("chapter", ["stop", "through", "more"])
def test_a_wrong_guess_leaves_the_answers_free_in_a_narrow_window(
    services: Services, chapter: str
) -> None:
    """The largest letters leave no room for what was guessed between the detector and the names."""
    services.change(reduced_motion=True, text_size=1.5, language="de")
    lesson = LESSONS["learn_particle_panic-1"]
    pilot = begin(services, lesson, *place(lesson, chapter, "guess"), size=(720, 1280))
    wait_for_the_coach(pilot)
    while not policy(pilot).coach.step.recalls:
        solve(pilot, pilot.tap)
        wait_for_the_coach(pilot)
    turned_out = policy(pilot).coach.turned_out()
    assert turned_out is not None, "nothing was guessed"
    assert not turned_out.right, "the first choice is wrong"
    bubble = Rect.of(pilot.spot("coach:bubble"))
    names = [spot for spot in scene(pilot).placed if spot.id.startswith("act:name-")]
    assert max(Rect.of(spot).overlap(bubble) / (spot.w * spot.h) for spot in names) < 0.15


def test_a_word_in_the_bubble_can_be_tapped_and_walked_to(services: Services) -> None:
    lesson = LESSONS[LEVEL_1]
    pilot = begin(services, lesson, *place(lesson, "compare", "tie"))
    wait_for_the_coach(pilot)
    where = (policy(pilot).coach.at, policy(pilot).coach.index)
    pilot.tap("word:spin")
    assert isinstance(pilot.top, WordScene)
    assert pilot.top.word == "spin"
    pilot.press(pygame.K_ESCAPE)
    pilot.walk_to("word:neutrino")
    pilot.press(pygame.K_RETURN)
    assert isinstance(pilot.top, WordScene)
    pilot.press(pygame.K_ESCAPE)
    assert (policy(pilot).coach.at, policy(pilot).coach.index) == where


def test_a_word_without_room_for_a_finger_is_not_marked() -> None:
    """Right below a longer one no finger finds it; two rows further down it does."""
    viewport = make_stage((1280, 720), Text("en"), 1.0, False)

    def marked(words: str) -> set[str]:
        label = Spot("label", Label("text", 20, "left"), 640, 360, 600, 200, 5, literal(words))
        return {spot.id for spot in word_spots(viewport, label, "particle_builder", size=20)}

    assert marked("Bosons\nspin") == {"word:boson"}
    assert marked("Bosons\n-\n-\nspin") == {"word:boson", "word:spin"}


@pytest.mark.parametrize(
    ("language", "words", "found"),
    [
        ("en", "91\u00a0GeV", {"word:gev"}),
        ("fr", "Le quark\u202f: 3\u202fphotons", {"word:quark", "word:photon"}),
        ("it", "numero\u00a0barionico", {"word:baryon-number"}),
    ],
)
def test_a_word_beside_a_space_that_does_not_break_is_marked(
    language: str, words: str, found: set[str]
) -> None:
    viewport = make_stage((1280, 720), Text(language), 1.0, False)
    label = Spot("label", Label("text", 20, "left"), 640, 360, 600, 200, 5, literal(words))
    marks = word_spots(viewport, label, "particle_builder", size=20)
    assert {spot.id for spot in marks} == found


def test_a_word_that_is_a_button_is_no_word_while_the_step_waits_for_it() -> None:
    viewport = make_stage((1280, 720), Text("en"), 1.0, False)
    label = Spot(
        "label", Label("text", 20, "left"), 640, 360, 600, 200, 5, literal("Choose Charge!")
    )

    def marked(*, buttons: bool) -> set[str]:
        spots = word_spots(viewport, label, "particle_builder", size=20, buttons=buttons)
        return {spot.id for spot in spots}

    assert marked(buttons=True) == set()
    assert marked(buttons=False) == {"word:charge"}


def test_the_marks_lie_on_the_words_and_in_the_bubble(services: Services) -> None:
    for size in (1.0, 1.5):
        services.change(reduced_motion=True, text_size=size)
        pilot = begin(services, LESSONS[LEVEL_1], *place(LESSONS[LEVEL_1], "compare", "tie"))
        wait_for_the_coach(pilot)
        inside = Rect.of(pilot.spot("coach:text"))
        marks = [spot for spot in policy(pilot).sheet if spot.id.startswith("word:")]
        assert len(marks) >= 5
        for i, spot in enumerate(marks):
            box = Rect.of(spot)
            assert box.overlap(inside) > 0.8 * spot.w * spot.h, spot.id
            for other in marks[i + 1 :]:
                assert box.overlap(Rect.of(other)) < 0.3 * spot.w * spot.h, (spot.id, other.id)
