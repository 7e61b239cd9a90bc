"""Theme of Particle Builder: the move after which the fewest cards are missing for the target."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ai.drills.drill import DrillTheme, states_after
from ai.evaluators.particle_builder.outlook import lacking
from ai.puzzles.puzzle import Position
from game.rules.particle_builder.mat import EMPTY
from game.rules.particle_builder.state import View


class FewestLacking:
    """Cards that are still missing for the own target, counted from their full number down."""

    def asks(self, position: Position) -> bool:
        """The own target is known."""
        view: View = position.view
        return view.aims[position.seat] != EMPTY

    def worths(self, position: Position, seed: str) -> Sequence[int]:
        """Cards missing after each move, as a negative number."""
        return [-len(lacking(state, position.seat)) for state in states_after(position, seed)]


THEMES: Mapping[str, DrillTheme] = {"race": FewestLacking()}
