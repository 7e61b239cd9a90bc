"""The leaderboards: the best results of each game, under names that nobody typed.

An entry holds two words of a list, a day, and figures of one game: nothing of a person.
"""

from __future__ import annotations

import json
from contextlib import suppress
from datetime import date
from typing import NamedTuple

import msgspec

from ai.levels import LEVELS
from game.cabinets import CABINETS
from game.match.match import HUMAN, Match
from game.store import Store

KEPT = 10
"""Entries of a board."""
PREFIX = "board-"

FIRST = (
    "photon",
    "gluon",
    "electron",
    "positron",
    "muon",
    "tau",
    "up",
    "strange",
    "charm",
    "z",
    "higgs",
    "neutrino",
)
"""First words: ends of the text keys ``login-name-<word>``."""
SECOND = (
    "comet",
    "tiger",
    "rocket",
    "owl",
    "star",
    "robot",
    "dragon",
    "fox",
    "wave",
    "panda",
    "falcon",
    "dolphin",
)
"""Second words: ends of the text keys ``board-word-<word>``."""


class Result(NamedTuple):
    """One line of a board."""

    won: int
    """2: won, 1: shared, 0: lost."""
    level: int
    """Of the hardest opponent, by its place in `ai.levels.LEVELS`; -1: there was none."""
    points: int
    moves: int
    first: str
    second: str
    day: str
    game_id: int
    """The store's number of the game: each is entered once."""

    @property
    def rank(self) -> tuple[int, int, int, int]:
        """The better the larger."""
        return self.won, self.level, self.points, -self.moves


def winner_among_people(match: Match) -> int:
    """The seat of the person who did best."""
    returns = match.session.returns()
    return max(match.people, key=lambda seat: returns[seat])


def points_of(match: Match, seat: int) -> int:
    """The figure of a seat in the total line of the break-down; 0 where that is no number."""
    for line in CABINETS[match.id].table.result(match.session.view(seat)):
        if line.total:
            figure = line.figures[seat if len(line.figures) > seat else 0]
            words = str(dict(figure.args).get("text", "")).split("/")[0].strip()
            with suppress(ValueError):
                return int(words.replace("−", "-"))
    return 0


def result_of(match: Match, first: str, second: str) -> Result:
    """The line of a finished game."""
    assert first in FIRST
    assert second in SECOND
    seat = winner_among_people(match)
    returns = match.session.returns()
    best = max(returns)
    if match.session.game.info.cooperates(match.session.options):
        won = 2 if best > 0 else 0
    else:
        won = 0 if returns[seat] < best else 1 if returns.count(best) > 1 else 2
    names = list(LEVELS)
    levels = [match.level(other) for other in range(match.session.seats)]
    hardest = max((names.index(level) for level in levels if level in names), default=-1)
    return Result(
        won,
        hardest,
        points_of(match, seat),
        len(match.session.moves),
        first,
        second,
        date.today().isoformat(),
        match.kept or 0,
    )


def board(store: Store, game: str) -> list[Result]:
    """The results of a game, the best first. What makes no sense is left out."""
    results = []
    with suppress(ValueError, TypeError, RecursionError):
        for entry in json.loads(store.progress(PREFIX + game) or "[]"):
            with suppress(msgspec.ValidationError):
                result = msgspec.convert(entry, Result)
                if result.first in FIRST and result.second in SECOND:
                    results.append(result)
    return sorted(results, key=lambda result: result.rank, reverse=True)[:KEPT]


def enter(store: Store, game: str, result: Result) -> None:
    """Put a line on the board, if it is good enough to stay there."""
    _keep(store, game, [*board(store, game), result])


def entered(store: Store, match: Match) -> bool:
    """Whether this game is on the board."""
    return any(result.game_id == match.kept for result in board(store, match.id))


def forget_old_results(store: Store, games: tuple[str, ...]) -> None:
    """Only today's results stay."""
    today = date.today().isoformat()
    for game in games:
        results = board(store, game)
        fresh = [result for result in results if result.day == today]
        if len(fresh) < len(results):
            _keep(store, game, fresh)


def _keep(store: Store, game: str, results: list[Result]) -> None:
    ordered = sorted(results, key=lambda result: result.rank, reverse=True)[:KEPT]
    store.set_progress(PREFIX + game, json.dumps(ordered))


def ranks(match: Match) -> bool:
    """Whether a finished game has somebody for the board: a person, at a kept table."""
    return HUMAN in match.seats and match.kept is not None
