"""Strength on one scale: the rating of every opponent, and the opponent for a wished score.

A rating is in Elo points. Of a table with several opponents the model of Plackett and Luce tells
who is likely to be first, as it does where the ratings come from (`ai.lab.calibration`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import log, log10
from typing import NamedTuple

from ai.levels import FINEST, FIT, LEVELS
from ai.numbers import numbers

PACKAGE, TABLE = "ai", "strengths"
"""The file of the ratings."""
BASE = 1500
"""Rating of a *Student* as people read it."""
PER_NAT = 400 / log(10)
"""Points of rating per unit of log-odds."""


class StrengthScale(NamedTuple):
    """Ratings of the opponents of a game at a table for so many."""

    points: tuple[tuple[int, float], ...]
    """Strength (as in `ai.levels.FIT`) and rating, both rising; a Student has about 0."""

    def rating(self, strength: int) -> float:
        """Rating of a strength: on a straight line between those that were measured."""
        for (low, worse), (high, better) in pairwise(self.points):
            if strength <= high:
                return worse + (better - worse) * (max(strength, low) - low) / (high - low)
        return self.points[-1][1]

    def strength_for(self, person: float, target: float) -> int:
        """Strength against which a person of this rating is before an opponent that often.

        The weakest or the strongest where none is that weak or strong.
        """
        wished = person - 400 * log10(target / (1 - target))
        if wished <= self.points[0][1]:
            return self.points[0][0]
        for (low, worse), (high, better) in pairwise(self.points):
            if wished <= better:
                return round(low + (high - low) * (wished - worse) / (better - worse))
        return next(s for s, rating in self.points if rating == self.points[-1][1])


@cache
def curve(game: str, seats: int) -> StrengthScale | None:
    """The ratings at such a table; None where none were measured."""
    rows = numbers(PACKAGE, TABLE).get(f"{game}/{seats}")
    return None if rows is None else StrengthScale(tuple((int(s), float(r)) for s, r in rows))


def strength_of(level: str) -> int:
    """Strength of a level, or of a strength by its name."""
    fit = FIT.fullmatch(level)
    return int(fit[1]) if fit else FINEST * list(LEVELS).index(level)


def first_share(person: float, others: Sequence[float]) -> float:
    """Share of games in which a person is expected to be first."""
    best = max(person, *others)
    mine, *theirs = (10 ** ((rating - best) / 400) for rating in (person, *others))
    return mine / (mine + sum(theirs))


def together(ratings: Sequence[float]) -> float:
    """Rating of one opponent who is as hard to be before as all of these are."""
    best = max(ratings)
    return best + 400 * log10(sum(10 ** ((rating - best) / 400) for rating in ratings))
