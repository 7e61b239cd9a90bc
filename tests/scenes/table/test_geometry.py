"""No word, number or face of a table lies under another element, wherever a game may be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count as count_from
from itertools import islice
from pathlib import Path

import pytest

from game.app import App
from game.core.rng import Rng
from game.games import GAMES
from game.match.drivers import Person
from game.match.match import AI, HUMAN, Match, new_match
from game.scenes.table.opening import people_table
from game.scenes.table.table import TableScene
from game.window import open_window, opened
from tests.layout import faults, hidden

MANY, FEW = 500, 6
"""Positions of each game: before a release, and each time."""
LONGEST = 60
"""Moves before a position at most."""
ONCE = {"particle_builder": (36, 85, 99, 103, 189)}
"""Numbers of positions in which something lay under something else once; they run each time."""
SHAPES = {"wide": ((1280, 720), "en", 1.0), "upright": ((720, 1280), "de", 1.5)}
each_shape = pytest.mark.parametrize("shape", SHAPES)
each_game = pytest.mark.parametrize("game", GAMES)


def position(game: str, number: int) -> Match | None:
    """A match in a random position; None where the first seat has no choice there."""
    info = GAMES[game].info
    seats = [HUMAN] + [AI + "visitor"] * (info.usual_seats - 1)
    match = new_match(game, seats, info.suggested, f"geometry {number}")
    session, rng = match.session, Rng(f"geometry {number}", game)
    rest = rng.below(LONGEST)
    while session.to_move() is not None and (rest > 0 or session.to_move()):
        session.play(rng.pick(session.legal_moves()))
        rest -= 1
    return match if session.to_move() == 0 else None


def positions(game: str, count: int) -> Iterator[Match]:
    """So many positions in which the first seat has a choice."""
    found = (match for n in count_from(1) if (match := position(game, n)) is not None)
    return islice(found, count)


def problems(folder: Path, game: str, shape: str, matches: Iterable[Match]) -> list[str]:
    size, language, text_size = SHAPES[shape]
    surface = open_window(size, full_screen=False)
    found: dict[str, str] = {}
    with opened(folder, language, text_size) as services:
        services.change(reduced_motion=True, speed=0.0, unhurried=True)
        for match in matches:
            session = match.session
            drivers = {seat: Person() for seat in range(session.seats)}
            app = App(services, surface, people_table(services, match, drivers))
            for _ in range(6):
                app.step([], 0.3)
            table = app.top
            assert isinstance(table, TableScene)
            for fault in [*faults(app), *hidden(table)]:
                found.setdefault(fault, f"{session.seed}, move {len(session.moves)}")
    return [f"{where}: {fault}" for fault, where in found.items()]


@each_game
@each_shape
def test_nothing_to_be_read_lies_under_something_else(
    tmp_path: Path, game: str, shape: str
) -> None:
    assert problems(tmp_path, game, shape, positions(game, FEW)) == []


@pytest.mark.parametrize(("game", "number"), [(g, n) for g, known in ONCE.items() for n in known])
@each_shape
def test_nothing_lies_under_something_else_where_it_once_did(
    tmp_path: Path, game: str, number: int, shape: str
) -> None:
    match = position(game, number)
    assert match is not None
    assert problems(tmp_path, game, shape, [match]) == []


@pytest.mark.slow
@each_game
@each_shape
def test_nothing_to_be_read_lies_under_something_else_in_many_positions(
    tmp_path: Path, game: str, shape: str
) -> None:
    assert problems(tmp_path, game, shape, positions(game, MANY)) == []
