"""Reading aloud: a game can be played by what is said alone."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.arcade import Arcade
from game.cabinets import GAMES
from game.core.phrase import say
from game.core.rng import Rng
from game.match.match import AI, HUMAN, new_match
from game.scenes.after.result import ResultScene
from game.scenes.menu.title import TitleScene
from game.scenes.table.opening import open_table
from game.scenes.table.table import TableScene
from game.window import open_window
from tests.pilot import Pilot


@pytest.fixture
def arcade(arcade: Arcade) -> Arcade:
    arcade.greeted = True
    arcade.change(speed=0.0)
    # No computer is to speak during tests: what would be said is all that counts.
    arcade.speech._sought = True
    return arcade


@pytest.fixture
def pilot(arcade: Arcade) -> Pilot:
    surface = open_window((1280, 720), full_screen=False)
    return Pilot(App(arcade, surface, TitleScene(arcade, first=True)))


def test_one_key_switches_it_on_and_says_so(pilot: Pilot, arcade: Arcade) -> None:
    pilot.press(pygame.K_F2)
    assert arcade.settings.speech
    assert arcade.speech.spoken[0] == arcade.text.say(say("speech-mute"))
    pilot.press(pygame.K_F2)
    assert not arcade.settings.speech


def test_the_focus_is_read(pilot: Pilot, arcade: Arcade) -> None:
    pilot.press(pygame.K_F2, pygame.K_TAB)
    focused = pilot.spot(pilot.app.top.focused)  # type: ignore[attr-defined]
    assert focused.spoken is not None
    assert arcade.speech.spoken[-1] == arcade.text.say(focused.spoken)


def test_without_a_voice_it_is_written(pilot: Pilot, arcade: Arcade) -> None:
    pilot.press(pygame.K_F2, pygame.K_TAB)
    caption = arcade.captions.shown
    assert caption is not None
    assert arcade.text.say(caption) == arcade.speech.spoken[-1]
    pilot.wait(15)
    assert arcade.captions.shown is None


def test_sounds_have_captions_if_wanted(pilot: Pilot, arcade: Arcade) -> None:
    arcade.sound.play("annihilate")
    assert arcade.captions.shown is None
    arcade.change(captions=True)
    arcade.sound.play("annihilate")
    assert arcade.captions.shown is not None
    assert arcade.captions.shown.key == "caption-annihilate"


@pytest.mark.parametrize("means", ["keys", "pad"])
@pytest.mark.parametrize("game", GAMES)
def test_with_the_screen_off(pilot: Pilot, arcade: Arcade, game: str, means: str) -> None:
    """A whole game by ear, with the keyboard alone and with a game pad alone.

    On to the next thing until something is said that can be chosen, then choose it. The player
    knows nothing but the sentences, and passes over every second offer by lot.
    """
    act, on, choose = {
        "keys": (pilot.press, pygame.K_TAB, pygame.K_RETURN),
        "pad": (pilot.button, 10, 0),
    }[means]
    arcade.change(speech=True)
    pilot.app.show(open_table(arcade, new_match(game, [HUMAN, AI + "student"], {}, "by ear")))
    spoken = arcade.speech.spoken
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
    assert arcade.text.say(pilot.top.headline()) in spoken
