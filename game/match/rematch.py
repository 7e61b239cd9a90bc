"""The match after a match: the next of a series, or the same deal once more."""

from __future__ import annotations

from collections.abc import Mapping

from game.cabinets import GAMES
from game.core.rng import new_seed
from game.core.seeds import word_seed
from game.match import series
from game.match.match import Match, new_match
from game.store import Store


def next_match(store: Store, match: Match) -> Match:
    """The same people, opponents and options with a new seed; what was won so far stays won.

    After a finished game the seats and who begins are as `series.next_round` has it.
    """
    session = match.session
    standing = match.sitting or series.Sitting((0,) * session.seats)
    seats, options = match.seats, session.options
    if session.to_move() is None:
        standing = series.counted(standing, session)
        if standing.winner() is not None:
            standing = series.Sitting((0,) * session.seats, 0, standing.goal, standing.shift)
        standing, seats, options = series.next_round(standing, seats, options, session)
    elif match.kept is not None:
        store.dropped(match.kept)
    fresh = new_match(match.id, seats, options, fresh_seed(match.id, options))
    fresh.sitting = standing
    return fresh


def same_match(match: Match) -> Match:
    """The same deal once more, by itself: it counts for no series."""
    session = match.session
    return new_match(match.id, match.seats, session.options, session.seed)


def fresh_seed(game: str, options: Mapping[str, int]) -> str:
    """A seed by chance: words for a puzzle, which one wants to tell others, else the long form."""
    return word_seed() if GAMES[game].info.is_puzzle(options) else new_seed()
