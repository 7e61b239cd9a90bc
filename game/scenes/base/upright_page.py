"""A page of lists in an upright window: its head, its foot, and the room between them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from game.core.phrase import Phrase, literal, say
from game.scenes.base.menu_widgets import (
    FINGER,
    LETTERS,
    in_a_row,
    legible,
    round_button,
    words,
)
from game.tables.pictures import Button, Label, Panel
from game.tables.sheet import LEGIBLE, Sheet
from game.tables.table import Spot

T = TypeVar("T")

EDGE, AIR = 14.0, 8.0
TITLE, LINE = 84.0, 70.0
"""Height of the name of a page, and of the line below it."""
NAME = 56.0
"""Height of a page's name that has no line below it."""
BROAD = 640.0
"""Width of a sheet from which things stand side by side that a telephone has below each other."""
ROW = FINGER + AIR
"""Height of a row of buttons with its air."""
LOW = 900.0
"""Height of a sheet below which a page of two halves has no room for one below the other."""


class Room(NamedTuple):
    """What a page has for its own between head and foot."""

    x: float
    """Its middle."""
    top: float
    w: float
    h: float

    def rows(self, pitch: float) -> int:
        """How many rows of this height it has, at least one."""
        return max(1, int(self.h / pitch))

    def middle(self, row: int, pitch: float) -> float:
        """The middle of a row."""
        return self.top + pitch * (row + 0.5)

    def cell(self, number: int, columns: int, wide: float, high: float) -> tuple[float, float]:
        """The middle of the cell with this number, in rows of so many, each so wide and high."""
        row, column = divmod(number, columns)
        return self.x + (column - (columns - 1) / 2) * wide, self.middle(row, high)


def room_of(sheet: Sheet, feet: int = 1) -> Room:
    """The room of a page with so many rows of buttons at its foot."""
    top = EDGE + TITLE + LINE
    return Room(sheet.w / 2, top, sheet.w - 2 * EDGE, sheet.h - top - EDGE - ROW * feet - AIR)


def head(title: Phrase, line: Phrase, sheet: Sheet) -> list[Spot]:
    """The name of the page, and a line below it."""
    wide = sheet.w - 2 * EDGE
    name = Label("text", 30, bold=True)
    return [
        Spot("heading", name, sheet.w / 2, EDGE + TITLE / 2, wide, TITLE - AIR, 5, title),
        words(
            "count",
            line,
            sheet.w / 2,
            EDGE + TITLE + LINE / 2,
            wide,
            LINE - AIR,
            Label("second", LETTERS),
        ),
    ]


def foot(rows: Sequence[Sequence[Spot]], sheet: Sheet) -> list[Spot]:
    """Buttons at the foot of the page, row below row."""
    spots: list[Spot] = []
    for i, row in enumerate(reversed(rows)):
        y = sheet.h - EDGE - ROW * (i + 0.5)
        plain = [without_icon(spot) for spot in row] if len(row) > 1 else row
        spots += in_a_row(plain, sheet.w / 2, y, sheet.w - 2 * EDGE, FINGER)
    return spots


def foot_of_parts(row: Sequence[Spot], parts: Mapping[str, float], sheet: Sheet) -> list[Spot]:
    """A row of buttons at the foot whose words are not equally long: each has its part by id."""
    left, room = EDGE, sheet.w - 2 * EDGE - AIR * (len(row) - 1)
    whole = sum(parts[spot.id] for spot in row)
    spots = []
    for spot in row:
        w = room * parts[spot.id] / whole
        y = sheet.h - EDGE - ROW / 2
        spots.append(worded(spot)._replace(x=left + w / 2, y=y, w=w, h=FINGER))
        left += w + AIR
    return spots


def without_icon(spot: Spot) -> Spot:
    """A button with words alone: half a telephone has no room for more."""
    return spot._replace(art=replace(spot.art, icon="")) if isinstance(spot.art, Button) else spot


def worded(spot: Spot) -> Spot:
    """The same, whose words stand in two lines rather than in letters too small to be read."""
    art = spot.art
    if not isinstance(art, Button):
        return spot
    return spot._replace(art=replace(art, icon="", floor=LEGIBLE))


def turning(back: Spot, number: Spot, onward: Spot, sheet: Sheet, up: int = 1) -> list[Spot]:
    """The turners at both edges and the number of the page between them, so many rows up."""
    y = sheet.h - EDGE - ROW * (up - 0.5)
    at = EDGE + FINGER / 2
    wide = sheet.w - 2 * (EDGE + FINGER + AIR)
    return [
        back._replace(x=at, y=y, w=FINGER, h=FINGER),
        number._replace(x=sheet.w / 2, y=y, w=wide, h=FINGER, art=Label("second", LETTERS)),
        onward._replace(x=sheet.w - at, y=y, w=FINGER, h=FINGER),
    ]


class Leaf(NamedTuple):
    """Which rows of a page stand on the sheet at once."""

    at: int
    """Which leaf it is."""
    leaves: int
    """How many there are, at least one."""
    first: int
    """The first row on it."""
    end: int
    """The first row behind it."""

    def of(self, rows: Sequence[T]) -> Sequence[T]:
        """Its own among all rows."""
        return rows[self.first : self.end]


