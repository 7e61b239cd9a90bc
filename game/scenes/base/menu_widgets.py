"""The pieces that menus are made of: headings, buttons, panels, steppers."""

from __future__ import annotations

from typing import Final

from game.art.menu.buttons import RoundButton
from game.core.phrase import Phrase, literal, say
from game.tables.pictures import Button, Label, Panel
from game.tables.table import Spot

MIDDLE = 640.0
PROSE: Final = Label("text", 20, "left")
QUIET: Final = Button()


def heading(phrase: Phrase, y: float = 52.0, x: float = MIDDLE, w: float = 1000.0) -> Spot:
    """The name of a page."""
    return Spot("heading", Label("text", 34, bold=True), x, y, w, 56, 5, phrase)


def words(
    id_: str,
    phrase: Phrase,
    x: float,
    y: float,
    w: float,
    h: float,
    art: Label = PROSE,
) -> Spot:
    """Plain text in a box."""
    return Spot(id_, art, x, y, w, h, 5, phrase)


def panel(id_: str, x: float, y: float, w: float, h: float) -> Spot:
    """The ground of a group."""
    return Spot(id_, Panel(), x, y, w, h, 1)


def button(
    id_: str,
    phrase: Phrase,
    x: float,
    y: float,
    w: float = 300.0,
    h: float = 64.0,
    art: Button = QUIET,
) -> Spot:
    """A button."""
    return Spot(id_, art, x, y, w, h, 10, phrase, phrase)


def round_button(id_: str, icon: str, x: float, y: float, spoken: Phrase) -> Spot:
    """A round button with a picture instead of words."""
    return Spot(id_, RoundButton(icon), x, y, 62, 62, 10, spoken=spoken)


def stepper(
    id_: str, name: Phrase, value: Phrase, x: float, y: float, w: float, name_part: float = 0.46
) -> list[Spot]:
    """A row "name  < value >": its two buttons are ``<id>:less`` and ``<id>:more``."""
    left = x - w / 2
    box = w * (1 - name_part) - 2 * 60
    middle = left + w * name_part + 60 + box / 2
    spoken = say("stepper-spoken", name=name, value=value)
    return [
        Spot(f"{id_}:row", Panel(), x, y, w, 64, 2),
        Spot(
            f"{id_}:name",
            Label("second", 19, "left"),
            left + w * name_part / 2 + 4,
            y,
            w * name_part - 32,
            56,
            5,
            name,
        ),
        Spot(
            f"{id_}:less",
            RoundButton("back"),
            left + w * name_part + 31,
            y,
            60,
            60,
            10,
            spoken=say("stepper-less", of=spoken),
        ),
        Spot(f"{id_}:value", Label("text", 19, bold=True), middle, y, box - 16, 58, 5, value),
        Spot(
            f"{id_}:more",
            RoundButton("next"),
            left + w - 31,
            y,
            60,
            60,
            10,
            spoken=say("stepper-more", of=spoken),
        ),
    ]


def symbol(text: str) -> Phrase:
    """A sign that is the same in every language."""
    return literal(text)
