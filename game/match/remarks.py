"""Remarks of opponents: a short line of their level now and then, about a public event."""

from __future__ import annotations

from typing import Literal

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.core.rng import Rng
from game.core.session import outcome_of
from game.match.match import Match

Event = Literal["hello", "glad", "praise", "won", "lost"]

PAUSE = 8
"""Moves at least from one line to the next, except for the greeting and the end."""
LINES = 2
"""Of each level, for what everybody noticed."""


class Remarks:
    """The remarks of one match. None where several people play, or no person does."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._rng = Rng(match.session.seed, "remarks")  # looks only: no game depends on it
        self._after = 0
        """Moves that have to be made before the next line."""
        self._greeted = False
        self._times: dict[Event, int] = {"glad": 0, "praise": 0}
        """Times that each was made: there are two lines for it, and none is repeated."""

    @property
    def _rivals(self) -> list[Seat]:
        match = self._match
        if len(match.people) != 1:
            return []
        return [seat for seat in range(match.session.seats) if match.level(seat)]

    def greeting(self) -> tuple[Seat, Phrase] | None:
        """Once, at the beginning of a game."""
        if self._greeted or self._match.session.moves:
            return None
        self._greeted = True
        return self._by(self._rivals, "hello")

    def of_success(self, mover: Seat) -> tuple[Seat, Phrase] | None:
        """The remark after a move that all noticed: a rival is glad, or praises the person."""
        moves, rivals = len(self._match.session.moves), self._rivals
        event: Event = "glad" if mover in rivals else "praise"
        if moves < self._after or not rivals or self._times[event] == LINES:
            return None
        self._after = moves + PAUSE
        self._times[event] += 1
        return self._by([mover] if mover in rivals else rivals, event, self._times[event])

    def of_the_end(self) -> tuple[Seat, Phrase] | None:
        """The game is over: a rival that won, or one that lost; together they say nothing."""
        end = outcome_of(self._match.session)
        if end.together:
            return None
        winners = [seat for seat in self._rivals if seat in end.leaders]
        return self._by(winners, "won") if winners else self._by(self._rivals, "lost")

    def _by(self, seats: list[Seat], event: Event, time: int = 1) -> tuple[Seat, Phrase] | None:
        """One of them says its line for this, or at the second ``time`` the other one."""
        if not seats:
            return None
        seat = self._rng.pick(seats)
        again = "" if time == 1 else "-again"
        return seat, say(f"rival-{self._match.level(seat)}-{event}{again}")
