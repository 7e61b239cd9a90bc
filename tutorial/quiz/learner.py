"""A learner: a code in a group, the rounds so far, and what comes back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Final, Literal, NamedTuple, get_args

from game.core.rng import Rng
from tutorial.items.bank import FORMS, Form, Item, is_there, read_topic

# --- rounds ---------------------------------------------------------------------------------------
# A round: one form of a topic's items, answered once, before the lesson or after it.


Moment = Literal["before", "after"]
MOMENTS: Final[tuple[Moment, ...]] = get_args(Moment)


class QuizAnswer(NamedTuple):
    """Choice of a learner. Nothing chosen: "I do not know"."""

    choice: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Round:
    """Immutable; right or wrong is not in it but follows from the item bank."""

    topic: str
    moment: Moment
    form: Form
    day: str
    """YYYY-MM-DD."""
    answers: Mapping[str, QuizAnswer]
    """By law: one for each of the topic."""

    @property
    def score(self) -> int:
        """Number of right answers."""
        return sum(right for _, right in self.judged())

    @property
    def missed(self) -> tuple[str, ...]:
        """The laws that were not answered rightly, in the order of the topic."""
        return tuple(item.law for item, right in self.judged() if not right)

    def judged(self) -> Iterator[tuple[Item, bool]]:
        """Each item, and whether it was answered rightly."""
        for item in items(self.topic, self.form):
            yield item, is_right(item, self.answers[item.law])


def items(topic: str, form: Form) -> tuple[Item, ...]:
    """The items of a round. Raises BadBank."""
    return read_topic(topic).form(form)


def is_right(item: Item, answer: QuizAnswer) -> bool:
    """True if the answer is right and, where it is asked for, the reason too."""
    return answer.choice == item.right and (
        item.reason is None or answer.reason == item.reason.right
    )


def first_form(seed: str, topic: str) -> Form:
    """Form for a learner before the lesson; the other one is for after it.

    ``seed``: the learner's code. The draw halves a class, so forms of unlike difficulty cancel out.
    """
    return Rng(seed, f"first form of {topic}").pick(FORMS)


def other(form: Form) -> Form:
    """The parallel one."""
    return "b" if form == "a" else "a"


def form_at(moment: Moment, seed: str, topic: str) -> Form:
    """The form of a round."""
    first = first_form(seed, topic)
    return first if moment == "before" else other(first)


def places(choices: tuple[str, ...], seed: str, key: str) -> tuple[str, ...]:
    """The choices of a question (by its text key) in the order in which this learner sees them."""
    order = list(choices)
    Rng(seed, key).shuffle(order)
    return tuple(order)


def unfit(finished: Round) -> str:
    """Reason why a round is none of the items that there are now; empty: it is."""
    if not is_there(finished.topic):
        return f"there are no items about {finished.topic[:40]!r}"
    try:
        date.fromisoformat(finished.day)
    except ValueError:
        return f"{finished.day[:40]!r} is no day such as 2026-01-31"
    asked = {item.law: item for item in items(finished.topic, finished.form)}
    for law in asked.keys() ^ finished.answers.keys():
        return f"{finished.topic} asks {'no' if law in finished.answers else 'also'} {law[:40]!r}"
    for law, answer in finished.answers.items():
        item = asked[law]
        if answer.choice not in ("", *item.choices):
            return f"{item.key} has no choice {answer.choice[:40]!r}"
        if answer.reason not in ("", *(item.reason.choices if item.reason else ())):
            return f"{item.key} has no reason {answer.reason[:40]!r}"
    return ""


# --- spacing --------------------------------------------------------------------------------------
# What was missed comes back, spaced: the next day, and once that went well a week later.
#
# Practice that is spread over days lasts longer than the same at one sitting: N. J. Cepeda et
# al., Psychological Bulletin 132 (2006) 354.


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
    """Form to ask next: not the one that was asked last."""
    day: str
    """From then on, YYYY-MM-DD."""
    times: int = 0
    """Number of times that it came back and went well."""

    @property
    def item(self) -> Item | None:
        """Item to ask; None if the bank has it no more."""
        pair = read_topic(self.topic).pair(self.law) if is_there(self.topic) else None
        return pair.item(self.form) if pair is not None else None


def _later(today: date, gap: int) -> str:
    return (today + timedelta(days=gap)).isoformat()


def with_missed(due: Sequence[Due], finished: Round, today: date) -> tuple[Due, ...]:
    """Due items: an item missed after the lesson comes back in its other form."""
    if finished.moment == "before":
        return tuple(due)
    kept = [each for each in due if each.topic != finished.topic]
    day = _later(today, GAPS[0])
    new = [Due(finished.topic, law, other(finished.form), day) for law in finished.missed]
    return tuple([*kept, *new][-MOST:])


def now(due: Iterable[Due], today: date) -> list[Due]:
    """Items for today: those that have waited longest, `AT_ONCE` of them."""
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


# --- learner --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Learner:
    """Immutable. Without a code nothing is kept of the learner."""

    group: str = ""
    """As the teacher called it; may be empty."""
    code: str = ""
    """As `tutorial.quiz.sheet.written` makes it; empty: none."""
    rounds: tuple[Round, ...] = ()
    due: tuple[Due, ...] = ()
    draw: str = ""
    """Seed if there is no code."""

    @property
    def seed(self) -> str:
        """Seed of forms and places of choices: the same each time for a code."""
        return self.code or self.draw

    def round(self, topic: str, moment: Moment) -> Round | None:
        """The one before or after a lesson, if it was made."""
        fitting = (each for each in self.rounds if (each.topic, each.moment) == (topic, moment))
        return next(fitting, None)

    def next_moment(self, topic: str) -> Moment | None:
        """Next round; None: both were made."""
        return next((each for each in MOMENTS if self.round(topic, each) is None), None)

    def with_round(self, finished: Round, today: date) -> Learner:
        """One more; what was missed comes back."""
        due = with_missed(self.due, finished, today)
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
    """All learners who did both rounds."""
    triples = ((each, each.round(topic, "before"), each.round(topic, "after")) for each in learners)
    return [Paired(who, before, after) for who, before, after in triples if before and after]
