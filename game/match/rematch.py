"""The match after a match: the next of a series, or the same deal once more."""

from __future__ import annotations

from game.core.seeds import word_seed
from game.match import series
from game.match.match import Match, new_match
from game.store import Store


def next_match(store: Store, match: Match) -> Match:
    """The same people, opponents and options; what was won so far stays won.

    The seed is a new one, but for the same deal with the seats exchanged. After a finished game the
    seats and who begins are as `series.next_round` has it.
    """
    session = match.session
    standing = match.sitting or series.Sitting((0,) * session.seats)
    seats, options, seed = match.seats, session.options, word_seed()
    if session.to_move() is None:
        standing = match.standing
        if standing.over:
            standing = standing.afresh()
        elif standing.exchanged:
            seed = session.seed
        standing, seats, options = series.next_round(standing, seats, options, session)
    elif match.kept is not None:
        if standing.exchanged and standing.games:
            # The second half begun anew plays the same deal again.
            seed = session.seed
        store.dropped(match.kept)
    fresh = new_match(match.id, seats, options, seed)
    fresh.sitting = standing
    return fresh


def same_match(match: Match) -> Match:
    """The same deal once more, by itself: it counts for no series."""
    session = match.session
    return new_match(match.id, match.seats, session.options, session.seed)
