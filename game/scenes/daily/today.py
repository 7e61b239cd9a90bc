"""Today: a puzzle of each game, how many days in a row, and the month as a page."""

from __future__ import annotations

import calendar
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from ai.puzzles.calendar import of_day
from game.core.phrase import Phrase, literal, say
from game.progress import daily
from game.scenes.base import routes
from game.scenes.base.scene import Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.results.result_links import door_buttons, through
from game.services import Services
from game.tables.pictures import Button, Label
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Gap, Leaf, Node, Row
from game.ui.lists import Grid
from game.ui.measure import GAP
from game.ui.parts import foot, foot_button, panel, round_button, text, title
from game.ui.sizes import LINE, NAME, NOTE, PAGE, ROW_HIGH

WEEK = 7
WEEKS = 6
"""Of the longest month: days do not jump where another one is shown."""
MONTHS = 12


@dataclass(frozen=True, slots=True)
class PuzzleCard:
    """The puzzle of a game."""

    game: str
    solved: bool
    lit: bool
    """True for the first that is open."""


@dataclass(frozen=True, slots=True)
class Day:
    """A day of the month."""

    number: int
    solved: bool
    today: bool


@dataclass(frozen=True, slots=True)
class TodayModel:
    """Everything that the page shows."""

    game: str
    """The game whose challenges there is a way to."""
    run: Phrase
    puzzles: Sequence[PuzzleCard]
    month: Phrase
    latest: bool
    """True where no later month can be shown."""
    days: Sequence[Day | None]
    """From a Monday on; None: a day of another month."""


def view(model: TodayModel) -> Node:
    """Number of days in a row, the puzzles, the month, and the ways on."""
    puzzles = [_puzzle(each) for each in model.puzzles]
    beside = Row(
        [Column(puzzles, justify="spread", grow=1.0), _month(model)], gap=3 * GAP, even=True
    )
    below = Column([Grid(puzzles), _month(model)], gap=2 * GAP)
    # One thing is lit: the next puzzle, as long as there is one.
    lit = any(each.lit for each in model.puzzles)
    done = foot_button("done", say("done"), "outline" if lit else "primary", "check")
    return Column(
        [
            title(say("daily-today")),
            text("run", model.run, LINE),
            Choose(beside, below, grow=1.0),
            foot([*door_buttons(model.game), done]),
        ],
        gap=2 * GAP,
        most_w=PAGE,
    )


def _puzzle(puzzle: PuzzleCard) -> Leaf:
    name = say(f"{puzzle.game}-title")
    art = Button("primary" if puzzle.lit else "ghost", "play")
    if puzzle.solved:
        art = Button("outline", "check")
    spoken = say(f"daily-puzzle-{'solved' if puzzle.solved else 'open'}", game=name)
    spot = Spot(f"daily:{puzzle.game}", art, 0, 0, 0, 0, 10, name, spoken)
    return Leaf(spot, grow=1.0, most_h=ROW_HIGH)


def _month(model: TodayModel) -> Node:
    """The days with what was solved on them, and buttons to another month."""
    earlier = round_button("earlier", "back", say("daily-month-earlier"))
    later = round_button("later", "next", say("daily-month-later"))
    later = Leaf(later.spot._replace(dim=model.latest))
    head = Row([earlier, text("month:title", model.month, NAME, grow=1.0), later])
    names = [
        text(f"weekday{i}", say(f"daily-weekday-{i + 1}"), NOTE, grow=1.0) for i in range(WEEK)
    ]
    days = [_day(day) if day else Gap() for day in model.days]
    grid = Grid([*names, *days], columns=WEEK, gap=0.0, grow=1.0)
    return panel("month", Column([head, grid]), grow=1.0)


def _day(day: Day) -> Leaf:
    """A day, marked where puzzles of it were solved."""
    number = literal(f"{day.number} \u2713" if day.solved else str(day.number))
    bold = day.solved or day.today
    art = Label("yellow" if day.today else "green" if day.solved else "second", 20, bold=bold)
    return text(f"day:{day.number}", number, art)


class TodayScene(Screen):
    """Puzzles and the month; the notebook and the challenges below."""

    upright = fluid = True

    def __init__(
        self, services: Services, game: str | None = None, today: date | None = None
    ) -> None:
        """``game``: whose puzzle has the focus. ``today``: if not what the clock says."""
        super().__init__(services)
        self.today = today or date.today()
        self.month = self.today.replace(day=1)
        """The first day of the month that is shown."""
        self.games = [each for each in services.games if of_day(each, self.today) is not None]
        first = game if game in self.games else next(iter(self.games), "")
        self.game = game or next(iter(services.games))
        self.focused = f"daily:{first}"

    def model(self) -> TodayModel:
        """The state of the page."""
        done = daily.solved(self.services.store)
        solved = done.days.get(self.today, ())
        first = next((game for game in self.games if game not in solved), None)
        month = self.month
        weeks = calendar.Calendar().monthdatescalendar(month.year, month.month)
        days = [
            Day(day.day, bool(done.days.get(day)), day == self.today)
            if day.month == month.month
            else None
            for week in weeks
            for day in week
        ]
        return TodayModel(
            self.game,
            self._run(done),
            [PuzzleCard(game, game in solved, game == first) for game in self.games],
            say(f"daily-month-{month.month}", year=literal(str(month.year))),
            month >= self.today.replace(day=1),
            [*days, *[None] * (WEEK * WEEKS - len(days))],
        )

    def view(self) -> Node:
        """The page for this state."""
        return view(self.model())

    def _run(self, done: daily.Solved) -> Phrase:
        """Number of days in a row; a friendly word after a pause."""
        if not done.total:
            return say("daily-run-none")
        if done.missed(self.today):
            return say("daily-run-back", total=done.total, longest=done.longest())
        run = done.run(self.today)
        return say("daily-run", run=run, total=done.total, longest=done.longest())

    def chosen(self, spot: Spot) -> Transition:
        """A puzzle, another month, or another door."""
        kind, _, game = spot.id.partition(":")
        match kind:
            case "daily":
                return Push(routes.DailyPuzzle(game, self.today))
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
            self.services.sound.play("card")
            self.layout()

    def resume(self, _result: object) -> Transition:
        """Back from a puzzle, which may be solved now."""
        self.layout()
        return None
