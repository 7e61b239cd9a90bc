"""Famous games: short games in which something remarkable happens, to watch in the replay list.

They were found among games of programs (``python -m tests.famous.find``), and a test replays each
and checks what its title claims. The title is the text ``replay-famous-<game>-<key>``.

Some moves have a note that says what happened and why it matters. A file holds a record for each
game, and beside its fields ``notes``: the numbers of those moves. The first note is the text
``replay-famous-<game>-<key>-1``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game.core.phrase import Phrase, say
from game.core.record import Record, parse_record
from game.files.atomic_files import read_packaged

FOLDER = Path(__file__).parents[2] / "assets" / "famous"


class FamousGame(NamedTuple):
    """A game with its claim to fame."""

    key: str
    record: Record
    notes: tuple[int, ...] = ()
    """The numbers of the moves with a note, from 1."""

    @property
    def title(self) -> Phrase:
        """The remarkable event, in one line."""
        return say(f"replay-famous-{self.record.game}-{self.key}")

    @property
    def words(self) -> Mapping[int, Phrase]:
        """Number of moves -> what is said of the game then: its title, and each of its notes."""
        notes = enumerate(self.notes, 1)
        return {0: self.title, **{at: say(f"{self.title.key}-{n}") for n, at in notes}}


@cache
def famous_games(game: str, folder: Path = FOLDER) -> tuple[FamousGame, ...]:
    """The famous games of a rulebook; none if there is no file. Raises BadRecord for a bad one."""
    file = folder / f"{game}.json"
    if not file.is_file():
        return ()
    rows = json.loads(read_packaged(file))
    return tuple(
        FamousGame(key, parse_record(json.dumps(row)), tuple(row.get("notes", ())))
        for key, row in rows.items()
    )
