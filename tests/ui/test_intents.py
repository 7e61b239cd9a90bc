"""Mouse, keys and pads say the same things."""

from __future__ import annotations

import pygame
import pytest

from game.ui.intents import Intent, Reader, Want


@pytest.mark.parametrize(
    ("event", "want"),
    [
        (pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0), Want.OK),
        (pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0), Want.BACK),
        (pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0), Want.NEXT),
        (pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=pygame.KMOD_LSHIFT), Want.PREVIOUS),
        (pygame.Event(pygame.JOYBUTTONDOWN, button=0), Want.OK),
        (pygame.Event(pygame.JOYBUTTONDOWN, button=13), Want.LEFT),
        (pygame.Event(pygame.JOYHATMOTION, value=(0, 1)), Want.UP),
        (pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 2), button=3), Want.BACK),
    ],
)
def test_what_is_wanted(event: pygame.Event, want: Want) -> None:
    intent = Reader().read(event)
    assert intent is not None
    assert intent.want is want


def test_a_touch_says_where() -> None:
    event = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(30, 40), button=1)
    assert Reader().read(event) == Intent(Want.PRESS, (30, 40))


def test_a_stick_counts_once_until_it_comes_back() -> None:
    reader = Reader()

    def push(value: float) -> Intent | None:
        return reader.read(pygame.Event(pygame.JOYAXISMOTION, axis=0, value=value))

    assert push(0.9) == Intent(Want.RIGHT)
    assert push(1.0) is None
    assert push(0.1) is None
    assert push(-0.8) == Intent(Want.LEFT)


def test_alt_and_enter_is_not_ok() -> None:
    event = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=pygame.KMOD_ALT)
    assert Reader().read(event) is None
