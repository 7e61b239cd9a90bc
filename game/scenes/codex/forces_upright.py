"""The chart of forces in an upright window: what stands beside the fields, stands above them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.scenes.base.menu_widgets import FINGER, LETTERS, legible
from game.scenes.base.upright_page import (
    AIR,
    EDGE,
    ROW,
    Leaf,
    foot,
    leaf_of,
    leaf_turners,
    without_icon,
    worded,
)
from game.tables.pictures import Label
from game.tables.sheet import Sheet
from game.tables.table import Spot

FORCES: Final = 3
"""Columns."""
TITLE, HEADS = 56.0, 36.0
"""Height of the page's name, and of the names of forces."""
LINE, MORE = 96.0, 100.0
"""Height of the sentence about a field, and of what else there is to know."""
NAME, LAMP = 40.0, 38.0
"""Height of the name of a row, and side of its particles."""
PITCH = NAME + FINGER + AIR
"""Least height of a row."""
LARGEST = 156.0
"""Of a row, however much room there is."""
BESIDE = 700.0
"""Width of a sheet from which the name of a row stands beside its fields."""
WORDED = {"force:electromagnetic": 0.43}
"""Of the width of all fields, for the longest name of a force; fields are equally wide."""
SHORT = 0.235
"""The same, for the names of the others."""
APART = 6.0
"""Between two fields."""
SIDE = 9.0
"""Free beside the fields: words of German and Italian are long, and fields have to hold them."""
FRAME = 4.0
"""Of it, beside the panel of a row."""
NAMES = 260.0
"""Width of a name that stands beside."""


def _room(sheet: Sheet) -> tuple[float, float]:
    """Where rows begin, and where they end."""
    return EDGE + TITLE + HEADS, sheet.h - EDGE - ROW - MORE - LINE


def _pitch(sheet: Sheet) -> float:
    return ROW if sheet.w >= BESIDE else PITCH


def leaf_with(row: int, rows: int, sheet: Sheet) -> int:
    """The number of the leaf on which a row stands."""
    top, bottom = _room(sheet)
    first = leaf_of(rows, 0, bottom - top, _pitch(sheet))
    return row // first.end


def page(
    wide: Sequence[Spot], names: Sequence[str], at: int, sheet: Sheet
) -> tuple[list[Spot], int]:
    """What stands on the wide page, on a tall sheet; and the number of the leaf that is shown."""
    spot = {each.id: each for each in wide}
    x, across = sheet.w / 2, sheet.w - 2 * EDGE
    top, bottom = _room(sheet)
    leaf = leaf_of(len(names), at, bottom - top, _pitch(sheet))
    heading = spot["heading"]._replace(
        art=Label("text", 30, bold=True), x=x, y=EDGE + TITLE / 2, w=across, h=TITLE - AIR
    )
    spots = [heading]
    columns = _columns(sheet)
    fields = sum(part + APART for _, part in columns)
    for (middle, _), head in zip(columns, _of(wide, "force"), strict=True):
        part = fields * WORDED.get(head.id, SHORT)
        spots.append(head._replace(x=middle, y=top - HEADS / 2, w=part, h=HEADS))
    line = spot["line"]._replace(x=x, y=bottom + LINE / 2, w=across, h=LINE - AIR)
    if leaf.leaves > 1:
        bottom -= ROW
        spots += leaf_turners(leaf, bottom + ROW / 2, sheet)
    spots += _rows(wide, leaf, names, (top, bottom), sheet)
    spots += [line, *_foot(spot, sheet)]
    return legible(spots), leaf.at


def _of(wide: Sequence[Spot], kind: str) -> list[Spot]:
    return [each for each in wide if each.id.partition(":")[0] == kind]


def _columns(sheet: Sheet) -> list[tuple[float, float]]:
    """Middle and width of the fields of each force."""
    left = SIDE + (NAMES if sheet.w >= BESIDE else 0.0)
    part = (sheet.w - SIDE - left + APART) / FORCES
    return [(left - APART / 2 + part * (i + 0.5), part - APART) for i in range(FORCES)]


