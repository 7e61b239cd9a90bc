"""The card on the title that leads to the puzzles of the day: how many of today's are solved.

A start shows its first picture before the record of the puzzles is read: until then the card has
its name alone.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import NamedTuple

from game.arcade import Arcade
from game.art.menu.buttons import RoundButton
from game.cabinets import CABINETS
from game.core.access import Access
from game.core.phrase import Phrase, say
from game.tables.pictures import Icon, Label
from game.tables.table import Spot

CARD = "today"
"""The id of its spot, as a button of the hall."""
ACCESS = Access.STAFF
"""Who may reach it: nothing is kept of a visitor, so there is nothing to show."""
AIR = 8.0
BESIDE = 1.6
"""Width in heights from which the sign stands beside the words, not above them."""
ROOMY = 300.0
"""Width from which there is room for both: on a telephone the words need all of it."""
ROW = 2
"""Days that make a row."""


class Progress(NamedTuple):
    """How far one is with the puzzles of a day."""

    solved: int
    """Puzzles of this day."""
    games: int
    """Puzzles that there are on a day."""
    run: int
    """Days in a row, as `game.progress.daily` counts them."""

    def line(self) -> Phrase:
        """One line, and a second one about the row of days."""
        state = say("title-today-open")
        if self.solved:
            state = say("title-today-solved", solved=self.solved, games=self.games)
        return self._with_run(state)

    def spoken(self) -> Phrase:
        """The same in full, for the ear."""
        name = say("title-today")
        counts = {"solved": self.solved, "games": self.games}
        return self._with_run(say("title-today-spoken", name=name, **counts))

    def _with_run(self, state: Phrase) -> Phrase:
        return say("title-today-run", state=state, run=self.run) if self.run >= ROW else state


def progress_of(arcade: Arcade, day: date) -> Progress | None:
    """What is known of this day; None before the first puzzle is solved, and in a kiosk."""
    if arcade.closed(ACCESS):
        return None
    # Not before the first picture: see `tests.start.test_menu`.
    from game.progress import daily

    done = daily.solved(arcade.store)
    if not done.total:
        return None
    games = [game for game in arcade.games if CABINETS[game].daily]
    solved = [game for game in done.days.get(day, ()) if game in games]
    return Progress(len(solved), len(games), done.run(day))


class Today:
    """What a title knows of the day: it asks again on another day."""

    def __init__(self, arcade: Arcade, clock: Callable[[], date] = date.today) -> None:
        self.arcade = arcade
        self.clock = clock
        self.progress: Progress | None = None
        self._day: date | None = None
        """The day of which the progress is known."""

    def changed(self) -> bool:
        """Look up what is not known; whether something else is to be shown now."""
        day = self.clock()
        if day == self._day:
            return False
        self._day, before = day, self.progress
        self.progress = progress_of(self.arcade, day)
        return self.progress != before

    def forget(self) -> None:
        """Look it up again: a puzzle may have been solved."""
        self._day = None


def card(
    progress: Progress | None, at: tuple[float, float], size: tuple[float, float], letters: float
) -> list[Spot]:
    """The card, its sign and its words: a tick once one of today's puzzles is solved."""
    x, y = at
    w, h = size
    line = progress.line() if progress else say("title-today")
    spoken = progress.spoken() if progress else say("title-today")
    done = progress is not None and progress.solved > 0
    sign = Icon("check", "green") if done else Icon("hint")
    if w >= BESIDE * h:
        side = 0.42 * h
        place = x - w / 2 + 1.25 * AIR + side / 2, y
        box = x + (side + AIR) / 2, y, w - side - 3 * AIR, h - AIR
        if w < ROOMY:
            side, box = 0.0, (x, y, w - 2 * AIR, h - AIR)
    else:
        side = 0.2 * h
        place = x, y - h / 2 + AIR + side / 2
        box = x, y + side / 2 + 2, w - AIR, h - side - 2 * AIR
    spots = [
        Spot(CARD, RoundButton(""), x, y, w, h, 10, spoken=spoken),
        Spot(f"{CARD}:name", Label("text", letters), *box, 11, line),
    ]
    return [*spots, Spot(f"{CARD}:sign", sign, *place, side, side, 11)] if side else spots
