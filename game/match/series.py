"""A sitting: games one after another round one table, with what each player has won so far.

A player keeps a number, that of the seat in the first game; the seats may change from game to game.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from game.cabinets import CABINETS, GAMES
from game.cabinets.cabinet import Form
from game.core.contract import Seat
from game.core.outcome import outcome_of
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
        return self.winner() is not None or 0 < self.deals <= self.games

    def winner(self) -> Seat | None:
        """The seat of the series' winner.

        The goal is reached, or the last deal is played; and no other has as much.
        """
        held = self.by_seat()
        most = max(held)
        won = 0 < self.deals <= self.games if self.deals else 0 < self.goal <= most
        return held.index(most) if won and held.count(most) == 1 else None

    def afresh(self) -> Sitting:
        """The next series of this kind, from nothing; everybody keeps the seat."""
        return replace(self, points=(0,) * len(self.points), games=0)

    def text(self) -> str:
        """As it is kept."""
        return json.dumps(
            [list(self.points), self.games, self.goal, self.shift, self.deals, self.exchanged]
        )


def begun(form: Form, seats: int) -> Sitting:
    """Nothing played yet."""
    deals = seats if form.exchanged else form.deals
    return Sitting((0,) * seats, goal=form.goal, deals=deals, exchanged=form.exchanged)


class Kept(NamedTuple):
    """The fields of a `Sitting`, in the order in which they are kept."""

    points: tuple[Whole, ...]
    games: Count
    goal: Count
    shift: Count
    deals: Count = 0
    """Those before matches of several deals have four fields."""
    exchanged: Count = 0


def parse(text: str) -> Sitting | None:
    """A sitting as `Sitting.text` wrote it; None for anything else."""
    kept = decode(text, Kept, None)
    return Sitting(*kept) if kept is not None and kept.points else None


def counted(sitting: Sitting, session: AnySession) -> Sitting:
    """The sitting with a finished game added, still as its seats were."""
    won = points_by_seat(session) if sitting.deals else won_by_seat(session)
    points = list(sitting.points)
    for seat, more in enumerate(won):
        points[sitting.player(seat)] += more
    return replace(sitting, points=tuple(points), games=sitting.games + 1)


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

    Where an option says who begins, the loser of a game begins the next one.
    """
    info = session.game.info
    chosen = dict(options)
    if sitting.exchanged:
        turned = replace(sitting, shift=(sitting.shift + 1) % len(seats))
        return turned, (*seats[1:], seats[0]), chosen
    if info.begins:
        returns = session.returns()
        last = min(returns)
        alone = returns.count(last) == 1
        chosen[info.begins] = returns.index(last) + 1 if alone else 0
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
