"""A game pad in a page: the browser's numbers of its buttons become those of SDL."""

from __future__ import annotations

import pygame
import pytest

from game.ui.intents import PAD, Want
from game.web.devices import STANDARD, renumbered


@pytest.mark.parametrize(
    ("button", "want"),
    [
        (0, Want.OK), (1, Want.BACK), (4, Want.PREVIOUS), (5, Want.NEXT), (8, Want.LOOK),
        (9, Want.HELP), (12, Want.UP), (13, Want.DOWN), (14, Want.LEFT), (15, Want.RIGHT),
    ],
)  # fmt: skip
def test_a_button_of_a_standard_pad_means_what_it_means_at_home(button: int, want: Want) -> None:
    press = pygame.Event(pygame.JOYBUTTONDOWN, button=button, instance_id=3)
    [event] = renumbered([press])
    assert PAD[event.button] is want
    assert event.instance_id == 3


def test_no_two_buttons_become_one() -> None:
    assert sorted(STANDARD) == list(range(17))


def test_what_is_no_button_of_such_a_pad_stays() -> None:
    others = [
        pygame.Event(pygame.KEYDOWN, key=pygame.K_a),
        pygame.Event(pygame.JOYAXISMOTION, axis=0, value=0.4),
        pygame.Event(pygame.JOYBUTTONDOWN, button=20, instance_id=0),
    ]
    assert list(renumbered(others)) == others
