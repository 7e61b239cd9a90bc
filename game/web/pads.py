"""The buttons of game pads: browsers number those of a standard pad otherwise than SDL does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import pygame

STANDARD: Final = (0, 1, 2, 3, 9, 10, 15, 16, 4, 6, 7, 8, 11, 12, 13, 14, 5)
"""Number in a browser -> number of SDL: https://www.w3.org/TR/gamepad/#remapping.

The two triggers, which are no buttons for SDL, come behind all others.
"""
BUTTONS = (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP)


def renumbered(events: Iterable[pygame.Event]) -> Iterator[pygame.Event]:
    """The events of standard pads as they are in a program: its usual buttons hold here too."""
    for event in events:
        if event.type in BUTTONS and event.button < len(STANDARD):
            yield pygame.Event(event.type, {**event.dict, "button": STANDARD[event.button]})
        else:
            yield event
