"""What keys are called: SDL knows them in English only, and people by what is printed on them."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.core.phrase import Phrase, literal, say

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
    """What a key is called; None for one that even SDL has no name for."""
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
    named: list[Phrase] = []
    for key in keys:
        name = key_name(key)
        if name is not None and name not in named:
            named.append(name)
    if not named:
        return literal(NONE)
    told = named[0]
    for name in named[1:]:
        told = say("key-or", one=told, other=name)
    return told
