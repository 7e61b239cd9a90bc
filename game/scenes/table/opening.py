"""Opens a table for a match: drivers in its seats, and its place in the store."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.contract import Seat
from game.core.rng import word_seed
from game.games import GAMES
from game.match import guide, saving
from game.match.drivers import Driver, Opponent, Person
from game.match.match import AI, HUMAN, Match, new_match, opponent_of, seated
from game.progress import leaderboard
from game.scenes.table.people import People
from game.scenes.table.table import TableScene
from game.services import Services


def people_table(services: Services, match: Match, drivers: Mapping[Seat, Driver]) -> TableScene:
    """The table of an ordinary game, which is not kept in the store by itself."""
    return TableScene(services, match, drivers, People)


def open_table(services: Services, match: Match, *, keep: bool = True) -> TableScene:
    """The table for a match, with a driver in every seat; a fresh one is kept in the store."""
    saving.sit_down(services.store, match, keep=keep)
    guide.recall(services.store, match)
    match.note_best(leaderboard.best(services.store, match))
    if len(match.people) < match.session.seats:
        services.engine.new_game()
    drivers: dict[int, Driver] = {}
    for seat in range(match.session.seats):
        holder = match.seats[seat]
        drivers[seat] = (
            Person() if holder == HUMAN else Opponent(services.engine, opponent_of(holder))
        )
    return people_table(services, match, drivers)


def visitors_table(services: Services, game: str, people: int = 1) -> TableScene:
    """A table at once, for visitors who have not come to set up: the level as the policy says, the
    options as a set-up page would suggest them. A side that is chosen is the visitor's choice."""
    assert services.policy is not None
    info = GAMES[game].info
    programs = [AI + services.policy.level] * (info.usual_seats - people)
    seats = seated(game, [HUMAN] * people + programs, info.suggested)
    return open_table(services, new_match(game, seats, info.suggested, word_seed()))
