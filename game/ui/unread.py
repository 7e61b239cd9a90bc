"""A question that has just appeared takes no answer: no person can have read it yet."""

from __future__ import annotations

MOMENT = 0.6
"""Seconds from the first picture of a question until it can be answered.

Longer than the half second in which two clicks are one double click (`GetDoubleClickTime` of
Windows), shorter than anybody reads a sentence: the second of two hasty touches answers nothing.
"""


class Unread:
    """Timer of a question: has it been there long enough to be read, by the clock of its scene?"""

    def __init__(self) -> None:
        self._asked: object = None
        self._stood = 0.0

    def ask(self, words: object) -> None:
        """Note the question there now; a new one begins the time again."""
        if words != self._asked:
            self._asked, self._stood = words, 0.0

    def pass_time(self, dt: float) -> None:
        """So many seconds went by."""
        self._stood += dt

    def __bool__(self) -> bool:
        """True while an answer would be no answer."""
        return self._asked is not None and self._stood < MOMENT
