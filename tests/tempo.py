"""The length of a game that a person plays against opponents: by the table's own clock.

The person is a *Student* who looks at each choice for some seconds; what is forced, what others do
and what is shown takes the time that it takes at the table in its usual pace.
``python -m tests.tempo u_know_feynman 20 cards=5`` prints the minutes of 20 games in order and
their median; with ``--seats 3`` for three.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ai.levels import bot_seed, budget, make_bot
from game.core.contract import AnyMove, Seat
from game.core.session import AnySession
from game.match.drivers import Driver, Person

if TYPE_CHECKING:
    from game.services import Services

LEVEL = "student"
LOOK = 6.0
"""Seconds before a person's choice, of which there may be several in a move."""
FRAME = 0.1
"""Seconds: long ones, for only the sum of them counts."""


def choice(session: AnySession, seat: Seat) -> AnyMove:
    """The move of a *Student*."""
    game, number = session.game.info.id, len(session.moves)
    bot = make_bot(game, LEVEL, bot_seed(session.seed, seat, number))
    move: AnyMove = bot.choose(session.view(seat), session.legal_moves(), budget(game, LEVEL))
    return move


class Here(Driver):
    """A *Student* that thinks in this process, and at once."""

    def __init__(self) -> None:
        self._move: AnyMove | None = None

    def begin(self, session: AnySession, seat: Seat) -> None:
        """Choose."""
        self._move = choice(session, seat)

    def poll(self) -> AnyMove | None:
        """The choice, once."""
        move, self._move = self._move, None
        return move

    def stop(self) -> None:
        """Choose anew when asked again."""
        self._move = None


def seconds(
    services: Services, game: str, seats: int, options: Mapping[str, int], seed: str
) -> float:
    """The seconds of one game, from the table's first frame to the end of its last move."""
    from game.app import App
    from game.match.match import AI, HUMAN, new_match
    from game.scenes.table.opening import people_table
    from game.window import open_window

    services.change(throws=False)  # who plays at once throws at once
    match = new_match(game, [HUMAN] + [AI + LEVEL] * (seats - 1), options, seed)
    drivers: dict[int, Driver] = {0: Person()} | {seat: Here() for seat in range(1, seats)}
    table = people_table(services, match, drivers)
    app = App(services, open_window((1280, 720), full_screen=False), table)
    clock = looked = 0.0
    while app.top is table and not (table.model.over and not table.frames):
        app.step([], FRAME)
        clock += FRAME
        waiting = table.picker is not None and table.policy.may_move() and not table.motion.busy
        looked = looked + FRAME if waiting else 0.0
        if looked >= LOOK:
            table.policy.move_chosen(choice(table.session, 0))
            looked = 0.0
    return clock


def main() -> None:
    """The minutes of some games."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from game.games import GAMES
    from game.window import opened

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("games", type=int)
    parser.add_argument("options", nargs="*", metavar="NAME=VALUE")
    parser.add_argument("--seats", type=int, default=2)
    chosen = parser.parse_args()
    info = GAMES[chosen.game].info
    named = (option.partition("=") for option in chosen.options)
    options = {**info.suggested, **{name: int(value) for name, _, value in named}}
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), None, None) as services:
        lasted = [
            seconds(services, chosen.game, chosen.seats, options, f"tempo {number}") / 60
            for number in range(chosen.games)
        ]
    print(*(f"{minutes:.1f}" for minutes in sorted(lasted)))
    print(f"median {statistics.median(lasted):.1f}, mean {statistics.mean(lasted):.1f} minutes")


if __name__ == "__main__":
    main()
