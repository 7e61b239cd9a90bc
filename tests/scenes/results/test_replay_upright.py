"""A game watched again in a window that is held upright: all is read, touched and reached."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.app import App
from game.core.record import Record, record_of
from game.games import GAMES
from game.match.match import HUMAN
from game.scenes.results.replay import replay_at, replay_scene
from game.scenes.results.replay_rail import BUTTONS
from game.scenes.results.replays import JumpScene
from game.scenes.table.margins import RAIL_ID
from game.scenes.table.table import TableScene
from game.services import Services
from game.ui.equal_letters import letters
from game.window import open_window, opened
from tests.pilot import Pilot
from tests.scenes.results.test_review import finished
from tests.targets import targets
from tests.upright import FINGER, PHONE, RATIO, SHORT, WORDS, WordsFit

PARTS = (0.0, 0.4, 1.0)
"""The move up to which each game is watched."""


@cache
def record(game: str) -> Record:
    """A whole game."""
    session = finished(game).session
    return record_of(session, (HUMAN, *["ai:student"] * (session.seats - 1)))


def opened_pages(services: Services, size: tuple[int, int]) -> Iterator[tuple[App, TableScene]]:
    """Each game as it begins, as it goes on, and as it ends."""
    surface = open_window(size, full_screen=False)
    services.greeted = True
    services.change(reduced_motion=True, speed=0.0)
    for game in GAMES:
        page = replay_scene(services, record(game))
        policy = replay_at(page)
        assert policy is not None
        app = App(services, surface, page)
        for part in PARTS:
            policy.jump(round(part * len(record(game).moves)))
            for _ in range(4):
                app.step([], 0.05)
            assert page.viewport.sheet.tall
            yield app, page


class TestReplayUpright(WordsFit):
    opened_pages = staticmethod(opened_pages)


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, SHORT])
def test_a_finger_hits_every_button(tmp_path: Path, size: tuple[int, int]) -> None:
    with opened(tmp_path, "de", 1.0) as services:
        for _, page in opened_pages(services, size):
            scale = page.viewport.scale
            rail = [each for each in targets(page) if each.spot.id.startswith(RAIL_ID)]
            assert {each.spot.id for each in rail} == {f"{RAIL_ID}{name}" for name in BUTTONS}
            for spot, w, h, _ in rail:
                assert min(w, h) * scale >= FINGER * RATIO - 1, (spot.id, w, h)


@pytest.mark.long
def test_the_number_of_the_move_can_be_read(tmp_path: Path) -> None:
    with opened(tmp_path, "fr", 1.0) as services:
        for _, page in opened_pages(services, PHONE):
            at = page.find("rail:at")
            assert at is not None
            fit = letters(page.viewport.renderer, at)
            assert fit is not None
            assert fit[0] >= WORDS * RATIO


@pytest.mark.parametrize("size", [PHONE, (1000, 1400), (800, 800)])
def test_steps_jumps_and_the_list_by_touch(tmp_path: Path, size: tuple[int, int]) -> None:
    with opened(tmp_path, "it", 1.0) as services:
        services.greeted = True
        services.change(reduced_motion=True, speed=0.0)
        page = replay_scene(services, record("tutti_quantum"))
        pilot = Pilot(App(services, open_window(size, full_screen=False), page))
        many = len(record("tutti_quantum").moves)
        for name, at in (("next", 1), ("last", many), ("back", many - 1), ("first", 0)):
            pilot.tap(f"rail:{name}")
            pilot.wait(0.5)
            assert len(page.session.moves) == at, name
        pilot.tap("rail:at")
        assert isinstance(pilot.top, JumpScene)


def test_turning_the_window_keeps_the_place(tmp_path: Path) -> None:
    with opened(tmp_path, "en", 1.0) as services:
        page = replay_scene(services, record("bigebang"))
        policy = replay_at(page)
        assert policy is not None
        App(services, open_window((1280, 720), full_screen=False), page)
        policy.jump(7)
        App(services, open_window(PHONE, full_screen=False), page)
        assert page.viewport.sheet.rails == 2
        assert len(page.session.moves) == 7
