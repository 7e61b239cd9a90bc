"""Five boxes of a card file (Leitner, 1972): when something is asked again.

A right first answer moves it on and makes the wait longer, a wrong one sends it back to the first
box. After the last box it is known.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

WAITS: Final = (1, 3, 7, 16, 35)
"""Days until something in each box is asked again."""
KNOWN: Final = len(WAITS)
"""The box after the last one: nothing in it is asked again."""


def next_box(box: int, *, right: bool) -> int:
    """The box after an answer; `KNOWN` after the last one."""
    return min(KNOWN, box + 1) if right else 0


def due_day(box: int, today: date) -> str:
    """The day from which on something that goes into a box today is asked, YYYY-MM-DD."""
    return (today + timedelta(days=WAITS[min(box, KNOWN - 1)])).isoformat()
