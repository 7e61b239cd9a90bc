"""A sitting: games one after another round one table, with what each player has won so far.

A player keeps a number, that of the seat in the first game; the seats may change from game to game.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import NamedTuple

from game.cabinets import CABINETS, GAMES
from game.cabinets.cabinet import Form
from game.core.contract import Seat
from game.core.outcome import Verdict, outcome_of
from game.core.session import AnySession
from game.match.seats import AI, HUMAN
from game.store.json_values import Count, Whole, decode
from game.tables.table import Adds, Counts


@dataclass(frozen=True, slots=True)
class Sitting:
    """What stands when a game begins."""

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
        """Who sits there."""
        return (seat + self.shift) % len(self.points)

    def by_seat(self) -> tuple[int, ...]:
        """The points of the player in each seat."""
        return tuple(self.points[self.player(seat)] for seat in range(len(self.points)))

    @property
    def counts(self) -> bool:
        """Whether this is a series: games that count together, up to an end."""
        return bool(self.goal or self.deals)

    @property
    def over(self) -> bool:
        """Whether the series has come to its end."""
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
        """What a series that is over is for the best of these seats."""
        winners = self.winners()
        if winners:
            return Verdict.WON if any(seat in winners for seat in seats) else Verdict.LOST
        held = self.by_seat()
        best = max(held[seat] for seat in seats)
        return Verdict.SHARED if best == max(held) else Verdict.LOST

    def afresh(self) -> Sitting:
        """The next series of this kind, from nothing; everybody keeps the seat."""
        return replace(self, points=(0,) * len(self.points), games=0, ids=(), moves=0)

    def text(self) -> str:
        """As it is kept."""
        return json.dumps([getattr(self, field.name) for field in fields(self)])


def begun(form: Form, teams: Sequence[int]) -> Sitting:
    """Nothing played yet. ``teams``: of each seat, see `game.core.contract.GameInfo.teams`."""
    seats = len(teams)
    deals = seats if form.exchanged else form.deals
    return Sitting(
        (0,) * seats, goal=form.goal, deals=deals, exchanged=form.exchanged, teams=tuple(teams)
    )


class Kept(NamedTuple):
    """The fields of a `Sitting`, in the order in which they are kept."""

    points: tuple[Whole, ...]
    games: Count
    goal: Count
    shift: Count
    deals: Count = 0
    """Those before matches of several deals have four fields."""
    exchanged: Count = 0
    teams: tuple[Count, ...] = ()
    """Those before teams, and before matches were listed, have six."""
    ids: tuple[Count, ...] = ()
    moves: Count = 0


def parse(text: str, seats: int) -> Sitting | None:
    """Read a sitting of so many players that `Sitting.text` wrote; None for anything else."""
    kept = decode(text, Kept, None)
    if kept is None or len(kept.points) != seats or len(kept.teams) not in (0, seats):
        return None
    return Sitting(*kept)


def counted(sitting: Sitting, session: AnySession, game_id: int | None = None) -> Sitting:
    """The sitting with a finished game added, still as its seats were.

    ``game_id``: the store's number of that game; None where it is not kept.
    """
    won = points_by_seat(session) if sitting.deals else won_by_seat(session)
    points = list(sitting.points)
    for seat, more in enumerate(won):
        points[sitting.player(seat)] += more
    return replace(
        sitting,
        points=tuple(points),
        games=sitting.games + 1,
        ids=(*sitting.ids, game_id) if sitting.counts and game_id is not None else sitting.ids,
        moves=sitting.moves + len(session.moves),
    )


def points_by_seat(session: AnySession) -> tuple[int, ...]:
    """The points of a finished game, as several deals add them; games won where there are none."""
    table = CABINETS[session.game.info.id].table
    if isinstance(table, Adds):
        return tuple(table.points_of_all(session.view()))
    return won_by_seat(session)


def won_by_seat(session: AnySession) -> tuple[int, ...]:
    """What a finished game adds for each seat: the tokens of its table, else a game won."""
    table = CABINETS[session.game.info.id].table
    tokens = table.tally(session.view()) if isinstance(table, Counts) else None
    if tokens is not None:
        return tokens
    winners = outcome_of(session).winners
    return tuple(int(seat in winners) for seat in range(session.seats))


def next_round(
    sitting: Sitting, seats: Sequence[str], options: Mapping[str, int], session: AnySession
) -> tuple[Sitting, tuple[str, ...], dict[str, int]]:
    """Who sits where, and with which options, in the game after a finished one.

    Where an option says who begins, the loser of a game (or its team) begins the next one.
    """
    info = session.game.info
    chosen = dict(options)
    if sitting.exchanged:
        turned = replace(sitting, shift=(sitting.shift + 1) % len(seats))
        return turned, (*seats[1:], seats[0]), chosen
    if info.begins:
        returns = session.returns()
        teams = info.teams(session.seats, session.options)
        last = {team for team, value in zip(teams, returns, strict=True) if value == min(returns)}
        chosen[info.begins] = last.pop() + 1 if len(last) == 1 else 0
    if CABINETS[info.id].series.seats_change and len(seats) == 2:
        turned = replace(sitting, shift=(sitting.shift + 1) % 2)
        return turned, (seats[1], seats[0]), chosen
    return sitting, tuple(seats), chosen


def seated(game: str, seats: Sequence[str], options: Mapping[str, int]) -> tuple[str, ...]:
    """The seats at the start of a sitting: against a program the person chooses the side.

    Where the side is chosen after the deal, the second seat chooses and the first one moves first.
    """
    info = GAMES[game].info
    chooses = info.sides_if and info.sides_if.holds(options) and not info.is_puzzle(options)
    if chooses and len(seats) == 2 and seats[0] == HUMAN and seats[1].startswith(AI):
        return seats[1], seats[0]
    return tuple(seats)
