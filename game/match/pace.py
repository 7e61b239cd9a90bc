"""The time of a *Nobel* move on this computer, measured once a game by a search.

A level is defined by its iterations, and the clock only caps them. Where a computer is so slow that
the cap decides, the level is weaker than its name, and a player who chooses it should know.
"""

from __future__ import annotations

import json
import math

from ai.bot import Budget
from ai.levels import budget, trees
from ai.worker.client import EngineClient
from game.core.rng import Rng
from game.core.session import AnySession, Session
from game.files.formats import TableFormat
from game.files.parsing import Count
from game.games import GAMES
from game.store import Store

KEY = "pace"
"""The store's key for iterations a second, by game."""
KEPT_PACE = TableFormat(
    key=KEY,
    visitor=False,
    kind=Count,
    most=100,
    longest=60,
    about="Iterations a second that the search makes on this computer, by game.",
    example='{"bigebang": 900}',
)
SECONDS = 0.2
"""That a measurement takes."""
ENDLESS = 1_000_000
"""Iterations that nothing does in that time."""
PLIES = 12
"""Moves by chance before the position that is thought about: beginnings are simpler."""
LEVEL = "nobel"
FASTEST = 10**9
"""Iterations a second of a search that was complete before the time was over."""


def known(store: Store, game: str) -> int | None:
    """Iterations a second as they were measured here; None: they never were."""
    return KEPT_PACE.read(store.progress(KEY)).get(game)


def keep(store: Store, game: str, rate: int) -> None:
    """Remember a measurement."""
    store.set_progress(KEY, json.dumps({**KEPT_PACE.read(store.progress(KEY)), game: rate}))


def position(game: str) -> AnySession:
    """A fixed position with a choice, for the usual number of players.

    A game that is over too soon is thought about where it had its last choice.
    """
    rules = GAMES[game]
    session: AnySession = Session(rules, rules.info.usual_seats, {}, KEY)
    rng = Rng(KEY, "moves")
    choice = 0
    while session.to_move() is not None:
        if len(session.legal_moves()) > 1:
            choice = len(session.moves)
            if choice >= PLIES:
                break
        session.play(rng.pick(session.legal_moves()))
    session.rewind(choice)
    return session


class Measurement:
    """One question to the engine process; its move is of no interest."""

    def __init__(self, engine: EngineClient, game: str) -> None:
        """Put the question, which replaces one that may be open."""
        self._engine = engine
        self.game = game
        session = position(game)
        seat = session.to_move()
        assert seat is not None
        given = Budget(ENDLESS, SECONDS)
        level = f"search:{ENDLESS}"
        self._ticket = engine.ask(
            game, session.view(seat), session.legal_moves(), level, KEY, given
        )
        self.done = False

    def poll(self) -> int | None:
        """Iterations a second, once, as soon as they are known; never waits.

        None as well after a fault of the engine: then there is no measurement.
        """
        answer = self._engine.poll()
        if answer is None or answer.ticket != self._ticket:
            return None
        self.done = True
        analysis = answer.analysis
        if analysis is None or answer.fault:
            return None
        return round(analysis.iterations / SECONDS) if analysis.capped else FASTEST


def needed(game: str, rate: int, processes: int) -> float:
    """Seconds that all iterations of `LEVEL` take at this rate, in so many processes."""
    return budget(game, LEVEL).iterations / max(1, rate) / min(trees(LEVEL), max(1, processes))


def over_cap(game: str, rate: int | None, processes: int) -> tuple[int, int] | None:
    """Whole seconds that `LEVEL` would need for a move, and its cap; None where it keeps to it."""
    cap = budget(game, LEVEL).seconds
    if rate is None or (seconds := needed(game, rate, processes)) <= cap:
        return None
    return math.ceil(seconds), round(cap)
