"""A text to be shown in any language: its key and the values for its gaps."""

from __future__ import annotations

import re
from typing import NamedTuple, Union

Filling = Union[int, float, str, "Phrase"]
"""A value for a gap: a number, a symbol that is the same in every language, or another phrase."""

LONGEST_TEXT = 4_000
"""Letters of a text on a screen at most; the longest in the locale files has under a third."""
_UNDRAWABLE = "[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]"
"""Control characters but the tab and the line end, and halves of surrogate pairs: fonts raise
ValueError at some of them."""


class Phrase(NamedTuple):
    """A text key with its arguments; immutable, hashable, comparable.

    ``args`` are (name, filling) pairs in the order given. Make one with `say`.
    """

    key: str
    args: tuple[tuple[str, Filling], ...] = ()


def say(key: str, /, **args: Filling) -> Phrase:
    """The phrase under ``key`` in the locale files, its gaps filled by ``args``."""
    return Phrase(key, tuple(args.items()))


def literal(text: str) -> Phrase:
    """A phrase that reads the same in every language: a number, a symbol, a nickname."""
    return Phrase("literal", (("text", text),))


def signed(number: int) -> Phrase:
    """A number with its sign, zero without: +3, −3, 0."""
    return literal(f"{number:+d}".replace("-", "\u2212") if number else "0")


def figure(text: str) -> Phrase:
    """A number with its unit, written with a decimal point here; each language has its own sign."""
    return Phrase("figure", (("text", text),))


def formula(text: str) -> Phrase:
    """Signs of particles or nuclei, which stay on one line: "p + n"."""
    return literal(text.replace(" ", "\N{NO-BREAK SPACE}"))


def day(text: str) -> Phrase:
    """A day, given as ``2026-11-22``; each language writes it in its own way."""
    return Phrase("day", (("text", text),))


def drawable(text: str) -> str:
    """Return the text without the letters that no font can draw, cut at `LONGEST_TEXT`."""
    return re.sub(_UNDRAWABLE, "", text[:LONGEST_TEXT])
