"""A puzzle: a position with one best answer, and the session in which it is met."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar

from game.core.contract import AnyMove, Seat, move_text
from game.core.session import AnyGame, AnySession, Session

# --- goal -----------------------------------------------------------------------------------------
# What a puzzle may ask for, where that can be counted out to the end instead of played out.


class Position(NamedTuple):
    """Position in which a player has to decide, with the knowledge of that player."""

    game: AnyGame
    view: Any
    seat: Seat
    moves: Sequence[AnyMove]
    """All legal moves."""


T = TypeVar("T")


class Goal(Protocol):
    """A goal that one turn decides. ``<game>-puzzle-what`` and the texts beside it name it."""

    @property
    def ahead(self) -> int:
        """By how much the best move leads at least, in the unit of `worths`."""

    @property
    def choices(self) -> int:
        """Legal moves at most: more are too many to look through."""

    def asks(self, position: Position) -> bool:
        """True if the goal makes sense here: a quick look."""

    def worths(self, position: Position, seed: str) -> Sequence[int] | None:
        """Best result of each move, counted out; None where that would take too long.

        ``seed``: of what is drawn for cards that the seat does not see. Nothing may depend on it.
        """

    def again(self, position: Position, seed: str) -> Sequence[float] | None:
        """The same in another way, which shares no more than the rules with the first."""


def copied(state: T) -> T:
    """A state that is free to change: its lists, and lists in them, are its own."""
    kind = type(state)
    new = object.__new__(kind)
    for name in kind.__slots__:  # type: ignore[attr-defined]
        value = getattr(state, name)
        if isinstance(value, list):
            value = [each[:] for each in value] if _nested(value) else value[:]
        setattr(new, name, value)
    return new


def _nested(value: Sequence[object]) -> bool:
    """True if a list holds lists."""
    return bool(value) and isinstance(value[0], list)


def one_best(worths: Sequence[float], ahead: float) -> int | None:
    """The place of the move that leads by so much; None where none does."""
    best = max(range(len(worths)), key=worths.__getitem__)
    second = max(worth for at, worth in enumerate(worths) if at != best)
    return best if worths[best] - second >= ahead else None


# --- puzzle ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with its answer. Seed and moves are the whole truth of the position."""

    seats: int
    seat: Seat
    """The seat to move."""
    options: Mapping[str, int]
    """Those that are set otherwise than usual."""
    seed: str
    moves: Sequence[str]
    answer: str
    worths: Mapping[str, int]
    """See `ai.lab.puzzles.Proved`."""


def position_of(session: AnySession) -> Position:
    """Position that the seat to move has to decide."""
    seat = session.to_move()
    assert seat is not None
    return Position(session.game, session.view(seat), seat, session.legal_moves())


def stood(game: AnyGame, puzzle: Puzzle) -> AnySession:
    """The position of a puzzle. Raises ValueError where the record makes none."""
    session: AnySession = Session(game, puzzle.seats, puzzle.options, puzzle.seed)
    for text in puzzle.moves:
        session.play_text(text)
    if session.to_move() != puzzle.seat:
        raise ValueError(f"seat {puzzle.seat} is not to move")
    legal = [move_text(move) for move in session.legal_moves()]
    if sorted(legal) != sorted(puzzle.worths) or puzzle.answer not in legal:
        raise ValueError("the moves of the puzzle are not those of the position")
    return session
