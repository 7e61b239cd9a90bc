"""Rounds: parallel forms in turn, choices in an order of one's own, right only with the reason."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from game.core.rng import Rng
from tests.some import some
from tests.tutorial.quiz.pupils import TOPIC, Teaching, school_class
from tutorial.items.bank import FORMS, read_topic
from tutorial.quiz.learner import (
    Learner,
    QuizAnswer,
    first_form,
    form_at,
    is_right,
    items,
    pairs,
    places,
    unfit,
)
from tutorial.quiz.sheet import LENGTH, SYMBOLS, group_name, is_code, symbols, written

PARTNER = items(TOPIC, "a")[1]
[SOMEBODY] = school_class(Teaching(), 1, "somebody")
ROUND = SOMEBODY.rounds[0]


def codes(many: int) -> list[str]:
    chance = Rng("codes", "test")
    return [written([chance.pick(SYMBOLS) for _ in range(LENGTH)]) for _ in range(many)]


def test_before_and_after_take_one_form_each() -> None:
    for code in some(codes(50)):
        assert {form_at("before", code, TOPIC), form_at("after", code, TOPIC)} == set(FORMS)
        assert form_at("before", code, TOPIC) == first_form(code, TOPIC), "the same each time"


def test_about_half_of_the_learners_begin_with_either_form() -> None:
    drawn = Counter(first_form(code, TOPIC) for code in codes(2000))
    assert 900 < drawn["a"] < 1100


def test_the_right_choice_stands_everywhere_equally_often() -> None:
    at = Counter(places(PARTNER.choices, code, PARTNER.key).index("up") for code in codes(2000))
    assert set(at) == {0, 1, 2, 3}
    assert all(420 < times < 580 for times in at.values())


def test_an_answer_is_right_only_with_its_reason() -> None:
    assert is_right(PARTNER, QuizAnswer("up", "sum"))
    assert not is_right(PARTNER, QuizAnswer("up", "mass"))
    assert not is_right(PARTNER, QuizAnswer("up"))
    assert not is_right(PARTNER, QuizAnswer("strange", "sum"))
    assert not is_right(PARTNER, QuizAnswer())
    without = items(TOPIC, "a")[0]
    assert is_right(without, QuizAnswer("plus_two"))


def test_a_score_and_what_was_missed_make_up_the_whole() -> None:
    laws = [pair.law for pair in read_topic(TOPIC).pairs]
    assert ROUND.score + len(ROUND.missed) == len(laws)
    everything = {
        item.law: QuizAnswer(item.right, item.reason.right if item.reason else "")
        for item in items(TOPIC, ROUND.form)
    }
    assert replace(ROUND, answers=everything).score == len(laws)
    nothing = dict.fromkeys(laws, QuizAnswer())
    assert replace(ROUND, answers=nothing).missed == tuple(laws)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"topic": "history"}, "no items about 'history'"),
        ({"day": "2026-02-30"}, "no day"),
        ({"answers": {}}, "asks also"),
        ({"answers": {**ROUND.answers, "luck": QuizAnswer()}}, "asks no 'luck'"),
        ({"answers": {**ROUND.answers, "nucleon": QuizAnswer("atom")}}, "no choice 'atom'"),
        ({"answers": {**ROUND.answers, "nucleon": QuizAnswer("", "sum")}}, "no reason 'sum'"),
    ],
)
def test_a_round_of_other_items_does_not_fit(changes: dict[str, object], why: str) -> None:
    assert unfit(ROUND) == ""
    assert why in unfit(replace(ROUND, **changes))  # type: ignore[arg-type]


def test_a_learner_is_paired_only_with_both_rounds() -> None:
    half = Learner("7b", SOMEBODY.code, SOMEBODY.rounds[:1])
    assert half.next_moment(TOPIC) == "after"
    assert SOMEBODY.next_moment(TOPIC) is None
    assert Learner().next_moment(TOPIC) == "before"
    assert [pair.learner for pair in pairs([half, SOMEBODY, Learner()], TOPIC)] == [SOMEBODY]


def test_a_code_is_four_of_sixteen_particles() -> None:
    assert len(SYMBOLS) == 16
    code = written(["up", "photon", "tau", "up"])
    assert is_code(code)
    assert len(symbols(code)) == LENGTH
    for wrong in ("", "up up up", "up up up up up", "up  up up", "up up up w-plus", "Ada"):
        assert not is_code(wrong)
        with pytest.raises(ValueError, match="not a code"):
            symbols(wrong)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("7b", "7b"),
        ("  7b \t north\n", "7b north"),
        ("=cmd|x", "cmd x"),
        ("a;=cmd|'/c calc'!A0;b", "a =cmd '/c calc'!A0 b"),
        ("\uff1d\uff0b7b", "7b"),
        ("7b\uff1b\uff1dx", "7b x"),
        ("Max, L'\u00c9cole", "Max, L'\u00c9cole"),
        ("-+@=", ""),
        ("−7b", "7b"),
    ],
)
def test_a_group_has_a_name_that_a_spreadsheet_takes_for_text(typed: str, name: str) -> None:
    assert group_name(typed) == name
    assert group_name(name) == name
