"""Games of a player who touches only what is lit: how well they go, and whether they ever stop.

The player sits at the real table with the light on, and touches the spot that is lit, over and
over. ``python -m tests.lit bigebang 20`` prints over 20 games against a *Student* the mean return
of the player, from -1 (lost) to 1 (won), with its standard error, and the number of warnings that
a lit touch led to. ``--level student`` lets a *Student* sit there in place of the light, with the
same deals. In games that a crew plays together the return is that of the crew.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ai.bot import Budget, Thinks
from ai.levels import bot_seed, budget, make_bot
from ai.worker.client import Answer, EngineClient
from game.core.contract import AnyMove, Seat
from game.core.session import AnySession
from game.match.drivers import Driver, Person
from game.tables.table import CONFIRM

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.services import Services

RIVAL = "student"
FRAME = 0.5
"""Seconds: motion does not matter here."""
PATIENCE = 2_000
"""Frames without a move after which a game has stopped."""


class Engine(EngineClient):
    """Answers in this process, and as deep as the engine process does."""

    def ask(
        self,
        game: str,
        view: object,
        legal: Sequence[AnyMove],
        level: str,
        seed: str,
        given: Budget | None = None,
    ) -> int:
        """Choose at once."""
        bot = make_bot(game, level, seed)
        move = bot.choose(view, legal, given or budget(game, level))
        analysis = bot.analysis if isinstance(bot, Thinks) else None
        self._answer = Answer(1, move, analysis)
        return 1

    def poll(self) -> Answer | None:
        """The answer, once."""
        answer, self._answer = self._answer, None
        return answer


class Here(Driver):
    """A program of some level that thinks in this process, at once."""

    def __init__(self, level: str) -> None:
        self._level = level
        self._move: AnyMove | None = None

    def begin(self, session: AnySession, seat: Seat) -> None:
        """Choose."""
        game = session.game.info.id
        bot = make_bot(game, self._level, bot_seed(session.seed, seat, len(session.moves)))
        given = budget(game, self._level)
        self._move = bot.choose(session.view(seat), session.legal_moves(), given)

    def poll(self) -> AnyMove | None:
        """The choice, once."""
        move, self._move = self._move, None
        return move

    def stop(self) -> None:
        """Choose again when asked again."""
        self._move = None


class Played(NamedTuple):
    """Result of one game."""

    value: float
    """Return of the player."""
    warnings: int
    """Warnings that a lit touch led to."""
    touches: int


def play(services: Services, game: str, seed: str, level: str | None = None) -> Played:
    """One game of the player in a seat that changes with the seed's last digit.

    ``level``: who sits in the player's place; None: the player touches what is lit. Raises
    AssertionError where nothing is lit for long.
    """
    from game.app import App
    from game.games import GAMES
    from game.match.match import AI, HUMAN, new_match
    from game.scenes.table.opening import people_table
    from game.window import open_window

    info = GAMES[game].info
    seats = info.usual_seats
    mine = sum(map(ord, seed)) % seats
    held = [HUMAN if seat == mine else AI + RIVAL for seat in range(seats)]
    match = new_match(game, held, info.suggested, seed)
    session = match.session
    if level is not None:
        drivers = [Here(level if seat == mine else RIVAL) for seat in range(seats)]
        while (seat := session.to_move()) is not None:
            drivers[seat].begin(session, seat)
            move = drivers[seat].poll()
            assert move is not None
            session.play(move)
        return Played(session.returns()[mine], 0, 0)
    services.__dict__["engine"] = Engine()
    services.change(guide="always", speed=0.0, remarks=False, unhurried=True)
    movers: dict[int, Driver] = {seat: Here(RIVAL) for seat in range(seats)}
    movers[mine] = Person()
    table = people_table(services, match, movers)
    app = App(services, open_window((1280, 720), full_screen=False), table)
    warnings = touches = idle = 0
    while session.to_move() is not None:
        moves = len(session.moves)
        app.step([], FRAME)
        lit = table.find(table.model.lit_next)
        if table.policy.may_move() and lit is not None and not table.motion.busy:
            warnings += lit.id == CONFIRM
            touches += 1
            table.touch(lit)
        idle = 0 if len(session.moves) > moves else idle + 1
        assert idle < PATIENCE, (game, seed, session.view(mine))
    return Played(session.returns()[mine], warnings, touches)


def main() -> None:
    """The mean of some games."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from game.games import GAMES
    from game.window import opened

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("games", type=int)
    parser.add_argument("--level")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), None, None) as services:
        played = [
            play(services, chosen.game, f"lit {number}", chosen.level)
            for number in range(chosen.games)
        ]
    values = [one.value for one in played]
    error = statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    print(f"mean return {statistics.mean(values):+.2f} ± {error:.2f} over {len(values)} games")
    print(f"warnings {sum(one.warnings for one in played)}")
    print(f"touches a game {statistics.mean(one.touches for one in played):.0f}")


if __name__ == "__main__":
    main()
