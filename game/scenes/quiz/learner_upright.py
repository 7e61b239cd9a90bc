"""A learner's pages of the quiz in an upright window: who it is, the code, what came out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.scenes.base.menu_widgets import FINGER, Box, in_a_row, legible
from game.scenes.base.upright_page import (
    AIR,
    BROAD,
    EDGE,
    LOW,
    Part,
    Room,
    below_name,
    by_id,
    foot,
    page_name,
    stacked,
    worded,
)
from game.tables.sheet import Sheet
from game.tables.table import Spot

INSIDE = 2 * EDGE
"""From the edge of a frame to what is in it."""
WAYS: Final = ("new", "known", "without")
COLUMNS, LOW_COLUMNS = 4, 8
"""Of particles to choose a code from: on a sheet as high as a telephone, and on a low one."""
SYMBOL = 190 / 266
"""Width of a card by its height."""
LAW, BESIDE = 158.0, 104.0
"""Height of a law with its button below it, and beside it."""
LOOK = 250.0
"""Width of a button beside a law."""


def _framed(spots: Sequence[Part], frame: Spot, room: Room) -> list[Spot]:
    """A frame that fills a room, and the parts in it."""
    inner = Room(room.x, room.top + AIR, room.w - 2 * INSIDE, room.h - 2 * AIR)
    box = frame._replace(x=room.x, y=room.top + room.h / 2, w=room.w, h=room.h)
    return [box, *stacked(spots, inner)]


def door(wide: Sequence[Spot], sheet: Sheet) -> list[Spot]:
    """Who it is, or three ways to say so."""
    spot = by_id(wide)
    if "what" in spot:
        parts = [Part([spot["what"]], 150, 230)]
        parts += [Part([worded(spot[way])], FINGER + 2 * AIR, 120) for way in WAYS]
    else:
        code = [each for each in wide if each.id.startswith("code:")] or [spot["face"]]
        parts = [
            Part(code, 120, 210),
            Part([spot["kept"]], 104, 150),
            Part([spot["state"]], 104, 150),
            Part([worded(spot["begin"])], FINGER + 2 * AIR, 120),
        ]
    ways = [worded(spot[way]) for way in ("leave", "other") if way in spot]
    return legible(
        [
            page_name(spot["heading"], sheet),
            *_framed(parts, spot["frame"], below_name(sheet)),
            *foot([ways], sheet),
        ]
    )


def code(wide: Sequence[Spot], sheet: Sheet) -> list[Spot]:
    """The places above, sixteen particles below them."""
    spot = by_id(wide)
    low = sheet.h < LOW
    ways = [[worded(spot[way]) for way in ("back", "wipe", "done")]]
    if not low:
        ways = [[spot["done"]], [worded(spot["back"]), worded(spot["wipe"])]]
    room = below_name(sheet, len(ways))
    chosen = [each for each in wide if each.id.startswith("code:")]
    head = [Part([spot["line"]], 96, 120), Part(chosen, 110, 150)]
    high = 220.0 if low else 270.0
    top = stacked(head, room._replace(h=high))
    rest = room._replace(top=room.top + high, h=room.h - high)
    symbols = [each for each in wide if each.id.startswith("symbol:")]
    columns = LOW_COLUMNS if low else COLUMNS
    return legible(
        [
            page_name(spot["heading"], sheet),
            *top,
            *_grid(symbols, columns, rest),
            *foot(ways, sheet),
        ]
    )


def _grid(cards: Sequence[Spot], columns: int, room: Room) -> list[Spot]:
    """Cards in rows, as large as they fit."""
    rows = -(-len(cards) // columns)
    pitch, step = room.w / columns, room.h / rows
    high = min(step - 2 * AIR, (pitch - 2 * AIR) / SYMBOL)
    laid = []
    for i, card in enumerate(cards):
        x, y = room.cell(i, columns, pitch, step)
        laid.append(card._replace(x=x, y=y, w=high * SYMBOL, h=high))
    return laid


def thanks(wide: Sequence[Spot], sheet: Sheet) -> list[Spot]:
    """After the first round."""
    spot = by_id(wide)
    room = below_name(sheet, 2)
    parts = [
        Part([spot["face"]], 140, 300),
        Part([spot["heading"]], 90, 120),
        Part([spot["what"]], 120, 180),
    ]
    return legible(
        [*stacked(parts, room), *foot([[worded(spot["lesson"])], [spot["done"]]], sheet)]
    )


def result(wide: Sequence[Spot], laws: Sequence[str], sheet: Sheet) -> list[Spot]:
    """Both numbers, and the laws of this page, each with the way to where it is taught."""
    spot = by_id(wide)
    ways = [worded(spot[way]) for way in ("more", "done") if way in spot]
    room = below_name(sheet)
    parts = [Part([spot["score"]], 76, 96), Part([spot["line"]], 84)]
    if not laws:
        parts.append(Part([spot["face"]], 160, 420))
    high = sum(part.least for part in parts) if laws else room.h
    spots = [page_name(spot["heading"], sheet), *stacked(parts, room._replace(h=high))]
    if laws:
        rest = room._replace(top=room.top + high, h=room.h - high)
        beside = sheet.w >= BROAD
        pitch = min(1.3 * (BESIDE if beside else LAW), rest.h / len(laws))
        for i, law in enumerate(laws):
            box = Box(sheet.w / 2, rest.top + pitch * (i + 0.5), rest.w, pitch - AIR)
            spots += _law(spot, law, box, beside=beside)
    return legible([*spots, *foot([ways], sheet)])


def _law(spot: dict[str, Spot], law: str, box: Box, *, beside: bool) -> list[Spot]:
    """A row around its middle."""
    x, y, w, h = box
    row = spot[f"row:{law}"]._replace(x=x, y=y, w=w, h=h)
    words, look = spot[f"law:{law}"], worded(spot[f"look:{law}"])
    left = x - w / 2 + EDGE
    if beside:
        wide = w - LOOK - 3 * EDGE
        return [
            row,
            words._replace(x=left + wide / 2, y=y, w=wide, h=h - AIR),
            look._replace(x=x + w / 2 - EDGE - LOOK / 2, y=y, w=LOOK, h=min(h - AIR, FINGER + AIR)),
        ]
    low = y + h / 2 - AIR - FINGER / 2
    high = h - FINGER - 2 * AIR
    return [
        row,
        words._replace(x=x, y=y - h / 2 + high / 2 + 2, w=w - 2 * EDGE, h=high - 4),
        *in_a_row([look], x, low, w - 2 * EDGE, FINGER),
    ]
