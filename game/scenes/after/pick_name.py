"""A name for the board: two words of a list, never typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.arcade import Arcade
from game.core.phrase import Phrase, say
from game.match.match import Match
from game.progress.leaderboard import FIRST, SECOND, enter, result_of
from game.scenes.base import places
from game.scenes.base.menu_widgets import FINGER, MIDDLE, button, heading, legible, words
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.base.upright_page import (
    AIR,
    LOW,
    Room,
    below_name,
    by_id,
    foot,
    page_name,
    worded,
)
from game.tables.pictures import Button, Label
from game.tables.sheet import Sheet
from game.tables.table import Spot

NAME = 84.0
"""Height of the name, on an upright page."""


def name_of(first: str, second: str) -> Phrase:
    """The two words together."""
    return say("board-name", first=say(f"login-name-{first}"), second=say(f"board-word-{second}"))


class NameScene(Screen):
    """Two columns of words; Go enters the result of a finished game."""

    upright = True

    def __init__(self, arcade: Arcade, match: Match) -> None:
        super().__init__(arcade)
        self.match = match
        # Two children after each other should not have to change anything to be told apart.
        self.first = FIRST[(match.kept or 0) % len(FIRST)]
        self.second = SECOND[(match.kept or 0) * 5 % len(SECOND)]
        self.focused = "go"

    def spots(self) -> Sequence[Spot]:
        """First words left, second words right, the name below."""
        sheet = self.stage.sheet
        return _upright(self._wide(), sheet) if sheet.tall else self._wide()

    def _wide(self) -> list[Spot]:
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


def _upright(wide: Sequence[Spot], sheet: Sheet) -> list[Spot]:
    """First words above, second words below them, then the name."""
    spot = by_id(wide)
    room = below_name(sheet)
    half = (room.h - NAME) / 2
    columns = 4 if sheet.h < LOW else 3
    spots = [page_name(spot["heading"], sheet)]
    for i, kind in enumerate(("first:", "second:")):
        list_ = [each for each in wide if each.id.startswith(kind)]
        spots += _grid(list_, columns, room._replace(top=room.top + i * half, h=half - 2 * AIR))
    y = room.top + room.h - NAME / 2
    name = spot["name"]._replace(x=room.x, y=y, w=room.w, h=NAME - AIR)
    ways = [[worded(spot["back"]), worded(spot["go"])]]
    return legible([*spots, name, *foot(ways, sheet)])


def _grid(spots: Sequence[Spot], columns: int, room: Room) -> list[Spot]:
    """Buttons in rows that fill a room, never higher than is handy."""
    rows = -(-len(spots) // columns)
    pitch, step = room.w / columns, min(1.6 * FINGER, room.h / rows)
    room = room._replace(top=room.top + (room.h - step * rows) / 2)
    laid = []
    for i, spot in enumerate(spots):
        x, y = room.cell(i, columns, pitch, step)
        laid.append(spot._replace(x=x, y=y, w=pitch - AIR, h=step - AIR))
    return laid
