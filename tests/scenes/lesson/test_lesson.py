"""Lessons in the real client: by touch, by keys, by pad, by a reader, by random input."""

from __future__ import annotations

import pygame
import pytest

from game.art.menu.coach import CoachFace
from game.core.rng import Rng
from game.progress.lesson_progress import LessonPlace, place_of
from game.scenes.lesson.finish import FinishScene
from game.scenes.lesson.lesson import QUIET, lesson_at
from game.scenes.lesson.lesson_pause import LessonPause
from game.scenes.lesson.level import LevelScene
from game.services import Services
from game.tables.pictures import Button, Icon, Panel
from game.ui.unread import MOMENT
from tests.learner import (
    LESSONS,
    LEVEL_1,
    begin,
    each_first_course,
    each_first_course_at_length,
    finish,
    place,
    policy,
    scene,
    solve,
    wait_for_the_coach,
)
from tests.pilot import FRAME, Pilot
from tests.tutorial.reading import words
from tutorial.lesson import Lesson
from tutorial.particle_builder.turns import QUARKS

READS = 140 / 60
"""Words a second."""
SHORT = range(4, 12)
"""Minutes that a lesson may take."""
ACTS = 3.0
"""Seconds that a touch takes a learner who thinks first."""
SMALL = (640, 360)
"""A window in which many events go quickly."""
OK_BUTTON = 0
"""Of a pad."""


# --- played through -----------------------------------------------------------------------------


@each_first_course
def test_by_touch_with_every_step_said(services: Services, lesson: Lesson) -> None:
    # No computer is to speak during tests: what would be said is all that counts.
    services.speech.sought = True
    services.change(speed=0.0, speech=True)
    pilot = begin(services, lesson)

    def touch(spot_id: str) -> None:
        if not policy(pilot).playing:
            pilot.wait(FRAME)
            step = services.text.say(policy(pilot).coach.text())
            assert step.replace("**", "") in services.speech.spoken
        pilot.tap(spot_id)

    finish(pilot, touch)
    assert place_of(services.store, lesson).finished(lesson)


@pytest.mark.long
@each_first_course_at_length
def test_by_keys_alone(services: Services, lesson: Lesson) -> None:
    services.change(speed=0.0)
    pilot = begin(services, lesson)

    def walk(spot_id: str) -> None:
        pilot.walk_to(spot_id)
        pilot.press(pygame.K_RETURN)
        pilot.wait(FRAME)

    finish(pilot, walk)


@pytest.mark.long
@each_first_course_at_length
def test_by_pad_alone(services: Services, lesson: Lesson) -> None:
    services.change(speed=0.0)
    pilot = begin(services, lesson)

    def walk(spot_id: str) -> None:
        for _ in range(len(scene(pilot).touchable()) + 1):
            if scene(pilot).focused == spot_id:
                break
            pilot.button(10)
        assert scene(pilot).focused == spot_id
        pilot.button(OK_BUTTON)
        pilot.wait(FRAME)

    finish(pilot, walk)


@pytest.mark.long
def test_what_is_next_has_the_focus_already(services: Services) -> None:
    """So that OK again and again leads through all that is read, and every single touch."""
    services.change(speed=0.0)
    lesson = LESSONS[LEVEL_1]
    pilot = begin(services, lesson)
    for _ in range(400):
        wait_for_the_coach(pilot)
        if isinstance(pilot.top, FinishScene):
            return
        top, before = scene(pilot), policy(pilot)
        if before.coach.step.choices or before.playing:
            solve(pilot, pilot.tap)
            continue
        at = before.coach.at, before.coach.index, before.experiment.started
        moves = top.picker and top.picker.picked
        pilot.press(pygame.K_RETURN)
        wait_for_the_coach(pilot)
        now = lesson_at(pilot.top)
        if now is not None:
            picker = now.scene.picker
            here = now.coach.at, now.coach.index, now.experiment.started
            position = here, picker and picker.picked
            assert position != (at, moves), (now.coach.chapter.id, now.coach.step.text)
    raise AssertionError("the lesson has no end")


TIMED = [lesson for lesson in LESSONS.values() if lesson.minutes]


@pytest.mark.long
@pytest.mark.parametrize("lesson", TIMED, ids=lambda lesson: lesson.id)
def test_the_minutes_that_the_level_page_gives_are_a_readers(
    services: Services, lesson: Lesson
) -> None:
    minutes = reading_minutes(services, lesson)
    assert abs(lesson.minutes - minutes) <= 0.75, f"{minutes:.1f} minutes"
    assert lesson.minutes in SHORT


