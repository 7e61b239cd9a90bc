"""The card on the title that leads to the puzzles of the day: how many of today's are solved.

A start shows its first picture before the record of the puzzles is read: until then the card has
its name alone.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import NamedTuple

from msgspec.structs import replace

from game.art.menu.buttons import RoundButton
from game.core.access import Access
from game.core.phrase import Phrase, say
from game.games import DESCRIPTORS
from game.services import Services
from game.tables.pictures import Icon, Label
from game.tables.table import Spot
from game.ui.layout import Column, Fits, Leaf, Node, Pad, Row, Stack
from game.ui.measure import FINGER, GAP, TALL_FINGER
from game.ui.sizes import BANNER, BESIDE_ROUND, SIGNED

CARD = "today"
"""The id of its spot, as a button of the hall."""
ACCESS = Access.STAFF
"""Access to it: nothing is kept of a visitor, so there is nothing to show."""
ROW = 2
"""Days that make a row."""


class Progress(NamedTuple):
    """Progress with the puzzles of a day."""

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


FULL = Progress(9, 9, 99)
"""Progress with the most words."""


def progress_of(services: Services, day: date) -> Progress | None:
    """Progress of this day; None before the first puzzle is solved, and in a kiosk."""
    if services.closed(ACCESS):
        return None
    # Not before the first picture: see `tests.start.test_menu`.
    from game.progress import daily

    done = daily.solved(services.store)
    if not done.total:
        return None
    games = [game for game in services.games if DESCRIPTORS[game].daily]
    solved = [game for game in done.days.get(day, ()) if game in games]
    return Progress(len(solved), len(games), done.run(day))


class TodayCard:
    """The day, as a title knows it: it asks again on another day."""

    def __init__(self, services: Services, clock: Callable[[], date] = date.today) -> None:
        self.services = services
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
        self.progress = progress_of(self.services, day)
        return self.progress != before

    def forget(self) -> None:
        """Look it up again: a puzzle may have been solved."""
        self._day = None


def wide(progress: Progress | None) -> Node:
    """The card beside two rows of round buttons: its sign above its words."""
    sign, words = _sign(progress), _words(progress, Label("text", 18))
    high = 2 * FINGER + GAP
    inside = Pad(Column([sign, words], gap=GAP / 2), GAP, GAP / 2)
    return Stack([_ground(progress), inside], least_w=high + GAP, most_w=2 * high, most_h=high)


def tall(progress: Progress | None) -> Node:
    """The card in a row with round buttons: on a telephone its words need all of it."""
    words = replace(_words(progress, Label("text", 22)), most_w=BESIDE_ROUND)
    both = Row([_sign(progress), words], least_w=SIGNED)
    inside = Pad(Fits([both, words]), GAP, GAP / 2)
    card = Stack([_ground(progress), inside], most_w=BANNER, most_h=TALL_FINGER)
    return Pad(card, 0.0, GAP / 2, grow=1.0)


def _ground(progress: Progress | None) -> Leaf:
    spoken = progress.spoken() if progress else say("title-today")
    return Leaf(Spot(CARD, RoundButton(""), 0, 0, 0, 0, 10, spoken=spoken), stretch=True)


def _words(progress: Progress | None, label: Label) -> Leaf:
    line = progress.line() if progress else say("title-today")
    return Leaf(Spot(f"{CARD}:name", label, 0, 0, 0, 0, 11, line), grow=1.0)


def _sign(progress: Progress | None) -> Leaf:
    """A tick once one of today's puzzles is solved."""
    done = progress is not None and progress.solved > 0
    sign = Icon("check", "green") if done else Icon("hint")
    return Leaf(Spot(f"{CARD}:sign", sign, 0, 0, 0, 0, 11), natural=(FINGER / 2, FINGER / 2))