def _rows(
    wide: Sequence[Spot],
    leaf: Leaf,
    names: Sequence[str],
    ends: tuple[float, float],
    sheet: Sheet,
) -> list[Spot]:
    """The rows of a leaf, each with its name, its particles and its fields."""
    top, bottom = ends
    shown = leaf.of(names)
    pitch = min(LARGEST, (bottom - top) / len(shown))
    by_row = dict(zip(names, _lamps(wide, names), strict=True))
    spots: list[Spot] = []
    for i, name in enumerate(shown):
        spots += _row(wide, name, by_row[name], (top + pitch * i, pitch), sheet)
    return spots


def _lamps(wide: Sequence[Spot], names: Sequence[str]) -> list[list[Spot]]:
    """The particles of each row: they stand at its height on the wide page."""
    at = {each.id: each.y for each in wide}
    all_ = _of(wide, "lamp")
    return [[lamp for lamp in all_ if lamp.y == at[f"row:{name}"]] for name in names]


def _row(
    wide: Sequence[Spot],
    name: str,
    lamps: Sequence[Spot],
    place: tuple[float, float],
    sheet: Sheet,
) -> list[Spot]:
    """One row from its upper edge down."""
    top, pitch = place
    spot = {each.id: each for each in wide}
    high = pitch - AIR
    beside = sheet.w >= BESIDE
    middle = top + high / 2 if beside else top + NAME + (high - NAME) / 2 - 2
    panel = spot[f"row:{name}"]
    panel = panel._replace(x=sheet.w / 2, y=top + high / 2, w=sheet.w - 2 * FRAME, h=high)
    fields = [each for each in _of(wide, "cell") if each.id.split(":")[1] == name]
    spots = [panel]
    for field, (x, w) in zip(fields, _columns(sheet), strict=True):
        tall = high - 2 * FRAME if beside else high - NAME - FRAME
        spots.append(worded(field)._replace(x=x, y=middle, w=w, h=tall))
    words, left = spot[f"name:{name}"], EDGE + AIR
    if beside:
        side = min(LAMP, high / 2, (NAMES - 2 * AIR) / len(lamps))
        box = words._replace(x=left + NAMES / 2 - AIR, y=top + high / 4, w=NAMES - 2 * AIR)
        first, y = left + side / 2, top + high * 3 / 4
        box = box._replace(h=high / 2)
    else:
        part = sheet.w - 2 * left - len(lamps) * (LAMP + AIR)
        side = LAMP
        box = words._replace(x=left + part / 2 + AIR, y=top + NAME / 2, w=part, h=NAME - 4)
        first, y = sheet.w - left - len(lamps) * (LAMP + AIR) + LAMP / 2, top + NAME / 2
    spots.append(box)
    step = side if beside else side + AIR
    for i, lamp in enumerate(lamps):
        spots.append(lamp._replace(x=first + step * i, y=y, w=side, h=side))
    return spots


def _foot(spot: dict[str, Spot], sheet: Sheet) -> list[Spot]:
    """What else there is to know, and the ways on."""
    x, across = sheet.w / 2, sheet.w - 2 * EDGE
    y = sheet.h - EDGE - ROW - MORE / 2
    ways = foot([[spot["back"], spot["lab"]]], sheet)
    quiet = Label("second", LETTERS)
    if "fourth" in spot:
        return [spot["fourth"]._replace(art=quiet, x=x, y=y, w=across, h=MORE - AIR), *ways]
    half = across / 2
    unveil = spot["unveil"]._replace(x=x + half / 2 + AIR / 2, y=y, w=half - AIR, h=FINGER)
    grows = spot["grows"]._replace(art=quiet, x=x - half / 2, y=y, w=half - AIR, h=MORE - AIR)
    return [grows, without_icon(unveil), *ways]
