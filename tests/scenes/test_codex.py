"""The codex: thirty particles, each a touch away, walked through by keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.arcade import Arcade
from game.core.particles import PARTICLES
from game.scenes.bubble import Box
from game.scenes.card import CardScene
from game.scenes.codex import CodexScene, where
from game.scenes.rules import RulesScene
from game.scenes.title import TitleScene
from game.window import open_window, opened
from tests.pilot import Pilot


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with opened(tmp_path, None, None) as arcade:
        yield begin(arcade)
        assert not arcade.text.missing


def begin(arcade: Arcade) -> Pilot:
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(arcade, surface, TitleScene(arcade)))
    pilot.tap("codex")
    assert isinstance(pilot.top, CodexScene)
    return pilot


def test_every_particle_has_a_place_of_its_own() -> None:
    assert len({where(particle) for particle in PARTICLES}) == len(PARTICLES)


def test_nothing_lies_on_anything_else(pilot: Pilot) -> None:
    assert isinstance(pilot.top, CodexScene)
    boxes = [(spot.id, Box.around(spot)) for spot in pilot.top.laid]
    for i, (name, box) in enumerate(boxes):
        for other_name, other in boxes[i + 1 :]:
            assert not box.overlap(other), (name, other_name)


def test_every_card_has_a_page(pilot: Pilot) -> None:
    for particle in PARTICLES:
        pilot.tap(f"particle:{particle.key}")
        assert isinstance(pilot.top, CardScene)
        assert pilot.top.particle is particle
        pilot.tap("close")


def test_whoever_walks_on_comes_back_to_the_last_card(pilot: Pilot) -> None:
    pilot.tap("particle:up")
    pilot.tap("next")
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, CodexScene)
    assert pilot.top.focused == "particle:down"


def test_arrows_walk_through_the_chart(pilot: Pilot) -> None:
    pilot.press(pygame.K_RIGHT, pygame.K_DOWN)
    assert isinstance(pilot.top, CodexScene)
    assert pilot.top.focused == "particle:strange"


def test_the_words_are_a_touch_away(pilot: Pilot) -> None:
    pilot.tap("words")
    assert isinstance(pilot.top, RulesScene)
    assert pilot.top.pages == 4
