"""Sums of numbers that are not known yet: what an evaluator's own code makes when it is run on
symbols.

A learned table enters a score in a simple way: the numbers that apply are multiplied by what is
seen, and added up. So the score of a position, reckoned with symbols in place of numbers, is the
row of factors that a regression needs, and no second copy of the evaluator has to be kept in step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ai.numbers import Numbers


class Form:
    """A number, and some unknown numbers, each times a factor."""

    __slots__ = ("known", "terms")

    def __init__(self, known: float, terms: dict[int, float]) -> None:
        """``terms``: the factor of each unknown number, by its place."""
        self.known = known
        self.terms = terms

    def __add__(self, other: Form | float) -> Form:
        if not isinstance(other, Form):
            return Form(self.known + other, self.terms)
        long, short = self.terms, other.terms
        if len(long) < len(short):
            long, short = short, long
        terms = dict(long)
        for place, factor in short.items():
            terms[place] = terms.get(place, 0.0) + factor
        return Form(self.known + other.known, terms)

    __radd__ = __add__

    def __mul__(self, factor: float) -> Form:
        # A product of two unknown numbers is no sum: such a table is fitted by trying.
        if isinstance(factor, Form):
            raise TypeError("two unknown numbers are multiplied")
        if not factor:
            return Form(0.0, {})
        terms = {place: one * factor for place, one in self.terms.items()}
        return Form(self.known * factor, terms)

    __rmul__ = __mul__

    def __truediv__(self, divisor: float) -> Form:
        return self * (1.0 / divisor)

    def __neg__(self) -> Form:
        return self * -1.0

    def __sub__(self, other: Form | float) -> Form:
        return self + -other

    def __rsub__(self, other: float) -> Form:
        return -self + other


def flat(numbers: Numbers) -> list[float]:
    """All numbers of a table, one after another in the order of its file."""
    if isinstance(numbers, dict):
        return [one for row in numbers.values() for one in flat(row)]
    if isinstance(numbers, list):
        return [one for row in numbers for one in flat(row)]
    return [numbers]


def shaped(like: Numbers, values: Sequence[Any]) -> Numbers:
    """The other way: these values (or symbols) in the shape of a table."""
    rest = iter(values)

    def fill(part: Numbers) -> Numbers:
        if isinstance(part, dict):
            return {name: fill(row) for name, row in part.items()}
        if isinstance(part, list):
            return [fill(row) for row in part]
        return next(rest)

    filled = fill(like)
    assert next(rest, None) is None, "as many values as numbers"
    return filled


def symbols(like: Numbers) -> Numbers:
    """The table with an unknown number in each place."""
    return shaped(like, [Form(0.0, {place: 1.0}) for place in range(len(flat(like)))])


def rounded(like: Numbers, values: Sequence[float], digits: int = 3) -> Numbers:
    """Values in the shape of a table: whole where its numbers are, else with so many decimals."""
    kinds = flat(like)
    return shaped(
        like,
        [
            round(value) if isinstance(kind, int) else round(float(value), digits)
            for kind, value in zip(kinds, values, strict=True)
        ],
    )
