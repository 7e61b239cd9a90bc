"""A part of a table, large: the board of a rival. Any touch puts it back."""

from __future__ import annotations

from collections.abc import Sequence

from game.arcade import Arcade
from game.core.phrase import Phrase, say
from game.scenes.base.menu_widgets import round_button
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.tables.pictures import Label, Panel
from game.tables.table import Spot
from game.ui.intents import Want

EDGE, HEAD = 16.0, 84.0
"""Free around the frame, and its height above what is shown."""
LARGEST = 3.0
"""How many times as large as it was laid."""
OVERHANG = 0.9
"""How far a picture that stands out of its box reaches from its middle, in sizes of the box: a card
on an edge is touched in its middle only (`game.tables.honeycomb.GRIP`)."""


class CloseUp(Screen):
    """What a table lays for it, as large as the window allows, over the table."""

    overlay = True
    upright = True

    def __init__(self, arcade: Arcade, title: Phrase, shown: Sequence[Spot]) -> None:
        super().__init__(arcade)
        self.title = title
        self.shown = shown
        self.focused = "close"

    def spots(self) -> Sequence[Spot]:
        """Frame, name, the part, and a way back."""
        sheet = self.stage.sheet
        left, top, right, bottom = self._edges()
        wide, high = sheet.w - 4 * EDGE, sheet.h - 3 * EDGE - HEAD
        scale = min(LARGEST, wide / (right - left), high / (bottom - top))
        tall = (bottom - top) * scale + HEAD + 2 * EDGE
        x, y = sheet.w / 2, sheet.h / 2
        head = y - tall / 2 + HEAD / 2
        name = Label("text", 26, bold=True)
        middle = head + HEAD / 2 + (bottom - top) * scale / 2 + EDGE / 2
        return [
            Spot("frame", Panel("bright"), x, y, sheet.w - 2 * EDGE, tall, -1),
            Spot("title", name, x, head, sheet.w - 180, 56, 5, self.title),
            round_button("close", "cross", sheet.w - EDGE - 47, head, say("close")),
            *(
                spot._replace(
                    id=f"shown:{spot.id}",
                    x=x + (spot.x - (left + right) / 2) * scale,
                    y=middle + (spot.y - (top + bottom) / 2) * scale,
                    w=spot.w * scale,
                    h=spot.h * scale,
                    afield=False,
                )
                for spot in self.shown
            ),
        ]

    def _edges(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of all that is painted."""
        reach = [OVERHANG if spot.art.overhangs else 0.5 for spot in self.shown]
        parts = list(zip(self.shown, reach, strict=True))
        return (
            min(spot.x - far * spot.w for spot, far in parts),
            min(spot.y - far * spot.h for spot, far in parts),
            max(spot.x + far * spot.w for spot, far in parts),
            max(spot.y + far * spot.h for spot, far in parts),
        )

    def chosen(self, spot: Spot) -> Transition:
        """Any touch puts it back."""
        return Pop()

    def release(self, at: tuple[int, int]) -> Transition:
        """So does one beside it."""
        return super().release(at) or Pop()

    def wanted(self, want: Want) -> Transition:
        """BACK and LOOK close."""
        return Pop() if want in (Want.BACK, Want.LOOK) else None
