"""Opens a table for a match: drivers in its seats, and its place in the store."""

from __future__ import annotations

from game.core.phrase import Phrase
from game.core.rng import word_seed
from game.games import GAMES
from game.match import saving
from game.match.drivers import Driver, Opponent, Person
from game.match.match import AI, HUMAN, Match, SeriesScore, new_match, seat_names
from game.progress import leaderboard
from game.scenes.table.table import TableScene
from game.services import Services


def open_table(services: Services, match: Match, *, keep: bool = True) -> TableScene:
    """The table for a match, with a driver in every seat; a fresh one is kept in the store."""
    if match.kept is None and keep:
        saving.begin(services.store, match)
    elif match.series_score is None:
        match.series_score = saving.series_score_of(services.store, match.kept, match.session.seats)
    if match.series_score is not None and match.series_score.shift:
        match.names = _followed(match, match.series_score)
    match.best = leaderboard.best(services.store, match)
    if len(match.people) < match.session.seats:
        services.engine.new_game()
    drivers: dict[int, Driver] = {}
    for seat in range(match.session.seats):
        level = match.level(seat)
        drivers[seat] = Person() if level is None else Opponent(services.engine, level)
    return TableScene(services, match, drivers)


def _followed(match: Match, standing: SeriesScore) -> tuple[Phrase, ...]:
    """Names that stay with their players although these have changed seats."""
    seats = range(match.session.seats)
    of_player = {standing.player(seat): match.seats[seat] for seat in seats}
    names = seat_names([of_player[player] for player in seats])
    return tuple(names[standing.player(seat)] for seat in seats)


def visitors_table(services: Services, game: str) -> TableScene:
    """A table at once, for a visitor who has not come to choose: the level as the policy says, the
    options as a set-up page would suggest them."""
    assert services.policy is not None
    info = GAMES[game].info
    count = info.usual_seats
    seats = [HUMAN] + [AI + services.policy.level] * (count - 1)
    return open_table(services, new_match(game, seats, info.suggested, word_seed()))
