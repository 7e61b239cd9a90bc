"""What was missed comes back, spaced: the next day, and once that went well a week later.

Practice that is spread over days lasts longer than the same at one sitting: N. J. Cepeda et al.,
Psychological Bulletin 132 (2006) 354.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Final

from tutorial.items.bank import Form, Item, is_there
from tutorial.items.reading import read_topic
from tutorial.quiz.rounds import Round, other

GAPS: Final = (1, 7)
"""Days until a missed item comes back; after the last of them it stays away."""
AT_ONCE = 3
"""So many come first, next time."""
MOST = 40
"""Kept of a learner, the newest."""


@dataclass(frozen=True, slots=True)
class Due:
    """An item that comes back."""

    topic: str
    law: str
    form: Form
    """Which is asked next: not the one that was asked last."""
    day: str
    """From then on, YYYY-MM-DD."""
    times: int = 0
    """How often it came back and went well."""

    @property
    def item(self) -> Item | None:
        """What is asked; None if the bank has it no more."""
        pair = read_topic(self.topic).pair(self.law) if is_there(self.topic) else None
        return pair.item(self.form) if pair is not None else None


def _later(today: date, gap: int) -> str:
    return (today + timedelta(days=gap)).isoformat()


def with_missed(due: Sequence[Due], finished: Round, today: date) -> tuple[Due, ...]:
    """What was missed after the lesson comes back in its other form; what went well does not."""
    if finished.moment == "before":
        return tuple(due)
    kept = [each for each in due if each.topic != finished.topic]
    day = _later(today, GAPS[0])
    new = [Due(finished.topic, law, other(finished.form), day) for law in finished.missed]
    return tuple([*kept, *new][-MOST:])


def now(due: Iterable[Due], today: date) -> list[Due]:
    """What comes first today: those that have waited longest, `AT_ONCE` of them."""
    ready = [each for each in due if each.day <= today.isoformat() and each.item is not None]
    return sorted(ready, key=lambda each: each.day)[:AT_ONCE]


def after(due: Sequence[Due], asked: Due, today: date, *, right: bool) -> tuple[Due, ...]:
    """It was asked again: it comes back later, or the next day, or no more."""
    rest = [each for each in due if each != asked]
    times = asked.times + 1 if right else 0
    if times < len(GAPS):
        day = _later(today, GAPS[times])
        rest.append(replace(asked, form=other(asked.form), day=day, times=times))
    return tuple(rest)
