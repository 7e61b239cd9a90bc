"""Pictures of what is there for tomorrow: the lab notebook."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.arcade import Arcade
    from game.scenes.base.scene import Scene


def tomorrow(arcade: Arcade) -> Iterator[tuple[str, list[Scene]]]:
    """Every page of the lab notebook, half of it filled."""
    from game.progress import notebook
    from game.scenes.tomorrow.notebook import NotebookScene

    keys = [place.entry.key for page in notebook.pages(arcade.store) for place in page.places]
    days = dict.fromkeys(keys[::2], "2026-11-22")
    arcade.store.set_progress(notebook.KEY, json.dumps({"format": 1, "met": days}))
    for number in range(len(NotebookScene(arcade).leaves)):
        book = NotebookScene(arcade)
        book.at = number
        yield f"notebook-{number + 1}", [book]
