"""``main.py bench``: what a person feels and what a search needs, in one JSON line."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from game.files import exits
from game.start.folders import PLAYING, ROOT, base_python, in_checkout, program

if TYPE_CHECKING:
    from game.app import App

STARTS = 15
FRAMES = 60
MOVES = 24
"""Of each game whose frames are measured."""
IDLE = 6.0
"""Seconds."""
CHOICES = 4
"""Of *Nobel*, in each game."""
WARM = 2.0
"""Seconds in which the second process is there, too."""
LONGEST = 60.0
"""Seconds that a game of `memory` may take."""
SIZES = {"720": (1280, 720), "1080": (1920, 1080), "4k": (3840, 2160)}


def run(args: argparse.Namespace) -> int:
    """Measure and print. All drawing goes to SDL's dummy driver."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    if args.memory:
        print(json.dumps(memory(args.memory)))
        return exits.FINE
    from ai.lab import speed
    from game.games import GAMES

    _keep_byte_code()
    menu, left, pygame_alone = starts()
    figures: dict[str, object] = {
        "menu_ms": round(menu, 1),
        "menu_over_import_pygame": round(menu / pygame_alone, 2),
        "menu_and_end_over_import_pygame": round(left / pygame_alone, 2),
        "first_fetch_mb": PLAYING.megabytes,
        "memory_720_mb": memory_of_a_fresh_process("1280x720"),
        "memory_1080_mb": memory_of_a_fresh_process("1920x1080"),
    }
    for name, size in SIZES.items():
        figures[f"frame_{name}_ms"] = round(frame_ms(size), 2)
        figures[f"first_frame_{name}_ms"] = first_frames(size)
        figures[f"busy_{name}_ms"] = busy(size)
    figures["idle_cpu_pct"] = round(idle(), 2)
    figures["calib_mloops_s"] = round(speed.calibration(), 1)
    figures["games"] = {game: speed.measure(game) for game in GAMES}
    figures["compiled"] = compiled_rates(args.compiled)
    figures["nobel"] = {game: nobel(game) for game in GAMES}
    figures["views_s"] = {game: round(speed.views(game)) for game in GAMES}
    print(json.dumps(figures) if args.json else json.dumps(figures, indent=1))
    return exits.FINE


def _keep_byte_code() -> None:
    """Compile all of the arcade, as it is with everybody from the second start on.

    A process that compiles a module keeps some megabytes of it.
    """
    rooms = [str(Path(ROOT, room)) for room in ("game", "ai", "tutorial")]
    command = [sys.executable, "-m", "compileall", "-q", *rooms]
    subprocess.run(command, check=False)  # noqa: S603 - ourselves; a read-only folder stays as it is


def _ran(command: list[str]) -> str:
    """Output of a program, started by a person with byte code."""
    environ = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    ran = subprocess.run(command, capture_output=True, check=True, text=True, env=environ)  # noqa: S603 - ourselves
    return ran.stdout


def compiled_rates(folder: Path | None) -> object:
    """By game, rates of `speed.measure` as it is and through mypyc, and whether it plays the same.

    Or why there are none, in words: of a game, or of all.
    """
    from ai.lab import compiled
    from game.games import GAMES

    if folder is None:
        return "not asked for: some minutes for each game with --compiled DIR"
    figures: dict[str, object] = {}
    for game in GAMES:
        try:
            plain, fast = compiled.both(folder, game)
        except compiled.NotCompiled as error:
            figures[game] = f"not compiled: {error}"
            continue
        same = plain.digest == fast.digest
        figures[game] = {
            "as_it_is": plain.rates,
            "compiled": fast.rates,
            "plays_the_same": same,
        }
    return figures


def starts() -> tuple[float, float, float]:
    """Milliseconds to the first picture of the menu, to the end after it, and of ``import pygame``.

    Medians of `STARTS` pairs in turn, so that other work of the machine meets both. The first one
    begins with the Python that a person types, outside the environment. Byte code is kept, as it is
    with everybody.
    """
    menu, left, alone = [], [], []
    typed = program()
    if in_checkout():
        typed[0] = base_python()
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(STARTS + 1):
            alone.append(_taken([sys.executable, "-c", "import pygame"])[1])
            shown, end = _taken([*typed, "play", "--until-menu", "--data-dir", folder])
            menu.append(shown)
            left.append(end)
    return tuple(sorted(times[1:])[STARTS // 2] for times in (menu, left, alone))  # type: ignore[return-value]


def _taken(command: list[str]) -> tuple[float, float]:
    """Milliseconds until a program tells the time, if it does, and until it has ended."""
    start = time.time()
    ran = _ran(command)
    end = time.time()
    words = ran.split()
    shown_at = float(words[-1]) if "--until-menu" in command else end
    return (shown_at - start) * 1000, (end - start) * 1000


def memory_of_a_fresh_process(size: str) -> dict[str, object]:
    """Result of `memory` in a process that has done nothing else."""
    command = [*program(), "bench", "--memory", size]
    figures: dict[str, object] = json.loads(_ran(command).splitlines()[-1])
    return figures


def memory(size: tuple[int, int]) -> dict[str, object]:
    """Megabytes after one game of each by programs (or `LONGEST` of it), back at the title.

    Of the arcade, and of each process that thinks.
    """
    from game.app import run as turn
    from game.commands.demo import HURRY, app_at, present_mb, resident_mb
    from game.games import GAMES
    from game.scenes.menu.title import TitleScene
    from game.window import open_window, opened

    surface = open_window(size, full_screen=False)
    finished = 0
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), None, None) as services:
        services.hurry = HURRY
        app = app_at(services, surface, TitleScene(services))
        for game in GAMES:
            finished += _play_one(app, game)
        app.show(TitleScene(services))
        turn(app, until=time.monotonic() + 2.0)
        return {
            "arcade": present_mb(os.getpid()) or resident_mb(),
            "arcade_at_most": resident_mb(),
            "thinking": [present_mb(pid) for pid in sorted(services.engine.pids)],
            "games_finished": finished,
        }


