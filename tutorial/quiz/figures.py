"""What the answers of a class tell about each law and each item."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from tutorial.items.bank import FORMS, PAIRS, Item
from tutorial.items.reading import read_topic
from tutorial.quiz.gain import Interval, Scores, gain, interval
from tutorial.quiz.learner import Learner, pairs
from tutorial.quiz.rounds import MOMENTS, Moment, Round, is_right


@dataclass(frozen=True, slots=True)
class ClassFigures:
    """Of one topic."""

    learners: int
    """Who made a round, one or both."""
    scores: tuple[Scores, ...]
    """Of those who made both."""
    gain: float | None
    interval: Interval | None

    @property
    def mean_before(self) -> float:
        """Right answers before; of those who made both, of whom there are some."""
        return sum(score.before for score in self.scores) / len(self.scores)

    @property
    def mean_after(self) -> float:
        """Right answers after."""
        return sum(score.after for score in self.scores) / len(self.scores)


class LawFigures(NamedTuple):
    """Of one law: how many of those who made both rounds were right."""

    law: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class ItemFigures:
    """Of one item, over all rounds in which it was asked."""

    item: Item
    asked: int
    right: int
    chosen: Counter[str]
    """How often each choice was, and "" for none."""
    reasons: Counter[str]
    discrimination: float | None
    """How well it goes with the others: see `discrimination`. None: too few, or all alike."""

    @property
    def difficulty(self) -> float | None:
        """The share that was right, as the field calls it: 1 is the easiest. None: never asked."""
        return self.right / self.asked if self.asked else None


def class_figures(learners: Sequence[Learner], topic: str) -> ClassFigures:
    """Gain and interval."""
    takers = [each for each in learners if any(each.round(topic, moment) for moment in MOMENTS)]
    scores = tuple(Scores(before.score, after.score) for _, before, after in pairs(takers, topic))
    return ClassFigures(len(takers), scores, gain(scores, PAIRS), interval(scores, PAIRS))


def law_figures(learners: Sequence[Learner], topic: str) -> list[LawFigures]:
    """In the order of the topic."""
    paired = pairs(learners, topic)

    def right(law: str, moment: Moment) -> int:
        rounds = [pair.before if moment == "before" else pair.after for pair in paired]
        return sum(law not in each.missed for each in rounds)

    laws = [pair.law for pair in read_topic(topic).pairs]
    return [LawFigures(law, right(law, "before"), right(law, "after")) for law in laws]


def item_figures(learners: Sequence[Learner], topic: str) -> list[ItemFigures]:
    """Both forms of each law, in the order of the topic."""
    rounds = [each for who in learners for each in who.rounds if each.topic == topic]
    return [_item(pair.item(form), rounds) for pair in read_topic(topic).pairs for form in FORMS]


def _item(item: Item, rounds: Sequence[Round]) -> ItemFigures:
    asked = [each for each in rounds if each.form == item.form]
    answers = [each.answers[item.law] for each in asked]
    return ItemFigures(
        item,
        len(asked),
        sum(is_right(item, answer) for answer in answers),
        Counter(answer.choice for answer in answers),
        Counter(answer.reason for answer in answers if item.reason and answer.choice),
        discrimination(item, asked),
    )


def discrimination(item: Item, rounds: Sequence[Round]) -> float | None:
    """The correlation of being right here with the score on the other items of the round.

    It is worked out within the rounds before and within those after, and put together: else it
    would only tell that more is right after the lesson.
    """
    together = here = there = 0.0
    for moment in MOMENTS:
        judged = [each for each in rounds if each.moment == moment]
        if len(judged) < 2:
            continue
        hits = [float(item.law not in each.missed) for each in judged]
        rests = [each.score - hit for each, hit in zip(judged, hits, strict=True)]
        mean_hit, mean_rest = sum(hits) / len(judged), sum(rests) / len(judged)
        for hit, rest in zip(hits, rests, strict=True):
            together += (hit - mean_hit) * (rest - mean_rest)
            here += (hit - mean_hit) ** 2
            there += (rest - mean_rest) ** 2
    return together / sqrt(here * there) if here * there > 0 else None
