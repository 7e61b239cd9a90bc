"""The class at a glance, and the tables of other computers on the teacher's page."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.core.phrase import literal, say
from game.kiosk import pins
from game.progress import learners
from game.scenes.base.dialog import Dialog
from game.scenes.lesson.lesson import lesson_at
from game.scenes.quiz.adding import FOLDER, AddDialog
from game.scenes.quiz.class_results import CLASS_FILE
from game.scenes.quiz.class_table import ClassScene, NextScene
from game.scenes.quiz.teacher import TeacherScene
from game.scenes.quiz.teacher_page import ALL
from game.services import Services
from tests.pilot import Pilot
from tests.scenes.base.test_saved_files import Noted
from tests.scenes.quiz.desk import ASKED, TOPIC, at
from tests.tutorial.quiz.pupils import Teaching, school_class
from tutorial.quiz.learner import Learner, QuizAnswer, form_at, round_items
from tutorial.quiz.sheet import kept_rounds, parse, table
from tutorial.quiz.sheet import learners as learners_of

HERE, THERE = school_class(Teaching(), 6, "here"), school_class(Teaching(), 5, "there")
FILE = "quiz-89ab4567.csv"


@pytest.fixture
def pilot(services: Services) -> Pilot:
    learners.set_group(services.store, "7b")
    for who in HERE:
        learners.keep(services.store, who)
    return at(services, TeacherScene(services, TOPIC))


def saved(services: Services, text: str, name: str = FILE) -> Path:
    """A table of another computer, in the folder for it."""
    folder = services.folder / FOLDER
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def of_there(group: str = "7b") -> str:
    members = [replace(who, group=group) for who in THERE]
    return table(kept_rounds(members, "89ab4567"))


def page(pilot: Pilot) -> TeacherScene:
    assert isinstance(pilot.top, TeacherScene)
    return pilot.top


def drop(pilot: Pilot, path: Path) -> None:
    pilot.app.step([pygame.Event(pygame.DROPFILE, file=str(path))], 0.03)
    pilot.wait(0.1)


def test_a_table_in_the_folder_is_added_by_button(pilot: Pilot, services: Services) -> None:
    saved(services, of_there())
    pilot.tap("add")
    assert isinstance(pilot.top, AddDialog)
    pilot.tap("add")
    assert len(page(pilot).results.members) == 11
    assert page(pilot).line == say("quiz-add-done", files=1, n=5)
    assert len(page(pilot).figures().scores) == 11


def test_the_dialog_opens_the_folder_and_sees_what_is_copied_there(
    pilot: Pilot, services: Services
) -> None:
    desktop = Noted(services.folder)
    services.machine = replace(services.machine, desktop=desktop)
    pilot.tap("add")
    dialog = pilot.top
    assert isinstance(dialog, AddDialog)
    assert dialog.find("add") is None
    pilot.tap("open")
    assert desktop.asked == [FOLDER]
    saved(services, of_there())
    pilot.wait(1.1)
    pilot.tap("add")
    assert len(page(pilot).results.members) == 11


@pytest.mark.parametrize("where", ["page", "dialog"])
def test_a_table_is_added_by_dropping_it(pilot: Pilot, services: Services, where: str) -> None:
    path = services.folder / FILE
    path.write_text(of_there(), encoding="utf-8")
    if where == "dialog":
        pilot.tap("add")
    drop(pilot, path)
    assert len(page(pilot).results.members) == 11


def test_the_class_is_saved_as_one_table(pilot: Pilot, services: Services) -> None:
    drop(pilot, saved(services, of_there()))
    pins.set_pin(services.store, "2718")
    page(pilot).unlocked = True
    pilot.tap("export")
    rounds = parse((services.folder / CLASS_FILE).read_text("utf-8"))
    assert {who.code for who in learners_of(rounds)} == {who.code for who in (*HERE, *THERE)}
    assert len({row.computer for row in rounds}) == 2


def test_a_group_that_is_written_in_two_ways_is_asked_about(
    pilot: Pilot, services: Services
) -> None:
    path = saved(services, of_there("7B"))
    drop(pilot, path)
    assert isinstance(pilot.top, Dialog)
    pilot.tap("two groups")
    assert len(page(pilot).results.members) == 6
    pilot = at(services, TeacherScene(services, TOPIC))
    drop(pilot, path)
    pilot.tap("one group")
    assert len(page(pilot).results.members) == 11
    assert page(pilot).line == say("quiz-add-done", files=1, n=5)


def test_days_that_may_be_two_are_asked_about(pilot: Pilot, services: Services) -> None:
    drop(pilot, saved(services, of_there().replace("2026-01-31", "03/04/2026")))
    assert isinstance(pilot.top, Dialog)
    title = say("quiz-add-days", file=literal(FILE), day=literal("03/04/2026"))
    assert pilot.spot("title").label == title
    pilot.tap("day first")
    assert {row.round.day for _, rows in page(pilot).results.added for row in rows} == {
        "2026-04-03"
    }


def test_a_table_that_does_not_fit_is_refused_with_its_line(
    pilot: Pilot, services: Services
) -> None:
    lines = of_there().splitlines()
    lines[4] = lines[4].replace("before", "during").replace("after", "during")
    drop(pilot, saved(services, "\n".join(lines)))
    assert page(pilot).line == say("quiz-add-bad", file=literal(FILE), line=5)
    assert len(page(pilot).results.members) == 6
    drop(pilot, services.folder / "nothing.csv")
    assert page(pilot).line == say("quiz-add-unread", file=literal("nothing.csv"))


def test_two_learners_with_one_code_are_named(pilot: Pilot, services: Services) -> None:
    twin = replace(THERE[0], code=HERE[0].code)
    drop(pilot, saved(services, table(kept_rounds([twin], "89ab4567"))))
    line = page(pilot).line
    assert line is not None
    assert line.key == "quiz-add-clash"
    assert page(pilot).results.added == []


def about(topic: str, who: Learner) -> Learner:
    """The same learner with rounds about another lesson."""
    other = replace(who.rounds[0], topic=topic, form=form_at("before", who.code, topic))
    answers = {
        item.slot: QuizAnswer(item.choices[0], item.reason.choices[0] if item.reason else "")
        for item in round_items("before", who.code, topic)
    }
    return replace(who, rounds=(replace(other, answers=answers, seconds={}),))


def test_a_computer_without_learners_shows_the_class_of_the_files(services: Services) -> None:
    """As the teacher's own: no group is typed there, and no lesson with answers is shown."""
    pilot = at(services, TeacherScene(services, "particle_builder_1"))
    drop(pilot, saved(services, of_there()))
    assert page(pilot).typed() == "7b"
    assert len(page(pilot).results.members) == 5
    assert page(pilot).topic == TOPIC
    assert page(pilot).line == say("quiz-add-done", files=1, n=5)


