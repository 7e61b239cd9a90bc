"""``main.py demo``: opponents in every seat, in the real client; ends with one JSON line."""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from game.files import exits
from game.match.match import AI
from game.window import SIZE, NoDisplay, no_display, open_window, opened

if TYPE_CHECKING:
    import pygame

    from game.app import App
    from game.scenes.base.scene import Scene
    from game.scenes.table.table import TableScene
    from game.services import Services

HURRY = 8.0
"""So that whole games fit into a short demonstration."""
PAUSE = 0.5
"""Seconds that a result is shown before the next game."""


def run(args: argparse.Namespace) -> int:
    """Play games one after another for ``--seconds``, or until the window is closed."""
    try:
        surface = open_window(args.size or SIZE, full_screen=False)
    except NoDisplay as error:
        raise exits.Stop(exits.NO_DISPLAY, no_display(error)) from None
    from game.core.rng import new_seed

    with _folder() as folder, opened(Path(folder), args.lang, None) as services:
        services.hurry = HURRY
        demo = Demo(services, args.game, args.level, args.seed or new_seed())
        report = demo.show(app_at(services, surface, demo.table), args.seconds)
    print(json.dumps(report))
    return exits.FINE


def app_at(services: Services, surface: pygame.Surface, first: Scene) -> App:
    """The real client, with its first picture painted, and opponents and sounds opened."""
    from game.app import SLICE, App

    app = App(services, surface, first)
    services.open_late()
    app.step([], 0.0)
    app.slices = SLICE
    app.frames.worst = 0.0
    return app


class Demo:
    """Games one after another, and what they come to."""

    def __init__(self, services: Services, game: str, level: str, seed: str) -> None:
        from game.games import GAMES

        self.services, self.game, self.seed = services, game, seed
        self.seats = [AI + level] * GAMES[game].info.usual_seats
        self.finished = 0
        """Games that are over, and off the screen."""
        self.moves = 0
        """Of those games."""
        self.table = self._open(seed)

    def _open(self, seed: str) -> TableScene:
        from game.match.match import new_match
        from game.scenes.table.opening import open_table

        return open_table(self.services, new_match(self.game, self.seats, {}, seed))

    def show(self, app: App, seconds: float, games: int | None = None) -> dict[str, object]:
        """Play for so long, or until so many games are over; returns the figures."""
        import pygame

        from game.app import FrameClock
        from game.scenes.results.result import ResultScene

        end = time.monotonic() + seconds
        frames = FrameClock()
        dt, shown = 0.0, 0.0
        while time.monotonic() < end:
            drawn = app.frames.drawn
            start = time.perf_counter()
            if not app.step(pygame.event.get(), min(dt, 0.1)):
                break
            app.frames.note(time.perf_counter() - start)
            shown = shown + dt if isinstance(app.top, ResultScene) else 0.0
            if shown > PAUSE:
                shown = 0.0
                if self.finished + 1 == games:
                    break
                self._next(app)
            dt = frames.wait(app, drawn)
        return self._report(app, over=isinstance(app.top, ResultScene))

    def _next(self, app: App) -> None:
        self.finished += 1
        self.moves += len(self.table.session.moves)
        self.table = self._open(f"{self.seed}+{self.finished}")
        app.show(self.table)

    def _report(self, app: App, *, over: bool) -> dict[str, object]:
        """``over``: the game on the screen is."""
        return {
            "game": self.game,
            "seed": self.seed,
            "seats": self.seats,
            "frames": app.frames.count,
            "late_frames": app.frames.late,
            "worst_ms": round(app.frames.worst * 1000, 1),
            "moves": self.moves + len(self.table.session.moves),
            "games_finished": self.finished + over,
            "rss_mb": resident_mb(),
            "ai_faults": self.services.engine.faults,
        }


def _folder() -> tempfile.TemporaryDirectory[str]:
    """The folder of a demonstration's games until it ends."""
    try:
        return tempfile.TemporaryDirectory()
    except OSError:
        raise exits.Stop(
            exits.REFUSED,
            "Quarkade cannot write to a folder for temporary files. Set TMPDIR to such a folder.",
        ) from None


def resident_mb() -> float:
    """The most memory that this process had, in megabytes; 0 where that cannot be asked."""
    from ai.worker.process import memory_mb

    return float(memory_mb())


def present_mb(pid: int) -> float | None:
    """The memory that a process has now, in megabytes; None where that cannot be asked."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii", errors="replace")
    except OSError:
        return None
    lines = dict(line.split(":", 1) for line in status.splitlines() if ":" in line)
    return round(int(lines["VmRSS"].split()[0]) / 1024, 1) if "VmRSS" in lines else None
