"""A text to be shown in any language: its key and the values for its gaps."""

from __future__ import annotations

from typing import NamedTuple, Union

Filling = Union[int, float, str, "Phrase"]
"""A value for a gap: a number, a symbol that is the same in every language, or another phrase."""


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


def figure(text: str) -> Phrase:
    """A number with its unit, written with a decimal point here; each language has its own sign."""
    return Phrase("figure", (("text", text),))


def day(text: str) -> Phrase:
    """A day, given as ``2026-11-22``; each language writes it in its own way."""
    return Phrase("day", (("text", text),))
