"""What opponents overlook: some choices take attention, and beginners have less of it.

A judge that knows such choices says how often each level is aware of them. A player who is not
aware of a choice does not have it that time; everything else is played as well as ever.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

from game.core.contract import M
from game.core.rng import Rng


class Aware(Protocol):
    """What a player notices: all legal moves in, those that are noticed out; never none."""

    def __call__(self, moves: Sequence[M], /) -> Sequence[M]:
        """The moves that are noticed, in their order."""


@runtime_checkable
class Demands(Protocol):
    """A judge of a game in which something is easily overlooked."""

    @property
    def attention(self) -> Mapping[str, Mapping[str, float]]:
        """Kind of move -> level -> how often that level is aware of it; levels not named always."""


def everything(moves: Sequence[M], /) -> Sequence[M]:
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

    def aware(moves: Sequence[M], /) -> Sequence[M]:
        return [move for move in moves if _kind_of(move) not in missed] or moves

    return aware


def _kind_of(move: object) -> str:
    assert isinstance(move, tuple)
    return str(move[0])
