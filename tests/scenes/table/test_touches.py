"""Touches while something moves, and the way between the finished table and its result."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.app import App
from game.match.match import HUMAN, new_match
from game.scenes.results.result import ResultScene
from game.scenes.results.review import ReviewScene
from game.scenes.table.model import Seated
from game.scenes.table.opening import open_table
from game.scenes.table.table import TableScene
from game.scenes.table.table_pages import PauseScene
from game.services import Services
from game.window import open_window, opened
from tests.kiosk.finished import finished
from tests.pilot import FRAME, Pilot


def sit(services: Services, game: str) -> Pilot:
    surface = open_window((1280, 720), full_screen=False)
    match = new_match(game, (HUMAN, HUMAN), {}, "sit")
    return Pilot(App(services, surface, open_table(services, match)))


def several_beats(pilot: Pilot) -> TableScene:
    """A table in the middle of the first of several beats."""
    table = pilot.table()
    for _ in range(300):
        pilot.wait(FRAME)
        if table.picker is not None and not table.motion.busy:
            before = len(table.frames)
            table.play(table.session.legal_moves()[0])
            pilot.wait(4 * FRAME)
            if table.motion.busy and len(table.frames) > before:
                return table
            table.settle()
            table.send(Seated(table.session.to_move() or 0))
            table.layout()
    raise AssertionError("no move had several beats")


def test_a_touch_ends_the_present_beat_only(services: Services) -> None:
    pilot = sit(services, "tutti_quantum")
    table = several_beats(pilot)
    waiting = len(table.frames)
    at = table.viewport.pixel(600, 200)
    pilot.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)], 0.0)
    assert len(table.frames) >= waiting - 1
    assert table.frames or waiting == 1


def test_side_buttons_work_at_the_first_touch_while_something_moves(services: Services) -> None:
    pilot = sit(services, "tutti_quantum")
    several_beats(pilot)
    pilot.tap("rail:pause")
    assert isinstance(pilot.top, PauseScene)


def ended(services: Services) -> Pilot:
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, open_table(services, finished(services.store))))
    pilot.wait(2.5)
    assert isinstance(pilot.top, ResultScene)
    return pilot


def test_the_way_between_table_and_result_is_open_both_ways(tmp_path: Path) -> None:
    with opened(tmp_path, None, None) as services:
        pilot = ended(services)
        result = pilot.top
        pilot.tap("look")
        assert isinstance(pilot.top, TableScene)
        pilot.tap("rail:result")
        assert pilot.top is result
        pilot.press(pygame.K_ESCAPE)
        assert isinstance(pilot.top, TableScene)
        pilot.press(pygame.K_ESCAPE)
        assert pilot.top is result
        pilot.tap("look")
        pilot.press(pygame.K_RETURN)
        assert pilot.top is result
        pilot.tap("review")
        assert isinstance(pilot.top, ReviewScene)
