"""Results of the earlier quiz: eight items about the first lesson, right or wrong, paired by guess.

They measured something else and are never counted with those of today, but nothing is lost: the
teacher's page says how many there are and saves them as a table of their own.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from game.files.formats import ListFormat
from game.files.parsing import Whole
from game.store import Store
from tutorial.quiz.sheet import group_name

KEY, OPEN = "quiz-outcomes", "quiz-before"
"""Keys in the store: pairs of rounds, and a first round that never had its second."""
ASKED = ("heavy", "charge", "lepton", "boson", "made", "anti", "state", "decay")
Text = Annotated[str, Meta(max_length=200)]
Scores = Annotated[tuple[bool | Whole, ...], Meta(max_length=len(ASKED))]


@dataclass(frozen=True, slots=True)
class RoundScores:
    """Results of one learner's two rounds: right and wrong as true and false, or as 1 and 0."""

    day: Text
    group: Text
    before: Scores
    after: Scores


KEPT_ROUNDS, KEPT_FIRST_ROUNDS = (
    ListFormat(
        key=key,
        visitor=key == OPEN,
        kind=RoundScores,
        most=5_000,
        about=about,
        example='[{"day": "2026-01-01", "group": "7b", "before": [1, 0, 1, 0, 1, 0, 1, 0],'
        ' "after": [1, 1, 1, 0, 1, 0, 1, 0]}]',
    )
    for key, about in (
        (KEY, "Results of the earlier quiz. They are read, and no longer written."),
        (OPEN, "First rounds of the earlier quiz without a second one. They are only deleted."),
    )
)


def parse(kept: str | None) -> list[RoundScores]:
    """Results as they were written then; what makes no sense is left out."""
    return [
        row for row in KEPT_ROUNDS.read(kept) if len(row.before) == len(row.after) == len(ASKED)
    ]


def outcomes(store: Store) -> list[RoundScores]:
    """All that are kept, the oldest first."""
    return parse(store.progress(KEY))


def forget(store: Store) -> None:
    """Delete them."""
    store.forget(KEY, OPEN)


def table(results: Iterable[RoundScores]) -> str:
    """As CSV: day, group, right before, right after, and for each question -1, 0 or 1."""
    sheet = io.StringIO()
    rows = csv.writer(sheet, lineterminator="\n")
    rows.writerow(["day", "group", "before", "after", *ASKED])
    for each in results:
        before, after = list(map(bool, each.before)), list(map(bool, each.after))
        steps = [int(b) - int(a) for a, b in zip(before, after, strict=True)]
        rows.writerow(
            [group_name(each.day), group_name(each.group), sum(before), sum(after), *steps]
        )
    return sheet.getvalue()
