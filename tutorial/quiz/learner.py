"""A learner: a code in a group, the rounds so far, and what comes back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from typing import NamedTuple

from tutorial.quiz import spacing
from tutorial.quiz.rounds import MOMENTS, Moment, Round
from tutorial.quiz.spacing import Due


@dataclass(frozen=True, slots=True)
class Learner:
    """Immutable. Without a code it is somebody of whom nothing is kept."""

    group: str = ""
    """As the teacher called it; may be empty."""
    code: str = ""
    """As `tutorial.quiz.codes.written` makes it; empty: none."""
    rounds: tuple[Round, ...] = ()
    due: tuple[Due, ...] = ()
    draw: str = ""
    """What chance starts from where there is no code."""

    @property
    def seed(self) -> str:
        """What forms and places of choices are drawn from: the same each time for a code."""
        return self.code or self.draw

    def round(self, topic: str, moment: Moment) -> Round | None:
        """The one before or after a lesson, if it was made."""
        fitting = (each for each in self.rounds if (each.topic, each.moment) == (topic, moment))
        return next(fitting, None)

    def next_moment(self, topic: str) -> Moment | None:
        """Which round comes now; None: both were made."""
        return next((each for each in MOMENTS if self.round(topic, each) is None), None)

    def with_round(self, finished: Round, today: date) -> Learner:
        """One more; what was missed comes back."""
        due = spacing.with_missed(self.due, finished, today)
        return replace(self, rounds=(*self.rounds, finished), due=due)

    def with_due(self, due: tuple[Due, ...]) -> Learner:
        """With other items that come back."""
        return replace(self, due=due)


class Paired(NamedTuple):
    """The two rounds of one learner about one topic."""

    learner: Learner
    before: Round
    after: Round


def pairs(learners: Iterable[Learner], topic: str) -> list[Paired]:
    """Everybody who made both rounds."""
    triples = ((each, each.round(topic, "before"), each.round(topic, "after")) for each in learners)
    return [Paired(who, before, after) for who, before, after in triples if before and after]
