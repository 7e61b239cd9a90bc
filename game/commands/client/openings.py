"""How long the frames take in which a table opens: for `bench` and for tests."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from game.arcade import Arcade

STEP = 1 / 60
MOST = 1000
"""Frames after which a table that does not appear is given up."""


def frames(arcade: Arcade, surface: pygame.Surface, game: str) -> list[float]:
    """CPU seconds of each frame from the title, where somebody chooses a game, to its table.

    The first frame has the choice in it: dealing, imports where the game is opened for the first
    time, laying out. The last one shows the table.
    """
    from game.app import SLICE, App
    from game.cabinets import GAMES
    from game.core.rng import new_seed
    from game.match.match import new_match
    from game.match.seats import AI
    from game.scenes.menu.title import TitleScene
    from game.scenes.table.opening import open_table

    app = App(arcade, surface, TitleScene(arcade))
    app.step([], 0.0)
    app.slices = SLICE
    shown = app.frames.drawn
    taken: list[float] = []
    start = time.thread_time()
    seats = [AI + "student"] * GAMES[game].info.usual_seats
    app.show(open_table(arcade, new_match(game, seats, {}, new_seed()), keep=False))
    while app.frames.drawn == shown and len(taken) < MOST:
        app.step([], STEP)
        now = time.thread_time()
        taken.append(now - start)
        start = now
    return taken