def _play_one(app: App, game: str) -> int:
    """Play one game to its end; 0: it took too long. Its table is freed afterwards."""
    from game.commands.demo import Demo
    from game.core.rng import new_seed

    demo = Demo(app.services, game, "student", new_seed())
    app.show(demo.table)
    return int(str(demo.show(app, LONGEST, games=1)["games_finished"]))


def nobel(game: str) -> dict[str, float]:
    """`CHOICES` moves of the strongest level, as a person meets them: in its processes, by clock.

    How many the clock ended before their iterations were done, and the mean of their seconds.
    """
    from ai.worker.client import EngineClient
    from game.match import pace

    engine = EngineClient()
    engine.open()
    session = pace.position(game)
    capped, taken = 0, 0.0
    for number in range(-1, CHOICES):
        seat = session.to_move()
        assert seat is not None, "games are longer than that"
        legal = session.legal_moves()
        start = time.monotonic()
        engine.ask(game, session.view(seat), legal, pace.LEVEL, f"bench {number}")
        while (answer := engine.poll()) is None:
            time.sleep(0.002)
        session.play(answer.move)
        if number < 0:
            time.sleep(WARM)  # the first one only waits for the processes to be there
            continue
        taken += time.monotonic() - start
        capped += answer.analysis is not None and answer.analysis.capped
    engine.close()
    return {"capped": capped, "of": CHOICES, "seconds": round(taken / CHOICES, 2)}


def frame_ms(size: tuple[int, int]) -> float:
    """A whole frame of a table in mid-play, everything painted again; median CPU milliseconds."""
    from game.app import App
    from game.commands.shots import middle
    from game.games import GAMES
    from game.window import open_window, opened

    surface = open_window(size, full_screen=False)
    worst = 0.0
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), None, None) as services:
        for game in GAMES:
            table = middle(services, game, 0.4)
            app = App(services, surface, table)
            app.step([], 0.05)
            taken = []
            for _ in range(FRAMES):
                table._still.forget()
                table.dirty = True
                start = time.process_time()
                app.step([], 0.0)
                taken.append(time.process_time() - start)
            worst = max(worst, sorted(taken)[FRAMES // 2] * 1000)
    return worst


def first_frames(size: tuple[int, int]) -> dict[str, dict[str, float]]:
    """A table opens, for the second time: the frame that shows it, the longest, all; CPU ms."""
    from game.commands import driving
    from game.games import GAMES
    from game.window import open_window, opened

    surface = open_window(size, full_screen=False)
    figures = {}
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), None, None) as services:
        for game in GAMES:
            driving.opening_frames(services, surface, game)
            taken = [1000 * each for each in driving.opening_frames(services, surface, game)]
            figures[game] = {
                "shows": round(taken[-1], 1),
                "longest": round(max(taken), 1),
                "together": round(sum(taken), 1),
            }
    return figures


def busy(size: tuple[int, int]) -> dict[str, dict[str, float]]:
    """The frames of a game in full motion: CPU milliseconds, and how many of a thousand are late.

    Without the first one, in which a whole table is painted.
    """
    from game.commands.driving import BUDGET, SLOWEST, frames
    from game.games import GAMES
    from game.window import open_window, opened

    surface = open_window(size, full_screen=False)
    figures = {}
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), None, None) as services:
        for game in GAMES:
            shown = list(frames(services, surface, game, MOVES))[1:]
            taken = sorted(1000 * frame.seconds for frame in shown)
            late = sum(1 for each in taken if each > 1000 * BUDGET)
            slow = sum(1 for each in taken if each > 1000 * SLOWEST)
            figures[game] = {
                "median": round(taken[len(taken) // 2], 2),
                "p99": round(taken[int(len(taken) * 0.99)], 2),
                "late_per_mille": round(1000 * late / len(taken), 1),
                "under_30_a_second_per_mille": round(1000 * slow / len(taken), 1),
            }
    return figures


def idle() -> float:
    """Percent of a core that a board takes while a person only looks at it."""
    from game.app import App
    from game.app import run as turn
    from game.commands.shots import middle
    from game.games import GAMES
    from game.window import SIZE, open_window, opened

    surface = open_window(SIZE, full_screen=False)
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), None, None) as services:
        app = App(services, surface, middle(services, next(iter(GAMES)), 0.4))
        turn(app, until=time.monotonic() + 1)
        before, start = time.process_time(), time.monotonic()
        turn(app, until=start + IDLE)
        spent = time.process_time() - before
        return 100 * spent / (time.monotonic() - start)
