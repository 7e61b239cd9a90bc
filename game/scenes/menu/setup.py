"""Before a game: who plays, at which level, with which options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

import pygame

from game.core.contract import Impossible
from game.core.phrase import Phrase, say
from game.core.rng import day_seed
from game.games import DESCRIPTORS, GAMES
from game.games.descriptor import Form
from game.match import pace
from game.match.match import AI, FIT, HUMAN, MATCHED, NAMED, Match, level_of, new_match
from game.match.set_up import SetUp, match_for, remember, usual
from game.progress import player_rating as rating
from game.scenes.base import routes
from game.scenes.base.faces import Faces
from game.scenes.base.scene import Pop, Push, Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.menu.seed import SeedScene
from game.scenes.menu.setup_page import Fitting, SetupModel, form_name, view
from game.services import Services
from game.tables.table import Foretells, Spot
from game.ui.actions import Action
from game.ui.layout import Node

WHO = (HUMAN, *(AI + level for level in NAMED))
FEW = 10
"""Moves of a game that is no loss when another one is set up in its place."""
SERIES = "+series"
"""The row that is no option of the rules: how long a series of games goes on. No option can have
this name, since text keys have no plus."""


class SetupScene(Screen):
    """One column for the seats, one for the options, and the start button lit."""

    upright = fluid = True

    def __init__(
        self,
        services: Services,
        game: str,
        options: Mapping[str, int] | None = None,
        day: date | None = None,
        instead: int | None = None,
    ) -> None:
        """``options``: what is chosen to begin with; the rest is as in the last game.

        ``day``: today, if not what the clock says; for the deal of the day. ``instead``: a kept
        game that is given up for the new one if it has hardly begun.
        """
        super().__init__(services)
        self.game = game
        self.info = GAMES[game].info
        last = usual(services.store, game, options)
        self.seats = list(last.seats)
        self.options = dict(last.options)
        self.forms = DESCRIPTORS[game].series.forms
        self.form = last.form
        self.instead = instead
        self.seed = ""
        """Seed that was typed; empty: by chance."""
        self.day = day or date.today()
        self.page = 0
        self.faces = Faces()
        self.focused = "start"
        self.measurement: pace.Measurement | None = None
        """Going on, of how fast the strongest opponent thinks here."""
        self.paced = False
        """True if the last row that was touched is a seat of the strongest opponent."""
        self.touched = ""
        """The player of the seat that was changed last."""
        self.helped: str | None = next(iter(self.options), None)
        """The option whose help is shown: the first one until another is touched."""
        self._only_known()

    def refusal(self) -> Phrase | None:
        """Why this cannot be played, if it cannot."""
        try:
            new_match(self.game, self.seats, self.options, "try")
        except Impossible as error:
            return say(f"{self.game}-impossible-{error.reason}")
        return None

    def view(self) -> Node:
        """The page of `model`."""
        return view(self.model())

    def model(self) -> SetupModel:
        """The set-up as it is now."""
        refusal = self.refusal()
        puzzle = self.info.is_puzzle(self.options)
        return SetupModel(
            game=self.game,
            seats=tuple((who, self._fitting(who)) for who in self.seats),
            options=tuple((name, *self._row(name)) for name in self.rows()),
            line=refusal or self._pace() or self._promise() or self._help(),
            refused=refusal is not None,
            seed=self.seed,
            of_day=self.seed == day_seed(self.day) if puzzle else None,
            daily=bool(DESCRIPTORS[self.game].daily),
            page=self.page,
        )

    # --- opponents that fit -------------------------------------------------------------------

    def _who(self) -> Sequence[str]:
        """Everybody who may take a seat: opponents that fit where games are rated."""
        rated = rating.curve_at(self.info, len(self.seats), self.options) is not None
        if not rated or self.services.policy is not None:
            return WHO
        return (HUMAN, *MATCHED, *WHO[1:])

    def _strength(self, who: str) -> int | None:
        """Strength of an opponent that fits, as the player is rated now; None for others."""
        if who not in MATCHED:
            return None
        store, seats = self.services.store, len(self.seats)
        return rating.matched(store, self.game, seats, MATCHED[who])

    def _fitting(self, who: str) -> Fitting | None:
        strength = self._strength(who)
        if strength is None:
            return None
        level = level_of(f"{FIT}{strength}")
        assert level is not None
        return Fitting(level, rating.plays_at(self.game, len(self.seats), strength))

    def _promise(self) -> Phrase | None:
        """Games that the player can expect to win, where a seat that fits was touched last."""
        strength = self._strength(self.touched)
        if strength is None or self.touched not in self.seats:
            return None
        store, seats = self.services.store, len(self.seats)
        share = rating.win_share(store, self.game, seats, strength)
        own = rating.written(rating.rating(store, self.game, seats).value)
        plays = rating.written(rating.plays_at(self.game, seats, strength))
        return say("practice-promise", plays=plays, rating=own, share=share)

    def rows(self) -> list[str]:
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
        text = self.services.text
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
        """Thinking time of the strongest opponent, where it is longer than it may be."""
        if not self.paced:
            return None
        rate = pace.known(self.services.store, self.game)
        machine = self.services.machine
        processes = min(machine.workers, machine.cores)
        slow = pace.over_cap(self.game, rate, processes)
        return None if slow is None else say("setup-pace", seconds=slow[0], cap=slow[1])

    def _measure(self) -> None:
        """Look how far the measurement is; it is made once for each game."""
        if self.measurement is None or self.measurement.done:
            return
        rate = self.measurement.poll()
        if rate is not None:
            pace.keep(self.services.store, self.game, rate)
            self.layout()

    def _foretold(self) -> Mapping[str, int]:
        table = DESCRIPTORS[self.game].table
        return table.foretell(len(self.seats), self.options) if isinstance(table, Foretells) else {}

    def update(self, dt: float) -> Transition:
        """The opponents blink; one of them may be measured."""
        self._measure()
        self.dirty |= self.faces.update(dt, self.placed, still=self.unmoved)
        return super().update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """The page, and the faces as they look now."""
        super().draw(surface)
        self.faces.draw(surface, self.viewport, self.placed)

    def chosen(self, spot: Spot) -> Transition:
        """Step a row, start, or go back."""
        match spot.id:
            case "back":
                return Pop()
            case "more":
                self.page += 1
            case "seed":
                return Push(SeedScene(self.services, self.seed, self.day))
            case "day":
                self.seed = day_seed(self.day)
            case "rules":
                return Push(routes.Rules(self.game, self.options))
            case "today":
                return Push(routes.DailyPage(self.game))
            case "practice":
                return Push(routes.Practice(self.game))
            case "start":
                if self.refusal() is None:
                    return self._start()
            case _:
                self.step(*spot.id.split(":"))
        self.layout()
        return None

    def _match(self) -> Match:
        """The game as it is set up, with opponents of the strength that fits now."""
        chosen = rating.fitted(self.services.store, self.game, self._chosen())
        return match_for(self.game, chosen, self.seed)

    def _chosen(self) -> SetUp:
        form = self.form if SERIES in self.rows() else Form()
        return SetUp(tuple(self.seats), self.options, form)

    def _start(self) -> Transition:
        """Play the game as it is set up; the next one begins like it."""
        if self.services.policy is None and HUMAN in self.seats:
            remember(self.services.store, self.game, self._chosen())
        if self.instead is not None:
            store = self.services.store
            begun = [saved for saved in store.unfinished() if saved.id == self.instead]
            if begun and len(begun[0].record.moves) < FEW:
                store.dropped(self.instead)
        return Reset(routes.Table(self._match()))

    def step(self, row: str, way: str) -> None:
        """Change a row by one: ``way`` is "more" or "less"."""
        by = 1 if way == "more" else -1
        self.paced, self.touched = False, ""
        if row == "players":
            counts = list(self.info.seats)
            count = counts[(counts.index(len(self.seats)) + by) % len(counts)]
            self.seats = (self.seats + [AI + "student"] * count)[:count]
            self._only_known()
        elif row.startswith("seat"):
            seat = int(row.removeprefix("seat"))
            everybody = self._who()
            at = everybody.index(self.seats[seat]) + by
            self.seats[seat] = self.touched = everybody[at % len(everybody)]
            self.paced = self.seats[seat] == AI + pace.LEVEL
            if self.paced and pace.known(self.services.store, self.game) is None:
                self.measurement = pace.Measurement(self.services.engine, self.game)
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
            self._only_known()

    def _only_known(self) -> None:
        """Replace opponents that fit where games are not rated."""
        known = self._who()
        self.seats = [who if who in known else AI + "student" for who in self.seats]

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

    def resume(self, result: object) -> Transition:
        """Back from the seed or from the rules."""
        if isinstance(result, str):
            self.seed = result
        self.layout()
        return None

    def on_action(self, action: Action) -> Transition:
        """BACK leads to the title, HELP to the rules."""
        if action is Action.HELP:
            return Push(routes.Rules(self.game, self.options))
        return Pop() if action is Action.BACK else None