def reading_minutes(services: Services, lesson: Lesson) -> float:
    """The seconds of a learner who reads all, and thinks before each touch."""
    pilot = begin(services, lesson)
    seconds = 0.0
    last: object = None
    step_app = pilot.app.step

    def count(events: object, dt: float) -> bool:
        nonlocal seconds
        seconds += dt
        return step_app(events, dt)  # type: ignore[arg-type]

    pilot.app.step = count  # type: ignore[method-assign]

    def act(spot_id: str) -> None:
        nonlocal seconds
        seconds += ACTS
        if policy(pilot).playing:
            pilot.wait(0.5)
        pilot.tap(spot_id)

    for _ in range(300):
        wait_for_the_coach(pilot)
        if isinstance(pilot.top, FinishScene):
            break
        if policy(pilot).coach.step.choices:
            seconds -= MOMENT  # part of the time in which it is read
        coach, known = policy(pilot).coach, policy(pilot).course.model.known
        now = (coach.at, coach.index, known)
        if now != last:
            last = now
            phrases = [coach.text(), *map(coach.choice, coach.step.choices)]
            if known:
                phrases = [coach.reply(known)]
            seconds += sum(len(words(services.text.say(phrase))) for phrase in phrases) / READS
        solve(pilot, act)
    assert isinstance(pilot.top, FinishScene)
    return seconds / 60


def test_what_was_begun_can_be_let_go_and_done_anew(services: Services) -> None:
    services.change(speed=0.0)
    pilot = begin(services, LESSONS["learn_u_know_feynman-1"], 3, 3)
    wait_for_the_coach(pilot)
    pilot.tap("card:130")
    assert scene(pilot).find("suit:2") is not None
    solve(pilot, pilot.tap)
    wait_for_the_coach(pilot)
    assert policy(pilot).coach.step.text == "mass"


# --- it cannot get stuck ------------------------------------------------------------------------


def click_about(pilot: Pilot, rng: Rng, events: int) -> int:
    """Touches, keys and pad buttons of a person who does not look; ends at the menu.

    Returns how many there were.
    """
    keys = (
        pygame.K_TAB,
        pygame.K_RETURN,
        pygame.K_RETURN,
        pygame.K_u,
        pygame.K_h,
        pygame.K_ESCAPE,
        pygame.K_LEFT,
        pygame.K_DOWN,
        pygame.K_i,
        pygame.K_F1,
    )
    for n in range(events):
        lesson = lesson_at(pilot.top)
        if lesson is None:
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
                spots = lesson.scene.touchable()
                if spots:
                    pilot.tap(rng.pick(spots).id)
            case 3:
                wide, high = SMALL
                at = rng.below(wide), rng.below(high)
                pilot.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)], FRAME)
                pilot.app.step([pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1)], FRAME)
    return events


def wander(services: Services, lesson: Lesson, events: int, rng: Rng) -> int:
    """From some step on, and then to the finish or the menu; how many events there were."""
    services.change(speed=0.0)
    chapter = rng.below(len(lesson.chapters))
    step = rng.below(len(lesson.chapters[chapter].steps))
    pilot = begin(services, lesson, chapter, step, SMALL)
    spent = click_about(pilot, rng, events)
    while len(pilot.app.stack) > 1:
        pilot.press(pygame.K_ESCAPE)
    if lesson_at(pilot.top) is not None:
        finish(pilot, pilot.tap)
    return spent


@pytest.mark.long
@each_first_course_at_length
def test_a_random_clicker_always_gets_on(services: Services, lesson: Lesson) -> None:
    wander(services, lesson, 300, Rng("quick", lesson.id))


@pytest.mark.slow
@each_first_course
def test_a_random_clicker_always_gets_on_for_10_000_events(
    services: Services, lesson: Lesson
) -> None:
    rng = Rng("long", lesson.id)
    spent = 0
    while spent < 10_000:
        spent += max(1, wander(services, lesson, 500, rng))


# --- back, skip, replay, resume -----------------------------------------------------------------


