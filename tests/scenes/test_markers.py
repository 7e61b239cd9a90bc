"""Markers of silent partners: set by touch, keys and pad, seen and read by the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.match.drivers import Driver, Person
from game.match.match import AI, HUMAN, new_match
from game.rules.tutti_quantum.state import NOWHERE, TALK
from game.scenes.base.screen import Screen
from game.scenes.table.opening import people_table
from game.tables.tutti_quantum.pictures import Flag
from game.window import open_window, opened
from tests.pilot import Pilot

NEXT, SOUTH = 10, 0
"""Buttons of a pad: to the next thing, choose it."""


def touch(pilot: Pilot, spot: str) -> None:
    pilot.tap(spot)
    pilot.wait(0.1)  # no finger is back in the very frame of the last beat


def keys(pilot: Pilot, spot: str) -> None:
    pilot.walk_to(spot)
    pilot.press(pygame.K_RETURN)


def pad(pilot: Pilot, spot: str) -> None:
    assert isinstance(pilot.top, Screen)
    for _ in range(len(pilot.top.touchable()) + 1):
        if pilot.top.focused == spot:
            break
        pilot.button(NEXT)
    pilot.button(SOUTH)


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """A person has laid a card and drawn one; a partner, who never gets to think, waits."""
    with opened(tmp_path, None, None) as services:
        services.change(speed=0.0)
        surface = open_window((1280, 720), full_screen=False)
        match = new_match("tutti_quantum", (HUMAN, AI + "student"), {"mode": 2, "starter": 1}, "m")
        session = match.session
        session.play(session.legal_moves()[0])
        session.play_text("draw:0,0,0")
        assert session.view(0).phase == TALK
        drivers: dict[int, Driver] = {seat: Person() for seat in range(2)}
        yield Pilot(App(services, surface, people_table(services, match, drivers)))


@pytest.mark.parametrize("by", [touch, keys, pad])
def test_both_markers_are_set_and_seen(pilot: Pilot, by: Callable[[Pilot, str], None]) -> None:
    table = pilot.table()
    by(pilot, "say:want")
    places = sorted(spot.id for spot in table.placed if spot.id.startswith("place:"))
    assert len(places) > 2, "where a marker may be put"
    by(pilot, places[0])
    by(pilot, "say:avoid")
    by(pilot, places[1])
    view = table.session.view(1)
    assert [f"place:{view.wants[0]}", f"place:{view.avoids[0]}"] == places[:2]
    pilot.wait(0.5)
    signs = {spot.id: spot.art for spot in table.table.layout(view, 1) if "flag" in spot.id}
    assert signs == {
        "flag:want:0": Flag(wanted=True, player=1),
        "flag:avoid:0": Flag(wanted=False, player=1),
    }


@pytest.mark.parametrize("by", [touch, keys, pad])
def test_nobody_has_to_say_anything(pilot: Pilot, by: Callable[[Pilot, str], None]) -> None:
    by(pilot, "say:hush")
    view = pilot.table().session.view(1)
    assert view.turn == 1
    assert set(view.wants + view.avoids) == {NOWHERE}


def test_a_marker_says_aloud_whose_wish_it_is(pilot: Pilot) -> None:
    pilot.tap("say:want")
    place = next(spot.id for spot in pilot.table().placed if spot.id.startswith("place:"))
    pilot.tap(place)
    pilot.wait(0.5)
    pilot.tap("flag:want:0")
    line = pilot.table().line
    assert line is not None
    assert line.key == "tutti_quantum-flag-want"
