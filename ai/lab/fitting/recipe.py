"""Recipes: which games are played, what is seen in them, and how that is scored."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Literal, NamedTuple, TypeAlias

from ai.numbers import Numbers
from ai.registry import HOUSE, AnyEvaluator, Registry
from game.core.contract import AnyMove, Seat
from game.core.session import AnyRuleEvent

Link: TypeAlias = Literal["logistic", "lead", "itself", "choice"]
"""From a score to an expectation in [-1, 1]: log-odds; a lead x as x / sqrt(1 + x²); as it is. Or
from ratings to chances of moves."""


class Lineup(NamedTuple):
    """Players and options."""

    levels: tuple[str, ...]
    seats: int
    options: Mapping[str, int] = {}


TWO = Lineup((), 2)


class Ascent(NamedTuple):
    """Steps of a recipe from its fit on towards games won: see `ai.lab.fitting.ascent`."""

    steps: int
    deals: int
    """In each step, for each lineup: two games each."""
    reach: float
    """Mean distance of a change from the numbers that are moved, in units."""
    stride: float
    """Number of such changes in a step for each game that a change wins."""


class TrainingPosition(NamedTuple):
    """A position of a game that was played to its end, as the seat to move could imagine it."""

    state: Any
    """Drawn from what the seat saw (`Game.determinize`): an evaluator meets no other."""
    seat: Seat
    events: Sequence[AnyRuleEvent]
    """The move that was then played, as a spectator sees it."""
    returns: tuple[float, ...]
    """Returns of the game."""
    moves: Sequence[AnyMove] = ()
    """The legal ones, where a search thought about them."""
    visits: Mapping[str, int] = {}
    """Visits of each move, by its text; those that it never tried are left out."""


class Observation(NamedTuple):
    """One comparison of an evaluator with how a game ended."""

    score: Any
    """Result of the evaluator: a number, or a `models.LinearForm` of unknown ones."""
    outcome: float
    """The right expectation, in [-1, 1]."""


class SearchedChoice(NamedTuple):
    """One comparison of an evaluator's ratings with what a search made of them."""

    ratings: Sequence[Any]
    """Of each legal move: numbers, or `models.LinearForm` of unknown ones."""
    shares: Sequence[float]
    """Of the search's visits, for the same moves; 1 in all."""


Scorer: TypeAlias = Callable[[TrainingPosition], Iterable[Any]]
"""Lessons of a moment, as an `Observation`, or where ratings are fitted as a
`SearchedChoice`; nothing, of most."""


@dataclass(frozen=True)
class Recipe:
    """Recipe of one data file."""

    table: str
    """The name of the file."""
    lineups: tuple[Lineup, ...]
    """Each gets an equal share of the games."""
    games: int
    """Default number of games."""
    scorer: Callable[[Numbers], Scorer]
    """The evaluator with these numbers."""
    link: Link
    generations: int = 1
    """The games are played in so many parts: the first by the numbers in use, each later one by
    those that were fitted to all games before it. So what a fit takes for good by mistake is tried
    out, and seen to fail. Not with a teacher."""
    teacher: str = ""
    """The level whose search thinks about the moments that are looked at, for ratings."""
    linear: bool = True
    """True if scores are sums of the numbers; if not, they are found by trying."""
    share: float = 1.0
    """Of the moments of a game that are looked at, by chance: neighbours are much alike."""
    unit: float = 1.0
    """As far as this a number may go from where it begins before that has to be worth it."""
    smooth: Mapping[str, float] = field(default_factory=dict)
    """By name at the top of the file: this share of what all moments say of a number speaks for
    where it begins. Where much goes together in games that is apart in plans, that shares a gain
    out among all that may have brought it."""
    start: Numbers | None = None
    """First numbers, in the shape of the file; None: zeros. A number that no game shows then
    stays as it is."""
    least: float | None = None
    """No number may be smaller."""
    evaluator: Callable[[Numbers], AnyEvaluator] | None = None
    """The whole evaluator with these numbers, to play against the one in use; None: numbers that
    decide no move, but only what people are told."""
    against: Lineup = TWO
    """The table at which they play against each other. A level there says how long both think, not
    who plays."""
    ascent: Ascent | None = None
    """From the fit on towards games won, at the tables of the lineups; None: the fit is the end."""
    fitted: frozenset[str] = field(default_factory=frozenset)
    """Names at the top of the file that are fitted; none: all. The others stay as they are."""


class NoRecipe(ValueError):
    """A game or a table for which nothing was written down. The message names it."""


def recipes(game: str, registry: Registry = HOUSE) -> dict[str, Recipe]:
    """The recipes of a game by table: ``RECIPES`` of its module in the lab.

    Raises NoRecipe.
    """
    try:
        module = import_module(f"{registry.recipes_in}.{game}")
    except ModuleNotFoundError:
        raise NoRecipe(f"{game} has nothing to fit") from None
    return {recipe.table: recipe for recipe in module.RECIPES}


def recipe(game: str, table: str, registry: Registry = HOUSE) -> Recipe:
    """One of them. Raises NoRecipe."""
    known = recipes(game, registry)
    if table not in known:
        raise NoRecipe(f"{game} has no table {table!r}, but {', '.join(sorted(known))}")
    return known[table]
