"""The board of a game: ten lines, and the way to the games that can be watched."""

from __future__ import annotations

from collections.abc import Sequence

from ai.levels import LEVELS
from game.art.menu.emblems import Emblem
from game.core.phrase import Phrase, literal, say
from game.progress.leaderboard import BoardEntry, board
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.results.pick_name import name_of
from game.services import Services
from game.tables.pictures import Ink, Label
from game.tables.table import Spot
from game.ui.actions import Action, Intent
from game.ui.layout import Choose, Column, Leaf, Node, Row
from game.ui.lists import TableOfRows
from game.ui.measure import GAP
from game.ui.parts import foot, foot_button, panel, round_button, text, title
from game.ui.sizes import PAGE, SMALL_EMBLEM

WON = ("lost", "shared", "won")
EMPTY = Label("text", 24)


def view(game: str, results: Sequence[BoardEntry], marked: int | None) -> Node:
    """The lines of a board, buttons to those of other games, and the ways on.

    ``marked``: the store's number of the game whose line is lit.
    """
    name = title(say("board-title", game=say(f"{game}-title")), grow=1.0)
    before = round_button("previous", "back", say("board-previous"))
    after = round_button("next", "next", say("board-next"))
    emblem = Leaf(Spot("emblem", Emblem(game), 0, 0, 0, 0, 2), natural=SMALL_EMBLEM)
    ways = [
        foot_button("watch", say("board-watch"), "outline", "play"),
        foot_button("done", say("done"), "primary", "check"),
    ]
    lines: Node = text("none", say("board-none"), EMPTY)
    if results:
        parts = [_parts(i, result, marked) for i, result in enumerate(results)]
        lines = Choose(
            TableOfRows([_one_line(part) for part in parts]),
            TableOfRows([_two_lines(part) for part in parts]),
        )
    return Column(
        [
            Choose(Row([emblem, before, name, after]), Row([before, name, after])),
            panel("frame", lines, grow=1.0),
            foot(ways),
        ],
        gap=2 * GAP,
        most_w=PAGE,
    )


def _parts(i: int, result: BoardEntry, marked: int | None) -> list[Leaf]:
    """Rank, name, points, and how they were made."""
    ink: Ink = "yellow" if result.game_id == marked else "text"
    name = name_of(result.first, result.second)
    points = say("board-points", points=result.points)
    return [
        text(f"rank{i}", literal(str(i + 1)), Label(ink, 22, "right", bold=True)),
        text(f"name{i}", name, Label(ink, 22, "left", bold=True), grow=1.0),
        text(f"points{i}", points, Label(ink, 20, "right")),
        text(f"how{i}", _how(result), Label("second", 19, "left"), grow=1.0),
    ]


def _one_line(parts: list[Leaf]) -> list[Node]:
    return [*parts]


def _two_lines(parts: list[Leaf]) -> list[Node]:
    rank, name, points, how = parts
    return [rank, Column([Row([name, points]), how], gap=0.0, grow=1.0)]


def _how(result: BoardEntry) -> Phrase:
    end = say(f"board-{WON[max(0, min(2, result.won))]}")
    if result.games > 1:
        end = say("board-series", result=end, games=result.games)
    if not 0 <= result.level < len(LEVELS):
        return say("board-alone", result=end)
    level = say(f"level-{list(LEVELS)[result.level]}")
    return say("board-against", result=end, level=level)


class BoardScene(Screen):
    """One game's board; the others are a step left or right."""

    upright = fluid = True

    def __init__(self, services: Services, game: str, game_id: int | None = None) -> None:
        """``game_id``: whose line is marked."""
        super().__init__(services)
        self.game = game
        self.game_id = game_id
        self.focused = "done"

    def view(self) -> Node:
        """The board of this game."""
        return view(self.game, board(self.services.store, self.game), self.game_id)

    def chosen(self, spot: Spot) -> Transition:
        """Another game's board, the games to watch, or back."""
        match spot.id:
            case "previous":
                self._turn(-1)
            case "next":
                self._turn(1)
            case "watch":
                return Push(routes.Replays())
            case _:
                return Pop()
        return None

    def handle(self, intent: Intent) -> Transition:
        """Scrolling turns the boards."""
        if intent.action is Action.SCROLL and intent.at[1]:
            self._turn(-1 if intent.at[1] > 0 else 1)
            return None
        return super().handle(intent)

    def _turn(self, by: int) -> None:
        games = self.services.games
        at = games.index(self.game) if self.game in games else 0
        self.game = games[(at + by) % len(games)]
        self.layout()
