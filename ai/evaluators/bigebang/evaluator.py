"""What is known about Big*Bang besides its rules, as the opponents ask for it."""

from __future__ import annotations

from collections.abc import Sequence

from ai.bot import Thinking
from ai.evaluators.bigebang import puzzles
from ai.evaluators.bigebang.beam import LEAST, PuzzlePlan
from ai.evaluators.bigebang.endings import Counted, counted
from ai.evaluators.bigebang.rating import RATING, Rating
from ai.evaluators.bigebang.reasons import reason
from ai.evaluators.bigebang.worth import WORTH, Worth
from game.core.phrase import Phrase
from game.rules.bigebang.state import UNDECIDED, Move, State, View


class BigEBangEvaluator:
    """Rates moves, values positions, says why; plans puzzles and counts small endings."""

    def __init__(self, worth: Worth = WORTH, rating: Rating = RATING) -> None:
        self._worth = worth
        self._rating = rating

    def move_scores(self, state: State, moves: Sequence[Move]) -> Sequence[float]:
        """See `rating` and `puzzles`."""
        if state.universe.puzzle:
            return puzzles.move_scores(state, moves)
        if state.matter == UNDECIDED:
            return self._sides(state)
        return self._rating.move_scores(state, moves)

    def value(self, state: State) -> tuple[float, ...]:
        """See `worth` and `puzzles`."""
        if state.universe.puzzle:
            return (puzzles.worth(state),) * state.universe.seats
        lead = self._worth.of(state)
        return lead, -lead

    def reason(self, view: View, move: Move) -> Phrase:
        """See `reasons`."""
        return reason(view, move)

    def plan(self, view: View, moves: Sequence[Move]) -> Thinking[Move] | None:
        """Puzzles for one are planned by beams; endings with few moves left are counted."""
        if view.universe.seats == 1:
            return PuzzlePlan(view, LEAST)
        solution = counted(view)
        return None if solution is None else Counted(solution)

    def _sides(self, state: State) -> list[float]:
        """Matter, then antimatter, for the chooser, who moves second."""
        leads = []
        for side in (0, 1):
            chosen = state.copy()
            chosen.matter = state.turn ^ side
            chosen.turn = 1 - state.turn
            lead = self._worth.of(chosen)
            leads.append(4.0 * (lead if state.turn == 0 else -lead))
        return leads
