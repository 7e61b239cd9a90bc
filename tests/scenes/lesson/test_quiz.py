"""The quiz in the client: by touch and by keys, no marks shown, a file for the teacher."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.arcade import Arcade
from game.core.phrase import say
from game.progress.quiz_results import OUTCOMES, next_form, outcomes
from game.scenes.lesson.level import LevelScene
from game.scenes.lesson.quiz import FILE, QuizScene, TeacherScene
from game.window import open_window
from tests.pilot import Pilot
from tutorial.quiz import QUIZ


@pytest.fixture
def pilot(arcade: Arcade) -> Pilot:
    surface = open_window((1280, 720), full_screen=False)
    return Pilot(App(arcade, surface, LevelScene(arcade, "particle_builder")))


def answer_all(pilot: Pilot, form: str, *, right: bool) -> None:
    pilot.tap("quiz")
    assert isinstance(pilot.top, QuizScene)
    assert pilot.top.form == form
    for question in QUIZ[form]:
        pilot.tap(f"choice:{question.right}" if right else "skip")
    while isinstance(pilot.top, QuizScene) and not pilot.top.over:
        pilot.tap("skip")
    pilot.tap("leave")
    assert isinstance(pilot.top, LevelScene)


def test_before_and_after_make_one_result_without_a_name(pilot: Pilot, arcade: Arcade) -> None:
    arcade.change(nickname="Ada")
    answer_all(pilot, "before", right=False)
    assert next_form(arcade.store) == "after"
    answer_all(pilot, "after", right=True)
    assert next_form(arcade.store) == "before"
    kept = arcade.store.progress(OUTCOMES)
    assert kept is not None
    assert "Ada" not in kept
    [outcome] = outcomes(arcade.store)
    assert (sum(outcome.before), sum(outcome.after)) == (0, 8)


def test_a_picture_is_touched_as_well_as_its_name(pilot: Pilot) -> None:
    pilot.tap("quiz")
    top = pilot.top
    assert isinstance(top, QuizScene)
    pilot.tap(f"picture:{QUIZ['before'][0].right}")
    pilot.tap(f"picture:{QUIZ['before'][1].right - 1}")
    assert top.answers == [True, False]
    pilot.press(*[pygame.K_TAB] * 10)
    assert top.focused is not None
    assert not top.focused.startswith("picture:")


def test_a_round_that_is_left_does_not_count(pilot: Pilot, arcade: Arcade) -> None:
    pilot.tap("quiz")
    pilot.tap("choice:0")
    pilot.press(pygame.K_ESCAPE)
    assert next_form(arcade.store) == "before"


def test_what_was_missed_comes_back_in_its_other_form_and_is_not_counted(
    pilot: Pilot, arcade: Arcade
) -> None:
    answer_all(pilot, "before", right=False)
    pilot.tap("quiz")
    top = pilot.top
    assert isinstance(top, QuizScene)
    for n, question in enumerate(QUIZ["after"]):
        pilot.tap("skip" if n in (1, 4) else f"choice:{question.right}")
    [outcome] = outcomes(arcade.store)
    assert sum(outcome.after) == 6
    for n in (1, 4):
        form, question = top.asked
        assert (form, question) == ("before", QUIZ["before"][n])
        assert top.find("help") is None
        pilot.tap(f"choice:{(question.right + 1) % 4}")
        assert pilot.spot("help").label == say(f"quiz-help-{question.id}")
        assert top.asked == (form, question)
        pilot.tap(f"choice:{question.right}")
    assert top.over
    assert outcomes(arcade.store) == [outcome]


def test_nothing_comes_back_before_the_lessons(pilot: Pilot) -> None:
    pilot.tap("quiz")
    for _ in QUIZ["before"]:
        pilot.tap("skip")
    assert isinstance(pilot.top, QuizScene)
    assert pilot.top.over


def test_every_question_is_read_aloud(pilot: Pilot, arcade: Arcade) -> None:
    arcade.speech._sought = True
    arcade.change(speech=True)
    pilot.tap("quiz")
    for question in QUIZ["before"]:
        pilot.wait(0.1)
        assert arcade.text.say(say(f"quiz-before-{question.id}")) in arcade.speech.spoken
        pilot.tap("skip")


def test_by_keys_alone(pilot: Pilot, arcade: Arcade) -> None:
    pilot.tap("quiz")
    for _ in QUIZ["before"]:
        pilot.press(pygame.K_TAB, pygame.K_RETURN)
    assert isinstance(pilot.top, QuizScene)
    assert pilot.top.over
    pilot.press(pygame.K_RETURN)
    assert isinstance(pilot.top, LevelScene)


def test_the_teacher_saves_a_table_and_deletes(pilot: Pilot, arcade: Arcade) -> None:
    answer_all(pilot, "before", right=False)
    answer_all(pilot, "after", right=True)
    pilot.tap("teacher")
    assert isinstance(pilot.top, TeacherScene)
    assert pilot.top.find("gain") is not None
    pilot.tap("export")
    lines = (arcade.folder / FILE).read_text(encoding="utf-8").splitlines()
    assert len(lines) == 2
    pilot.tap("clear")
    pilot.tap("keep")
    assert len(outcomes(arcade.store)) == 1
    pilot.tap("clear")
    for key in (pygame.K_ESCAPE, pygame.K_RETURN):
        pilot.press(key)
        assert len(outcomes(arcade.store)) == 1
        pilot.tap("clear")
    pilot.tap("delete")
    assert outcomes(arcade.store) == []
    (arcade.folder / FILE).unlink()
    pilot.tap("export")
    assert not (arcade.folder / FILE).exists(), "nothing to save"
    pilot.tap("back")
    assert isinstance(pilot.top, LevelScene)