def test_a_lesson_warns_of_nothing_that_it_asks_for(services: Services) -> None:
    """Collecting ends the turn with an action left: asked for, it is done at the first touch."""
    services.change(speed=0.0)
    lesson = next(one for one in LESSONS.values() if one.game == "particle_panic")
    pilot = begin(services, lesson)
    while policy(pilot).coach.step.text != "collect":
        solve(pilot, pilot.tap)
        wait_for_the_coach(pilot)
    pilot.tap("act:collect")
    wait_for_the_coach(pilot)
    tried = policy(pilot).coach.seen
    assert tried is not None
    assert tried.name == "card"


def test_back_skip_and_replay(services: Services) -> None:
    services.change(speed=0.0)
    lesson = LESSONS[LEVEL_1]
    pilot = begin(services, lesson)
    for _ in range(place(lesson, "cards", "won")[1]):
        pilot.tap("coach:skip")
    coach = policy(pilot).coach
    assert coach.step.text == "won"
    assert len(coach.session.moves) == 1
    pilot.tap("coach:back")
    assert coach.step.text == "try"
    assert coach.session.moves == []
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, LessonPause)
    pilot.tap("replay")
    assert policy(pilot).coach.index == 0
    pilot.press(pygame.K_ESCAPE)
    pilot.tap("skip")
    pilot.wait(0.2)
    assert policy(pilot).coach.at == 1


def test_a_lesson_goes_on_where_it_was_left(services: Services) -> None:
    services.change(speed=0.0)
    lesson = LESSONS[LEVEL_1]
    pilot = begin(services, lesson, 2)
    pilot.tap("coach:skip")
    place_now = place_of(services.store, lesson)
    assert (place_now.chapter, place_now.step) == (2, 1)
    pilot.press(pygame.K_ESCAPE)
    pilot.tap("leave")
    assert isinstance(pilot.top, LevelScene)
    pilot.tap("tutorial")
    coach = policy(pilot).coach
    assert (coach.at, coach.index) == (2, 1)


def test_progress_that_makes_no_sense_is_a_fresh_start(services: Services) -> None:
    lesson = LESSONS[LEVEL_1]
    for nonsense in ("", "[]", '{"chapter": 99, "step": 0, "done": []}', '{"chapter": null}', "{"):
        services.store.set_progress(f"lesson-{lesson.id}", nonsense)
        assert place_of(services.store, lesson) == LessonPlace()


def test_wrong_tries_are_explained_and_taken_back(services: Services) -> None:
    services.change(speed=0.0)
    lesson = LESSONS[LEVEL_1]
    pilot = begin(services, lesson, *place(lesson, "target", "up"))
    top = policy(pilot)

    def onto_the_mat() -> None:
        pilot.tap("card:1")
        pilot.tap("place:0")

    before = len(top.coach.session.moves)
    for tries in range(2):
        onto_the_mat()
        assert top.reply is not None
        assert len(top.coach.session.moves) == before
        assert top.course.model.shown == (tries == 1)
    onto_the_mat()
    wait_for_the_coach(pilot)
    assert top.coach.step.text == "guess"


def answered(services: Services, choice: str) -> Pilot:
    """Level 1: this value was expected to win, the act in between is done."""
    services.change(speed=0.0)
    lesson = LESSONS[LEVEL_1]
    pilot = begin(services, lesson, *place(lesson, "cards", "guess"))
    wait_for_the_coach(pilot)
    pilot.tap(f"coach:choice:{choice}")
    for _ in range(2):  # the try, and what was seen
        wait_for_the_coach(pilot)
        solve(pilot, pilot.tap)
    wait_for_the_coach(pilot)
    assert policy(pilot).coach.step.recalls == "guess"
    return pilot


def art(pilot: Pilot, spot_id: str) -> object:
    return pilot.spot(spot_id).art


def look(pilot: Pilot, spot_id: str) -> tuple[str, str]:
    """Kind and icon of a button."""
    button = art(pilot, spot_id)
    assert isinstance(button, Button)
    return button.kind, button.icon


def test_a_wrong_prediction_gets_no_tick_and_stands_beside_what_is_true(services: Services) -> None:
    """ "You said: Spin" stood beside a tick, which was for the touch in between."""
    pilot = answered(services, "spin")
    assert scene(pilot).find("coach:praise") is None
    face = art(pilot, "coach:face")
    assert isinstance(face, CoachFace)
    assert face.mood == "", "the words may cheer: it does not doubt them"
    assert art(pilot, "coach:said") == Panel("danger")
    assert pilot.words("coach:said:words") == "You said: Spin"
    assert art(pilot, "coach:said:sign") == Icon("cross", "ink")
    assert (art(pilot, "coach:true"), pilot.words("coach:true:words")) == (Panel("green"), "Mass")
    assert art(pilot, "coach:true:sign") == Icon("check", "ink")
    assert not [spot for spot in scene(pilot).touchable() if spot.id.startswith("coach:true")]


