"""A name for the board, and the page to take home, in a window that is held upright."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.app import App
from game.arcade import Arcade
from game.scenes.after.pick_name import NameScene
from game.scenes.after.take_home import SheetScene
from game.scenes.base.screen import Screen
from game.window import open_window, opened
from tests.kiosk.finished import finished
from tests.pilot import Pilot
from tests.upright import LONG, PHONE, SHAPES, StandsUpright

PAPER = 250
"""Of 255: a page that was made smaller is not quite white."""


def pages(arcade: Arcade) -> Iterator[Screen]:
    """Both, of a finished game."""
    match = finished(arcade.store)
    yield NameScene(arcade, match)
    yield SheetScene(arcade, match)


class TestNamesUpright(StandsUpright):
    shapes = (*SHAPES, (LONG, 1.0))
    pages = staticmethod(pages)


def test_a_name_is_chosen_by_touch(tmp_path: Path) -> None:
    with opened(tmp_path, "en", 1.0) as arcade:
        page = NameScene(arcade, finished(arcade.store))
        pilot = Pilot(App(arcade, open_window(PHONE, full_screen=False), page))
        pilot.tap("first:higgs")
        pilot.tap("second:robot")
        assert (page.first, page.second) == ("higgs", "robot")


def test_the_page_stands_between_its_name_and_its_words(tmp_path: Path) -> None:
    """It is white, and nothing else on the screen is."""
    with opened(tmp_path, "en", 1.0) as arcade:
        page = SheetScene(arcade, finished(arcade.store))
        arcade.change(reduced_motion=True)
        app = App(arcade, surface := open_window(PHONE, full_screen=False), page)
        app.step([], 0.05)
        name, line = page.find("heading"), page.find("line")
        assert name is not None
        assert line is not None
        x = page.stage.sheet.w / 2
        white = [
            y
            for y in range(0, int(page.stage.sheet.h), 4)
            if min(surface.get_at(page.stage.pixel(x - 150, y))[:3]) >= PAPER
        ]
        assert len(white) > 40
        assert name.y + name.h / 2 <= white[0]
        assert white[-1] <= line.y - line.h / 2
