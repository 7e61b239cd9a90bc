"""The end of a game in a window that is held upright, of every game and of many seats."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.app import App
from game.match.match import Match
from game.scenes.base.screen import Screen
from game.scenes.results.result import ResultScene
from game.services import Services
from game.window import open_window, opened
from tests.scenes.table.test_tall import played
from tests.some import some
from tests.upright import LONG, PHONE, SHAPES, SHORT, Size, StandsUpright

CASES = (
    ("particle_builder", 3),
    ("tutti_quantum", 2),
    ("tutti_quantum", 3),
    ("tutti_quantum", 4),
    ("u_know_feynman", 4),
    ("bigebang", 2),
    ("particle_panic", 3),
)


@cache
def ended(game: str, seats: int) -> Match:
    """A whole game of *Students* and one person."""
    return played(game, seats, {})


def pages(services: Services) -> Iterator[Screen]:
    """The result of each, all counted; one with challenges that were met."""
    for game, seats in CASES:
        page = ResultScene(services, ended(game, seats))
        if game == "u_know_feynman":
            page.met = ("match", "decay", "neutrinos")
        yield page


class TestResultUpright(StandsUpright):
    shapes = (*SHAPES, (LONG, 1.0))
    inline = ":name"
    pages = staticmethod(pages)


@pytest.mark.parametrize("size", [PHONE, SHORT, LONG, (1000, 1400), (800, 800)])
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_figures_stand_below_the_names_they_belong_to(
    tmp_path: Path, game: str, seats: int, size: Size
) -> None:
    """Any players; and nothing of the count is below the buttons."""
    with opened(tmp_path, "de", 1.0) as services:
        page = ResultScene(services, ended(game, seats))
        App(services, open_window(size, full_screen=False), page)
        names = {spot.id[4:]: spot for spot in page.placed if spot.id.startswith("name")}
        again = page.find("again")
        assert again is not None
        for spot in page.placed:
            if spot.id.startswith(("figure", "what")):
                assert spot.y + spot.h / 2 <= again.y - again.h / 2, spot.id
                seat = spot.id.partition(".")[2]
                if seat in names:
                    assert abs(names[seat].x - spot.x) < 1
                    assert names[seat].y < spot.y


@pytest.mark.parametrize("size", [PHONE, (720, 1280), (1280, 720)])
def test_nothing_moves_when_the_count_ends(tmp_path: Path, size: tuple[int, int]) -> None:
    for language in ("en", "de"):
        with opened(tmp_path / language, language, 1.0) as services:
            page = ResultScene(services, ended("particle_builder", 2), counts=True)
            app = App(services, open_window(size, full_screen=False), page)
            app.step([], 0.05)

            def places(page: ResultScene) -> dict[str, tuple[float, float]]:
                rows = ("figure", "what", "name", "again")
                return {s.id: (s.x, s.y) for s in page.placed if s.id.startswith(rows)}

            assert page.count is not None
            before = places(page)
            for _ in range(200):
                app.step([], 0.05)
            assert page.count is None
            assert places(page).items() >= before.items(), "sentences come in their own room"


@pytest.mark.parametrize(("game", "seats"), [("tutti_quantum", 3), ("particle_builder", 2)])
@pytest.mark.parametrize("size", [PHONE, (720, 1280), (1280, 720)])
def test_what_is_counted_last_stands_below_its_sum(
    tmp_path: Path, size: tuple[int, int], game: str, seats: int
) -> None:
    """While it is counted, and it lies on no figure."""
    with opened(tmp_path, "de", 1.0) as services:
        page = ResultScene(services, ended(game, seats), counts=True)
        app = App(services, open_window(size, full_screen=False), page)
        for _ in range(400):
            app.step([], 0.05)
            newest = [spot for spot in page.placed if spot.id.startswith("newest")]
            if newest:
                break
        figures = [spot for spot in page.placed if spot.id.startswith("figure")]
        total = max(figures, key=lambda spot: spot.y)
        for spot in some(newest):
            at = next(s for s in figures if s.y == total.y and s.id.endswith(f".{spot.id[6:]}"))
            assert spot.x == pytest.approx(at.x, abs=1)
            assert spot.y - spot.h / 2 >= at.y + at.h / 2 - 1
