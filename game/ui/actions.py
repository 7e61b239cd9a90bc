"""Input actions, whether by mouse, touch, keys or pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import NamedTuple

import pygame

from game.settings.pad_buttons import MOST, own_buttons


class Action(Enum):
    """All actions."""

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
    Action.UP: (0, -1),
    Action.DOWN: (0, 1),
    Action.LEFT: (-1, 0),
    Action.RIGHT: (1, 0),
}


class Intent(NamedTuple):
    """One action; for a pointer with the pixel it concerns, for a scroll with the steps in ``y``.

    A right click goes BACK, with its pixel.

    A stride says in ``at`` where to look: (1, 0) more to the right, (0, 1) further down.
    """

    action: Action
    at: tuple[int, int] = (0, 0)


KEYS: Mapping[int, Action] = {
    pygame.K_UP: Action.UP,
    pygame.K_DOWN: Action.DOWN,
    pygame.K_LEFT: Action.LEFT,
    pygame.K_RIGHT: Action.RIGHT,
    pygame.K_RETURN: Action.OK,
    pygame.K_KP_ENTER: Action.OK,
    pygame.K_SPACE: Action.OK,
    pygame.K_ESCAPE: Action.BACK,
    pygame.K_AC_BACK: Action.BACK,
    pygame.K_h: Action.HINT,
    pygame.K_u: Action.UNDO,
    pygame.K_BACKSPACE: Action.UNDO,
    pygame.K_F1: Action.HELP,
    pygame.K_r: Action.HELP,
    pygame.K_i: Action.LOOK,
    pygame.K_b: Action.AGAIN,
    pygame.K_m: Action.MUTE,
    pygame.K_F2: Action.SPEECH,
    pygame.K_F3: Action.INSIDE,
    pygame.K_F11: Action.FULL_SCREEN,
    pygame.K_F12: Action.PICTURE,
    pygame.K_PLUS: Action.NEARER,
    pygame.K_EQUALS: Action.NEARER,
    pygame.K_KP_PLUS: Action.NEARER,
    pygame.K_MINUS: Action.FARTHER,
    pygame.K_KP_MINUS: Action.FARTHER,
    pygame.K_0: Action.WHOLE,
    pygame.K_KP_0: Action.WHOLE,
    pygame.K_HOME: Action.WHOLE,
}

ALWAYS = frozenset(
    key
    for key, action in KEYS.items()
    if action in (*DIRECTIONS, Action.OK, Action.BACK) and key != pygame.K_SPACE
) | {pygame.K_TAB}
"""Keys that cannot be reassigned, so that no choice of keys locks a person out."""

CHOOSABLE = (
    Action.OK, Action.BACK, Action.HINT, Action.UNDO, Action.HELP, Action.LOOK, Action.AGAIN,
    Action.MUTE, Action.SPEECH, Action.FULL_SCREEN, Action.PICTURE, Action.NEARER, Action.FARTHER,
    Action.INSIDE,
)  # fmt: skip
"""Actions that a person may have a key of their own for."""


def own_keys(chosen: Mapping[str, str]) -> dict[int, Action]:
    """The keys with the chosen ones: name of the action, in small letters -> key.

    A chosen key takes the place of the usual ones. Names of no action or key are passed over.
    """
    keys = dict(KEYS)
    for action in CHOOSABLE:
        name = chosen.get(action.name.lower())
        if name is None:
            continue
        try:
            code = pygame.key.key_code(name)
        except (ValueError, pygame.error):
            continue
        if code not in ALWAYS:
            keys = {k: w for k, w in keys.items() if w is not action or k in ALWAYS} | {
                code: action
            }
    return keys


ARROWS = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)


def own_pad(chosen: Mapping[str, int], has: int = MOST) -> dict[int, Action]:
    """The buttons of a pad that ``has`` so many, with the chosen ones."""
    return {button: Action[act.upper()] for button, act in own_buttons(chosen, has).items()}


PAD: Mapping[int, Action] = own_pad({})
"""The usual buttons."""

_PUSH = 0.6
"""Push of a stick that counts; it must come back under half of it to count again."""


class Reader:
    """Turns events into intents. Remembers only whether a stick has come back to the middle."""

    def __init__(
        self,
        keys: Mapping[int, Action] = KEYS,
        pad: Callable[[pygame.Event], Mapping[int, Action]] = lambda _event: PAD,
    ) -> None:
        """``pad``: what the buttons mean of the pad that an event came from."""
        self.keys = keys
        self.pad = pad
        self._pushed: dict[int, bool] = {}

    def read(self, event: pygame.Event) -> Intent | None:
        """Intent of this event, if any. Touch arrives as mouse (SDL sees to that)."""
        match event.type:
            case pygame.MOUSEMOTION:
                return Intent(Action.HOVER, event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                return Intent(Action.PRESS, event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return Intent(Action.RELEASE, event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                return Intent(Action.BACK, event.pos)
            case pygame.MOUSEWHEEL:
                return Intent(Action.SCROLL, (event.x, event.y))
            case pygame.KEYDOWN if event.key == pygame.K_TAB:
                back = event.mod & pygame.KMOD_SHIFT
                return Intent(Action.PREVIOUS if back else Action.NEXT)
            case pygame.KEYDOWN if event.mod & pygame.KMOD_SHIFT and event.key in ARROWS:
                return Intent(Action.STRIDE, DIRECTIONS[self.keys[event.key]])
            case pygame.KEYDOWN if event.key in self.keys and not event.mod & pygame.KMOD_ALT:
                return Intent(self.keys[event.key])
            case pygame.JOYBUTTONDOWN:
                action = self.pad(event).get(event.button)
                return Intent(action) if action else None
            case pygame.JOYHATMOTION:
                return self._hat(event.value)
            case pygame.JOYAXISMOTION if event.axis in (0, 1):
                return self._stick(event.axis, event.value)
        return None

    def _hat(self, value: tuple[int, int]) -> Intent | None:
        for action, (dx, dy) in DIRECTIONS.items():
            if value == (dx, -dy):
                return Intent(action)
        return None

    def _stick(self, axis: int, value: float) -> Intent | None:
        if abs(value) < _PUSH / 2:
            self._pushed[axis] = False
        if abs(value) < _PUSH or self._pushed.get(axis):
            return None
        self._pushed[axis] = True
        forward = value > 0
        if axis == 0:
            return Intent(Action.RIGHT if forward else Action.LEFT)
        return Intent(Action.DOWN if forward else Action.UP)
