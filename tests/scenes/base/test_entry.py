"""A line to type into owns the keyboard: a space is a space there, and an "m" an "m"."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pygame
import pytest

from game.app import App
from game.scenes.base.entry import LINE, EntryScreen, line
from game.scenes.menu.login import LoginScene
from game.scenes.menu.seed import SeedScene
from game.scenes.quiz.teacher import TeacherScene
from game.services import Services
from game.ui.actions import KEYS
from game.ui.layout import Column
from game.window import open_window
from tests.pilot import Pilot

PAGES: dict[str, Callable[[Services], EntryScreen]] = {
    "login": LoginScene,
    "seed": lambda services: SeedScene(services, "", date(2026, 1, 31)),
    "teacher": TeacherScene,
}
SHORTCUTS = "".join(chr(key) for key in KEYS if key < 128 and chr(key).isprintable()).strip()
"""Every letter and sign that is a command elsewhere."""


def at(services: Services, page: EntryScreen, size: tuple[int, int] = (1280, 720)) -> Pilot:
    return Pilot(App(services, open_window(size, full_screen=False), page))


def typed(pilot: Pilot) -> str:
    assert isinstance(pilot.top, EntryScreen)
    return pilot.top.typed()


def every_page() -> set[type[EntryScreen]]:
    return set(EntryScreen.__subclasses__())


def test_these_are_all_pages_with_a_line(services: Services) -> None:
    assert {type(make(services)) for make in PAGES.values()} == every_page()


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
@pytest.mark.parametrize("text", ["9b Physics", "Max M", "a b", f"x {SHORTCUTS}"[:20]])
@pytest.mark.parametrize("name", PAGES)
def test_what_is_typed_is_text_and_no_command(
    services: Services, name: str, text: str, size: tuple[int, int]
) -> None:
    before = services.settings
    page = PAGES[name](services)
    pilot = at(services, page, size)
    pilot.write(text)
    assert pilot.top is page
    assert typed(pilot) == text
    assert services.settings == before, "nothing muted, nothing enlarged, nothing read aloud"


@pytest.mark.parametrize("name", PAGES)
def test_a_number_pad_types_too(services: Services, name: str) -> None:
    page = PAGES[name](services)
    pilot = at(services, page)
    for key, text in ((pygame.K_KP_0, "0"), (pygame.K_KP_MINUS, "-"), (pygame.K_KP_PLUS, "+")):
        down = pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")
        pilot.app.step([down, pygame.Event(pygame.TEXTINPUT, text=text)], 0.03)
    assert (pilot.top, typed(pilot)) == (page, "0-+")


def test_what_stands_there_is_selected_and_gives_way(services: Services) -> None:
    services.change(nickname="Muon")
    pilot = at(services, LoginScene(services))
    pilot.write("Leo")
    assert typed(pilot) == "Leo"


def test_a_name_that_the_quiz_found_gives_way(services: Services) -> None:
    pilot = at(services, LoginScene(services))
    for answer in ("everybody", "needed", "go", "build"):
        pilot.tap(f"answer:{answer}")
    assert typed(pilot) == "Muon"
    pilot.write("Leo")
    assert typed(pilot) == "Leo"


def click(pilot: Pilot, page: EntryScreen) -> None:
    at = page.viewport.pixel(page.entry.x, page.entry.y)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pilot.app.step([pygame.Event(kind, pos=at, button=1)], 0.03)


def test_a_click_into_the_line_selects_what_stands_there_too(services: Services) -> None:
    services.change(nickname="Muon")
    page = LoginScene(services)
    pilot = at(services, page)
    click(pilot, page)
    pilot.write("Leo")
    assert typed(pilot) == "Leo"
    click(pilot, page)
    pilot.write("a")
    assert typed(pilot) in {"aLeo", "Laeo", "Leao", "Leoa"}, "own letters are not replaced"


def test_the_keys_come_back_to_the_line_after_a_click_elsewhere(services: Services) -> None:
    page = TeacherScene(services)
    pilot = at(services, page)
    pilot.write("9b")
    pilot.tap("topic:more")
    pilot.write(" Physics")
    assert (pilot.top, typed(pilot)) == (page, "9b Physics")


@pytest.mark.parametrize("name", PAGES)
def test_keys_edit_the_line(services: Services, name: str) -> None:
    page = PAGES[name](services)
    pilot = at(services, page)
    pilot.write("muon")
    pilot.press(pygame.K_LEFT)
    pilot.write("X")
    pilot.press(pygame.K_HOME)
    pilot.write("Y")
    pilot.press(pygame.K_RIGHT, pygame.K_DELETE)
    pilot.press(pygame.K_END, pygame.K_BACKSPACE)
    assert (pilot.top, typed(pilot)) == (page, "YmoX")


def test_a_window_of_another_size_keeps_what_was_typed(services: Services) -> None:
    pilot = at(services, LoginScene(services))
    pilot.write("Max")
    pilot.app.surface = open_window((960, 540), full_screen=False)
    pilot.wait(0.1)
    pilot.write(" M")
    assert typed(pilot) == "Max M"


def test_enter_tab_and_escape_keep_their_meaning(services: Services) -> None:
    first = TeacherScene(services)
    pilot = at(services, first)
    page = LoginScene(services)
    pilot.app.push(page)
    pilot.wait(0.1)
    pilot.write("Max M")
    before = page.focused
    pilot.press(pygame.K_TAB)
    assert page.focused != before
    pilot.press(pygame.K_ESCAPE)
    assert pilot.app.stack == [first]
    pilot.app.push(LoginScene(services))
    pilot.wait(0.1)
    pilot.write("Max M")
    pilot.press(pygame.K_RETURN)
    assert pilot.app.stack == [first]
    assert services.settings.nickname == "Max M"


def test_the_space_bar_presses_a_button_that_has_the_ring_until_a_letter_is_typed(
    services: Services,
) -> None:
    pilot = at(services, SeedScene(services, "", date(2026, 1, 31)))
    pilot.walk_to("key:t")
    pilot.write(" ")
    assert typed(pilot) == "t"
    pilot.write("a u")
    assert typed(pilot) == "ta u"


@pytest.mark.parametrize("late", [False, True])
def test_the_space_that_opened_the_page_is_not_in_its_line(services: Services, late: bool) -> None:
    services.change(nickname="Muon")
    pilot = at(services, TeacherScene(services))
    pilot.app.push(LoginScene(services))
    text = pygame.Event(pygame.TEXTINPUT, text=" ")
    if late:
        pilot.wait(0.1)
    pilot.app.step([text], 0.03)
    assert isinstance(pilot.top, LoginScene)
    assert pilot.top.widgets is not None
    assert pilot.top.widgets.typed("entry") == "Muon"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (720, 1280)])
@pytest.mark.parametrize("name", ["login", "seed"])
def test_the_line_stands_where_its_page_has_placed_it(
    services: Services, name: str, size: tuple[int, int]
) -> None:
    page = PAGES[name](services)
    at(services, page, size)
    assert page.entry == page.find(LINE.id)
    box = page.viewport.rect(page.entry)
    assert not [s.id for s in page.touchable() if page.viewport.rect(s).colliderect(box)]
    assert pygame.Rect((0, 0), size).contains(box)


def test_a_line_that_moves_keeps_what_was_typed(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = LoginScene(services)
    pilot = at(services, page)
    pilot.write("Leo")
    before = page.entry
    monkeypatch.setattr(page, "view", lambda: Column([line()], justify="end"))
    page.layout()
    assert page.entry.y > before.y
    assert typed(pilot) == "Leo"
    click(pilot, page)
    pilot.write("n")
    assert len(typed(pilot)) == 4
