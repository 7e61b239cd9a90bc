"""Names of keys: SDL knows them in English only, and people by what is printed on them.

Buttons of a pad have numbers, from 1: every make prints something else on them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pygame

from game.core.phrase import Phrase, literal, say
from game.ui.actions import own_keys

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
