"""What is at stake: what one plays for, and how tense it is. What a table declares of it.

Both are made of what everybody at the table can see, so that neither ribbon nor music gives
anything away.
"""

from __future__ import annotations

from typing import Protocol, TypeVar, runtime_checkable

from game.core.contract import Seat
from game.core.phrase import Phrase

V_contra = TypeVar("V_contra", contravariant=True)


@runtime_checkable
class Stakes(Protocol[V_contra]):
    """An optional capability of a table."""

    def goal(self, view: V_contra) -> Phrase:
        """What one plays for in this game, in one line."""

    def tension(self, view: V_contra) -> float:
        """How close it is to its end, or to a disaster: 0 calm, 1 the most."""


@runtime_checkable
class Sides(Protocol[V_contra]):
    """An optional capability of a table for two, whose seats are not alike: they play two sides."""

    def changed(self, view: V_contra, seat: Seat | None) -> Phrase | None:
        """At the start of a game before which two have changed seats: what this one plays now.

        ``seat``: of the only person; None: of both are said. None where sides are chosen later.
        """


def share(part: float, whole: float) -> float:
    """Part of a whole, within 0 and 1."""
    return min(1.0, max(0.0, part / whole)) if whole > 0 else 0.0


@runtime_checkable
class CountsUp(Protocol[V_contra]):
    """An optional capability: the points of a finished game can be counted one after another."""

    def parts(self, view: V_contra) -> tuple[tuple[int, ...], ...]:
        """Of each figure of the total (`game.tables.table.Line.scores`), what it is made of.

        They come in the order in which they are counted, and add up to the figure.
        """
