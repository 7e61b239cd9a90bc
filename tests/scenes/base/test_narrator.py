"""Reading aloud: a game can be played by what is said alone."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.core.phrase import say
from game.core.rng import Rng
from game.games import GAMES
from game.match.match import AI, HUMAN, new_match
from game.scenes.menu.title import TitleScene
from game.scenes.results.result import ResultScene
from game.scenes.table.opening import open_table
from game.scenes.table.table import TableScene
from game.services import Services
from game.window import open_window
from tests.pilot import Pilot


@pytest.fixture
def services(services: Services) -> Services:
    services.greeted = True
    services.change(speed=0.0)
    # No computer is to speak during tests: what would be said is all that counts.
    services.speech.sought = True
    return services


@pytest.fixture
def pilot(services: Services) -> Pilot:
    surface = open_window((1280, 720), full_screen=False)
    return Pilot(App(services, surface, TitleScene(services, first=True)))


def test_one_key_switches_it_on_and_says_so(pilot: Pilot, services: Services) -> None:
    pilot.press(pygame.K_F2)
    assert services.settings.speech
    assert services.speech.spoken[0] == services.text.say(say("speech-mute"))
    pilot.press(pygame.K_F2)
    assert not services.settings.speech


def test_the_focus_is_read(pilot: Pilot, services: Services) -> None:
    pilot.press(pygame.K_F2, pygame.K_TAB)
    focused = pilot.spot(pilot.app.top.focused)  # type: ignore[attr-defined]
    assert focused.spoken is not None
    assert services.speech.spoken[-1] == services.text.say(focused.spoken)


def test_without_a_voice_it_is_written(pilot: Pilot, services: Services) -> None:
    pilot.press(pygame.K_F2, pygame.K_TAB)
    caption = services.captions.shown
    assert caption is not None
    assert services.text.say(caption) == services.speech.spoken[-1]
    pilot.wait(15)
    assert services.captions.shown is None


def test_sounds_have_captions_if_wanted(pilot: Pilot, services: Services) -> None:
    services.sound.play("annihilate")
    assert services.captions.shown is None
    services.change(captions=True)
    services.sound.play("annihilate")
    assert services.captions.shown is not None
    assert services.captions.shown.key == "caption-annihilate"


@pytest.mark.parametrize("means", ["keys", "pad"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.medium
def test_with_the_screen_off(pilot: Pilot, services: Services, game: str, means: str) -> None:
    """A whole game by ear, with the keyboard alone and with a game pad alone.

    On to the next thing until something is said that can be chosen, then choose it. The player
    knows nothing but the sentences, and passes over every second offer by lot.
    """
    act, on, choose = {
        "keys": (pilot.press, pygame.K_TAB, pygame.K_RETURN),
        "pad": (pilot.button, 10, 0),
    }[means]
    services.change(speech=True)
    pilot.app.show(open_table(services, new_match(game, [HUMAN, AI + "student"], {}, "by ear")))
    spoken = services.speech.spoken
    lot = Rng("by ear", "player")
    turns = 0
    while not isinstance(pilot.top, ResultScene):
        turns += 1
        assert turns < 12000, f"deaf end after {list(spoken)[-12:]}"
        act(on)
        pilot.wait(0.04)
        if not isinstance(pilot.top, TableScene):
            continue
        if spoken and spoken[-1].endswith("can be chosen") and lot.below(2):
            act(choose)
            pilot.wait(0.04)
    pilot.wait(0.1)
    assert services.text.say(pilot.top.headline()) in spoken
