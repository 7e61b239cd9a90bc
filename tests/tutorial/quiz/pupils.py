"""Model pupils: who knows which law with what chance, who guesses, and who slips.

A pupil knows each law or does not. Known, the answer is right but for a slip; unknown, it is one of
the choices by chance, and so is the reason. A lesson teaches some of the laws not known before.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date

from game.core.rng import Rng
from tutorial.items.bank import Item, read_topic
from tutorial.quiz.figures import Scores, gain
from tutorial.quiz.learner import (
    Learner,
    LessonState,
    Moment,
    QuizAnswer,
    Round,
    form_at,
    round_items,
)
from tutorial.quiz.sheet import LENGTH, SYMBOLS, written

TOPIC = "particle_builder_5"
DAY = "2026-01-31"
ROUNDS: tuple[Moment, ...] = ("before", "after")


@dataclass(frozen=True, slots=True)
class Teaching:
    """The planted knowledge."""

    known: float = 0.3
    """The share of laws that pupils know before, in the mean."""
    learnt: float = 0.4
    """The chance that a law which was not known is known after the lesson."""
    spread: float = 0.2
    """By how much pupils differ in what they know, either way."""
    slips: float = 0.08
    harder: float = 0.0
    """The chance that a learner who knows the law slips on form b all the same."""


class Pupil:
    """Answers items."""

    def __init__(self, teaching: Teaching, chance: Rng) -> None:
        self.teaching = teaching
        self.chance = chance
        share = teaching.known + teaching.spread * (2 * chance.random() - 1)
        laws = [pair.law for pair in read_topic(TOPIC).pairs]
        self.known = {law for law in laws if chance.random() < share}
        self.code = written([chance.pick(SYMBOLS) for _ in range(LENGTH)])

    def learn(self) -> None:
        """The lesson."""
        for pair in read_topic(TOPIC).pairs:
            if self.chance.random() < self.teaching.learnt:
                self.known.add(pair.law)

    def answer(self, item: Item) -> QuizAnswer:
        """To one item."""
        slips = self.teaching.slips + (self.teaching.harder if item.form == "b" else 0.0)
        sure = item.law in self.known and self.chance.random() >= slips
        choice = item.right if sure else self.chance.pick(item.choices)
        if item.reason is None:
            return QuizAnswer(choice)
        return QuizAnswer(
            choice, item.reason.right if sure else self.chance.pick(item.reason.choices)
        )

    def round(self, moment: Moment) -> Round:
        """All items of a round."""
        form = form_at(moment, self.code, TOPIC)
        answers = {item.slot: self.answer(item) for item in round_items(moment, self.code, TOPIC)}
        lesson: LessonState = "new" if moment == "before" else "finished"
        seconds = dict.fromkeys(answers, 9.5)
        return Round(TOPIC, moment, form, DAY, answers, "09:15", lesson, seconds)


def school_class(teaching: Teaching, many: int, seed: str) -> list[Learner]:
    """A class that made both rounds, the lesson between them."""
    return list(learners(teaching, many, Rng(seed, "pupils")))


def learners(teaching: Teaching, many: int, chance: Rng) -> Iterator[Learner]:
    """One pupil after the other."""
    for _ in range(many):
        pupil = Pupil(teaching, chance)
        learner = Learner("7b", pupil.code)
        for moment in ROUNDS:
            if moment == "after":
                pupil.learn()
            learner = replace(learner, rounds=(*learner.rounds, pupil.round(moment)))
        yield learner


def planted(teaching: Teaching, many: int = 20_000) -> float:
    """The gain that a class without end would have."""
    scores = []
    for learner in learners(teaching, many, Rng("planted", "pupils")):
        before, after = learner.rounds
        scores.append(Scores(before.score, after.score, len(before.answers)))
    figures = gain(scores)
    assert figures is not None
    return figures


def today() -> date:
    return date.fromisoformat(DAY)
