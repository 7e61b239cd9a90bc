"""Today: a puzzle of each game, how many days in a row, and the month as a page."""

from __future__ import annotations

import calendar
from collections.abc import Iterator, Sequence
from datetime import date
from typing import Any

from ai.puzzles.calendar import of_day
from game.arcade import Arcade
from game.core.phrase import Phrase, literal, say
from game.progress import daily
from game.scenes.after.collected import doors, through
from game.scenes.base import places
from game.scenes.base.menu_widgets import (
    FINGER,
    button,
    heading,
    legible,
    panel,
    round_button,
    words,
)
from game.scenes.base.scene import Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.base.upright_page import AIR, LOW, ROW, Room, foot, head, room_of
from game.tables.pictures import Button, Label
from game.tables.table import Spot

LEFT, RIGHT = 330.0, 940.0
"""Middles of the two halves."""
WEEK = 7
MONTH = 400.0
"""Height that a month wants on an upright page."""
CELL = (76.0, 58.0)
MONTHS = 12


class TodayScene(Screen):
    """Puzzles on the left, the month on the right; the notebook and the challenges below."""

    upright = True

    def __init__(self, arcade: Arcade, game: str | None = None, today: date | None = None) -> None:
        """``game``: whose puzzle has the focus. ``today``: if not what the clock says."""
        super().__init__(arcade)
        self.today = today or date.today()
        self.month = self.today.replace(day=1)
        """The first day of the month that is shown."""
        self.games = [each for each in arcade.games if of_day(each, self.today) is not None]
        first = game if game in self.games else next(iter(self.games), "")
        self.game = game or next(iter(arcade.games))
        self.focused = f"daily:{first}"

    def spots(self) -> Sequence[Spot]:
        """Heading, puzzles, month, ways on."""
        done = daily.solved(self.arcade.store)
        back = button("done", say("done"), 1080, 676, 300, 64, Button("primary", "check"))
        ways = list(doors(self.game, 190, 510, 676))
        sheet = self.stage.sheet
        if sheet.tall:
            return [
                *head(say("tomorrow-today"), self._run(done), sheet),
                *self._upright(done),
                *foot([ways, [back]], sheet),
            ]
        return [
            heading(say("tomorrow-today"), 46),
            words("run", self._run(done), 640, 96, 1180, 40, Label("second", 20)),
            *self._puzzles(done),
            *self._month(done),
            *ways,
            back,
        ]

    def _upright(self, done: daily.Solved) -> Iterator[Spot]:
        """The puzzles above, in two columns where it is low, and the month; or side by side."""
        sheet = self.stage.sheet
        room = room_of(sheet, 2)
        puzzles = list(self._puzzles(done))
        if sheet.h < LOW:
            half = room.w / 2
            left = room._replace(x=room.x - half / 2, w=half - AIR)
            yield from _in_columns(puzzles, left, 1)
            yield from self._month_in(done, left._replace(x=room.x + half / 2))
            return
        columns = 1 if room.h - ROW * len(puzzles) >= MONTH else 2
        used = ROW * -(-len(puzzles) // columns)
        yield from _in_columns(puzzles, room, columns)
        yield from self._month_in(done, room._replace(top=room.top + used, h=room.h - used - AIR))

    def _month_in(self, done: daily.Solved, room: Room) -> Iterator[Spot]:
        """The month in a part of an upright page."""
        ground, title, earlier, later, *days = legible(self._month(done))
        yield ground._replace(x=room.x, y=room.top + room.h / 2, w=room.w, h=room.h)
        y, side = room.top + AIR + FINGER / 2, (room.w - FINGER) / 2 - AIR
        yield title._replace(x=room.x, y=y, w=2 * side - FINGER - AIR, h=FINGER)
        yield earlier._replace(x=room.x - side, y=y)
        yield later._replace(x=room.x + side, y=y)
        across, first = (room.w - 2 * AIR) / WEEK, y + FINGER / 2
        pitch = (room.top + room.h - AIR - first) / WEEK
        for spot in days:
            x = room.x + (spot.x - RIGHT) / CELL[0] * across
            y = first + pitch * (round((spot.y - 216) / CELL[1]) + 0.5)
            yield spot._replace(x=x, y=y, w=across - 4, h=pitch - 2)

    def _run(self, done: daily.Solved) -> Phrase:
        """How many days in a row; a friendly word for who was away."""
        if not done.total:
            return say("tomorrow-run-none")
        if done.missed(self.today):
            return say("tomorrow-run-back", total=done.total, longest=done.longest())
        run = done.run(self.today)
        return say("tomorrow-run", run=run, total=done.total, longest=done.longest())

    def _puzzles(self, done: daily.Solved) -> Iterator[Spot]:
        solved = done.days.get(self.today, ())
        for i, game in enumerate(self.games):
            name = say(f"{game}-title")
            state = "tomorrow-puzzle-solved" if game in solved else "tomorrow-puzzle-open"
            art = Button("outline", "check") if game in solved else Button("primary", "play")
            if game not in solved and i != self._first(solved):
                art = Button("ghost", "play")
            row = button(f"daily:{game}", name, LEFT, 178 + 96 * i, 560, 80, art)
            yield row._replace(spoken=say(state, game=name))

    def _first(self, solved: Sequence[str]) -> int:
        """The puzzle that is lit: the first that is open."""
        return next((i for i, game in enumerate(self.games) if game not in solved), -1)

    def _month(self, done: daily.Solved) -> Iterator[Spot]:
        month = self.month
        title = say(f"tomorrow-month-{month.month}", year=literal(str(month.year)))
        yield panel("month", RIGHT, 372, 600, 496)
        yield words("month:title", title, RIGHT, 160, 380, 50, Label("text", 24, bold=True))
        yield round_button("earlier", "back", RIGHT - 250, 160, say("tomorrow-month-earlier"))
        later = round_button("later", "next", RIGHT + 250, 160, say("tomorrow-month-later"))
        yield later._replace(dim=month >= self.today.replace(day=1))
        for column in range(WEEK):
            x = RIGHT + (column - 3) * CELL[0]
            name = say(f"tomorrow-weekday-{column + 1}")
            yield words(f"weekday{column}", name, x, 216, CELL[0] - 6, 32, Label("second", 18))
        for row, week in enumerate(calendar.Calendar().monthdatescalendar(month.year, month.month)):
            for column, day in enumerate(week):
                if day.month == month.month:
                    yield self._day(done, day, column, row)

    def _day(self, done: daily.Solved, day: date, column: int, row: int) -> Spot:
        """A day, with how many puzzles of it were solved."""
        x, y = RIGHT + (column - 3) * CELL[0], 262 + CELL[1] * row
        solved = len(done.days.get(day, ()))
        number = literal(f"{day.day} \u2713" if solved else str(day.day))
        lit = day == self.today
        art = Label(
            "yellow" if lit else "green" if solved else "second", 20, bold=bool(solved or lit)
        )
        return words(f"day:{day.day}", number, x, y, CELL[0] - 6, CELL[1] - 8, art)

    def chosen(self, spot: Spot) -> Transition:
        """A puzzle, another month, or another door."""
        kind, _, game = spot.id.partition(":")
        match kind:
            case "daily":
                return Push(places.Puzzle(game, self.today))
            case "earlier":
                self._turn(-1)
            case "later":
                self._turn(1)
            case _:
                return through(kind, self.game)
        return None

    def _turn(self, by: int) -> None:
        """Another month; none that is still to come."""
        at = self.month.year * MONTHS + self.month.month - 1 + by
        month = date(at // MONTHS, at % MONTHS + 1, 1)
        if month <= self.today.replace(day=1):
            self.month = month
            self.arcade.sound.play("card")
            self.lay()

    def resume(self, _result: Any) -> Transition:
        """Back from a puzzle, which may be solved now."""
        self.lay()
        return None


def _in_columns(rows: Sequence[Spot], room: Room, columns: int) -> Iterator[Spot]:
    """Buttons in an upright page's room; a last one that is alone has the whole width."""
    wide = (room.w + AIR) / columns
    for i, row in enumerate(rows):
        alone = columns == 1 or (i == len(rows) - 1 and i % columns == 0)
        x, y = room.cell(i, columns, wide, ROW)
        x, w = (room.x, room.w) if alone else (x, wide - AIR)
        yield row._replace(x=x, y=y, w=w, h=FINGER)
