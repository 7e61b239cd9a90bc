"""A keypad for a PIN: ten digits by finger, key or pad; what was typed is shown as dots."""

from __future__ import annotations

from typing import Final

import pygame
from msgspec.structs import replace

from game.core.phrase import Phrase, literal, say
from game.kiosk.pins import LONGEST, PinLock
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.pictures import Label
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Gap, Leaf, Node, Row
from game.ui.lists import Grid
from game.ui.parts import button, round_button, text, title
from game.ui.sizes import KEY, KEYPAD, LINE

DOTS: Final = Label("yellow", 34, bold=True)
"""Digits that were typed."""


class KeypadScene(Screen):
    """Base: override `entered`. Behind a door, the pause after wrong tries is counted down."""

    upright = fluid = True

    def __init__(
        self, services: Services, title: Phrase, line: Phrase, door: PinLock | None = None
    ) -> None:
        super().__init__(services)
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
        """The question, or the time to wait."""
        wait = int(self.door.wait + 0.999) if self.door is not None else 0
        return say("kiosk-pin-wait", seconds=wait) if wait else self.line

    def view(self) -> Node:
        """The question, the digits as on a telephone, and the key that enters them."""
        close = round_button("close", "cross", say("close"))
        dots = literal("●" * len(self.typed) or "–")
        digits = [_key(button(f"digit:{digit}", literal(digit))) for digit in "123456789"]
        delete = round_button("delete", "back", say("kiosk-pin-delete"))
        keys = [
            *digits,
            _key(Leaf(delete.spot, stretch=True)),
            _key(button("digit:0", literal("0"))),
        ]
        enter = button("enter", say("kiosk-pin-enter"), "primary", "unlock")
        pad = Column([Grid([*keys, Gap()], columns=3, grow=1.0), enter], grow=1.0)
        return Column(
            [
                Row([title(self.title, grow=1.0), close]),
                text("line", self._line, LINE),
                text("dots", dots, DOTS),
                Choose(Column([pad], most_w=KEYPAD, grow=1.0), pad, grow=1.0),
            ]
        )

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
        self.layout()
        return None

    def _type(self, digit: str) -> None:
        self.typed = (self.typed + digit)[:LONGEST]
        self.layout()

    def say_wrong(self) -> None:
        """This was not it."""
        self.line = say("kiosk-pin-wrong")
        self.services.sound.play("wrong")
        self.layout()

    def event(self, event: pygame.Event) -> bool:
        """Digits may be typed too."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_BACKSPACE:
            self.typed = self.typed[:-1]
            self.layout()
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
            self.layout()
        return None


def _key(leaf: Leaf) -> Leaf:
    """A key grows with the keypad."""
    return replace(leaf, grow=1.0, most_h=KEY)
