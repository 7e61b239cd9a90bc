"""The pieces that menus are made of: headings, buttons, panels, steppers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from game.art.menu.buttons import RoundButton
from game.core.phrase import Phrase, literal, say
from game.tables.pictures import Button, Label, Panel
from game.tables.table import Spot

MIDDLE = 640.0
PROSE: Final = Label("text", 20, "left")
QUIET: Final = Button()
LETTERS: Final = 22.0
"""Of an upright page: 14 points of a telephone of 390 x 664, what a browser's bars leave of it."""
FINGER: Final = 70.0
"""Side of a round button there: 44 points."""
NARROW: Final = 250.0
"""Width of a button there that has no room for an icon beside its words."""


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
    plain, strong = Label("second", 19, "left"), Label("text", 19, bold=True)
    name_at, name_wide = left + w * name_part / 2 + 4, w * name_part - 32
    less, more = left + w * name_part + 31, left + w - 31
    fewer, further = say("stepper-less", of=spoken), say("stepper-more", of=spoken)
    return [
        Spot(f"{id_}:row", Panel(), x, y, w, 64, 2),
        Spot(f"{id_}:name", plain, name_at, y, name_wide, 56, 5, name),
        Spot(f"{id_}:less", RoundButton("back"), less, y, 60, 60, 10, spoken=fewer),
        Spot(f"{id_}:value", strong, middle, y, box - 16, 58, 5, value),
        Spot(f"{id_}:more", RoundButton("next"), more, y, 60, 60, 10, spoken=further),
    ]


def tall_stepper(id_: str, name: Phrase, value: Phrase, x: float, y: float, w: float) -> list[Spot]:
    """The same for an upright page: the name above "< value >", all large enough there."""
    box, title, less, worth, more = legible(stepper(id_, name, value, x, y, w, 0.0))
    return [
        box._replace(h=116),
        title._replace(x=x, y=y - 37, w=w - 40, h=36),
        less._replace(x=x - w / 2 + 40, y=y + 18),
        worth._replace(y=y + 18, w=w - 180),
        more._replace(x=x + w / 2 - 40, y=y + 18),
    ]


class Box(NamedTuple):
    """Where a column is: its left upper corner, how wide and how high."""

    x: float
    y: float
    w: float
    h: float


def bar(row: Sequence[Spot], w: float) -> list[Spot]:
    """A stepper on an upright page: its box around what became larger."""
    box, *rest = legible(row)
    return [box._replace(w=w, h=FINGER + 8), *rest]


def legible(spots: Iterable[Spot]) -> list[Spot]:
    """The same pieces with letters and round buttons as large as an upright page wants them."""
    return [_grown(spot) for spot in spots]


def _grown(spot: Spot) -> Spot:
    art = spot.art
    if isinstance(art, RoundButton):
        return spot._replace(w=max(spot.w, FINGER), h=max(spot.h, FINGER))
    if isinstance(art, Label) and art.size < LETTERS and not spot.id.endswith(":stars"):
        return spot._replace(art=replace(art, size=LETTERS))
    return spot


def column(spots: Iterable[Spot], of: Box, to: Box) -> list[Spot]:
    """A column of a wide page in another box, on an upright page: never higher than it was."""
    across, down = to.w / of.w, min(1.0, to.h / of.h)
    return legible(
        spot._replace(
            x=to.x + (spot.x - of.x) * across,
            y=to.y + (spot.y - of.y) * down,
            w=spot.w * across,
            h=spot.h * down,
        )
        for spot in spots
    )


def in_a_row(spots: Sequence[Spot], x: float, y: float, wide: float, high: float) -> list[Spot]:
    """Buttons side by side, of one width; narrow ones have words alone."""
    air = 12.0
    part = (wide + air) / max(1, len(spots))
    left = x - wide / 2 - air / 2
    placed = []
    for i, spot in enumerate(spots):
        art = spot.art
        if isinstance(art, Button) and spot.label is not None and part < NARROW:
            art = replace(art, icon="")
        placed.append(spot._replace(art=art, x=left + part * (i + 0.5), y=y, w=part - air, h=high))
    return placed


def pages_of(heights: Sequence[float], room: float) -> list[list[int]]:
    """Which rows stand on which page, where each has so much room below its heading."""
    pages: list[list[int]] = [[]]
    left = room
    for row, high in enumerate(heights):
        if high > left and pages[-1]:
            pages.append([])
            left = room
        pages[-1].append(row)
        left -= high
    return pages


def symbol(text: str) -> Phrase:
    """A sign that is the same in every language."""
    return literal(text)
