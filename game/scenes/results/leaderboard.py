"""The board of a game: ten lines, and the way to the games that can be watched."""

from __future__ import annotations

from collections.abc import Sequence

from ai.levels import LEVELS
from game.art.menu.emblems import Emblem
from game.core.phrase import Phrase, literal, say
from game.match.match import Match
from game.progress.leaderboard import FIRST, SECOND, BoardEntry, board, enter, result_of
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.pictures import Ink, Label
from game.tables.table import Spot
from game.ui.actions import Action, Intent
from game.ui.layout import Choose, Column, Fits, Leaf, Node, Row
from game.ui.lists import Grid, TableOfRows
from game.ui.measure import GAP
from game.ui.parts import button, foot, foot_button, panel, round_button, text, title
from game.ui.sizes import PAGE, ROW_HIGH, SMALL_EMBLEM

# --- pick name ------------------------------------------------------------------------------------
# A name for the board: two words of a list, never typed.


NAME = Label("yellow", 40, bold=True)


def name_of(first: str, second: str) -> Phrase:
    """The two words together."""
    return say("board-name", first=say(f"login-name-{first}"), second=say(f"board-word-{second}"))


class NameScene(Screen):
    """Two columns of words; Go enters the result of a finished game."""

    upright = fluid = True

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services)
        self.match = match
        # Two children after each other should not have to change anything to be told apart.
        self.first = FIRST[(match.kept or 0) % len(FIRST)]
        self.second = SECOND[(match.kept or 0) * 5 % len(SECOND)]
        self.focused = "go"

    def view(self) -> Node:
        """First words, second words, the name that they make, and the ways on."""
        first = [self._word("first", word, say(f"login-name-{word}")) for word in FIRST]
        second = [self._word("second", word, say(f"board-word-{word}")) for word in SECOND]
        beside = Row([Grid(first, columns=3), Grid(second, columns=3)], gap=5 * GAP, even=True)
        below = [
            Column([Grid(words, columns=n, grow=1.0) for words in (first, second)], gap=4 * GAP)
            for n in (3, 4)
        ]
        ways = [
            foot_button("back", say("back"), icon="back"),
            foot_button("go", say("board-pick-go"), "outline", "next"),
        ]
        return Column(
            [
                title(say("board-pick-title")),
                Choose(beside, Fits(below)),
                text("name", name_of(self.first, self.second), NAME),
                foot(ways),
            ],
            gap=2 * GAP,
            justify="spread",
            most_w=PAGE,
        )

    def _word(self, kind: str, word: str, label: Phrase) -> Node:
        chosen = word in (self.first, self.second)
        return button(
            f"{kind}:{word}", label, "primary" if chosen else "ghost", grow=1.0, most_h=ROW_HIGH
        )

    def chosen(self, spot: Spot) -> Transition:
        """A word, or the name as it is."""
        match spot.id:
            case "back":
                return Pop()
            case "go":
                result = result_of(self.match, self.first, self.second)
                enter(self.services.store, self.match.id, result)
                return Push(routes.Leaderboard(self.match.id, self.match.kept))
        kind, _, word = spot.id.partition(":")
        setattr(self, kind, word)
        self.layout()
        return None

    def resume(self, _result: object) -> Transition:
        """The board was looked at: back to the table."""
        return Pop()


# --- leaderboard ----------------------------------------------------------------------------------


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
