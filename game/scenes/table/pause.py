"""The pause menu of a table."""

from __future__ import annotations

from typing import Any

from game.core.phrase import say
from game.match.saving import next_match
from game.scenes.base import routes
from game.scenes.base.dialog import Dialog
from game.scenes.base.scene import Pop, Push, Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.table.log import LogScene
from game.scenes.table.policy import TableInPlay
from game.services import Services
from game.tables.pictures import Panel
from game.tables.table import Spot
from game.ui.layout import Node
from game.ui.parts import button, menu
from game.ui.sizes import MENU

ANEW = "anew"
ENTRIES = ("rules", "log", "settings", "again", "leave")


class PauseScene(Screen):
    """Over the table, which keeps still meanwhile."""

    overlay = True
    upright = fluid = True

    def __init__(self, services: Services, table: TableInPlay) -> None:
        super().__init__(services)
        self.table = table
        self.focused = "resume"

    def view(self) -> Node:
        """Six buttons, one under the other."""
        ways = [
            button("resume", say("pause-resume"), "primary", "play", least_w=MENU),
            *(button(name, say(f"pause-{name}")) for name in ENTRIES),
        ]
        return menu(say("pause-title"), ways, Panel("bright"))

    def chosen(self, spot: Spot) -> Transition:
        """What to do instead of playing on."""
        match spot.id:
            case "resume":
                return Pop()
            case "rules":
                return Push(routes.Rules(self.table.match.id))
            case "log":
                return Push(LogScene(self.services, self.table))
            case "settings":
                return Push(routes.SettingsPages())
            case "again":
                return self._ask() if self._begun() else self._again()
            case "leave":
                self.table.drivers_stop()
                return Reset(routes.TitlePage(self.table.match.id))
        return None

    def _begun(self) -> bool:
        """Whether something would be lost with this game."""
        session = self.table.session
        return bool(session.moves) and session.to_move() is not None

    def _ask(self) -> Transition:
        """Before a game is lost, once."""
        answers = {"on": say("pause-again-no"), ANEW: say("pause-again-yes")}
        title, body = say("pause-again-ask"), say("pause-again-lost")
        return Push(Dialog(self.services, title, body, answers, ANEW))

    def _again(self) -> Transition:
        self.table.drivers_stop()
        return Reset(routes.Table(next_match(self.services.store, self.table.match)))

    def resume(self, result: Any) -> Transition:
        """Back from the rules or the settings, or an answer."""
        if result == ANEW:
            return self._again()
        self.layout()
        return None
