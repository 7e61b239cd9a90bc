"""A `EngineClient` without processes: thinks in the test itself, a question at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ai.bot import Budget, Thinks
from ai.levels import budget, make_bot
from ai.registry import HOUSE, Registry
from ai.worker.client import Answer, EngineClient


class Here(EngineClient):
    """Answers at the next poll, with whole budgets and no clock."""

    def __init__(self, registry: Registry = HOUSE) -> None:
        super().__init__(registry)
        self.questions = 0
        self._open: tuple[Any, ...] | None = None

    def ask(
        self,
        game: str,
        view: Any,
        legal: Sequence[Any],
        level: str,
        seed: str,
        given: Budget | None = None,
    ) -> int:
        assert legal
        self.questions += 1
        self._open = (game, view, legal, level, seed, given or budget(game, level, self._registry))
        return self.questions

    def poll(self) -> Answer | None:
        if self._open is None:
            return None
        game, view, legal, level, seed, given = self._open
        self._open = None
        bot = make_bot(game, level, seed, self._registry)
        move = bot.choose(view, legal, Budget(given.iterations, 3600.0))
        assert move in legal
        return Answer(self.questions, move, bot.analysis if isinstance(bot, Thinks) else None)

    def cancel(self) -> None:
        self._open = None
