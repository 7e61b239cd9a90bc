"""Seconds that a person waits for the opponents, from an own move that was seen to the next choice.

The person is a *Student* who plays at once. ``python -m tests.waiting particle_builder 5`` prints
the waits of five games by the table's own clock at its usual speed: their median, the largest, and
the share of the game that they are.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.match.drivers import Driver, Person
from tests.tempo import Here, choice

if TYPE_CHECKING:
    from game.services import Services


FRAME = 1 / 30
"""Seconds."""


class Waits(NamedTuple):
    """Waits of one game, in seconds."""

    waits: tuple[float, ...]
    """From each own move that hands the turn over to the next own choice."""
    whole: float
    """The whole game, own moves made at once."""


def waits(services: Services, game: str, seed: str, rival: str = "student") -> Waits:
    """The waits of one game, without the time for words in large letters, which a touch ends."""
    from game.app import App
    from game.games import GAMES
    from game.match.match import AI, HUMAN, new_match
    from game.scenes.table.model import Hurried
    from game.scenes.table.opening import people_table
    from game.scenes.table.people import People
    from game.window import open_window

    services.change(throws=False)  # a hand that waits is no wait for others
    info = GAMES[game].info
    seats = info.usual_seats
    match = new_match(game, [HUMAN] + [AI + rival] * (seats - 1), info.suggested, seed)
    drivers: dict[int, Driver] = {0: Person()} | {seat: Here() for seat in range(1, seats)}
    table = people_table(services, match, drivers)
    app = App(services, open_window((1280, 720), full_screen=False), table)
    found: list[float] = []
    clock, since, others = 0.0, 0.0, False
    while app.top is table and table.session.to_move() is not None:
        app.step([], FRAME)
        clock += FRAME
        reads = isinstance(table.policy, People) and table.policy.own.notices.standing
        since += 0.0 if reads else FRAME
        if table.model.rest == inf:
            table.send(Hurried())  # a touch ends words that wait for one
        if not others and table.session.to_move() != 0 and not table.frames:
            others = not table.motion.busy
            since = 0.0
        if table.policy.may_move() and table.picker is not None and not table.motion.busy:
            if others:
                found.append(since)
            table.play(choice(table.session, 0))
            since, others = 0.0, False
    return Waits(tuple(found), clock)


def main() -> None:
    """The waits of some games."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from game.games import GAMES
    from game.window import opened

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("games", type=int)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), None, None) as services:
        services.change(unhurried=True)
        games = [waits(services, chosen.game, f"wait {n}") for n in range(chosen.games)]
    found = sorted(wait for game in games for wait in game.waits)
    whole = sum(game.whole for game in games)
    print(f"waits {len(found)}, median {statistics.median(found):.1f} s, longest {found[-1]:.1f} s")
    print(f"above 5 s: {sum(w > 5 for w in found)}, above 8 s: {sum(w > 8 for w in found)}")
    print(f"share of the game {sum(found) / whole:.2f}")


if __name__ == "__main__":
    main()
