"""What may be typed behind an option: each reads a text or refuses it in one sentence."""

from __future__ import annotations

import argparse
from typing import NamedTuple


class Size(NamedTuple):
    """Of a window or a picture, in pixels."""

    width: int
    height: int


def size(text: str) -> Size:
    """``1920x1080``, between 640x360 and 7680x4320."""
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is no size; one looks like 1280x720")
    pixels = Size(int(width), int(height))
    if not (640 <= pixels.width <= 7680 and 360 <= pixels.height <= 4320):
        raise argparse.ArgumentTypeError(f"{text} is not between 640x360 and 7680x4320")
    return pixels


def count(text: str) -> int:
    """A whole number above zero."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above zero")
    return int(text)


def pairs(text: str) -> int:
    """An even number, four at least: each deal is played from both seats."""
    number = count(text)
    if number % 2 or number < 4:
        raise argparse.ArgumentTypeError(f"{text} is not an even number from 4 on")
    return number


def port(text: str) -> int:
    """One that needs no rights."""
    number = count(text)
    if not 1024 <= number <= 65535:
        raise argparse.ArgumentTypeError(f"{text} is not between 1024 and 65535")
    return number


def amount(text: str) -> float:
    """A number above zero: seconds, minutes."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1e9:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above zero")
    return number


def text_size(text: str) -> float:
    """1 to 1.5, as in the settings."""
    number = amount(text)
    if not 1 <= number <= 1.5:
        raise argparse.ArgumentTypeError(f"{text} is not between 1 and 1.5")
    return number


def game_id(text: str) -> str:
    """The name of one of the games."""
    from game.cabinets import GAMES

    if text not in GAMES:
        names = ", ".join(GAMES)
        raise argparse.ArgumentTypeError(f"there is no game {text!r}; there are: {names}")
    return text


def level(text: str) -> str:
    """The name of one of the opponents' levels."""
    from ai.levels import LEVELS

    if text.lower() not in LEVELS:
        names = ", ".join(LEVELS)
        raise argparse.ArgumentTypeError(f"{text!r} is no level; there are: {names}")
    return text.lower()


def language(text: str) -> str:
    """Two letters of a language that the arcade speaks."""
    from game.words.text import languages

    if text not in languages():
        names = ", ".join(languages())
        raise argparse.ArgumentTypeError(f"{text!r} is not spoken here; there are: {names}")
    return text


def levels(text: str) -> tuple[str, ...]:
    """A level for each seat; for measuring also ``random`` and what `arena.MEASURED` matches."""
    from ai.lab.arena import MEASURED

    names = [name.strip().lower() for name in text.split(",")]
    return tuple(name if MEASURED.fullmatch(name) else level(name) for name in names)


class Chosen(NamedTuple):
    """An option of a game, as it was typed."""

    name: str
    value: int


def chosen(text: str) -> Chosen:
    """``level=3``; whether the game has it is seen later."""
    name, equals, value = text.partition("=")
    if not (name and equals and value.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is no option; one looks like level=3")
    return Chosen(name, int(value))


def seed(text: str) -> str:
    """A word or number that chance starts from."""
    if not text.isprintable() or not 0 < len(text) <= 64:
        raise argparse.ArgumentTypeError("a seed is a word or number of at most 64 characters")
    return text
