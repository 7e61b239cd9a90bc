"""A game pad in a page: the browser's numbers of its buttons become those of SDL."""

from __future__ import annotations

import pygame
import pytest

from game.ui.actions import PAD, Action
from game.web.devices import STANDARD, renumbered


@pytest.mark.parametrize(
    ("button", "action"),
    [
        (0, Action.OK), (1, Action.BACK), (4, Action.PREVIOUS), (5, Action.NEXT), (8, Action.LOOK),
        (9, Action.HELP), (12, Action.UP), (13, Action.DOWN), (14, Action.LEFT), (15, Action.RIGHT),
    ],
)  # fmt: skip
def test_a_button_of_a_standard_pad_means_what_it_means_at_home(
    button: int, action: Action
) -> None:
    press = pygame.Event(pygame.JOYBUTTONDOWN, button=button, instance_id=3)
    [event] = renumbered([press])
    assert PAD[event.button] is action
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
