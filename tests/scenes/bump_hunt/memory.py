"""Memory that the histogram of the bump hunt takes, measured in a process of its own.

`python -m tests.scenes.bump_hunt.memory` prints megabytes, resident, page by page.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path


def course() -> dict[str, float]:
    """Megabytes on the title, and with all events of each window on the histogram page."""
    from game.app import App
    from game.collisions.windows import WINDOWS
    from game.commands.soak import figures
    from game.files.exits import give_back
    from game.scenes.bump_hunt.peaks import ALL
    from game.scenes.menu.title import TitleScene
    from game.window import open_window, opened
    from tests.pilot import Pilot

    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), None, None) as services:
        surface = open_window((1280, 720), full_screen=False)
        pilot = Pilot(App(services, surface, TitleScene(services, "particle_builder")))
        pilot.wait(2)
        give_back()
        found["title"] = figures()["rss_mb"]
        pilot.tap("hunt")
        pilot.wait(1)
        pilot.tap("step:peaks")
        pilot.wait(1)
        found["opened"] = figures()["rss_mb"]
        for window in WINDOWS:
            pilot.tap(f"pour:{ALL}")
            pilot.wait(5)
            found[window.id] = figures()["rss_mb"]
            pilot.tap("window:more")
    return found


if __name__ == "__main__":
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    json.dump(course(), sys.stdout)
