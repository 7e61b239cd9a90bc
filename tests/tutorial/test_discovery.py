"""The learner finds the law: predict, try, see, say; counted over all lessons."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.core.contract import move_text
from game.core.phrase import say
from game.games import DESCRIPTORS
from game.words.text import Text
from tests.learner import LESSONS
from tests.some import some
from tutorial.bigebang import fuse
from tutorial.coach import Coach, walk
from tutorial.lesson import Chapter, Lesson, Step

OPEN, TESTED, DONE = 0.5, 0.9, 0.7
"""Least shares: of open moves, of predictions that are tested, of steps that are not only read."""
PICTURES = 0.25
"""Least share of open moves where pictures are named."""
TOGETHER = 2
"""Questions out of which the law is put together."""


def steps(lesson: Lesson) -> list[Step]:
    return [step for chapter in lesson.chapters for step in chapter.steps]


def is_tested(chapter: Chapter, prediction: int) -> bool:
    """True if something happens up to the step that comes back to a prediction.

    In Particle Panic that step is the act itself: a picture is shown and named.
    """
    asked = chapter.steps[prediction]
    after = chapter.steps[prediction + 1 :]
    back = next(n for n, step in enumerate(after) if step.recalls == asked.text)
    happens = [step for step in after[: back + 1] if step.answer or step.experiment]
    return any(step.tests == asked.text for step in happens)


def predictions() -> Iterator[tuple[str, bool]]:
    """All predictions, and whether each is tested."""
    for lesson in some(LESSONS.values()):
        for chapter in lesson.chapters:
            for n, step in enumerate(chapter.steps):
                if step.predicts:
                    yield f"{lesson.id}: {chapter.id}.{step.text}", is_tested(chapter, n)


FINDING = {
    name: lesson for name, lesson in LESSONS.items() if any(step.states for step in steps(lesson))
}
"""Lessons in which the learner says the law; a plug-in game may have one that tells it."""
each_lesson = pytest.mark.parametrize("lesson", FINDING.values(), ids=FINDING.keys())


def test_all_lessons_of_the_arcade_let_the_law_be_found() -> None:
    assert len(FINDING) >= 12


def share(found: list[bool]) -> float:
    return sum(found) / len(found)


@each_lesson
def test_no_law_before_the_second_prediction(lesson: Lesson) -> None:
    every = steps(lesson)
    law = next(n for n, step in enumerate(every) if step.law)
    assert sum(step.predicts for step in every[:law]) >= 2
    assert sum(step.law for step in every) == 1


@each_lesson
def test_the_learner_says_the_law_before_physicists_do(lesson: Lesson) -> None:
    every = steps(lesson)
    law = next(n for n, step in enumerate(every) if step.law)
    said = [n for n, step in enumerate(every) if step.states]
    assert said == [*range(law - TOGETHER, law)], "its parts come just before it"
    assert all(every[n].right and every[n].each for n in said), "wrong parts are answered"


@each_lesson
def test_the_law_stands_in_no_text_before_it_is_found(lesson: Lesson) -> None:
    text = Text("en")
    law = text.say(say(f"{lesson.id}-law"))
    for coach in some(walk(lesson)):
        if coach.step.law:
            return
        assert law not in text.say(coach.text())


@each_lesson
def test_every_lesson_has_open_moves(lesson: Lesson) -> None:
    """In Particle Panic most moves name a picture: a decision with one right answer."""
    moves = [step.open for step in steps(lesson) if step.answer]
    least = PICTURES if lesson.game == "particle_panic" else OPEN
    assert share(moves) >= least, f"{sum(moves)} of {len(moves)}"


def test_open_moves_of_all_lessons() -> None:
    moves = [step.open for lesson in LESSONS.values() for step in steps(lesson) if step.answer]
    assert share(moves) >= OPEN, f"{sum(moves)} of {len(moves)}"


def test_predictions_are_tested_by_something_that_happens() -> None:
    every = dict(predictions())
    told = [name for name, happens in every.items() if not happens]
    assert share([*every.values()]) >= TESTED, told


def test_acts_of_all_lessons() -> None:
    acts = [not step.only_read for lesson in LESSONS.values() for step in steps(lesson)]
    assert share(acts) >= DONE


@each_lesson
def test_tries_are_moves_of_the_rules_or_have_none(lesson: Lesson) -> None:
    table = DESCRIPTORS[lesson.game].table
    for coach in some(walk(lesson)):
        step = coach.step
        if not step.tries:
            continue
        assert not step.recalls, step.text
        assert not step.must or step.must in {each.name for each in step.tries}
        assert step.answer in {each.move for each in step.tries}
        view = coach.session.view(lesson.seat)
        legal = coach.session.legal_moves()
        ways = [("", *table.clicks(view, move)) for move in legal]
        touched = {pair for way in ways for pair in pairwise(way)}
        firsts = {way[1] for way in ways}
        laid = {spot.id for spot in table.layout(view, lesson.seat)}
        assert step.open
        for each in step.tries:
            assert bool(each.move) != bool(each.spot), each.name
            found = [move for move in legal if step.try_of(view, move) is each]
            assert bool(found) == bool(each.move), each.name
            if each.spot:
                assert each.spot in {*step.point} & laid, each.name
                assert (each.after, each.spot) not in touched, f"{each.name}: it does happen"
                assert not each.after or each.after in firsts, each.name
                assert each.after or each.spot not in {spot for way in ways for spot in way}


@each_lesson
def test_every_try_leads_on_to_the_end_of_the_chapter(lesson: Lesson) -> None:
    for coach in some(walk(lesson)):
        for each in coach.step.tries:
            branch = Coach(lesson, coach.at, coach.index)
            if each.spot:
                assert branch.try_in_vain(each.spot, each.after)
            else:
                view = branch.session.view(lesson.seat)
                legal = branch.session.legal_moves()
                branch.act(next(m for m in legal if branch.step.try_of(view, m) is each))
            assert branch.seen is each
            table = DESCRIPTORS[lesson.game].table
            there = table.layout(branch.session.view(lesson.seat), lesson.seat)
            assert {*each.point} <= {spot.id for spot in there}, "what came of it is lit"
            branch.go_on()
            if (
                branch.index == coach.index and not branch.over
            ):  # more is to be tried: it was taken back
                assert branch.session.digest() == coach.session.digest()
            while not branch.over:
                branch.do_step()


def act_as(coach: Coach, name: str, written: str = "") -> None:
    """Make a try of the step under way, by any of its moves or by this one."""
    view = coach.session.view(coach.lesson.seat)
    for move in coach.session.legal_moves():
        tried = coach.step.try_of(view, move)
        if tried and tried.name == name and written in ("", move_text(move)):
            coach.act(move)
            return
    raise AssertionError(name)


def fusing() -> Coach:
    """A coach who asks which stacks fuse."""
    return next(coach for coach in walk(LESSONS["learn_bigebang-1"]) if coach.step.text == "fuse")


def test_the_necessary_try_need_not_be_made_twice() -> None:
    """A learner did it first, and was led back to the same task once more after another try."""
    coach = fusing()
    act_as(coach, "pair", fuse(10, 0))
    fused = coach.session.digest()
    coach.go_on()
    assert coach.step.text == "fuse"
    assert coach.try_in_vain("cell:8", "cell:7")
    assert not coach.amiss
    coach.go_on()
    assert coach.step.text == "look"
    assert coach.session.digest() == fused
    coach.back()
    assert coach.step.text == "fuse"
    assert coach.session.digest() == fusing().session.digest()


def test_a_step_says_why_it_goes_on() -> None:
    several = [coach for lesson in LESSONS.values() for coach in walk_to_several(lesson)]
    for coach in some(several):
        asked = coach.text()
        act_as(coach, next(each.name for each in coach.step.tries if each.move))
        coach.go_on()
        assert coach.text() != asked
        assert coach.text().key.endswith("-more")


def walk_to_several(lesson: Lesson) -> list[Coach]:
    """A coach at each step that needs more than one try."""
    return [Coach(lesson, coach.at, coach.index) for coach in walk(lesson) if coach.step.need > 1]


def test_the_coach_points_at_heavy_hydrogen_where_it_was_made() -> None:
    coach = fusing()
    assert coach.try_in_vain("cell:8", "cell:7")
    coach.go_on()
    act_as(coach, "pair", fuse(10, 0))
    coach.go_on()
    assert coach.step.text == "look"
    assert coach.point == ("cell:0",)


@each_lesson
def test_a_try_can_be_taken_back(lesson: Lesson) -> None:
    for coach in some(walk(lesson)):
        if coach.step.tries:
            before = coach.session.digest(), coach.index
            branch = Coach(lesson, coach.at, coach.index)
            view = branch.session.view(lesson.seat)
            legal = branch.session.legal_moves()
            branch.act(next(move for move in legal if branch.step.try_of(view, move)))
            branch.back()
            assert (branch.session.digest(), branch.index) == before
            assert branch.seen is None


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_a_sentence_begun_goes_on_in_its_parts(language: str) -> None:
    """The law is put together: its beginning ends with dots, its parts begin with them."""
    text = Text(language)
    for lesson in some(LESSONS.values()):
        for coach in some(walk(lesson)):
            if coach.step.states:
                assert text.say(coach.text()).rstrip().endswith("…"), coach.step.text
                for name in coach.step.choices:
                    assert text.say(coach.choice(name)).startswith("…"), name
