"""How many cabinets stand side by side on the title, and how wide they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

CHOSEN = (290.0, 496.0)
"""Width and height of the chosen cabinet."""
IDLE = (222.0, 410.0)
"""Of another one, where there is room for it."""
NARROWEST = 168.0
"""Below this width the name of an idle one is too small to be read: six are the most."""
SHOWN = 5
"""Of more games so many stand there at a time, with an arrow on either side."""
CLOSE, APART = 7.5, 40.0
"""Least and largest distance of two."""
FLOOR = 666.0
"""Where they stand."""
ENDS = (36.0, 1244.0)
BETWEEN_ARROWS = (88.0, 1192.0)


class Row(NamedTuple):
    """The cabinets that stand side by side."""

    games: Sequence[str]
    before: str | None
    """The next game on the left for which there is no room."""
    after: str | None
    """The same on the right."""
    idle: tuple[float, float]
    """Width and height of each but the chosen one."""
    gap: float
    left: float


def row_of(games: Sequence[str], chosen: str) -> Row:
    """As many of the games as there is room for, the chosen one among them."""
    first, last = 0, len(games)
    ends = ENDS
    if _idle_width(len(games), ends) < NARROWEST:
        first = max(0, min(games.index(chosen) - SHOWN // 2, len(games) - SHOWN))
        last = first + SHOWN
        ends = BETWEEN_ARROWS
    others = last - first - 1
    width = _idle_width(last - first, ends)
    spare = ends[1] - ends[0] - CHOSEN[0] - others * width
    gap = min(spare / others, APART) if others else 0.0
    left = (sum(ends) - CHOSEN[0] - others * (width + gap)) / 2
    before = games[first - 1] if first else None
    after = games[last] if last < len(games) else None
    high = IDLE[1] - (IDLE[0] - width)
    return Row(games[first:last], before, after, (width, high), gap, left)


def _idle_width(count: int, ends: tuple[float, float]) -> float:
    if count < 2:
        return IDLE[0]
    return min(IDLE[0], (ends[1] - ends[0] - CHOSEN[0]) / (count - 1) - CLOSE)
