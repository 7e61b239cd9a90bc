"""Writes a store as the first Quarkade did: format 1, without proofs."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from game.store import file_format
from game.store.database import Connection


def rewrite(path: Path) -> None:
    """Copy a closed store of the present format into one of the first."""
    kept = Connection(path, immutable=True)
    journal = kept.load()
    kept.close()
    path.unlink()
    connection = sqlite3.connect(path)
    for statement in file_format.create(1):
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {file_format.APPLICATION}")
    connection.execute("PRAGMA user_version = 1")
    for game in journal.games.values():
        connection.execute(
            "INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (*game.row()[:8], game.state)
        )
        for seq, event in enumerate(game.events, 1):
            connection.execute(
                "INSERT INTO event VALUES (?, ?, ?, ?, ?, ?)", (game.id, seq, *event)
            )
        for seat, result in enumerate(game.returns):
            connection.execute("INSERT INTO score VALUES (?, ?, ?)", (game.id, seat, result))
    connection.executemany("INSERT INTO progress VALUES (?, ?)", journal.progress.items())
    connection.executemany("INSERT INTO tally VALUES (?, ?)", journal.tally().items())
    connection.commit()
    connection.close()
