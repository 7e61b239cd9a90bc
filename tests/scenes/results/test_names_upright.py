"""A name for the board, and the page to take home, in a window that is held upright."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.app import App
from game.scenes.base.screen import Screen
from game.scenes.results.leaderboard import NameScene
from game.scenes.results.take_home import SheetScene
from game.services import Services
from game.window import open_window, opened
from tests.kiosk.finished import finished
from tests.pilot import Pilot
from tests.upright import LONG, PHONE, SHAPES, StandsUpright

PAPER = 250
"""Of 255: a page that was made smaller is not quite white."""


def pages(services: Services) -> Iterator[Screen]:
    """Both, of a finished game."""
    match = finished(services.store)
    yield NameScene(services, match)
    yield SheetScene(services, match)


class TestNamesUpright(StandsUpright):
    shapes = (*SHAPES, (LONG, 1.0))
    pages = staticmethod(pages)


def test_a_name_is_chosen_by_touch(tmp_path: Path) -> None:
    with opened(tmp_path, "en", 1.0) as services:
        page = NameScene(services, finished(services.store))
        pilot = Pilot(App(services, open_window(PHONE, full_screen=False), page))
        pilot.tap("first:higgs")
        pilot.tap("second:robot")
        assert (page.first, page.second) == ("higgs", "robot")


def test_the_page_stands_between_its_name_and_its_words(tmp_path: Path) -> None:
    """It is white, and nothing else on the screen is."""
    with opened(tmp_path, "en", 1.0) as services:
        page = SheetScene(services, finished(services.store))
        services.change(reduced_motion=True)
        app = App(services, surface := open_window(PHONE, full_screen=False), page)
        app.step([], 0.05)
        name, line = page.find("heading"), page.find("line")
        assert name is not None
        assert line is not None
        x = page.viewport.sheet.w / 2
        white = [
            y
            for y in range(0, int(page.viewport.sheet.h), 4)
            if min(surface.get_at(page.viewport.pixel(x - 150, y))[:3]) >= PAPER
        ]
        assert len(white) > 40
        assert name.y + name.h / 2 <= white[0]
        assert white[-1] <= line.y - line.h / 2
