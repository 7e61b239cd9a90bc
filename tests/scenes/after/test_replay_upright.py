"""A game watched again in a window that is held upright: all is read, touched and reached."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.app import App
from game.arcade import Arcade
from game.cabinets import GAMES
from game.core.record import Record, record_of
from game.match.match import HUMAN
from game.scenes.after.replay import BUTTONS, replay_at, replay_scene
from game.scenes.after.replays import JumpScene
from game.scenes.table.margins import RAIL_ID
from game.scenes.table.table import TableScene
from game.ui.equal_letters import letters
from game.window import open_window, opened
from tests.pilot import Pilot
from tests.scenes.after.test_review import finished
from tests.targets import targets
from tests.upright import FINGER, PHONE, RATIO, SHORT, WORDS, WordsFit

PARTS = (0.0, 0.4, 1.0)
"""How far each game is watched."""


@cache
def record(game: str) -> Record:
    """A whole game."""
    session = finished(game).session
    return record_of(session, (HUMAN, *["ai:student"] * (session.seats - 1)))


def opened_pages(arcade: Arcade, size: tuple[int, int]) -> Iterator[tuple[App, TableScene]]:
    """Each game as it begins, as it goes on, and as it ends."""
    surface = open_window(size, full_screen=False)
    arcade.greeted = True
    arcade.change(reduced_motion=True, speed=0.0)
    for game in GAMES:
        page = replay_scene(arcade, record(game))
        policy = replay_at(page)
        assert policy is not None
        app = App(arcade, surface, page)
        for part in PARTS:
            policy.jump(round(part * len(record(game).moves)))
            for _ in range(4):
                app.step([], 0.05)
            assert page.stage.sheet.tall
            yield app, page


class TestReplayUpright(WordsFit):
    opened_pages = staticmethod(opened_pages)


@pytest.mark.parametrize("size", [PHONE, SHORT])
def test_a_finger_hits_every_button(tmp_path: Path, size: tuple[int, int]) -> None:
    with opened(tmp_path, "de", 1.0) as arcade:
        for _, page in opened_pages(arcade, size):
            scale = page.stage.scale
            rail = [each for each in targets(page) if each.spot.id.startswith(RAIL_ID)]
            assert {each.spot.id for each in rail} == {f"{RAIL_ID}{name}" for name in BUTTONS}
            for spot, w, h, _ in rail:
                assert min(w, h) * scale >= FINGER * RATIO - 1, (spot.id, w, h)


def test_the_number_of_the_move_can_be_read(tmp_path: Path) -> None:
    with opened(tmp_path, "fr", 1.0) as arcade:
        for _, page in opened_pages(arcade, PHONE):
            at = page.find("rail:at")
            assert at is not None
            fit = letters(page.stage.easel, at)
            assert fit is not None
            assert fit[0] >= WORDS * RATIO


@pytest.mark.parametrize("size", [PHONE, (1000, 1400), (800, 800)])
def test_steps_jumps_and_the_list_by_touch(tmp_path: Path, size: tuple[int, int]) -> None:
    with opened(tmp_path, "it", 1.0) as arcade:
        arcade.greeted = True
        arcade.change(reduced_motion=True, speed=0.0)
        page = replay_scene(arcade, record("tutti_quantum"))
        pilot = Pilot(App(arcade, open_window(size, full_screen=False), page))
        many = len(record("tutti_quantum").moves)
        for name, at in (("next", 1), ("last", many), ("back", many - 1), ("first", 0)):
            pilot.tap(f"rail:{name}")
            pilot.wait(0.5)
            assert len(page.session.moves) == at, name
        pilot.tap("rail:at")
        assert isinstance(pilot.top, JumpScene)


def test_turning_the_window_keeps_the_place(tmp_path: Path) -> None:
    with opened(tmp_path, "en", 1.0) as arcade:
        page = replay_scene(arcade, record("bigebang"))
        policy = replay_at(page)
        assert policy is not None
        App(arcade, open_window((1280, 720), full_screen=False), page)
        policy.jump(7)
        App(arcade, open_window(PHONE, full_screen=False), page)
        assert page.stage.sheet.rails == 2
        assert len(page.session.moves) == 7
