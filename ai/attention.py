"""What opponents overlook or do not know: some choices take attention, some take knowledge.

An evaluator that knows such choices says how often each level is aware of them. A player who is not
aware of a choice does not have it that time; everything else is played as well as ever.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from game.core.contract import M
from game.core.rng import Rng


class Aware(Protocol):
    """What a player notices: all legal moves in, those that are noticed out; never none."""

    def __call__(self, view: object, moves: Sequence[M], /) -> Sequence[M]:
        """The moves that are noticed in this view, in their order."""


@runtime_checkable
class Demands(Protocol):
    """An evaluator of a game in which something is easily overlooked."""

    @property
    def attention(self) -> Mapping[str, Mapping[str, float]]:
        """Kind of move -> level -> how often that level is aware of it; levels not named always."""


@runtime_checkable
class Examines(Protocol):
    """An evaluator of a game that asks what one knows or does not know."""

    def unsure(self, view: Any, level: str) -> Sequence[tuple[Any, ...]]:
        """Where something is asked: the answers that this level cannot tell from the right one,
        which is one of them. Nowhere else any."""


def everything(_view: object, moves: Sequence[M], /) -> Sequence[M]:
    """Nothing is overlooked."""
    return moves


def awareness(evaluator: object, level: str, seed: str) -> Aware:
    """What this level is aware of at the choice with this seed."""
    missed = _missed(evaluator, level, seed)
    if not missed and not isinstance(evaluator, Examines):
        return everything

    def aware(view: object, moves: Sequence[M], /) -> Sequence[M]:
        left = [m for m in moves if _kind_of(m) not in missed] or moves
        unsure = evaluator.unsure(view, level) if isinstance(evaluator, Examines) else ()
        if len(unsure) < 2:
            return left
        guess = Rng(seed, "attention/knowledge").pick(unsure)
        return [m for m in left if m == guess or m not in unsure]

    return aware


def _missed(evaluator: object, level: str, seed: str) -> set[str]:
    """The kinds of moves that are overlooked."""
    if not isinstance(evaluator, Demands):
        return set()
    return {
        kind
        for kind, rates in evaluator.attention.items()
        if Rng(seed, f"attention/{kind}").random() >= rates.get(level, 1.0)
    }


def _kind_of(move: object) -> str:
    assert isinstance(move, tuple)
    return str(move[0])
