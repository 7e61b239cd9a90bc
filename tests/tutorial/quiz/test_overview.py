"""A class at a glance: the newest round counts, each learner once, and the neediest come first."""

from __future__ import annotations

from dataclasses import replace

from tests.tutorial.quiz.pupils import TOPIC, Teaching, school_class
from tutorial.items.bank import read_topic
from tutorial.quiz.learner import Learner, QuizAnswer
from tutorial.quiz.overview import (
    COMMON,
    common,
    laws_known,
    neediest_first,
    newest_round,
    standing,
)

CLASS = school_class(Teaching(), 12, "overview")
BEFORE = replace(CLASS[0], rounds=CLASS[0].rounds[:1])
NOBODY = Learner("7b", "up up up up")


def choosing(who: Learner, law: str, choice: str) -> Learner:
    """Everything right in the round after the lesson, but for one law."""
    after = who.rounds[1]
    answers = {
        item.slot: QuizAnswer(item.right, item.reason.right if item.reason else "")
        for item in after.items
    }
    answers[law] = QuizAnswer(choice)
    return replace(who, rounds=(who.rounds[0], replace(after, answers=answers)))


def test_the_newest_round_counts() -> None:
    who = CLASS[0]
    before, after = who.rounds
    assert newest_round(who, TOPIC) == after
    later = replace(before, moment="later", answers=after.answers, form=after.form)
    assert newest_round(replace(who, rounds=(*who.rounds, later)), TOPIC) == later
    stands = standing(who, TOPIC)
    assert stands is not None
    assert (stands.before, stands.last, stands.asked) == (before.score, after.score, 12)
    assert stands.share == after.score / 12
    half = standing(BEFORE, TOPIC)
    assert half is not None
    assert (half.before, half.last, half.share) == (before.score, None, before.score / 12)
    assert standing(NOBODY, TOPIC) is None


def test_laws_are_known_by_the_newest_round() -> None:
    known = laws_known(CLASS[0], TOPIC)
    assert set(known) == {pair.law for pair in read_topic(TOPIC).pairs}
    assert [law for law, right in known.items() if not right] == list(CLASS[0].rounds[1].missed)
    assert laws_known(NOBODY, TOPIC) == {}


def test_who_needs_most_help_comes_first_and_who_did_nothing_is_left_out() -> None:
    ordered = neediest_first([*CLASS, NOBODY], [TOPIC])
    shares = [who.rounds[1].score for who in ordered]
    assert shares == sorted(shares)
    assert len(ordered) == len(CLASS)


def test_the_commonest_wrong_ideas_are_told_with_the_place_where_they_were_chosen() -> None:
    members = [choosing(who, "nucleon", "electron") for who in CLASS if who.rounds[1].form == "a"]
    assert len(members) >= 3
    first, *others = common(members, [TOPIC])
    assert first == ("quark_becomes_lepton", len(members), TOPIC, "nucleon")
    assert not others, "all else was right"
    assert len(common(CLASS, [TOPIC])) == COMMON
    assert common([NOBODY], [TOPIC]) == []
