"""The curtain between two people at one screen: nobody sees the other's hand."""

from __future__ import annotations

from game.core.phrase import Phrase, say
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.pictures import Face
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Column, Gap, Leaf, Node
from game.ui.measure import GAP
from game.ui.parts import button, text, title
from game.ui.sizes import LINE, MENU, PERSON, READING, ROW_HIGH


class Fade(Screen):
    """Waits until the next person has taken the seat."""

    upright = fluid = True

    def __init__(self, services: Services, name: Phrase) -> None:
        super().__init__(services)
        self.name = name
        self.focused = "ready"

    def view(self) -> Node:
        """Whose turn it is, and one big button."""
        ready = button(
            "ready", say("curtain-ready"), "primary", "eye", least_w=MENU, least_h=ROW_HIGH
        )
        return Column(
            [
                Leaf(Spot("who", Face("person"), 0, 0, 0, 0, 5), natural=PERSON),
                title(say("curtain-title", name=self.name)),
                text("why", say("curtain-why"), LINE),
                Gap(GAP),
                Column([ready], most_w=MENU),
            ],
            gap=3 * GAP,
            most_w=READING,
        )

    def chosen(self, spot: Spot) -> Transition:
        """The next person is there."""
        return Pop()

    def on_action(self, action: Action) -> Transition:
        """Only the button opens it."""
        return None
