"""The lessons as data: they can be solved, say what they should, and in words one can read."""

from __future__ import annotations

import re

import pytest

from game.core.contract import move_text
from game.core.particles import PARTICLES
from game.core.phrase import Phrase, say
from game.games import DESCRIPTORS, foreign_words
from game.words.glossary import find_words
from game.words.text import Text, languages
from tests.learner import LESSONS, each_course
from tests.some import some
from tests.tutorial.reading import grade, plain, sentences, words
from tutorial.coach import DO_AFTER, SHOW_AFTER, Coach, walk
from tutorial.lesson import Lesson, Step

MOST_WORDS, HIGHEST_GRADE = 25, 7.0
LOWEST_GRADE, AVERAGE_SENTENCE = 2.0, (8.0, 14.0)
"""Grades count syllables, and the words of this field are short: quark, charge, spin, muon."""
LEAST_DONE, MOST_READ = 0.7, 2
"""The share of steps that are acts or questions; steps in a row that are only read."""
BECAUSE = {
    "en": r"\bbecause\b",
    "fr": r"\b(parce qu|car\b)",
    "de": r"\b(weil|denn)\b",
    "it": r"\bperché\b",
}

each_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS.keys())


def phrases(coach: Coach) -> list[Phrase]:
    """Everything that the step under way can say."""
    step = coach.step
    parts = [coach.words()]
    parts += [coach.key(f"{step.text}-{each.name}") for each in step.tries]
    if step.need > 1:
        parts.append(coach.key(f"{step.text}-more"))
    if step.wrong:
        parts.append(coach.key(step.wrong))
    if step.choices:
        parts += [coach.choice(name) for name in step.choices]
        unasked = step.right if step.states else ""  # of the reason there is a question of its own
        parts += [coach.reply(name) for name in step.choices if step.right and name != unasked]
    if step.experiment:
        bars = [bar.name for bar in step.experiment.bars if bar.name]
        parts += [coach.outcome(name) for name in ("chart", *bars)]
    return parts


@each_course
def test_a_lesson_is_solved_by_its_own_answers(lesson: Lesson) -> None:
    steps = [coach.step.text for coach in walk(lesson)]
    assert len(steps) == sum(len(chapter.steps) for chapter in lesson.chapters)


@each_course
def test_every_step_waits_for_one_kind_of_thing(lesson: Lesson) -> None:
    for coach in some(walk(lesson)):
        step = coach.step
        kinds = (step.answer, step.choices, step.free, step.experiment)
        assert sum(map(bool, kinds)) <= 1
        if step.choices and step.right:
            most = 3 if step.states else 4
            assert len(step.choices) == most, f"{step.text}: a question has four choices"
            assert step.right in step.choices
        assert not step.chart or coach.chapter.steps[coach.index - 1].experiment
        if step.recalls:
            predictions = {s.text for s in coach.chapter.steps[: coach.index] if s.predicts}
            assert step.recalls in predictions
        if step.acts:
            assert coach.session.to_move() == lesson.seat


@each_course
def test_a_held_beat_has_happened(lesson: Lesson) -> None:
    for coach in some(walk(lesson)):
        if coach.hold:
            assert coach.hold in {event.kind for event in coach.events}


@each_course
def test_what_a_step_points_at_is_on_the_table(lesson: Lesson) -> None:
    table = DESCRIPTORS[lesson.game].table
    for coach in some(walk(lesson)):
        if coach.hold:
            view = next(b.view for b in coach.events if b.kind == coach.hold)
        else:
            view = coach.session.view(lesson.seat)
        ids = {spot.id for spot in table.layout(view, lesson.seat)} | {"rail:hint", "rail:help"}
        answer = coach.answer()
        path = set() if answer is None else {*table.clicks(view, answer)}
        if coach.step.open and answer is not None:  # the way to one of several tries is not lit
            path = {*table.clicks(view, answer)[:1]}
        # Places that open with a touch are no part of the layout: see the test of the scene.
        assert set(coach.step.point) <= ids | path, (coach.chapter.id, coach.step.text)
        if coach.step.point:
            assert path & ids <= {*coach.step.point}, coach.step.text


@each_course
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


@each_course
def test_a_step_can_be_gone_to_at_once(lesson: Lesson) -> None:
    for coach in some(walk(lesson)):
        direct = Coach(lesson, coach.at, coach.index)
        assert direct.session.digest() == coach.session.digest()
        assert direct.step is coach.step


@each_course
def test_everything_has_words(lesson: Lesson) -> None:
    text = Text("en")
    wanted = [say(f"{lesson.id}-title"), say(f"{lesson.id}-teaches")]
    for coach in walk(lesson):
        wanted += [coach.title(), *phrases(coach)]
    assert not [phrase.key for phrase in wanted if not text.has(phrase.key)]


@each_course
def test_steps_are_short(lesson: Lesson) -> None:
    text = Text("en")
    for coach in some(walk(lesson)):
        for phrase in phrases(coach):
            sentence = text.say(phrase)
            assert len(words(sentence)) <= MOST_WORDS, sentence


@each_course
def test_a_lesson_is_easy_to_read(lesson: Lesson) -> None:
    text = Text("en")
    texts = [text.say(phrase) for coach in walk(lesson) for phrase in phrases(coach)]
    assert grade(texts) <= HIGHEST_GRADE


@each_lesson
def test_a_lesson_is_written_for_somebody_of_thirteen(lesson: Lesson) -> None:
    """In whole sentences; what is only the name of a choice is none."""
    text = Text("en")
    texts = [
        text.say(phrase)
        for coach in walk(lesson)
        for phrase in phrases(coach)
        if phrase not in map(coach.choice, coach.step.choices)
    ]
    lengths = [len(words(each)) for one in texts for each in sentences(one)]
    assert LOWEST_GRADE <= grade(texts) <= HIGHEST_GRADE, (
        "of reading; longer sentences make it higher"
    )
    assert AVERAGE_SENTENCE[0] <= sum(lengths) / len(lengths) <= AVERAGE_SENTENCE[1]


