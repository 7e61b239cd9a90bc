"""What opponents overlook: some choices take attention, and beginners have less of it.

A judge that knows such choices says how often each level is aware of them. Whoever is not aware of
a choice does not have it that time; everything else is played as well as ever.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, runtime_checkable

from game.core.rng import Rng

Aware: TypeAlias = Callable[[Sequence[Any]], Sequence[Any]]
"""All legal moves in, those that somebody is aware of out: never none."""


@runtime_checkable
class Demands(Protocol):
    """A judge of a game in which something is easily overlooked."""

    @property
    def attention(self) -> Mapping[str, Mapping[str, float]]:
        """Kind of move -> level -> how often that level is aware of it; levels not named always."""


def everything(moves: Sequence[Any]) -> Sequence[Any]:
    """Nothing is overlooked."""
    return moves


def awareness(judge: object, level: str, seed: str) -> Aware:
    """What this level is aware of at the choice with this seed."""
    if not isinstance(judge, Demands):
        return everything
    missed = {
        kind
        for kind, rates in judge.attention.items()
        if Rng(seed, f"attention/{kind}").random() >= rates.get(level, 1.0)
    }
    if not missed:
        return everything
    return lambda moves: [move for move in moves if move[0] not in missed] or moves
