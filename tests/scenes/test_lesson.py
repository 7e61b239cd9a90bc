"""Lessons in the real client: by touch, by keys, by pad, by somebody who reads, by nobody sane."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.arcade import Arcade
from game.core.rng import Rng
from game.scenes.bubble import Box
from game.scenes.glossary import WordScene
from game.scenes.learning import Place, place_of
from game.scenes.lesson import LessonScene
from game.scenes.lesson_pause import LessonPause
from game.scenes.level import FinishScene, LevelScene
from game.scenes.login import LoginScene
from game.scenes.title import TitleScene
from game.settings import load_settings
from game.window import open_window, opened
from tests.pilot import FRAME, Pilot
from tests.tutorial.reading import words
from tutorial import LESSONS
from tutorial.lesson import Lesson

LEVEL_1 = "learn_particle_builder-1"
READS = 150 / 60
"""Words a second."""
ACTS = 3.0
"""Seconds that a touch takes somebody who thinks first."""
SMALL = (640, 360)
"""A window in which many events go quickly."""
DOWN, RIGHT, OK_BUTTON = 12, 14, 0
"""Buttons of a pad."""

each_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS.keys())


@pytest.fixture
def arcade(tmp_path: Path) -> Iterator[Arcade]:
    with opened(tmp_path, None, None) as arcade:
        yield arcade
        assert not arcade.text.missing


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


# --- played through -----------------------------------------------------------------------------


@each_lesson
def test_by_touch(arcade: Arcade, lesson: Lesson) -> None:
    arcade.change(speed=0.0)
    pilot = begin(arcade, lesson)
    finish(pilot, pilot.tap)
    assert place_of(arcade.store, lesson).finished(lesson)


@each_lesson
def test_by_keys_alone(arcade: Arcade, lesson: Lesson) -> None:
    arcade.change(speed=0.0)
    pilot = begin(arcade, lesson)

    def walk(spot_id: str) -> None:
        pilot.walk_to(spot_id)
        pilot.press(pygame.K_RETURN)
        pilot.wait(FRAME)

    finish(pilot, walk)


@each_lesson
def test_by_pad_alone(arcade: Arcade, lesson: Lesson) -> None:
    arcade.change(speed=0.0)
    pilot = begin(arcade, lesson)

    def walk(spot_id: str) -> None:
        for _ in range(len(scene(pilot).touchable()) + 1):
            if scene(pilot).focused == spot_id:
                break
            pilot.button(10)
        assert scene(pilot).focused == spot_id
        pilot.button(OK_BUTTON)
        pilot.wait(FRAME)

    finish(pilot, walk)


def test_what_is_next_has_the_focus_already(arcade: Arcade) -> None:
    """So that OK again and again leads through all that is read, and every single touch."""
    arcade.change(speed=0.0)
    lesson = LESSONS[LEVEL_1]
    pilot = begin(arcade, lesson)
    for _ in range(400):
        wait_for_the_coach(pilot)
        if isinstance(pilot.top, FinishScene):
            return
        top = scene(pilot)
        if top.coach.step.choices or top.playing:
            solve(pilot, pilot.tap)
            continue
        at, moves = (top.coach.at, top.coach.index), top.picker and top.picker.picked
        pilot.press(pygame.K_RETURN)
        wait_for_the_coach(pilot)
        top_now = pilot.top
        if isinstance(top_now, LessonScene):
            now = (top_now.coach.at, top_now.coach.index), top_now.picker and top_now.picker.picked
            assert now != (at, moves), (top.coach.chapter.id, top.coach.step.text)
    raise AssertionError("the lesson has no end")


def test_a_reader_finishes_level_1_in_eight_to_twelve_minutes(arcade: Arcade) -> None:
    lesson = LESSONS[LEVEL_1]
    pilot = begin(arcade, lesson)
    seconds = 0.0
    told: object = None
    step_app = pilot.app.step

    def count(events: object, dt: float) -> bool:
        nonlocal seconds
        seconds += dt
        return step_app(events, dt)  # type: ignore[arg-type]

    pilot.app.step = count  # type: ignore[method-assign]

    def act(spot_id: str) -> None:
        nonlocal seconds
        seconds += ACTS
        if scene(pilot).playing:
            pilot.wait(0.5)
        pilot.tap(spot_id)

    for _ in range(300):
        wait_for_the_coach(pilot)
        if isinstance(pilot.top, FinishScene):
            break
        top = scene(pilot)
        now = (top.coach.at, top.coach.index)
        if now != told:
            told = now
            said = [top.coach.text(), *map(top.coach.choice, top.coach.step.choices)]
            seconds += sum(len(words(arcade.text.say(phrase))) for phrase in said) / READS
        solve(pilot, act)
    assert isinstance(pilot.top, FinishScene)
    assert 8 * 60 <= seconds <= 12 * 60, f"{seconds / 60:.1f} minutes"


def test_what_was_begun_can_be_let_go_and_done_anew(arcade: Arcade) -> None:
    arcade.change(speed=0.0)
    pilot = begin(arcade, LESSONS["learn_u_know_feynman-1"], 2, 3)
    wait_for_the_coach(pilot)
    pilot.tap("card:130")
    assert scene(pilot).find("suit:2") is not None
    solve(pilot, pilot.tap)
    wait_for_the_coach(pilot)
    assert scene(pilot).coach.step.text == "search"


# --- it cannot get stuck ------------------------------------------------------------------------


def click_about(pilot: Pilot, rng: Rng, events: int) -> int:
    """Touches, keys and pad buttons of somebody who does not look; ends at the menu.

    Returns how many there were.
    """
    keys = (
        pygame.K_TAB, pygame.K_RETURN, pygame.K_RETURN, pygame.K_u, pygame.K_h, pygame.K_ESCAPE,
        pygame.K_LEFT, pygame.K_DOWN, pygame.K_i, pygame.K_F1,
    )  # fmt: skip
    for n in range(events):
        if not isinstance(pilot.top, LessonScene):
            # Whatever lies above a lesson is left the way it is left everywhere.
            if len(pilot.app.stack) == 1:
                return n
            pilot.press(pygame.K_ESCAPE)
            continue
        match rng.below(4):
            case 0:
                pilot.press(rng.pick(keys))
            case 1:
                pilot.button(rng.below(15))
            case 2:
                spots = pilot.top.touchable()
                if spots:
                    pilot.tap(rng.pick(spots).id)
            case 3:
                wide, high = SMALL
                at = rng.below(wide), rng.below(high)
                pilot.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)], FRAME)
                pilot.app.step([pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1)], FRAME)
    return events


def wander(arcade: Arcade, lesson: Lesson, events: int, rng: Rng) -> int:
    """From some step on, and then to the finish or the menu; how many events there were."""
    arcade.change(speed=0.0)
    chapter = rng.below(len(lesson.chapters))
    step = rng.below(len(lesson.chapters[chapter].steps))
    pilot = begin(arcade, lesson, chapter, step, SMALL)
    spent = click_about(pilot, rng, events)
    while len(pilot.app.stack) > 1:
        pilot.press(pygame.K_ESCAPE)
    if isinstance(pilot.top, LessonScene):
        finish(pilot, pilot.tap)
    return spent


@each_lesson
def test_a_random_clicker_always_gets_on(arcade: Arcade, lesson: Lesson) -> None:
    wander(arcade, lesson, 300, Rng("quick", lesson.id))


@pytest.mark.slow
@each_lesson
def test_a_random_clicker_always_gets_on_for_10_000_events(arcade: Arcade, lesson: Lesson) -> None:
    rng = Rng("long", lesson.id)
    spent = 0
    while spent < 10_000:
        spent += max(1, wander(arcade, lesson, 500, rng))


# --- what one sees ------------------------------------------------------------------------------


STAGE = Box(0, 0, 1280, 720)


def is_seen(top: LessonScene, name: object) -> None:
    """What is lit, the rail and the bubble with all its parts: on the stage, nothing covered."""
    table = [spot for spot in top.laid if spot not in top.sheet]
    covers = [
        Box.around(spot) for spot in top.sheet if spot.id in ("coach:bubble", "coach:face")
    ]  # fmt: skip
    rails = [spot for spot in table if spot.id.startswith("rail:")]
    for spot in [*top.lit(table), *rails]:
        box = Box.around(spot)
        assert box.overlap(STAGE) == pytest.approx(spot.w * spot.h), (name, spot.id)
        assert not any(box.overlap(cover) for cover in covers), (name, spot.id)
    for spot in top.sheet:
        if spot.id != "coach:face":
            area = Box.around(spot).overlap(STAGE)
            assert area == pytest.approx(spot.w * spot.h), (name, spot.id)


@each_lesson
@pytest.mark.parametrize("size", [1.0, 1.25, 1.5])
def test_what_the_coach_points_at_is_seen(arcade: Arcade, lesson: Lesson, size: float) -> None:
    """At the beginning of every step, and after every touch of its answer but the last."""
    arcade.change(reduced_motion=True, text_size=size)
    for chapter in range(len(lesson.chapters)):
        for step in range(len(lesson.chapters[chapter].steps)):
            pilot = begin(arcade, lesson, chapter, step)
            top = scene(pilot)
            if top.playing:
                continue
            wait_for_the_coach(pilot)
            name = (lesson.chapters[chapter].id, top.coach.step.text)
            path = top.path()
            assert {*top.coach.step.point, *path[:1]} <= {spot.id for spot in top.laid}, name
            is_seen(top, name)
            said = arcade.text.say(top.coach.text())
            assert said not in top.stage.easel.cramped, name
            for touch, following in pairwise(path):
                pilot.tap(touch)
                wait_for_the_coach(pilot)
                assert following in {spot.id for spot in top.lit(top.laid)}, (name, following)
                is_seen(top, (name, touch))


# --- back, skip, replay, resume -----------------------------------------------------------------


def test_back_skip_and_replay(arcade: Arcade) -> None:
    arcade.change(speed=0.0)
    pilot = begin(arcade, LESSONS[LEVEL_1])
    for _ in range(7):
        pilot.tap("coach:skip")
    coach = scene(pilot).coach
    assert coach.step.text == "won"
    assert len(coach.session.moves) == 1
    pilot.tap("coach:back")
    assert coach.step.text == "try"
    assert coach.session.moves == []
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, LessonPause)
    pilot.tap("replay")
    assert scene(pilot).coach.index == 0
    pilot.press(pygame.K_ESCAPE)
    pilot.tap("skip")
    pilot.wait(0.2)
    assert scene(pilot).coach.at == 1


def test_a_lesson_goes_on_where_it_was_left(arcade: Arcade) -> None:
    arcade.change(speed=0.0)
    lesson = LESSONS[LEVEL_1]
    pilot = begin(arcade, lesson, 2)
    pilot.tap("coach:next")
    assert place_of(arcade.store, lesson) == Place(2, 1)
    pilot.press(pygame.K_ESCAPE)
    pilot.tap("leave")
    assert isinstance(pilot.top, LevelScene)
    pilot.tap("tutorial")
    coach = scene(pilot).coach
    assert (coach.at, coach.index) == (2, 1)


def test_progress_that_makes_no_sense_is_a_fresh_start(arcade: Arcade) -> None:
    lesson = LESSONS[LEVEL_1]
    for nonsense in ("", "[]", '{"chapter": 99, "step": 0, "done": []}', '{"chapter": null}', "{"):
        arcade.store.set_progress(f"lesson-{lesson.id}", nonsense)
        assert place_of(arcade.store, lesson) == Place()


def test_wrong_tries_are_explained_and_taken_back(arcade: Arcade) -> None:
    arcade.change(speed=0.0)
    lesson = LESSONS[LEVEL_1]
    pilot = begin(arcade, lesson, 0, 6)
    top = scene(pilot)
    for tries in range(2):
        pilot.tap("statistic:3")
        assert top.told is not None
        assert top.coach.session.moves == []
        assert top.shown == (tries == 1)
    pilot.tap("statistic:3")
    pilot.wait(0.2)
    assert top.coach.step.text == "won"


def test_show_me_first_shows_then_does(arcade: Arcade) -> None:
    arcade.change(speed=0.0)
    pilot = begin(arcade, LESSONS[LEVEL_1], 0, 6)
    pilot.tap("coach:show")
    assert any(spot.id == "coach:tap" for spot in scene(pilot).laid)
    pilot.tap("coach:show")
    pilot.wait(0.2)
    assert scene(pilot).coach.step.text == "won"


def test_what_follows_by_itself_is_held_back(arcade: Arcade) -> None:
    """The pair annihilates; the next cards are drawn only when that has been read."""
    lesson = LESSONS[LEVEL_1]
    pilot = begin(arcade, lesson, 3, 5)
    solve(pilot, pilot.tap)
    wait_for_the_coach(pilot)
    top = scene(pilot)
    assert top.coach.step.text == "flash"
    hands = [spot for spot in top.laid if spot.z == 20]
    assert hands == []
    pilot.tap("coach:next")
    wait_for_the_coach(pilot)
    assert [spot for spot in scene(pilot).laid if spot.z == 20]


# --- what one hears -----------------------------------------------------------------------------


@each_lesson
def test_every_step_is_said(arcade: Arcade, lesson: Lesson) -> None:
    # No computer is to speak during tests: what would be said is all that counts.
    arcade.speech._sought = True
    arcade.change(speed=0.0, speech=True)
    pilot = begin(arcade, lesson)
    for _ in range(500):
        wait_for_the_coach(pilot)
        if isinstance(pilot.top, FinishScene):
            return
        if not scene(pilot).playing:
            pilot.wait(FRAME)
            step = arcade.text.say(scene(pilot).coach.text())
            assert step.replace("**", "") in arcade.speech.said
        solve(pilot, pilot.tap)
    raise AssertionError("the lesson has no end")


# --- words --------------------------------------------------------------------------------------


def test_a_word_in_the_bubble_can_be_tapped_and_walked_to(arcade: Arcade) -> None:
    lesson = LESSONS[LEVEL_1]
    pilot = begin(arcade, lesson, 1, 8)
    wait_for_the_coach(pilot)
    where = (scene(pilot).coach.at, scene(pilot).coach.index)
    pilot.tap("word:lepton")
    assert isinstance(pilot.top, WordScene)
    assert pilot.top.word == "lepton"
    pilot.press(pygame.K_ESCAPE)
    pilot.walk_to("word:neutrino")
    pilot.press(pygame.K_RETURN)
    assert isinstance(pilot.top, WordScene)
    pilot.press(pygame.K_ESCAPE)
    assert (scene(pilot).coach.at, scene(pilot).coach.index) == where


def test_a_word_that_is_a_button_is_no_word_while_the_step_waits_for_it(arcade: Arcade) -> None:
    pilot = begin(arcade, LESSONS[LEVEL_1], 0, 6)
    wait_for_the_coach(pilot)
    assert "Charge" in arcade.text.say(scene(pilot).coach.text())
    assert scene(pilot).find("word:charge") is None


def test_the_marks_lie_on_the_words_and_in_the_bubble(arcade: Arcade) -> None:
    for size in (1.0, 1.5):
        arcade.change(reduced_motion=True, text_size=size)
        pilot = begin(arcade, LESSONS[LEVEL_1], 1, 8)
        wait_for_the_coach(pilot)
        top = scene(pilot)
        inside = Box.around(pilot.spot("coach:text"))
        marks = [spot for spot in top.sheet if spot.id.startswith("word:")]
        assert len(marks) >= 5
        for i, spot in enumerate(marks):
            box = Box.around(spot)
            assert box.overlap(inside) > 0.8 * spot.w * spot.h, spot.id
            for other in marks[i + 1 :]:
                assert box.overlap(Box.around(other)) < 0.3 * spot.w * spot.h, (spot.id, other.id)


# --- the way there ------------------------------------------------------------------------------


def test_from_the_title_by_way_of_the_login(arcade: Arcade, tmp_path: Path) -> None:
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(arcade, surface, TitleScene(arcade, "particle_builder")))
    pilot.tap("learn")
    assert isinstance(pilot.top, LoginScene)
    for letter in "muh":
        event = pygame.Event(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter)
        pilot.app.step([event], FRAME)
        pilot.app.step([pygame.Event(pygame.TEXTINPUT, text=letter)], FRAME)
    assert not arcade.settings.muted, "typing an m is no command"
    pilot.tap("go")
    assert isinstance(pilot.top, LevelScene)
    assert load_settings(tmp_path)[0].nickname == "muh"
    pilot.tap("tutorial")
    assert isinstance(pilot.top, LessonScene)


def test_a_name_can_be_picked_or_skipped(arcade: Arcade) -> None:
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(arcade, surface, TitleScene(arcade, "particle_builder")))
    pilot.tap("play")
    pilot.tap("skip")
    assert isinstance(pilot.top, LevelScene)
    assert arcade.settings.nickname == ""
    pilot.tap("login")
    pilot.tap("name:muon")
    pilot.tap("go")
    assert arcade.settings.nickname == "Muon"


def test_the_lock_is_only_advice(arcade: Arcade) -> None:
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(arcade, surface, LevelScene(arcade, "particle_builder")))
    levels = pilot.top
    assert isinstance(levels, LevelScene)
    last = levels.lessons[-1]
    pilot.tap(f"lesson:{last.id}")
    pilot.tap("tutorial")
    assert scene(pilot).lesson is last
