"""A part of a table, large: the board of a rival, a chart.

A touch puts it back; one of a piece with a story tells that first.
"""

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
from game.ui.sizes import BODY, QUESTION, STORY


class CloseUp(Screen):
    """A table's close-up, as large as the window allows, over the table."""

    overlay = True
    upright = fluid = True

    def __init__(self, services: Services, title: Phrase, shown: Sequence[Spot]) -> None:
        super().__init__(services)
        self.title = title
        self.shown = shown
        self.told: Phrase | None = None
        """The story of the piece that was touched last."""
        self.focused = "close"

    def view(self) -> Node:
        """Frame, name, the part, and a way back."""
        whole = extent(self.shown)
        part = Canvas(partial(enlarged, self.shown), (LARGEST * whole.w, LARGEST * whole.h))
        close = round_button("close", "cross", say("close"))
        name = text("title", self.title, QUESTION, grow=1.0)
        frame = Leaf(Spot("frame", Panel("bright"), 0, 0, 0, 0, -1))
        rows: list[Node] = [Row([name, close]), part]
        if any(spot.story for spot in self.shown):
            rows.append(text("told", self.told or say("look-ask"), BODY, least_h=STORY))
        return Centre(Stack([frame, Pad(Column(rows), EDGE, EDGE)]))

    def chosen(self, spot: Spot) -> Transition:
        """Tell the story of a piece; any other touch puts all back."""
        if spot.story is None:
            return Pop()
        self.told = spot.story
        self.layout()
        return None

    def release(self, at: tuple[int, int]) -> Transition:
        """A touch beside it puts it back."""
        spot = self.under(at)
        tells = spot is not None and spot.id == self.pressed and spot.story is not None
        return super().release(at) or (None if tells else Pop())

    def on_action(self, action: Action) -> Transition:
        """BACK and LOOK close."""
        return Pop() if action in (Action.BACK, Action.LOOK) else None
