"""Where things lie in Particle Panic, in stage units. The painters read the slots from here too."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from game.rules.particle_panic.lab import SPACES
from game.tables.sheet import WIDE, Sheet


class Box(NamedTuple):
    """A place: centre and size."""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def between(cls, left: float, top: float, right: float, bottom: float) -> Box:
        """The box between these edges."""
        return cls((left + right) / 2, (top + bottom) / 2, right - left, bottom - top)


Point = tuple[float, float]

# --- the ring -------------------------------------------------------------------------------------

CORE = Box(438, 271, 168, 168)
"""The middle of the lab, where the dice lie."""
RING = Box(438, 271, 440, 440)
RADIUS = 184.0
"""From the middle of the lab to the middle of each room."""
ROOM_SIZE = (158.0, 142.0)

ROOMS: tuple[Point, ...] = tuple(
    (
        CORE.x + RADIUS * 0.99 * math.sin(math.radians(60 * space)),
        CORE.y - RADIUS * math.cos(math.radians(60 * space)),
    )
    for space in range(SPACES)
)
"""Middles of the rooms, clockwise from the top."""

SLOTS: tuple[Point, ...] = ((-52, -23), (-18, -52), (28, -50), (-52, 23), (-18, 52), (28, 50))
"""Places of the particles in a room, from its middle, in the order in which they fill."""
TOKEN = 25.0
PILE = Box(-3, -4, 50, 66)
"""The stack in a room, from its middle."""
NUMBER = 31.0
NUMBERS: tuple[Point, ...] = ((-82, 0), (70, -62), (70, 62), (-82, 0), (-70, 62), (-70, -62))
"""The badge with the number of each room, from its middle."""

PAWN = (36.0, 46.0)
STANDS: tuple[tuple[Point, ...], ...] = (
    (),
    ((60, 0),),
    ((40, 0), (68, 0)),
    ((40, -23), (68, 0), (40, 23)),
    ((40, -23), (68, -23), (40, 23), (68, 23)),
)
"""Where one to four pawns stand in a room, from its middle: none covers another's letter."""

