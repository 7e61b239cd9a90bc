"""The challenges of each game, with those that were met here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.arcade import Arcade
from game.cabinets import CABINETS
from game.core.phrase import Phrase, day, say
from game.progress.challenges import met
from game.scenes.base.menu_widgets import MIDDLE, button, heading, round_button, words
from game.scenes.base.scene import Pop, Transition
from game.scenes.tomorrow.leafing import Leafing
from game.tables.pictures import Button, Label, Panel
from game.tables.table import Spot

COLUMNS, ROWS = 2, 5
SHOWN = COLUMNS * ROWS
"""Challenges on a page."""
PITCH = 94.0
TOP = 158.0


class ChallengesScene(Leafing):
    """Ten at a time; the pages of one game, then those of the next."""

    def __init__(self, arcade: Arcade, game: str, new: Sequence[str] = ()) -> None:
        """``new``: challenges that were met just now, which are lit."""
        super().__init__(arcade)
        self.places = [
            (each, page)
            for each in CABINETS
            for page in range(-(-len(CABINETS[each].challenges) // SHOWN))
        ]
        """Every page there is: a game and a number."""
        self.new = frozenset(new)
        names = [challenge.name for challenge in CABINETS[game].challenges]
        first = min((names.index(name) for name in new if name in names), default=0)
        wanted = (game, first // SHOWN)
        self.at = self.places.index(wanted) if wanted in self.places else 0
        self.looked_at: str | None = None
        """The challenge of which the line tells."""
        self.focused = "next"

    def spots(self) -> Sequence[Spot]:
        """Heading, ten challenges, a line about the one that was chosen, the turners."""
        game, page = self.places[self.at]
        days = met(self.arcade.store, game)
        names = [challenge.name for challenge in CABINETS[game].challenges]
        pages = -(-len(names) // SHOWN)
        count = say("tomorrow-challenges-met", met=len(days), all=len(names))
        number = say("pages", page=page + 1, pages=pages)
        title = say("tomorrow-challenges-of", game=say(f"{game}-title"))
        return [
            heading(title, 50),
            words("count", count, MIDDLE, 94, 900, 32, Label("second", 20)),
            *self._rows(game, names[page * SHOWN : (page + 1) * SHOWN], days),
            Spot("line:ground", Panel(), MIDDLE, 614, 1190, 44, 1),
            words("line", self._line(game, days), MIDDLE, 614, 1150, 38, Label("second", 19)),
            round_button("back", "back", 390, 676, say("page-back")),
            words("pages", number, 240, 676, 200, 40, Label("second", 20)),
            round_button("next", "next", 890, 676, say("page-next")),
            button("done", say("done"), MIDDLE, 676, 300, 64, Button("primary", "check")),
        ]

    def _rows(self, game: str, names: Sequence[str], days: dict[str, str]) -> Iterator[Spot]:
        for i, name in enumerate(names):
            text = say(f"{game}-challenge-{name}")
            x = MIDDLE + (i // ROWS - 0.5) * 604
            y = TOP + PITCH * (i % ROWS)
            art = Button("outline", "check") if name in days else Button("ghost")
            state = "tomorrow-challenge-met" if name in days else "tomorrow-challenge-open"
            spoken = say(state, text=text, day=day(days.get(name, "")))
            yield button(f"challenge:{name}", text, x, y, 590, 84, art)._replace(spoken=spoken)

    def _line(self, game: str, days: dict[str, str]) -> Phrase:
        name = self.looked_at
        if name is None:
            return say("tomorrow-challenges-how")
        if name in days:
            return say("tomorrow-challenge-day", day=day(days[name]))
        return say("tomorrow-challenge-not-yet")

    def marks(self) -> Iterator[tuple[Spot, str]]:
        """Those that were met just now glow."""
        for spot in self.laid:
            if spot.id.removeprefix("challenge:") in self.new:
                yield spot, "last"
        yield from super().marks()

    def chosen(self, spot: Spot) -> Transition:
        """Tell of a challenge, turn the page, or leave."""
        kind, _, name = spot.id.partition(":")
        match kind:
            case "challenge":
                self.looked_at = name
                self.lay()
            case "back":
                self.turn(-1)
            case "next":
                self.turn(1)
            case "done":
                return Pop()
        return None

    def count(self) -> int:
        """All pages of all games."""
        return len(self.places)

    def turn(self, by: int) -> None:
        """Another page, of which nothing is chosen yet."""
        self.looked_at = None
        super().turn(by)
