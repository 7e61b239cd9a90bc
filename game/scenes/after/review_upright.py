"""Looking back in an upright window: what was played and what was better stand below the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.scenes.base.menu_widgets import FINGER, LETTERS, Box, in_a_row, legible
from game.scenes.base.upright_page import AIR, EDGE, LOW, ROW, foot, worded
from game.tables.pictures import Label
from game.tables.sheet import Sheet
from game.tables.table import Spot

TITLE, WHY = 56.0, 92.0
"""Height of the page's name, and of what it judges by."""
SAID: Final = {"you": 64.0, "better": 108.0, "outlook": 82.0}
"""Height of each sentence about a slip."""
LEGEND, MARK = 52.0, Box(0, 0, 44.0, 30.0)
"""Height of what a mark means, and the mark's own box."""
NARROWEST = 200.0
"""Width of the column beside the picture, at least."""
LEAST_COURSE, COURSE = 70.0, 190.0
"""Height of the curve, at least and at most."""
KEY = 72.0
"""Height of what explains the curve."""
STATE = 150.0
"""Height of what stands there while there is nothing to show."""


def _top(sheet: Sheet) -> float:
    """Where the picture begins: on a low sheet the slips stand side by side above it."""
    return EDGE + TITLE + WHY + (ROW if sheet.h < LOW else 0.0)


def _bottom(sheet: Sheet) -> float:
    """Where picture and column end."""
    return sheet.h - EDGE - ROW - sum(SAID.values()) - AIR


def picture(sheet: Sheet) -> Box:
    """Where the table is shown, smaller: of the proportions of its board, as large as there is
    room beside the column."""
    left, top, right, bottom = sheet.board
    high, wide = _bottom(sheet) - _top(sheet), sheet.w - 2 * EDGE - NARROWEST - AIR
    scale = min(high / (bottom - top), wide / (right - left))
    w, h = scale * (right - left), scale * (bottom - top)
    return Box(EDGE, _top(sheet) + (high - h) / 2, w, h)


def page(wide: Sequence[Spot], sheet: Sheet) -> list[Spot]:
    """What stands on the wide page, on a tall sheet."""
    spot = {each.id: each for each in wide}
    x, across = sheet.w / 2, sheet.w - 2 * EDGE
    name = spot["heading"]._replace(x=x, y=EDGE + TITLE / 2, w=across, h=TITLE - AIR)
    close = foot([[spot["close"]]], sheet)
    if "state" in spot:
        return legible([name, *_waiting(spot, sheet), *close])
    why = spot["why"]._replace(x=x, y=EDGE + TITLE + WHY / 2, w=across, h=WHY - AIR)
    spots = [name, why, *_column(wide, sheet)]
    top = _bottom(sheet) + AIR
    for each, high in SAID.items():
        spots.append(spot[each]._replace(x=x, y=top + high / 2, w=across, h=high - AIR))
        top += high
    return legible([*spots, *close])


def _waiting(spot: dict[str, Spot], sheet: Sheet) -> list[Spot]:
    """How far the thinking is, and the curve as far as it is known."""
    x, across = sheet.w / 2, sheet.w - 2 * EDGE
    top = EDGE + TITLE
    state = spot["state"]
    spots = [state._replace(x=x, y=top + STATE / 2, w=across, h=STATE - AIR)]
    if "course" in spot:
        top, bottom = top + STATE, sheet.h - EDGE - ROW - AIR
        high = min(bottom - top, across / 2)
        spots.append(spot["course"]._replace(x=x, y=top + high / 2, w=across, h=high))
        top += high + AIR
        if top + KEY <= bottom:
            spots.append(spot["key"]._replace(x=x, y=top + KEY / 2, w=across, h=KEY))
    return spots


def _column(wide: Sequence[Spot], sheet: Sheet) -> list[Spot]:
    """Right of the picture: the slips, what the marks mean, and the curve."""
    left = EDGE + picture(sheet).w + AIR
    w = sheet.w - EDGE - left
    x, top, bottom = left + w / 2, _top(sheet), _bottom(sheet)
    spots: list[Spot] = []
    spot = {each.id: each for each in wide}
    slips = [worded(each) for each in wide if each.id.startswith("slip:")]
    if sheet.h < LOW:
        spots += in_a_row(slips, sheet.w / 2, top - ROW / 2, sheet.w - 2 * EDGE, FINGER)
    else:
        for each in slips:
            spots.append(each._replace(x=x, y=top + FINGER / 2, w=w, h=FINGER))
            top += ROW
    for what in ("played", "better"):
        mark, legend = spot[f"mark-{what}"], spot[f"legend-{what}"]
        y = top + LEGEND / 2
        spots.append(mark._replace(x=left + MARK.w / 2 + 4, y=y, w=MARK.w, h=MARK.h))
        rest = w - MARK.w - 2 * AIR
        ink = Label("text", LETTERS, "left")
        spots.append(legend._replace(art=ink, x=left + w - rest / 2, y=y, w=rest, h=LEGEND - 2))
        top += LEGEND
    if "course" in spot and bottom - top - AIR >= LEAST_COURSE:
        high = min(COURSE, bottom - top - AIR)
        spots.append(spot["course"]._replace(x=x, y=bottom - high / 2, w=w, h=high))
    return spots
