"""Where thinking processes find the games and what is known about them: two modules by name.

Names, because they cross to thinking processes as they are, and because nothing is imported before
it is needed: one game is played with one rulebook and one judge.
"""

from __future__ import annotations

import contextlib
from importlib import import_module
from pkgutil import iter_modules
from typing import NamedTuple

from ai.opponents import AnyJudge, Opponents
from game.core.session import AnyGame


class Shelf(NamedTuple):
    """A module with `game.rules.rulebook` and one with `ai.judges.opponents`, or the like."""

    games_in: str = "game.rules"
    judges_in: str = "ai.judges"
    recipes_in: str = "ai.lab.recipes"
    """The package with a module of recipes for each game (`ai.lab.fitting.recipe`)."""

    def game(self, game: str) -> AnyGame:
        """The game of this id. Raises KeyError."""
        rules: AnyGame = import_module(self.games_in).rulebook(game)
        return rules

    def opponents(self, game: str) -> Opponents:
        """What makes opponents of it; the usual ones where nothing was written down."""
        own_opponents: Opponents = import_module(self.judges_in).opponents(game)
        return own_opponents

    def judge(self, game: str) -> AnyJudge | None:
        """What is known about it; None where that was never written down."""
        return self.opponents(game).judge

    def warm_up(self) -> None:
        """Import every game and every judge, so that no answer waits for it.

        One that cannot be imported stops no other: the first question about it says why.
        """
        for name in (self.games_in, self.judges_in):
            folder = getattr(import_module(name), "__path__", ())
            for module in iter_modules(folder):
                with contextlib.suppress(Exception):
                    import_module(f"{name}.{module.name}")


class ShelfWith(Shelf):
    """The same shelf, but for what makes opponents: to try out a judge in play."""

    _tried: Opponents

    @classmethod
    def of(cls, shelf: Shelf, tried: Opponents) -> ShelfWith:
        """For one game: whichever is asked for, these are its opponents."""
        own = cls(*shelf)
        own._tried = tried
        return own

    def opponents(self, game: str) -> Opponents:
        """Those that are tried out."""
        return self._tried


HOUSE = Shelf()
"""The games of the house."""