def test_a_right_prediction_gets_the_tick(services: Services) -> None:
    pilot = answered(services, "mass")
    face = art(pilot, "coach:face")
    assert isinstance(face, CoachFace)
    assert face.mood == "happy"
    assert scene(pilot).find("coach:praise:tick") is not None
    assert scene(pilot).find("coach:said") is None


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_a_wrong_answer_is_marked_by_colour_and_sign(
    services: Services, size: tuple[int, int]
) -> None:
    lesson, chapter, step, wrong = next(
        (lesson, chapter, step, next(name for name in asked.choices if name != asked.right))
        for lesson in LESSONS.values()
        for chapter, part in enumerate(lesson.chapters)
        for step, asked in enumerate(part.steps)
        if asked.right
    )
    pilot = begin(services, lesson, chapter, step, size)
    wait_for_the_coach(pilot)
    right = f"coach:choice:{policy(pilot).coach.step.right}"
    pilot.tap(f"coach:choice:{wrong}")
    assert look(pilot, f"coach:choice:{wrong}") == ("danger", "cross")
    assert look(pilot, right) == ("outline", ""), "one may try again"
    pilot.tap(f"coach:choice:{wrong}")
    assert look(pilot, right) == ("primary", "check"), "now it is shown"
    pilot.tap(right)
    wait_for_the_coach(pilot)
    assert scene(pilot).find("coach:praise") is not None


def asked_first(services: Services, size: tuple[int, int] = (1280, 720)) -> Pilot:
    """Level 1 at its first question that has a right answer."""
    lesson = LESSONS[LEVEL_1]
    pilot = begin(services, lesson, *place(lesson, "cards", "mass"), size)
    wait_for_the_coach(pilot)
    return pilot


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_a_right_answer_gets_its_reason_before_the_next_step(
    services: Services, size: tuple[int, int]
) -> None:
    """A learner who guessed right saw the next question at once, and never learned why."""
    pilot = asked_first(services, size)
    step = policy(pilot).coach.step
    pilot.tap(f"coach:choice:{step.right}")
    wait_for_the_coach(pilot)
    assert policy(pilot).coach.step is step
    assert scene(pilot).find("coach:praise") is not None
    assert pilot.words("coach:known:words") == "80,000"
    assert art(pilot, "coach:known:sign") == Icon("check", "ink")
    assert "atom of gold" in pilot.words("coach:text")
    assert scene(pilot).focused == "coach:next"
    pilot.tap("coach:next")
    wait_for_the_coach(pilot)
    assert policy(pilot).coach.step is not step
    assert policy(pilot).reply is None


def test_the_second_of_two_hasty_touches_does_not_skip_the_reason(services: Services) -> None:
    pilot = asked_first(services)
    step = policy(pilot).coach.step
    pilot.walk_to(f"coach:choice:{step.right}")
    pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    assert policy(pilot).coach.step is step
    assert policy(pilot).reply is not None


def test_a_part_of_the_law_asks_for_its_reason_instead_of_giving_it(services: Services) -> None:
    lesson = LESSONS[LEVEL_1]
    pilot = begin(services, lesson, *place(lesson, "finish", "say"))
    wait_for_the_coach(pilot)
    pilot.tap(f"coach:choice:{policy(pilot).coach.step.right}")
    wait_for_the_coach(pilot)
    assert policy(pilot).coach.step.text == "because"


def test_a_wrong_try_is_made_good_and_the_place_is_lit_after_the_second(services: Services) -> None:
    """A learner was told that an electron is no quark, and never put it where it belongs."""
    services.change(speed=0.0)
    lesson = LESSONS[LEVEL_1]
    pilot = begin(services, lesson, *place(lesson, "place", "lepton"))
    wait_for_the_coach(pilot)
    card, right = policy(pilot).course.path()
    for missed in range(2):
        assert not policy(pilot).course.model.shown
        pilot.tap(card)
        pilot.tap(f"place:{QUARKS + 1}")
        wait_for_the_coach(pilot)
        assert policy(pilot).coach.seen is not None
        assert pilot.words("coach:next") == "Try again"
        pilot.tap("coach:next")
        wait_for_the_coach(pilot)
        assert policy(pilot).coach.step.text == "lepton", f"after {missed + 1} wrong tries"
    assert policy(pilot).course.model.shown
    pilot.tap(card)
    pilot.tap(right)
    wait_for_the_coach(pilot)
    pilot.tap("coach:next")
    wait_for_the_coach(pilot)
    assert policy(pilot).coach.step.text == "guess"


