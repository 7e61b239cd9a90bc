"""Registry of games and evaluators for engine processes: two modules by name.

Names, because they can be sent to engine processes, and because nothing is imported before
it is needed: one game is played with one rulebook and one evaluator.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, NamedTuple, TypeAlias

from ai.bot import Budget, Evaluator
from ai.greedy import NONE, USUAL, BlunderModel
from ai.search import SearchStyle
from game.core.session import AnyGame

# --- opponents ------------------------------------------------------------------------------------
# What makes opponents of one game: its evaluator, how a search goes about it, and how visitors
# err.
#
# The part of a game's descriptor that engine processes need. It lies beside the evaluator, as
# ``OPPONENTS`` of the module ``ai.evaluators.<id>``, because such a process knows no more than
# the id.


AnyEvaluator: TypeAlias = Evaluator[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Opponents:
    """Every field may be left out: opponents then have search alone, in the usual way."""

    evaluator: AnyEvaluator | None = None
    """Evaluator: it scores moves and positions, and gives reasons."""
    style: SearchStyle = field(default_factory=SearchStyle)
    """Search style, where the default is not best."""
    styles: Mapping[str, SearchStyle] = field(default_factory=dict)
    """Level -> the same, for a level that should go about it differently."""
    iterations: Mapping[str, int] = field(default_factory=dict)
    """Level -> iterations of its search, where the level's own number does not fit the game.

    A machine half as fast as the one they were set on still keeps well within the seconds.
    """
    blunders: Mapping[str, BlunderModel] = field(default_factory=dict)
    """Level -> how it errs: a visitor, where the usual way makes one too strong for a beginner;
    or another level without search, where the next level would be no better."""
    hint: Budget | None = None
    """Budget of a hint; None: that of `ai.analysis.LEVEL`."""
    solo: Budget | None = None
    """Budget of a hint for a player alone; None: as long as any other hint."""

    def blunders_of(self, level: str) -> BlunderModel:
        """Errors of levels that do not search: visitors always, others where it is said."""
        return self.blunders.get(level, USUAL if level == "visitor" else NONE)


# --- registry -------------------------------------------------------------------------------------


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
        """Opponents of the game; the usual ones where nothing was written down."""
        own_opponents: Opponents = import_module(self.evaluators_in).opponents(game)
        return own_opponents

    def evaluator(self, game: str) -> AnyEvaluator | None:
        """Evaluator of the game; None where there is none."""
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
    """The same registry, with other opponents: to try out an evaluator in play."""

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
