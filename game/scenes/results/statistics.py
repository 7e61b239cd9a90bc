"""Statistics and achievements: games played and won here, and physics that players made happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from game.core.phrase import Phrase, figure, say
from game.core.session import Verdict, outcome
from game.games import DESCRIPTORS, GAMES
from game.match.match import HUMAN, level_of
from game.progress.challenges import earned
from game.scenes.base.scene import Transition
from game.scenes.results.leafing import Leafing
from game.scenes.results.result_links import door_buttons, through
from game.services import Services
from game.store import SavedGame
from game.tables.pictures import Button, Label
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Fits, Leaf, Node, Row, Steady
from game.ui.lists import Grid, TableOfRows
from game.ui.measure import GAP
from game.ui.parts import foot_button, panel, round_button, text, title
from game.ui.sizes import BODY, LINE, NOTE, PAGE, QUIET, READING, ROW_HIGH, STRONG

COUNTED = 1000
"""The newest finished games that are counted."""
LEVELS = ("visitor", "student", "researcher", "nobel")
WHO = Label("text", 20, "left", bold=True)
EARNED = Button("outline", "points", tells_by_icon=True)
LOCKED = Button("ghost", "lock", tells_by_icon=True)
"""A achievement that was done, and one that was not."""


def against(saved: SavedGame) -> str:
    """Whom a game was played against: the strongest level, ``person`` or ``alone``."""
    levels = [level_of(seat) for seat in saved.record.seats]
    known = [level for level in LEVELS if level in levels]
    if known:
        return known[-1]
    return "person" if len(saved.record.seats) > 1 else "alone"


def verdict(saved: SavedGame) -> Verdict:
    """Verdict of a game for the best of its people."""
    record = saved.record
    people = [seat for seat, holder in enumerate(record.seats) if holder == HUMAN]
    return outcome(GAMES[record.game].info, record.options, saved.returns).verdict(people)


@dataclass(frozen=True, slots=True)
class Played:
    """The games of a person against opponents of one kind."""

    against: str
    """As `against` names them."""
    figures: tuple[int, int, int]
    """Games that were played, won, and shared."""


@dataclass(frozen=True, slots=True)
class StatisticsModel:
    """Everything that the page shows."""

    game: str
    at: int
    pages: int
    played: Sequence[Played]
    earned: Sequence[str]
    achievement: str | None
    """The achievement of which the line tells."""


def view(model: StatisticsModel) -> Node:
    """Figures, achievements, a line about the one that was chosen, and the ways on."""
    game, achievements = model.game, DESCRIPTORS[model.game].achievements
    figures = panel("figures", _figures(model.played), grow=1.0)
    body: list[Node] = [figures]
    if achievements:
        medals = _achievements(model)
        # In columns so wide most names have room beside their icons.
        beside = Row([figures, Column([medals], least_w=0.9 * READING)], gap=2 * GAP)
        below = Fits([Column([figures, medals]), Row([figures, medals])])
        body = [Choose(beside, below, grow=1.0)]
        lines = [
            text("line", _line(model, achievement), BODY) for achievement in (None, *achievements)
        ]
        # The achievements stay where they are, however much there is to tell of one.
        body.append(
            panel("told", Steady(text("line", _line(model, model.achievement), BODY), lines))
        )
    back = round_button("back", "back", say("page-back"))
    onward = round_button("next", "next", say("page-next"))
    done = foot_button("done", say("done"), "primary", "check")
    notebook, *challenges = door_buttons(game)
    number = text("pages", say("pages", page=model.at + 1, pages=model.pages), LINE, grow=1.0)
    feet = Choose(
        Row([notebook, back, done, onward, *challenges], gap=3 * GAP),
        Column([Row([back, number, onward]), Grid([notebook, *challenges, done])]),
    )
    name = title(say("statistics-title", game=say(f"{game}-title")))
    return Column([name, *body, feet], gap=2 * GAP, most_w=PAGE)


def _figures(played: Sequence[Played]) -> Node:
    if not played:
        return text("none", say("statistics-none"), LINE)
    names = ("against", "played", "won", "shared")
    rows: list[list[Node]] = [
        [
            text(f"head:{name}", say(f"statistics-{name}"), QUIET if name == "against" else NOTE)
            for name in names
        ]
    ]
    for row in played:
        key = f"level-{row.against}" if row.against in LEVELS else f"statistics-{row.against}"
        figures = [
            text(f"{name}:{row.against}", figure(str(number)), BODY)
            for name, number in zip(names[1:], row.figures, strict=True)
        ]
        rows.append([text(f"who:{row.against}", say(key), WHO, grow=1.0), *figures])
    return TableOfRows(rows)


def _achievements(model: StatisticsModel) -> Node:
    """The achievements of the game, and how many of them were done.

    They stand two by two; one below another where a tall sheet is too narrow for their names.
    """
    achievements = DESCRIPTORS[model.game].achievements
    how_many = say("statistics-of", done=len(model.earned), all=len(achievements))
    names = [_achievement(model, achievement) for achievement in achievements]
    paired, single = (Grid(names, columns=n, grow=1.0, justify="start") for n in (2, 1))
    buttons = Choose(paired, Fits([paired, single]), grow=1.0)
    return panel("achievements", Column([text("of", how_many, STRONG), buttons]), grow=1.0)


def _achievement(model: StatisticsModel, achievement: str) -> Leaf:
    done = achievement in model.earned
    name, art = say(f"achievement-{model.game}-{achievement}"), EARNED if done else LOCKED
    spot = Spot(f"achievement:{achievement}", art, 0, 0, 0, 0, 10, name, _line(model, achievement))
    return Leaf(spot, grow=1.0, most_h=ROW_HIGH)


def _line(model: StatisticsModel, achievement: str | None) -> Phrase:
    """Condition of an achievement, or the day it was reached."""
    if achievement is None:
        return say("statistics-choose")
    id_ = f"achievement-{model.game}-{achievement}"
    key = "achievement-done" if achievement in model.earned else "achievement-open"
    return say(key, name=say(id_), how=say(f"{id_}-how"))


class StatisticsScene(Leafing):
    """A page for each game: figures, and achievements."""

    upright = fluid = True

    def __init__(self, services: Services, game: str) -> None:
        super().__init__(services)
        self.games = list(DESCRIPTORS)
        self.at = self.games.index(game)
        self.achievement: str | None = None
        """The achievement of which the line tells."""
        self.focused = "next"

    @property
    def game(self) -> str:
        """Whose page lies open."""
        return self.games[self.at]

    def model(self) -> StatisticsModel:
        """The state of the page."""
        return StatisticsModel(
            self.game,
            self.at,
            len(self.games),
            self._played(),
            earned(self.services.store, self.game),
            self.achievement,
        )

    def view(self) -> Node:
        """The page for this state."""
        return view(self.model())

    def _played(self) -> list[Played]:
        kept = [
            saved
            for saved in self.services.store.games(COUNTED)
            if saved.record.game == self.game and HUMAN in saved.record.seats
        ]
        played = Counter(against(saved) for saved in kept)
        ended = Counter((against(saved), verdict(saved)) for saved in kept)
        return [
            Played(name, (played[name], ended[name, Verdict.WON], ended[name, Verdict.SHARED]))
            for name in ("alone", "person", *LEVELS)
            if played[name]
        ]

    def chosen(self, spot: Spot) -> Transition:
        """Tell of a achievement, turn to another game, or go through another door."""
        name, _, achievement = spot.id.partition(":")
        match name:
            case "achievement":
                self.achievement = achievement
                self.layout()
            case "back":
                self.turn(-1)
            case "next":
                self.turn(1)
            case _:
                return through(name, self.game)
        return None

    def count(self) -> int:
        """A page for each game."""
        return len(self.games)

    def turn(self, by: int) -> None:
        """Another game, of which no achievement is chosen yet."""
        self.achievement = None
        super().turn(by)
