"""Where thinking processes find the games and what is known about them: two modules by name.

Names, because they cross to thinking processes as they are, and because nothing is imported before
it is needed: one game is played with one rulebook and one evaluator.
"""

from __future__ import annotations

import contextlib
from importlib import import_module
from pkgutil import iter_modules
from typing import NamedTuple

from ai.opponents import AnyEvaluator, Opponents
from game.core.session import AnyGame


class Registry(NamedTuple):
    """A module with `game.rules.rulebook` and one with `ai.evaluators.opponents`, or the like."""

    games_in: str = "game.rules"
    evaluators_in: str = "ai.evaluators"
    recipes_in: str = "ai.lab.recipes"
    """The package with a module of recipes for each game (`ai.lab.fitting.recipe`)."""

    def game(self, game: str) -> AnyGame:
        """The game of this id. Raises KeyError."""
        rules: AnyGame = import_module(self.games_in).rulebook(game)
        return rules

    def opponents(self, game: str) -> Opponents:
        """What makes opponents of it; the usual ones where nothing was written down."""
        own_opponents: Opponents = import_module(self.evaluators_in).opponents(game)
        return own_opponents

    def evaluator(self, game: str) -> AnyEvaluator | None:
        """What is known about it; None where that was never written down."""
        return self.opponents(game).evaluator

    def warm_up(self) -> None:
        """Import every game and every evaluator, so that no answer waits for it.

        One that cannot be imported stops no other: the first question about it says why.
        """
        for name in (self.games_in, self.evaluators_in):
            folder = getattr(import_module(name), "__path__", ())
            for module in iter_modules(folder):
                with contextlib.suppress(Exception):
                    import_module(f"{name}.{module.name}")


class RegistryWith(Registry):
    """The same registry, but for what makes opponents: to try out an evaluator in play."""

    _tried: Opponents

    @classmethod
    def of(cls, registry: Registry, tried: Opponents) -> RegistryWith:
        """For one game: whichever is asked for, these are its opponents."""
        own = cls(*registry)
        own._tried = tried
        return own

    def opponents(self, game: str) -> Opponents:
        """Those that are tried out."""
        return self._tried


HOUSE = Registry()
"""The games of the house."""
