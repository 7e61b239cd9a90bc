"""The mover of a seat: a person, an opponent, a replay; and hints, from the same engine.

The table scene asks all drivers alike. No frame waits for an answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Literal, Protocol, TypeAlias

from ai.analysis import LEVEL, Hint, advice
from ai.bot import Analysis
from ai.levels import bot_seed, budget, played_as
from ai.registry import HOUSE
from ai.worker.client import EngineClient
from game.core.contract import AnyMove, Seat, find_move
from game.core.phrase import Phrase, say
from game.core.rng import Rng
from game.core.session import AnySession, outcome_of
from game.match.match import Match

HINT_WAITS = 2.0
"""Seconds that a search for a hint may take on a slow machine. An opponent's move may be cut short,
but of what is lit a beginner believes that it is the best: with a quarter of the steps, the hint
left three points lie in Tutti Quantum."""

Narrowing: TypeAlias = Callable[[Any, Sequence[AnyMove]], Sequence[AnyMove]]
"""From the view of a seat and its legal moves to those that it may choose among; never none."""


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
        self._analysis: Analysis | None = None
        self.counted: int | None = None
        """Iterations of its latest search; None: it has not searched yet."""
        self.searched = 0
        """Moves that it searched for."""
        self.capped = 0
        """Those where the clock ended the search before its iterations were done."""
        self._kept: Narrowing | None = None

    def keep_to(self, kept: Narrowing | None) -> None:
        """From now on choose among these of the legal moves only; None: among all of them.

        So an opponent keeps to what was agreed with a person. It hears no more of that.
        """
        self._kept = kept

    def begin(self, session: AnySession, seat: Seat) -> None:
        """Hand the view over and let it think."""
        self._analysis = None
        seed = bot_seed(session.seed, seat, len(session.moves))
        view, moves = session.view(seat), session.legal_moves()
        self._ticket = self._engine.ask(
            session.game.info.id,
            view,
            moves if self._kept is None else self._kept(view, moves),
            played_as(self._level, seed),
            seed,
        )

    def poll(self) -> AnyMove | None:
        """The answer, if it is there; always one of the legal moves."""
        answer = self._engine.poll()
        if answer is None or answer.ticket != self._ticket:
            return None
        self._analysis = answer.analysis
        if answer.analysis is not None:
            self.counted = answer.analysis.iterations
            self.searched += 1
            self.capped += answer.analysis.capped
        return answer.move

    def analysis(self) -> Analysis | None:
        """Its latest report about the search for this move or, before one, for the last move."""
        return self._engine.so_far() or self._analysis

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
        opponents, level = HOUSE.opponents(info.id), budget(info.id, LEVEL)
        longer = (opponents.solo if session.seats == 1 else None) or opponents.hint
        given = longer or replace(level, seconds=max(level.seconds, HINT_WAITS))
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
        return advice(session.game, view, moves, answer.move, answer.analysis)

    def stop(self) -> None:
        """No hint is wanted any more."""
        if self._asked is not None:
            self._asked = None
            self._engine.cancel()


# --- remarks --------------------------------------------------------------------------------------
# Remarks of opponents: a short line of their level now and then, about a public event.


Event = Literal["hello", "glad", "praise", "won", "lost", "drawn"]

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
        """The game is over: a rival that won, lost or shares; together they say nothing."""
        end = outcome_of(self._match.session)
        if end.together:
            return None
        if end.tied:
            return self._by([seat for seat in self._rivals if seat in end.leaders], "drawn")
        winners = [seat for seat in self._rivals if seat in end.leaders]
        return self._by(winners, "won") if winners else self._by(self._rivals, "lost")

    def _by(self, seats: list[Seat], event: Event, time: int = 1) -> tuple[Seat, Phrase] | None:
        """One of them says its line for this, or at the second ``time`` the other one."""
        if not seats:
            return None
        seat = self._rng.pick(seats)
        again = "" if time == 1 else "-again"
        return seat, say(f"rival-{self._match.level(seat)}-{event}{again}")
