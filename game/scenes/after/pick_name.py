"""A name for the board: two words of a list, never typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.arcade import Arcade
from game.core.phrase import Phrase, say
from game.match.match import Match
from game.progress.leaderboard import FIRST, SECOND, enter, result_of
from game.scenes.base import places
from game.scenes.base.menu_widgets import MIDDLE, button, heading, words
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.tables.pictures import Button, Label
from game.tables.table import Spot


def name_of(first: str, second: str) -> Phrase:
    """The two words together."""
    return say("board-name", first=say(f"login-name-{first}"), second=say(f"board-word-{second}"))


class NameScene(Screen):
    """Two columns of words; Go enters the result of a finished game."""

    def __init__(self, arcade: Arcade, match: Match) -> None:
        super().__init__(arcade)
        self.match = match
        # Two children after each other should not have to change anything to be told apart.
        self.first = FIRST[(match.kept or 0) % len(FIRST)]
        self.second = SECOND[(match.kept or 0) * 5 % len(SECOND)]
        self.focused = "go"

    def spots(self) -> Sequence[Spot]:
        """First words left, second words right, the name below."""
        spots = [heading(say("board-pick-title"), 56)]
        for kind, list_, chosen, left in (
            ("first", FIRST, self.first, 140.0),
            ("second", SECOND, self.second, 770.0),
        ):
            for i, word in enumerate(list_):
                x, y = left + 186 * (i % 3), 150 + 88 * (i // 3)
                label = say(f"login-name-{word}" if kind == "first" else f"board-word-{word}")
                art = Button("primary" if word == chosen else "ghost")
                spots.append(button(f"{kind}:{word}", label, x, y, 174, 72, art))
        name = name_of(self.first, self.second)
        spots.append(words("name", name, MIDDLE, 528, 1000, 70, Label("yellow", 40, bold=True)))
        spots.append(button("back", say("back"), 183, 640, 260, 76, Button("ghost", "back")))
        spots.append(
            button("go", say("board-pick-go"), 989, 640, 480, 84, Button("outline", "next"))
        )
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """A word, or the name as it is."""
        match spot.id:
            case "back":
                return Pop()
            case "go":
                result = result_of(self.match, self.first, self.second)
                enter(self.arcade.store, self.match.id, result)
                return Push(places.Board(self.match.id, self.match.kept))
        kind, _, word = spot.id.partition(":")
        setattr(self, kind, word)
        self.lay()
        return None

    def resume(self, _result: Any) -> Transition:
        """The board was looked at: back to the table."""
        return Pop()
