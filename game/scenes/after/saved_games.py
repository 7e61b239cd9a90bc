"""The list of games that were left in the middle: go on with one, or give it up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.arcade import Arcade
from game.core.phrase import Phrase, day, say
from game.scenes.after.replays import ROWS, Paged
from game.scenes.base.menu_widgets import MIDDLE, button, round_button, words
from game.scenes.base.scene import Transition
from game.scenes.menu import going_on
from game.store import Saved
from game.tables.pictures import Label
from game.tables.table import Spot

ROW = (525.0, 810.0)
"""Middle and width of a row, so that the way to give the game up fits beside it."""
GIVE_UP = (1050.0, 210.0)
"""Middle and width of that."""
TALL_ROW, TALL_GIVE_UP = (565.0, 890.0), 1096.0
"""The same for a tall sheet, where a cross stands for the words."""


class SavedGamesScene(Paged):
    """Unfinished games, the newest first."""

    def __init__(self, arcade: Arcade, game: str | None = None) -> None:
        """``game``: only those of this cabinet; None: of all."""
        super().__init__(arcade)
        self.game = game
        self._doomed: Saved | None = None
        """Given up if the question about it is answered so."""
        self.saved = going_on.all_waiting(arcade, game)

    def title(self) -> Phrase:
        """The heading."""
        return say("replay-saved-title")

    def rows(self) -> Sequence[Phrase]:
        """Game, day, moves so far."""
        return [
            say(
                "replay-row",
                name=say(f"{saved.record.game}-title"),
                day=day(saved.when.isoformat()),
                moves=len(saved.record.moves),
            )
            for saved in self.saved
        ]

    def spots(self) -> Sequence[Spot]:
        """The rows, each with a way to give the game up; a word where there are none."""
        spots: list[Spot] = []
        for spot in super().spots():
            if not spot.id.startswith("row:"):
                spots.append(spot)
                continue
            row = int(spot.id.removeprefix("row:"))
            name = say(
                "replay-saved-give-up", n=row + 1, name=say(f"{self.saved[row].record.game}-title")
            )
            tall = self.stage.sheet.tall
            x, w = TALL_ROW if tall else ROW
            spots.append(spot._replace(x=x, w=w))
            x, w = GIVE_UP
            way = button(f"give-up:{row}", say("continue-give-up"), x, spot.y, w, 62)
            if tall:
                way = round_button(way.id, "cross", TALL_GIVE_UP, spot.y, name)
            spots.append(way._replace(spoken=name))
        if not self.saved:
            spots.append(
                words("none", say("replay-saved-none"), MIDDLE, 320, 900, 60, Label("text", 24))
            )
        return spots

    def picked(self, row: int) -> Transition:
        """Back to that table."""
        return going_on.go_on(self.arcade, self.saved[row])

    def chosen(self, spot: Spot) -> Transition:
        """A game to give up is asked about; all else is as in every list."""
        kind, _, row = spot.id.partition(":")
        if kind != "give-up":
            return super().chosen(spot)
        self._doomed = self.saved[int(row)]
        return going_on.ask_to_give_up(self.arcade, self._doomed.record)

    def resume(self, result: Any) -> Transition:
        """The answer to the question."""
        if result == going_on.GIVE_UP and self._doomed is not None:
            self.arcade.store.dropped(self._doomed.id)
            self.saved = going_on.all_waiting(self.arcade, self.game)
            self.page = min(self.page, max(0, (len(self.saved) - 1) // ROWS))
            self.focused = "close"
        self._doomed = None
        return super().resume(result)
