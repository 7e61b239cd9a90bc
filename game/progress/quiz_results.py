"""What is kept of the quiz: a first round without its second, and the results of a class."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

from game.store import Store
from game.store.json_values import Whole, decode, decode_items
from tutorial.quiz import QUIZ, Outcome

OUTCOMES, OPEN, GROUP = "quiz-outcomes", "quiz-before", "quiz-group"
"""Keys in the store: finished pairs of rounds, a first round without its second, the group."""
MOST = 300
"""Results kept: the newest."""


@dataclass(frozen=True, slots=True)
class Kept:
    """An `Outcome` as it may be kept: right and wrong as true and false, or as 1 and 0."""

    day: str
    group: str
    before: tuple[bool | Whole, ...]
    after: tuple[bool | Whole, ...]


def next_form(store: Store) -> str:
    """Which round comes now: one of `tutorial.quiz.FORMS`."""
    return "before" if first_round(store) is None else "after"


def first_round(store: Store) -> tuple[bool, ...] | None:
    """Right or not, question by question, of a first round that waits for its second."""
    answers = decode(store.progress(OPEN), tuple[Whole, ...], ())
    return tuple(map(bool, answers)) if len(answers) == len(QUIZ["before"]) else None


def keep_first_round(store: Store, answers: Sequence[bool]) -> None:
    """Keep a first round until the second one."""
    store.set_progress(OPEN, json.dumps(list(map(int, answers))))


def forget_first_round(store: Store) -> None:
    """The next round is a first one."""
    store.set_progress(OPEN, "[]")


def outcomes(store: Store) -> list[Outcome]:
    """The results of all learners, the oldest first."""
    return parse(store.progress(OUTCOMES))


def keep_outcome(store: Store, outcome: Outcome) -> None:
    """Add a learner's result; beyond `MOST` the oldest goes."""
    store.set_progress(OUTCOMES, text([*outcomes(store), outcome][-MOST:]))


def text(results: Iterable[Outcome]) -> str:
    """Results as JSON."""
    return json.dumps([asdict(result) for result in results], separators=(",", ":"))


def parse(kept: str | None) -> list[Outcome]:
    """Results as `text` wrote them; what makes no sense is left out."""
    return [
        Outcome(row.day, row.group, tuple(map(bool, row.before)), tuple(map(bool, row.after)))
        for row in decode_items(kept, Kept)
        if len(row.before) == len(row.after) == len(QUIZ["before"])
    ]