def test_a_group_that_was_named_stays(services: Services) -> None:
    """The next learners of this computer belong to it."""
    learners.set_group(services.store, "8a")
    pilot = at(services, TeacherScene(services, TOPIC))
    drop(pilot, saved(services, of_there()))
    assert page(pilot).typed() == learners.group(services.store) == "8a"
    assert pilot.spot("count").label == say("quiz-teacher-count", n=0, others=5)


def test_the_page_stays_at_a_lesson_that_has_answers(pilot: Pilot, services: Services) -> None:
    others = [about("bump_hunt", replace(who, group="7b")) for who in THERE]
    drop(pilot, saved(services, table(kept_rounds(others, "89ab4567"))))
    assert page(pilot).topic == TOPIC
    done = say("quiz-add-done", files=1, n=5)
    assert page(pilot).line == say("quiz-add-most", done=done, lesson=say("hunt-title"))


def test_the_page_goes_to_the_lesson_with_most_new_answers(
    pilot: Pilot, services: Services
) -> None:
    pilot.tap("topic:more")
    assert page(pilot).topic != TOPIC
    few = [about("bump_hunt", replace(THERE[0], group="7b"))]
    many = [about("law_lab", replace(who, group="7b")) for who in THERE]
    drop(pilot, saved(services, table(kept_rounds([*few, *many], "89ab4567"))))
    assert page(pilot).topic == "law_lab"


def test_all_lessons_together_stay(pilot: Pilot, services: Services) -> None:
    while page(pilot).topic != ALL:
        pilot.tap("topic:less")
    drop(pilot, saved(services, of_there()))
    assert page(pilot).topic == ALL
    assert page(pilot).line == say("quiz-add-done", files=1, n=5)


def test_the_table_of_this_computer_adds_nobody(pilot: Pilot, services: Services) -> None:
    rounds = kept_rounds(HERE, learners.computer(services.store))
    drop(pilot, saved(services, table(rounds)))
    assert len(page(pilot).results.members) == 6
    assert page(pilot).line == say("quiz-add-done", files=1, n=0)


def test_one_code_in_two_spellings_of_a_group_is_named(pilot: Pilot, services: Services) -> None:
    twin = replace(THERE[0], code=HERE[0].code, group="7B")
    drop(pilot, saved(services, table(kept_rounds([twin], "89ab4567"))))
    pilot.tap("one group")
    line = page(pilot).line
    assert line is not None
    assert line.key == "quiz-add-clash"
    assert len(page(pilot).results.members) == 6


def test_the_class_at_a_glance_needs_the_pin(pilot: Pilot, services: Services) -> None:
    pilot.tap("class")
    assert page(pilot).line == say("quiz-teacher-no-pin")
    pins.set_pin(services.store, "2718")
    page(pilot).unlocked = True
    pilot.tap("class")
    assert isinstance(pilot.top, ClassScene)


def glance(services: Services, members: list[Learner]) -> Pilot:
    return at(services, ClassScene(services, members))


def test_from_the_class_to_the_laws_of_a_lesson_and_to_what_comes_next(
    services: Services,
) -> None:
    pilot = glance(services, HERE)
    top = pilot.top
    assert isinstance(top, ClassScene)
    first = top.members[0]
    before, after = first.rounds
    words = literal(f"{before.score} \u2192 {after.score}")
    assert pilot.spot("value:0:0").label == say("quiz-class-of", right=words, all=ASKED)
    pilot.tap(f"topic:{TOPIC}")
    laws = pilot.top
    assert isinstance(laws, ClassScene)
    signs = [pilot.spot(f"value:0:{n}").label for n in range(8)]
    missed = [law in after.missed for law in laws.laws]
    assert signs == [literal("\u2717" if wrong else "\u2713") for wrong in missed]
    pilot.tap(f"law:{laws.laws[2]}")
    line = pilot.spot("line").label
    assert line is not None
    assert line.key == "quiz-class-law"
    pilot.tap("help")
    following = pilot.top
    assert isinstance(following, NextScene)
    idea = following.ideas[0]
    pilot.tap("look:0")
    lesson = lesson_at(pilot.top)
    assert lesson is not None
    assert idea.topic == TOPIC
