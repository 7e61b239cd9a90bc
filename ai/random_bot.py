"""The bot that knows nothing: the zero of every rating."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from ai.bot import Budget
from game.core.contract import M, V
from game.core.rng import Rng


class RandomBot(Generic[V, M]):
    """Any legal move, evenly."""

    def __init__(self, seed: str) -> None:
        """Equal seeds make equal choices."""
        self._seed = seed

    def choose(self, view: V, moves: Sequence[M], budget: Budget) -> M:
        """One of ``moves``."""
        return Rng(self._seed, "random").pick(moves)
