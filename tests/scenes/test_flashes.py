"""Nothing on a screen that moves flashes more than three times a second, nor hurries anybody."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from game.app import App
from game.commands.shots import middle
from game.core.rng import Rng
from game.games import GAMES
from game.match.drivers import ReplayDriver
from game.match.match import AI, new_match
from game.scenes.base.scene import Scene
from game.scenes.menu.title import TitleScene
from game.scenes.results.result import ResultScene
from game.scenes.table.model import Ended
from game.scenes.table.opening import people_table
from game.scenes.table.table import TableScene
from game.services import Services
from game.window import open_window, opened

SIZE = (640, 360)
RATE = 30
"""Frames a second."""
BLOCK = 40
"""Pixels: a sixteenth of the width. Far less than the area that WCAG lets flash."""
SWING = 0.10
"""Of the greatest relative luminance: from here on a change may be half a flash (WCAG 2.3.1)."""
DARK = 0.80
"""The darker of the two must be darker than this."""
MOST = 3

Light = NDArray[np.float64]


def light(surface: pygame.Surface) -> Light:
    """Relative luminance of each block of the picture."""
    share = pygame.surfarray.array3d(surface) / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    lit = linear @ np.array((0.2126, 0.7152, 0.0722))
    w, h = SIZE[0] // BLOCK, SIZE[1] // BLOCK
    blocks: Light = lit.reshape(w, BLOCK, h, BLOCK).mean(axis=(1, 3))
    return blocks


def swings(levels: list[float]) -> list[int]:
    """The frames at which the light of a block has swung one way and then the other."""
    frames: list[int] = []
    low = high = levels[0]
    way = 0
    for frame, level in enumerate(levels):
        low, high = min(low, level), max(high, level)
        if way <= 0 and level - low >= SWING and low < DARK:
            frames.append(frame)
            way, high = 1, level
            low = level
        elif way >= 0 and high - level >= SWING and level < DARK:
            frames.append(frame)
            way, low = -1, level
            high = level
    return frames


def most_flashes(levels: list[float]) -> float:
    """In the worst second: two opposite swings are one flash."""
    frames = swings(levels)
    return max(
        (sum(1 for other in frames if at <= other < at + RATE) / 2 for at in frames), default=0.0
    )


def watched(app: App, seconds: float, first: type[Scene]) -> list[Light]:
    lights = []
    for _ in range(round(seconds * RATE)):
        if not isinstance(app.top, first):
            break
        app.step([], 1 / RATE)
        lights.append(light(app.surface))
    return lights


def worst(lights: list[Light]) -> float:
    series = defaultdict(list)
    for blocks in lights:
        for place, level in np.ndenumerate(blocks):
            series[place].append(float(level))
    return max(most_flashes(levels) for levels in series.values())


def test_a_light_that_flickers_would_be_found() -> None:
    """Five times a second: ten swings, five flashes."""
    flicker = [0.5 if frame // 3 % 2 else 0.1 for frame in range(60)]
    assert most_flashes(flicker) > MOST
    slow = [0.5 if frame // 10 % 2 else 0.1 for frame in range(60)]
    assert most_flashes(slow) <= MOST
    assert most_flashes([0.3] * 60) == 0


def table(services: Services, game: str, moves: int) -> TableScene:
    """A game that is played again from its beginning by what chance once chose."""
    count = GAMES[game].info.usual_seats
    options = {"level": 5} if game == "particle_builder" else {}
    match = new_match(game, [AI + "student"] * count, options, "flashes")
    session, rng = match.session, Rng("flashes", game)
    while session.to_move() is not None and len(session.moves) < moves:
        session.play(rng.pick(session.legal_moves()))
    recorded_moves = match.record().moves
    session.rewind(0)
    return people_table(
        services, match, {seat: ReplayDriver(recorded_moves) for seat in range(count)}
    )


@pytest.mark.long
@pytest.mark.parametrize("speed", [2.0, pytest.param(1.0, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", GAMES)
def test_no_table_flashes(tmp_path: Path, game: str, speed: float) -> None:
    with opened(tmp_path, None, None) as services:
        services.change(speed=speed)
        app = App(services, open_window(SIZE, full_screen=False), table(services, game, 60))
        lights = watched(app, 12.0 / speed, TableScene)
        ended = not isinstance(app.top, TableScene)
        assert len(lights) > 4 * RATE or ended, "a short game is watched to its end"
        assert worst(lights) <= MOST


@pytest.mark.long
def test_neither_the_title_nor_an_end_flashes(tmp_path: Path) -> None:
    with opened(tmp_path, None, None) as services:
        surface = open_window(SIZE, full_screen=False)
        title = TitleScene(services)
        app = App(services, surface, title)
        lights = watched(app, 2.0, TitleScene)
        for game in GAMES:  # a hand that walks along the cabinets, quickly
            title._choose_game(game)
            lights += watched(app, 0.4, TitleScene)
        assert worst(lights) <= MOST
        ended = middle(services, "tutti_quantum", 1.0)
        ended.send(Ended())
        app = App(services, surface, ended)
        app.push(ResultScene(services, ended.match))
        assert worst(watched(app, 3.0, ResultScene)) <= MOST


@pytest.mark.parametrize("game", GAMES)
def test_with_less_motion_nothing_is_ever_on_its_way(tmp_path: Path, game: str) -> None:
    """Cuts only: what a frame shows stands still until the next keyframe."""
    with opened(tmp_path, None, None) as services:
        services.change(reduced_motion=True)
        scene = table(services, game, 12)
        app = App(services, open_window(SIZE, full_screen=False), scene)
        for _ in range(60):
            app.step([], 1 / RATE)
            assert not any(0 < actor.t < 1 for actor in scene.motion.moving)
            assert not any(0 < show.t < 1 for show in scene.motion.shows)
        assert scene.session.moves


@pytest.mark.long
def test_with_less_motion_title_and_end_stand_still(tmp_path: Path) -> None:
    with opened(tmp_path, None, None) as services:
        services.change(reduced_motion=True)
        surface = open_window(SIZE, full_screen=False)
        title = TitleScene(services)
        app = App(services, surface, title)
        app.step([], 0.1)
        drawn = app.frames.drawn
        watched(app, 8.0, TitleScene)
        assert app.frames.drawn == drawn
        ended = middle(services, "u_know_feynman", 1.0)
        assert ResultScene(services, ended.match).shows == []
