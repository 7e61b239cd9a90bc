"""Pads are plugged in and out while the arcade runs."""

from __future__ import annotations

import pygame
import pytest

from game.settings.pad_buttons import MOST
from game.ui.actions import Pads
from tests.pilot import Plugged


@pytest.fixture
def sockets(monkeypatch: pytest.MonkeyPatch) -> list[Plugged]:
    """The devices that are plugged into this computer, as pygame tells."""
    pads: list[Plugged] = []
    monkeypatch.setattr(pygame.joystick, "get_init", lambda: True)
    monkeypatch.setattr(pygame.joystick, "get_count", lambda: len(pads))
    monkeypatch.setattr(pygame.joystick, "Joystick", lambda device: pads[device])
    return pads


def test_what_is_there_at_the_start_is_found(sockets: list[Plugged]) -> None:
    sockets += [Plugged(10, 7), Plugged(15, 8)]
    pads = Pads()
    assert pads.first is None
    pads.find()
    assert pads.first == Plugged(10, 7)
    pressed = pygame.Event(pygame.JOYBUTTONDOWN, button=3, instance_id=8)
    assert pads.buttons(pressed) == 15


def test_one_that_comes_later_counts_until_it_goes(sockets: list[Plugged]) -> None:
    pads = Pads()
    sockets.append(Plugged(10, 7))
    assert pads.hear(pygame.Event(pygame.JOYDEVICEADDED, device_index=0))
    assert pads.hear(pygame.Event(pygame.JOYDEVICEADDED, device_index=0)), "SDL may tell it twice"
    assert list(pads.there) == [7]
    assert pads.hear(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=7))
    assert pads.first is None
    assert not pads.hear(pygame.Event(pygame.JOYBUTTONDOWN, button=0, instance_id=7))


def test_one_that_cannot_be_opened_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def unplugged(_device: int) -> Plugged:
        raise pygame.error("No such device")

    monkeypatch.setattr(pygame.joystick, "Joystick", unplugged)
    pads = Pads()
    assert pads.hear(pygame.Event(pygame.JOYDEVICEADDED, device_index=0))
    assert pads.first is None


def test_of_a_pad_that_nobody_knows_every_button_counts() -> None:
    assert Pads().buttons(pygame.Event(pygame.JOYBUTTONDOWN, button=3)) == MOST
