"""Pictures of what is there for tomorrow: the notebook, the challenges, the puzzles."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date, timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.arcade import Arcade
    from game.scenes.base.scene import Scene

DAY = date(2026, 11, 22)
"""The day that is shown."""


def title(arcade: Arcade, day: date) -> Scene:
    """The title as it is on this day."""
    from game.scenes.menu.title import TitleScene

    scene = TitleScene(arcade)
    scene.today.clock = lambda: day
    scene.today.changed()
    return scene


def tomorrow(arcade: Arcade) -> Iterator[tuple[str, list[Scene]]]:
    """The day, its puzzles, the challenges, and the lab notebook, half of it filled."""
    from ai.puzzles.calendar import of_day
    from game.progress import daily, notebook
    from game.scenes.tomorrow.challenges import ChallengesScene
    from game.scenes.tomorrow.notebook import NotebookScene
    from game.scenes.tomorrow.puzzle import puzzle_scene
    from game.scenes.tomorrow.today import TodayScene

    games = [game for game in arcade.games if of_day(game, DAY) is not None]
    yield "today-first", [TodayScene(arcade, today=DAY)]
    for ago in (9, 8, 7, 2, 1):
        daily.note(arcade.store, games[ago % len(games)], DAY - timedelta(days=ago))
    yield "today", [TodayScene(arcade, today=DAY)]
    yield "title-open", [title(arcade, DAY)]
    # As it is on the day before.
    yield "title-solved", [title(arcade, DAY - timedelta(days=1))]
    for game in arcade.games:
        yield f"challenges-{game}", [ChallengesScene(arcade, game)]
    # One table will do: those of puzzles are ordinary ones.
    yield "today-table", [puzzle_scene(arcade, games[0], DAY)]

    keys = [place.entry.key for page in notebook.pages(arcade.store) for place in page.places]
    days = dict.fromkeys(keys[::2], "2026-11-22")
    arcade.store.set_progress(notebook.KEY, json.dumps({"format": 1, "met": days}))
    for number in range(len(NotebookScene(arcade).chapters)):
        book = NotebookScene(arcade)
        book.chapter = number
        yield f"notebook-{number + 1}", [book]
