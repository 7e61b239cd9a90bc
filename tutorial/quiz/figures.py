"""Figures about each law and each item, from the answers of a class."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from tutorial.items.bank import Item, read_topic
from tutorial.quiz.learner import MOMENTS, Learner, Moment, Paired, Round, is_right, pairs

# --- gain -----------------------------------------------------------------------------------------
# The normalized gain of a class, and how sure one can be of it.
#
# Gain: the share of what could be learnt that was learnt, from the sums of a class (R. R. Hake,
# American Journal of Physics 66 (1998) 64). Interval: the gain is a ratio of two sums over
# learners. Its standard error comes from the learners' residuals (W. G. Cochran, Sampling
# Techniques, 3rd ed. 1977, 6.4), and Student's t distribution makes it an interval.


SURE = 95
"""Per cent of classes whose gain is in its interval: what is promised, and simulated by
``tests/tutorial/quiz/power.py``."""
FEW = 20
"""With fewer learners the figure may be chance."""
LEAST = 5
"""With fewer learners who had something left to learn there is no interval at all."""
ONE_LEARNER = {8: 0.47, 12: 0.40}
"""Standard error of the gain of one learner, by the number of items; that of a class is smaller by
the root of its number. From model classes: ``python -m tests.tutorial.quiz.power``."""


class Scores(NamedTuple):
    """Number of right answers, before and after, of one learner who was asked so many items."""

    before: int
    after: int
    asked: int = 8


class Interval(NamedTuple):
    """Of a gain: with 95 per cent it is between the two."""

    low: float
    high: float


def gain(scores: Sequence[Scores]) -> float | None:
    """Of a class; None if nothing was left to learn."""
    left = sum(score.asked - score.before for score in scores)
    return sum(score.after - score.before for score in scores) / left if left else None


def interval(scores: Sequence[Scores]) -> Interval | None:
    """Of the gain; None for too few learners with something left to learn."""
    middle, many = gain(scores), len(scores)
    left = [score.asked - score.before for score in scores]
    if middle is None or sum(map(bool, left)) < LEAST:
        return None
    rest = [
        score.after - score.before - middle * each for score, each in zip(scores, left, strict=True)
    ]
    error = sqrt(math.fsum(each * each for each in rest) * many / (many - 1)) / sum(left)
    wide = student((1 + SURE / 100) / 2, many - 1) * error
    return Interval(middle - wide, middle + wide)


def least_seen(learners: int, asked: int) -> float:
    """The smallest gain whose interval leaves out 0, in a class of so many, on average."""
    each = ONE_LEARNER[min(ONE_LEARNER, key=lambda items: abs(items - asked))]
    return student((1 + SURE / 100) / 2, learners - 1) * each / sqrt(learners)


def student(share: float, freedom: int) -> float:
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
    """Of one topic, or of several together."""

    learners: int
    """Learners who did one round or more."""
    scores: tuple[Scores, ...]
    """Of the learners who did both rounds; of several topics the sums of a learner."""
    gain: float | None
    interval: Interval | None
    flagged: int = 0
    """Learners of whom a round looks clicked through."""
    topics: int = 1
    """Number of topics with a learner who did both rounds."""

    @property
    def mean_before(self) -> float:
        """Right answers before; of those who made both, of whom there are some."""
        return sum(score.before for score in self.scores) / len(self.scores)

    @property
    def mean_after(self) -> float:
        """Right answers after."""
        return sum(score.after for score in self.scores) / len(self.scores)

    @property
    def asked(self) -> float:
        """Items of a learner, in the mean."""
        return sum(score.asked for score in self.scores) / len(self.scores)


class LawFigures(NamedTuple):
    """Of one law: number of right answers of the learners who did both rounds."""

    law: str
    before: int
    after: int
    change: Interval | None
    """Of the share that is right, after minus before; None for too few. The intervals of all laws
    of a topic are right together in 95 of 100 classes (Bonferroni)."""


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
    """Discrimination, as `discrimination` defines it. None: fewer than `TOLD`, or all alike."""

    @property
    def difficulty(self) -> float | None:
        """The share that was right, as the field calls it: 1 is the easiest. None: never asked."""
        return self.right / self.asked if self.asked else None


def class_figures(
    learners: Sequence[Learner],
    *topics: str,
    then: Moment = "after",
    without_flagged: bool = False,
) -> ClassFigures:
    """Gain and interval; of several topics together, each learner with the sums over them.

    ``then``: the round that is compared with the one before. ``without_flagged``: pairs in which
    a round looks clicked through are left out.
    """
    takers = [
        who for who in learners if any(who.round(t, moment) for t in topics for moment in MOMENTS)
    ]
    scores, flagged, there = [], 0, set()
    for who in takers:
        every = [pair for topic in topics for pair in pairs([who], topic, then=then)]
        flagged += any(pair.flagged for pair in every)
        counted = [pair for pair in every if not (without_flagged and pair.flagged)]
        if counted:
            there |= {pair.before.topic for pair in counted}
            before, after = (sum(one.score for one in side) for side in _sides(counted))
            asked = sum(len(pair.before.answers) for pair in counted)
            scores.append(Scores(before, after, asked))
    middle, sure = gain(scores), interval(scores)
    return ClassFigures(len(takers), tuple(scores), middle, sure, flagged, len(there))


def _sides(paired: Sequence[Paired]) -> tuple[list[Round], list[Round]]:
    return [pair.before for pair in paired], [pair.after for pair in paired]


def law_figures(
    learners: Sequence[Learner], topic: str, *, without_flagged: bool = False
) -> list[LawFigures]:
    """In the order of the topic, from the parallel items."""
    paired = [
        (
            {item.slot: right for item, right in pair.before.judged()},
            {item.slot: right for item, right in pair.after.judged()},
        )
        for pair in pairs(learners, topic, without_flagged=without_flagged)
    ]
    laws = [pair.law for pair in read_topic(topic).pairs]
    rows = []
    for law in laws:
        each = [(first[law], second[law]) for first, second in paired]
        change = _mean_interval([second - first for first, second in each], len(laws))
        before, after = (sum(pair[n] for pair in each) for n in (0, 1))
        rows.append(LawFigures(law, before, after, change))
    return rows


def _mean_interval(values: Sequence[int], many: int) -> Interval | None:
    """Of a mean, so wide that ``many`` such intervals are right together."""
    number = len(values)
    if number < FEW:
        return None
    mean = sum(values) / number
    error = sqrt(sum((each - mean) ** 2 for each in values) / (number - 1) / number)
    wide = student(1 - (1 - SURE / 100) / 2 / many, number - 1) * error
    return Interval(max(-1.0, mean - wide), min(1.0, mean + wide))


def item_figures(learners: Sequence[Learner], topic: str) -> list[ItemFigures]:
    """All forms of each law, in the order of the topic."""
    rounds = [each for who in learners for each in who.rounds if each.topic == topic]
    return [_item(item, rounds) for item in read_topic(topic).items]


def _item(item: Item, rounds: Sequence[Round]) -> ItemFigures:
    asked = [each for each in rounds if item in each.items]
    answers = [each.answers[item.slot] for each in asked]
    return ItemFigures(
        item,
        len(asked),
        sum(is_right(item, answer) for answer in answers),
        Counter(answer.choice for answer in answers),
        Counter(answer.reason for answer in answers if item.reason and answer.choice),
        discrimination(item, asked),
    )


TOLD = 50
"""Answers to an item from which on its discrimination is given: its standard error is 0.14. In a
class of 25, one or two good items of sixteen would seem bad by chance."""


def discrimination(item: Item, rounds: Sequence[Round]) -> float | None:
    """The correlation of being right here with the score on the other items of the round.

    It is worked out within the rounds of each moment and put together: else it would only tell
    that more is right after the lesson.
    """
    if len(rounds) < TOLD:
        return None
    together = here = there = 0.0
    for moment in MOMENTS:
        judged = [each for each in rounds if each.moment == moment]
        if len(judged) < 2:
            continue
        hits = [float(is_right(item, each.answers[item.slot])) for each in judged]
        rests = [each.score - hit for each, hit in zip(judged, hits, strict=True)]
        mean_hit, mean_rest = sum(hits) / len(judged), sum(rests) / len(judged)
        for hit, rest in zip(hits, rests, strict=True):
            together += (hit - mean_hit) * (rest - mean_rest)
            here += (hit - mean_hit) ** 2
            there += (rest - mean_rest) ** 2
    return together / sqrt(here * there) if here * there > 0 else None
