"""Everything on a table says what it is; a rival's board opens large."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from ai.levels import bot_seed, budget, make_bot
from game.app import App
from game.games import DESCRIPTORS
from game.match.match import AI, HUMAN, Match, new_match
from game.scenes.base.close_up import CloseUp
from game.scenes.table.opening import open_table
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.bigebang.pictures import MoveTrace, Sky
from game.tables.capabilities import OVERHANG
from game.tables.particle_panic.pictures import Core, LabRing, Reach
from game.tables.pictures import Button, Chip, Label, Line, Panel, Player
from game.tables.table import Shows, Spot
from game.tables.tutti_quantum.pictures import Free, Shelf, Shine
from game.tables.u_know_feynman.pictures import Follow, Orbit
from game.window import open_window, opened
from tests.pilot import Pilot

GROUND = (Sky, MoveTrace, Core, LabRing, Reach, Line, Panel, Shelf, Shine, Free, Orbit)
"""Sheets and lines: what they mean is said by what lies on them."""
WORDS = (Label, Button, Follow)
"""These say themselves what they are."""
CASES: tuple[tuple[str, int, dict[str, int]], ...] = (
    ("particle_builder", 2, {"level": 5}),
    ("particle_builder", 3, {"level": 7}),
    ("tutti_quantum", 2, {"scoring": 2}),
    ("tutti_quantum", 4, {}),
    ("tutti_quantum", 3, {"mode": 2}),
    ("u_know_feynman", 2, {}),
    ("u_know_feynman", 4, {}),
    ("bigebang", 2, {"time": 1}),
    ("bigebang", 1, {"puzzle": 1}),
    ("particle_panic", 3, {"duty": 1}),
)
MOST = 160


def positions(game: str, seats: int, options: dict[str, int]) -> Iterator[Match]:
    """A game of *Students*, move by move."""
    match = new_match(game, (HUMAN, *[AI + "student"] * (seats - 1)), options, "meanings")
    session = match.session
    while (seat := session.to_move()) is not None and len(session.moves) < MOST:
        yield match
        bot = make_bot(game, "student", bot_seed("meanings", seat, len(session.moves)))
        view = session.view(seat)
        session.play(bot.choose(view, session.legal_moves(), budget(game, "student")))


def mute(spots: list[Spot]) -> Iterator[str]:
    """The spots without a name: neither their own nor that of the thing below."""
    for spot in spots:
        own = spot.art.unseen or isinstance(spot.art, GROUND + WORDS)
        labelled = isinstance(spot.art, Chip) and spot.label is not None
        sentence = labelled and spot.label is not None and spot.label.key != "literal"
        if own or sentence or spot.spoken or spot.meaning or isinstance(spot.art, Player):
            continue
        if not any(_under(spot, other) for other in spots):
            yield f"{spot.id}: {type(spot.art).__name__}"


def _under(spot: Spot, other: Spot) -> bool:
    named = other.spoken is not None or other.meaning is not None
    return named and abs(other.x - spot.x) <= other.w / 2 and abs(other.y - spot.y) <= other.h / 2


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_every_piece_and_every_number_says_what_it_is(
    game: str, seats: int, options: dict[str, int]
) -> None:
    table = DESCRIPTORS[game].table
    silent = {
        line
        for match in positions(game, seats, options)
        for line in mute(list(table.layout(match.session.view(0), 0)))
    }
    assert silent == set()


def at_table(services: Services, game: str, moves: int) -> Pilot:
    """A player at a table where each has made some moves."""
    for match in positions(game, 2, {}):
        if len(match.session.moves) >= moves and match.session.to_move() == 0:
            break
    scene = open_table(services, match, keep=False)
    surface = open_window((1280, 720), full_screen=False)
    return Pilot(App(services, surface, scene))


BOARDS = {"particle_builder": "mat:1", "tutti_quantum": "panel:1", "u_know_feynman": "seat:1"}
"""By game: the spot that stands for the rival's board."""


@pytest.mark.parametrize("game", BOARDS)
def test_a_touch_on_a_rivals_board_shows_it_large_and_a_touch_puts_it_back(
    tmp_path: Path, game: str
) -> None:
    with opened(tmp_path, "en", 1.0) as services:
        services.change(reduced_motion=True)
        pilot = at_table(services, game, 6)
        table = pilot.table()
        board = pilot.spot(BOARDS[game])
        assert isinstance(table.table, Shows)
        small = {spot.id: spot for spot in table.placed}
        pilot.app._apply(table.chosen(board))
        pilot.wait(0.1)
        close_up = pilot.top
        assert isinstance(close_up, CloseUp)
        pieces = [spot for spot in close_up.placed if spot.id.startswith("shown:")]
        assert pieces
        for spot in pieces:
            piece = small.get(spot.id.removeprefix("shown:"))
            assert piece is None or spot.w > 1.2 * piece.w
            far = (OVERHANG if spot.art.overhangs else 0.5) * spot.h
            head = close_up.viewport.rect(pilot.spot("title")).bottom
            assert spot.y - far >= close_up.viewport.unit((0, head))[1] - 1, "under the title"
            assert spot.y + far <= close_up.viewport.sheet.h, "whole"
        pilot.press(pygame.K_ESCAPE)
        assert pilot.top is table
        pilot.app._apply(table.chosen(board))
        pilot.wait(0.1)
        pilot.tap("close")
        assert pilot.top is table


def test_the_eye_reads_out_a_number_that_is_never_chosen(tmp_path: Path) -> None:
    with opened(tmp_path, "en", 1.0) as services:
        services.change(reduced_motion=True)
        pilot = at_table(services, "particle_builder", 6)
        table: TableScene = pilot.table()
        assert "score:1" not in {spot.id for spot in table.touchable()}
        pilot.tap("rail:look")
        pilot.tap("score:1")
        assert table.line is not None
        assert table.line.key == "particle_builder-meaning-score"
        assert not table.model.looking


def test_a_mouse_that_rests_on_a_number_is_told_what_it_is(tmp_path: Path) -> None:
    with opened(tmp_path, "en", 1.0) as services:
        services.change(reduced_motion=True)
        pilot = at_table(services, "particle_builder", 6)
        spot = pilot.spot("score:1")
        at = pilot.table().viewport.pixel(spot.x, spot.y)
        pilot.app.step([pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))], 0)
        pilot.wait(1.0)
        tooltip = pilot.app.tooltip.spot
        assert tooltip is not None
        assert tooltip.label is not None
        assert tooltip.label.key == "particle_builder-meaning-score"
