"""The arcade in a page: from its address to the first picture, and picture by picture."""

from __future__ import annotations

import io
import math
from collections.abc import Mapping
from pathlib import Path

import pygame
import pytest

from ai.levels import budget
from game.match import pace
from game.scenes.base.screen import Screen
from game.scenes.lesson.lesson import lesson_at
from game.scenes.menu.settings import SettingsScene
from game.scenes.menu.setup import SetupScene
from game.scenes.menu.title import TitleScene
from game.scenes.table.table import TableScene
from game.scenes.table.table_pages import PauseScene
from game.settings.settings import Settings, save_settings
from game.tables.table import Spot
from game.web.start import Running, language_of
from tests.pilot import Pilot
from tests.web.conftest import Opened
from tests.web.paper import PaperPage


def test_it_opens_with_the_title_and_cannot_be_left(opened: Opened) -> None:
    running = opened()
    assert isinstance(running.app.top, TitleScene)
    assert "leave" not in {spot.id for spot in running.app.top.placed}
    assert running.frame(0.016, 1280, 720) in (True, False)


@pytest.mark.parametrize(
    ("spoken", "language"),
    [
        (("de-CH", "fr"), "de"),
        (("es", "it-IT", "en"), "it"),
        (("pt-BR", "ja"), "en"),
        ((), "en"),
        (("FR",), "fr"),
    ],
)
def test_the_first_language_that_both_speak_is_taken(
    spoken: tuple[str, ...], language: str
) -> None:
    assert language_of(spoken) == language


def test_a_language_that_was_chosen_before_stays(opened: Opened, tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    save_settings(tmp_path / "home", Settings(language="it"))
    assert opened(spoken=("de",)).app.services.settings.language == "it"


@pytest.mark.parametrize(
    ("wishes", "scene"),
    [
        ({"game": "bigebang"}, SetupScene),
        ({"game": "bigebang", "seed": "seven"}, TableScene),
        ({"game": "chess"}, TitleScene),
        ({}, TitleScene),
    ],
)
def test_the_address_says_what_opens(
    opened: Opened, wishes: Mapping[str, str], scene: type
) -> None:
    assert isinstance(opened(wishes).app.top, scene)


def test_the_address_may_name_a_lesson(opened: Opened) -> None:
    policy = lesson_at(opened({"lesson": "learn_bigebang-1"}).app.top)
    assert policy is not None
    assert policy.coach.lesson.id == "learn_bigebang-1"


def test_language_and_size_of_text_come_with_the_address(opened: Opened) -> None:
    settings = opened({"lang": "fr", "text": "1.5"}).app.services.settings
    assert (settings.language, settings.text_size) == ("fr", 1.5)


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"lesson": "../../etc"},
        {"lang": "xx"},
        {"text": "9"},
        {"seed": "x" * 65},
        {"seed": "a\x00b"},
        {"utm_source": "mail"},
    ],
)
def test_what_the_address_asks_in_vain_is_left_out_with_a_sentence(
    opened: Opened, wish: Mapping[str, str]
) -> None:
    services = opened(wish).app.services
    (name,) = wish
    notice = str(services.notice)
    assert "web-address" in notice
    assert name in notice


@pytest.mark.parametrize(
    "wish",
    [
        {"x\0": "y"},
        {"\ud800": "half a letter"},
        {"seed": "\ud800", "game": "bigebang"},
        {"a" * 10**6: "b" * 10**6},
        {"\u202e\x1b[2J": "\n\n"},
        {f"p{n}": "<img src=x onerror=alert(1)>" for n in range(2_000)},
        {"lesson": "__class__"},
    ],
    ids=range(7),
)
def test_no_address_stops_the_arcade(opened: Opened, wish: Mapping[str, str]) -> None:
    running = opened(wish)
    assert running.app.services.notice is not None
    for _ in range(3):
        running.frame(0.05, 640, 360)


