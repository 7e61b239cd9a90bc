"""What somebody wants, whether by mouse, touch, keys or pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import NamedTuple

import pygame

from game.settings.pad_buttons import MOST, own_buttons


class Want(Enum):
    """Everything that one can want."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    NEXT = auto()
    PREVIOUS = auto()
    OK = auto()
    BACK = auto()
    HINT = auto()
    UNDO = auto()
    HELP = auto()
    LOOK = auto()
    AGAIN = auto()
    MUTE = auto()
    SPEECH = auto()
    FULL_SCREEN = auto()
    PICTURE = auto()
    INSIDE = auto()
    PRESS = auto()
    RELEASE = auto()
    HOVER = auto()
    SCROLL = auto()
    NEARER = auto()
    FARTHER = auto()
    WHOLE = auto()
    STRIDE = auto()


DIRECTIONS = {
    Want.UP: (0, -1),
    Want.DOWN: (0, 1),
    Want.LEFT: (-1, 0),
    Want.RIGHT: (1, 0),
}


class Intent(NamedTuple):
    """One want; for a pointer with the pixel it concerns, for a scroll with the steps in ``y``.

    A right click goes BACK, with its pixel.

    A stride says in ``at`` where to look: (1, 0) more to the right, (0, 1) further down.
    """

    want: Want
    at: tuple[int, int] = (0, 0)


KEYS: Mapping[int, Want] = {
    pygame.K_UP: Want.UP,
    pygame.K_DOWN: Want.DOWN,
    pygame.K_LEFT: Want.LEFT,
    pygame.K_RIGHT: Want.RIGHT,
    pygame.K_RETURN: Want.OK,
    pygame.K_KP_ENTER: Want.OK,
    pygame.K_SPACE: Want.OK,
    pygame.K_ESCAPE: Want.BACK,
    pygame.K_AC_BACK: Want.BACK,
    pygame.K_h: Want.HINT,
    pygame.K_u: Want.UNDO,
    pygame.K_BACKSPACE: Want.UNDO,
    pygame.K_F1: Want.HELP,
    pygame.K_r: Want.HELP,
    pygame.K_i: Want.LOOK,
    pygame.K_b: Want.AGAIN,
    pygame.K_m: Want.MUTE,
    pygame.K_F2: Want.SPEECH,
    pygame.K_F3: Want.INSIDE,
    pygame.K_F11: Want.FULL_SCREEN,
    pygame.K_F12: Want.PICTURE,
    pygame.K_PLUS: Want.NEARER,
    pygame.K_EQUALS: Want.NEARER,
    pygame.K_KP_PLUS: Want.NEARER,
    pygame.K_MINUS: Want.FARTHER,
    pygame.K_KP_MINUS: Want.FARTHER,
    pygame.K_0: Want.WHOLE,
    pygame.K_KP_0: Want.WHOLE,
    pygame.K_HOME: Want.WHOLE,
}

ALWAYS = frozenset(
    key
    for key, want in KEYS.items()
    if want in (*DIRECTIONS, Want.OK, Want.BACK) and key != pygame.K_SPACE
) | {pygame.K_TAB}
"""Keys that cannot be reassigned, so that no choice of keys locks a person out."""

CHOOSABLE = (
    Want.OK, Want.BACK, Want.HINT, Want.UNDO, Want.HELP, Want.LOOK, Want.AGAIN,
    Want.MUTE, Want.SPEECH, Want.FULL_SCREEN, Want.PICTURE, Want.NEARER, Want.FARTHER,
    Want.INSIDE,
)  # fmt: skip
"""What somebody may have a key of their own for."""


def own_keys(chosen: Mapping[str, str]) -> dict[int, Want]:
    """The keys with those that somebody has chosen: name of the want, in small letters -> key.

    A chosen key takes the place of the usual ones. What names no want or no key is passed over.
    """
    keys = dict(KEYS)
    for want in CHOOSABLE:
        name = chosen.get(want.name.lower())
        if name is None:
            continue
        try:
            code = pygame.key.key_code(name)
        except (ValueError, pygame.error):
            continue
        if code not in ALWAYS:
            keys = {k: w for k, w in keys.items() if w is not want or k in ALWAYS} | {code: want}
    return keys


ARROWS = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)


def own_pad(chosen: Mapping[str, int], has: int = MOST) -> dict[int, Want]:
    """The buttons of a pad that ``has`` so many, with those that somebody has chosen."""
    return {button: Want[act.upper()] for button, act in own_buttons(chosen, has).items()}


PAD: Mapping[int, Want] = own_pad({})
"""The usual buttons."""

_PUSH = 0.6
"""How far a stick must be pushed to count; it must come back under half of it to count again."""


class Reader:
    """Turns events into intents. Remembers only whether a stick has come back to the middle."""

    def __init__(
        self,
        keys: Mapping[int, Want] = KEYS,
        pad: Callable[[pygame.Event], Mapping[int, Want]] = lambda _event: PAD,
    ) -> None:
        """``pad``: what the buttons mean of the pad that an event came from."""
        self.keys = keys
        self.pad = pad
        self._pushed: dict[int, bool] = {}

    def read(self, event: pygame.Event) -> Intent | None:
        """What this event asks for, if anything. Touch arrives as mouse (SDL sees to that)."""
        match event.type:
            case pygame.MOUSEMOTION:
                return Intent(Want.HOVER, event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                return Intent(Want.PRESS, event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return Intent(Want.RELEASE, event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                return Intent(Want.BACK, event.pos)
            case pygame.MOUSEWHEEL:
                return Intent(Want.SCROLL, (event.x, event.y))
            case pygame.KEYDOWN if event.key == pygame.K_TAB:
                back = event.mod & pygame.KMOD_SHIFT
                return Intent(Want.PREVIOUS if back else Want.NEXT)
            case pygame.KEYDOWN if event.mod & pygame.KMOD_SHIFT and event.key in ARROWS:
                return Intent(Want.STRIDE, DIRECTIONS[self.keys[event.key]])
            case pygame.KEYDOWN if event.key in self.keys and not event.mod & pygame.KMOD_ALT:
                return Intent(self.keys[event.key])
            case pygame.JOYBUTTONDOWN:
                want = self.pad(event).get(event.button)
                return Intent(want) if want else None
            case pygame.JOYHATMOTION:
                return self._hat(event.value)
            case pygame.JOYAXISMOTION if event.axis in (0, 1):
                return self._stick(event.axis, event.value)
        return None

    def _hat(self, value: tuple[int, int]) -> Intent | None:
        for want, (dx, dy) in DIRECTIONS.items():
            if value == (dx, -dy):
                return Intent(want)
        return None

    def _stick(self, axis: int, value: float) -> Intent | None:
        if abs(value) < _PUSH / 2:
            self._pushed[axis] = False
        if abs(value) < _PUSH or self._pushed.get(axis):
            return None
        self._pushed[axis] = True
        forward = value > 0
        if axis == 0:
            return Intent(Want.RIGHT if forward else Want.LEFT)
        return Intent(Want.DOWN if forward else Want.UP)
