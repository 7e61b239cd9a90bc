"""The end of a lesson: stars, a word for who pressed through, missed questions in another form."""

from __future__ import annotations

from game.app import App
from game.games import DESCRIPTORS
from game.progress.lesson_progress import keep_place, place_of
from game.scenes.lesson.again import MissedScene
from game.scenes.lesson.finish import FinishScene
from game.scenes.lesson.level import LevelScene
from game.scenes.lesson.path_map import PathScene
from game.services import Services
from game.window import open_window
from tests.learner import LESSONS
from tests.pilot import Pilot
from tutorial.coach import Coach
from tutorial.mastery import AGAIN, RIGHT, WRONG, FirstAnswer, steps

LESSON = LESSONS["learn_particle_builder-2"]


def finished(services: Services, first: dict[str, FirstAnswer]) -> Pilot:
    """The page after a lesson with these first answers."""
    for chapter in range(len(LESSON.chapters)):
        coach = Coach(LESSON, chapter)
        coach.first, coach.done = first, True
        keep_place(services.store, coach)
    surface = open_window((1280, 720), full_screen=False)
    return Pilot(App(services, surface, FinishScene(services, LESSON)))


def known() -> dict[str, FirstAnswer]:
    return {name: RIGHT for name, step in steps(LESSON) if step.judged or step.answer}


def test_stars_are_kept_and_said(services: Services) -> None:
    pilot = finished(services, known())
    assert place_of(services.store, LESSON).stars == 3
    assert pilot.words("title") == "Well done!"
    assert "3 of 3 stars" in pilot.words("stars")
    assert pilot.app.top.find("again") is None  # type: ignore[attr-defined]


def test_the_page_of_the_lesson_praises_no_more_than_was_known(services: Services) -> None:
    pilot = finished(services, {**known(), "who-why": WRONG})
    pilot.app.show(LevelScene(services, LESSON.game))
    pilot.wait(0.1)
    pilot.tap(f"lesson:{LESSON.id}")
    asked = sum(step.judged for _, step in steps(LESSON))
    assert f"{asked - 1} of {asked} questions" in pilot.words("state")
    finished(services, known())
    pilot.app.show(LevelScene(services, LESSON.game))
    pilot.wait(0.1)
    pilot.tap(f"lesson:{LESSON.id}")
    assert pilot.words("state") == "You have learned this. Well done!"


def test_all_lessons_are_offered_where_there_are_several(services: Services) -> None:
    """The page of the lessons of a game with one lesson shows no other one."""
    assert finished(services, known()).app.top.find("levels")  # type: ignore[attr-defined]
    alone = next(each for each in LESSONS.values() if len(DESCRIPTORS[each.game].lessons) == 1)
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, FinishScene(services, alone)))
    assert pilot.app.top.find("levels") is None  # type: ignore[attr-defined]
    pilot.tap("path")
    assert isinstance(pilot.top, PathScene)


def test_who_pressed_through_is_told_so_kindly(services: Services) -> None:
    pilot = finished(services, {})
    assert place_of(services.store, LESSON).stars == 0
    assert pilot.words("title") == "You reached the end!"
    assert "clicked" in pilot.words("stars")
    pilot.tap("again")
    assert isinstance(pilot.top, MissedScene)


def test_a_missed_question_comes_back_in_another_form(services: Services) -> None:
    name = "who-why"
    pilot = finished(services, {**known(), name: WRONG})
    pilot.tap("again")
    page = pilot.top
    assert isinstance(page, MissedScene)
    asked = page.asked
    assert asked is not None
    assert asked.name == name
    pilot.tap(f"choice:{asked.wrong}")
    assert isinstance(pilot.top, FinishScene)
    assert place_of(services.store, LESSON).answers[name] == AGAIN
    assert pilot.top.find("again") is None


def test_an_answer_that_is_not_ruled_out_is_marked(services: Services) -> None:
    pilot = finished(services, {**known(), "who-why": WRONG})
    pilot.tap("again")
    page = pilot.top
    assert isinstance(page, MissedScene)
    assert page.asked is not None
    other = next(name for name in page.asked.choices if name != page.asked.wrong)
    pilot.tap(f"choice:{other}")
    assert page.tried == {other}
    pilot.tap(f"choice:{page.asked.wrong}")
    assert place_of(services.store, LESSON).answers["who-why"] == WRONG
