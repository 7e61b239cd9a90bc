"""Before a game: who plays, at which level, with which options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

import pygame

from ai.levels import LEVELS
from game.arcade import Arcade
from game.cabinets import CABINETS, GAMES
from game.cabinets.cabinet import Form
from game.core.access import Access
from game.core.contract import Impossible
from game.core.phrase import Phrase, literal, say
from game.core.seeds import day_seed, short, word_seed
from game.match import pace, series
from game.match.match import Match, new_match
from game.match.seats import AI, HUMAN
from game.scenes.base import places
from game.scenes.base.faces import Faces
from game.scenes.base.menu_widgets import (
    FINGER,
    LETTERS,
    MIDDLE,
    bar,
    button,
    heading,
    in_a_row,
    pages_of,
    round_button,
    stepper,
    tall_stepper,
    words,
)
from game.scenes.base.scene import Pop, Push, Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.menu.seat_rows import form_name, seat_row, without_face
from game.scenes.menu.seed import SeedScene
from game.tables.pictures import Button, Label
from game.tables.sheet import Sheet
from game.tables.table import Foretells, Spot
from game.ui.intents import Want

WHO = (HUMAN, *(AI + level for level in LEVELS))
ROWS = 6
"""Options on a page."""
SERIES = "+series"
"""The row that is no option of the rules: how long a series of games goes on. No option can have
this name, since text keys have no plus."""

AROUND, BAR, TALL = 460.0, 84.0, 124.0
"""Of an upright page: height of what stands around the rows, of a row, and of one whose name stands
above its value."""

FACED = 600.0
"""Width of an upright page from which a seat has room for a face beside its level."""


class SetupScene(Screen):
    """One column for the seats, one for the options, and the start button lit."""

    upright = True

    def __init__(
        self,
        arcade: Arcade,
        game: str,
        options: Mapping[str, int] | None = None,
        day: date | None = None,
    ) -> None:
        """``options``: what is chosen to begin with; the rest has its defaults.

        ``day``: today, if not what the clock says; for the deal of the day.
        """
        super().__init__(arcade)
        self.game = game
        self.info = GAMES[game].info
        count = self.info.usual_seats
        self.seats = [HUMAN] + [AI + "student"] * (count - 1)
        self.options = self.info.complete({**self.info.suggested, **(options or {})})
        self.forms = CABINETS[game].series.forms
        self.form = Form()
        self.seed = ""
        """What was typed; empty: by chance."""
        self.day = day or date.today()
        self.page = 0
        self.faces = Faces()
        self.focused = "start"
        self.measurement: pace.Measurement | None = None
        """Going on, of how fast the strongest opponent thinks here."""
        self.paced = False
        """Whether the last row that was touched is a seat of the strongest opponent."""
        self.helped: str | None = next(iter(self.options), None)
        """The option whose help is shown: the first one until another is touched."""

    def refusal(self) -> Phrase | None:
        """Why this cannot be played, if it cannot."""
        try:
            new_match(self.game, self.seats, self.options, "try")
        except Impossible as error:
            return say(f"{self.game}-impossible-{error.reason}")
        return None

    def spots(self) -> Sequence[Spot]:
        """Seats left, options right, the way on below."""
        if self.stage.sheet.tall:
            return self._upright(self.stage.sheet)
        spots = [heading(say(f"{self.game}-title"), 46, w=560.0)]
        chance, *day = self._deals()
        spots += [chance._replace(x=1080, y=46), *(spot._replace(x=200, y=46) for spot in day)]
        spots += self._players(330, 118, 560)
        for seat in range(len(self.seats)):
            spots += seat_row(seat, self.seats[seat], 330, 190 + 72 * seat, 560)
        names = self._rows()
        if self.page * ROWS >= len(names):
            self.page = 0
        for i, name in enumerate(names[self.page * ROWS : (self.page + 1) * ROWS]):
            what, value = self._row(name)
            spots += stepper(f"option-{name}", what, value, 940, 118 + 72 * i, 600, 0.38)
        if len(names) > ROWS:
            spots.append(button("more", say("setup-more"), 940, 118 + 72 * ROWS, 300, 60))
        spots.append(self._line(19)._replace(x=MIDDLE, y=606, w=1200, h=50))
        back, rules, start = self._ways()
        spots.append(back._replace(x=190, y=672))
        spots.append(rules._replace(x=480, y=672))
        spots += [today._replace(x=700, y=672) for today in self._today()]
        spots.append(start._replace(x=1000, y=672, w=420, h=76))
        return spots

    def _upright(self, sheet: Sheet) -> Sequence[Spot]:
        """One below the other: seats and options, as many as there is room for; the rest behind."""
        x, wide = sheet.w / 2, sheet.w - 28
        names = list(self._rows())
        pages = pages_of([BAR] * (len(self.seats) + 1) + [TALL] * len(names), sheet.h - AROUND)
        if self.page >= len(pages):
            self.page = 0
        spots = [heading(say(f"{self.game}-title"), 44, x, wide - 160)]
        spots += in_a_row(self._deals(), x, 116, wide, 72)
        y = 160.0
        for row in pages[self.page]:
            y += BAR if row <= len(self.seats) else TALL
            if row == 0:
                spots += bar(self._players(x, y - BAR / 2, wide - 12), wide)
            elif row <= len(self.seats):
                seat = seat_row(row - 1, self.seats[row - 1], x, y - BAR / 2, wide - 12)
                spots += bar(seat if wide > FACED else without_face(seat), wide)
            else:
                name = names[row - len(self.seats) - 1]
                spots += tall_stepper(f"option-{name}", *self._row(name), x, y - TALL / 2, wide)
        spots.append(self._line(LETTERS)._replace(x=x, y=sheet.h - 238, w=wide, h=120))
        _, rules, start = self._ways()
        spots.append(round_button("back", "back", 48, 44, say("back"))._replace(w=FINGER, h=FINGER))
        spots += [one._replace(x=sheet.w - 48, y=44, w=FINGER, h=FINGER) for one in self._today()]
        ways = [rules]
        if len(pages) > 1:
            ways.append(button("more", say("setup-more"), 0, 0))
        spots += in_a_row(ways, x, sheet.h - 140, wide, 72)
        spots.append(start._replace(x=x, y=sheet.h - 54, w=wide, h=84))
        return spots

    def _deals(self) -> list[Spot]:
        """What says which cards are dealt: by chance or typed; the deal of the day of a puzzle."""
        seed = say("setup-seed", seed=literal(short(self.seed))) if self.seed else None
        chance = button("seed", seed or say("setup-seed-chance"), 0, 0, 320, 60)
        deals = [chance.only(Access.STAFF)]
        if self.info.is_puzzle(self.options):
            art = Button("outline" if self.seed == day_seed(self.day) else "ghost")
            deals.append(button("day", say("setup-day"), 0, 0, 320, 60, art))
        return deals

    def _players(self, x: float, y: float, wide: float) -> list[Spot]:
        count = say("setup-players-n", n=len(self.seats))
        return stepper("players", say("setup-players"), count, x, y, wide)

    def _line(self, letters: float) -> Spot:
        refusal = self.refusal()
        ink = Label("danger" if refusal else "second", letters)
        return words("line", refusal or self._pace() or self._help(), 0, 0, 0, 0, ink)

    def _today(self) -> list[Spot]:
        """The way to the puzzle of the day, for a game that has one."""
        if not CABINETS[self.game].daily:
            return []
        return [round_button("today", "hint", 0, 0, say("title-today")).only(Access.STAFF)]

    def _ways(self) -> tuple[Spot, Spot, Spot]:
        """Back, to the rules, and on."""
        start = button("start", say("setup-start"), 0, 0, art=Button("primary", "play"))
        return (
            button("back", say("back"), 0, 0, 260, 72, Button("ghost", "back")),
            button("rules", say("pause-rules"), 0, 0, 260, 72, Button("outline", "help")),
            start._replace(dim=self.refusal() is not None),
        )

    def _rows(self) -> list[str]:
        """The options, and the series behind the first one where the game knows series."""
        if self.info.is_puzzle(self.options):
            return [name for name in self.options if name in self.info.puzzle_options]
        moot = self.info.moot(len(self.seats), self.options)
        names = [name for name in self.options if name not in moot]
        if self.forms and len(self.seats) > 1 and not self.info.cooperates(self.options):
            names.insert(1, SERIES)
        return names

    def _row(self, name: str) -> tuple[Phrase, Phrase]:
        if name == SERIES:
            return say("setup-series"), form_name(self.form)
        key = f"{self.game}-option-{name}"
        return say(key), say(f"{key}-{self.options[name]}")

    def _help(self) -> Phrase:
        text = self.arcade.text
        if self.helped == SERIES:
            own = f"{self.game}-deals-help"
            if text.has(own):
                return say(own)
            return say(
                "setup-series-help" if any(f.goal for f in self.forms) else "setup-deals-help"
            )
        if self.helped:
            for key in (
                f"{self.game}-option-{self.helped}-{self.options[self.helped]}-help",
                f"{self.game}-option-{self.helped}-help",
            ):
                if text.has(key):
                    return say(key, seats=len(self.seats), **self._foretold())
        return say(f"{self.game}-tagline")

    def _pace(self) -> Phrase | None:
        """How long the strongest opponent would think, where that is longer than it may."""
        if not self.paced:
            return None
        rate = pace.known(self.arcade.store, self.game)
        machine = self.arcade.machine
        processes = min(machine.workers, machine.cores)
        slow = pace.over_cap(self.game, rate, processes)
        return None if slow is None else say("setup-pace", seconds=slow[0], cap=slow[1])

    def _measure(self) -> None:
        """Look how far the measurement is; it is made once for each game."""
        if self.measurement is None or self.measurement.done:
            return
        rate = self.measurement.poll()
        if rate is not None:
            pace.keep(self.arcade.store, self.game, rate)
            self.lay()

    def _foretold(self) -> Mapping[str, int]:
        table = CABINETS[self.game].table
        return table.foretell(len(self.seats), self.options) if isinstance(table, Foretells) else {}

    def update(self, dt: float) -> Transition:
        """The opponents blink; one of them may be measured."""
        self._measure()
        self.dirty |= self.faces.update(dt, self.laid, still=self.unmoved)
        return super().update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """The page, and the faces as they look now."""
        super().draw(surface)
        self.faces.draw(surface, self.stage, self.laid)

    def chosen(self, spot: Spot) -> Transition:
        """Step a row, start, or go back."""
        match spot.id:
            case "back":
                return Pop()
            case "more":
                self.page += 1
            case "seed":
                return Push(SeedScene(self.arcade, self.seed, self.day))
            case "day":
                self.seed = day_seed(self.day)
            case "rules":
                return Push(places.Rules(self.game))
            case "today":
                return Push(places.Today(self.game))
            case "start":
                if self.refusal() is None:
                    return Reset(places.Table(self._match()))
            case _:
                self._step(*spot.id.split(":"))
        self.lay()
        return None

    def _match(self) -> Match:
        """The game as it is set up."""
        seats = series.seated(self.game, self.seats, self.options)
        seed = self.seed or word_seed()
        match = new_match(self.game, seats, self.options, seed)
        if SERIES in self._rows():
            match.sitting = series.begun(self.form, self.info.teams(len(seats), self.options))
        return match

    def _step(self, row: str, way: str) -> None:
        by = 1 if way == "more" else -1
        self.paced = False
        if row == "players":
            counts = list(self.info.seats)
            count = counts[(counts.index(len(self.seats)) + by) % len(counts)]
            self.seats = (self.seats + [AI + "student"] * count)[:count]
        elif row.startswith("seat"):
            seat = int(row.removeprefix("seat"))
            self.seats[seat] = WHO[(WHO.index(self.seats[seat]) + by) % len(WHO)]
            self.paced = self.seats[seat] == AI + pace.LEVEL
            if self.paced and pace.known(self.arcade.store, self.game) is None:
                self.measurement = pace.Measurement(self.arcade.engine, self.game)
            return
        elif row == f"option-{SERIES}":
            self.form = self.forms[(self.forms.index(self.form) + by) % len(self.forms)]
            self.helped = SERIES
        else:
            name = row.removeprefix("option-")
            values = self.info.options[name].values
            self.options[name] = values[(values.index(self.options[name]) + by) % len(values)]
            self.helped = name
            if self.info.puzzle_if and name == self.info.puzzle_if.option:
                self._fit_puzzle()

    def _fit_puzzle(self) -> None:
        """A puzzle is for one, unless two people help each other; a duel is for two."""
        puzzle = self.info.is_puzzle(self.options)
        if puzzle:
            usual = {name: option.default for name, option in self.info.options.items()}
            kept = self.info.puzzle_options
            self.options.update((n, v) for n, v in usual.items() if n not in kept)
        else:
            self.options.update(self.info.suggested)
        if not puzzle and len(self.seats) == 1:
            self.seats.append(AI + "student")
        elif puzzle and self.seats[1:] != [HUMAN]:
            self.seats = self.seats[:1]

    def resume(self, result: Any) -> Transition:
        """Back from the seed or from the rules."""
        if isinstance(result, str):
            self.seed = result
        self.lay()
        return None

    def wanted(self, want: Want) -> Transition:
        """BACK leads to the title, HELP to the rules."""
        if want is Want.HELP:
            return Push(places.Rules(self.game))
        return Pop() if want is Want.BACK else None
