"""Looking back in a window that is held upright: all can be read, touched and reached."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import cache
from pathlib import Path

import pytest

from ai import analysis
from game.app import App
from game.art.menu.chart import Course
from game.games import GAMES
from game.match.match import Match
from game.scenes.results.review import ReviewScene
from game.services import Services
from game.tables.sheet import WIDE, Sheet, Stands
from game.window import open_window, opened
from tests.ai.here import Here
from tests.layout import faults
from tests.scenes.results.test_review import finished
from tests.upright import SHAPES, StandsUpright


@cache
def looked_at(game: str) -> tuple[Match, analysis.Review]:
    """A game of a careless person, and what it cost."""
    with pytest.MonkeyPatch.context() as quick:
        for name, value in (("ITERATIONS", 300), ("LEAST", 12), ("CLOSER", 40), ("TRIED", 1)):
            quick.setattr(analysis, name, value)
        quick.setattr(analysis, "WORTH", 1e-9)
        quick.setattr(analysis, "SURE", 0.0)
        match = finished(game)
        looked = analysis.Review(Here(), match.session, match.people)
        while not looked.done:
            looked.update()
    assert looked.blunders
    return match, looked


def opened_pages(services: Services, size: tuple[int, int]) -> Iterator[tuple[App, ReviewScene]]:
    """The blunders of each game, one by one; then a game of which nothing is to be told."""
    surface = open_window(size, full_screen=False)
    services.change(reduced_motion=True)
    for game in GAMES:
        match, looked = looked_at(game)
        page = ReviewScene(services, match)
        page.review = looked
        app = App(services, surface, page)
        app.step([], 0.05)
        assert page.viewport.sheet.tall
        yield app, page
        for number in range(1, len(looked.blunders)):
            page.chosen(next(spot for spot in page.placed if spot.id == f"blunder:{number}"))
            app.step([], 0.05)
            yield app, page
        page.review = copy(looked)
        page.review.blunders = []
        page.layout()
        app.step([], 0.05)
        assert page.find("state") is not None
        yield app, page


class TestReviewUpright(StandsUpright):
    opened_pages = staticmethod(opened_pages)


@pytest.mark.long
@pytest.mark.parametrize("size", [size for size, text_size in SHAPES if text_size == 1.0])
def test_the_whole_table_is_shown_with_its_curve_beside(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    with opened(tmp_path, "en", 1.0) as services:
        for _, page in opened_pages(services, size):
            if page.blunder is None:
                continue
            sheet, shot, frame = page.viewport.sheet, page.picture, page.find("picture")
            assert frame is not None
            left, top, right, bottom = sheet.board
            assert frame.w / frame.h == pytest.approx((right - left) / (bottom - top))
            assert shot is not None
            assert shot.get_width() == page.viewport.renderer.px(frame.w)
            course = page.find("course")
            assert course is not None
            assert isinstance(course.art, Course)
            assert course.x - course.w / 2 > frame.x + frame.w / 2
            assert on_sheet(page) == sheet, "it lies as it lay for who held the window"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (844, 390)])
def test_in_a_wide_window_of_any_shape_the_table_is_the_wide_one(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """Its picture stays where it is from blunder to blunder, and the words stand below it."""
    with opened(tmp_path, "de", 1.0) as services:
        match, looked = looked_at("tutti_quantum")
        page = ReviewScene(services, match)
        page.review = looked
        app = App(services, open_window(size, full_screen=False), page)
        places = set()
        for number in range(len(looked.blunders)):
            page.chosen(next(spot for spot in page.placed if spot.id == f"blunder:{number}"))
            app.step([], 0.05)
            picture, words = page.find("picture"), page.find("you")
            assert picture is not None
            assert words is not None
            assert picture.y + picture.h / 2 <= words.y - words.h / 2 + 1
            places.add(picture[2:6])
            assert list(faults(app)) == []
        assert len(places) == 1
        assert on_sheet(page) == WIDE


def on_sheet(page: ReviewScene) -> Sheet:
    """The sheet on which the table lies."""
    table = page._board.tabletop.table
    assert isinstance(table, Stands)
    return table.sheet
