"""Opens a table for a match: drivers in its seats, and its place in the store."""

from __future__ import annotations

from game.arcade import Arcade
from game.cabinets import GAMES
from game.core.phrase import Phrase
from game.core.rng import word_seed
from game.match import saving
from game.match.drivers import Driver, Opponent, Person
from game.match.match import AI, HUMAN, Match, Sitting, new_match, seat_names
from game.progress import best_scores
from game.scenes.table.table import TableScene


def open_table(arcade: Arcade, match: Match, *, keep: bool = True) -> TableScene:
    """The table for a match, with a driver in every seat; a fresh one is kept in the store."""
    if match.kept is None and keep:
        saving.begin(arcade.store, match)
    elif match.sitting is None:
        match.sitting = saving.sitting_of(arcade.store, match.kept, match.session.seats)
    if match.sitting is not None and match.sitting.shift:
        match.names = _followed(match, match.sitting)
    match.best = best_scores.best(arcade.store, match)
    if len(match.people) < match.session.seats:
        arcade.engine.new_game()
    drivers: dict[int, Driver] = {}
    for seat in range(match.session.seats):
        level = match.level(seat)
        drivers[seat] = Person() if level is None else Opponent(arcade.engine, level)
    return TableScene(arcade, match, drivers)


def _followed(match: Match, standing: Sitting) -> tuple[Phrase, ...]:
    """Names that stay with their players although these have changed seats."""
    seats = range(match.session.seats)
    of_player = {standing.player(seat): match.seats[seat] for seat in seats}
    names = seat_names([of_player[player] for player in seats])
    return tuple(names[standing.player(seat)] for seat in seats)


def visitors_table(arcade: Arcade, game: str) -> TableScene:
    """A table at once, for a visitor who has not come to choose: the level as the policy says, the
    options as a set-up page would suggest them."""
    assert arcade.policy is not None
    info = GAMES[game].info
    count = info.usual_seats
    seats = [HUMAN] + [AI + arcade.policy.level] * (count - 1)
    return open_table(arcade, new_match(game, seats, info.suggested, word_seed()))
