"""The board of a game: ten lines, and the way to the games that can be watched."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase, digits

from ai.levels import LEVELS
from game.arcade import Arcade
from game.art.menu.emblems import Emblem
from game.core.phrase import Phrase, literal, say
from game.progress.leaderboard import KEPT, Result, board
from game.scenes.after.pick_name import name_of
from game.scenes.base import places
from game.scenes.base.menu_widgets import (
    FINGER,
    MIDDLE,
    button,
    heading,
    legible,
    round_button,
    words,
)
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.base.upright_page import AIR, LINE, foot, head, room_of
from game.tables.pictures import Button, Ink, Label, Panel
from game.tables.sheet import Sheet
from game.tables.table import Spot
from game.ui.intents import Intent, Want

WON = ("lost", "shared", "won")


BANDS = {
    "rank": (0.0, 0.11, 0),
    "name": (0.12, 0.55, 0),
    "points": (0.68, 0.32, 0),
    "how": (0.12, 0.88, 1),
}
"""Of an upright result: where each part begins in its width, its share of it, and its line."""


class BoardScene(Screen):
    """One game's board; the others are a step left or right."""

    upright = True

    def __init__(self, arcade: Arcade, game: str, game_id: int | None = None) -> None:
        """``game_id``: whose line is marked."""
        super().__init__(arcade)
        self.game = game
        self.game_id = game_id
        self.focused = "done"

    def spots(self) -> Sequence[Spot]:
        """The lines, the turners, two buttons."""
        sheet = self.stage.sheet
        return self._upright(sheet) if sheet.tall else self._wide()

    def _upright(self, sheet: Sheet) -> list[Spot]:
        """Each result in two lines."""
        at = {spot.id: spot for spot in self._wide()}
        title, _ = head(say("board-title", game=say(f"{self.game}-title")), literal(""), sheet)
        y, wide = title.y, title.w - 2 * (FINGER + AIR)
        before, after = legible([at["previous"], at["next"]])
        room = room_of(sheet)
        room = room._replace(top=room.top - LINE, h=room.h + LINE)
        middle = room.top + room.h / 2
        spots = [
            title._replace(w=wide),
            before._replace(x=room.x - (wide + FINGER) / 2 - AIR, y=y),
            after._replace(x=room.x + (wide + FINGER) / 2 + AIR, y=y),
            at["frame"]._replace(x=room.x, y=middle, w=room.w, h=room.h),
            *foot([[at["watch"], at["done"]]], sheet),
        ]
        if "none" in at:
            spots.append(at["none"]._replace(x=room.x, y=middle, w=room.w - 2 * AIR, h=3 * LINE))
        left, across, pitch = room.x - room.w / 2 + AIR, room.w - 2 * AIR, room.h / KEPT
        for spot in at.values():
            part, row = spot.id.rstrip(digits), spot.id.lstrip(ascii_lowercase)
            if row and part in BANDS:
                start, share, line = BANDS[part]
                x, y = left + (start + share / 2) * across, room.middle(int(row), pitch)
                y += pitch * (line - 0.5) / 2
                spots.append(spot._replace(x=x, y=y, w=share * across - AIR, h=pitch / 2 - 2))
        return legible(spots)

    def _wide(self) -> list[Spot]:
        """On the wide sheet a line for each."""
        name = say(f"{self.game}-title")
        spots = [
            heading(say("board-title", game=name), 54, w=760),
            round_button("previous", "back", 190, 54, say("board-previous")),
            round_button("next", "next", 1090, 54, say("board-next")),
            Spot("emblem", Emblem(self.game), 90, 54, 78, 78, 2),
            Spot("frame", Panel(), MIDDLE, 358, 1180, 512, 1),
        ]
        results = board(self.arcade.store, self.game)
        for i, result in enumerate(results):
            spots += self._line(i, result)
        if not results:
            none = say("board-none")
            spots.append(words("none", none, MIDDLE, 340, 900, 80, Label("text", 24)))
        spots.append(
            button("watch", say("board-watch"), 240, 660, 380, 74, Button("outline", "play"))
        )
        spots.append(button("done", say("done"), 1040, 660, 380, 76, Button("primary", "check")))
        return spots

    def _line(self, i: int, result: Result) -> list[Spot]:
        y = 138 + (490 / KEPT) * i
        ink: Ink = "yellow" if result.game_id == self.game_id else "text"
        name = name_of(result.first, result.second)
        figure = say("board-points", points=result.points)
        return [
            words(
                f"rank{i}", literal(str(i + 1)), 100, y, 60, 44, Label(ink, 22, "right", bold=True)
            ),
            words(f"name{i}", name, 330, y, 360, 44, Label(ink, 22, "left", bold=True)),
            words(f"points{i}", figure, 620, y, 200, 44, Label(ink, 20, "right")),
            words(f"how{i}", self._how(result), 960, y, 440, 44, Label("second", 19, "left")),
        ]

    def _how(self, result: Result) -> Phrase:
        end = say(f"board-{WON[max(0, min(2, result.won))]}")
        if result.games > 1:
            end = say("board-series", result=end, games=result.games)
        if not 0 <= result.level < len(LEVELS):
            return say("board-alone", result=end)
        level = say(f"level-{list(LEVELS)[result.level]}")
        return say("board-against", result=end, level=level)

    def chosen(self, spot: Spot) -> Transition:
        """Another game's board, the games to watch, or back."""
        match spot.id:
            case "previous":
                self._turn(-1)
            case "next":
                self._turn(1)
            case "watch":
                return Push(places.Replays())
            case _:
                return Pop()
        return None

    def handle(self, intent: Intent) -> Transition:
        """Scrolling turns the boards."""
        if intent.want is Want.SCROLL and intent.at[1]:
            self._turn(-1 if intent.at[1] > 0 else 1)
            return None
        return super().handle(intent)

    def _turn(self, by: int) -> None:
        games = self.arcade.games
        at = games.index(self.game) if self.game in games else 0
        self.game = games[(at + by) % len(games)]
        self.lay()
