"""Goal and tension of a game: capabilities that a table may declare.

Both are made of what all players can see, so that neither banner nor music gives
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
        """The goal of this game, in one line."""

    def tension(self, view: V_contra) -> float:
        """Nearness of the end, or of a disaster: 0 calm, 1 the most."""


@runtime_checkable
class Sides(Protocol[V_contra]):
    """An optional capability of a table for two, whose seats are not alike: they play two sides."""

    def changed(self, view: V_contra, seat: Seat | None) -> Phrase | None:
        """The side of this player at the start of a game before which two have changed seats.

        ``seat``: of the only person; None: of both are said. None where sides are chosen later.
        """


def share(part: float, whole: float) -> float:
    """Part of a whole, within 0 and 1."""
    return min(1.0, max(0.0, part / whole)) if whole > 0 else 0.0


@runtime_checkable
class CountsUp(Protocol[V_contra]):
    """An optional capability: the points of a finished game can be counted one after another."""

    def parts(self, view: V_contra) -> tuple[tuple[int, ...], ...]:
        """The parts of each figure of the total (`game.tables.table.Line.scores`).

        They come in the order in which they are counted, and add up to the figure.
        """
