"""A random game, as its record."""

from __future__ import annotations

from game.core.record import Record, record_of
from game.core.rng import Rng
from game.core.session import Session
from game.games import GAMES


def played(game: str, seed: str = "played") -> Record:
    session = Session(GAMES[game], 2, {}, seed)
    rng = Rng(seed, "moves")
    while session.to_move() is not None:
        session.play(rng.pick(session.legal_moves()))
    return record_of(session, ("human", "ai:student"))
