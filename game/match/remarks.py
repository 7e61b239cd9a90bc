"""What opponents say: a short line of their level now and then, about what everybody saw."""

from __future__ import annotations

from typing import Literal

from game.core.contract import Seat
from game.core.outcome import outcome_of
from game.core.phrase import Phrase, say
from game.core.rng import Rng
from game.match.match import Match

Event = Literal["hello", "glad", "praise", "won", "lost"]

PAUSE = 8
"""Moves at least from one line to the next, but for the greeting and the end."""


class Remarks:
    """Who says what in one match. Nothing where several people play, or none."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._rng = Rng(match.session.seed, "remarks")  # looks only: no game depends on it
        self._after = 0
        """Moves that have to be made before the next line."""
        self._greeted = False

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
        """Somebody made a move that everybody noticed: a rival is glad, or praises the person."""
        moves, rivals = len(self._match.session.moves), self._rivals
        if moves < self._after or not rivals:
            return None
        self._after = moves + PAUSE
        return self._by([mover], "glad") if mover in rivals else self._by(rivals, "praise")

    def of_the_end(self) -> tuple[Seat, Phrase] | None:
        """The game is over: a rival that won, or one that lost; together they say nothing."""
        end = outcome_of(self._match.session)
        if end.together:
            return None
        winners = [seat for seat in self._rivals if seat in end.leaders]
        return self._by(winners, "won") if winners else self._by(self._rivals, "lost")

    def _by(self, seats: list[Seat], event: Event) -> tuple[Seat, Phrase] | None:
        if not seats:
            return None
        seat = self._rng.pick(seats)
        return seat, say(f"rival-{self._match.level(seat)}-{event}")
