"""A game at a table: its session, who sits where, and where it is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.cabinets import GAMES
from game.core.contract import Seat
from game.core.phrase import Phrase
from game.core.record import Record, record_of, replay
from game.core.seeds import word_seed
from game.core.session import AnySession, Session
from game.match.seats import HUMAN, level_of, seat_names
from game.match.series import Sitting, counted, next_round


@dataclass(slots=True)
class Match:
    """A game at a table: the session, who sits where, and where it is kept."""

    session: AnySession
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
        return tuple(seat for seat, holder in enumerate(self.seats) if holder == HUMAN)

    def level(self, seat: Seat) -> str | None:
        """The opponent's level at a seat; None for a person."""
        return level_of(self.seats[seat])

    @property
    def standing(self) -> Sitting:
        """How the sitting stands with this game, which is finished."""
        before = self.sitting or Sitting((0,) * self.session.seats)
        return counted(before, self.session, self.kept)

    def record(self) -> Record:
        """The game as it stands, as a record."""
        return record_of(self.session, self.seats)


def new_match(game: str, seats: Sequence[str], options: Mapping[str, int], seed: str) -> Match:
    """A fresh game. Raises ValueError (often `Impossible`) for what the game does not have."""
    return Match(Session(GAMES[game], len(seats), options, seed), tuple(seats))


def match_after(match: Match) -> Match:
    """Set up the game after a finished one: seats and who begins as in `next_round`.

    The seed is a new one, except for the same deal with the seats exchanged.
    """
    session, standing, seed = match.session, match.standing, word_seed()
    if standing.over:
        standing = standing.afresh()
    elif standing.exchanged:
        seed = session.seed
    standing, seats, options = next_round(standing, match.seats, session.options, session)
    fresh = new_match(match.id, seats, options, seed)
    fresh.sitting = standing
    return fresh


def match_of(record: Record, kept: int | None) -> Match:
    """The game of a record, at its last move. Raises `game.core.record.BadRecord`."""
    return Match(replay(record, GAMES), record.seats, kept)