def leaf_of(rows: int, at: int, high: float, pitch: float) -> Leaf:
    """A leaf of so many rows; all leaves have equally many, as far as that goes.

    ``high``: the room for rows, and for the turners where there are several leaves.
    """
    if pitch * rows <= high:
        return Leaf(0, 1, 0, rows)
    most = max(1, int((high - ROW) / pitch))
    leaves = -(-rows // most)
    each = -(-rows // leaves)
    at %= leaves
    return Leaf(at, leaves, each * at, min(rows, each * (at + 1)))


def leaf_turners(leaf: Leaf, y: float, sheet: Sheet) -> list[Spot]:
    """From leaf to leaf: ``leaf:less`` and ``leaf:more``, with the number between them."""
    number = words("leaf", literal(f"{leaf.at + 1} / {leaf.leaves}"), 0, 0, 0, 0)
    back = round_button("leaf:less", "back", 0, 0, say("page-back"))
    onward = round_button("leaf:more", "next", 0, 0, say("page-next"))
    return [spot._replace(y=y) for spot in turning(back, number, onward, sheet)]


def by_id(spots: Iterable[Spot]) -> dict[str, Spot]:
    """What stands on a page, to be laid elsewhere one by one."""
    return {spot.id: spot for spot in spots}


def page_name(spot: Spot, sheet: Sheet) -> Spot:
    """A page's name at its head, where no line stands below it."""
    return full_width(spot._replace(art=Label("text", 30, bold=True)), EDGE, NAME, sheet)


def full_width(spot: Spot, top: float, high: float, sheet: Sheet) -> Spot:
    """As wide as the page, from here down."""
    return spot._replace(x=sheet.w / 2, y=top + high / 2, w=sheet.w - 2 * EDGE, h=high - AIR)


def below_name(sheet: Sheet, feet: int = 1) -> Room:
    """The room below such a name, with so many rows of buttons at the foot."""
    top = EDGE + NAME
    return Room(sheet.w / 2, top, sheet.w - 2 * EDGE, sheet.h - top - EDGE - ROW * feet - AIR)


class Part(NamedTuple):
    """What stands on a page in a row of its own."""

    spots: Sequence[Spot]
    """One that takes the shape of its row, or several that keep their proportions."""
    least: float
    """Height it needs, with the air below it."""
    most: float = 0.0
    """Height up to which it grows where there is room; with less it stays as it is."""


def stacked(parts: Sequence[Part], room: Room) -> list[Spot]:
    """Parts one below another: each as high as it needs, then higher as far as all can be.

    What is left then is air between them.
    """
    spare = room.h - sum(part.least for part in parts)
    wanted = sum(max(0.0, part.most - part.least) for part in parts)
    share = max(0.0, min(1.0, spare / wanted)) if wanted else 0.0
    air = max(0.0, spare - wanted * share) / (len(parts) + 1)
    spots, top = [], room.top
    for part in parts:
        high = part.least + share * max(0.0, part.most - part.least)
        top += air
        spots += in_row(part.spots, Room(room.x, top, room.w, high - AIR))
        top += high
    return spots


def in_row(spots: Sequence[Spot], room: Room) -> list[Spot]:
    """One spot in the shape of the room; several, or a picture, as large as they are there."""
    y = room.top + room.h / 2
    if len(spots) == 1 and isinstance(spots[0].art, Label | Button | Panel):
        return [spots[0]._replace(x=room.x, y=y, w=room.w, h=room.h)]
    left, right = min(s.x - s.w / 2 for s in spots), max(s.x + s.w / 2 for s in spots)
    top, bottom = min(s.y - s.h / 2 for s in spots), max(s.y + s.h / 2 for s in spots)
    scale = min(room.w / (right - left), room.h / (bottom - top))
    return [
        spot._replace(
            x=room.x + (spot.x - (left + right) / 2) * scale,
            y=y + (spot.y - (top + bottom) / 2) * scale,
            w=spot.w * scale,
            h=spot.h * scale,
        )
        for spot in spots
    ]


def praise(wide: Sequence[Spot], sheet: Sheet) -> list[Spot]:
    """A frame with a face and a few words, the ways on at the foot, the next one above."""
    spot = by_id(wide)
    buttons = [worded(each) for each in wide if isinstance(each.art, Button)]
    buttons.sort(key=lambda each: (each.y, each.x))
    rows = [[each] for each in buttons]
    if sheet.h < LOW:
        rows = [buttons[i : i + 2] for i in range(0, len(buttons), 2)]
    room = Room(sheet.w / 2, EDGE, sheet.w - 2 * EDGE, sheet.h - 2 * EDGE - AIR - ROW * len(rows))
    lines = [each for each in wide if isinstance(each.art, Label)]
    parts = [Part([spot["face"]], 130, 300), *(Part([each], 120, 170) for each in lines)]
    inner = room._replace(w=room.w - 4 * EDGE)
    frame = in_row([spot["frame"]], room)
    return legible([*frame, *stacked(parts, inner), *foot(rows, sheet)])
