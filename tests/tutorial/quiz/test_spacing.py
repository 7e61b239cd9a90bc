"""Missed items come back the next day and a week later, three at a time."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

from tests.tutorial.quiz.pupils import TOPIC, Teaching, school_class
from tutorial.quiz.learner import AT_ONCE, GAPS, MOST, Due, after, now, with_missed

DAY = date(2026, 1, 31)
[SOMEBODY] = school_class(Teaching(known=0.0, learnt=0.0, spread=0.0), 1, "somebody")
BEFORE, AFTER = SOMEBODY.rounds
ASKED = Due(TOPIC, "partner", "a", DAY.isoformat())


def test_only_what_is_missed_after_the_lesson_comes_back() -> None:
    assert with_missed((), BEFORE, DAY) == ()
    due = with_missed((), AFTER, DAY)
    assert [each.law for each in due] == list(AFTER.missed)
    assert {each.form for each in due} == {AFTER.form}, "the other one is for the delayed round"
    assert {each.day for each in due} == {"2026-02-01"}


def test_three_come_first_and_not_before_their_day() -> None:
    due = with_missed((), AFTER, DAY)
    assert now(due, DAY) == []
    assert now(due, DAY + timedelta(days=1)) == list(due[:AT_ONCE])
    late = replace(due[5], day="2026-01-01")
    assert now([*due, late], DAY + timedelta(days=1))[0] == late, "who waits longest comes first"


def test_what_goes_well_comes_back_a_week_later_and_then_stays_away() -> None:
    [week] = after([ASKED], ASKED, DAY, right=True)
    assert (week.day, week.form, week.times) == ("2026-02-07", "a", 1)
    assert after([week], week, DAY + timedelta(days=7), right=True) == ()
    assert GAPS == (1, 7)


def test_what_goes_wrong_begins_anew() -> None:
    week = replace(ASKED, times=1)
    [again] = after([week], week, DAY, right=False)
    assert (again.day, again.form, again.times) == ("2026-02-01", "a", 0)


def test_what_the_bank_has_no_more_is_never_asked() -> None:
    obsolete = [replace(ASKED, law="luck"), replace(ASKED, topic="history")]
    assert now(obsolete, DAY) == []


def test_what_comes_back_has_a_bound() -> None:
    old = [Due("bigebang", f"law_{n}", "a", "2026-01-01") for n in range(2 * MOST)]
    assert len(with_missed(old, AFTER, DAY)) == MOST
