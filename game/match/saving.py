"""Put games into the store: imported ones, those in play, and the next deal of a match."""

from __future__ import annotations

from game.core.contract import AnyMove, move_text
from game.core.record import BadRecord, record_of
from game.core.session import AnySession, Session
from game.match import played, series
from game.match.match import Match, match_after, match_of
from game.store import Store

SITTING = "sitting"
"""The key of the store for the match positions of unfinished games, one line for each game."""
MOST = 20
"""Match positions that are kept: those of the newest games."""
LONGEST = 2_000
"""Letters of one of them at most, so that all of them fit in one entry of the store."""


def keep(store: Store, session: AnySession, seats: tuple[str, ...]) -> int:
    """Keep a whole game, move by move as if it were played now, in one commit; returns its id."""
    again = Session(session.game, session.seats, session.options, session.seed)
    with store.together():
        game_id = store.begin(record_of(again, seats))
        for n, move in enumerate(session.moves, 1):
            again.play(move)
            store.played(game_id, n, move_text(move), again.digest())
        if again.to_move() is None:
            store.finished(game_id, again.returns(), again.digest())
    return game_id


def begin(store: Store, match: Match) -> None:
    """Keep a game that was set up, with its place in a match if it belongs to one."""
    match.kept = store.begin(match.record())
    if match.sitting is None:
        return
    open_games = {str(saved.id) for saved in store.unfinished()}
    before = (store.progress(SITTING) or "").split("\n")
    lines = [f"{match.kept} {match.sitting.text()}"]
    lines += [line for line in before if line.partition(" ")[0] in open_games]
    fitting = [line for line in lines if len(line) <= LONGEST]
    store.set_progress(SITTING, "\n".join(fitting[:MOST]))


def sitting_of(store: Store, game_id: int | None, seats: int) -> series.Sitting | None:
    """Return the match position that was kept for a game of so many seats, or None.

    An entry for another number of players is damage: the game goes on without its match.
    """
    for line in (store.progress(SITTING) or "").split("\n"):
        number, _, text = line.partition(" ")
        if number == str(game_id):
            return series.parse(text, seats)
    return None


def next_of(store: Store, match: Match) -> Match | None:
    """Return the next deal of a match, which `keep_move` began when this one ended, or None."""
    for saved in store.unfinished():
        seats = saved.record.seats
        standing = sitting_of(store, saved.id, len(seats))
        last = standing.ids[-1:] if standing is not None else ()
        if match.kept is not None and last == (match.kept,) and saved.record.game == match.id:
            try:
                waiting = match_of(saved.record, saved.id)
            except BadRecord:
                return None
            waiting.sitting = standing
            return waiting
    return None


def keep_move(store: Store, match: Match, move: AnyMove) -> None:
    """Keep the move that a match has just made, and its end; nothing where it is not kept.

    Where deals are left, the end of one begins the next in the same commit. So the match goes on
    from the title, whenever its players leave.
    """
    if match.kept is None:
        return
    session = match.session
    digest = session.digest()
    store.played(match.kept, len(session.moves), move_text(move), digest)
    if session.to_move() is None:
        with store.together():
            store.finished(match.kept, session.returns(), digest)
            standing = match.standing
            played.note(store, standing)
            if standing.counts and not standing.over and match.people:
                begin(store, match_after(match))
