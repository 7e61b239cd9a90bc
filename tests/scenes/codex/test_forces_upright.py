"""The chart of forces in a window that is held upright: all can be read, touched and reached."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app import App
from game.core.particles import PARTICLES
from game.progress.lesson_progress import unveil
from game.scenes.base.screen import Screen
from game.scenes.codex.forces import FORCES, ForcesScene, rows
from game.services import Services
from game.window import open_window, opened
from tests.layout import faults
from tests.upright import LONG, SHAPES, SHORT, StandsUpright, stood

SIZES = [(720, 1280), (1000, 1400), (800, 800), LONG]


def pages(services: Services) -> Iterator[ForcesScene]:
    """The chart as it grows, and whole."""
    yield ForcesScene(services)
    unveil(services.store)
    yield ForcesScene(services)


def opened_pages(services: Services, size: tuple[int, int]) -> Iterator[tuple[App, ForcesScene]]:
    """The chart as it grows and whole, leaf by leaf."""
    for app, page in stood(services, size, pages(services)):
        yield app, page
        first = [spot.id for spot in page.placed if spot.id.startswith("row:")]
        while (turner := page.find("leaf:more")) is not None:
            page.chosen(turner)
            app.step([], 0.05)
            if page.find(first[0]) is not None:
                break
            yield app, page


class TestChartUpright(StandsUpright):
    shapes = (*SHAPES, (LONG, 1.5))
    opened_pages = staticmethod(opened_pages)

    def looked_at(self, app: App, page: Screen) -> None:
        """The words of each field when it is touched."""
        for spot in page.touchable():
            if spot.id.startswith("cell:"):
                page.chosen(spot)
                app.step([], 0.05)
                assert list(faults(app)) == [], spot.id


@pytest.mark.parametrize("size", SIZES)
def test_every_field_is_on_one_leaf_with_its_particles(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    with opened(tmp_path, "en", 1.0) as services:
        unveil(services.store)
        ids: list[str] = []
        leaves = list(rows())
        for _, page in opened_pages(services, size):
            ids += [spot.id for spot in page.placed]
        for row in leaves:
            for force in FORCES:
                assert ids.count(f"cell:{row}:{force}") == 2, "growing, and whole"
        for particle in PARTICLES:
            if not particle.is_anti:
                assert ids.count(f"lamp:{particle.key}") == 2


def test_the_row_of_the_particle_that_was_asked_is_shown(tmp_path: Path) -> None:
    with opened(tmp_path, "en", 1.0) as services:
        page = ForcesScene(services, "higgs")
        App(services, open_window(SHORT, full_screen=False), page)
        assert page.focused == "cell:higgs:strong"
        assert page.find("cell:higgs:strong") is not None
