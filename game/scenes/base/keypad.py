"""A keypad for a PIN: ten digits by finger, key or pad; what was typed is shown as dots."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.arcade import Arcade
from game.art.menu.buttons import RoundButton
from game.core.phrase import Phrase, literal, say
from game.scenes.base.menu_widgets import (
    FINGER,
    MIDDLE,
    button,
    heading,
    legible,
    round_button,
    words,
)
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.scenes.base.upright_page import AIR, EDGE
from game.tables.pictures import Button, Label
from game.tables.sheet import Sheet
from game.tables.table import Spot
from game.visitors.pin import LONGEST, Door

DIGITS = "123456789"
ACROSS = 3
"""Digits in a row."""
HEAD, LINE, DOTS, KEY = 78.0, 110.0, 64.0, 110.0
"""Of an upright page: height of its name, of what is asked, of the dots, and of a key at most."""


class KeypadScene(Screen):
    """Base: override `entered`. Behind a door, the pause after wrong tries is counted down."""

    upright = True

    def __init__(
        self, arcade: Arcade, title: Phrase, line: Phrase, door: Door | None = None
    ) -> None:
        super().__init__(arcade)
        self.title = title
        self.line = line
        self.door = door
        self.typed = ""
        self.focused = "close"

    def entered(self, typed: str) -> Transition:
        """All digits were typed."""
        raise NotImplementedError

    @property
    def _line(self) -> Phrase:
        """What is asked, or how long to wait."""
        wait = int(self.door.wait + 0.999) if self.door is not None else 0
        return say("kiosk-pin-wait", seconds=wait) if wait else self.line

    def spots(self) -> Sequence[Spot]:
        """Digits as on a telephone."""
        sheet = self.stage.sheet
        return _upright(self._wide(), sheet) if sheet.tall else self._wide()

    def _wide(self) -> list[Spot]:
        dots = literal("●" * len(self.typed) or "–")
        spots = [
            heading(self.title, 60),
            round_button("close", "cross", 1164, 78, say("close")),
            words("line", self._line, MIDDLE, 128, 900, 48, Label("second", 22)),
            words("dots", dots, MIDDLE, 186, 500, 50, Label("yellow", 34, bold=True)),
        ]
        for i, digit in enumerate(DIGITS):
            x, y = MIDDLE + (i % 3 - 1) * 130, 270 + (i // 3) * 96
            spots.append(button(f"digit:{digit}", literal(digit), x, y, 116, 82))
        spots.append(button("digit:0", literal("0"), MIDDLE, 558, 116, 82))
        wipe = say("kiosk-pin-delete")
        art = RoundButton("back")
        spots.append(Spot("delete", art, MIDDLE - 130, 558, 116, 82, 10, spoken=wipe))
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
                typed, self.typed = self.typed, ""
                return self.entered(typed)
            case _:
                self._type(spot.id.removeprefix("digit:"))
        self.lay()
        return None

    def _type(self, digit: str) -> None:
        self.typed = (self.typed + digit)[:LONGEST]
        self.lay()

    def say_wrong(self) -> None:
        """This was not it."""
        self.line = say("kiosk-pin-wrong")
        self.arcade.sound.play("wrong")
        self.lay()

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
        shown = self.find("line")
        if shown is not None and shown.label != self._line:
            self.lay()
        return None


def _upright(wide: Sequence[Spot], sheet: Sheet) -> list[Spot]:
    """The same keys, as large as a tall sheet lets them be, with what is asked above them."""
    spot = {each.id: each for each in wide}
    x, across = sheet.w / 2, sheet.w - 2 * EDGE
    close, name = spot["close"], spot["heading"]
    spots = [
        name._replace(x=x - FINGER / 2, y=HEAD / 2 + AIR, w=across - FINGER - AIR, h=HEAD - AIR),
        close._replace(x=sheet.w - EDGE - FINGER / 2, y=HEAD / 2 + AIR),
    ]
    top = HEAD + 2 * AIR
    for id_, high in (("line", LINE), ("dots", DOTS)):
        spots.append(spot[id_]._replace(x=x, y=top + high / 2, w=across, h=high - AIR))
        top += high
    rows = [[f"digit:{digit}" for digit in DIGITS[i : i + ACROSS]] for i in range(0, 9, ACROSS)]
    rows += [["delete", "digit:0", ""], ["enter"]]
    pitch = min(KEY, (sheet.h - EDGE - top) / len(rows))
    for i, row in enumerate(rows):
        part = across / len(row)
        for n, id_ in enumerate(row):
            if id_:
                at = EDGE + part * (n + 0.5), top + pitch * (i + 0.5)
                spots.append(spot[id_]._replace(x=at[0], y=at[1], w=part - AIR, h=pitch - AIR))
    return legible(spots)
