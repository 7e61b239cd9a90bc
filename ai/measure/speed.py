"""How fast rulebooks and the search run on this machine: CPU time, so that load matters little."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

from ai.greedy import settled
from ai.playout import PlayOn, play_on
from ai.registry import HOUSE, Shelf
from ai.search import Search, Style
from game.core.rng import Rng
from game.core.session import AnyGame, Session

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


def measure(game: str, shelf: Shelf = HOUSE) -> dict[str, float]:
    """Random moves a second through the rules, and iterations a second of the levels' search.

    Of games without chance and secrets also iterations with full random playouts.
    """
    told: dict[str, float] = {
        "moves_s": round(moves(shelf.game(game), play_on(shelf.game(game)))),
        "search_s": round(iterations(game, shelf)),
    }
    if settled(shelf.game(game)):
        told["playouts_s"] = round(iterations(game, shelf, judged=False))
    return told


LOST = 0.25
"""The share of its speed that a game may lose before somebody is told."""
TRIES = 3
"""Measurements of which the best counts: whatever else a machine does only makes it slower."""


def yields(game: str, shelf: Shelf = HOUSE) -> dict[str, float]:
    """`measure`, but per thousand rounds of the calibration loop: comparable between machines."""
    told: dict[str, float] = {}
    for _ in range(TRIES):
        rounds = calibration() * 1000
        for name, rate in measure(game, shelf).items():
            told[name] = max(told.get(name, 0.0), round(rate / rounds, 3))
    return told


def slower(now: Mapping[str, float], before: Mapping[str, float]) -> list[str]:
    """What has lost more than `LOST` of its speed, in words; figures that are new are passed over.

    Both are `yields`.
    """
    return [
        f"{name}: {now.get(name)} where it was {was}"
        for name, was in before.items()
        if now.get(name, 0.0) < (1 - LOST) * was
    ]


def moves(game: AnyGame, plays: PlayOn[Any]) -> float:
    """Random moves a second, dealing included, played in this way (`ai.playout`)."""
    seats = game.info.usual_seats
    options, bound = game.info.complete({}), game.info.bound
    rng = Rng(SEED, "playouts")
    return _rate(lambda: plays(game.initial_state(seats, options, rng), rng, bound), SECONDS)


def iterations(
    game: str, shelf: Shelf = HOUSE, *, judged: bool = True, style: Style | None = None
) -> float:
    """Search iterations a second at `position`; without the judge every playout is a full one."""
    rules, judge = shelf.game(game), shelf.judge(game) if judged else None
    session = position(rules)
    seat = session.to_move()
    assert seat is not None
    view, legal = session.view(seat), session.legal_moves()
    style = style or shelf.opponents(game).style

    def search() -> int:
        grown = Search(rules, judge, view, legal, Rng(SEED, "search"), style)
        grown.grow(1000)
        return grown.iterations

    return _rate(search, SECONDS)


def position(game: AnyGame) -> Session[Any, Any, Any]:
    """A fixed position near the start of a game for two, if it can be: the first real choice."""
    seats = game.info.usual_seats
    session = Session(game, seats, {}, SEED)
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
