"""The staff's corner: a keypad for the PIN, and the page behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game import VERSION
from game.arcade import Arcade
from game.core.phrase import Phrase, literal, say
from game.scenes.base import places
from game.scenes.base.dialog import Dialog
from game.scenes.base.keypad import KeypadScene
from game.scenes.base.menu_widgets import button, heading, legible, words
from game.scenes.base.scene import Push, Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.base.upright_page import (
    AIR,
    EDGE,
    below_name,
    by_id,
    foot,
    page_name,
    worded,
)
from game.tables.pictures import Button, Label, Panel
from game.tables.sheet import Sheet
from game.tables.table import Spot
from game.ui.intents import Want
from game.visitors.desk import Desk

WHAT = 0.42
"""Of the width of an upright page: what a fact is about."""


class PinScene(KeypadScene):
    """The PIN of the staff."""

    def __init__(self, arcade: Arcade, desk: Desk) -> None:
        super().__init__(arcade, say("kiosk-pin-title"), say("kiosk-pin-ask"), desk.door)
        self.desk = desk

    def entered(self, typed: str) -> Transition:
        """The page behind it, if the door opens."""
        if self.desk.door.try_(typed):
            return Reset(StaffScene(self.arcade, self.desk))
        self.say_wrong()
        return None


class StaffScene(Screen):
    """How the arcade is, and what may be done with it."""

    upright = True

    def __init__(self, arcade: Arcade, desk: Desk) -> None:
        super().__init__(arcade)
        self.desk = desk
        self.focused = "back"

    def rows(self) -> Sequence[tuple[str, Phrase]]:
        """What is told, by the end of its text key."""
        desk = self.desk
        hours, minutes = divmod(desk.minutes, 60)
        games = sum(count for name, count in desk.counters.counts.items() if "game-" in name)
        saving = self.arcade.store.notice or say("kiosk-staff-store-fine")
        return (
            ("version", literal(VERSION)),
            ("uptime", say("kiosk-staff-uptime-value", hours=hours, minutes=minutes)),
            ("visits", literal(str(desk.counters.of("visits")))),
            ("games", literal(str(games))),
            ("restarts", literal(str(desk.counters.of("restarts")))),
            ("errors", literal(str(desk.counters.of("errors")))),
            ("mode", say(f"kiosk-staff-mode-{'safe' if desk.safe else 'normal'}")),
            ("store", saving),
        )

    def spots(self) -> Sequence[Spot]:
        """Rows of facts left, buttons right; on a tall sheet below them."""
        sheet = self.stage.sheet
        return self._upright(self._wide(), sheet) if sheet.tall else self._wide()

    def _upright(self, wide: Sequence[Spot], sheet: Sheet) -> list[Spot]:
        spot = by_id(wide)
        ways = [["leave", "restart"], ["wipe", "back"]]
        room = below_name(sheet, len(ways))
        pitch = room.h / (len(self.rows()) + 1)
        frame = spot["frame"]._replace(x=room.x, y=room.top + room.h / 2, w=room.w, h=room.h)
        spots = [page_name(spot["heading"], sheet), frame]
        named = WHAT * room.w
        top = room.top
        for name, _ in self.rows():
            high = pitch * (2 if name == "store" else 1)
            left, y = room.x - room.w / 2 + EDGE, top + high / 2
            what, value = spot[f"what:{name}"], spot[f"value:{name}"]
            wide_value = room.w - named - 2 * EDGE
            x = left + named + wide_value / 2
            spots.append(what._replace(x=left + named / 2 - AIR, y=y, w=named - AIR, h=high - AIR))
            spots.append(value._replace(x=x, y=y, w=wide_value, h=high - AIR))
            top += high
        buttons = [[worded(spot[id_]) for id_ in row] for row in ways]
        return legible([*spots, *foot(buttons, sheet)])

    def _wide(self) -> list[Spot]:
        spots = [
            heading(say("kiosk-staff-title"), 56),
            Spot("frame", Panel(), 430, 380, 780, 560, 1),
        ]
        for i, (name, value) in enumerate(self.rows()):
            y, high = 134 + 60 * i, 56
            if name == "store":
                y, high = y + 26, 108
            what = say(f"kiosk-staff-{name}")
            spots.append(words(f"what:{name}", what, 210, y, 300, 56, Label("second", 20, "left")))
            spots.append(
                words(
                    f"value:{name}", value, 590, y, 430, high, Label("text", 20, "left", bold=True)
                )
            )
        for i, (name, art) in enumerate(
            (
                ("back", Button("primary", "home")),
                ("restart", Button("outline", "replay")),
                ("leave", Button("ghost", "exit")),
                ("wipe", Button("danger", "cross")),
            )
        ):
            label = say(f"kiosk-staff-{name}")
            spots.append(button(name, label, 1040, 170 + 120 * i, 400, 84, art))
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """Do it; only deleting asks once more."""
        match spot.id:
            case "wipe":
                answers = {"no": say("kiosk-wipe-no"), "yes": say("kiosk-wipe-yes")}
                title, body = say("kiosk-wipe-title"), say("kiosk-wipe-body")
                return Push(Dialog(self.arcade, title, body, answers, danger="yes"))
            case "restart":
                self.desk.wish = "restart"
            case "leave":
                self.desk.wish = "leave"
            case "back":
                return self._back()
        return None

    def _back(self) -> Transition:
        return Reset(places.Attract())

    def resume(self, result: Any) -> Transition:
        """Whether to delete."""
        if result == "yes":
            self.arcade.store.wipe()
            self.desk.counters.counts.clear()
        self.lay()
        return None

    def wanted(self, want: Want) -> Transition:
        """BACK leaves."""
        return self._back() if want is Want.BACK else None
