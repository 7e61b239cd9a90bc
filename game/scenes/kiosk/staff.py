"""The staff's corner: a keypad for the PIN, and the page behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game import VERSION
from game.arcade import Arcade
from game.art.menu.buttons import RoundButton
from game.core.phrase import Phrase, literal, say
from game.scenes.base import places
from game.scenes.base.dialog import Dialog
from game.scenes.base.menu_widgets import MIDDLE, button, heading, round_button, words
from game.scenes.base.scene import Pop, Push, Reset, Transition
from game.scenes.base.screen import Screen
from game.tables.pictures import Button, Label, Panel
from game.tables.table import Spot
from game.ui.intents import Want
from game.visitors.desk import Desk
from game.visitors.pin import LONGEST

DIGITS = "123456789"


class PinScene(Screen):
    """Ten digits by finger, key or pad; what was typed is shown as dots."""

    def __init__(self, arcade: Arcade, desk: Desk) -> None:
        super().__init__(arcade)
        self.desk = desk
        self.typed = ""
        self.line = say("kiosk-pin-ask")
        self.focused = "close"

    def spots(self) -> Sequence[Spot]:
        """A keypad as on a telephone."""
        wait = int(self.desk.door.wait + 0.999)
        line = say("kiosk-pin-wait", seconds=wait) if wait else self.line
        dots = literal("●" * len(self.typed) or "–")
        spots = [
            heading(say("kiosk-pin-title"), 60),
            round_button("close", "cross", 1164, 78, say("close")),
            words("line", line, MIDDLE, 128, 900, 48, Label("second", 22)),
            words("dots", dots, MIDDLE, 186, 500, 50, Label("yellow", 34, bold=True)),
        ]
        for i, digit in enumerate(DIGITS):
            x, y = MIDDLE + (i % 3 - 1) * 130, 270 + (i // 3) * 96
            spots.append(button(f"digit:{digit}", literal(digit), x, y, 116, 82))
        spots.append(button("digit:0", literal("0"), MIDDLE, 558, 116, 82))
        spots.append(
            Spot(
                "delete",
                RoundButton("back"),
                MIDDLE - 130,
                558,
                116,
                82,
                10,
                spoken=say("kiosk-pin-delete"),
            )
        )
        enter = say("kiosk-pin-enter")
        spots.append(button("enter", enter, MIDDLE, 654, 376, 76, Button("primary", "unlock")))
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """A digit more, one less, or the try."""
        match spot.id:
            case "close":
                return Pop()
            case "delete":
                self.typed = self.typed[:-1]
            case "enter":
                return self._try()
            case _:
                self._type(spot.id.removeprefix("digit:"))
        self.lay()
        return None

    def _type(self, digit: str) -> None:
        self.typed = (self.typed + digit)[:LONGEST]
        self.lay()

    def _try(self) -> Transition:
        typed, self.typed = self.typed, ""
        if self.desk.door.try_(typed):
            return Reset(StaffScene(self.arcade, self.desk))
        self.line = say("kiosk-pin-wrong")
        self.arcade.sound.play("wrong")
        self.lay()
        return None

    def event(self, event: pygame.Event) -> bool:
        """Digits may be typed too."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_BACKSPACE:
            self.typed = self.typed[:-1]
            self.lay()
            return True
        letter = getattr(event, "unicode", "")
        if len(letter) == 1 and letter in "0123456789":
            self.focused = "enter"  # after typing one goes on with the Enter key
            self._type(letter)
            return True
        return False

    def update(self, dt: float) -> Transition:
        """The pause after wrong tries is counted down before everybody's eyes."""
        line = self.find("line")
        wait = int(self.desk.door.wait + 0.999)
        if line is not None and line.label != (
            say("kiosk-pin-wait", seconds=wait) if wait else self.line
        ):
            self.lay()
        return None


class StaffScene(Screen):
    """How the arcade is, and what may be done with it."""

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
        """Rows of facts left, buttons right."""
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
