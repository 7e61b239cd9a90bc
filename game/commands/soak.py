"""``main.py soak``: random input against the real arcade, in process; says each save it has."""

from __future__ import annotations

import argparse
import json
import os
import time
from typing import TYPE_CHECKING

from game import exits

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.core.rng import Rng

FRAME = 1 / 30


def run(args: argparse.Namespace) -> int:
    """Throw ``--events`` events, or ``--minutes`` of them; print "saved N" as moves are kept."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from game.app import App
    from game.commands.demo import resident_mb
    from game.core.rng import Rng
    from game.scenes.title import TitleScene
    from game.settings import data_folder
    from game.window import SIZE, open_window, opened

    surface = open_window(args.size or SIZE, full_screen=False)
    rng = Rng(args.seed or "soak", "events")
    end = time.monotonic() + 60 * args.minutes if args.minutes else float("inf")
    limit = args.events or float("inf")
    thrown = saved = rounds = 0
    with opened(data_folder(args.data_dir), args.lang, args.text_size) as arcade:
        app = App(arcade, surface, TitleScene(arcade, first=True))
        arcade.open_late()
        draw = thrower(rng)
        while thrown < limit and time.monotonic() < end:
            events = [draw(surface.get_size()) for _ in range(1 + rng.below(3))]
            thrown += len(events)
            # Nobody leaves a soak: a way out leads back to the title.
            if not app.step(events, FRAME):
                rounds += 1
                app.show(TitleScene(arcade))
            if arcade.store.acknowledged != saved:
                saved = arcade.store.acknowledged
                print(f"saved {saved}", flush=True)
        arcade.store.flush(10.0)
        told = {"events": thrown, "saved": arcade.store.acknowledged, "left": rounds,
                "frames_drawn": app.frames.drawn, "rss_mb": resident_mb(),
                "ai_faults": arcade.thinker.faults}  # fmt: skip
    print(json.dumps(told))
    return exits.FINE


def thrower(rng: Rng) -> Callable[[tuple[int, int]], pygame.Event]:
    """A source of events such as children make: touches, drags, keys, a pad, a wheel, nonsense."""
    import pygame

    keys = (
        pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT,
        pygame.K_RIGHT, pygame.K_ESCAPE, pygame.K_h, pygame.K_u, pygame.K_r, pygame.K_m,
        pygame.K_F1, pygame.K_x, pygame.K_7,
    )  # fmt: skip
    at = [0, 0]

    def draw(size: tuple[int, int]) -> pygame.Event:
        kind = rng.below(100)
        if kind < 25:
            at[:] = rng.below(size[0]), rng.below(size[1])
            return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=tuple(at), button=1)
        if kind < 50:
            return pygame.Event(pygame.MOUSEBUTTONUP, pos=tuple(at), button=1)
        if kind < 60:
            at[:] = rng.below(size[0]), rng.below(size[1])
            return pygame.Event(
                pygame.MOUSEMOTION, pos=tuple(at), rel=(0, 0), buttons=(0, 0, 0), touch=False
            )
        if kind < 90:
            return pygame.Event(pygame.KEYDOWN, key=rng.pick(keys), mod=0, unicode="", scancode=0)
        if kind < 95:
            return pygame.Event(pygame.JOYBUTTONDOWN, button=rng.below(15), joy=0)
        if kind < 98:
            return pygame.Event(
                pygame.MOUSEWHEEL, x=0, y=rng.below(3) - 1, flipped=False,
                precise_x=0.0, precise_y=0.0,
            )  # fmt: skip
        return pygame.Event(pygame.JOYHATMOTION, value=(rng.below(3) - 1, 0), joy=0, hat=0)

    return draw
