"""``main.py bench``: what a person feels and what a search needs, in one JSON line."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import tempfile
import time
from pathlib import Path

from game.files import exits
from game.start.places import program

STARTS = 5
FRAMES = 60
MOVES = 24
"""Of each game whose frames are measured."""
IDLE = 6.0
"""Seconds."""


def run(args: argparse.Namespace) -> int:
    """Measure and print. All drawing goes to SDL's dummy driver."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    from ai.measure import speed
    from game.cabinets import GAMES

    figures: dict[str, object] = {"menu_ms": round(menu_ms(), 1)}
    figures["frame_720_ms"] = round(frame_ms((1280, 720)), 2)
    figures["frame_1080_ms"] = round(frame_ms((1920, 1080)), 2)
    figures["busy_1080_ms"] = busy((1920, 1080))
    percent, resident = idle()
    figures["idle_cpu_pct"] = round(percent, 2)
    figures["rss_mb"] = resident
    figures["calib_mloops_s"] = round(speed.calibration(), 1)
    figures["games"] = {game: speed.measure(game) for game in GAMES}
    figures["views_s"] = {game: round(speed.views(game)) for game in GAMES}
    print(json.dumps(figures) if args.json else json.dumps(figures, indent=1))
    return exits.FINE


def menu_ms() -> float:
    """From the start of the process to the first picture of the menu; median of `STARTS`."""
    taken = []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(STARTS + 1):
            start = time.time()
            started = subprocess.run(  # noqa: S603 - ourselves
                [*program(), "play", "--until-menu", "--data-dir", folder],
                capture_output=True,
                text=True,
                check=True,
            )
            taken.append((float(started.stdout.split()[-1]) - start) * 1000)
    return sorted(taken[1:])[STARTS // 2]


def frame_ms(size: tuple[int, int]) -> float:
    """A whole frame of a table in mid-play, everything painted anew; median CPU milliseconds."""
    from game.app import App
    from game.cabinets import GAMES
    from game.commands.shots import middle
    from game.window import open_window, opened

    surface = open_window(size, full_screen=False)
    worst = 0.0
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), None, None) as arcade:
        for game in GAMES:
            table = middle(arcade, game, 0.4)
            app = App(arcade, surface, table)
            app.step([], 0.05)
            taken = []
            for _ in range(FRAMES):
                table._still_of = None
                table.dirty = True
                start = time.process_time()
                app.step([], 0.0)
                taken.append(time.process_time() - start)
            worst = max(worst, sorted(taken)[FRAMES // 2] * 1000)
    return worst


def busy(size: tuple[int, int]) -> dict[str, dict[str, float]]:
    """The frames of a game in full motion: CPU milliseconds, and how many of a thousand are late.

    Without the first one, in which a whole table is painted.
    """
    from game.cabinets import GAMES
    from game.commands.pace import BUDGET, frames
    from game.window import open_window, opened

    surface = open_window(size, full_screen=False)
    figures = {}
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), None, None) as arcade:
        for game in GAMES:
            shown = list(frames(arcade, surface, game, MOVES))[1:]
            taken = sorted(1000 * frame.seconds for frame in shown)
            late = sum(1 for each in taken if each > 1000 * BUDGET)
            figures[game] = {
                "median": round(taken[len(taken) // 2], 2),
                "p99": round(taken[int(len(taken) * 0.99)], 2),
                "late_per_mille": round(1000 * late / len(taken), 1),
            }
    return figures


def idle() -> tuple[float, float]:
    """Percent of a core that a board takes while a person only looks at it, and memory in MB."""
    from game.app import App
    from game.app import run as turn
    from game.cabinets import GAMES
    from game.commands.demo import resident_mb
    from game.commands.shots import middle
    from game.window import SIZE, open_window, opened

    surface = open_window(SIZE, full_screen=False)
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), None, None) as arcade:
        app = App(arcade, surface, middle(arcade, next(iter(GAMES)), 0.4))
        turn(app, until=time.monotonic() + 1)
        before, start = time.process_time(), time.monotonic()
        turn(app, until=start + IDLE)
        spent = time.process_time() - before
        return 100 * spent / (time.monotonic() - start), resident_mb()
