"""The mover of a seat: a person, an opponent, a replay; and hints, from the same engine.

The table scene asks all drivers alike. No frame waits for an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ai.analysis import LEVEL, Hint, advice
from ai.bot import Thoughts
from ai.levels import bot_seed, budget
from ai.registry import HOUSE
from ai.worker.client import EngineClient
from game.core.contract import AnyMove, Seat, find_move
from game.core.session import AnySession


class Driver(Protocol):
    """Moves for one seat. Asked only while that seat is to move."""

    def begin(self, session: AnySession, seat: Seat) -> None:
        """The seat is to move: start to think."""

    def poll(self) -> AnyMove | None:
        """The move, once there is one; never waits."""

    def stop(self) -> None:
        """Stop: the move is no longer wanted."""


class Person:
    """A person: the scene makes the move from touches, nothing is polled."""

    def begin(self, session: AnySession, seat: Seat) -> None:
        """Nothing to start."""

    def poll(self) -> AnyMove | None:
        """Never knows a move."""
        return None

    def stop(self) -> None:
        """Nothing to stop."""


class Opponent:
    """A program of some level; thinks in another process and sees only its seat's view."""

    def __init__(self, engine: EngineClient, level: str) -> None:
        self._engine = engine
        self._level = level
        self._ticket = 0
        self._thoughts: Thoughts | None = None
        self.counted: int | None = None
        """Iterations of its latest search; None: it has not searched yet."""
        self.searched = 0
        """Moves that it searched for."""
        self.capped = 0
        """Those where the clock ended the search before its iterations were done."""

    def begin(self, session: AnySession, seat: Seat) -> None:
        """Hand the view over and let it think."""
        self._thoughts = None
        self._ticket = self._engine.ask(
            session.game.info.id,
            session.view(seat),
            session.legal_moves(),
            self._level,
            bot_seed(session.seed, seat, len(session.moves)),
        )

    def poll(self) -> AnyMove | None:
        """The answer, if it is there; always one of the legal moves."""
        answer = self._engine.poll()
        if answer is None or answer.ticket != self._ticket:
            return None
        self._thoughts = answer.thoughts
        if answer.thoughts is not None:
            self.counted = answer.thoughts.iterations
            self.searched += 1
            self.capped += answer.thoughts.capped
        return answer.move

    def thoughts(self) -> Thoughts | None:
        """Its latest report about the search for this move or, before one, for the last move."""
        return self._engine.so_far() or self._thoughts

    def stop(self) -> None:
        """Think no more."""
        self._engine.cancel()


class ReplayDriver:
    """Moves as they were written down."""

    def __init__(self, moves: Sequence[str]) -> None:
        self._moves = moves
        self._next: AnyMove | None = None

    def begin(self, session: AnySession, seat: Seat) -> None:
        """Find the next move of the record."""
        at = len(session.moves)
        if at < len(self._moves):
            self._next = find_move(self._moves[at], session.legal_moves())

    def poll(self) -> AnyMove | None:
        """The recorded move, at once."""
        move, self._next = self._next, None
        return move

    def stop(self) -> None:
        """Forget the move."""
        self._next = None


class Adviser:
    """One hint at a time, for the seat that is to move."""

    def __init__(self, engine: EngineClient) -> None:
        self._engine = engine
        self._asked: tuple[int, Seat, object] | None = None
        """Ticket, seat and view of the open question."""

    @property
    def busy(self) -> bool:
        """True if a hint is being thought about."""
        return self._asked is not None

    def ask(self, session: AnySession, seat: Seat) -> None:
        """Begin to look for the best move of the seat that is to move, knowing what it knows."""
        view = session.view(seat)
        info = session.game.info
        longer = HOUSE.opponents(info.id).solo if session.seats == 1 else None
        given = longer or budget(info.id, LEVEL)
        # As deep as that level for two: a plain search overlooks nothing, and at a large table does
        # not think less, as levels may.
        ticket = self._engine.ask(
            info.id,
            view,
            session.legal_moves(),
            f"search:{given.iterations}",
            bot_seed(session.seed, seat, len(session.moves)),
            given,
        )
        self._asked = ticket, seat, view

    def poll(self, session: AnySession) -> Hint | None:
        """The hint, once, when it is there; never waits. A position that has changed gets none."""
        if self._asked is None:
            return None
        answer = self._engine.poll()
        if answer is None:
            return None
        ticket, seat, view = self._asked
        self._asked = None
        if answer.ticket != ticket or session.to_move() != seat or session.view(seat) != view:
            return None
        moves = session.legal_moves()
        return advice(session.game, view, moves, answer.move, answer.thoughts)

    def stop(self) -> None:
        """No hint is wanted any more."""
        if self._asked is not None:
            self._asked = None
            self._engine.cancel()
