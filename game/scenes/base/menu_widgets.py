"""The pieces that menus are made of: headings, buttons, panels, steppers."""

from __future__ import annotations

from game.core.phrase import Phrase, literal, say
from game.tables.table import Spot

MIDDLE = 640.0


def heading(phrase: Phrase, y: float = 52.0, x: float = MIDDLE, w: float = 1000.0) -> Spot:
    """The name of a page."""
    return Spot("heading", "label:text,34,middle,bold", x, y, w, 56, 5, phrase)


def words(
    id_: str, phrase: Phrase, x: float, y: float, w: float, h: float, style: str = "text,20,left"
) -> Spot:
    """Plain text in a box. ``style``: role, size at 1280 x 720, alignment."""
    return Spot(id_, f"label:{style}", x, y, w, h, 5, phrase)


def panel(id_: str, x: float, y: float, w: float, h: float) -> Spot:
    """The ground of a group."""
    return Spot(id_, "panel", x, y, w, h, 1)


def button(
    id_: str,
    phrase: Phrase,
    x: float,
    y: float,
    w: float = 300.0,
    h: float = 64.0,
    style: str = "ghost",
) -> Spot:
    """A button: ``style`` is primary, outline or ghost, with ",icon" behind it if it has one."""
    return Spot(id_, f"button:{style}", x, y, w, h, 10, phrase, phrase)


def round_button(id_: str, icon: str, x: float, y: float, spoken: Phrase) -> Spot:
    """A round button with a picture instead of words."""
    return Spot(id_, f"round:{icon}", x, y, 62, 62, 10, spoken=spoken)


def stepper(
    id_: str, name: Phrase, value: Phrase, x: float, y: float, w: float, name_part: float = 0.46
) -> list[Spot]:
    """A row "name  < value >": its two buttons are ``<id>:less`` and ``<id>:more``."""
    left = x - w / 2
    box = w * (1 - name_part) - 2 * 60
    middle = left + w * name_part + 60 + box / 2
    spoken = say("stepper-spoken", name=name, value=value)
    return [
        Spot(f"{id_}:row", "panel", x, y, w, 64, 2),
        Spot(
            f"{id_}:name",
            "label:second,19,left",
            left + w * name_part / 2 + 4,
            y,
            w * name_part - 32,
            56,
            5,
            name,
        ),
        Spot(
            f"{id_}:less",
            "round:back",
            left + w * name_part + 31,
            y,
            60,
            60,
            10,
            spoken=say("stepper-less", of=spoken),
        ),
        Spot(f"{id_}:value", "label:text,19,middle,bold", middle, y, box - 16, 58, 5, value),
        Spot(
            f"{id_}:more",
            "round:next",
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