TICKS = (6, 12, 18, 24, 30)
GAP = 12.0
WIDEST = 430.0
"""A panel of one hand is no wider than this on the wide sheet."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything lies on one sheet."""

    scale: float
    """Of ring and rooms."""
    core: Box
    ring: Box
    rooms: tuple[Point, ...]
    """Middles of the rooms, clockwise from the top."""
    pressure: Box
    gauge: Box
    left: Box
    """The expected turns left."""
    locks: Box
    """All code locks together; their title is above."""
    columns: int
    """In how many columns they lie."""
    title: Box
    turn: Box
    desk: Box
    """What is asked, and the buttons for it."""
    screen: Box
    """Detector duty: where the picture lies with its words, over the ring."""
    sight: Box
    """The detector, seen along the beam."""
    layers: tuple[Box, ...]
    """What its layers are called, from the inside out."""
    caption: Box
    """What the picture shows."""
    naming: Box
    """The question and the names, in place of codes and desk."""
    names: tuple[Box, ...]
    others: Box | None = None
    """The hands of the others, on a tall sheet."""
    own: Box | None = None
    """The viewer's hand there."""

    def lock_boxes(self, suits: int) -> list[Box]:
        """A lock for each suit, row by row."""
        columns, box = self.columns, self.locks
        rows = -(-suits // columns)
        w = (box.w - GAP * (columns - 1)) / columns
        h = (box.h - GAP * (rows - 1)) / rows
        left, top = box.x - box.w / 2, box.y - box.h / 2
        return [
            Box(
                left + w / 2 + (i % columns) * (w + GAP),
                top + h / 2 + (i // columns) * (h + GAP),
                w,
                h,
            )
            for i in range(suits)
        ]

    def hands(self, seats: int, viewer: int) -> list[Box]:
        """A panel for each scientist, by seat; on a tall sheet the viewer's below."""
        if self.own is None or self.others is None:
            return _side_by_side(seats)
        panels = []
        w = (self.others.w - GAP * (seats - 2)) / max(1, seats - 1)
        for seat in range(seats):
            turn = (seat - viewer) % seats
            x = self.others.x - self.others.w / 2 + w / 2 + (turn - 1) * (w + GAP)
            panels.append(Box(x, self.others.y, w, self.others.h) if turn else self.own)
        return panels


def _wide() -> Plan:
    return Plan(
        scale=1.0,
        core=CORE,
        ring=RING,
        rooms=ROOMS,
        pressure=Box(70, 26, 108, 28),
        gauge=Box(48, 262, 48, 420),
        left=Box(86, 502, 136, 44),
        locks=Box(962, 160, 424, 232),
        columns=2,
        title=Box(862, 24, 224, 30),
        turn=Box(1074, 24, 196, 30),
        desk=Box(962, 404, 424, 244),
        screen=Box(436, 268, 548, 516),
        sight=Box(345, 205, 356, 356),
        layers=tuple(Box(620, 59 + 74 * layer, 164, 66) for layer in range(5)),
        caption=Box(436, 456, 520, 126),
        naming=Box(962, 229, 424, 438),
        names=tuple(
            Box(962 + side * 101, 158 + 80 * row, 190, 70) for row in range(4) for side in (-1, 1)
        ),
    )


ACROSS, DOWN = 512.0, 512.0
"""Room of the ring with its rooms at full size."""
METER = 106.0
"""Room of the gauge beside it."""
OTHERS, OWN, DESK, LOCK, TITLE = 122.0, 102.0, 244.0, 66.0, 30.0
"""Heights on a tall sheet: hands of others, own hand, desk, a code lock, the line above them."""
COLUMN = 172.0
"""Width of a column of code locks, at least."""
BROAD = 700.0
"""Width from which desk and own hand lie side by side."""


def _around(x: float, y: float, scale: float) -> tuple[Point, ...]:
    return tuple((x + (a - CORE.x) * scale, y + (b - CORE.y) * scale) for a, b in ROOMS)


class _Middle(NamedTuple):
    """Ring and code locks on a tall sheet."""

    scale: float
    ring: Box
    locks: Box
    columns: int
    title: Box


def _middle(room: Box) -> _Middle:
    """The locks below the ring, or beside it where that leaves the ring clearly larger."""
    left, right = room.x - room.w / 2, room.x + room.w / 2
    top, bottom = room.y - room.h / 2, room.y + room.h / 2
    below = min((room.w - METER) / ACROSS, (room.h - 2 * LOCK - GAP - TITLE - 8) / DOWN)
    beside = min((room.w - METER - COLUMN - GAP) / ACROSS, room.h / DOWN)
    scale = min(1.15, beside if beside > 1.1 * below else below)
    w, h = ACROSS * scale, DOWN * scale
    if beside > 1.1 * below:
        start = left + METER + w + GAP
        ring = Box.between(left + METER, room.y - h / 2, left + METER + w, room.y + h / 2)
        title = Box.between(start, top, right, top + TITLE)
        columns = 2 if right - start >= 2 * COLUMN - 30 else 1
        high = min(room.h - TITLE * (1 if columns > 1 else 2), (4 // columns) * 88.0)
        locks = Box.between(start, top + TITLE, right, top + TITLE + high)
        return _Middle(scale, ring, locks, columns, title)
    spare = room.h - h - 2 * LOCK - GAP - TITLE - 8
    x = (left + METER + right) / 2
    ring = Box(x, top + h / 2 + spare / 2, w, h)
    locks = Box.between(left, bottom - 2 * LOCK - GAP, right, bottom)
    line = locks.y - locks.h / 2
    title = Box.between(left, line - TITLE, right, line)
    return _Middle(scale, ring, locks, 2, title)


def _detector(screen: Box) -> tuple[Box, tuple[Box, ...], Box]:
    """The picture, the names of its layers right of it, its caption below."""
    left, top = screen.x - screen.w / 2 + 8, screen.y - screen.h / 2 + 8
    below = min(112.0, 0.36 * screen.h)
    side = min(screen.h - below - 20, 0.58 * screen.w)
    rest = screen.x + screen.w / 2 - 8
    pitch = side / 5
    layers = tuple(
        Box.between(left + side + 10, top + pitch * i, rest, top + pitch * (i + 1) - 2)
        for i in range(5)
    )
    caption = Box.between(
        left + 4, screen.y + screen.h / 2 - below - 4, rest - 4, top + screen.h - 20
    )
    return Box(left + side / 2, top + side / 2, side, side), layers, caption


def _names(naming: Box) -> tuple[Box, ...]:
    """Eight buttons in two columns, below a question of 104 units."""
    w, pitch = (naming.w - 36) / 2, (naming.h - 114) / 4
    top = naming.y - naming.h / 2 + 106
    return tuple(
        Box(naming.x + side * (w + 12) / 2, top + pitch * (row + 0.5), w, pitch - 8)
        for row in range(4)
        for side in (-1, 1)
    )


def _tall(sheet: Sheet, seats: int) -> Plan:
    """The others above, the ring in the middle, codes, question and own hand below."""
    left, top, right, bottom = sheet.board
    w, x = right - left, (left + right) / 2
    others = Box(x, top + OTHERS / 2, w, OTHERS if seats > 1 else 0.0)
    head = top + (OTHERS + GAP if seats > 1 else 0.0)
    broad = w >= BROAD
    own = Box.between(left, bottom - OWN, right, bottom)
    desk = Box.between(left, bottom - OWN - GAP - DESK, right, bottom - OWN - GAP)
    if broad:
        desk = Box.between(left, bottom - DESK, x + 30, bottom)
        own = Box.between(x + 30 + GAP, bottom - 152, right, bottom)
    foot = desk.y - DESK / 2 - GAP
    middle = _middle(Box.between(left, head, right, foot))
    core = Box(
        middle.ring.x + 9 * middle.scale, middle.ring.y, 168 * middle.scale, 168 * middle.scale
    )
    ring = Box(core.x, core.y, RING.w * middle.scale, RING.h * middle.scale)
    tube = max(180.0, min(420.0, middle.ring.h - 84))
    gauge = Box(left + 30, middle.ring.y - 4, 44, tube)
    if broad and middle.columns == 2:
        screen = Box.between(left, head, middle.locks.x - middle.locks.w / 2 - 8, foot)
        naming = Box.between(screen.x + screen.w / 2 + 8, head, right, foot)
    else:
        split = head + 0.46 * (desk.y + DESK / 2 - head)
        screen = Box.between(left, head, right, split - 6)
        naming = Box.between(left, split, right, desk.y + DESK / 2)
    sight, layers, caption = _detector(screen)
    half = middle.title.w / 2
    title = middle.title._replace(x=middle.title.x - 0.4 * half, w=1.2 * half)
    turn = middle.title._replace(x=middle.title.x + 0.64 * half, w=0.72 * half)
    if middle.columns == 1:
        # There is no room for both side by side.
        title, turn = middle.title, middle.title._replace(y=foot - TITLE / 2)
    return Plan(
        scale=middle.scale,
        core=core,
        ring=ring,
        rooms=_around(core.x, core.y, middle.scale),
        pressure=Box(left + 54, gauge.y - tube / 2 - 18, 108, 26),
        gauge=gauge,
        left=Box(left + 54, gauge.y + tube / 2 + 26, 106, 46),
        locks=middle.locks,
        columns=middle.columns,
        title=title,
        turn=turn,
        desk=desk,
        screen=screen,
        sight=sight,
        layers=layers,
        caption=caption,
        naming=naming,
        names=_names(naming),
        others=others,
        own=own,
    )


@lru_cache(maxsize=32)
def plan_for(sheet: Sheet = WIDE, seats: int = 1) -> Plan:
    """The table on this sheet; on a tall one it depends on who else has a hand to show."""
    return _tall(sheet, seats) if sheet.tall else _wide()


# --- hands ----------------------------------------------------------------------------------------

HANDS_TOP, HANDS_BOTTOM = 536.0, 688.0
HANDS_LEFT, HANDS_RIGHT = 18.0, 1176.0


def _side_by_side(seats: int) -> list[Box]:
    """The panels on the wide sheet, in the order of seats."""
    wide = HANDS_RIGHT - HANDS_LEFT
    w = min(WIDEST, (wide - GAP * (seats - 1)) / seats)
    h = HANDS_BOTTOM - HANDS_TOP
    first = (HANDS_LEFT + HANDS_RIGHT - (seats - 1) * (w + GAP)) / 2
    y = (HANDS_TOP + HANDS_BOTTOM) / 2
    return [Box(first + seat * (w + GAP), y, w, h) for seat in range(seats)]


class Hand(NamedTuple):
    """How a panel is divided."""

    face: Box
    pawn: Box
    name: Box
    meter: Box
    places: tuple[Box, ...]
    """One for every card and every point of hand limit, lost ones included."""


CARD_RATIO = 1.42
"""Height to width of a card in a hand."""


FULL_HIGH = 150.0
"""A panel that is lower lies on a tall sheet: it is divided otherwise."""


def hand(panel: Box, places: int) -> Hand:
    """The inside of a panel with so many places for cards."""
    left, top = panel.x - panel.w / 2, panel.y - panel.h / 2
    if panel.h < FULL_HIGH:
        return (
            _long(left, top, panel, places) if panel.w > WIDEST else _low(left, top, panel, places)
        )
    meter_w = min(150.0, 0.46 * panel.w)
    return Hand(
        face=Box(left + 36, top + 36, 48, 48),
        pawn=Box(left + 80, top + 36, 32, 42),
        name=Box(left + 104 + (panel.w - 118) / 2, top + 24, panel.w - 118, 28),
        meter=Box(left + 104 + meter_w / 2, top + 52, meter_w, 22),
        places=_cards(left, panel.w, top + panel.h - 50, 51.0, places),
    )


def _cards(left: float, wide: float, y: float, most: float, places: int) -> tuple[Box, ...]:
    """Places for cards side by side between two edges, as wide as they may be at most."""
    inner = wide - 28
    w = max(29.0, min(most, inner / max(1, places) - 5))
    pitch = min(w + 6, (inner - w) / max(1, places - 1))
    first = left + 14 + w / 2
    if places * (w + 6) < inner - 40:
        first = left + wide / 2 - pitch * (places - 1) / 2
    return tuple(Box(first + pitch * i, y, w, w * CARD_RATIO) for i in range(places))


def _long(left: float, top: float, panel: Box, places: int) -> Hand:
    """The viewer's hand: who and how many left, cards right."""
    w = min(240.0, 0.44 * panel.w)
    return Hand(
        face=Box(left + 32, top + 36, 46, 46),
        pawn=Box(left + 74, top + 36, 30, 40),
        name=Box(left + 94 + (w - 98) / 2, top + 36, w - 98, 28),
        meter=Box(left + 92, top + panel.h - 22, 160, 22),
        places=_cards(left + w - 8, panel.w - w + 8, panel.y, 58.0, places),
    )


def _low(left: float, top: float, panel: Box, places: int) -> Hand:
    """Somebody else's hand, perhaps a narrow one: face and limit, name, cards."""
    meter = panel.w - 84
    return Hand(
        face=Box(left + 24, top + 23, 36, 36),
        pawn=Box(left + 57, top + 23, 26, 34),
        name=Box(panel.x, top + 53, panel.w - 20, 24),
        meter=Box(left + 76 + min(150.0, meter) / 2, top + 23, min(150.0, meter), 22),
        places=_cards(left - 4, panel.w + 8, top + panel.h - 33, 36.0, places),
    )
