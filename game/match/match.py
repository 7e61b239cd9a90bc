"""Who moves for a seat: a person, an opponent, a replay. The table scene asks all of them alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from ai.bot import Thoughts
from ai.levels import bot_seed
from ai.worker import Thinker
from game.cabinets import GAMES
from game.core.contract import Seat, find_move
from game.core.phrase import Phrase, literal, say
from game.core.record import Record, record_of, replay
from game.core.session import Session

if TYPE_CHECKING:
    from game.match.series import Sitting

HUMAN = "human"
AI = "ai:"


class Driver(Protocol):
    """Moves for one seat. Asked only while that seat is to move."""

    def begin(self, session: Session[Any, Any, Any], seat: Seat) -> None:
        """The seat is to move: start to think."""

    def poll(self) -> Any | None:
        """The move, once there is one; never waits."""

    def stop(self) -> None:
        """Whatever was begun is no longer wanted."""


class Person:
    """A person: the scene makes the move from touches, nothing is polled."""

    def begin(self, session: Session[Any, Any, Any], seat: Seat) -> None:
        """Nothing to start."""

    def poll(self) -> Any | None:
        """Never knows a move."""
        return None

    def stop(self) -> None:
        """Nothing to stop."""


class Opponent:
    """A program of some level; thinks in another process and sees only its seat's view."""

    def __init__(self, thinker: Thinker, level: str) -> None:
        self._thinker = thinker
        self._level = level
        self._ticket = 0
        self._thoughts: Thoughts | None = None
        self.counted: int | None = None
        """Iterations of its latest search; None: it has not searched yet."""

    def begin(self, session: Session[Any, Any, Any], seat: Seat) -> None:
        """Hand the view over and let it think."""
        self._thoughts = None
        self._ticket = self._thinker.ask(
            session.game.info.id,
            session.view(seat),
            session.legal_moves(),
            self._level,
            bot_seed(session.seed, seat, len(session.moves)),
        )

    def poll(self) -> Any | None:
        """The answer, if it is there; always one of the legal moves."""
        answer = self._thinker.poll()
        if answer is None or answer.ticket != self._ticket:
            return None
        self._thoughts = answer.thoughts
        self.counted = answer.thoughts.iterations if answer.thoughts else self.counted
        return answer.move

    def thoughts(self) -> Thoughts | None:
        """What it thinks, or thought when it last moved, as far as it has said."""
        return self._thinker.so_far() or self._thoughts

    def stop(self) -> None:
        """Think no more."""
        self._thinker.cancel()


class Replay:
    """Moves as they were written down."""

    def __init__(self, moves: Sequence[str]) -> None:
        self._moves = moves
        self._next: Any | None = None

    def begin(self, session: Session[Any, Any, Any], seat: Seat) -> None:
        """Find the next move of the record."""
        at = len(session.moves)
        if at < len(self._moves):
            self._next = find_move(self._moves[at], session.legal_moves())

    def poll(self) -> Any | None:
        """The recorded move, at once."""
        move, self._next = self._next, None
        return move

    def stop(self) -> None:
        """Forget the move."""
        self._next = None


@dataclass(slots=True)
class Match:
    """A game at a table: the session, who sits where, and where it is kept."""

    session: Session[Any, Any, Any]
    seats: tuple[str, ...]
    """"human" or "ai:<level>", as in a record."""
    kept: int | None = None
    """The store's number of it; None for what is not kept (a replay, a lesson)."""
    names: tuple[Phrase, ...] = field(default=())
    sitting: Sitting | None = None
    """What was won in the games before, by those who sit here; None: this is the first."""
    best: int | None = None
    """The best score so far of a puzzle with this seed."""

    def __post_init__(self) -> None:
        if not self.names:
            self.names = seat_names(self.seats)

    @property
    def id(self) -> str:
        """Which game it is."""
        name: str = self.session.game.info.id
        return name

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people hold."""
        return tuple(seat for seat, who in enumerate(self.seats) if who == HUMAN)

    def level(self, seat: Seat) -> str | None:
        """The opponent's level at a seat; None for a person."""
        who = self.seats[seat]
        return who.removeprefix(AI) if who.startswith(AI) else None

    def record(self) -> Record:
        """The game as it stands, as a record."""
        return record_of(self.session, self.seats)


def new_match(game: str, seats: Sequence[str], options: Mapping[str, int], seed: str) -> Match:
    """A fresh game. Raises ValueError (often `Impossible`) for what the game does not have."""
    return Match(Session(GAMES[game], len(seats), options, seed), tuple(seats))


def match_of(record: Record, kept: int | None) -> Match:
    """The game of a record, at its last move. Raises `game.core.record.BadRecord`."""
    return Match(replay(record, GAMES), record.seats, kept)


def seat_names(seats: Sequence[str]) -> tuple[Phrase, ...]:
    """What to call them: "You" if there is one person, numbers where two would be called alike."""
    people = [who for who in seats if who == HUMAN]
    names = []
    for seat, who in enumerate(seats):
        if who == HUMAN:
            names.append(
                say("seat-you") if len(people) == 1 else say("seat-player", number=seat + 1)
            )
            continue
        level = say(f"level-{who.removeprefix(AI)}")
        if seats.count(who) > 1:
            level = say("seat-numbered", name=level, number=1 + list(seats[:seat]).count(who))
        names.append(level)
    return tuple(names)


def nickname(name: str) -> Phrase:
    """A typed or picked name as a phrase."""
    return literal(name)
