"""Difficulty and discrimination find what was planted in a class of model pupils."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.some import some
from tests.tutorial.quiz.pupils import TOPIC, Teaching, school_class
from tutorial.items.bank import read_topic
from tutorial.quiz.figures import class_figures, item_figures, law_figures
from tutorial.quiz.learner import Learner, QuizAnswer

LAWS = [pair.law for pair in read_topic(TOPIC).pairs]
CLASS = school_class(Teaching(known=0.5, spread=0.5), 400, "figures")


def figures_of(law: str, members: list[Learner] = CLASS) -> list[float | None]:
    return [each.discrimination for each in item_figures(members, TOPIC) if each.item.slot == law]


def scrambled(law: str) -> list[Learner]:
    """The class with answers to one law that have nothing to do with what a learner knows."""

    def drawn(who: Learner, number: int) -> Learner:
        rounds = []
        for n, quiz_round in enumerate(who.rounds):
            item = read_topic(TOPIC).pairs[LAWS.index(law)].item(quiz_round.form)
            choice = item.choices[(number * 7 + n * 3 + number // 5) % len(item.choices)]
            rounds.append(
                replace(quiz_round, answers={**quiz_round.answers, law: QuizAnswer(choice)})
            )
        return replace(who, rounds=tuple(rounds))

    return [drawn(who, number) for number, who in enumerate(CLASS)]


def test_an_item_that_goes_with_the_others_is_told_from_one_that_does_not() -> None:
    for value in some(figures_of("nucleon")):
        assert value is not None
        assert value > 0.2
    for value in figures_of("nucleon", scrambled("nucleon")):
        assert value is not None
        assert abs(value) < 0.15


def test_difficulty_is_the_share_that_was_right() -> None:
    members = [
        replace(
            who,
            rounds=tuple(
                replace(quiz_round, answers={**quiz_round.answers, "nucleon": QuizAnswer()})
                for quiz_round in who.rounds
            ),
        )
        for who in CLASS
    ]
    for each in some(item_figures(members, TOPIC)):
        if each.item.slot == "nucleon":
            assert (each.difficulty, each.chosen[""]) == (0.0, each.asked)
        else:
            assert each.difficulty is not None
            assert 0.4 < each.difficulty < 0.9


def test_what_was_chosen_is_counted() -> None:
    for each in item_figures(CLASS, TOPIC):
        assert sum(each.chosen.values()) == each.asked
        assert each.chosen[each.item.right] >= each.right
        if each.item.reason is not None:
            assert sum(each.reasons.values()) == each.asked - each.chosen[""]
    asked = sum(len(each.answers) for who in CLASS for each in who.rounds)
    assert sum(each.asked for each in item_figures(CLASS, TOPIC)) == asked


def test_laws_rise_by_what_was_taught_and_only_pairs_count() -> None:
    alone = replace(CLASS[0], rounds=CLASS[0].rounds[:1])
    for law in law_figures([*CLASS, alone], TOPIC):
        assert law.after > law.before
        assert law.before <= len(CLASS)
    assert class_figures([*CLASS, alone], TOPIC).learners == len(CLASS) + 1
    assert len(class_figures([*CLASS, alone], TOPIC).scores) == len(CLASS)


def test_nobody_has_no_figures() -> None:
    nobody = class_figures([], TOPIC)
    assert (nobody.learners, nobody.gain, nobody.interval) == (0, None, None)
    for each in item_figures([], TOPIC):
        assert (each.difficulty, each.discrimination) == (None, None)


def test_learning_alone_is_no_discrimination() -> None:
    everything = [
        replace(
            who,
            rounds=tuple(
                replace(
                    quiz_round,
                    answers={
                        item.slot: QuizAnswer(item.right, item.reason.right if item.reason else "")
                        if quiz_round.moment == "after"
                        else QuizAnswer()
                        for item in quiz_round.items
                    },
                )
                for quiz_round in who.rounds
            ),
        )
        for who in CLASS[:30]
    ]
    assert {value for law in LAWS for value in figures_of(law, everything * 4)} == {None}
    assert class_figures(everything, TOPIC).gain == pytest.approx(1.0)
