"""The pages of the settings on which players choose keys and buttons of their own."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app import App
from game.effects.speech import Speech
from game.scenes.menu.settings import SettingsScene
from game.scenes.menu.title import TitleScene
from game.scenes.table.table import TableScene
from game.services import Services
from game.settings.settings import load_settings
from game.window import open_window
from tests.pilot import Pilot, Plugged

SOUTH, EAST, WEST, NORTH = 0, 1, 2, 3
SHOULDER = 5
"""A button that usually means nothing."""


@pytest.fixture
def services(services: Services) -> Services:
    services.greeted = True
    return services


@pytest.fixture
def pilot(services: Services) -> Pilot:
    """With the page of buttons open, and a pad plugged in."""
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, TitleScene(services, first=True)))
    services.pads.there = {0: Plugged()}
    pilot.tap("settings")
    pilot.tap("page:pad")
    return pilot


@pytest.mark.long
def test_a_button_of_ones_own_is_shown_means_it_and_is_kept(
    pilot: Pilot, services: Services, tmp_path: Path
) -> None:
    assert pilot.words("key:ok") == "Button 1"
    pilot.tap("key:ok")
    assert pilot.words("key:ok") == "Press a button …"
    pilot.button(SHOULDER)
    assert pilot.words("key:ok") == "Button 6"
    assert load_settings(tmp_path) == (services.settings, None)
    assert services.settings.pad == {"ok": SHOULDER}
    pilot.tap("done")
    pilot.walk_to("play")
    pilot.button(SOUTH)
    assert isinstance(pilot.top, TitleScene)
    pilot.button(SHOULDER)
    assert isinstance(pilot.top, TableScene)


def test_with_the_pad_alone(pilot: Pilot, services: Services) -> None:
    top = pilot.top
    assert isinstance(top, SettingsScene)
    while top.focused != "key:hint":
        pilot.button(10)
    pilot.button(SOUTH, WEST)
    assert services.settings.pad == {"hint": WEST, "undo": NORTH}
    assert pilot.words("note") == "“Hint” and “Take back” have swapped buttons."
    pilot.button(SOUTH, EAST)
    assert services.settings.pad == {"hint": WEST, "undo": NORTH}
    assert pilot.words("note").startswith("You use this button for “Back, pause”.")
    pilot.button(EAST)
    assert isinstance(pilot.top, TitleScene)


def test_back_to_the_usual(pilot: Pilot, services: Services) -> None:
    assert pilot.spot("usual").dim
    pilot.tap("key:back")
    pilot.button(SOUTH)
    assert services.settings.pad == {"back": SOUTH, "ok": EAST}
    pilot.tap("usual")
    assert services.settings.pad == {}
    assert pilot.words("key:back") == "Button 2"


@pytest.mark.parametrize("other", ["key", "touch", "page"])
def test_who_changes_their_mind_does_something_else(
    pilot: Pilot, services: Services, other: str
) -> None:
    pilot.tap("key:hint")
    match other:
        case "key":
            pilot.press(pygame.K_ESCAPE, pygame.K_q)
            assert isinstance(pilot.top, SettingsScene)
        case "touch":
            pilot.tap("note")
        case "page":
            pilot.tap("page:sound")
    pilot.button(SHOULDER)
    assert services.settings.pad == {}
    assert services.settings.keys == {}


def test_without_a_pad_the_page_says_so_and_asks_for_nothing(
    pilot: Pilot, services: Services
) -> None:
    pilot.tap("key:undo")
    pilot.app.step([pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=0)], 0.1)
    assert pilot.words("key:undo") == "Button 3"
    assert pilot.words("note").startswith("No game pad is connected.")
    pilot.tap("key:hint")
    assert pilot.words("key:hint") == "Button 4"


def test_a_small_pad_shows_what_holds_on_it(pilot: Pilot, services: Services) -> None:
    services.change(pad={"hint": 12 + 8})
    pilot.wait(0.1)
    assert pilot.words("key:hint") == "Button 4"
    services.pads.there = {0: Plugged(24)}
    services.change(pad={"hint": 12 + 8})
    pilot.wait(0.1)
    assert pilot.words("key:hint") == "Button 21"


def test_the_page_is_read_aloud(
    pilot: Pilot, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    sentences: list[str] = []
    monkeypatch.setattr(Speech, "say", lambda _self, text, **_: sentences.append(text))
    services.change(speech=True)
    pilot.wait(0.1)
    said = "Choose an action, then press its new button."
    assert any(line.startswith(said) for line in sentences)
    pilot.walk_to("key:hint")
    assert "Hint: Button 4" in sentences[-1]
    pilot.button(SOUTH)
    assert "Press a button" in sentences[-1]
    pilot.button(WEST)
    assert any("have swapped buttons" in line for line in sentences)
    assert "Hint: Button 3" in " ".join(sentences[-2:])


def test_buttons_of_ones_own_count_on_a_table(pilot: Pilot, services: Services) -> None:
    services.change(pad={"back": SHOULDER})
    pilot.tap("done")
    pilot.tap("play")
    assert isinstance(pilot.top, TableScene)
    pilot.button(EAST)
    assert isinstance(pilot.top, TableScene)
    pilot.button(SHOULDER)
    assert not isinstance(pilot.top, TableScene)


def test_the_key_that_reads_aloud_is_named_as_it_is(pilot: Pilot, services: Services) -> None:
    pilot.tap("page:sound")
    assert pilot.words("speech:name") == "Read aloud (F2)"
    services.change(keys={"speech": "v"})
    pilot.wait(0.1)
    assert pilot.words("speech:name") == "Read aloud (V)"
