"""A part of a table, large: the board of a rival. Any touch puts it back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.core.phrase import Phrase, say
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.capabilities import LARGEST, enlarged, extent
from game.tables.pictures import Panel
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Canvas, Centre, Column, Leaf, Node, Pad, Row, Stack
from game.ui.measure import EDGE
from game.ui.parts import round_button, text
from game.ui.sizes import QUESTION


class CloseUp(Screen):
    """A table's close-up, as large as the window allows, over the table."""

    overlay = True
    upright = fluid = True

    def __init__(self, services: Services, title: Phrase, shown: Sequence[Spot]) -> None:
        super().__init__(services)
        self.title = title
        self.shown = shown
        self.focused = "close"

    def view(self) -> Node:
        """Frame, name, the part, and a way back."""
        whole = extent(self.shown)
        part = Canvas(partial(enlarged, self.shown), (LARGEST * whole.w, LARGEST * whole.h))
        close = round_button("close", "cross", say("close"))
        name = text("title", self.title, QUESTION, grow=1.0)
        frame = Leaf(Spot("frame", Panel("bright"), 0, 0, 0, 0, -1))
        return Centre(Stack([frame, Pad(Column([Row([name, close]), part]), EDGE, EDGE)]))

    def chosen(self, spot: Spot) -> Transition:
        """Any touch puts it back."""
        return Pop()

    def release(self, at: tuple[int, int]) -> Transition:
        """So does one beside it."""
        return super().release(at) or Pop()

    def on_action(self, action: Action) -> Transition:
        """BACK and LOOK close."""
        return Pop() if action in (Action.BACK, Action.LOOK) else None
