"""The kept puzzles of a game, one for a day, and which one a date has."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from datetime import date
from functools import cache
from pathlib import Path

from ai.puzzles.goals import goal_of
from ai.puzzles.puzzle import Puzzle

FOLDER = Path(__file__).parent
FORMAT = 1
FEWEST = 7
"""Puzzles that a game needs before it has one of the day: none comes again within a week."""


def file_of(game: str, folder: Path = FOLDER) -> Path:
    """File of the puzzles of a game."""
    return folder / f"{game}.json"


@cache
def kept(game: str, folder: Path = FOLDER) -> tuple[Puzzle, ...]:
    """All puzzles of a game, in their order; none if there is no file.

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
    return "daily-puzzle" if goal_of(game) is None else f"{game}-puzzle"


def of_day(game: str, day: date, folder: Path = FOLDER) -> Puzzle | None:
    """The puzzle that a game has on this date, the same everywhere; None where it has none.

    One follows the other day by day; after the last comes the first.
    """
    puzzles = kept(game, folder)
    return puzzles[day.toordinal() % len(puzzles)] if len(puzzles) >= FEWEST else None
