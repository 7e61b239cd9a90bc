"""The challenges of each game, with those that were met here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.arcade import Arcade
from game.cabinets import CABINETS
from game.core.phrase import Phrase, day, say
from game.progress.challenges import met
from game.scenes.after.leafing import Leafing
from game.scenes.base.menu_widgets import LETTERS, MIDDLE, button, heading, round_button, words
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.upright_page import AIR, LINE, Room, foot, head, room_of, turning
from game.tables.pictures import Button, Label, Panel
from game.tables.table import Spot

COLUMNS, ROWS = 2, 5
SHOWN = COLUMNS * ROWS
"""Challenges on a page; fewer on an upright one."""
PITCH = 94.0
TOP = 158.0


class ChallengesScene(Leafing):
    """Ten at a time; the pages of one game, then those of the next."""

    upright = True

    def __init__(self, arcade: Arcade, game: str, new: Sequence[str] = ()) -> None:
        """``new``: challenges that were met just now, which are lit."""
        super().__init__(arcade)
        self.new = frozenset(new)
        names = [challenge.name for challenge in CABINETS[game].challenges]
        self.first = min((names.index(name) for name in new if name in names), default=0)
        """The challenge that is to be seen, of those of the game."""
        self.game = game
        self.looked_at: str | None = None
        """The challenge of which the line tells."""
        self.focused = "next"

    @property
    def shown(self) -> int:
        """Challenges on a page of this sheet."""
        sheet = self.stage.sheet
        return self._room().rows(PITCH) if sheet.tall else SHOWN

    @property
    def places(self) -> list[tuple[str, int]]:
        """Every page there is: a game and a number."""
        return [
            (each, page)
            for each in CABINETS
            for page in range(-(-len(CABINETS[each].challenges) // self.shown))
        ]

    @property
    def at(self) -> int:
        """The page that lies open."""
        wanted = (self.game, self.first // self.shown)
        return self.places.index(wanted) if wanted in self.places else 0

    @at.setter
    def at(self, page: int) -> None:
        self.game, number = self.places[page]
        self.first = number * self.shown

    def _room(self) -> Room:
        """What an upright page has for its challenges: the line about one is below them."""
        room = room_of(self.stage.sheet, 2)
        return room._replace(h=room.h - LINE - AIR)

    def spots(self) -> Sequence[Spot]:
        """Heading, challenges, a line about the one that was chosen, the turners."""
        game, page = self.places[self.at]
        days = met(self.arcade.store, game)
        names = [challenge.name for challenge in CABINETS[game].challenges]
        pages = -(-len(names) // self.shown)
        count = say("tomorrow-challenges-met", met=len(days), all=len(names))
        number = say("pages", page=page + 1, pages=pages)
        title = say("tomorrow-challenges-of", game=say(f"{game}-title"))
        rows = list(self._rows(game, names[page * self.shown : (page + 1) * self.shown], days))
        line = words("line", self._line(game, days), MIDDLE, 614, 1150, 38, Label("second", 19))
        back = round_button("back", "back", 390, 676, say("page-back"))
        number_at = words("pages", number, 240, 676, 200, 40, Label("second", 20))
        onward = round_button("next", "next", 890, 676, say("page-next"))
        done = button("done", say("done"), MIDDLE, 676, 300, 64, Button("primary", "check"))
        sheet = self.stage.sheet
        if sheet.tall:
            return [
                *head(title, count, sheet),
                *self._upright(rows, line),
                *turning(back, number_at, onward, sheet, 2),
                *foot([[done]], sheet),
            ]
        return [
            heading(title, 50),
            words("count", count, MIDDLE, 94, 900, 32, Label("second", 20)),
            *rows,
            Spot("line:ground", Panel(), MIDDLE, 614, 1190, 44, 1),
            line,
            back,
            number_at,
            onward,
            done,
        ]

    def _upright(self, rows: Sequence[Spot], line: Spot) -> Iterator[Spot]:
        """The challenges below each other, and the line about one."""
        room = self._room()
        for i, row in enumerate(rows):
            yield row._replace(x=room.x, y=room.middle(i, PITCH), w=room.w, h=PITCH - AIR)
        y = room.top + room.h + LINE / 2
        art = Label("second", LETTERS)
        yield Spot("line:ground", Panel(), room.x, y, room.w, LINE, 1)
        yield line._replace(x=room.x, y=y, w=room.w - 2 * AIR, h=LINE - AIR, art=art)

    def _rows(self, game: str, names: Sequence[str], days: dict[str, str]) -> Iterator[Spot]:
        """On the wide sheet in two columns."""
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
