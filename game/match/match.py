"""A match: a game at a table with its seats, and the series of games that it belongs to.

A seat is a person or a program of some level, as records write it. A player keeps a number, that of
the seat in the first game of a series; the seats may change from game to game."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Annotated, NamedTuple

from msgspec import Meta

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.core.record import SEATS, BadRecord, Record, record_of, replay
from game.core.rng import word_seed
from game.core.session import AnySession, Session, Verdict, outcome_of
from game.files.formats import LinesFormat
from game.files.parsing import Count, Whole
from game.games import DESCRIPTORS, GAMES
from game.games.descriptor import Form
from game.tables.table import Adds, Counts

HUMAN = "human"
"""A person's seat."""
AI = "ai:"
"""A program's seat begins with this; the name of its level follows."""


FIT = AI + "fit"
"""The seat of a program whose strength lies between the levels begins with this."""
MATCHED = {f"{AI}match{percent}": percent / 100 for percent in (50, 65, 35)}
"""Opponents that are yet to be fitted to the player, as a set-up keeps them, and the share of games
in which the player is to be before one of them."""
NAMED = ("visitor", "student", "researcher", "nobel")
"""The levels of `ai.levels.LEVELS`, which a start does not import."""
FINEST = 100
"""Steps of strength from one level to the next, as in `ai.levels`."""


def opponent_of(seat: str) -> str:
    """The name of the program that holds the seat, as `ai.levels` knows it."""
    return seat.removeprefix(AI)


