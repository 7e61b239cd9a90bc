"""Captions: what can be heard, in words, for a moment."""

from __future__ import annotations

from game.core.phrase import Phrase

STANDS = 2.5
"""Shortest time of a caption, in seconds."""
LETTER = 0.06
"""Seconds more for every letter: about 180 words a minute."""


class Captions:
    """The one caption that is to be seen now."""

    def __init__(self) -> None:
        self.shown: Phrase | None = None
        self._left = 0.0

    def show(self, phrase: Phrase, words: str) -> None:
        """Show this caption instead of the last, long enough to read its ``words``."""
        self.shown = phrase
        self._left = STANDS + LETTER * len(words)

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        self._left -= dt
        if self._left <= 0:
            self.shown = None
