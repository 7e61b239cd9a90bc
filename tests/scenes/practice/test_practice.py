"""Practice: a game that fits is played, and the rating moves on the page of the result."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app import App
from game.commands.practice_shots import rated
from game.core.phrase import say
from game.match.match import FIT, MATCHED
from game.scenes.base import routes
from game.scenes.base.scene import Reset
from game.scenes.menu.setup import SetupScene
from game.scenes.menu.title import TitleScene
from game.scenes.practice.practice import PracticeScene
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.table import Spot
from game.window import open_window, opened
from tests.layout import faults
from tests.pilot import Pilot

SIZE = (1280, 720)


def shown(services: Services, page: PracticeScene | SetupScene) -> App:
    app = App(services, open_window(SIZE, full_screen=False), page)
    app.step([], 0.05)
    return app


def words(page: PracticeScene | SetupScene, name: str) -> str:
    spot = page.find(name)
    assert isinstance(spot, Spot)
    assert spot.label is not None
    return page.services.text.say(spot.label)


@pytest.mark.long
def test_the_page_fits_in_every_language(tmp_path: Path) -> None:
    for language in ("en", "fr", "de", "it"):
        for size in (1.0, 1.5):
            with opened(tmp_path / f"{language}{size}", language, size) as services:
                rated(services, "u_know_feynman", 2)
                for game in ("u_know_feynman", "particle_panic", "bigebang"):
                    page = PracticeScene(services, game)
                    app = shown(services, page)
                    assert list(faults(app)) == [], (language, size, game)


def test_the_rating_is_shown_with_its_uncertainty_and_its_curve(services: Services) -> None:
    now = rated(services, "bigebang", 2)
    page = PracticeScene(services, "bigebang")
    shown(services, page)
    assert words(page, "rating:value").replace(",", "") == str(now)
    assert page.find("course") is not None
    other = PracticeScene(services, "tutti_quantum")
    shown(services, other)
    assert other.find("course") is None
    assert other.find("rating:none") is not None


def test_each_number_of_players_has_its_rating(services: Services) -> None:
    rated(services, "u_know_feynman", 3)
    page = PracticeScene(services, "u_know_feynman")
    app = shown(services, page)
    assert page.find("rating:value") is None
    Pilot(app).tap("players:more")
    assert page.find("rating:value") is not None


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_practice_has_its_word_on_the_page_before_a_game(tmp_path: Path, language: str) -> None:
    """Other pages speak of "Practice": a picture alone does not lead there."""
    with opened(tmp_path, language, None) as services:
        page = SetupScene(services, "bigebang")
        app = shown(services, page)
        assert words(page, "practice") == services.text.say(say("practice-open"))
        assert list(faults(app)) == []


def test_a_game_that_fits_is_set_up(services: Services) -> None:
    page = PracticeScene(services, "bigebang")
    shown(services, page)
    spot = page.find("play")
    assert spot is not None
    way = page.chosen(spot)
    assert isinstance(way, Reset)
    assert isinstance(way.scene, routes.Table)
    match = way.scene.match
    assert match.rated
    assert any(seat.startswith(FIT) for seat in match.seats)


@pytest.mark.parametrize("from_practice", [True, False])
def test_the_next_play_on_the_title_fits_as_well(services: Services, from_practice: bool) -> None:
    if from_practice:
        page: PracticeScene | SetupScene = PracticeScene(services, "bigebang")
        Pilot(shown(services, page)).tap("play")
    else:
        page = SetupScene(services, "bigebang")
        page.seats[1] = next(iter(MATCHED))
        Pilot(shown(services, page)).tap("start")
    app = App(services, open_window(SIZE, full_screen=False), TitleScene(services, "bigebang"))
    Pilot(app).tap("play")
    table = app.top
    assert isinstance(table, TableScene)
    assert any(seat.startswith(FIT) for seat in table.match.seats)
    assert table.match.rated
    assert SetupScene(services, "bigebang").seats[1] in MATCHED


def test_the_set_up_offers_opponents_that_fit(services: Services) -> None:
    page = SetupScene(services, "bigebang")
    app = shown(services, page)
    pilot = Pilot(app)
    seen = set()
    for _ in range(8):
        pilot.tap("seat1:more")
        seen.add(page.seats[1])
    assert set(MATCHED) <= seen
    while page.seats[1] not in MATCHED:
        pilot.tap("seat1:more")
    assert "·" in words(page, "seat1:value"), "the rating stands beside the name"
    assert "100" in words(page, "line")
    match = page._match()
    assert match.rated
    assert any(seat.startswith(FIT) for seat in match.seats)
    page.seed = "typed"
    assert not page._match().rated


def test_nobody_fits_where_games_are_not_rated(services: Services) -> None:
    page = SetupScene(services, "particle_panic")
    shown(services, page)
    assert not set(MATCHED) & set(page._who())
    tutti = SetupScene(services, "tutti_quantum")
    tutti.seats[1] = next(iter(MATCHED))
    tutti.options["mode"] = 2
    tutti._only_known()
    assert tutti.seats[1] == "ai:student"
