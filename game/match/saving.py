"""Putting whole games into the store: imported ones, and those that go on from the middle."""

from __future__ import annotations

from game.core.contract import AnyMove, move_text
from game.core.record import record_of
from game.core.session import AnySession, Session
from game.match import played
from game.match.match import Match
from game.store import Store


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


def keep_move(store: Store, match: Match, move: AnyMove) -> None:
    """Keep the move that a match has just made, and its end; nothing where it is not kept."""
    if match.kept is None:
        return
    session = match.session
    digest = session.digest()
    store.played(match.kept, len(session.moves), move_text(move), digest)
    if session.to_move() is None:
        with store.together():
            store.finished(match.kept, session.returns(), digest)
            played.note(store, match.standing)
