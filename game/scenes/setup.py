"""Before a game: who plays, at which level, with which options."""

from __future__ import annotations

from collections.abc import Sequence

from ai.levels import LEVELS
from game.arcade import Arcade
from game.core.contract import Impossible
from game.core.phrase import Phrase, say
from game.core.rng import new_seed
from game.drivers import AI, HUMAN, Driver, Match, Opponent, Person, new_match
from game.rules import GAMES
from game.scenes.parts import MIDDLE, button, heading, stepper, words
from game.scenes.scene import Pop, Push, Reset, Transition
from game.scenes.screen import Screen
from game.scenes.table import TableScene
from game.tables.table import Spot
from game.ui.intents import Want

WHO = (HUMAN, *(AI + level for level in LEVELS))
ROWS = 6
"""Options on a page."""


def open_table(arcade: Arcade, match: Match, *, keep: bool = True) -> TableScene:
    """The table for a match, with a driver in every seat; a fresh one is kept in the store."""
    if match.kept is None and keep:
        match.kept = arcade.store.begin(match.record())
    if len(match.people) < match.session.seats:
        arcade.thinker.new_game()
    drivers: dict[int, Driver] = {}
    for seat in range(match.session.seats):
        level = match.level(seat)
        drivers[seat] = Person() if level is None else Opponent(arcade.thinker, level)
    return TableScene(arcade, match, drivers)


def start_again(arcade: Arcade, match: Match) -> TableScene:
    """The same people, opponents and options with a new seed."""
    if match.kept is not None and match.session.to_move() is not None:
        arcade.store.dropped(match.kept)
    return open_table(arcade, new_match(match.id, match.seats, match.session.options, new_seed()))


class SetupScene(Screen):
    """One column for the seats, one for the options, and the start button lit."""

    def __init__(self, arcade: Arcade, game: str) -> None:
        super().__init__(arcade)
        self.game = game
        self.info = GAMES[game].info
        count = 2 if 2 in self.info.seats else self.info.seats[0]
        self.seats = [HUMAN] + [AI + "student"] * (count - 1)
        self.options = self.info.complete({})
        self.page = 0
        self.focused = "start"
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
        spots = [heading(say(f"{game}-title"), 46)]
        players = say("setup-players-n", n=len(self.seats))
        spots += stepper("players", say("setup-players"), players, 330, 118, 560)
        for seat, who in enumerate(self.seats):
            place = say("seat-number", number=seat + 1)
            word = say("seat-you" if who == HUMAN else f"level-{who.removeprefix(AI)}")
            spots += stepper(f"seat{seat}", place, word, 330, 190 + 70 * seat, 560)
        names = list(self.options)
        for i, name in enumerate(names[self.page * ROWS : (self.page + 1) * ROWS]):
            value = say(f"{game}-option-{name}-{self.options[name]}")
            spots += stepper(
                f"option-{name}", say(f"{game}-option-{name}"), value, 940, 118 + 72 * i, 600, 0.38
            )
        if len(names) > ROWS:
            spots.append(button("more", say("setup-more"), 940, 118 + 72 * ROWS, 300, 60))
        refusal = self.refusal()
        line = refusal or self._help()
        style = "danger,19,middle" if refusal else "second,19,middle"
        spots.append(words("line", line, MIDDLE, 606, 1200, 50, style))
        spots.append(button("back", say("back"), 190, 672, 260, 72, "ghost,back"))
        spots.append(button("rules", say("pause-rules"), 480, 672, 260, 72, "outline,help"))
        start = button("start", say("setup-start"), 1000, 672, 420, 76, "primary,play")
        spots.append(start._replace(dim=refusal is not None))
        return spots

    def _help(self) -> Phrase:
        text = self.arcade.text
        if self.helped:
            for key in (
                f"{self.game}-option-{self.helped}-{self.options[self.helped]}-help",
                f"{self.game}-option-{self.helped}-help",
            ):
                if text.has(key):
                    return say(key, seats=len(self.seats))
        return say(f"{self.game}-tagline")

    def chosen(self, spot: Spot) -> Transition:
        """Step a row, start, or go back."""
        match spot.id:
            case "back":
                return Pop()
            case "more":
                self.page = (self.page + 1) % (-(-len(self.options) // ROWS))
            case "rules":
                from game.scenes.rules import RulesScene

                return Push(RulesScene(self.arcade, self.game))
            case "start":
                if self.refusal() is None:
                    match = new_match(self.game, self.seats, self.options, new_seed())
                    return Reset(open_table(self.arcade, match))
            case _:
                self._step(*spot.id.split(":"))
        self.lay()
        return None

    def _step(self, row: str, way: str) -> None:
        by = 1 if way == "more" else -1
        if row == "players":
            counts = list(self.info.seats)
            count = counts[(counts.index(len(self.seats)) + by) % len(counts)]
            self.seats = (self.seats + [AI + "student"] * count)[:count]
        elif row.startswith("seat"):
            seat = int(row.removeprefix("seat"))
            self.seats[seat] = WHO[(WHO.index(self.seats[seat]) + by) % len(WHO)]
        else:
            name = row.removeprefix("option-")
            values = self.info.options[name].values
            self.options[name] = values[(values.index(self.options[name]) + by) % len(values)]
            self.helped = name

    def wanted(self, want: Want) -> Transition:
        """BACK leads to the title, HELP to the rules."""
        if want is Want.HELP:
            from game.scenes.rules import RulesScene

            return Push(RulesScene(self.arcade, self.game))
        return Pop() if want is Want.BACK else None
