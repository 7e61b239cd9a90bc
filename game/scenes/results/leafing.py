"""Pages that are leafed through: by two round buttons, by keys, by scrolling."""

from __future__ import annotations

from game.scenes.base.scene import Transition
from game.scenes.base.screen import Screen
from game.ui.actions import Action, Intent


class Leafing(Screen):
    """A screen of several pages with the turners ``back`` and ``next``."""

    at: int = 0
    """The page that lies open."""

    def count(self) -> int:
        """Number of pages."""
        raise NotImplementedError

    def handle(self, intent: Intent) -> Transition:
        """Left and right turn pages while a turner has the focus; so does scrolling."""
        if intent.action in (Action.LEFT, Action.RIGHT) and self.focused in ("back", "next"):
            self.turn(1 if intent.action is Action.RIGHT else -1)
            return None
        if intent.action is Action.SCROLL and intent.at[1]:
            self.turn(-1 if intent.at[1] > 0 else 1)
            return None
        return super().handle(intent)

    def turn(self, by: int) -> None:
        """So many pages on; the first follows the last."""
        self.at = (self.at + by) % self.count()
        self.services.sound.play("card")
        self.layout()
