"""Before a game: who plays, at which level, with which options."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

import pygame

from ai.levels import LEVELS
from game.arcade import Arcade
from game.cabinets import CABINETS, GAMES
from game.cabinets.cabinet import Form
from game.core.contract import Impossible
from game.core.phrase import Phrase, literal, say
from game.core.seeds import day_seed, short
from game.match import pace, series
from game.match.match import Match, new_match
from game.match.rematch import fresh_seed
from game.match.seats import AI, HUMAN
from game.scenes.base import places
from game.scenes.base.faces import Faces
from game.scenes.base.menu_widgets import (
    MIDDLE,
    button,
    heading,
    round_button,
    stepper,
    words,
)
from game.scenes.base.scene import Pop, Push, Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.menu.seed import SeedScene
from game.tables.pictures import Button, Face, Label
from game.tables.table import Access, Foretells, Spot
from game.ui.intents import Want

WHO = (HUMAN, *(AI + level for level in LEVELS))
FACE_AT = 262.0
"""Where the faces are, between "Seat 2" and its level."""
ROWS = 6
"""Options on a page."""
SERIES = "+series"
"""The row that is no option of the rules: how long a series of games goes on. No option can have
this name, since text keys have no plus."""


def _form_name(form: Form) -> Phrase:
    """How long a series goes on, in words."""
    if form.goal:
        return say("setup-series-to", goal=form.goal)
    if form.exchanged:
        return say("setup-series-exchanged")
    return say("setup-series-deals", deals=form.deals) if form.deals else say("setup-series-one")


def _with_stars(row: Sequence[Spot], level: str) -> list[Spot]:
    """The value of a stepper a little higher, and how hard the level is below it."""
    hard, all_ = list(LEVELS).index(level) + 1, len(LEVELS)
    stars = literal("\u2605" * hard + "\u2606" * (all_ - hard))
    value, *buttons = sorted(row, key=lambda spot: not spot.id.endswith(":value"))
    below = Spot(
        value.id.replace(":value", ":stars"),
        Label("yellow", 16),
        value.x,
        value.y + 17,
        value.w,
        24,
        5,
        stars,
    )
    return [value._replace(y=value.y - 11, h=32), below, *buttons]


class SetupScene(Screen):
    """One column for the seats, one for the options, and the start button lit."""

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
        game = self.game
        spots = [heading(say(f"{game}-title"), 46, w=560.0)]
        seed = say("setup-seed", seed=literal(short(self.seed))) if self.seed else None
        chance = button("seed", seed or say("setup-seed-chance"), 1080, 46, 320, 60)
        spots.append(chance.only(Access.STAFF))
        if self.info.is_puzzle(self.options):
            art = Button("outline" if self.seed == day_seed(self.day) else "ghost")
            spots.append(button("day", say("setup-day"), 200, 46, 320, 60, art))
        players = say("setup-players-n", n=len(self.seats))
        spots += stepper("players", say("setup-players"), players, 330, 118, 560)
        for seat, who in enumerate(self.seats):
            place = say("seat-number", number=seat + 1)
            word = say("seat-you" if who == HUMAN else f"level-{who.removeprefix(AI)}")
            y = 190 + 72 * seat
            box, title, *rest = stepper(f"seat{seat}", place, word, 330, y, 560)
            face = "person" if who == HUMAN else who.removeprefix(AI)
            picture = Spot(f"seat{seat}:face", Face(face), FACE_AT, y, 52, 52, 5)
            spots += [box, title._replace(x=title.x - 36, w=title.w - 72), picture]
            spots += rest if who == HUMAN else _with_stars(rest, who.removeprefix(AI))
        names = self._rows()
        if self.page * ROWS >= len(names):
            self.page = 0
        for i, name in enumerate(names[self.page * ROWS : (self.page + 1) * ROWS]):
            what, value = self._row(name)
            spots += stepper(f"option-{name}", what, value, 940, 118 + 72 * i, 600, 0.38)
        if len(names) > ROWS:
            spots.append(button("more", say("setup-more"), 940, 118 + 72 * ROWS, 300, 60))
        refusal = self.refusal()
        line = refusal or self._pace() or self._help()
        ink = Label("danger" if refusal else "second", 19)
        spots.append(words("line", line, MIDDLE, 606, 1200, 50, ink))
        spots += self._ways(closed=refusal is not None)
        return spots

    def _ways(self, *, closed: bool) -> list[Spot]:
        """Back, the rules, the puzzle of the day, and the start, which may be closed."""
        back = button("back", say("back"), 190, 672, 260, 72, Button("ghost", "back"))
        rules = button("rules", say("pause-rules"), 480, 672, 260, 72, Button("outline", "help"))
        start = button("start", say("setup-start"), 1000, 672, 420, 76, Button("primary", "play"))
        spots = [back, rules]
        if CABINETS[self.game].daily:
            today = round_button("today", "hint", 700, 672, say("title-today"))
            spots.append(today.only(Access.STAFF))
        return [*spots, start._replace(dim=closed)]

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
            return say("setup-series"), _form_name(self.form)
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
        processes = min(self.arcade.machine.workers, os.cpu_count() or 1)
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
                self.page = (self.page + 1) % (-(-len(self._rows()) // ROWS))
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
        seed = self.seed or fresh_seed(self.game, self.options)
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
                self.measurement = pace.Measurement(self.arcade.thinker, self.game)
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
