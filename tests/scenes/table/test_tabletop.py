"""The half of a table to look at: it is dealt, painted ahead, and goes back as it came."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.art.ink.renderer import Renderer
from game.games import GAMES
from game.match.drivers import Driver, Person
from game.match.match import HUMAN, new_match
from game.scenes.table import keyframes
from game.scenes.table.model import Seated
from game.scenes.table.opening import people_table
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.pictures import Picture
from game.window import open_window
from tests.pilot import Pilot


def sit(services: Services, game: str) -> App:
    """A table of people; nothing happens by itself."""
    services.change(forced=False)
    count = GAMES[game].info.usual_seats
    drivers: dict[int, Driver] = {seat: Person() for seat in range(count)}
    match = new_match(game, (HUMAN,) * count, {}, "tabletop")
    surface = open_window((640, 360), full_screen=False)
    return Pilot(App(services, surface, people_table(services, match, drivers))).app


def table(app: App) -> TableScene:
    assert isinstance(app.top, TableScene)
    return app.top


@pytest.mark.parametrize("game", GAMES)
def test_a_new_game_is_dealt_and_then_lies_as_it_is(services: Services, game: str) -> None:
    sounds: list[str] = []
    services.sound.on_play = sounds.append
    app = sit(services, game)
    app.step([], 0.02)
    scene = table(app)
    assert {actor.spot.id for actor in scene.motion.moving} >= {
        spot.id for spot in scene.placed if spot.source
    }
    assert sounds.count("shuffle") == 1
    for _ in range(60):
        app.step([], 0.05)
    assert not scene.motion.busy
    assert {spot.id for spot in scene.motion.resting} == {spot.id for spot in scene.placed}
    assert scene.picker is not None or app.top is not scene, "or the curtain falls"


def test_a_touch_ends_the_deal(services: Services) -> None:
    app = sit(services, "u_know_feynman")
    app.step([], 0.02)
    assert table(app).motion.busy
    app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)], 0.02)
    assert not table(app).motion.busy


@pytest.mark.parametrize("changes", [{"reduced_motion": True}, {"speed": 0.0}])
def test_nothing_is_dealt_where_nothing_moves(
    services: Services, changes: dict[str, object]
) -> None:
    services.change(**changes)
    app = sit(services, "u_know_feynman")
    app.step([], 0.02)
    assert not table(app).motion.busy


def test_no_frame_paints_all_that_a_move_needs(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seven cards that turn over, seen for the first time: a part of them in each frame."""
    app = sit(services, "u_know_feynman")
    for _ in range(60):
        app.step([], 0.05)
    scene = table(app)
    painted: list[str] = []
    remember = Renderer.remember

    def noted(self: Renderer, key: object, make: object) -> pygame.Surface:
        if key not in self._painted and isinstance(key, tuple) and isinstance(key[0], Picture):
            painted.append(str(key[0]))
        return remember(self, key, make)  # type: ignore[arg-type]

    monkeypatch.setattr(Renderer, "remember", noted)
    monkeypatch.setattr(keyframes, "AT_ONCE", 1)  # the window of a test is small
    scene.viewport.renderer._painted.clear()
    scene.play(scene.session.legal_moves()[0])
    counts = [len(painted)]
    while scene.frames and len(counts) < 40:
        painted.clear()
        app.step([], 1 / 60)
        counts.append(len(painted))
    first = counts[:6]
    assert sum(first) >= len(first)
    assert max(first) <= 2, "one, and perhaps its turned picture"


def test_what_is_taken_back_goes_back_the_way_it_came(services: Services) -> None:
    match = new_match("bigebang", (HUMAN, HUMAN), {}, "tabletop")
    surface = open_window((640, 360), full_screen=False)
    drivers: dict[int, Driver] = {0: Person(), 1: Person()}
    pilot = Pilot(App(services, surface, people_table(services, match, drivers)))
    pilot.wait(3.0)
    scene = pilot.table()
    scene.play(
        max(
            scene.session.legal_moves(),
            key=lambda move: len(scene.table.clicks(scene.view(), move)),
        )
    )
    pilot.wait(3.0)
    scene.send(Seated(0))
    pilot.press(pygame.K_u)
    assert scene.motion.moving, "it glides"
    pilot.wait(3.0)
    assert not scene.motion.busy
