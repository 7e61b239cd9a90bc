"""Input actions, whether by mouse, touch, keys or pad."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from enum import Enum, auto
from typing import NamedTuple, Protocol

import pygame

from game.core.phrase import Phrase, literal, say
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


# --- keynames -------------------------------------------------------------------------------------
# Names of keys: SDL knows them in English only, and people by what is printed on them.
#
# Buttons of a pad have numbers, from 1: every make prints something else on them.


WORDS = {
    "return": "enter", "enter": "enter", "space": "space", "backspace": "backspace",
    "escape": "escape", "insert": "insert", "delete": "delete", "home": "home", "end": "end",
    "page up": "page-up", "page down": "page-down", "caps lock": "caps-lock",
    "numlock": "num-lock", "scroll lock": "scroll-lock", "break": "pause",
    "print screen": "print", "menu": "menu", "AC Back": "back",
    "shift": "shift", "ctrl": "ctrl", "alt": "alt", "meta": "meta",
}  # fmt: skip
"""SDL's name of a key -> the end of its text key."""

NONE = "–"

SIDES = ("left", "right")
"""Some keys are there twice."""


def key_name(key: int) -> Phrase | None:
    """Name of a key; None for one that even SDL has no name for."""
    name = pygame.key.name(key)
    if not name:
        return None
    if name in WORDS:
        return say(f"key-{WORDS[name]}")
    side, _, twin = name.partition(" ")
    if side in SIDES and twin in WORDS:
        return say(f"key-on-{side}", key=say(f"key-{WORDS[twin]}"))
    if name.startswith("[") and name.endswith("]") and len(name) > 2:
        return say("key-pad", sign=literal(name[1:-1].replace("-", "\u2212")))
    return literal(name.upper() if len(name) <= 3 else name.capitalize())


def key_names(keys: Iterable[int]) -> Phrase:
    """Several keys that do the same, each name once; a dash for none at all."""
    named = dict.fromkeys(name for name in map(key_name, keys) if name is not None)
    return _all(list(named))


def keys_for(act: str, chosen: Mapping[str, str]) -> Phrase:
    """The keys of an act, with the chosen ones."""
    keys = own_keys(chosen).items()
    return key_names(key for key, action in keys if action.name.lower() == act)


def button_names(buttons: Iterable[int]) -> Phrase:
    """Several buttons of a pad that do the same; a dash for none at all."""
    return _all([say("pad-button", number=button + 1) for button in sorted(buttons)])


def _all(named: list[Phrase]) -> Phrase:
    if not named:
        return literal(NONE)
    names = named[0]
    for name in named[1:]:
        names = say("key-or", one=names, other=name)
    return names


# --- pad devices ----------------------------------------------------------------------------------
# The game pads that are plugged in, at the start or later.


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
