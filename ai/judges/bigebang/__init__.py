"""What is known about Big*Bang besides its rules."""

from __future__ import annotations

from collections.abc import Sequence

from ai.judges.bigebang.rating import rate
from ai.judges.bigebang.worth import worth
from game.rules.bigebang.moves import Move
from game.rules.bigebang.state import State


class BigEBangJudge:
    """Rates moves, values positions, and says why."""

    def rate(self, state: State, moves: Sequence[Move]) -> Sequence[float]:
        """See `rating`."""
        return rate(state, moves)

    def value(self, state: State) -> tuple[float, ...]:
        """See `worth`."""
        lead = worth(state)
        return lead, -lead
