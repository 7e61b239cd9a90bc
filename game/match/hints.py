"""Hints: asks the thinking process, so that no frame ever waits for a good idea."""

from __future__ import annotations

from ai.analysis import LEVEL, Hint, advice
from ai.levels import bot_seed, budget
from ai.registry import HOUSE
from ai.worker.client import EngineClient
from game.core.contract import Seat
from game.core.session import AnySession


class Adviser:
    """One hint at a time, for the seat that is to move."""

    def __init__(self, engine: EngineClient) -> None:
        self._engine = engine
        self._asked: tuple[int, Seat, object] | None = None
        """Ticket, seat and view of the open question."""

    @property
    def busy(self) -> bool:
        """Whether a hint is being thought about."""
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
