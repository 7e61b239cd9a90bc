"""A match of several deals, played by chance and kept deal by deal as a table keeps it."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.rng import Rng
from game.games import GAMES
from game.games.descriptor import Form
from game.match.match import AI, HUMAN, Match, new_match, new_series_score
from game.match.saving import begin, keep_move, next_match
from game.store import Store

PAIR = (HUMAN, AI + "student")


def play(store: Store, match: Match) -> Match:
    """To its end, every move kept."""
    if match.kept is None:
        begin(store, match)
    session, rng = match.session, Rng(match.session.seed, "whole")
    while session.to_move() is not None:
        move = rng.pick(session.legal_moves())
        session.play(move)
        keep_move(store, match, move)
    return match


def deals(
    store: Store,
    game: str,
    form: Form,
    seats: tuple[str, ...] = PAIR,
    options: Mapping[str, int] | None = None,
    most: int = 9,
) -> list[Match]:
    """The deals of one match, at most so many of them."""
    info = GAMES[game].info
    match = new_match(game, seats, options or {}, "whole match")
    match.series_score = new_series_score(form, info.teams(len(seats), match.session.options))
    played = [play(store, match)]
    while len(played) < most and not played[-1].standing.over:
        played.append(play(store, next_match(store, played[-1])))
    return played
