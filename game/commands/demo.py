"""``main.py demo``: opponents in every seat, in the real client; ends with one JSON line."""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from pathlib import Path

from game.files import exits
from game.window import SIZE, NoDisplay, no_display, open_window, opened

HURRY = 8.0
"""So that whole games fit into a short demonstration."""
PAUSE = 0.5
"""Seconds that a result stands before the next game."""


def run(args: argparse.Namespace) -> int:
    """Play games one after another for ``--seconds``, or until the window is closed."""
    try:
        surface = open_window(args.size or SIZE, full_screen=False)
    except NoDisplay as error:
        raise exits.Stop(exits.NO_DISPLAY, no_display(error)) from None
    import pygame

    from game.app import App, Beat
    from game.cabinets import GAMES
    from game.core.rng import new_seed
    from game.match.match import AI, new_match
    from game.scenes.after.result import ResultScene
    from game.scenes.table.opening import open_table

    info = GAMES[args.game].info
    count = info.usual_seats
    seats = [AI + args.level] * count
    seed = args.seed or new_seed()
    finished = moves = 0
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), args.lang, None) as arcade:
        arcade.hurry = HURRY
        table = open_table(arcade, new_match(args.game, seats, {}, seed))
        app = App(arcade, surface, table)
        arcade.open_late()
        app.step([], 0.0)
        app.frames.worst = 0.0
        end = time.monotonic() + args.seconds
        beat = Beat()
        dt, shown = 0.0, 0.0
        while time.monotonic() < end:
            drawn = app.frames.drawn
            start = time.perf_counter()
            if not app.step(pygame.event.get(), min(dt, 0.1)):
                break
            app.frames.note(time.perf_counter() - start)
            if isinstance(app.top, ResultScene):
                shown += dt
                if shown > PAUSE:
                    shown = 0.0
                    finished += 1
                    moves += len(table.session.moves)
                    table = open_table(
                        arcade, new_match(args.game, seats, {}, f"{seed}+{finished}")
                    )
                    app.show(table)
            dt = beat.wait(app, drawn)
        told = {
            "game": args.game,
            "seed": seed,
            "seats": seats,
            "frames": app.frames.count,
            "late_frames": app.frames.late,
            "worst_ms": round(app.frames.worst * 1000, 1),
            "moves": moves + len(table.session.moves),
            "games_finished": finished + isinstance(app.top, ResultScene),
            "rss_mb": resident_mb(),
            "ai_faults": arcade.thinker.faults,
        }
    print(json.dumps(told))
    return exits.FINE


def resident_mb() -> float:
    """The most memory that this process had, in megabytes; 0 where that cannot be asked."""
    try:
        import resource
    except ImportError:
        return 0.0
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1)
