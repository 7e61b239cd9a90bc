"""Big*Bang on a telephone: the circles come as near as a finger needs them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import dist
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app import App
from game.core.rng import Rng
from game.match.drivers import Driver, Person
from game.match.match import HUMAN, new_match
from game.rules.bigebang.board import CIRCLES
from game.scenes.table.opening import people_table
from game.scenes.table.table import TableScene
from game.tables.bigebang.geometry import plan_for
from game.tables.sheet import WIDE, Sheet, sheet_for
from game.ui.camera import NOTCH, OCTAVE
from game.window import open_window, opened
from tests.pilot import Pilot
from tests.some import some

TELEPHONES = {
    (390, 844): (1032, 2233),
    (360, 780): (1029, 2230),
    (412, 915): (1016, 2257),
    (360, 640): (720, 1280),
    (320, 568): (640, 1136),
}
"""Points of an upright telephone -> pixels of the canvas of the browser edition."""
FINGER = 40.0
"""Points from circle to circle."""
TOUCHES = 4
"""Of the button that comes nearer, at most."""
FRAME = 1 / 30
SIDEWAYS = WIDE._replace(small=True)
"""The sheet of a table on a telephone on its side."""


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """A game of two people in the middle, on a telephone of 390 x 844 points."""
    with opened(tmp_path, None, None) as services:
        services.change(speed=0.0)
        surface = open_window(TELEPHONES[390, 844], full_screen=False)
        match = new_match("bigebang", (HUMAN, HUMAN), {}, "near")
        session, rng = match.session, Rng("near", "choices")
        for _ in range(11):
            moves = [move for move in session.legal_moves() if move.kind != "pass"]
            session.play(rng.pick(moves))
        drivers: dict[int, Driver] = {0: Person(), 1: Person()}
        yield Pilot(App(services, surface, people_table(services, match, drivers)))


def pitch(pilot: Pilot) -> float:
    """Points between the two nearest circles, as they are seen."""
    table = pilot.table()
    circles = [spot for n in range(CIRCLES) if (spot := table.find(f"cell:{n}")) is not None]
    units = min(dist((a.x, a.y), (b.x, b.y)) for a, b in combinations(circles, 2))
    return units * 390 / table.viewport.sheet.w


def send(pilot: Pilot, kind: int, at: tuple[float, float], **facts: Any) -> None:
    pos = pilot.table().viewport.pixel(*at)
    pilot.app.step([pygame.Event(kind, pos=pos, **facts)], FRAME)


def free(table: TableScene, spot_id: str) -> bool:
    """True if a spot is wholly in view, and under no button."""
    spot = table.find(spot_id)
    if spot is None:
        return False
    under = table.under(table.viewport.pixel(spot.x, spot.y))
    return under is not None and under.id == spot_id


@pytest.mark.parametrize("points", TELEPHONES)
def test_the_nearest_view_has_room_for_a_finger_on_every_telephone(
    points: tuple[int, int],
) -> None:
    sheet = sheet_for(TELEPHONES[points])
    plan = plan_for(sheet)
    assert plan.window is not None
    least = min(dist(a, b) for a, b in combinations(plan.places, 2)) * points[0] / sheet.w
    assert least * 2 ** (NOTCH * TOUCHES / OCTAVE) >= FINGER


def test_it_has_that_room_on_a_telephone_on_its_side_too() -> None:
    plan = plan_for(SIDEWAYS)
    assert plan.window is not None
    least = min(dist(a, b) for a, b in combinations(plan.places, 2)) * 390 / SIDEWAYS.h
    assert least < FINGER
    assert least * 2 ** (NOTCH / OCTAVE) >= FINGER


@pytest.mark.parametrize("sheet", [*map(sheet_for, TELEPHONES.values()), SIDEWAYS])
def test_the_buttons_for_looking_lie_on_no_circle(sheet: Sheet) -> None:
    plan = plan_for(sheet)
    for n in range(3):
        x, y = plan.lens.x + n * plan.lens.across, plan.lens.y + n * plan.lens.down
        for place in some(plan.places):
            apart = max(abs(place[0] - x), abs(place[1] - y))
            assert apart >= plan.circle / 2 + 28, (n, place)


def test_three_touches_make_room_for_a_finger_and_a_move_shows_all_again(pilot: Pilot) -> None:
    table = pilot.table()
    assert pitch(pilot) < FINGER
    for _ in range(3):
        pilot.tap("lens:nearer")
        pilot.wait(0.5)
    assert pitch(pilot) >= FINGER
    assert table.roaming is not None
    assert table.picker is not None
    before = len(table.session.moves)
    moves = {path: move for path, move in table.picker.paths.items() if len(path) == 2}
    seen = [path for path in moves if all(free(table, spot_id) for spot_id in path)]
    for spot_id in seen[0]:
        pilot.tap(spot_id)
        pilot.wait(0.5)
    assert table.session.moves[before:] == [moves[seen[0]]]
    assert table.roaming.camera.whole, "the next player sees the whole board"


def test_a_finger_carries_a_stack_and_moves_the_board_beside_one(pilot: Pilot) -> None:
    """Both are drags: it depends on what lies where the finger comes down."""
    table = pilot.table()
    pilot.tap("lens:nearer")
    pilot.wait(0.5)
    assert table.roaming is not None
    assert table.picker is not None
    source, target = next(path for path in table.picker.paths if path[0].startswith("cell:"))
    start, end = table.find(source), table.find(target)
    assert start is not None
    assert end is not None
    camera = table.roaming.camera
    view = camera.dx, camera.dy
    send(pilot, pygame.MOUSEBUTTONDOWN, (start.x, start.y), button=1)
    for part in (0.3, 0.6, 1.0):
        at = start.x + part * (end.x - start.x), start.y + part * (end.y - start.y)
        send(pilot, pygame.MOUSEMOTION, at, buttons=(1, 0, 0), rel=(0, 0))
    assert table.model.carries
    assert (camera.dx, camera.dy) == view
    before = len(table.session.moves)
    send(pilot, pygame.MOUSEBUTTONUP, (end.x, end.y), button=1)
    pilot.wait(0.5)
    assert len(table.session.moves) == before + 1
    pilot.tap("lens:nearer")
    pilot.wait(0.5)
    cells = table.session.view(0).cells
    empty = next(n for n in range(CIRCLES) if not cells[n] and free(table, f"cell:{n}"))
    place = table.find(f"cell:{empty}")
    assert place is not None
    view = camera.dx, camera.dy
    send(pilot, pygame.MOUSEBUTTONDOWN, (place.x, place.y), button=1)
    for step in (20, 40, 60):
        at = place.x + step, place.y + step
        send(pilot, pygame.MOUSEMOTION, at, buttons=(1, 0, 0), rel=(0, 0))
    send(pilot, pygame.MOUSEBUTTONUP, (place.x + 60, place.y + 60), button=1)
    assert (camera.dx, camera.dy) != view
    assert not table.model.carries


def test_a_wide_window_needs_no_buttons_for_looking() -> None:
    assert plan_for(sheet_for((1280, 720))).window is None
