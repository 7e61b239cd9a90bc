"""A puzzle: a position with one best answer, and the session in which it is met."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from ai.puzzles.goals import goal_of
from game.core.contract import AnyMove, Seat, move_text
from game.core.session import AnyGame, AnySession, Session


class Position(NamedTuple):
    """Position in which a player has to decide, with the knowledge of that player."""

    game: AnyGame
    view: Any
    seat: Seat
    moves: Sequence[AnyMove]
    """All legal moves."""


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


def copied(state: Any) -> Any:
    """A state that is free to change: its lists, and lists in them, are its own."""
    kind = type(state)
    new = object.__new__(kind)
    for name in kind.__slots__:
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


# --- calendar -------------------------------------------------------------------------------------
# The kept puzzles of a game, one for a day, and which one a date has.


FOLDER = Path(__file__).parent
FORMAT = 1
FEWEST = 7
"""Puzzles that a game needs before it has one of the day: none comes again within a week."""


def file_of(game: str, folder: Path = FOLDER) -> Path:
    """File of the puzzles of a game."""
    return folder / f"{game}.json"


@cache
def kept(game: str, folder: Path = FOLDER) -> tuple[Puzzle, ...]:
    """All puzzles of a game, in their order; none where there is no file.

    Raises ValueError for another format.
    """
    file = file_of(game, folder)
    if not file.is_file():
        return ()
    written = json.loads(file.read_text("utf-8"))
    if written["format"] != FORMAT:
        raise ValueError(f"{file.name}: format {written['format']} is not known")
    rows = written["puzzles"]
    return tuple(Puzzle(**(row | {"moves": tuple(row["moves"].split())})) for row in rows)


def written(puzzles: Sequence[Puzzle]) -> str:
    """The text of such a file: a line for each puzzle."""
    rows = (
        json.dumps(asdict(puzzle) | {"moves": " ".join(puzzle.moves)}, separators=(",", ":"))
        for puzzle in puzzles
    )
    lines = ",\n".join(rows)
    return f'{{"format": {FORMAT}, "puzzles": [\n{lines}\n]}}\n'


def question(game: str) -> str:
    """Begins the text keys of what the puzzles of a game ask: its own goal, or to win."""
    return "tomorrow-puzzle" if goal_of(game) is None else f"{game}-puzzle"


def of_day(game: str, day: date, folder: Path = FOLDER) -> Puzzle | None:
    """The puzzle that a game has on this date, the same everywhere; None where it has none.

    One follows the other day by day; after the last comes the first.
    """
    puzzles = kept(game, folder)
    return puzzles[day.toordinal() % len(puzzles)] if len(puzzles) >= FEWEST else None
