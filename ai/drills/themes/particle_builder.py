"""Themes of Particle Builder: fewest cards missing, and the statistic that is likeliest to win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from ai.drills.drill import DrillTheme, states_after
from ai.evaluators.particle_builder.outlook import lacking
from ai.evaluators.particle_builder.reasons import win_percent
from ai.puzzles.puzzle import Position
from game.rules.particle_builder.mat import EMPTY
from game.rules.particle_builder.state import STATISTIC, Move, View


class FewestLacking:
    """Cards that are still missing for the own target, counted from their full number down."""

    def asks(self, position: Position) -> bool:
        """The own target is known."""
        view: View = position.view
        return view.aims[position.seat] != EMPTY

    def worths(self, position: Position, seed: str) -> Sequence[int]:
        """Cards missing after each move, as a negative number."""
        return [-len(lacking(state, position.seat)) for state in states_after(position, seed)]


class LikeliestStatistic:
    """Percentage of the unseen cards that the own card beats, by statistic."""

    def asks(self, position: Position) -> bool:
        """A statistic is to be named."""
        view: View = position.view
        return view.phase == STATISTIC

    def worths(self, position: Position, seed: str) -> Sequence[int]:
        """Percentage for each statistic, from what the player has seen."""
        del seed
        return [win_percent(position.view, m.at) for m in cast("Sequence[Move]", position.moves)]


THEMES: Mapping[str, DrillTheme] = {"race": FewestLacking(), "statistic": LikeliestStatistic()}
