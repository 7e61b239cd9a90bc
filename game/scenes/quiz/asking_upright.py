"""A question in an upright window: its choices stand one below another."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.base.menu_widgets import FINGER, LETTERS, Box, legible
from game.scenes.base.upright_page import (
    AIR,
    BROAD,
    EDGE,
    Part,
    Room,
    by_id,
    foot,
    in_row,
    stacked,
    worded,
)
from game.scenes.quiz.asking import CHOICE, ROUND
from game.tables.pictures import Label
from game.tables.sheet import Sheet
from game.tables.table import Spot

TITLE = 44.0
"""Height of how many there are."""
NAMED = 0.3
"""Of the width of a choice that is one card: the card's part, left of its name."""


def _room(sheet: Sheet, feet: int) -> Room:
    return Room(
        sheet.w / 2, EDGE, sheet.w - 2 * EDGE, sheet.h - 2 * EDGE - AIR - (FINGER + AIR) * feet
    )


def question(wide: Sequence[Spot], sheet: Sheet) -> list[Spot]:
    """The stem above, what belongs to it, then the choices."""
    spot = by_id(wide)
    shown = [each for each in wide if each.id.startswith("shown:")]
    names = [each.id.removeprefix(CHOICE) for each in wide if each.id.startswith(CHOICE)]
    head = [Part([spot["title"]], TITLE), Part([spot["asked"]], 124, 170)]
    if shown:
        head.append(Part(shown, 112, 170))
    if "recall" in spot:
        head.append(Part([spot["recall"]], 128, 170))
    room = _room(sheet, 1)
    ways = foot([[worded(spot["leave"]), worded(spot["skip"])]], sheet)
    pictured = any(each.id.startswith("card:") for each in wide)
    if not pictured:
        choices = [Part([worded(spot[CHOICE + name])], 92, 150) for name in names]
        return legible([*stacked([*head, *choices], room), *ways])
    high = sum(part.least for part in head)
    rest = room._replace(top=room.top + high, h=room.h - high)
    return legible(
        [*stacked(head, room._replace(h=high)), *_pictured(wide, names, rest, sheet), *ways]
    )


def _pictured(wide: Sequence[Spot], names: Sequence[str], room: Room, sheet: Sheet) -> list[Spot]:
    """Choices in cards: side by side where there is room, and no names beside them."""
    cards = {name: [each for each in wide if each.id.startswith(f"card:{name}:")] for name in names}
    named = max(map(len, cards.values())) == 1
    columns = 2 if sheet.w >= BROAD and not named else 1
    rows = -(-len(names) // columns)
    pitch, step = (room.w + AIR) / columns, room.h / rows
    spots = []
    for i, name in enumerate(names):
        box = Box(*room.cell(i, columns, pitch, step), pitch - AIR, step - AIR)
        spots += _choice(by_id(wide), name, cards[name], box)
    return spots


def _choice(spot: dict[str, Spot], name: str, cards: Sequence[Spot], box: Box) -> list[Spot]:
    """One box with its cards, and the name beside the card where there is one."""
    x, y, w, h = box
    label = spot.get(f"name:{name}")
    inner = Room(x, y - h / 2 + 1.5 * AIR, w - 2 * ROUND, h - 3 * AIR)
    choice = spot[CHOICE + name]._replace(x=x, y=y, w=w, h=h)
    if label is None:
        return [choice, *in_row(cards, inner)]
    part = NAMED * w
    middle, wide = x + part / 2 - EDGE / 2, w - part - EDGE
    inner = inner._replace(x=x - w / 2 + part / 2, w=part - 2 * EDGE)
    return [choice, *in_row(cards, inner), label._replace(x=middle, y=y, w=wide, h=h - 2 * AIR)]


def verdict(wide: Sequence[Spot], sheet: Sheet) -> list[Spot]:
    """What is right, and the law."""
    spot = by_id(wide)
    ways = [[worded(spot["look"])], [spot["next"]]]
    parts = [
        Part([spot["title"]], TITLE),
        Part([spot["asked"]], 112, 180),
        Part([spot["verdict"]], 68, 100),
        Part([spot["right"]], 100, 150),
        Part([spot["frame"]], 150, 260),
    ]
    spots = stacked(parts, _room(sheet, len(ways)))
    frame = by_id(spots)["frame"]
    law = spot["law"]._replace(
        art=Label("text", LETTERS + 2), x=frame.x, y=frame.y, w=frame.w - 2 * EDGE, h=frame.h - AIR
    )
    return legible([*spots, law, *foot(ways, sheet)])
