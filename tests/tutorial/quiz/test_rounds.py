"""Rounds: parallel forms in turn, choices in an order of one's own, right only with the reason."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import date, timedelta

import pytest

from game.core.rng import Rng
from tests.some import some
from tests.tutorial.quiz.pupils import TOPIC, Teaching, school_class
from tutorial.items.bank import FORMS, read_topic
from tutorial.quiz.learner import (
    MOMENTS,
    Learner,
    LessonState,
    NextStep,
    QuizAnswer,
    Round,
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
    missed = {item.law for item, right in ROUND.judged() if not right}
    assert set(ROUND.missed) == missed
    assert ROUND.score == sum(right for _, right in ROUND.judged())
    everything = {
        item.slot: QuizAnswer(item.right, item.reason.right if item.reason else "")
        for item in ROUND.items
    }
    full = replace(ROUND, answers=everything)
    assert (full.score, full.missed) == (len(ROUND.items), ())
    nothing = dict.fromkeys(everything, QuizAnswer())
    assert replace(ROUND, answers=nothing).missed == tuple(laws)
    assert replace(ROUND, answers=nothing).score == 0


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
    assert [pair.learner for pair in pairs([half, SOMEBODY, Learner()], TOPIC)] == [SOMEBODY]


HALF, NOBODY = replace(SOMEBODY, rounds=SOMEBODY.rounds[:1]), Learner("7b", SOMEBODY.code)
DAY = date.fromisoformat(ROUND.day)


@pytest.mark.parametrize(
    ("who", "lesson", "step"),
    [
        (NOBODY, "new", "before"),
        (NOBODY, "begun", "lesson"),
        (NOBODY, "finished", "after"),
        (NOBODY, "", "before"),
        (HALF, "new", "lesson"),
        (HALF, "begun", "lesson"),
        (HALF, "finished", "after"),
        (HALF, "", "after"),
        (SOMEBODY, "finished", "wait"),
        (replace(SOMEBODY, rounds=SOMEBODY.rounds[1:]), "finished", "done"),
    ],
)
def test_before_is_open_until_the_lesson_begins_and_after_once_it_is_finished(
    who: Learner, lesson: LessonState, step: NextStep
) -> None:
    assert who.next_step(TOPIC, lesson, DAY) == step


def test_a_week_later_what_was_asked_before_is_asked_again() -> None:
    assert SOMEBODY.next_step(TOPIC, "finished", DAY + timedelta(days=6)) == "wait"
    assert SOMEBODY.next_step(TOPIC, "finished", DAY + timedelta(days=7)) == "later"
    before, after, later = (
        {item.key for item in SOMEBODY.items(TOPIC, moment)} for moment in MOMENTS
    )
    assert later == before
    assert not later & after
    done = replace(SOMEBODY, rounds=(*SOMEBODY.rounds, replace(ROUND, moment="later")))
    assert done.next_step(TOPIC, "finished", DAY + timedelta(days=9)) == "done"
    [pair] = pairs([done], TOPIC, then="later")
    assert pair.after.moment == "later"


def in_time(seconds: float, many: int) -> Round:
    """The round, with so many answers given in so many seconds and the others in ten."""
    slots = list(ROUND.answers)
    return replace(ROUND, seconds={s: seconds if n < many else 10.0 for n, s in enumerate(slots)})


def test_a_round_of_fast_answers_is_marked() -> None:
    answered = replace(ROUND, answers={item.slot: QuizAnswer(item.right) for item in ROUND.items})
    share = -(-len(ROUND.answers) // 4)
    for seconds, many, marked in ((1.9, share, True), (2.0, share, False), (1.9, share - 1, False)):
        quick = replace(answered, seconds=in_time(seconds, many).seconds)
        assert ("fast" in quick.flags(SOMEBODY.code)) == marked, (seconds, many)
    unsure = replace(in_time(1.0, 8), answers=dict.fromkeys(ROUND.answers, QuizAnswer()))
    assert not unsure.flags(SOMEBODY.code), "it takes no time to say that one does not know"


@pytest.mark.parametrize("place", [0, 2])
def test_a_straight_line_is_marked_by_the_places_that_this_learner_saw(place: int) -> None:
    line = {
        item.slot: QuizAnswer(places(item.choices, SOMEBODY.code, item.key)[place])
        for item in ROUND.items
    }
    assert replace(ROUND, answers=line).flags(SOMEBODY.code) == {"straight"}
    assert not replace(ROUND, answers=line).flags("up up up up")
    first = next(iter(line))
    few = {slot: answer if n < 5 else QuizAnswer() for n, (slot, answer) in enumerate(line.items())}
    assert not replace(ROUND, answers=few).flags(SOMEBODY.code)
    moved = ROUND.items[0].choices
    line[first] = QuizAnswer(next(c for c in moved if c != line[first].choice))
    assert not replace(ROUND, answers=line).flags(SOMEBODY.code)


def test_pairs_that_were_clicked_through_are_left_out_by_choice() -> None:
    quick = replace(
        SOMEBODY,
        rounds=(
            SOMEBODY.rounds[0],
            replace(SOMEBODY.rounds[1], seconds=dict.fromkeys(SOMEBODY.rounds[1].answers, 1.0)),
        ),
    )
    assert [pair.flagged for pair in pairs([quick, SOMEBODY], TOPIC)] == [True, False]
    assert len(pairs([quick, SOMEBODY], TOPIC, without_flagged=True)) == 1


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
        ("a;=cmd|'/c calc'!A0;b", "a cmd '/c calc'!A0 b"),
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
