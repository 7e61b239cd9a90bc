"""Games of straw for the store, which never looks at what a move means."""

from __future__ import annotations

from pathlib import Path

from game.core.record import FORMAT, Record
from game.store import FILE, Store

SETTLED = 20.0
"""Seconds in which any disk should have written a few moves."""


def straw(seed: str = "straw", game: str = "bigebang") -> Record:
    return Record(FORMAT, game, 1, ("human", "ai:student"), {"variant": 0}, seed, (), "00000000")


def digest(n: int) -> str:
    return f"{n:08x}"


def play(store: Store, game_id: int, first: int, last: int) -> None:
    """Moves number ``first`` to ``last``, each with a digest of its own."""
    for n in range(first, last + 1):
        store.played(game_id, n, f"move:{n}", digest(n))


def played_game(store: Store, moves: int = 5) -> int:
    game_id = store.begin(straw())
    play(store, game_id, 1, moves)
    return game_id


def file_of(folder: Path) -> Path:
    return folder / FILE
