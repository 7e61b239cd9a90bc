"""Figures about each law and each item, from the answers of a class."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from game.core.rng import Rng
from tutorial.items.bank import FORMS, PAIRS, Item, read_topic
from tutorial.quiz.learner import MOMENTS, Learner, Moment, Round, is_right, pairs

# --- gain -----------------------------------------------------------------------------------------
# The normalized gain of a class, and how sure one can be of it.
#
# Gain: the share of what could be learnt that was learnt, from the sums of a class (R. R. Hake,
# American Journal of Physics 66 (1998) 64). Interval: learners are drawn again and again from the
# class itself, with replacement, and the gain of each such class is worked out (bootstrap: B.
# Efron, Annals of Statistics 7 (1979) 1). Its percentiles are a little too narrow for small
# classes, so they are taken further out (T. C. Hesterberg, The American Statistician 69 (2015)
# 371).


SURE = 95
"""Per cent of classes whose gain is in its interval: what is promised."""
LEVEL = 0.965
"""Nominal level for it: higher, since coverage falls short in classes of 20 to 30, where
scores have only a few values. ``tests/tutorial/quiz`` measures it:
at least 950 of 1,000 simulated classes."""
DRAWS = 1000
"""Classes that are drawn."""
FEW = 20
"""With fewer learners the figure may be chance."""
LEAST = 5
"""With fewer there is no interval at all."""


class Scores(NamedTuple):
    """Number of right answers, before and after, of one learner."""

    before: int
    after: int


class Interval(NamedTuple):
    """Of a gain: with 95 per cent it is between the two."""

    low: float
    high: float


def gain(scores: Sequence[Scores], asked: int) -> float | None:
    """Of a class that was asked so many items each time; None if nothing was left to learn."""
    before = sum(score.before for score in scores)
    after = sum(score.after for score in scores)
    left = asked * len(scores) - before
    return (after - before) / left if left else None


def interval(scores: Sequence[Scores], asked: int, seed: str = "gain") -> Interval | None:
    """By bootstrap, the same each time; None for too few, or where no gain can be told."""
    many = len(scores)
    if many < LEAST:
        return None
    chance = Rng(seed, "bootstrap")
    drawn = (gain([chance.pick(scores) for _ in scores], asked) for _ in range(DRAWS))
    gains = sorted(each for each in drawn if each is not None)
    if len(gains) < DRAWS:
        return None
    tail = _tail(many)
    return Interval(gains[math.floor(tail * DRAWS)], gains[math.ceil((1 - tail) * DRAWS) - 1])


def _tail(many: int) -> float:
    """The share that is cut off at either end: less than usual for a small class."""
    wide = math.sqrt(many / (many - 1)) * _student((1 + LEVEL) / 2, many - 1)
    return NormalDist().cdf(-wide)


def _student(share: float, freedom: int) -> float:
    """Quantile of Student's t distribution by its series in 1 / freedom.

    M. Abramowitz and I. A. Stegun, Handbook of Mathematical Functions, 26.7.5: from four degrees of
    freedom on right to a twentieth.
    """
    z = NormalDist().inv_cdf(share)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + math.fsum(term / freedom**n for n, term in enumerate(terms, 1))


# --- figures --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ClassFigures:
    """Of one topic."""

    learners: int
    """Learners who did one round or both."""
    scores: tuple[Scores, ...]
    """Of the learners who did both rounds."""
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
    """Of one law: number of right answers of the learners who did both rounds."""

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
    """Count of each choice, and "" for none."""
    reasons: Counter[str]
    discrimination: float | None
    """Discrimination, as `discrimination` defines it. None: too few, or all alike."""

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
