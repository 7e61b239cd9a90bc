"""Speed of the rulebooks and the search on this machine: CPU time, so that load matters little."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from ai.greedy import settled
from ai.registry import HOUSE, Registry
from ai.search import PlayOn, Search, SearchStyle, play_on
from ai.worker.protocol import view_decoder
from game.core.rng import Rng
from game.core.session import AnyGame, AnySession, Session

SECONDS = 0.5
"""CPU time that one figure is measured for."""
SEED = "speed"

_ROUNDS = 200_000


def calibration() -> float:
    """Millions of rounds a second of a fixed loop: what to divide by before comparing machines.

    The best of five, since a busy machine only ever makes it slower.
    """

    def rounds() -> int:
        total = 0
        for number in range(_ROUNDS):
            total += number & 3
        return _ROUNDS

    return max(_rate(rounds, SECONDS / 5) for _ in range(5)) / 1e6


def measure(game: str, registry: Registry = HOUSE) -> dict[str, float]:
    """Random moves a second through the rules, and iterations a second of the levels' search:
    with the evaluator, and without it, where every playout goes to the end of the game.
    """
    return {
        "moves_s": round(moves(registry.game(game), play_on(registry.game(game)))),
        "search_s": round(iterations(game, registry)),
        "playouts_s": round(iterations(game, registry, judged=False)),
    }


def views(game: str, read: Callable[[bytes], object] | None = None) -> float:
    """Views of whole games that a thinking process reads in a CPU second.

    ``read``: otherwise than with the decoder of the worker, to compare.
    """
    rules = HOUSE.game(game)
    session, rng = opening(rules), Rng(SEED, "views")
    written = []
    while (seat := session.to_move()) is not None:
        written.append(msgspec.json.encode(session.view(seat)))
        session.skip(rng.pick(session.legal_moves()))
    read = read or view_decoder(rules).decode

    def read_all() -> int:
        for text in written:
            read(text)
        return len(written)

    return _rate(read_all, SECONDS)


LOST = 0.25
"""The share of its speed that a game may lose before it is reported."""
TRIES = 3
"""Measurements of which the best counts: other work of the machine only makes it slower."""


def yields(game: str, registry: Registry = HOUSE) -> dict[str, float]:
    """`measure`, but per thousand rounds of the calibration loop: comparable between machines."""
    figures: dict[str, float] = {}
    for _ in range(TRIES):
        rounds = calibration() * 1000
        for name, rate in measure(game, registry).items():
            figures[name] = max(figures.get(name, 0.0), round(rate / rounds, 3))
    return figures


def slower(now: Mapping[str, float], before: Mapping[str, float]) -> list[str]:
    """Figures that lost more than `LOST` of their speed, in words; new figures are passed over.

    Both are `yields`.
    """
    return [
        f"{name}: {now.get(name)} where it was {was}"
        for name, was in before.items()
        if now.get(name, 0.0) < (1 - LOST) * was
    ]


def moves(game: AnyGame, plays: PlayOn[Any]) -> float:
    """Random moves a second, dealing included, played in this way (`ai.search`)."""
    seats = game.info.usual_seats
    options, bound = game.info.complete({}), game.info.bound
    rng = Rng(SEED, "playouts")
    return _rate(lambda: plays(game.initial_state(seats, options, rng), rng, bound), SECONDS)


def iterations(
    game: str, registry: Registry = HOUSE, *, judged: bool = True, style: SearchStyle | None = None
) -> float:
    """Search iterations a second at `position`; without the evaluator every playout is a full
    one."""
    rules, evaluator = registry.game(game), registry.evaluator(game) if judged else None
    session = position(rules)
    seat = session.to_move()
    assert seat is not None
    view, legal = session.view(seat), session.legal_moves()
    style = style or registry.opponents(game).style

    # Playouts to the end take long in some games, and there the tree is small in any case.
    goal = 1000 if evaluator or settled(rules) else 50

    def search() -> int:
        grown = Search(rules, evaluator, view, legal, Rng(SEED, "search"), style)
        grown.run(goal)
        return grown.iterations

    return _rate(search, SECONDS)


def opening(game: AnyGame) -> AnySession:
    """A fixed deal, for the usual number of players."""
    return Session(game, game.info.usual_seats, {}, SEED)


def position(game: AnyGame) -> AnySession:
    """A fixed position near the start of a game for two, if it can be: the first real choice."""
    session = opening(game)
    while len(session.legal_moves()) < 2:
        session.play(session.legal_moves()[0])
    return session


def _rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work per CPU second; ``work`` says how many it did."""
    done, spent, start = 0, 0.0, time.process_time()
    while spent < seconds:
        done += work()
        spent = time.process_time() - start
    return done / spent
