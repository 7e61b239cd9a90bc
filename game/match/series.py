"""A sitting: games one after another round one table, with what each player has won so far.

A player keeps a number, that of the seat in the first game; the seats may change from game to game.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from game.cabinets import CABINETS, GAMES
from game.core.contract import Seat
from game.core.outcome import outcome_of
from game.core.session import AnySession
from game.match.seats import AI, HUMAN
from game.store.json_values import Count, Whole, decode
from game.tables.table import Counts


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

    def player(self, seat: Seat) -> int:
        """Who sits there."""
        return (seat + self.shift) % len(self.points)

    def by_seat(self) -> tuple[int, ...]:
        """The points of the player in each seat."""
        return tuple(self.points[self.player(seat)] for seat in range(len(self.points)))

    def winner(self) -> Seat | None:
        """The seat of the series' winner: the goal is reached, and no other has as much."""
        held = self.by_seat()
        most = max(held)
        return held.index(most) if 0 < self.goal <= most and held.count(most) == 1 else None

    def text(self) -> str:
        """As it is kept."""
        return json.dumps([list(self.points), self.games, self.goal, self.shift])


class Kept(NamedTuple):
    """The fields of a `Sitting`, in the order in which they are kept."""

    points: tuple[Whole, ...]
    games: Count
    goal: Count
    shift: Count


def parse(text: str) -> Sitting | None:
    """A sitting as `Sitting.text` wrote it; None for anything else."""
    kept = decode(text, Kept, None)
    return Sitting(*kept) if kept is not None and kept.points else None


def counted(sitting: Sitting, session: AnySession) -> Sitting:
    """The sitting with a finished game added, still as its seats were."""
    won = won_by_seat(session)
    points = list(sitting.points)
    for seat, more in enumerate(won):
        points[sitting.player(seat)] += more
    return replace(sitting, points=tuple(points), games=sitting.games + 1)


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
