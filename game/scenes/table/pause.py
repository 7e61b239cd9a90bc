"""The pause menu of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.arcade import Arcade
from game.core.phrase import say
from game.match.rematch import next_match
from game.scenes.base import places
from game.scenes.base.dialog import Dialog
from game.scenes.base.menu_widgets import MIDDLE, button
from game.scenes.base.scene import Pop, Push, Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.table.log import LogScene
from game.scenes.table.policy import TableInPlay
from game.tables.pictures import Button, Label, Panel
from game.tables.table import Spot

ANEW = "anew"
ENTRIES = ("resume", "rules", "log", "settings", "again", "leave")


class PauseScene(Screen):
    """Over the table, which keeps still meanwhile."""

    overlay = True
    upright = refits = True

    def __init__(self, arcade: Arcade, table: TableInPlay) -> None:
        super().__init__(arcade)
        self.table = table
        self.focused = "resume"

    def spots(self) -> Sequence[Spot]:
        """Six buttons, one under the other."""
        spots = [
            Spot("frame", Panel("bright"), MIDDLE, 360, 480, 620, 1),
            Spot("title", Label("text", 32, bold=True), MIDDLE, 92, 440, 56, 5, say("pause-title")),
        ]
        for i, name in enumerate(ENTRIES):
            art = Button("primary", "play") if name == "resume" else Button()
            y = 168 + 86 * i
            spots.append(button(name, say(f"pause-{name}"), MIDDLE, y, 400, 68, art))
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """What to do instead of playing on."""
        match spot.id:
            case "resume":
                return Pop()
            case "rules":
                return Push(places.Rules(self.table.match.id))
            case "log":
                return Push(LogScene(self.arcade, self.table))
            case "settings":
                return Push(places.SettingsPages())
            case "again":
                return self._ask() if self._begun() else self._again()
            case "leave":
                self.table.drivers_stop()
                return Reset(places.Title(self.table.match.id))
        return None

    def _begun(self) -> bool:
        """Whether something would be lost with this game."""
        session = self.table.session
        return bool(session.moves) and session.to_move() is not None

    def _ask(self) -> Transition:
        """Before a game is lost, once."""
        answers = {"on": say("pause-again-no"), ANEW: say("pause-again-yes")}
        title, body = say("pause-again-ask"), say("pause-again-lost")
        return Push(Dialog(self.arcade, title, body, answers, ANEW))

    def _again(self) -> Transition:
        self.table.drivers_stop()
        return Reset(places.Table(next_match(self.arcade.store, self.table.match)))

    def resume(self, result: Any) -> Transition:
        """Back from the rules or the settings, or an answer."""
        if result == ANEW:
            return self._again()
        self.lay()
        return None
