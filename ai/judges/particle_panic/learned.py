"""The tables of `alone`, in hundredths of log-odds: ``alone.json``.

Where nothing was ever seen stands what holds for codes and limit on the whole, or a zero.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ai.numbers import Numbers, numbers


class Tables(NamedTuple):
    """Each is one row of numbers; what it is looked up by is told in the order of its digits."""

    hand: Sequence[int]
    """By codes entered, pattern of what lacks, hand limit."""
    room: Sequence[int]
    """By places without a particle, codes, limit from 3."""
    here: Sequence[int]
    """By particles under the pawn, whether the top card is wanted, free spaces, an open stack."""
    tops: Sequence[int]
    """By free spaces elsewhere with a wanted top card, codes, limit from 3."""
    race: Sequence[int]
    """By cards that lack and places without a particle."""
    spare: Sequence[int]
    """By suit, cards that no code needs, codes."""
    height: Sequence[int]
    """By height of the stack under the pawn, codes."""
    low: Sequence[int]
    """By stacks of three cards or fewer."""
    way: Sequence[int]
    """By the way to the nearest free space with a wanted card, whether the own is free, codes."""
    reach: Sequence[int]
    """By cards that lack, limit, free spaces up to three."""
    spread: Sequence[int]
    """By cards that lack, free spaces up to five, places without a particle in sixes."""
    counts: Sequence[Sequence[int]]
    """By spaces with one particle, two, six; codes."""


def tables_of(numbers: Mapping[str, Numbers]) -> Tables:
    """The numbers of a data file under their names."""
    return Tables(**numbers)


TABLES = tables_of(numbers(__package__, "alone"))
