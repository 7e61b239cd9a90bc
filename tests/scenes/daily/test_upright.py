"""Pages of the collection in a window that is held upright: all can be read and touched."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

from game.app import App
from game.games import DESCRIPTORS
from game.progress import daily, notebook
from game.progress.leaderboard import FIRST, KEPT, SECOND, BoardEntry, enter
from game.scenes.base.screen import Screen
from game.scenes.daily.challenges import ChallengesScene
from game.scenes.daily.notebook import NotebookScene
from game.scenes.daily.today import TodayScene
from game.scenes.results.leaderboard import BoardScene
from game.scenes.results.leafing import Leafing
from game.scenes.results.statistics import StatisticsScene
from game.services import Services
from game.window import open_window, opened
from tests.upright import StandsUpright, stood

DAY = date(2026, 11, 22)


TURNS: dict[type[Screen], int] = {
    ChallengesScene: 1,
    NotebookScene: 5,
    StatisticsScene: len(DESCRIPTORS) - 1,
}
"""The number of times that a page is turned."""


def pages(services: Services) -> Iterator[Screen]:
    """All pages."""
    for ago in (1, 2, 3):
        daily.note(services.store, "bigebang", DAY - timedelta(days=ago))
    keys = [place.entry.key for page in notebook.pages(services.store) for place in page.places]
    met = dict.fromkeys(keys[::2], "2026-11-22")
    services.store.set_progress(notebook.KEY, json.dumps({"format": 1, "met": met}))
    for n, first in enumerate(list(FIRST)[:KEPT]):
        result = BoardEntry(n % 3, n % 5 - 1, 10 * n, 40, first, list(SECOND)[n], "2026-11-22", n)
        enter(services.store, "bigebang", result)
    yield TodayScene(services, today=DAY)
    yield ChallengesScene(services, "u_know_feynman")
    yield NotebookScene(services)
    yield StatisticsScene(services, "bigebang")
    yield BoardScene(services, "bigebang")


def opened_pages(services: Services, size: tuple[int, int]) -> Iterator[tuple[App, Screen]]:
    """Each page in a window of this size, leaf by leaf."""
    for app, page in stood(services, size, pages(services)):
        yield app, page
        for _ in range(TURNS.get(type(page), 0)):
            assert isinstance(page, Leafing)
            page.turn(1)
            app.step([], 0.05)
            yield app, page


class TestWhatWasCollectedUpright(StandsUpright):
    opened_pages = staticmethod(opened_pages)


def test_turning_the_window_keeps_what_is_read(tmp_path: Path) -> None:
    """The challenges of a page are fewer where it stands upright."""
    with opened(tmp_path, "en", 1.0) as services:
        page = ChallengesScene(services, "particle_panic")
        app = App(services, open_window((1280, 720), full_screen=False), page)
        app.step([], 0.05)
        page.turn(1)
        first = next(spot.id for spot in page.placed if spot.id.startswith("challenge:"))
        App(services, open_window((720, 1280), full_screen=False), page).step([], 0.05)
        assert first in {spot.id for spot in page.placed}
        assert page.find("heading") is not None
