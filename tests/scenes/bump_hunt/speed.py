"""Processor time that the bump hunt takes, measured in a process of its own.

`python -m tests.scenes.bump_hunt.speed` prints milliseconds: to open the histogram page with and
without the file read, and each frame while all events of a window fall.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

SIXTIETH = 1 / 60


def course() -> dict[str, float]:
    """Milliseconds of processor time, so that other work on the machine does not count."""
    from game.app import App
    from game.scenes.bump_hunt.peaks import ALL, PeaksScene
    from game.scenes.menu.title import TitleScene
    from game.window import open_window, opened
    from tests.pilot import Pilot

    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), None, None) as services:
        surface = open_window((1280, 720), full_screen=False)
        pilot = Pilot(App(services, surface, TitleScene(services, "particle_builder")))
        pilot.wait(2)
        for name in ("opened with the file", "opened again"):
            began = time.process_time()
            pilot.app.push(PeaksScene(services, "z-electron"))
            pilot.app.step([], SIXTIETH)
            found[name] = 1000 * (time.process_time() - began)
        pilot.wait(1)
        pilot.tap(f"pour:{ALL}")
        scene, frames = pilot.top, []
        assert isinstance(scene, PeaksScene)
        while scene.fallen < scene.target:
            began = time.process_time()
            pilot.app.step([], SIXTIETH)
            frames.append(1000 * (time.process_time() - began))
    found["frames"] = len(frames)
    found["frame, median"] = statistics.median(frames)
    found["frame, 99 %"] = statistics.quantiles(frames, n=100)[98]
    found["frame, longest"] = max(frames)
    return {name: round(value, 1) for name, value in found.items()}


if __name__ == "__main__":
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    json.dump(course(), sys.stdout)
