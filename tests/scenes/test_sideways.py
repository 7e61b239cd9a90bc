"""A telephone on its side: the way to a game, its table, lessons and results."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.commands.shots import bump_hunt, middle, picked
from game.match.match import AI, HUMAN, new_match
from game.scenes.base.close_up import CloseUp
from game.scenes.base.screen import Screen
from game.scenes.menu.title import TitleScene
from game.scenes.table.margins import RAIL_ID
from game.scenes.table.opening import open_table
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.sheet import WIDE, Rect, page_sheet_for
from game.window import open_window, opened
from tests.layout import LANGUAGES, faults
from tests.scenes.lab import test_builder
from tests.scenes.lab import test_upright as test_bench
from tests.scenes.lesson import test_path, test_short
from tests.scenes.menu import test_settings
from tests.scenes.menu import test_upright as ways
from tests.scenes.results import test_result_upright as results
from tests.sideways import PHONE, RATIO, LiesOnItsSide, too_close, too_small, turned


def hunt_pages(services: Services) -> Iterator[Screen]:
    """Every page of the bump hunt, as it is first seen."""
    for _, scenes in bump_hunt(services):
        if isinstance(page := scenes[-1], Screen):
            yield page


class TestWayToAGame(LiesOnItsSide):
    small = ":stars"
    pages = staticmethod(ways.pages)


class TestSettings(LiesOnItsSide):
    pages = staticmethod(test_settings.pages)


class TestLearningPath(LiesOnItsSide):
    pages = staticmethod(test_path.pages)


@pytest.mark.medium
class TestShortLessons(LiesOnItsSide):
    pages = staticmethod(test_short.pages)


@pytest.mark.medium
class TestLawLab(LiesOnItsSide):
    pages = staticmethod(test_bench.pages)


@pytest.mark.medium
class TestReactionBuilder(LiesOnItsSide):
    pages = staticmethod(test_builder.pages)


@pytest.mark.medium
class TestBumpHunt(LiesOnItsSide):
    pages = staticmethod(hunt_pages)


class TestResults(LiesOnItsSide):
    inline = ":name"
    pages = staticmethod(results.pages)


CLOSE = {
    "particle_builder": ("card:",),
    "tutti_quantum": (),
    "u_know_feynman": (),
    "bigebang": (),
    "particle_panic": (),
}
"""Game -> beginnings of ids of what lies closer together: cards of a rival's mat while a card is
held. Those on which it acts have a finger's room, except from each other; carried there, it shows
the one on which it will act before it is let go."""


def tables(services: Services, game: str) -> list[Screen]:
    """The table of a game: early, late, and with something picked."""
    services.change(reduced_motion=True)
    early, late = (middle(services, game, part) for part in (0.2, 0.7))
    return [early, late, picked(middle(services, game, 0.5))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CLOSE)
def test_a_table_is_read_on_its_side(tmp_path: Path, game: str, language: str) -> None:
    with opened(tmp_path, language, 1.0) as services:
        for app in turned(services, PHONE, tables(services, game)):
            page = app.top
            assert isinstance(page, Screen)
            assert list(faults(app)) == []
            assert too_small(page) == []


@pytest.mark.parametrize("game", CLOSE)
def test_a_table_is_touched_on_its_side(tmp_path: Path, game: str) -> None:
    with opened(tmp_path, "de", 1.0) as services:
        for app in turned(services, PHONE, tables(services, game)):
            page = app.top
            assert isinstance(page, TableScene)
            free = CLOSE[game] if page.picker is not None and page.picker.picked else ()
            assert [name for name in too_close(page) if not name.startswith(tuple(free))] == []
            rail = [spot for spot in page.placed if spot.id.startswith(RAIL_ID)]
            assert len(rail) >= 4
            for spot in rail:
                assert page.under(page.viewport.pixel(spot.x, spot.y)) == spot


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_hand_of_particle_panic_is_touched_on_its_side(tmp_path: Path, seats: int) -> None:
    with opened(tmp_path, "de", 1.0) as services:
        match = new_match("particle_panic", (HUMAN, *[AI + "student"] * (seats - 1)), {}, "hand")
        (app,) = turned(services, PHONE, [open_table(services, match, keep=False)])
        page = app.top
        assert isinstance(page, Screen)
        assert any(spot.id.startswith("hand:") for spot in page.touchable())
        assert list(faults(app)) == []
        assert too_small(page) == []
        assert too_close(page) == []


def touch(app: App, spot_id: str) -> Screen:
    """Touch the middle of a spot; return the page that is on top then."""
    page = app.top
    assert isinstance(page, Screen)
    spot = page.find(spot_id)
    assert spot is not None
    at = page.viewport.pixel(spot.x, spot.y)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.step([pygame.Event(kind, button=1, pos=at)], 0.05)
    assert isinstance(app.top, Screen)
    return app.top


def test_a_small_card_of_a_rival_is_shown_large(tmp_path: Path) -> None:
    with opened(tmp_path, "de", 1.0) as services:
        (app,) = turned(services, PHONE, tables(services, "particle_builder")[1:2])
        table = app.top
        assert isinstance(table, TableScene)
        mat = table.find("mat:1")
        assert mat is not None
        on_mat = [
            spot.id
            for spot in table.touchable()
            if spot.id.startswith("card:") and Rect.of(mat).overlap(Rect.of(spot)) > 0
        ]
        assert on_mat
        assert set(on_mat) <= {spot.id for spot in table.walked()}, "keys still find each card"
        for card in on_mat:
            assert isinstance(touch(app, card), CloseUp)
            assert touch(app, "close") is table


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chart_of_bigebang_tells_about_each_stack_where_it_is_large(
    tmp_path: Path, language: str, text_size: float
) -> None:
    with opened(tmp_path, language, text_size) as services:
        (app,) = turned(services, PHONE, tables(services, "bigebang")[:1])
        page = touch(app, "chart:4")
        assert isinstance(page, CloseUp)
        pieces = [spot for spot in page.placed if spot.story is not None]
        assert len(pieces) == 8
        for piece in pieces:
            assert touch(app, piece.id) is page
            assert page.told == piece.story
            assert list(faults(app)) == []
            if text_size == 1.0:
                assert too_small(page) == []
                assert too_close(page) == []
        assert isinstance(touch(app, "close"), TableScene)


def test_a_page_has_larger_letters_on_a_telephone_alone() -> None:
    """A window of the same shape on a large screen has the wide sheet."""
    low = page_sheet_for((844, 390))
    assert low.h < WIDE.h
    assert low.w / low.h == pytest.approx(844 / 390)
    assert page_sheet_for((844 * 3, 390 * 3), 3.0) == pytest.approx(low)
    assert page_sheet_for((844 * 3, 390 * 3)).h == pytest.approx(WIDE.h)
    assert page_sheet_for((1280, 720)) == WIDE


def test_another_screen_with_the_same_pixels_lays_the_page_again(tmp_path: Path) -> None:
    """The browser's zoom changes the points of the same pixels."""
    size = PHONE[0] * RATIO, PHONE[1] * RATIO
    with opened(tmp_path, "en", 1.0) as services:
        page = TitleScene(services)
        app = App(services, open_window(size, full_screen=False), page)
        app.step([], 0.05)
        assert page.viewport.sheet.h == pytest.approx(WIDE.h)
        app.ratio = RATIO
        app.step([], 0.05)
        assert page.viewport.sheet.h < WIDE.h
