"""The game pads that are plugged in, at the start or later."""

from __future__ import annotations

from contextlib import suppress
from typing import Protocol

import pygame

from game.settings.pad_buttons import MOST


class PadDevice(Protocol):
    """Protocol of a pad; pygame's joysticks meet it."""

    def get_instance_id(self) -> int:
        """Its number until it is unplugged."""

    def get_numbuttons(self) -> int:
        """Number of its buttons."""

    def rumble(self, low: float, high: float, duration: int, /) -> bool:
        """Tremble for so many milliseconds; whether it can."""


def wake() -> None:
    """Listen to pads from now on. Where that cannot be, the rest is played: a page that did not
    come by https: is given none."""
    with suppress(pygame.error):
        pygame.joystick.init()


class Pads:
    """References to every pad: SDL reports buttons only while a program holds one."""

    def __init__(self) -> None:
        self.there: dict[int, PadDevice] = {}
        """Instance -> pad, in the order in which they came."""

    def find(self) -> None:
        """Open all that are plugged in already."""
        if pygame.joystick.get_init():
            for device in range(pygame.joystick.get_count()):
                self._open(device)

    def hear(self, event: pygame.Event) -> bool:
        """True if this event was about a pad that came or went."""
        match event.type:
            case pygame.JOYDEVICEADDED:
                self._open(event.device_index)
            case pygame.JOYDEVICEREMOVED:
                self.there.pop(event.instance_id, None)
            case _:
                return False
        return True

    def _open(self, device: int) -> None:
        try:
            pad = pygame.joystick.Joystick(device)
        except pygame.error:
            return  # unplugged again, or nothing that may be opened
        self.there[pad.get_instance_id()] = pad

    def buttons(self, event: pygame.Event) -> int:
        """Number of buttons of the pad that this event came from."""
        pad = self.there.get(event.dict.get("instance_id", -1))
        return pad.get_numbuttons() if pad is not None else MOST

    @property
    def first(self) -> PadDevice | None:
        """The pad that pages speak of."""
        return next(iter(self.there.values()), None)

    def rumble(self, strength: float, seconds: float) -> None:
        """Have every pad tremble that can."""
        for pad in self.there.values():
            with suppress(pygame.error):
                pad.rumble(strength, strength / 2, round(1000 * seconds))
