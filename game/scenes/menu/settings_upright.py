"""The settings in an upright window: rows below each other, over several leaves where they must."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from game.core.phrase import Phrase
from game.scenes.base.menu_widgets import (
    FINGER,
    LETTERS,
    in_a_row,
    legible,
    words,
)
from game.scenes.base.upright_page import (
    AIR,
    EDGE,
    ROW,
    Leaf,
    foot,
    leaf_of,
    leaf_turners,
)
from game.tables.pictures import Label
from game.tables.sheet import Sheet
from game.tables.table import Spot

NAME, NOTE = 60.0, 96.0
"""Height of the page's name, and of the note above its foot."""
BAR = FINGER + AIR
"""Height of a row with its air."""
LARGEST = 96.0
"""Of a row, however much room there is."""
TABS = 720.0
"""Width of a sheet from which the names of all pages stand in one row."""
PART = 0.44
"""Of a row's width, for a name that stands beside what it is set by."""

Row = Sequence[Spot]
"""The pieces of a row: its box, its name, and what it is set by."""


class Frame(NamedTuple):
    """What stands around the rows."""

    title: Phrase
    tabs: Sequence[Spot]
    note: Phrase
    buttons: Sequence[Spot]
    """Those of the foot."""


def page(frame: Frame, rows: Sequence[Row], at: int, sheet: Sheet) -> tuple[list[Spot], Leaf]:
    """All that stands on the sheet, and the leaf of the rows that is shown."""
    title = Label("text", 30, bold=True)
    x, across = sheet.w / 2, sheet.w - 2 * EDGE
    spots = [Spot("heading", title, x, EDGE + NAME / 2, across, NAME - AIR, 5, frame.title)]
    half = len(frame.tabs) if sheet.w >= TABS else -(-len(frame.tabs) // 2)
    top = EDGE + NAME
    for start in range(0, len(frame.tabs), half):
        spots += in_a_row(frame.tabs[start : start + half], x, top + ROW / 2, across, FINGER)
        top += ROW
    bottom = sheet.h - EDGE - ROW - NOTE
    spots.append(_note(frame.note, bottom + NOTE / 2, sheet))
    leaf = leaf_of(len(rows), at, bottom - top, BAR)
    if leaf.leaves > 1:
        bottom -= ROW
        spots += leaf_turners(leaf, bottom + ROW / 2, sheet)
    spots += _rows(leaf.of(rows), top, bottom, sheet)
    spots += foot([frame.buttons], sheet)
    return spots, leaf


def _rows(rows: Sequence[Row], top: float, bottom: float, sheet: Sheet) -> list[Spot]:
    """The rows of a leaf, one below the other."""
    pitch = min(LARGEST, (bottom - top) / max(1, len(rows)))
    spots: list[Spot] = []
    for i, row in enumerate(rows):
        at = sheet.w / 2, top + pitch * (i + 0.5)
        spots += _row(row, at, sheet.w - 2 * EDGE, pitch - AIR)
    return spots


def _row(row: Row, at: tuple[float, float], wide: float, high: float) -> list[Spot]:
    """One row around this point."""
    x, y = at
    left, right = x - wide / 2, x + wide / 2
    box, name, *control = legible(row)
    box = box._replace(x=x, y=y, w=wide, h=high)
    if len(control) > 1:
        less, value, more = control
        inside = wide - 2 * (FINGER + AIR)
        assert isinstance(name.art, Label)
        middle = replace(name.art, align="middle")
        return [
            box,
            name._replace(art=middle, x=x, y=y - high / 4 + 2, w=inside, h=high / 2 - 4),
            less._replace(x=left + FINGER / 2, y=y),
            value._replace(x=x, y=y + high / 4 - 2, w=inside, h=high / 2 - 4),
            more._replace(x=right - FINGER / 2, y=y),
        ]
    part = wide * PART
    rest = wide - part - AIR
    return [
        box,
        name._replace(x=left + part / 2 + AIR, y=y, w=part - 2 * AIR, h=high - 4),
        control[0]._replace(x=right - rest / 2, y=y, w=rest, h=high),
    ]


def _note(note: Phrase, y: float, sheet: Sheet) -> Spot:
    quiet = Label("second", LETTERS)
    return words("note", note, sheet.w / 2, y, sheet.w - 2 * EDGE, NOTE - AIR, quiet)
