"""The countdown: nobody has touched anything for a while, and the next one may want to play."""

from __future__ import annotations

from collections.abc import Sequence

from game.arcade import Arcade
from game.art.menu.call import Clock
from game.core.phrase import literal, say
from game.scenes.base.menu_widgets import MIDDLE, words
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.tables.pictures import Label, Panel
from game.tables.table import Spot
from game.ui.intents import Intent
from game.visitors.visit import Visit


class IdleScene(Screen):
    """Over a scene that was left alone; any input removes it."""

    overlay = True
    upright = refits = True

    def __init__(self, arcade: Arcade, visit: Visit) -> None:
        super().__init__(arcade)
        self.visit = visit
        self.shown = visit.left

    def spots(self) -> Sequence[Spot]:
        """The question, and the seconds that are left."""
        self.shown = self.visit.left
        title, body = say("kiosk-idle-title"), say("kiosk-idle-body")
        clock = Clock(self.shown, round(self.visit.count))
        return [
            Spot("frame", Panel("yellow"), MIDDLE, 360, 860, 500, 1),
            Spot("title", Label("text", 40, bold=True), MIDDLE, 176, 800, 72, 5, title, title),
            Spot("clock", clock, MIDDLE, 360, 220, 220, 5, literal(str(self.shown))),
            words("body", body, MIDDLE, 536, 780, 90, Label("text", 24)),
        ]

    def update(self, dt: float) -> Transition:
        """Go as soon as somebody is there."""
        if not self.visit.warned:
            return Pop()
        if self.visit.left != self.shown:
            self.lay()
        return None

    def handle(self, intent: Intent) -> Transition:
        """A touch here means "yes" and nothing else."""
        return None
