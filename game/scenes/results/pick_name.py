"""A name for the board: two words of a list, never typed."""

from __future__ import annotations

from typing import Any

from game.core.phrase import Phrase, say
from game.match.match import Match
from game.progress.leaderboard import FIRST, SECOND, enter, result_of
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.pictures import Label
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Fits, Node, Row
from game.ui.lists import Grid
from game.ui.measure import GAP
from game.ui.parts import button, foot, foot_button, text, title
from game.ui.sizes import PAGE, ROW_HIGH

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

    def resume(self, _result: Any) -> Transition:
        """The board was looked at: back to the table."""
        return Pop()
