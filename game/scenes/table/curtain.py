"""The curtain between two people at one screen: nobody sees the other's hand."""

from __future__ import annotations

from collections.abc import Sequence

from game.arcade import Arcade
from game.core.phrase import Phrase, say
from game.scenes.base.menu_widgets import MIDDLE, button, heading, words
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.tables.pictures import Button, Face, Label
from game.tables.table import Spot
from game.ui.intents import Want


class Curtain(Screen):
    """Waits until the next person has taken the seat."""

    upright = refits = True

    def __init__(self, arcade: Arcade, name: Phrase) -> None:
        super().__init__(arcade)
        self.name = name
        self.focused = "ready"

    def spots(self) -> Sequence[Spot]:
        """Whose turn it is, and one big button."""
        return [
            Spot("who", Face("person"), MIDDLE, 210, 130, 130, 5),
            heading(say("curtain-title", name=self.name), 330),
            words("why", say("curtain-why"), MIDDLE, 392, 800, 60, Label("second", 20)),
            button("ready", say("curtain-ready"), MIDDLE, 500, 420, 84, Button("primary", "eye")),
        ]

    def chosen(self, spot: Spot) -> Transition:
        """The next person is there."""
        return Pop()

    def wanted(self, want: Want) -> Transition:
        """Only the button opens it."""
        return None
