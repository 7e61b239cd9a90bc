"""A puzzle: a position with one best answer, and the session in which it is met."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ai.puzzles.goal import Position
from game.core.contract import Seat, move_text
from game.core.session import AnyGame, AnySession, Session


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with its answer. Seed and moves are the whole truth of the position."""

    seats: int
    seat: Seat
    """Who is to move."""
    options: Mapping[str, int]
    """Those that are set otherwise than usual."""
    seed: str
    moves: Sequence[str]
    answer: str
    worths: Mapping[str, int]
    """See `ai.lab.puzzles.proof.Proved`."""


def position_of(session: AnySession) -> Position:
    """What the seat to move has to decide."""
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
