"""The match after a match: the next of a series, or the same deal once more."""

from __future__ import annotations

from game.core.seeds import word_seed
from game.match import saving, series
from game.match.match import Match, match_after, new_match
from game.store import Store


def next_match(store: Store, match: Match) -> Match:
    """The same people, opponents and options; what was won so far stays won.

    The next deal of a match waits in the store, where `saving.keep_move` put it. A game that is
    given up begins anew; its second half with exchanged seats plays the same deal again.
    """
    session = match.session
    if session.to_move() is None:
        return saving.next_of(store, match) or match_after(match)
    standing = match.sitting or series.Sitting((0,) * session.seats)
    seed = word_seed()
    if match.kept is not None:
        if standing.exchanged and standing.games:
            seed = session.seed
        store.dropped(match.kept)
    fresh = new_match(match.id, match.seats, session.options, seed)
    fresh.sitting = standing
    return fresh


def same_match(match: Match) -> Match:
    """The same deal once more, by itself: it counts for no series."""
    session = match.session
    return new_match(match.id, match.seats, session.options, session.seed)
