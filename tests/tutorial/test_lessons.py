"""The lessons as data: they can be solved, say what they should, and in words one can read."""

from __future__ import annotations

import pytest

from game.cabinets import CABINETS
from game.core.contract import move_text
from game.core.phrase import Phrase, say
from game.words.text import Text
from tests.learner import LESSONS
from tests.tutorial.reading import grade, sentences, words
from tutorial.coach import DO_AFTER, SHOW_AFTER, Coach, walk
from tutorial.lesson import Lesson, Step

MOST_WORDS, LONGEST_SENTENCE, HIGHEST_GRADE = 25, 14, 7.0

each_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS.keys())


def phrases(coach: Coach) -> list[Phrase]:
    """Everything that the step under way can say."""
    step = coach.step
    said = [coach.text()]
    if step.wrong:
        said.append(coach._key(step.wrong))
    if step.choices:
        said += [coach.choice(name) for name in step.choices]
        said.append(coach._key(f"{step.text}-why"))
    return said


@each_lesson
def test_a_lesson_is_solved_by_its_own_answers(lesson: Lesson) -> None:
    steps = [coach.step.text for coach in walk(lesson)]
    assert len(steps) == sum(len(chapter.steps) for chapter in lesson.chapters)


@each_lesson
def test_every_step_waits_for_one_kind_of_thing(lesson: Lesson) -> None:
    for coach in walk(lesson):
        step = coach.step
        assert sum((bool(step.answer), bool(step.choices), bool(step.free))) <= 1
        if step.choices:
            assert len(step.choices) == 4
            assert step.right in step.choices
        if step.acts:
            assert coach.session.to_move() == lesson.seat
        assert not step.free or lesson.turns is not None


@each_lesson
def test_a_held_beat_has_happened(lesson: Lesson) -> None:
    for coach in walk(lesson):
        if coach.step.hold:
            assert coach.step.hold in {beat.kind for beat in coach.beats}


@each_lesson
def test_what_a_step_points_at_is_on_the_table(lesson: Lesson) -> None:
    table = CABINETS[lesson.game].table
    for coach in walk(lesson):
        if coach.step.hold:
            view = next(b.view for b in coach.beats if b.kind == coach.step.hold)
        else:
            view = coach.session.view(lesson.seat)
        ids = {spot.id for spot in table.layout(view, lesson.seat)} | {"rail:hint", "rail:help"}
        answer = coach.answer()
        path = set() if answer is None else {*table.clicks(view, answer)}
        # Places that open with a touch are no part of the layout: see the test of the scene.
        assert set(coach.step.point) <= ids | path, (coach.chapter.id, coach.step.text)
        if coach.step.point:
            assert path & ids <= {*coach.step.point}, coach.step.text


@each_lesson
def test_back_finds_the_same_position_again(lesson: Lesson) -> None:
    coach = Coach(lesson)
    while not coach.done:
        before = coach.session.digest()
        index = coach.index
        coach.do_step()
        if coach.over:
            coach.next_chapter()
            continue
        coach.back()
        assert (coach.index, coach.session.digest()) == (index, before)
        coach.do_step()


@each_lesson
def test_a_step_can_be_gone_to_at_once(lesson: Lesson) -> None:
    for coach in walk(lesson):
        there = Coach(lesson, coach.at, coach.index)
        assert there.session.digest() == coach.session.digest()
        assert there.step is coach.step


@each_lesson
def test_everything_has_words(lesson: Lesson) -> None:
    text = Text("en")
    wanted = [say(f"{lesson.id}-title"), say(f"{lesson.id}-teaches")]
    for coach in walk(lesson):
        wanted += [coach.title(), *phrases(coach)]
    assert not [phrase.key for phrase in wanted if not text.has(phrase.key)]


@each_lesson
def test_steps_and_sentences_are_short(lesson: Lesson) -> None:
    text = Text("en")
    for coach in walk(lesson):
        for phrase in phrases(coach):
            said = text.say(phrase)
            assert len(words(said)) <= MOST_WORDS, said
            for sentence in sentences(said):
                assert len(words(sentence)) <= LONGEST_SENTENCE, sentence


@each_lesson
def test_a_lesson_is_easy_to_read(lesson: Lesson) -> None:
    text = Text("en")
    said = [text.say(phrase) for coach in walk(lesson) for phrase in phrases(coach)]
    assert grade(said) <= HIGHEST_GRADE


@each_lesson
def test_a_new_word_stands_out_once(lesson: Lesson) -> None:
    text = Text("en")
    seen: set[str] = set()
    for coach in walk(lesson):
        said = text.say(coach.text())
        for word in said.split("**")[1::2]:
            # What is to be tapped is bold, too: it is the name of a button.
            if f"Tap **{word}**" in said:
                continue
            assert word.lower() not in seen, word
            seen.add(word.lower())


@each_lesson
def test_after_two_wrong_tries_the_place_is_shown_after_three_it_is_done(lesson: Lesson) -> None:
    for coach in walk(lesson):
        if not coach.step.answer:
            continue
        legal = coach.session.legal_moves()
        wrong = [move for move in legal if not coach.step.accepts(None, move)]
        if not wrong:
            continue
        verdicts = [coach.judge(wrong[0]) for _ in range(DO_AFTER)]
        assert [v.right for v in verdicts] == [False] * DO_AFTER
        assert [v.show for v in verdicts].index(True) == SHOW_AFTER - 1
        assert [v.together for v in verdicts] == [False, False, True]
        assert move_text(coach.answer()) == coach.step.answer


def test_another_move_may_do_as_well() -> None:
    step = Step("x", answer="a:1", allow=lambda view, move: move[0] == view)
    assert step.accepts("b", ("b", 2))
    assert not step.accepts("b", ("c", 2))


def test_the_grades_of_known_texts() -> None:
    assert grade(["The cat sat on the mat."]) < 1
    assert (
        grade(["Considerable experimental investigation necessitates specialised equipment."]) > 15
    )
