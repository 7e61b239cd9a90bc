"""The countdown: no input came for a while, and the next visitor may want to play."""

from __future__ import annotations

from game.art.menu.call import CLOCK, CallClock
from game.core.phrase import literal, say
from game.kiosk.session_clock import KioskSession
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.pictures import Label, Panel
from game.tables.table import Spot
from game.ui.actions import Intent
from game.ui.layout import Centre, Column, Leaf, Node
from game.ui.measure import GAP
from game.ui.parts import framed, text
from game.ui.sizes import BROAD, READING

CALL = Label("text", 40, bold=True)
HOW = Label("text", 24)


class IdleScene(Screen):
    """Over a scene that was left alone; any input removes it."""

    overlay = True
    upright = fluid = True

    def __init__(self, services: Services, visit: KioskSession) -> None:
        super().__init__(services)
        self.visit = visit
        self.shown = visit.left

    def view(self) -> Node:
        """The question, and the seconds that are left."""
        self.shown = self.visit.left
        asked = text("title", say("kiosk-idle-title"), CALL)
        asked = Leaf(asked.spot._replace(spoken=asked.spot.label))
        art = CallClock(self.shown, round(self.visit.count))
        clock = Leaf(Spot("clock", art, 0, 0, 0, 0, 5, literal(str(self.shown))), natural=CLOCK)
        body = text("body", say("kiosk-idle-body"), HOW, most_w=READING)
        page = Column([asked, clock, body], gap=3 * GAP, least_w=READING)
        return Centre(framed(page, Panel("yellow"), most_w=BROAD))

    def update(self, dt: float) -> Transition:
        """Leave as soon as a person is there."""
        if not self.visit.warned:
            return Pop()
        if self.visit.left != self.shown:
            self.layout()
        return None

    def handle(self, intent: Intent) -> Transition:
        """A touch here means "yes" and nothing else."""
        return None