def test_another_size_of_the_window_lays_the_scene_out_anew(opened: Opened) -> None:
    running = opened()
    assert running.frame(0.016, 720, 1280)
    assert running.app.surface.get_size() == (720, 1280)


def test_a_picture_is_handed_over(opened: Opened, page: PaperPage) -> None:
    running = opened()
    Pilot(running.app).press(pygame.K_F12)
    ((name, content),) = page.downloads.items()
    assert name.endswith(".png")
    assert content.startswith(b"\x89PNG")


def test_the_whole_screen_is_asked_of_the_page(opened: Opened, page: PaperPage) -> None:
    running = opened()
    running.app.services.change(full_screen=True)
    running.frame(0.016, 1280, 720)
    assert page.whole


def test_where_the_browser_keeps_nothing_one_sentence_says_so(
    opened: Opened, page: PaperPage
) -> None:
    page.storing = False
    assert "web-no-storage" in str(opened().app.services.notice)


def test_a_browser_that_fails_to_keep_a_move_is_named_until_it_keeps_again(
    opened: Opened, page: PaperPage
) -> None:
    running = opened()
    for storing in (True, False, True):
        page.storing = storing
        running.frame(0.016, 1280, 720)
        assert ("web-not-kept" in str(running.app.services.banner)) is not storing


def test_the_settings_lead_to_where_games_are_taken_along(opened: Opened, page: PaperPage) -> None:
    running = opened({"lang": "fr"})
    pilot = Pilot(running.app)
    pilot.tap("settings")
    pilot.tap("carry")
    assert page.carried == ["fr"]
    pilot.tap("page:keys")
    assert isinstance(running.app.top, SettingsScene)
    assert running.app.top.find("carry") is None


def test_the_tab_has_the_name_of_the_arcade(opened: Opened) -> None:
    opened().frame(0.016, 1280, 720)
    assert pygame.display.get_caption()[0] == "Quarkade"


def test_at_a_table_the_tab_is_named_after_the_game(opened: Opened) -> None:
    running = opened({"game": "bigebang", "seed": "seven", "lang": "de"})
    running.frame(0.016, 1280, 720)
    assert pygame.display.get_caption()[0] == "Big*Bang – Quarkade"
    running.frame(0.016, 720, 1280)
    assert pygame.display.get_caption()[0] == "Big*Bang – Quarkade"


def offer_at_top(running: Running) -> Spot | None:
    """The button to load a newer version, if the scene that is seen has one."""
    assert isinstance(running.app.top, Screen)
    return running.app.top.find("renew")


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_a_newer_version_is_offered_at_the_title(
    opened: Opened, page: PaperPage, size: tuple[int, int]
) -> None:
    running = opened()
    running.frame(0.016, *size)
    assert offer_at_top(running) is None
    page.waiting = True
    running.frame(0.016, *size)
    Pilot(running.app).tap("renew")
    assert page.renewed == 1


def test_a_newer_version_is_not_offered_in_a_game(opened: Opened, page: PaperPage) -> None:
    page.waiting = True
    running = opened({"game": "bigebang", "seed": "seven"})
    running.frame(0.016, 1280, 720)
    assert offer_at_top(running) is None


def test_what_has_to_be_said_goes_before_a_newer_version(opened: Opened, page: PaperPage) -> None:
    page.waiting = True
    running = opened({"game": "chess"})
    running.frame(0.016, 1280, 720)
    assert offer_at_top(running) is None
    Pilot(running.app).tap("cabinet-tutti_quantum")
    running.frame(0.016, 1280, 720)
    assert offer_at_top(running) is not None


def test_back_in_the_browser_goes_one_step_back_until_the_title(opened: Opened) -> None:
    running = opened()
    Pilot(running.app).tap("settings")
    assert running.back()
    running.frame(0.016, 1280, 720)
    assert isinstance(running.app.top, TitleScene)
    assert not running.back(), "there the page is left"