@each_lesson
def test_most_of_a_lesson_is_done_rather_than_read(lesson: Lesson) -> None:
    read = [step.only_read for chapter in lesson.chapters for step in chapter.steps]
    assert 1 - sum(read) / len(read) >= LEAST_DONE
    row = "".join("r" if each else "-" for each in read)
    assert "r" * (MOST_READ + 1) not in row, row


@each_lesson
def test_a_lesson_asks_first_and_ends_in_free_play(lesson: Lesson) -> None:
    steps = [step for chapter in lesson.chapters for step in chapter.steps]
    assert lesson.law, "Lesson(law=True), and its sentence in <lesson>-law"
    assert any(step.predicts for step in steps[:3]), "one of the first three asks for a prediction"
    assert steps[-1].free, "the last step is free play"
    assert all(step.each for step in steps if step.right), "each wrong choice has its own answer"


@each_lesson
@pytest.mark.parametrize("language", languages())
def test_a_lesson_names_its_law_and_why(lesson: Lesson, language: str) -> None:
    text = Text(language)
    law = text.say(say(f"{lesson.id}-law"))
    if text.missing and Text("en").has(f"{lesson.id}-law"):
        pytest.skip("not translated yet: tests/words/test_text.py asks for it")
    assert re.search(BECAUSE[language], law), law


@each_lesson
def test_every_prediction_is_come_back_to(lesson: Lesson) -> None:
    for chapter in some(lesson.chapters):
        predictions = {step.text for step in chapter.steps if step.predicts}
        assert predictions == {step.recalls for step in chapter.steps if step.recalls}


@each_lesson
def test_every_prediction_says_what_turns_out_to_be_true(lesson: Lesson) -> None:
    for chapter in some(lesson.chapters):
        for step in chapter.steps:
            if step.predicts:
                assert step.truth in step.choices, (chapter.id, step.text)
            else:
                assert not step.truth


@each_lesson
def test_what_the_learner_expected_is_shown_again(lesson: Lesson) -> None:
    text = Text("en")
    for coach in some(walk(lesson)):
        coach.predictions = {
            f"{chapter.id}-{step.text}": step.choices[0]
            for chapter in lesson.chapters
            for step in chapter.steps
            if step.predicts
        }
        if coach.step.recalls:
            prediction = next(s for s in coach.chapter.steps if s.text == coach.step.recalls)
            expected = text.say(coach.key(f"{prediction.text}-{prediction.choices[0]}"))
            assert f"“{expected}”" in text.say(coach.text())


@each_lesson
def test_a_new_word_stands_out_once(lesson: Lesson) -> None:
    text = Text("en")
    bold: set[str] = set()
    for coach in some(walk(lesson)):
        sentence = text.say(coach.text())
        for word in sentence.split("**")[1::2]:
            # What is to be tapped is bold, too: it is the name of a button.
            if f"Tap **{word}**" in sentence:
                continue
            assert word.lower() not in bold, word
            bold.add(word.lower())


@each_lesson
def test_after_two_wrong_tries_the_place_is_shown_after_three_it_is_done(lesson: Lesson) -> None:
    for coach in some(walk(lesson)):
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


@each_lesson
def test_another_position_is_announced(lesson: Lesson) -> None:
    """Nothing on the table changes without a word, and one word is enough."""
    before: tuple[str, list[str]] | None = None
    for coach in some(walk(lesson)):
        seed, moves = coach.session.seed, list(map(move_text, coach.session.moves))
        follows = before is None or (seed, moves[: len(before[1])]) == before
        assert coach.elsewhere or follows, coach.step.text
        assert (coach.announced().key == "coach-new-table") == coach.elsewhere, coach.step.text
        before = seed, moves


def test_the_lesson_of_particle_panic_says_first_what_the_game_is_about() -> None:
    coach = Coach(LESSONS["learn_particle_panic-1"])
    goal = Text("en").say(coach.text())
    assert "you win together" in goal
    assert len(list(sentences(goal))) == 1


LEVEL_1 = LESSONS["learn_particle_builder-1"]
EARLY = 6
"""Steps within which a card is put down."""


def test_a_card_is_put_down_early_in_particle_builder() -> None:
    acts = [step.answer.partition(":")[0] for step in LEVEL_1.chapters[0].steps]
    assert "place" in acts[:EARLY]
    assert acts[acts.index("swap") + 1] == "place", "the card that was swapped is put down"


@pytest.mark.parametrize("language", languages())
def test_the_reason_for_a_comparison_names_the_cards_that_were_compared(language: str) -> None:
    text = Text(language)
    coach = next(coach for coach in walk(LEVEL_1) if coach.step.text == "won")
    shown = coach.session.view(LEVEL_1.seat).hands
    told = find_words(text, plain(text.say(coach.text())).split(), foreign_words(LEVEL_1.game))
    keys = {particle.key for particle in PARTICLES}
    assert {word for word, _, _ in told} & keys <= {PARTICLES[card].key for card in shown}


@pytest.mark.parametrize("language", languages())
def test_the_same_words_are_true_before_a_try_and_after_it(language: str) -> None:
    """A try is taken back, so no card that was just seen is called face down."""
    coach = next(coach for coach in walk(LEVEL_1) if coach.step.text == "try")
    said = Text(language).say(coach.text())
    assert not re.search("face down|verdeckt|cach\u00e9e|coperta", said), said
