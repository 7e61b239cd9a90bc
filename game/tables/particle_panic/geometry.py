"""Where things lie in Particle Panic, in stage units. The painters read the slots from here too."""

from __future__ import annotations

import math
from typing import NamedTuple

from game.rules.particle_panic.lab import SPACES


class Box(NamedTuple):
    """A place: centre and size."""

    x: float
    y: float
    w: float
    h: float


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

# --- left, right, below ---------------------------------------------------------------------------

PRESSURE = Box(70, 26, 108, 28)
GAUGE = Box(48, 262, 48, 420)
TICKS = (6, 12, 18, 24, 30)
LEFT = Box(86, 502, 136, 44)
"""The expected turns left."""

LOCKS = Box(962, 160, 424, 232)
"""All code locks together; their title is above."""
LOCKS_TITLE = Box(862, 24, 224, 30)
DESK = Box(962, 404, 424, 244)
"""What is asked, and the buttons for it."""

# --- Detector duty --------------------------------------------------------------------------------

SCREEN = Box(436, 268, 548, 516)
"""Where the picture lies with its words, over the ring."""
SIGHT = Box(345, 205, 356, 356)
"""The detector, seen along the beam."""
LAYER_NAMES = tuple(Box(620, 59 + 74 * layer, 164, 66) for layer in range(5))
"""What its layers are called, from the inside out."""
CAPTION = Box(436, 456, 520, 126)
"""What the picture shows."""
NAMING = Box(962, 229, 424, 438)
"""The question and the names, in place of codes and desk."""
NAME_BUTTONS = tuple(
    Box(NAMING.x + side * 101, 158 + 80 * row, 190, 70) for row in range(4) for side in (-1, 1)
)

HANDS_TOP, HANDS_BOTTOM = 536.0, 688.0
HANDS_LEFT, HANDS_RIGHT = 18.0, 1176.0
GAP = 12.0
WIDEST = 430.0
"""A panel of one hand is no wider than this."""


def locks(suits: int) -> list[Box]:
    """A lock for each suit: two columns, and a third row where there is a fifth code."""
    rows = (suits + 1) // 2
    w, h = (LOCKS.w - GAP) / 2, (LOCKS.h - GAP * (rows - 1)) / rows
    left, top = LOCKS.x - LOCKS.w / 2, LOCKS.y - LOCKS.h / 2
    return [
        Box(left + w / 2 + (i % 2) * (w + GAP), top + h / 2 + (i // 2) * (h + GAP), w, h)
        for i in range(suits)
    ]


def hands(seats: int) -> list[Box]:
    """A panel for each scientist, in the order of seats."""
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


def hand(panel: Box, places: int) -> Hand:
    """The inside of a panel with so many places for cards."""
    left, top = panel.x - panel.w / 2, panel.y - panel.h / 2
    inner = panel.w - 28
    meter_w = min(150.0, 0.46 * panel.w)
    w = max(29.0, min(51.0, inner / max(1, places) - 5))
    h = w * CARD_RATIO
    pitch = min(w + 6, (inner - w) / max(1, places - 1))
    y = top + panel.h - 50
    first = left + 14 + w / 2
    if places * (w + 6) < inner - 40:
        first = panel.x - pitch * (places - 1) / 2
    return Hand(
        face=Box(left + 36, top + 36, 48, 48),
        pawn=Box(left + 80, top + 36, 32, 42),
        name=Box(left + 104 + (panel.w - 118) / 2, top + 24, panel.w - 118, 28),
        meter=Box(left + 104 + meter_w / 2, top + 52, meter_w, 22),
        places=tuple(Box(first + pitch * i, y, w, h) for i in range(places)),
    )
