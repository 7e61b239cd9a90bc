"""Famous games: short games in which something remarkable happens, to watch in the replay list.

They were found among games of programs (``python -m tests.famous.find``), and a test replays each
and checks what its title claims. The title is the text ``replay-famous-<game>-<key>``.
"""

from __future__ import annotations

import json
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

    @property
    def title(self) -> Phrase:
        """The remarkable event, in one line."""
        return say(f"replay-famous-{self.record.game}-{self.key}")


@cache
def famous_games(game: str, folder: Path = FOLDER) -> tuple[FamousGame, ...]:
    """The famous games of a rulebook; none if there is no file. Raises BadRecord for a bad one."""
    file = folder / f"{game}.json"
    if not file.is_file():
        return ()
    rows = json.loads(read_packaged(file))
    return tuple(FamousGame(key, parse_record(json.dumps(row))) for key, row in rows.items())
