"""The log of a game, a page at a time, newest page first."""

from __future__ import annotations

from game.core.access import Access
from game.core.phrase import say
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.table.developer_panel import InsideScene
from game.scenes.table.policy import TableInPlay
from game.services import Services
from game.tables.pictures import Label, Panel
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Column, Leaf, Node, Row, leaves_of
from game.ui.lists import Scroll
from game.ui.measure import GAP
from game.ui.parts import button, framed, round_button, spring, text, title
from game.ui.sizes import LINE, PAGE

TOLD = Label("text", 19, "left")


class LogScene(Screen):
    """What happened, in words."""

    overlay = True
    upright = fluid = True

    def __init__(self, services: Services, table: TableInPlay) -> None:
        super().__init__(services)
        self.table = table
        self.log = table.log
        self.page = -1
        """Counted from the newest, which is -1."""
        self.focused = "close"

    def view(self) -> Node:
        """One page and its turners."""
        close = round_button("close", "cross", say("close"))
        lines = [text(f"line{i}", line, TOLD) for i, line in enumerate(self.log)]
        lines = lines or [text("none", say("log-empty"), LINE)]
        page = Scroll(lines, self.page, gap=2 * GAP, grow=1.0, even=False, foot=self._foot)
        head = Row([title(say("log-title"), grow=1.0), close])
        return framed(Column([head, page], gap=2 * GAP), Panel("bright"), most_w=PAGE)

    def _foot(self, at: int, leaves: int) -> Node:
        """The turners where there are several pages; for staff what goes on inside."""
        inside = button("inside", say("inside-title"))
        inside = Leaf(inside.spot.only(Access.STAFF))
        if leaves == 1:
            return Row([spring(), inside])
        older = round_button("older", "back", say("log-older"))
        newer = round_button("newer", "next", say("log-newer"))
        pages = text("pages", say("pages", page=at + 1, pages=leaves), LINE)
        return Row([older, pages, newer, spring(), inside])

    def chosen(self, spot: Spot) -> Transition:
        """Turn the page or close."""
        match spot.id:
            case "older":
                self._turn(-1)
            case "newer":
                self._turn(1)
            case "inside":
                return Push(InsideScene(self.services, self.table))
            case _:
                return Pop()
        return None

    def on_action(self, action: Action) -> Transition:
        """Scrolling turns pages too."""
        return Pop() if action is Action.BACK else None

    def _turn(self, by: int) -> None:
        pages = leaves_of(self.view(), self.viewport.renderer, self.viewport.sheet)
        self.page = min(-1, max(-pages, self.page + by))
        self.layout()
