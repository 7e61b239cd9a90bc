"""The leaderboards: the best results of each game, under names made of two given words.

An entry holds two words of a list, a day, and figures of one game: nothing of a person.
"""

from __future__ import annotations

import json
from datetime import date
from typing import NamedTuple

from ai.levels import LEVELS
from game.core.session import Verdict, outcome_of
from game.files.formats import Day, ListFormat, TableFormat, Word
from game.files.parsing import Positive, Whole
from game.games import DESCRIPTORS
from game.match.match import HUMAN, Match
from game.store import Store
from game.tables.table import Counts

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


WON = {Verdict.LOST: 0, Verdict.SHARED: 1, Verdict.WON: 2}


class BoardEntry(NamedTuple):
    """One line of a board."""

    won: Whole
    """One of the numbers of `WON`."""
    level: Whole
    """Of the hardest opponent, by its place in `ai.levels.LEVELS`; -1: there was none."""
    points: Whole
    moves: Whole
    first: Word
    second: Word
    day: Day
    game_id: Whole
    """The store's number of the game, of a series its last one: each is entered once."""
    games: Positive = 1
    """Number of games: a series is one line, with the points and moves of all its games."""

    @property
    def rank(self) -> tuple[int, int, float, float]:
        """The better the larger. Points and moves are those of a game."""
        return self.won, self.level, self.points / self.games, -self.moves / self.games


KEPT_BOARD = ListFormat(
    key=PREFIX + "<game>",
    visitor=False,
    kind=BoardEntry,
    most=1_000,
    about="Leaderboard of a game: ten lines, each with two words from a list and no name.",
    example='[[2, 1, 10, 20, "photon", "comet", "2026-01-01", 1, 1]]',
)


def best_person(match: Match) -> int:
    """The seat of the person who did best: in the series, where it is one."""
    standing = match.standing
    merit = standing.by_seat() if standing.counts else match.session.returns()
    return max(match.people, key=lambda seat: merit[seat])


def points_of(match: Match, seat: int) -> int:
    """Points of a seat, by the total of the break-down; 0 where that is no number."""
    for line in DESCRIPTORS[match.id].table.result(match.session.view(seat)):
        if line.total and line.scores:
            return line.scores[seat if seat < len(line.scores) else 0]
    return 0


def result_of(match: Match, first: str, second: str) -> BoardEntry:
    """The line of a finished game, or of the series that it ended."""
    assert first in FIRST
    assert second in SECOND
    seat = best_person(match)
    names = list(LEVELS)
    levels = [match.level(other) for other in range(match.session.seats)]
    hardest = max((names.index(level) for level in levels if level in names), default=-1)
    result = BoardEntry(
        WON[outcome_of(match.session).verdict([seat])],
        hardest,
        points_of(match, seat),
        len(match.session.moves),
        first,
        second,
        date.today().isoformat(),
        match.kept or 0,
    )
    standing = match.standing
    if not standing.counts:
        return result
    return result._replace(
        won=WON[standing.verdict([seat])],
        points=standing.by_seat()[seat],
        moves=standing.moves,
        games=standing.games,
    )


def board(store: Store, game: str) -> list[BoardEntry]:
    """The results of a game, the best first. What makes no sense is left out."""
    results = [
        result
        for result in KEPT_BOARD.read(store.progress(PREFIX + game))
        if result.first in FIRST and result.second in SECOND
    ]
    return sorted(results, key=lambda result: result.rank, reverse=True)[:KEPT]


def enter(store: Store, game: str, result: BoardEntry) -> None:
    """Put a line on the board, if it is good enough to stay there."""
    _keep(store, game, [*board(store, game), result])


def entered(store: Store, match: Match) -> bool:
    """True if this game is on the board."""
    return any(result.game_id == match.kept for result in board(store, match.id))


def forget_old_results(store: Store, games: tuple[str, ...]) -> None:
    """Only today's results stay."""
    today = date.today().isoformat()
    for game in games:
        results = board(store, game)
        fresh = [result for result in results if result.day == today]
        if len(fresh) < len(results):
            _keep(store, game, fresh)


def _keep(store: Store, game: str, results: list[BoardEntry]) -> None:
    ordered = sorted(results, key=lambda result: result.rank, reverse=True)[:KEPT]
    store.set_progress(PREFIX + game, json.dumps(ordered))


def ranks(match: Match) -> bool:
    """True if a finished game has a player for the board: a person, at a kept table, without hints.

    A game of a series has none: the series has, when it ends.
    """
    if HUMAN not in match.seats or match.kept is None or match.hints:
        return False
    standing = match.standing
    return not standing.counts or standing.over


# --- best scores ----------------------------------------------------------------------------------
# The best score of each puzzle, seed by seed, kept with the rest of what lasts.


KEY = "best"
"""Key of the scores in the store."""
MOST = 200
"""Puzzles remembered: those played last."""
ROOM = 60_000
"""Bytes in which they are remembered, however long their seeds are as JSON."""
LONGEST = 160
"""Characters of a name under which a score is kept; a typed seed is shorter."""
KEPT_SCORES = TableFormat(
    key=KEY,
    visitor=True,
    kind=Whole,
    most=1_000,
    longest=LONGEST,
    about="Best score of each puzzle, by its game, seats, options and seed.",
    example='{"bigebang 2 seed": 7}',
)


def score_of(match: Match) -> int | None:
    """Current score of a puzzle, more being better; None for a match that is no puzzle."""
    table = DESCRIPTORS[match.id].table
    return table.score(match.session.view()) if isinstance(table, Counts) else None


def best(store: Store, match: Match) -> int | None:
    """The best score so far of the puzzle with this seed and these options."""
    return _all(store).get(_name(match))


def keep(store: Store, match: Match, score: int) -> bool:
    """Keep the score of a finished puzzle if none was better; returns whether it is a new best."""
    scores, name = _all(store), _name(match)
    before = scores.pop(name, None)
    if len(name) > LONGEST:
        return False
    scores[name] = score if before is None else max(score, before)
    while len(scores) > MOST or len(json.dumps(scores)) > ROOM:
        del scores[next(iter(scores))]
    store.set_progress(KEY, json.dumps(scores))
    return before is None or score > before


def _all(store: Store) -> dict[str, int]:
    """By name, the latest played last. What cannot be read is forgotten."""
    return KEPT_SCORES.read(store.progress(KEY))


def _name(match: Match) -> str:
    """Game, number of players, what is set otherwise than usual, and the seed."""
    session = match.session
    usual = session.game.info.options
    options = [f"{n}={v}" for n, v in session.options.items() if v != usual[n].default]
    return " ".join((match.id, str(session.seats), *options, session.seed))
