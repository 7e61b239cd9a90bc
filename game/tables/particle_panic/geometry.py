"""Where things lie in Particle Panic, in stage units. The painters read the slots from here too."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple

from game.rules.particle_panic.state import SPACES


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


def wide_plan() -> Plan:
    """The table on the wide sheet."""
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
    w = min(252.0, 0.48 * panel.w)
    return Hand(
        face=Box(left + 32, top + 36, 46, 46),
        pawn=Box(left + 74, top + 36, 30, 40),
        name=Box(left + 91 + (w - 92) / 2, top + 36, w - 92, 28),
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