def test_back_leaves_a_table_by_its_pause_and_the_game_waits(opened: Opened) -> None:
    running = opened({"game": "bigebang", "seed": "seven"})
    pilot = Pilot(running.app)
    pilot.wait(3)
    assert running.back()
    running.frame(0.016, 1280, 720)
    assert isinstance(running.app.top, PauseScene)
    assert running.back()
    running.frame(0.016, 1280, 720)
    running.frame(0.016, 1280, 720)
    assert isinstance(running.app.stack[0], TitleScene)


def test_files_in_memory_are_read_by_name(opened: Opened) -> None:
    opened()
    svg = b'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
    assert pygame.image.load_sized_svg(io.BytesIO(svg), (8, 8)).get_size() == (8, 8)
    file = io.BytesIO()
    pygame.image.save(pygame.Surface((3, 2)), file, "small.png")
    assert file.getvalue().startswith(b"\x89PNG")


@pytest.mark.parametrize("rooms", [1, 2])
def test_how_long_nobel_would_think_is_told_for_as_many_workers_as_there_are(
    opened: Opened, page: PaperPage, rooms: int
) -> None:
    page.rooms = rooms
    scene = opened({"game": "bigebang"}).app.top
    assert isinstance(scene, SetupScene)
    pace.keep(scene.services.store, "bigebang", 1000)
    scene.paced = True
    scene.layout()
    line = scene.find("line")
    assert line is not None
    seconds = math.ceil(budget("bigebang", "nobel").iterations / 1000 / rooms)
    assert line.label is not None
    assert dict(line.label.args)["seconds"] == seconds


def let_go(running: Running) -> None:
    """The tab is killed: nothing is closed, but its lock is free."""
    lock = running.app.services.store._lock
    assert lock is not None
    lock.release()


def moved(running: Running, moves: int) -> list[object]:
    """The moves of the table, at least so many after a few touches."""
    pilot = Pilot(running.app)
    table = pilot.table()
    while len(table.match.session.moves) < moves:
        if table.picker is not None:
            pilot.tap(sorted(table.picker.nexts())[0])
        running.frame(0.05, 1280, 720)
    return list(table.match.session.moves)


def test_a_page_that_was_killed_goes_on_at_the_very_move(opened: Opened) -> None:
    first = opened({"game": "bigebang", "seed": "seven"})
    moves = moved(first, 3)
    let_go(first)
    again = opened()
    assert isinstance(again.app.top, TableScene)
    assert again.app.top.match.session.moves == moves


def test_a_link_that_deals_a_game_goes_on_with_it(opened: Opened) -> None:
    link = {"game": "bigebang", "seed": "seven"}
    first = opened(link)
    moves = moved(first, 3)
    let_go(first)
    again = opened(link)
    assert Pilot(again.app).table().match.session.moves == moves
    assert len(again.app.services.store.unfinished()) == 1


@pytest.mark.parametrize(
    "link",
    [
        {"game": "bigebang", "seed": "eight"},
        {"game": "u_know_feynman", "seed": "seven"},
    ],
)
def test_another_link_deals_its_own_game(opened: Opened, link: Mapping[str, str]) -> None:
    first = opened({"game": "bigebang", "seed": "seven"})
    moved(first, 1)
    let_go(first)
    match = Pilot(opened(link).app).table().match
    assert (match.id, match.session.seed, match.session.moves) == (link["game"], link["seed"], [])


def test_a_link_with_a_lesson_opens_the_lesson(opened: Opened) -> None:
    link = {"game": "bigebang", "seed": "seven"}
    let_go(opened(link))
    assert lesson_at(opened({**link, "lesson": "learn_bigebang-1"}).app.top) is not None


def test_an_address_that_names_a_game_opens_that_one(opened: Opened) -> None:
    first = opened({"game": "bigebang", "seed": "seven"})
    first.frame(0.05, 1280, 720)
    let_go(first)
    assert isinstance(opened({"game": "tutti_quantum"}).app.top, SetupScene)
