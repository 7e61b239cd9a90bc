"""The staff's corner: a keypad for the PIN, and the page behind it."""

from __future__ import annotations

from collections.abc import Sequence

from game import VERSION
from game.core.phrase import Phrase, figure, literal, say
from game.kiosk.admin import AdminPage
from game.scenes.base import routes
from game.scenes.base.dialog import Dialog
from game.scenes.base.keypad import KeypadScene
from game.scenes.base.scene import Push, Reset, Transition
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.pictures import Label, Panel
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Choose, Column, Node, Row
from game.ui.lists import Grid
from game.ui.measure import GAP
from game.ui.parts import button, framed, text, title
from game.ui.sizes import PAGE, ROW_HIGH

WHAT = Label("second", 20, "left")
VALUE = Label("text", 20, "left", bold=True)


class PinScene(KeypadScene):
    """The PIN of the staff."""

    def __init__(self, services: Services, admin: AdminPage) -> None:
        super().__init__(services, say("kiosk-pin-title"), say("kiosk-pin-ask"), admin.pin_lock)
        self.admin = admin

    def entered(self, typed: str) -> Transition:
        """The page behind it, if the door opens."""
        if self.admin.pin_lock.try_(typed):
            return Reset(StaffScene(self.services, self.admin))
        self.say_wrong()
        return None


class StaffScene(Screen):
    """State of the arcade, and the actions of the staff."""

    upright = fluid = True

    def __init__(self, services: Services, admin: AdminPage) -> None:
        super().__init__(services)
        self.admin = admin
        self.focused = "back"

    def rows(self) -> Sequence[tuple[str, Phrase]]:
        """Facts, by the end of their text key."""
        admin = self.admin
        hours, minutes = divmod(admin.minutes, 60)
        games = sum(count for name, count in admin.counters.counts.items() if "game-" in name)
        saving = self.services.store.notice or say("kiosk-staff-store-fine")
        return (
            ("version", literal(VERSION)),
            ("uptime", say("kiosk-staff-uptime-value", hours=hours, minutes=minutes)),
            ("visits", figure(str(admin.counters.of("visits")))),
            ("games", figure(str(games))),
            ("restarts", figure(str(admin.counters.of("restarts")))),
            ("errors", figure(str(admin.counters.of("errors")))),
            ("mode", say(f"kiosk-staff-mode-{'safe' if admin.safe else 'normal'}")),
            ("store", saving),
        )

    def view(self) -> Node:
        """Rows of facts left, buttons right; on a tall sheet below them."""
        cells = []
        for name, value in self.rows():
            cells.append(text(f"what:{name}", say(f"kiosk-staff-{name}"), WHAT))
            cells.append(text(f"value:{name}", value, VALUE))
        facts = framed(Grid(cells, columns=2, even=False, justify="spread"), Panel(), grow=1.0)
        ways = [
            button("back", say("kiosk-staff-back"), "primary", "home", most_h=ROW_HIGH, grow=1.0),
            button("restart", say("kiosk-staff-restart"), "outline", "replay"),
            button("leave", say("kiosk-staff-leave"), icon="exit"),
            button("wipe", say("kiosk-staff-wipe"), "danger", "cross"),
        ]
        beside = Row([facts, Column(ways, gap=3 * GAP)], gap=3 * GAP)
        body = Choose(beside, Column([facts, Grid(ways)], gap=2 * GAP), grow=1.0)
        return Column([title(say("kiosk-staff-title")), body], gap=2 * GAP, most_w=PAGE)

    def chosen(self, spot: Spot) -> Transition:
        """Do it; only deleting asks once more."""
        match spot.id:
            case "wipe":
                answers = {"no": say("kiosk-wipe-no"), "yes": say("kiosk-wipe-yes")}
                title, body = say("kiosk-wipe-title"), say("kiosk-wipe-body")
                return Push(Dialog(self.services, title, body, answers, danger="yes"))
            case "restart":
                self.admin.ask("restart")
            case "leave":
                self.admin.ask("leave")
            case "back":
                return self._back()
        return None

    def _back(self) -> Transition:
        return Reset(routes.Attract())

    def resume(self, result: object) -> Transition:
        """Delete if the answer is yes."""
        if result == "yes":
            self.services.store.wipe()
            self.admin.counters.counts.clear()
        self.layout()
        return None

    def on_action(self, action: Action) -> Transition:
        """BACK leaves."""
        return self._back() if action is Action.BACK else None
