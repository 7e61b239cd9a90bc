"""A picture without words says what it is while a mouse rests on it."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.core.phrase import say
from game.match.match import HUMAN, new_match
from game.scenes.base.overlays import RESTS
from game.scenes.menu.title import TitleScene
from game.scenes.table.opening import open_table
from game.services import Services
from game.tables.table import HEIGHT, WIDTH
from game.window import open_window
from tests.pilot import FRAME, Pilot
from tests.scenes.table.test_table import pass_curtain

LINE = 36
"""Units of a line of large letters, at least."""


@pytest.fixture
def pilot(services: Services) -> Pilot:
    services.change(reduced_motion=True)
    return Pilot(App(services, open_window((1280, 720), full_screen=False), TitleScene(services)))


def move(pilot: Pilot, spot_id: str) -> None:
    """The mouse goes to the middle of a spot."""
    spot = pilot.spot(spot_id)
    at = pilot.app.stage.pixel(spot.x, spot.y)
    pilot.app.step([pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))], FRAME)


def test_it_comes_when_the_mouse_rests_and_goes_with_it(pilot: Pilot) -> None:
    move(pilot, "codex")
    assert pilot.app.tooltip.spot is None
    pilot.wait(RESTS + 0.1)
    tip = pilot.app.tooltip.spot
    assert tip is not None
    assert tip.label == say("title-codex")
    move(pilot, "settings")
    assert pilot.app.tooltip.spot is None
    pilot.wait(RESTS + 0.1)
    tip = pilot.app.tooltip.spot
    assert tip is not None
    assert tip.label == say("title-settings")


def test_what_has_words_needs_none(pilot: Pilot) -> None:
    move(pilot, "play")
    pilot.wait(2 * RESTS)
    assert pilot.app.tooltip.spot is None


def test_a_finger_and_a_key_leave_none_behind(pilot: Pilot) -> None:
    pilot.tap("sound")
    pilot.wait(2 * RESTS)
    assert pilot.app.tooltip.spot is None
    move(pilot, "sound")
    pilot.wait(2 * RESTS)
    assert pilot.app.tooltip.spot is not None
    pilot.press(pygame.K_RIGHT)
    assert pilot.app.tooltip.spot is None


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_it_stays_on_the_screen(pilot: Pilot, services: Services, scale: float) -> None:
    services.change(text_size=scale)
    pilot.wait(FRAME)
    for button in ("leave", "full", "codex"):
        move(pilot, button)
        pilot.wait(RESTS + 0.1)
        tip = pilot.app.tooltip.spot
        assert tip is not None
        assert tip.x - tip.w / 2 > 0
        assert tip.x + tip.w / 2 < WIDTH
        assert tip.y + tip.h / 2 < HEIGHT


def test_what_a_name_does_not_say_is_explained_in_as_many_lines_as_it_needs(
    services: Services,
) -> None:
    """Helium of Big*Bang: not only that it is one to nothing, but who gets the token for it."""
    match = new_match("bigebang", (HUMAN, HUMAN), {}, "tip")
    services.change(reduced_motion=True, text_size=1.5)
    app = App(services, open_window((1280, 720), full_screen=False), open_table(services, match))
    pilot = Pilot(app)
    pass_curtain(pilot)
    move(pilot, "token:helium")
    pilot.wait(RESTS + 0.2)
    tip = app.tooltip.spot
    assert tip is not None
    assert tip.label == say("bigebang-why-token-helium")
    assert tip.h > 2 * LINE
    assert not pilot.table().viewport.renderer.cramped
