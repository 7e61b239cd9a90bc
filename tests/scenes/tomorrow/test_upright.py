"""What was collected, in a window that is held upright: all can be read and touched."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from game.app import App
from game.arcade import Arcade
from game.cabinets import CABINETS
from game.progress import daily, notebook
from game.progress.leaderboard import FIRST, KEPT, SECOND, Result, enter
from game.scenes.after.leaderboard import BoardScene
from game.scenes.after.leafing import Leafing
from game.scenes.after.statistics import StatisticsScene
from game.scenes.base.screen import Screen
from game.scenes.tomorrow.challenges import ChallengesScene
from game.scenes.tomorrow.notebook import NotebookScene
from game.scenes.tomorrow.today import TodayScene
from game.window import open_window, opened
from game.words.text import languages
from tests.upright import PHONE, SHORT, fingers_hit, letters_can_be_read, words_fit

DAY = date(2026, 11, 22)
SHAPES = (((720, 1280), 1.0), ((720, 1280), 1.5), ((1000, 1400), 1.5), ((800, 800), 1.0))


def pages(arcade: Arcade) -> Iterator[tuple[Screen, int]]:
    """All pages, with how often they are turned."""
    for ago in (1, 2, 3):
        daily.note(arcade.store, "bigebang", DAY - timedelta(days=ago))
    keys = [place.entry.key for page in notebook.pages(arcade.store) for place in page.places]
    met = dict.fromkeys(keys[::2], "2026-11-22")
    arcade.store.set_progress(notebook.KEY, json.dumps({"format": 1, "met": met}))
    for n, first in enumerate(list(FIRST)[:KEPT]):
        result = Result(n % 3, n % 5 - 1, 10 * n, 40, first, list(SECOND)[n], "2026-11-22", n)
        enter(arcade.store, "bigebang", result)
    yield TodayScene(arcade, today=DAY), 0
    yield ChallengesScene(arcade, "u_know_feynman"), 1
    yield NotebookScene(arcade), 5
    yield StatisticsScene(arcade, "bigebang"), len(CABINETS) - 1
    yield BoardScene(arcade, "bigebang"), 0


def shown(arcade: Arcade, size: tuple[int, int]) -> Iterator[tuple[App, Screen]]:
    """Each page in a window of this size, leaf by leaf."""
    surface = open_window(size, full_screen=False)
    arcade.change(reduced_motion=True)
    for page, turns in pages(arcade):
        app = App(arcade, surface, page)
        app.step([], 0.05)
        assert page.stage.sheet.tall
        yield app, page
        for _ in range(turns):
            assert isinstance(page, Leafing)
            page.turn(1)
            app.step([], 0.05)
            yield app, page


@pytest.mark.parametrize(("size", "text_size"), SHAPES)
@pytest.mark.parametrize("language", languages())
def test_words_fit(tmp_path: Path, language: str, size: tuple[int, int], text_size: float) -> None:
    words_fit(shown, tmp_path, language, size, text_size)


@pytest.mark.parametrize("language", languages())
def test_letters_can_be_read_on_a_telephone(tmp_path: Path, language: str) -> None:
    letters_can_be_read(shown, tmp_path, language)


@pytest.mark.parametrize("size", [PHONE, SHORT])
def test_a_finger_hits_what_it_wants(tmp_path: Path, size: tuple[int, int]) -> None:
    fingers_hit(shown, tmp_path, size)


def test_turning_the_window_keeps_what_is_read(tmp_path: Path) -> None:
    """The challenges of a page are fewer where it stands upright."""
    with opened(tmp_path, "en", 1.0) as arcade:
        page = ChallengesScene(arcade, "particle_panic")
        app = App(arcade, open_window((1280, 720), full_screen=False), page)
        app.step([], 0.05)
        page.turn(1)
        first = next(spot.id for spot in page.laid if spot.id.startswith("challenge:"))
        App(arcade, open_window((720, 1280), full_screen=False), page).step([], 0.05)
        assert first in {spot.id for spot in page.laid}
        assert page.find("heading") is not None
