"""On a shared computer each learner with a code goes on in the lessons alone."""

from __future__ import annotations

from game.progress import learners
from game.progress.lesson_progress import keep_place, place_of
from game.scenes.codex.forces import ForcesScene
from game.scenes.lesson.lesson import lesson_at
from game.scenes.lesson.level import LevelScene
from game.services import Services
from tests.learner import LESSONS, solve, wait_for_the_coach
from tests.pilot import Pilot
from tests.scenes.quiz.desk import CODE, LESSON, OTHER, answer_round, at_level, choose_code, knows
from tutorial.coach import Coach
from tutorial.quiz.learner import Learner
from tutorial.quiz.sheet import written

FIRST = "learn_particle_builder-1"
GROUP = "7b"


def newcomer(services: Services) -> Learner:
    return learners.begin(services.store, GROUP, written(CODE))


def learn(services: Services, who: Learner | None) -> None:
    """Open it as a learner who has finished the lesson."""
    coach = Coach(LESSONS[LESSON])
    while not coach.done:
        coach.do_step()
        keep_place(services.store, coach, who)
        if coach.over:
            coach.next_chapter()
    keep_place(services.store, coach, who)


def next_at_the_computer(pilot: Pilot) -> LevelScene:
    """The learner before has left; the page of the lessons is open."""
    pilot.app.services.learner = None
    scene = LevelScene(pilot.app.services, "particle_builder")
    pilot.app.show(scene)
    pilot.wait(0.1)
    return scene


def into_the_lesson(pilot: Pilot) -> tuple[int, int]:
    """Through the quiz before it, from the page of the lessons; at which step it is."""
    pilot.tap("tutorial")
    pilot.tap("quiz")
    choose_code(pilot, OTHER if learners.learners(pilot.app.services.store)[0] else CODE)
    answer_round(pilot, knows())
    pilot.tap("lesson")
    return step(pilot)


def step(pilot: Pilot) -> tuple[int, int]:
    policy = lesson_at(pilot.top)
    assert policy is not None
    return policy.coach.at, policy.coach.index


def test_each_learner_goes_on_where_that_learner_was(services: Services) -> None:
    learners.set_group(services.store, GROUP)
    pilot = at_level(services)
    assert into_the_lesson(pilot) == (0, 0)
    for _ in range(3):
        wait_for_the_coach(pilot)
        solve(pilot, pilot.tap)
    wait_for_the_coach(pilot)
    far = step(pilot)
    assert far != (0, 0)
    page = next_at_the_computer(pilot)
    assert page.lesson.id == LESSON, "the class is here, though nobody has done Level 1"
    assert page.find("restart") is None, "a new learner has begun nothing"
    assert into_the_lesson(pilot) == (0, 0)
    page = next_at_the_computer(pilot)
    pilot.tap("quiz")
    choose_code(pilot, CODE, "known")
    pilot.tap("leave")
    assert page.find("restart") is not None, "the page is that of the one who came back"
    pilot.tap("tutorial")
    assert step(pilot) == far


def test_the_page_shows_what_this_learner_has_done(services: Services) -> None:
    who = newcomer(services)
    learn(services, who)
    lesson = LESSONS[LESSON]
    assert LevelScene(services, "particle_builder").places[LESSON].done == ()
    services.learner = who
    assert LevelScene(services, "particle_builder").places[LESSON].finished(lesson)
    services.learner = Learner(draw="x")
    assert LevelScene(services, "particle_builder").places[LESSON].done == (), "without a code"


def test_who_has_done_the_lesson_of_the_class_is_led_to_the_first_that_is_left(
    services: Services,
) -> None:
    learners.set_group(services.store, GROUP)
    who = newcomer(services)
    learn(services, who)
    services.lesson = LESSON
    assert LevelScene(services, "particle_builder").lesson.id == LESSON
    services.learner = who
    assert LevelScene(services, "particle_builder").lesson.id == FIRST
    services.learner = None
    learners.set_group(services.store, "")
    assert LevelScene(services, "particle_builder").lesson.id == FIRST, "at home as before"


def test_the_chart_of_forces_grows_with_the_lessons_of_this_learner(services: Services) -> None:
    who = newcomer(services)
    learn(services, who)
    assert not ForcesScene(services).met
    services.learner = who
    assert ForcesScene(services).met == {*LESSONS[LESSON].meets}


def test_deleting_the_results_deletes_where_learners_stand(services: Services) -> None:
    who, lesson = newcomer(services), LESSONS[LESSON]
    for somebody in (who, None):
        coach = Coach(lesson)
        coach.do_step()
        keep_place(services.store, coach, somebody)
    assert place_of(services.store, lesson, who).begun
    learners.forget_all(services.store)
    assert not place_of(services.store, lesson, who).begun
    assert place_of(services.store, lesson).begun, "of people without a code nothing goes"
