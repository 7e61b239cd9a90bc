"""The clock of timed choices (`game.scenes.table.timed_choice`)."""

from __future__ import annotations

from msgspec import Struct

from game.core.contract import AnyMove
from game.tables.capabilities import Moment


class ChoiceClock(Struct, frozen=True):
    """The clock of timed choices, one at a time."""

    now: Moment | None = None
    held: AnyMove | None = None
    """The chosen move that waits for the end of the moment; None where others are asked too."""
    gone: float = 0.0
    """Seconds of it that have passed."""
    away: bool = False
    """True while the window has lost the focus."""
    asked_at: int = -1
    """The number of moves when the table was last asked for a moment."""
    free: bool = False
    """True if the next move is made without waiting for its moment."""
    answer: AnyMove | None = None
    """The move that an opponent has decided on and not made yet."""
    patient: bool = False
    """True for a beginner: the first choice of a kind waits until a touch."""
    known: frozenset[str] = frozenset()
    """Buttons of the choices that there were in this game."""
    stopped: bool = False
    """True while the choice waits for the first touch."""

    @property
    def running(self) -> bool:
        """True while the button can still be pressed."""
        return self.now is not None and self.gone < self.now.seconds
