"""The log of a game: newest page first, every line on one page, as far back as the first."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.commands.shots import middle
from game.core.phrase import literal, say
from game.core.session import Session
from game.games import GAMES
from game.scenes.table.keyframes import ASKS, Log
from game.scenes.table.past import past_scene
from game.scenes.table.table import TableScene
from game.scenes.table.table_pages import LogScene
from game.services import Services
from game.window import open_window
from tests.layout import faults
from tests.pilot import Pilot

LINES = 40


@pytest.mark.parametrize("moves", [True, False])
@pytest.mark.parametrize("size", [(1280, 720), (720, 1280), (1024, 768)])
def test_one_reads_from_the_newest_page_back_to_the_first_and_no_further(
    services: Services, size: tuple[int, int], moves: bool
) -> None:
    table = middle(services, "particle_builder", 0.3)
    long = "The charge of all that comes out of a vertex is the charge of all that goes in. " * 2
    lines = [literal(f"{i}. {long if i % 7 == 0 else 'A swap.'}") for i in range(LINES)]
    page = LogScene(services, table)
    page.groups = [(i if moves else None, (line,)) for i, line in enumerate(lines)]
    pilot = Pilot(App(services, open_window(size, full_screen=False), page))

    def shown() -> list[str]:
        assert list(faults(pilot.app)) == []
        return [spot.id for spot in page.placed if spot.id.startswith("line")]

    newest = shown()
    assert newest[-1] == f"line{LINES - 1}"
    pilot.tap("newer")
    assert shown() == newest
    read = newest
    while read[0] != "line0":
        pilot.tap("older")
        read = [*shown(), *read]
    assert read == [f"line{i}" for i in range(LINES)]
    first = shown()
    pilot.tap("older")
    assert shown() == first


def test_a_short_log_has_no_turners(services: Services) -> None:
    table = middle(services, "particle_builder", 0.3)
    page = LogScene(services, table)
    page.groups = page.groups[:1]
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), page))
    pilot.spot("line0")
    assert page.find("older") is None


def played(services: Services, game: str) -> TableScene:
    """A table at which six moves were made and told."""
    return middle(services, game, 0.4)


@pytest.mark.parametrize("game", GAMES)
def test_a_line_leads_to_the_table_of_that_move_and_one_act_back(
    services: Services, game: str
) -> None:
    table = played(services, game)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
    made = len(table.session.moves)
    moves = [moves for moves, _ in table.model.log.by_move() if moves is not None]
    assert moves, game
    then = min(moves)
    pilot.tap("rail:pause")
    pilot.tap("log")
    pilot.tap(f"look:{then}")
    past = pilot.top
    assert isinstance(past, TableScene)
    assert len(past.session.moves) == then
    assert past.session.moves == table.session.moves[:then]
    assert past.viewer == table.viewer
    assert list(faults(pilot.app)) == []
    pilot.press(pygame.K_LEFT)
    assert len(past.session.moves) == then - 1
    pilot.press(pygame.K_RIGHT)
    pilot.press(pygame.K_RIGHT)
    assert len(past.session.moves) == then + 1
    pilot.tap("rail:now")
    assert pilot.top is table
    assert len(table.session.moves) == made


def test_escape_leads_to_the_game_too(services: Services) -> None:
    table = played(services, "bigebang")
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
    pilot.tap("rail:pause")
    pilot.tap("log")
    page = pilot.top
    assert isinstance(page, LogScene)
    pilot.tap(next(spot.id for spot in page.placed if spot.id.startswith("look:")))
    pilot.press(pygame.K_ESCAPE)
    assert pilot.top is table


def test_nobody_sees_more_of_the_past_than_the_seat_saw_then(services: Services) -> None:
    """The hand of the rival stays closed, also where it lies open by now."""
    table = played(services, "u_know_feynman")
    past = past_scene(services, table.match, table.viewer, 2, {})
    there = Session(table.session.game, table.session.seats, table.session.options, "shots")
    for move in table.session.moves[:2]:
        there.play(move)
    assert past.view() == there.view(table.viewer)


def test_the_moves_around_are_shown_at_once(services: Services) -> None:
    table = played(services, "u_know_feynman")
    past = past_scene(services, table.match, table.viewer, 2, {})
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), past))
    pilot.tap("rail:back")
    pilot.wait(1.0)
    assert len(past.session.moves) == 1
    asked = [spot.label for spot in past.placed if spot.id in ASKS]
    assert asked == [say("past-prompt", at=1, all=len(table.session.moves))]


def test_lines_of_moves_that_are_taken_back_lead_nowhere() -> None:
    log = Log().told(literal("goal")).begun(0).told(literal("one")).begun(1).told(literal("two"))
    assert [moves for moves, _ in log.by_move()] == [0, 1, 2]
    assert [moves for moves, _ in log.rewound(1).by_move()] == [0, 1]
    assert Log().by_move() == []
    assert Log().told(literal("goal")).by_move() == [(None, (literal("goal"),))]
