"""Keys are called by what is printed on them, in every language."""

from __future__ import annotations

import pygame
import pytest

from game.ui.actions import CHOOSABLE, KEYS, SIDES, WORDS, key_name, key_names, own_keys
from game.words.text import Text, languages
from tests.some import some

NEVER = frozenset(("up", "down", "left", "right", "tab"))
"""Keys that always mean the same: no player chooses them, and no page shows them."""
RARE = frozenset(
    ("clear", "help", "power", "sys req", "euro", "equals", "alt gr", "CurrencySubUnit")
)
"""Found on few keyboards, and called so everywhere."""


@pytest.fixture(autouse=True)
def _screen() -> None:
    pygame.display.init()


def codes() -> dict[str, int]:
    constants = {getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")}
    return {pygame.key.name(code): code for code in constants if pygame.key.name(code)}


def test_every_key_with_an_english_name_has_one_in_the_texts() -> None:
    for name in some(codes()):
        plain = name.partition(" ")[2] if name.split()[0] in SIDES and " " in name else name
        lettered = plain.isascii() and len(plain) > 3 and plain.replace(" ", "").isalpha()
        assert not lettered or plain in WORDS or plain in NEVER | RARE, name


@pytest.mark.parametrize("language", languages())
def test_names_are_said_in_the_language(language: str) -> None:
    text = Text(language)
    for code in codes().values():
        name = key_name(code)
        assert name is not None
        assert text.say(name).strip()
    assert not text.missing


@pytest.mark.parametrize(
    ("language", "ok", "undo"),
    [
        ("en", "Enter · Space", "U · Backspace"),
        ("fr", "Entrée · Espace", "U · Retour arrière"),
        ("de", "Enter · Leertaste", "U · Rücktaste"),
        ("it", "Invio · Spazio", "U · Backspace"),
    ],
)
def test_two_keys_with_one_name_are_told_once(language: str, ok: str, undo: str) -> None:
    text = Text(language)
    for action, names in (("OK", ok), ("UNDO", undo)):
        keys = [key for key, act in KEYS.items() if act.name == action]
        assert text.say(key_names(keys)) == names


def test_letters_and_numbered_keys_are_written_as_on_the_key() -> None:
    text = Text("en")
    keys = own_keys({"hint": "q", "mute": "f5", "look": "[5]", "help": "left shift"})
    names = {
        action.name: text.say(key_names(key for key, act in keys.items() if act is action))
        for action in CHOOSABLE
    }
    assert names["HINT"] == "Q"
    assert names["MUTE"] == "F5"
    assert names["LOOK"] == "Pad 5"
    assert names["HELP"] == "left Shift"
