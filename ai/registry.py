"""Where opponents find the games and what is known about them: by the names of two modules.

Names, because they cross to thinking processes as they are, and because nothing is imported before
it is needed: the menu is shown without reading a judge.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

from ai.bot import Judge
from game.core.session import AnyGame


class Shelf(NamedTuple):
    """A module with ``GAMES`` and one with ``JUDGES``, each a dict by game id."""

    games_in: str = "game.rules"
    judges_in: str = "ai.judges"

    def game(self, game: str) -> AnyGame:
        """The game of this id. Raises KeyError."""
        rules: AnyGame = import_module(self.games_in).GAMES[game]
        return rules

    def judge(self, game: str) -> Judge[Any, Any, Any] | None:
        """What is known about it; None where that was never written down."""
        judge: Judge[Any, Any, Any] | None = import_module(self.judges_in).JUDGES.get(game)
        return judge


HOUSE = Shelf()
"""The games of the house."""
