"""A game that was played to its end, and is kept."""

from __future__ import annotations

from game.games import GAMES
from game.match.match import AI, HUMAN, Match, new_match
from game.match.saving import keep
from game.store import Store
from tests.laws import stroller


def finished(store: Store, game: str = "particle_builder", seed: str = "finished") -> Match:
    seats = (HUMAN, AI + "student")
    match = new_match(game, seats, {}, seed)
    choose = stroller((GAMES[game], len(seats), {}, f"{seed} 1"))
    while match.session.to_move() is not None:
        match.session.play(choose(match.session))
    match.kept = keep(store, match.session, seats)
    return match
