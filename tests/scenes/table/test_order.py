"""Hands that may be sorted one way or another: looking is not moving."""

from __future__ import annotations

from pathlib import Path

from game.app import App
from game.match.drivers import Person
from game.match.match import HUMAN, new_match
from game.scenes.table.opening import people_table
from game.tables.table import ORDER
from game.window import open_window, opened
from tests.pilot import Pilot


def test_the_order_button_sorts_the_hand_and_makes_no_move(tmp_path: Path) -> None:
    with opened(tmp_path, None, None) as services:
        services.change(speed=0.0, forced=False)
        surface = open_window((1280, 720), full_screen=False)
        match = new_match("u_know_feynman", (HUMAN, HUMAN), {}, "order")
        drivers = {seat: Person() for seat in range(2)}
        pilot = Pilot(App(services, surface, people_table(services, match, drivers)))
        scene = pilot.table()
        own = {f"card:{card}" for card in match.session.view(0).hands[0]}

        def hand() -> list[str]:
            return [spot.id for spot in sorted(scene.placed, key=lambda s: s.x) if spot.id in own]

        by_colour = hand()
        pilot.tap(ORDER)
        pilot.wait(0.5)
        by_kind = hand()
        assert set(by_kind) == set(by_colour) == own
        assert by_kind != by_colour
        assert not match.session.moves
        assert scene.picker is not None, "and the move is still open"
        pilot.tap(ORDER)
        pilot.wait(0.5)
        assert hand() == by_colour
