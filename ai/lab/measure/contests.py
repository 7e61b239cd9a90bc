"""What a ladder is climbed at: the games, with how many seats and which options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ai.lab.measure import arena
from ai.levels import RANDOM
from game.core.session import AnyGame

LARGEST = 4
"""Seats of the largest table that is played without being asked for."""


class Contest(NamedTuple):
    """A game, and how it is set up."""

    game: str
    seats: int
    options: tuple[tuple[str, int], ...] = ()
    """Those that are not as usual."""


def contests(games: Iterable[AnyGame], *, everything: bool = False) -> list[Contest]:
    """What is played: each game with two, three and four seats, as far as it has them.

    Where seats compete as teams or an option makes a game cooperative, these too. Who wins or
    loses together plays what a set-up screen suggests: by the printed rules all crews of Particle
    Panic lose. ``everything``: all numbers of seats.
    """
    listed = []
    for game in games:
        info = game.info
        counts = [seats for seats in info.seats if seats > 1 or len(info.seats) == 1]
        few = [seats for seats in counts if everything or seats <= max(LARGEST, counts[0])]
        usual = _suggested(game, {}) if info.cooperative else ()
        listed += [Contest(info.id, seats, usual) for seats in few]
        listed += _teams(game)
        if info.cooperative_if is not None:
            name, values = info.cooperative_if
            for value in sorted(values):
                options = _suggested(game, {name: value})
                listed.append(Contest(info.id, _least(game, options), options))
    return listed


def _suggested(game: AnyGame, chosen: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """These options, with what a set-up screen would suggest beside them."""
    info = game.info
    complete = info.complete({**info.suggested, **chosen})
    moot = info.moot(info.usual_seats, complete)
    offered = info.puzzle_options if info.is_puzzle(complete) else info.options.keys()
    beside = {name: value for name, value in info.suggested.items() if name in offered}
    return tuple((name, value) for name, value in {**beside, **chosen}.items() if name not in moot)


def _teams(game: AnyGame) -> list[Contest]:
    """The contests in which two seats or more play for each side."""
    info = game.info
    listed = []
    for name, option in info.options.items():
        for value in option.values:
            complete = info.complete({name: value})
            for seats in info.seats:
                sides = len(set(info.teams(seats, complete)))
                contest = Contest(info.id, seats, ((name, value),))
                if 1 < sides < seats and not info.cooperates(complete) and _exists(game, contest):
                    listed.append(contest)
    return listed


def _least(game: AnyGame, options: tuple[tuple[str, int], ...]) -> int:
    """The fewest seats that a game has with these options."""
    return next(
        seats for seats in game.info.seats if _exists(game, Contest(game.info.id, seats, options))
    )


def _exists(game: AnyGame, contest: Contest) -> bool:
    """Whether the rules have a game for so many seats with these options."""
    try:
        arena.schedule(game, (RANDOM,), 1, "", dict(contest.options), seats=contest.seats)
    except ValueError:
        return False
    return True