def level_of(seat: str) -> str | None:
    """The level of the program that holds the seat; None for a person.

    A strength between two levels counts as the lower one.
    """
    if seat.startswith(FIT) and seat.removeprefix(FIT).isdecimal():
        return NAMED[min(int(seat.removeprefix(FIT)) // FINEST, len(NAMED) - 1)]
    return seat.removeprefix(AI) if seat.startswith(AI) else None


def seat_names(seats: Sequence[str]) -> tuple[Phrase, ...]:
    """The names of the seats: "You" for the only person, numbers where two would be alike."""
    people = [holder for holder in seats if holder == HUMAN]
    names = []
    for seat, holder in enumerate(seats):
        if holder == HUMAN:
            names.append(
                say("seat-you") if len(people) == 1 else say("seat-player", number=seat + 1)
            )
            continue
        level = say("level-fit" if holder.startswith(FIT) else f"level-{opponent_of(holder)}")
        if seats.count(holder) > 1:
            level = say("seat-numbered", name=level, number=1 + list(seats[:seat]).count(holder))
        names.append(level)
    return tuple(names)


@dataclass(frozen=True, slots=True)
class SeriesScore:
    """The score of a series when a game begins."""

    points: tuple[int, ...]
    """Of each player: tokens where a game hands them out, else games won."""
    games: int = 0
    """Games finished before this one."""
    goal: int = 0
    """Points that win the series; 0: there is no end."""
    shift: int = 0
    """Seat s is that of player (s + shift) modulo their number."""
    deals: int = 0
    """Games after which the series ends, the points of all added; 0: no such number."""
    exchanged: int = 0
    """1: all of them are the same deal, and the seats change hands."""
    teams: tuple[int, ...] = ()
    """Of each player, see `game.core.contract.GameInfo.teams`; empty: each plays alone."""
    ids: tuple[int, ...] = ()
    """The store's numbers of the games before this one."""
    moves: int = 0
    """In those games, of all players."""

    def player(self, seat: Seat) -> int:
        """The player in a seat."""
        return (seat + self.shift) % len(self.points)

    def by_seat(self) -> tuple[int, ...]:
        """The points of the player in each seat."""
        return tuple(self.points[self.player(seat)] for seat in range(len(self.points)))

    @property
    def counts(self) -> bool:
        """True if this is a series: games that count together, up to an end."""
        return bool(self.goal or self.deals)

    @property
    def over(self) -> bool:
        """True if the series has come to its end."""
        return bool(self.winners()) or 0 < self.deals <= self.games

    def winners(self) -> tuple[Seat, ...]:
        """The seat of the series' winner, or those of the team that won.

        The goal is reached, or the last deal is played; and no other has as much.
        """
        held = self.by_seat()
        most = max(held)
        won = 0 < self.deals <= self.games if self.deals else 0 < self.goal <= most
        leaders = tuple(seat for seat, points in enumerate(held) if points == most)
        teams = self.teams or tuple(range(len(held)))
        return leaders if won and len({teams[self.player(seat)] for seat in leaders}) == 1 else ()

    def verdict(self, seats: Collection[Seat]) -> Verdict:
        """The result of a finished series for the best of these seats."""
        winners = self.winners()
        if winners:
            return Verdict.WON if any(seat in winners for seat in seats) else Verdict.LOST
        held = self.by_seat()
        best = max(held[seat] for seat in seats)
        return Verdict.SHARED if best == max(held) else Verdict.LOST

    def afresh(self) -> SeriesScore:
        """The next series of this kind, from nothing; everybody keeps the seat."""
        return replace(self, points=(0,) * len(self.points), games=0, ids=(), moves=0)

    def text(self) -> str:
        """As it is kept."""
        return json.dumps([getattr(self, field.name) for field in fields(self)])


def new_series_score(form: Form, teams: Sequence[int]) -> SeriesScore:
    """Nothing played yet. ``teams``: of each seat, see `game.core.contract.GameInfo.teams`."""
    seats = len(teams)
    deals = seats if form.exchanged else form.deals
    return SeriesScore(
        (0,) * seats, goal=form.goal, deals=deals, exchanged=form.exchanged, teams=tuple(teams)
    )


class KeptSitting(NamedTuple):
    """The fields of a `SeriesScore`, in the order in which they are kept."""

    points: Annotated[tuple[Whole, ...], Meta(max_length=SEATS)]
    games: Count
    goal: Count
    shift: Count
    deals: Count = 0
    """Those before matches of several deals have four fields."""
    exchanged: Count = 0
    teams: Annotated[tuple[Count, ...], Meta(max_length=SEATS)] = ()
    """Those before teams, and before matches were listed, have six."""
    ids: tuple[Count, ...] = ()
    moves: Count = 0


KEPT_SITTINGS = LinesFormat(
    key="sitting",
    visitor=True,
    kind=KeptSitting,
    most=20,
    longest=2_000,
    about="Score of the match that an unfinished game belongs to: a line for each game.",
    example="1 [[1, 0], 1, 0, 1, 2, 0, [0, 1], [1], 9]",
)


def parse_series_score(text: str, seats: int) -> SeriesScore | None:
    """Read a sitting of so many players that `SeriesScore.text` wrote; None for anything else."""
    kept = KEPT_SITTINGS.value(text)
    if kept is None or len(kept.points) != seats or len(kept.teams) not in (0, seats):
        return None
    return SeriesScore(*kept)


def series_score_after(
    series_score: SeriesScore, session: AnySession, game_id: int | None = None
) -> SeriesScore:
    """The sitting with a finished game added, still as its seats were.

    ``game_id``: the store's number of that game; None where it is not kept.
    """
    won = points_by_seat(session) if series_score.deals else won_by_seat(session)
    points = list(series_score.points)
    for seat, more in enumerate(won):
        points[series_score.player(seat)] += more
    return replace(
        series_score,
        points=tuple(points),
        games=series_score.games + 1,
        ids=(*series_score.ids, game_id)
        if series_score.counts and game_id is not None
        else series_score.ids,
        moves=series_score.moves + len(session.moves),
    )


def points_by_seat(session: AnySession) -> tuple[int, ...]:
    """The points of a finished game, as several deals add them; games won where there are none."""
    table = DESCRIPTORS[session.game.info.id].table
    if isinstance(table, Adds):
        return tuple(table.points_of_all(session.view()))
    return won_by_seat(session)


def won_by_seat(session: AnySession) -> tuple[int, ...]:
    """The points of a finished game for each seat: the tokens of its table, else a game won."""
    table = DESCRIPTORS[session.game.info.id].table
    tokens = table.tally(session.view()) if isinstance(table, Counts) else None
    if tokens is not None:
        return tokens
    winners = outcome_of(session).winners
    return tuple(int(seat in winners) for seat in range(session.seats))


def next_round(
    series_score: SeriesScore, seats: Sequence[str], options: Mapping[str, int], session: AnySession
) -> tuple[SeriesScore, tuple[str, ...], dict[str, int]]:
    """The series, seats and options of the game after a finished one.

    Where an option says who begins, the loser of a game (or its team) begins the next one.
    """
    info = session.game.info
    chosen = dict(options)
    if series_score.exchanged:
        turned = replace(series_score, shift=(series_score.shift + 1) % len(seats))
        return turned, (*seats[1:], seats[0]), chosen
    if info.begins:
        returns = session.returns()
        teams = info.teams(session.seats, session.options)
        last = {team for team, value in zip(teams, returns, strict=True) if value == min(returns)}
        chosen[info.begins] = last.pop() + 1 if len(last) == 1 else 0
    if DESCRIPTORS[info.id].series.seats_change and len(seats) == 2:
        turned = replace(series_score, shift=(series_score.shift + 1) % 2)
        return turned, (seats[1], seats[0]), chosen
    return series_score, tuple(seats), chosen


def seated(game: str, seats: Sequence[str], options: Mapping[str, int]) -> tuple[str, ...]:
    """The seats at the start of a sitting: against a program the person chooses the side.

    Where the side is chosen after the deal, the second seat chooses and the first one moves first.
    """
    chooses = len(seats) == 2 and _second_chooses(game, options)
    if chooses and seats[0] == HUMAN and seats[1].startswith(AI):
        return seats[1], seats[0]
    return tuple(seats)


def _second_chooses(game: str, options: Mapping[str, int]) -> bool:
    """True if the second seat takes a side after the deal, in a duel."""
    info = GAMES[game].info
    chosen = info.sides_if is not None and info.sides_if.holds(options)
    return chosen and not info.is_puzzle(options)


@dataclass(slots=True)
class Match:
    """A game at a table: the session, the players of the seats, and its place in the store."""

    session: AnySession
    seats: tuple[str, ...]
    """"human" or "ai:<level>", as in a record."""
    kept: int | None = None
    """The store's number of it; None for what is not kept (a replay, a lesson)."""
    names: tuple[Phrase, ...] = field(default=())
    series_score: SeriesScore | None = None
    """The score of the games before; None: this is the first."""
    best: int | None = None
    """The best score so far of a puzzle with this seed."""
    rated: bool = False
    """A new deal by chance: it may count for the player's rating."""
    rating: tuple[int, int, int] | None = None
    """The player's rating after it, half of its interval, and the change; None: not rated."""
    hints: int = 0
    """Positions of it in which a hint was shown: see `game.match.guide`."""
    hinted: set[str] = field(default_factory=set)
    """Digests of those that are known since the game was opened."""

    def __post_init__(self) -> None:
        if not self.names:
            self.names = seat_names(self.seats)

    @property
    def id(self) -> str:
        """Which game it is."""
        name: str = self.session.game.info.id
        return name

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people hold."""
        return tuple(seat for seat, holder in enumerate(self.seats) if holder == HUMAN)

    @property
    def columns(self) -> Sequence[Seat]:
        """The seats as results show them: the first person, then those who play after."""
        seats = range(self.session.seats)
        first = self.people[0] if self.people else 0
        return [*seats[first:], *seats[:first]]

    def level(self, seat: Seat) -> str | None:
        """The opponent's level at a seat; None for a person."""
        return level_of(self.seats[seat])

    def note_rating(self, value: int, margin: int, change: int) -> None:
        """The rating of its player after this game, its uncertainty, and the change."""
        self.rating = (value, margin, change)

    def note_best(self, best: int | None) -> None:
        """This is the best score so far of the puzzle."""
        self.best = best

    @property
    def standing(self) -> SeriesScore:
        """The score of the series with this game, which is finished."""
        before = self.series_score or SeriesScore((0,) * self.session.seats)
        return series_score_after(before, self.session, self.kept)

    @property
    def younger(self) -> Seat | None:
        """The seat of the younger of two people while it is to choose a side; None: no such choice.

        In later games of a series the seats have changed hands.
        """
        session, later = self.session, self.series_score is not None and self.series_score.games
        if session.moves or later or self.people != (0, 1) or session.seats != 2:
            return None
        return 1 if _second_chooses(self.id, session.options) else None

    def record(self) -> Record:
        """The game so far, as a record."""
        return record_of(self.session, self.seats)


def new_match(game: str, seats: Sequence[str], options: Mapping[str, int], seed: str) -> Match:
    """A fresh game. Raises ValueError (often `Impossible`) for what the game does not have."""
    return Match(Session(GAMES[game], len(seats), options, seed), tuple(seats))


def match_after(match: Match) -> Match:
    """Set up the game after a finished one: seats and who begins as in `next_round`.

    The seed is a new one, except for the same deal with the seats exchanged.
    """
    session, standing, seed = match.session, match.standing, word_seed()
    if standing.over:
        standing = standing.afresh()
    elif standing.exchanged:
        seed = session.seed
    standing, seats, options = next_round(standing, match.seats, session.options, session)
    fresh = new_match(match.id, seats, options, seed)
    fresh.series_score = standing
    fresh.rated = seed != session.seed
    return fresh


def check_players(record: Record) -> None:
    """Raise BadRecord where a seat has a player that the arcade does not know: any file may."""
    from ai.levels import is_level  # brings the searches along, and a start asks for none

    for who in record.seats:
        if who != HUMAN and not (who.startswith(AI) and is_level(opponent_of(who))):
            raise BadRecord("field", "seats")


def match_of(record: Record, kept: int | None) -> Match:
    """The game of a record, at its last move. Raises `game.core.record.BadRecord`."""
    check_players(record)
    return Match(replay(record, GAMES), record.seats, kept)
