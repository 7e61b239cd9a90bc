"""Everything that was ever released still opens: a dump of each format, read and played again.

A new format adds its own file here; none of the old ones is changed.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from pathlib import Path

import pytest

from game.core.record import parse_record, replay
from game.games import GAMES
from game.store import Store, file_format
from game.store.check import check
from tests.store.straw import file_of

RELEASED = Path(__file__).parent / "released"


def test_there_is_a_file_of_every_format() -> None:
    names = {path.stem for path in RELEASED.glob("store-*.sql")}
    assert names == {f"store-{n}" for n in file_format.FORMATS}


def oldest(game: str) -> int:
    """The oldest rules of a game whose records are replayed still."""
    info = GAMES[game].info
    return info.reads or info.rules


@pytest.mark.parametrize("dump", sorted(RELEASED.glob("store-*.sql")), ids=lambda path: path.stem)
def test_a_store_of_a_released_format_opens_with_all_that_is_in_it(
    tmp_path: Path, dump: Path
) -> None:
    connection = sqlite3.connect(file_of(tmp_path))
    connection.executescript(dump.read_text(encoding="utf-8"))
    connection.close()
    with Store.open(tmp_path) as store:
        assert store.notice is None
        saved = store.games(100) + store.unfinished()
        counts = Counter(game.record.game for game in saved)
        assert len(counts) >= 5
        assert set(counts) <= set(GAMES), "no game is ever taken off the list"
        assert set(counts.values()) == {2}, "one finished, one not"
        for game in saved:
            if game.record.rules >= oldest(game.record.game):
                replay(game.record, GAMES)
        assert store.progress("lesson-learn_particle_builder-1")
    assert check(tmp_path).problems == ()


@pytest.mark.parametrize("file", sorted(RELEASED.glob("record-*.json")), ids=lambda path: path.stem)
def test_an_exported_game_of_a_released_format_is_read(file: Path) -> None:
    record = parse_record(file.read_text(encoding="utf-8"))
    if record.rules >= oldest(record.game):
        assert replay(record, GAMES).to_move() is None
