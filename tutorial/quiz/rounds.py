"""A round: one form of a topic's items, answered once, before the lesson or after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final, Literal, NamedTuple, get_args

from game.core.rng import Rng
from tutorial.items.bank import FORMS, Form, Item, is_there
from tutorial.items.reading import read_topic

Moment = Literal["before", "after"]
MOMENTS: Final[tuple[Moment, ...]] = get_args(Moment)


class Answer(NamedTuple):
    """What a learner chose. Nothing chosen: "I do not know"."""

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
    answers: Mapping[str, Answer]
    """By law: one for each of the topic."""

    @property
    def score(self) -> int:
        """How many are right."""
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


def is_right(item: Item, answer: Answer) -> bool:
    """Whether the answer is right and, where it is asked for, the reason too."""
    return answer.choice == item.right and (
        item.reason is None or answer.reason == item.reason.right
    )


def first_form(seed: str, topic: str) -> Form:
    """Which form a learner gets before the lesson; the other one is for after it.

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
    """Why a round is none of the items that there are now; empty: it is."""
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