def test_nothing_happens_is_a_result_where_it_was_to_be_found_out(services: Services) -> None:
    services.change(speed=0.0)
    lesson = LESSONS["learn_particle_builder-2"]
    pilot = begin(services, lesson, *place(lesson, "glue", "pull"))
    wait_for_the_coach(pilot)
    assert policy(pilot).coach.try_in_vain("card:7")
    assert policy(pilot).coach.headline().key == "coach-result"
    assert not policy(pilot).coach.amiss
    scene(pilot).layout()
    assert pilot.words("coach:next") == "Try another one"


def test_show_me_first_shows_then_does(services: Services) -> None:
    services.change(speed=0.0)
    pilot = begin(services, LESSONS[LEVEL_1], *place(LESSONS[LEVEL_1], "cards", "try"))
    pilot.tap("coach:show")
    assert any(spot.id == "coach:tap" for spot in scene(pilot).placed)
    pilot.tap("coach:show")
    wait_for_the_coach(pilot)
    assert policy(pilot).coach.seen is not None
    pilot.tap("coach:next")
    assert policy(pilot).coach.step.text == "won"


def test_help_is_lit_for_a_learner_who_is_stuck_and_not_after_a_right_touch(
    services: Services,
) -> None:
    """The button was lit at the first right touch, as if that had been wrong."""
    pilot = begin(services, LESSONS[LEVEL_1], *place(LESSONS[LEVEL_1], "cards", "put"))
    wait_for_the_coach(pilot)
    path = policy(pilot).course.path()
    assert len(path) > 1
    pilot.wait(QUIET - 1.0)
    assert look(pilot, "coach:show") == ("ghost", "eye")
    pilot.tap(path[0])
    pilot.wait(2.0)
    assert look(pilot, "coach:show") == ("ghost", "eye"), "a right touch"
    pilot.wait(QUIET)
    assert look(pilot, "coach:show") == ("primary", "eye"), "the next one takes long"


def test_help_goes_once_the_learner_goes_on(services: Services) -> None:
    pilot = begin(services, LESSONS[LEVEL_1], *place(LESSONS[LEVEL_1], "cards", "put"))
    wait_for_the_coach(pilot)
    pilot.wait(QUIET + 1.0)
    assert look(pilot, "coach:show") == ("primary", "eye")
    pilot.tap(policy(pilot).course.path()[0])
    pilot.wait(0.5)
    assert look(pilot, "coach:show") == ("ghost", "eye")


def touch(pilot: Pilot, at: tuple[int, int]) -> None:
    """Press a pixel and let go of it."""
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pilot.app.step([pygame.Event(kind, pos=at, button=1)], FRAME)


@pytest.mark.long
def test_a_second_touch_where_next_was_reads_on_but_not_a_double_one(services: Services) -> None:
    """The bubble stands beside what it speaks of, so its button moves between two steps."""
    services.change(speed=0.0, unhurried=True)
    pilot = begin(services, LESSONS[LEVEL_1])
    moved = 0
    for _ in range(60):
        wait_for_the_coach(pilot)
        if lesson_at(pilot.top) is None:
            break
        lesson, top = policy(pilot), scene(pilot)
        was = top.find("coach:next")
        solve(pilot, pilot.tap)
        wait_for_the_coach(pilot)
        if lesson_at(pilot.top) is None or was is None or top.find("coach:next") is None:
            continue
        at = top.viewport.pixel(was.x, was.y)
        if top.under(at) is not None or not lesson.sheet:
            continue
        moved += 1
        step = lesson.coach.at, lesson.coach.index
        touch(pilot, at)
        assert (lesson.coach.at, lesson.coach.index) == step, "too early to have read it"
        pilot.wait(1.0)
        touch(pilot, at)
        assert (lesson.coach.at, lesson.coach.index) != step
    assert moved
