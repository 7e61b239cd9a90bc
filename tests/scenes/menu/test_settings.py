"""The settings in a window that is held upright: all can be read, touched and reached."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.scenes.menu.settings import PAGES, SLIDERS, SettingsScene
from game.services import Services
from game.window import open_window, opened
from tests.pilot import Pilot, Plugged
from tests.upright import LONG, SHAPES, SHORT, StandsUpright, stood


def pages(services: Services) -> Iterator[SettingsScene]:
    """Each page."""
    for name in PAGES:
        page = SettingsScene(services)
        page.page = name
        yield page


def opened_pages(services: Services, size: tuple[int, int]) -> Iterator[tuple[App, SettingsScene]]:
    """Each page in a window of this size, leaf by leaf."""
    services.pads.there = {0: Plugged()}
    for app, page in stood(services, size, pages(services)):
        first = {spot.id for spot in page.placed}
        yield app, page
        while (turner := page.find("leaf:more")) is not None:
            page.chosen(turner)
            app.step([], 0.05)
            if {spot.id for spot in page.placed} == first:
                break
            yield app, page


class TestSettingsUpright(StandsUpright):
    shapes = (*SHAPES, (LONG, 1.5))
    opened_pages = staticmethod(opened_pages)


@pytest.mark.parametrize("size", [(720, 1280), (1000, 1400), (800, 800), LONG])
def test_every_setting_is_on_one_leaf(tmp_path: Path, size: tuple[int, int]) -> None:
    """None is left out and none stands twice."""
    with opened(tmp_path, "en", 1.0) as services:
        rows: list[str] = []
        for _, page in opened_pages(services, size):
            rows += [spot.id for spot in page.placed if spot.id.endswith(":row")]
        assert rows == [f"{name}:row" for names in PAGES.values() for name in names]


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280), SHORT])
def test_larger_text_moves_nothing_away_from_under_the_finger(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """The tabs have as many rows at every size of the text, on every page."""
    with opened(tmp_path, "de", 1.0) as services:
        pilot = Pilot(App(services, open_window(size, full_screen=False), SettingsScene(services)))
        rows, before = set(), pilot.spot("text_size:more")
        for _ in range(2):
            pilot.tap("text_size:more")
            now = pilot.spot("text_size:more")
            assert abs(now.y - before.y) < now.h / 2
        for name in PAGES:
            pilot.tap(f"page:{name}")
            rows.add(len({round(pilot.spot(f"page:{each}").y) for each in PAGES}))
        assert services.settings.text_size == 1.5
        assert rows == {1 if size[0] > size[1] else 2}


def test_the_same_can_be_touched_as_on_the_wide_page(tmp_path: Path) -> None:
    with opened(tmp_path, "en", 1.0) as services:
        wide, tall = SettingsScene(services), SettingsScene(services)
        App(services, open_window((1280, 720), full_screen=False), wide)
        App(services, open_window(SHORT, full_screen=False), tall)
        assert {spot.id for spot in wide.touchable()} == {spot.id for spot in tall.touchable()}


def test_a_step_a_slider_and_a_key_do_what_they_say(services: Services) -> None:
    page = SettingsScene(services)
    pilot = Pilot(App(services, open_window(SHORT, full_screen=False), page))
    pilot.tap("high_contrast:more")
    assert services.settings.high_contrast
    pilot.tap("page:sound")
    page.focused = SLIDERS[0]
    before = services.settings.volume_effects
    pilot.press(pygame.K_LEFT)
    assert services.settings.volume_effects == pytest.approx(before - 0.1)
    pilot.tap("page:keys")
    last = PAGES["keys"][-1]
    pilot.tap("leaf:less")
    pilot.tap(f"key:{last}")
    pilot.press(pygame.K_q)
    assert last in services.settings.keys


def test_a_slider_that_is_moved_by_a_key_is_read_aloud(services: Services) -> None:
    services.change(speech=True, volume_music=0.5)
    page = SettingsScene(services)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), page))
    pilot.tap("page:sound")
    pilot.walk_to("volume_music")
    pilot.press(pygame.K_RIGHT)
    pilot.wait(0.1)
    assert services.settings.volume_music == pytest.approx(0.6)
    assert services.speech.spoken[-1] == "Music: 6 of 10"


@pytest.mark.parametrize("size", [(1280, 720), SHORT])
def test_a_slider_is_dragged_by_a_mouse(services: Services, size: tuple[int, int]) -> None:
    pilot = Pilot(App(services, open_window(size, full_screen=False), SettingsScene(services)))
    pilot.tap("page:sound")
    pilot.drag("volume_music", 0.9)
    assert services.settings.volume_music == pytest.approx(0.9, abs=0.1)
    pilot.drag("volume_music", 0.1)
    assert services.settings.volume_music == pytest.approx(0.1, abs=0.1)
