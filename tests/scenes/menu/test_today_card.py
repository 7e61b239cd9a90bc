"""The card of today's puzzles on the title: how many are solved, and how many days in a row."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from ai.puzzles.calendar import of_day
from game.app import App
from game.kiosk.policy import Policy
from game.progress import daily
from game.scenes.menu.title import TitleScene
from game.scenes.menu.today_card import Progress, progress_of
from game.services import Services
from game.ui.equal_letters import letters
from game.ui.measure import FINGER, TALL_FINGER
from game.window import open_window, opened
from tests.layout import LANGUAGES, faults
from tests.some import some
from tests.upright import PHONE, RATIO, WORDS

DAY = date(2026, 11, 22)
WIDE = (1280, 720)
SIZES = (WIDE, (720, 1280), (1000, 1400), (390 * RATIO, 664 * RATIO))


def solve(services: Services, *ago: int, game: str = "bigebang") -> None:
    """Note the puzzle of a game as solved, so many days ago, the longest ago first."""
    for days in ago:
        assert daily.note(services.store, game, DAY - timedelta(days=days))


def title_of(services: Services, size: tuple[int, int] = WIDE, day: date = DAY) -> tuple[App, str]:
    """A title that stands, and what is written on its card."""
    services.change(reduced_motion=True)
    title = TitleScene(services)
    title.today.clock = lambda: day
    app = App(services, open_window(size, full_screen=False), title)
    app.step([], 0.05)
    return app, written(app)


def written(app: App) -> str:
    """The words on the card of the title on top, with plain blanks."""
    title = app.top
    assert isinstance(title, TitleScene)
    spot = title.find("today:name")
    assert spot is not None
    assert spot.label is not None
    return app.services.text.say(spot.label).replace("\u00a0", " ")


def test_whoever_has_solved_none_reads_where_it_leads(services: Services) -> None:
    assert progress_of(services, DAY) is None
    assert title_of(services)[1] == "Puzzles of the day"


def test_a_row_of_days_lasts_until_the_day_is_over(services: Services) -> None:
    solve(services, 2, 1)
    assert title_of(services)[1] == "Today: to do\n2 days in a row"
    solve(services, 0)
    assert title_of(services)[1] == "Today: 1/5 solved\n3 days in a row"
    assert title_of(services, day=DAY + timedelta(days=2))[1] == "Today: to do"


def test_one_day_is_no_row(services: Services) -> None:
    solve(services, 0)
    assert title_of(services)[1] == "Today: 1/5 solved"


def test_each_game_that_has_a_puzzle_counts(services: Services) -> None:
    solve(services, 0)
    solve(services, 0, game="tutti_quantum")
    puzzles = sum(of_day(game, DAY) is not None for game in services.games)
    assert progress_of(services, DAY) == Progress(2, puzzles, 1)


def test_a_new_day_begins_on_a_title_that_is_left_open(services: Services) -> None:
    solve(services, 1, 0)
    app, text = title_of(services)
    assert text.startswith("Today: 1/5")
    title = app.top
    assert isinstance(title, TitleScene)
    title.today.clock = lambda: DAY + timedelta(days=1)
    app.step([], 0.05)
    assert written(app) == "Today: to do\n2 days in a row"


def test_what_was_solved_meanwhile_is_counted(services: Services) -> None:
    app, _ = title_of(services)
    title = app.top
    assert isinstance(title, TitleScene)
    solve(services, 0)
    title.resume(None)
    app.step([], 0.05)
    assert written(app) == "Today: 1/5 solved"


def test_it_is_asked_for_after_the_first_picture(services: Services) -> None:
    solve(services, 0)
    services.change(reduced_motion=True)
    # The first start paints the title, the second shows its picture, and paints it meanwhile.
    for _ in range(2):
        title = TitleScene(services, first=True)
        title.today.clock = lambda: DAY
        app = App(services, open_window(WIDE, full_screen=False), title)
        app.step([], 0.0)
        assert title.today.progress is None
        for _ in range(len(title.plain()) + 2):
            app.step([], 0.0)
        assert written(app) == "Today: 1/5 solved"


def test_a_visitor_sees_nothing_of_it(services: Services) -> None:
    solve(services, 0)
    services.policy = Policy(games=list(services.games))
    assert progress_of(services, DAY) is None
    for size in (WIDE, (720, 1280)):
        title = TitleScene(services)
        App(services, open_window(size, full_screen=False), title).step([], 0.05)
        assert not [spot.id for spot in title.placed if spot.id.startswith("today")]


def cards(folder: Path, language: str, text_size: float, size: tuple[int, int]) -> Iterator[App]:
    """The title with the longest words that there are: open, and solved, of a long row."""
    with opened(folder, language, text_size) as services:
        solve(services, *range(120, 0, -1))
        yield title_of(services, size)[0]
        solve(services, 0)
        yield title_of(services, size)[0]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit(tmp_path: Path, language: str, text_size: float, size: tuple[int, int]) -> None:
    for app in some(cards(tmp_path, language, text_size, size)):
        assert list(faults(app)) == []


@pytest.mark.parametrize("size", [WIDE, (720, 1280)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_large_letters_the_card_stays_in_line(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    """Upright it is as high as the buttons beside it, and takes none of their room.

    Else its two lines stay two, and its sign keeps its size.
    """
    for app in some(cards(tmp_path, language, 1.5, size)):
        title = app.top
        assert isinstance(title, TitleScene)
        placed = {spot.id: spot for spot in title.placed}
        card, beside = placed["today"], placed["settings"]
        if size == WIDE:
            assert placed["today:sign"].h >= FINGER / 2
            fit = letters(title.viewport.renderer, placed["today:name"])
            assert fit is not None
            assert fit[0] >= 0.9 * fit[1], "letters of the usual size"
        else:
            assert card.h == beside.h == TALL_FINGER


@pytest.mark.parametrize("size", [WIDE, PHONE, (720, 1280)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_can_be_read(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    points = WORDS * (RATIO if size == PHONE else 1)
    for app in some(cards(tmp_path, language, 1.0, size)):
        title = app.top
        assert isinstance(title, TitleScene)
        spot = title.find("today:name")
        assert spot is not None
        fit = letters(title.viewport.renderer, spot)
        assert fit is not None
        assert fit[0] >= points
