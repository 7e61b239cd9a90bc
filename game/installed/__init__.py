"""Quarkade as an installed package: the wheel keeps the rooms of the checkout inside it.

In the wheel this file is ``quarkade/__init__.py``, beside ``quarkade/game``, ``quarkade/ai``,
``quarkade/tutorial`` and ``quarkade/assets``. They import each other by their short names, which
must not be claimed for a whole Python: importing ``quarkade`` makes them known in this process.
"""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path


def _house() -> str:
    """The folder with the rooms: this one, or the checkout where that is installed as it stands."""
    rooms = find_spec(f"{__name__}.game")
    assert rooms is not None, "a wheel of Quarkade without its rooms"
    assert rooms.submodule_search_locations, "game is a folder"
    return str(Path(rooms.submodule_search_locations[0]).resolve().parent)


def main() -> int:
    """Do what the command line says; returns the exit code."""
    house = _house()
    if house not in sys.path:
        sys.path.insert(0, house)
    os.environ["PYTHONSAFEPATH"] = "1"  # as in main.py
    from game.commands.arguments import main as run

    return run()
