"""The count at the end of a game: one vertex, card or star after another, and rising sums."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.contract import Seat
from game.core.phrase import Phrase, literal
from game.games import DESCRIPTORS
from game.match.match import Match
from game.scenes.base.impact import BLUR
from game.services import Services
from game.tables.capabilities import CountsUp
from game.tables.pictures import Chip
from game.tables.table import CountLine, Spot

EACH = 0.36
"""Seconds from one to the next, where there are few."""
LONGEST = 4.5
"""Seconds of the whole count at most."""
LAST = 0.9
"""Seconds that the last one stands, often the one that decides, before the winner is told."""
TONES = 5
"""Of the palette of sounds, from low to high: ``point1`` and on."""


class Count:
    """Progress of the count. All columns are counted side by side."""

    def __init__(
        self, parts: Sequence[Sequence[int]], pace: float, play: Callable[[str], None]
    ) -> None:
        """``parts``: what each column is made of. ``pace`` divides all times."""
        self._parts = parts
        self._steps = max((len(column) for column in parts), default=0)
        self._pause = min(EACH, LONGEST / max(1, self._steps)) / pace
        self._last = LAST / pace
        self._left = self._pause
        self._play = play
        self._done = 0
        """Steps that have been counted."""
        self.over = not self._steps
        """True if all was counted and seen."""

    def update(self, dt: float) -> bool:
        """Let time pass; whether something more was counted, or all is over now."""
        before = self._done
        self._left -= dt
        while self._left <= 0 and not self.over:
            if self._done == self._steps:
                self.over = True
                return True
            self._done += 1
            self._left += self._pause if self._done < self._steps else self._last
            self._play(f"point{1 + TONES * (self._done - 1) // self._steps}")
        return self._done > before

    def skip(self) -> None:
        """All of it at once."""
        self._done, self.over = self._steps, True

    def sums(self) -> tuple[int, ...]:
        """Sum of each column so far."""
        return tuple(sum(column[: self._done]) for column in self._parts)

    def newest(self) -> tuple[int | None, ...]:
        """Last addend of each column; None where there was none."""
        at = self._done - 1
        return tuple(column[at] if 0 <= at < len(column) else None for column in self._parts)


def begun(services: Services, match: Match, view: Any) -> Count | None:
    """The count of a finished game; None where its table counts nothing, or nothing moves."""
    table = DESCRIPTORS[match.id].table
    if not isinstance(table, CountsUp) or services.pace >= BLUR:
        return None
    count = Count(table.parts(view), services.pace, services.sound.play)
    return None if count.over else count


def signed(number: int) -> Phrase:
    """A figure with a true minus sign."""
    return literal(str(number).replace("-", "\u2212"))


def so_far(count: Count | None, line: CountLine) -> Sequence[Phrase]:
    """The figures of a line; those of the total as far as they are counted."""
    if count is None or not line.scores:
        return line.figures
    return [signed(figure) for figure in count.sums()]


def newest(count: Count | None, line: CountLine, seat: Seat) -> Spot | None:
    """A chip with the points that were just added to a sum; None where none were."""
    part = None if count is None or not line.scores else count.newest()[seat]
    if part is None:
        return None
    label = literal(("+" if part >= 0 else "\u2212") + str(abs(part)))
    return Spot(f"newest{seat}", Chip("yellow" if part > 0 else "white"), 0, 0, 0, 0, 8, label)
