"""Mouse, keys and pads say the same things."""

from __future__ import annotations

import pygame
import pytest

from game.ui.actions import KEYS, Action, Intent, Reader, own_keys, own_pad


@pytest.mark.parametrize(
    ("event", "action"),
    [
        (pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0), Action.OK),
        (pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0), Action.BACK),
        (pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0), Action.NEXT),
        (pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=pygame.KMOD_LSHIFT), Action.PREVIOUS),
        (pygame.Event(pygame.JOYBUTTONDOWN, button=0), Action.OK),
        (pygame.Event(pygame.JOYBUTTONDOWN, button=13), Action.LEFT),
        (pygame.Event(pygame.JOYHATMOTION, value=(0, 1)), Action.UP),
        (pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 2), button=3), Action.BACK),
    ],
)
def test_what_is_wanted(event: pygame.Event, action: Action) -> None:
    intent = Reader().read(event)
    assert intent is not None
    assert intent.action is action


def test_a_touch_says_where() -> None:
    event = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(30, 40), button=1)
    assert Reader().read(event) == Intent(Action.PRESS, (30, 40))


def test_a_stick_counts_once_until_it_comes_back() -> None:
    reader = Reader()

    def push(value: float) -> Intent | None:
        return reader.read(pygame.Event(pygame.JOYAXISMOTION, axis=0, value=value))

    assert push(0.9) == Intent(Action.RIGHT)
    assert push(1.0) is None
    assert push(0.1) is None
    assert push(-0.8) == Intent(Action.LEFT)


def test_alt_and_enter_is_not_ok() -> None:
    event = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=pygame.KMOD_ALT)
    assert Reader().read(event) is None


def test_a_chosen_key_takes_the_place_of_the_usual_ones() -> None:
    keys = own_keys({"hint": "q"})
    assert keys[pygame.K_q] is Action.HINT
    assert pygame.K_h not in keys


def test_once_more_may_have_another_key_and_button() -> None:
    keys = own_keys({"again": "n"})
    assert keys[pygame.K_n] is Action.AGAIN
    assert pygame.K_b not in keys
    assert own_pad({"again": 5})[5] is Action.AGAIN


def test_a_key_of_something_else_can_be_taken_over() -> None:
    keys = own_keys({"hint": "u"})
    assert keys[pygame.K_u] is Action.HINT
    assert keys[pygame.K_BACKSPACE] is Action.UNDO


def test_nobody_can_lock_themselves_out() -> None:
    keys = own_keys({"hint": "return", "ok": "x", "back": "up", "undo": "tab"})
    assert keys[pygame.K_RETURN] is Action.OK
    assert keys[pygame.K_UP] is Action.UP
    assert keys[pygame.K_ESCAPE] is Action.BACK
    assert keys[pygame.K_x] is Action.OK
    assert pygame.K_TAB not in keys


def test_names_that_are_no_keys_are_passed_over() -> None:
    assert own_keys({"hint": "no such key", "nonsense": "q"}) == dict(KEYS)
