"""The quiz: two forms of eight questions, and the gain between them."""

from __future__ import annotations

import csv
import io

import pytest

from game.core.particles import PARTICLES, Family
from game.core.phrase import say
from game.words.text import Text
from tutorial.quiz import CHOICES, FORMS, QUIZ, Outcome, gain, group_gain, table

RIGHT, WRONG = (True,) * 8, (False,) * 8


def test_the_forms_ask_for_the_same_ideas_in_eight_questions() -> None:
    assert [question.id for question in QUIZ["before"]] == [q.id for q in QUIZ["after"]]
    assert len(QUIZ["before"]) == 8


def test_every_question_has_four_choices_in_words_or_pictures() -> None:
    text = Text("en")
    for form in FORMS:
        for question in QUIZ[form]:
            assert text.has(f"quiz-{form}-{question.id}")
            assert len(question.pictures) in (0, CHOICES)
            assert 0 <= question.right < CHOICES
            if not question.pictures:
                choices = [text.say(say(f"quiz-{form}-{question.id}-{i}")) for i in range(CHOICES)]
                assert len(set(choices)) == CHOICES
    assert not text.missing


def test_the_place_of_the_right_choice_tells_nothing() -> None:
    for form in FORMS:
        assert {question.right for question in QUIZ[form]} == set(range(CHOICES))


@pytest.mark.parametrize("form", FORMS)
def test_the_right_particle_is_the_only_one(form: str) -> None:
    sign = 1 if form == "before" else -1
    for question in QUIZ[form]:
        if not question.pictures:
            continue
        shown = [PARTICLES[number] for number in question.pictures]
        fits = {
            "heavy": [p.mass == max(other.mass for other in shown) for p in shown],
            "charge": [p.charge * sign > 0 for p in shown],
            "lepton": [p.family is Family.LEPTON for p in shown],
            "boson": [p.family is Family.BOSON for p in shown],
        }[question.id]
        assert fits.index(True) == question.right
        assert fits.count(True) == 1


def test_the_gain_is_the_share_of_what_could_be_learnt() -> None:
    assert gain(2, 5, 8) == 0.5
    assert gain(4, 3, 8) == -0.25
    assert gain(8, 8, 8) is None
    outcomes = [Outcome("2026-01-01", "", WRONG, RIGHT), Outcome("2026-01-01", "", WRONG, WRONG)]
    assert group_gain(outcomes) == 0.5
    assert group_gain([]) is None


def test_the_table_can_be_read_by_a_spreadsheet_and_runs_nothing_there() -> None:
    outcome = Outcome("2026-01-01", '=SUM(A1), "8b"', WRONG, RIGHT)
    rows = list(csv.reader(io.StringIO(table([outcome]))))
    assert rows[0][:4] == ["day", "group", "before", "after"]
    assert rows[1] == ["2026-01-01", 'SUM(A1), "8b"', "0", "8", *["1"] * 8]
