"""The end of a lesson: stars, a word for who pressed through, missed questions in another form."""

from __future__ import annotations

from game.app import App
from game.progress.lesson_progress import keep_place, place_of
from game.scenes.lesson.again import MissedScene
from game.scenes.lesson.finish import FinishScene
from game.services import Services
from game.window import open_window
from tests.learner import LESSONS
from tests.pilot import Pilot
from tutorial.coach import Coach
from tutorial.mastery import AGAIN, RIGHT, WRONG, FirstAnswer, steps

LESSON = LESSONS["learn_particle_builder-2"]


def finished(services: Services, first: dict[str, FirstAnswer]) -> Pilot:
    """The page after a lesson with these first answers."""
    coach = Coach(LESSON)
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
