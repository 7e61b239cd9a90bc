"""The quiz: eight questions before the lessons, eight like them after; and what the two tell."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.core.particles import (
    BOTTOM,
    DOWN,
    ELECTRON,
    GLUON,
    HIGGS,
    MUON,
    NU_E,
    NU_MU,
    PHOTON,
    POSITRON,
    STRANGE,
    TAU,
    TOP,
    UP,
    Z,
)

FORMS = ("before", "after")
CHOICES = 4
LONGEST_GROUP = 30
"""Letters of a teacher's name for a group."""


class Question(NamedTuple):
    """Asked under the key ``quiz-<form>-<id>``, its choices ``quiz-<form>-<id>-<number>``.

    With pictures the choices are particles, and need no words of their own.
    """

    id: str
    right: int
    """Number of the right choice, from 0."""
    pictures: tuple[int, ...] = ()
    """Particle ids."""


QUIZ: dict[str, tuple[Question, ...]] = {
    "before": (
        Question("heavy", 3, (ELECTRON, UP, MUON, TOP)),
        Question("charge", 1, (ELECTRON, UP, NU_E, DOWN)),
        Question("lepton", 2, (UP, GLUON, ELECTRON, PHOTON)),
        Question("boson", 0, (PHOTON, STRANGE, MUON, NU_E)),
        Question("made", 1),
        Question("anti", 2),
        Question("state", 0),
        Question("decay", 3),
    ),
    "after": (
        Question("heavy", 1, (UP, HIGGS, TAU, PHOTON)),
        Question("charge", 2, (UP, NU_MU, MUON, Z)),
        Question("lepton", 0, (NU_E, DOWN, Z, TOP)),
        Question("boson", 3, (BOTTOM, TAU, POSITRON, GLUON)),
        Question("made", 2),
        Question("anti", 0),
        Question("state", 3),
        Question("decay", 1),
    ),
}
"""Question by question, the two forms ask for the same idea."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one learner's two rounds came to. Nobody's name is in it."""

    day: str
    """Of the second round: YYYY-MM-DD."""
    group: str
    """As the teacher called it; may be empty."""
    before: tuple[bool, ...]
    """Right or not, question by question; a skipped one is not."""
    after: tuple[bool, ...]


def gain(before: int, after: int, questions: int) -> float | None:
    """The normalised gain: how much of what could be learnt was learnt.

    None where all was right before, so that nothing was left to learn.
    """
    return None if before == questions else (after - before) / (questions - before)


def group_gain(outcomes: Sequence[Outcome]) -> float | None:
    """The gain of a group, from its means; None without anything to learn, or any learner."""
    questions = sum(len(outcome.before) for outcome in outcomes)
    before = sum(sum(outcome.before) for outcome in outcomes)
    after = sum(sum(outcome.after) for outcome in outcomes)
    return gain(before, after, questions)


def table(outcomes: Iterable[Outcome]) -> str:
    """As CSV: day, group, right before, right after, and for each question -1, 0 or 1."""
    sheet = io.StringIO()
    rows = csv.writer(sheet, lineterminator="\n")
    rows.writerow(
        ["day", "group", "before", "after", *(question.id for question in QUIZ["before"])]
    )
    for outcome in outcomes:
        steps = [int(b) - int(a) for a, b in zip(outcome.before, outcome.after, strict=True)]
        # A spreadsheet would take a label that begins like this for a formula.
        group = outcome.group.lstrip("=+-@\t\r")
        rows.writerow([outcome.day, group, sum(outcome.before), sum(outcome.after), *steps])
    return sheet.getvalue()
