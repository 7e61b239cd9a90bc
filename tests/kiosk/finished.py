"""A game that was played to its end, and is kept."""

from __future__ import annotations

from game.core.rng import Rng
from game.match.match import AI, HUMAN, Match, new_match
from game.match.saving import keep
from game.store import Store


def finished(store: Store, game: str = "particle_builder", seed: str = "finished") -> Match:
    seats = (HUMAN, AI + "student")
    match = new_match(game, seats, {}, seed)
    rng = Rng(seed, "moves")
    while match.session.to_move() is not None:
        match.session.play(rng.pick(match.session.legal_moves()))
    match.kept = keep(store, match.session, seats)
    return match
