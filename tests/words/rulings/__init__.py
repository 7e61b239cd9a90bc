"""Every numbered ruling of this edition, by game, and the sentence of the arcade that tells it."""

from __future__ import annotations

from typing import NamedTuple


class Text(NamedTuple):
    """A ruling that some text tells."""

    ruling: str
    """In a few words."""
    key: str
    """Of the text, in the locale files."""
    words: str
    """From its English."""


class Spared(NamedTuple):
    """A ruling that a player need not know."""

    ruling: str
    why: str


Rulings = dict[str, Text | Spared]
