"""The 95 % interval of a counted share."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple


class Share(NamedTuple):
    """A share of games won, and its 95 % interval."""

    share: float
    low: float
    high: float


def counted_share(won: int, games: int) -> Share:
    """The share of ``won`` among at least one game, by Wilson (1927): honest near 0 and 1."""
    share, z2 = won / games, 1.96**2
    middle = (won + z2 / 2) / (games + z2)
    half = 1.96 * sqrt(share * (1 - share) * games + z2 / 4) / (games + z2)
    return Share(share, middle - half, middle + half)
