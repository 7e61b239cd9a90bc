"""A class at a glance: who got how far in which lesson, and which wrong ideas are common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tutorial.quiz.learner import Learner, Round

COMMON = 3
"""Misconceptions that are told."""


class Standing(NamedTuple):
    """Right answers of one learner about one topic."""

    before: int | None
    last: int | None
    """In the delayed round, or else in the one after the lesson."""
    asked: int

    @property
    def share(self) -> float:
        """Of the newest round that was made."""
        right = self.last if self.last is not None else self.before
        return (right or 0) / self.asked


class Common(NamedTuple):
    """A misconception, and where it was chosen most often."""

    name: str
    learners: int
    topic: str
    law: str


def standing(who: Learner, topic: str) -> Standing | None:
    """None: this learner has made no round about the topic."""
    newest = newest_round(who, topic)
    if newest is None:
        return None
    before = who.round(topic, "before")
    last = None if newest.moment == "before" else newest.score
    return Standing(before.score if before else None, last, len(newest.answers))


def newest_round(who: Learner, topic: str) -> Round | None:
    """The delayed round, or else the one after the lesson, or else the one before it."""
    rounds = (who.round(topic, moment) for moment in ("later", "after", "before"))
    return next((each for each in rounds if each is not None), None)


def laws_known(who: Learner, topic: str) -> dict[str, bool]:
    """For each law of the topic, whether the newest round had all of its answers right."""
    newest = newest_round(who, topic)
    if newest is None:
        return {}
    missed = set(newest.missed)
    return {item.law: item.law not in missed for item in newest.items}


def neediest_first(members: Sequence[Learner], topics: Sequence[str]) -> list[Learner]:
    """Learners with results, those with the smallest share of right answers first."""

    def share(who: Learner) -> float:
        there = [each for topic in topics if (each := standing(who, topic))]
        return sum(each.share for each in there) / len(there)

    able = [who for who in members if any(standing(who, topic) for topic in topics)]
    return sorted(able, key=lambda who: (share(who), who.code))


def common(members: Sequence[Learner], topics: Sequence[str]) -> list[Common]:
    """The misconceptions of most learners in their newest rounds; each learner counts once."""
    learners: Counter[str] = Counter()
    places: dict[str, Counter[tuple[str, str]]] = {}
    for who in members:
        held: set[str] = set()
        for newest in filter(None, (newest_round(who, topic) for topic in topics)):
            for item in newest.items:
                name = item.misconception.get(newest.answers[item.slot].choice)
                if name is not None:
                    held.add(name)
                    places.setdefault(name, Counter())[newest.topic, item.law] += 1
        learners.update(held)
    order = sorted(learners, key=lambda name: (-learners[name], name))[:COMMON]
    return [Common(name, learners[name], *places[name].most_common(1)[0][0]) for name in order]
