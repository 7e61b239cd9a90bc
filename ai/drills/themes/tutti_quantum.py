"""Theme of Tutti Quantum: the card and the place that bring the most points at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from ai.drills.drill import DrillTheme
from ai.puzzles.puzzle import Position
from game.rules.tutti_quantum.diagram import rebuilt
from game.rules.tutti_quantum.scoring import total
from game.rules.tutti_quantum.state import PICK, SECRET, Move, View


class PointsNow:
    """Points of the own diagram, right after the move."""

    def asks(self, position: Position) -> bool:
        """A card is laid on a diagram that has some."""
        view: View = position.view
        return view.phase in (PICK, SECRET) and view.round > 0

    def worths(self, position: Position, seed: str) -> Sequence[int]:
        """Points with each move; the row and the own card are open to the player."""
        del seed
        view: View = position.view
        worths = []
        for move in cast("Sequence[Move]", position.moves):
            after = rebuilt(view.diagrams[position.seat])
            after.lay(move.edge, move.card, move.facing)
            worths.append(total(after, view.scoring))
        return worths


THEMES: Mapping[str, DrillTheme] = {"vertices": PointsNow()}
