"""The challenges of each game, with those that were met here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.core.phrase import day, say
from game.games import DESCRIPTORS
from game.progress.challenges import met
from game.scenes.base.scene import Transition
from game.scenes.daily.notebook import Book
from game.services import Services
from game.tables.pictures import Button
from game.tables.table import Spot
from game.ui.layout import Column, Leaf, Node, Steady
from game.ui.lists import Scroll
from game.ui.measure import GAP
from game.ui.parts import leafing, panel, text, title
from game.ui.sizes import LINE, NOTE, PAGE, ROW_HIGH

NOT_YET = say("daily-challenge-not-yet")


@dataclass(frozen=True, slots=True)
class ChallengesModel:
    """The challenges of a game."""

    game: str
    names: Sequence[str]
    days: Mapping[str, str]
    """When each one was met that was."""
    leaf: int
    looked_at: str | None
    """The challenge of which the line tells."""


def view(model: ChallengesModel) -> Node:
    """Their number, the challenges, a line about the one that was chosen, the turners."""
    heading = say("daily-challenges-of", game=say(f"{model.game}-title"))
    count = say("daily-challenges-met", met=len(model.days), all=len(model.names))

    def foot(at: int, leaves: int) -> Node:
        return Column([_line(model), leafing(say("pages", page=at + 1, pages=leaves))], gap=2 * GAP)

    rows = [_row(model, name) for name in model.names]
    body = Scroll(rows, model.leaf, columns=2, aisle=2 * GAP, grow=1.0, foot=foot)
    head = Column([title(heading), text("count", count, LINE)], gap=0.0)
    return Column([head, body], gap=2 * GAP, most_w=PAGE)


def _row(model: ChallengesModel, name: str) -> Leaf:
    words = say(f"{model.game}-challenge-{name}")
    found = name in model.days
    # However long the words are: a completed one is known by its tick.
    art = Button("outline", "check", tells_by_icon=True) if found else Button("ghost")
    state = "daily-challenge-met" if found else "daily-challenge-open"
    spoken = say(state, text=words, day=day(model.days.get(name, "")))
    spot = Spot(f"challenge:{name}", art, 0, 0, 0, 0, 10, words, spoken)
    return Leaf(spot, grow=1.0, most_h=ROW_HIGH)


def _line(model: ChallengesModel) -> Node:
    """Text of the challenge that was chosen; the rows above it stay where they are."""
    name, how = model.looked_at, say("daily-challenges-how")
    told = how
    if name is not None:
        found = name in model.days
        told = say("daily-challenge-day", day=day(model.days[name])) if found else NOT_YET
    others = [text("line", phrase, NOTE) for phrase in (how, NOT_YET)]
    return panel("line:ground", Steady(text("line", told, NOTE), others))


class ChallengesScene(Book):
    """A leaf at a time; the leaves of one game, then those of the next."""

    def __init__(self, services: Services, game: str, new: Sequence[str] = ()) -> None:
        """``new``: challenges that were met just now, which are lit."""
        self.games = list(DESCRIPTORS)
        self.names = [[each.name for each in DESCRIPTORS[name].challenges] for name in self.games]
        super().__init__(services, [len(names) for names in self.names])
        self.new = frozenset(new)
        self.chapter = self.games.index(game)
        names = self.names[self.chapter]
        self.entry = min((names.index(name) for name in new if name in names), default=0)
        self.looked_at: str | None = None
        """The challenge of which the line tells."""

    @property
    def game(self) -> str:
        """The game whose challenges lie open."""
        return self.games[self.chapter]

    def page(self, chapter: int, leaf: int) -> Node:
        """A leaf of a game."""
        game = self.games[chapter]
        days = met(self.services.store, game)
        return view(ChallengesModel(game, self.names[chapter], days, leaf, self.looked_at))

    def marks(self) -> Iterator[tuple[Spot, str]]:
        """Those that were met just now glow."""
        for spot in self.placed:
            if spot.id.removeprefix("challenge:") in self.new:
                yield spot, "last"
        yield from super().marks()

    def chosen(self, spot: Spot) -> Transition:
        """Tell of a challenge, turn the page, or leave."""
        kind, _, name = spot.id.partition(":")
        if kind != "challenge":
            return super().chosen(spot)
        self.looked_at = name
        self.layout()
        return None

    def turn(self, by: int) -> None:
        """Another page, of which nothing is chosen yet."""
        self.looked_at = None
        super().turn(by)
