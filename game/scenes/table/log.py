"""The log of a game, a page at a time, newest page first."""

from __future__ import annotations

from collections.abc import Sequence

from game.arcade import Arcade
from game.core.access import Access
from game.core.phrase import say
from game.scenes.base.menu_widgets import MIDDLE, button, heading, round_button, words
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.table.developer_panel import InsideScene
from game.scenes.table.policy import TableInPlay
from game.tables.pictures import Label, Panel
from game.tables.table import Spot
from game.ui.intents import Want

LINES = 12
"""Lines on a page."""


class LogScene(Screen):
    """What happened, in words."""

    overlay = True
    upright = refits = True

    def __init__(self, arcade: Arcade, table: TableInPlay) -> None:
        super().__init__(arcade)
        self.table = table
        self.log = tuple(table.log)
        self.pages = max(1, -(-len(self.log) // LINES))
        self.page = self.pages - 1
        self.focused = "close"

    def spots(self) -> Sequence[Spot]:
        """One page and its turners."""
        spots = [
            Spot("frame", Panel("bright"), MIDDLE, 360, 1080, 660, 1),
            heading(say("log-title"), 74, w=860),
            round_button("close", "cross", 1132, 78, say("close")),
            button("inside", say("inside-title"), 992, 640, 336, 64).only(Access.STAFF),
        ]
        if self.pages > 1:
            pages = say("pages", page=self.page + 1, pages=self.pages)
            spots.append(words("pages", pages, MIDDLE, 640, 84, 40, Label("second", 20)))
            spots.append(round_button("older", "back", 560, 640, say("log-older")))
            spots.append(round_button("newer", "next", 720, 640, say("log-newer")))
        shown = self.log[self.page * LINES : (self.page + 1) * LINES]
        for i, line in enumerate(shown):
            spots.append(
                words(f"line{i}", line, MIDDLE, 134 + 39 * i, 1010, 37, Label("text", 19, "left"))
            )
        if not self.log:
            spots.append(words("none", say("log-empty"), MIDDLE, 300, 900, 60, Label("second", 20)))
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """Turn the page or close."""
        match spot.id:
            case "older":
                self._turn(-1)
            case "newer":
                self._turn(1)
            case "inside":
                return Push(InsideScene(self.arcade, self.table))
            case _:
                return Pop()
        return None

    def wanted(self, want: Want) -> Transition:
        """Scrolling turns pages too."""
        return Pop() if want is Want.BACK else None

    def _turn(self, by: int) -> None:
        self.page = min(self.pages - 1, max(0, self.page + by))
        self.lay()
