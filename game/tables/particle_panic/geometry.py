"""Places of Particle Panic, in stage units: one description for wide and tall sheets.

`_wide` and `_tall` divide a sheet into areas; everything inside an area is placed by one function
for both. The painters read the slots of a room from here too.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from game.rules.particle_panic.state import SPACES
from game.tables.sheet import WIDE, Rect, Sheet

Point = tuple[float, float]

# --- a room, from its middle ----------------------------------------------------------------------

ROOM_SIZE = (158.0, 142.0)
SLOTS: tuple[Point, ...] = ((-52, -23), (-18, -52), (28, -50), (-52, 23), (-18, 52), (28, 50))
"""Places of the particles, in the order in which they fill."""
TOKEN = 25.0
PILE = Rect.around(-3, -4, 50, 66)
"""The stack of cards."""
NUMBER = 31.0
NUMBERS: tuple[Point, ...] = ((-82, 0), (70, -62), (70, 62), (-82, 0), (-70, 62), (-70, -62))
"""The badge with the number of each room."""

PAWN = (36.0, 46.0)
STANDS: tuple[tuple[Point, ...], ...] = (
    (),
    ((60, 0),),
    ((40, 0), (68, 0)),
    ((40, -23), (68, 0), (40, 23)),
    ((40, -23), (68, -23), (40, 23), (68, 23)),
)
"""Places of one to four pawns: none covers another's letter."""

# --- the ring -------------------------------------------------------------------------------------

RING = 440.0
"""Side of the beam pipe's picture."""
CORE = 168.0
"""Side of the field in the middle, on which the dice lie."""
RADIUS = 184.0
"""From the middle of the lab to the middle of each room."""
ROOMS: tuple[Point, ...] = tuple(
    (
        RADIUS * 0.99 * math.sin(math.radians(60 * space)),
        -RADIUS * math.cos(math.radians(60 * space)),
    )
    for space in range(SPACES)
)
"""Middles of the rooms from the middle of the lab, clockwise from the top."""
LAB = 512.0
"""Side of the ring with its rooms; their numbers stand out a little on the left."""
LARGEST = 1.15
"""Scale of the ring at most."""
TICKS = (6, 12, 18, 24, 30)
GAP = 12.0

# --- areas ----------------------------------------------------------------------------------------

GAUGE, GAUGE_WIDE = 106.0, 140.0
"""Width of the gauge with its words, on a tall sheet and on the wide one."""
HANDS, SIDE = 152.0, 424.0
"""On the wide sheet: height of the hands, width of codes and desk."""
MORE = 48.0
"""By how much codes and desk are wider on a telephone on its side, where letters are larger."""
OTHERS, OTHER, OWN = 122.0, 96.0, 102.0
"""Heights on a tall sheet: hands of several others, of one other, own hand."""
DESK, LOCK, TITLE = 244.0, 66.0, 30.0
"""Heights of the desk, of a code lock below the ring, of the line above the locks."""
WORDS, MORE_WORDS = 52.0, 56.0
"""Height of the question above two rows of buttons; on a telephone on its side."""
LINE = 28.0
"""Height of one more line of the question, on a wide sheet with two rows of locks."""
ROW = 4
"""Code locks in one row below the ring, at most."""
HIGHEST, HIGHEST_TALL = 232.0, 176.0
"""Height of two rows of locks at most, on the wide sheet and on a tall one."""
COLUMN, FLAT = 200.0, 132.0
"""Width of a column of code locks, at least: beside the ring, and in one row below it."""
BROAD = 700.0
"""Width of a tall sheet from which desk and own hand lie side by side."""


class _Areas(NamedTuple):
    """Division of a sheet."""

    gauge: Rect
    ring: Rect
    codes: Rect
    desk: Rect
    screen: Rect
    naming: Rect
    hands: Rect
    """The hands of all, or on a tall sheet of the others."""
    own: Rect | None = None
    """The viewer's hand, if it lies apart."""


def _wide(sheet: Sheet, suits: int) -> _Areas:
    """Ring and desk side by side, all hands below."""
    left, top, right, bottom = sheet.board
    # The edge of what glows keeps clear of the round buttons.
    board = Rect.between(left + 2, top + 2, right - 14, bottom - 2)
    above, hands = board.rows(0, HANDS, gap=10)
    lab, side = above.columns(0, SIDE + (MORE if sheet.small else 0.0), gap=GAP)
    gauge, ring = lab.columns(GAUGE_WIDE, 0)
    codes, desk = side.rows(0, DESK + _more_words(sheet, suits), gap=6)
    return _Areas(gauge, ring, codes, desk, screen=ring, naming=side, hands=hands)


def _more_words(sheet: Sheet, suits: int) -> float:
    """Height that the locks leave to the question."""
    return LINE if suits <= ROW and not sheet.tall else 0.0


def _tall(sheet: Sheet, seats: int, suits: int) -> _Areas:
    """The others above, the ring in the middle, desk and own hand below, or side by side."""
    board = Rect.between(*sheet.board)
    hands, rest = Rect(*board[:3], 0), board
    if seats > 1:
        hands, rest = board.rows(OTHERS if seats > 2 else OTHER, 0, gap=GAP)
    if board.w >= BROAD:
        middle, foot = rest.rows(0, DESK, gap=GAP)
        desk, right = foot.columns(board.w / 2 + 30, 0, gap=GAP)
        own = right.rows(0, HANDS)[1]
    else:
        middle, desk, own = rest.rows(0, DESK, OWN, gap=GAP)
    lab, codes = _lab_and_codes(middle, suits)
    gauge, ring = lab.columns(GAUGE, 0)
    if board.w >= BROAD and codes.h == middle.h and _columns(codes) == 2:
        # The desk has nothing to ask meanwhile; the own hand stays in sight.
        screen = Rect.between(board.left, middle.top, codes.left - 8, desk.bottom)
        naming = Rect.between(codes.left, middle.top, board.right, own.top - GAP)
    else:
        whole = Rect.between(board.left, rest.top, board.right, desk.bottom)
        # Both as high as each other; on a telephone the buttons need a little more.
        least = min(NAMING, SHARE * whole.h) if board.w < TELEPHONE else 0.0
        screen, naming = whole.rows(0, max((whole.h - 6) / 2, least), gap=6)
    return _Areas(gauge, ring, codes, desk, screen, naming, hands, own)


def _lab_and_codes(middle: Rect, suits: int) -> tuple[Rect, Rect]:
    """The locks below the ring, or beside it where that leaves the ring clearly larger."""
    flat = suits <= ROW and middle.w >= ROW * FLAT + (ROW - 1) * GAP
    codes = (LOCK if flat else 2 * LOCK + GAP) + TITLE
    below = min((middle.w - GAUGE) / LAB, (middle.h - codes - 8) / LAB)
    beside = min((middle.w - GAUGE - COLUMN - GAP) / LAB, middle.h / LAB)
    if beside > 1.1 * below:
        first, second = middle.columns(GAUGE + LAB * min(LARGEST, beside), 0, gap=GAP)
    else:
        first, second = middle.rows(0, codes, gap=8)
    return first, second


def _columns(codes: Rect) -> int:
    """The number of columns of locks."""
    if codes.h < 2 * LOCK:
        return ROW
    return 2 if codes.w >= 2 * COLUMN - 80 else 1


# --- everything on the table ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Plan:
    """Places on one sheet."""

    scale: float
    """Of ring and rooms."""
    core: Rect
    ring: Rect
    rooms: tuple[Point, ...]
    """Middles of the rooms, clockwise from the top."""
    pressure: Rect
    gauge: Rect
    left: Rect
    """The expected turns left."""
    locks: Rect
    """All code locks together; their title is above."""
    columns: int
    """The number of columns of locks."""
    title: Rect
    turn: Rect
    desk: Rect
    """The question and the buttons for it."""
    screen: Rect
    """Detector duty: the picture with its words, over the ring."""
    sight: Rect
    """The detector, seen along the beam."""
    layers: list[Rect]
    """Names of the detector's layers, from the inside out."""
    caption: Rect
    """The words about the picture."""
    naming: Rect
    """The question and the names, in place of codes and desk."""
    names: list[Rect]
    hands: Rect
    own: Rect | None
    words: float = WORDS
    """Height of the question above two rows of buttons, at least."""
    finger: float = 0.0
    """Units from one card of the own hand to the next, on a telephone on its side."""

    def lock_boxes(self, suits: int) -> list[Rect]:
        """A lock for each suit, row by row."""
        rows = self.locks.rows(*[0.0] * -(-suits // self.columns), gap=GAP)
        cells = (row.columns(*[0.0] * self.columns, gap=GAP) for row in rows)
        return [cell for row in cells for cell in row][:suits]

    def panels(self, seats: int, viewer: int) -> list[Rect]:
        """A panel for each scientist, by seat; on a tall sheet the viewer's below."""
        if self.own is None:
            free, sharers = self.hands.w - GAP * (seats - 1), seats
            own = min(OWN_WIDE, free - OTHER_WIDE * (seats - 1))
            if self.finger:
                free, sharers = free - own, max(1, seats - 1)
            widths = [min(WIDEST, free / sharers)] * seats
            if self.finger:
                widths[viewer] = own
            return self.hands.columns(0, *widths, 0, gap=GAP)[1:-1]
        others = iter(self.hands.columns(*[0.0] * (seats - 1), gap=GAP))
        by_turn = [self.own, *others]
        return [by_turn[(seat - viewer) % seats] for seat in range(seats)]


@lru_cache(maxsize=32)
def plan_for(sheet: Sheet = WIDE, seats: int = 1, suits: int = ROW) -> Plan:
    """The table on this sheet; a tall one depends on how many hands and locks there are to show."""
    areas = _tall(sheet, seats, suits) if sheet.tall else _wide(sheet, suits)
    ring, meter = areas.ring, areas.gauge
    k = min(LARGEST, ring.w / LAB, ring.h / LAB)
    core = Rect.around(ring.x + 9 * k, ring.y, CORE * k, CORE * k)
    tube = max(180.0, min(420.0, LAB * k - 84))
    gauge = Rect.around(meter.left + 30, ring.y - 4, 46, tube)
    columns = _columns(areas.codes)
    line, locks = areas.codes.rows(TITLE, 0)
    title, turn = line.columns(0, 0.4 * line.w)
    if columns == 1:
        title, (locks, turn) = line, locks.rows(0, TITLE)
    highest = HIGHEST_TALL if sheet.tall else HIGHEST
    locks = locks.rows(min(locks.h, highest * 2 / columns), 0)[0]
    sight, layers, caption = _detector(areas.screen)
    return Plan(
        scale=k,
        core=core,
        ring=Rect.around(core.x, core.y, RING * k, RING * k),
        rooms=tuple((core.x + x * k, core.y + y * k) for x, y in ROOMS),
        pressure=Rect(meter.left, gauge.top - 31, 108, 26),
        gauge=gauge,
        left=Rect(meter.left, gauge.bottom + 3, meter.w, 49),
        locks=locks,
        columns=columns,
        title=title,
        turn=turn,
        desk=areas.desk,
        screen=areas.screen,
        sight=sight,
        layers=layers,
        caption=caption,
        naming=areas.naming,
        names=_names(areas.naming),
        hands=areas.hands,
        own=areas.own,
        words=(MORE_WORDS if sheet.small else WORDS) + _more_words(sheet, suits),
        finger=FINGER if sheet.small else 0.0,
    )


def _detector(screen: Rect) -> tuple[Rect, list[Rect], Rect]:
    """The picture, the names of its layers right of it, its caption below."""
    above, caption = screen.inset(8, 8).rows(0, min(126.0, 0.3 * screen.h))
    side = min(above.h - 4, max(0.54 * screen.w, screen.w - 190))
    picture, names = above.columns(side, 0, gap=10)
    layers = [row.rows(0, 2)[0] for row in names.rows(*[0.0] * 5)]
    return picture.rows(side, 0)[0], layers, caption.inset(4, 4)


QUESTION = 108.0
"""From the head of the sheet with the names to the end of the question."""


NAMING, SHARE, TELEPHONE = 372.0, 0.55, 540.0
"""Height of the question and the names where each button has room for a finger on a telephone,
their share of the height at most, and the width of a sheet that is taken for one."""


def _names(naming: Rect) -> list[Rect]:
    """Eight buttons in two columns, below the question."""
    rows = naming.inset(12, 8).rows(QUESTION - 12, 0, 0, 0, 0, gap=8)[1:]
    return [cell for row in rows for cell in row.columns(0, 0, gap=GAP)]


# --- hands ----------------------------------------------------------------------------------------

WIDEST = 430.0
"""Width of a panel that is divided as those on the wide sheet, at most."""
FINGER, OWN_WIDE, OTHER_WIDE = 78.0, 630.0, 218.0
"""On a telephone on its side: units for a finger, width of a hand with eight such places, and the
least width of another hand."""
NARROW = 250.0
"""Width up to which the name of a panel lies above the pawn and not beside it."""
CARD_RATIO = 1.42
"""Height to width of a card in a hand."""
FULL_HIGH = 150.0
"""Height below which a panel is divided as one of a tall sheet."""


class PanelParts(NamedTuple):
    """Division of a panel."""

    face: Rect
    pawn: Rect
    name: Rect
    meter: Rect
    places: tuple[Rect, ...]
    """One for every card and every point of hand limit, lost ones included."""


def hand(panel: Rect, places: int, finger: float = 0.0) -> PanelParts:
    """The inside of a panel with so many places for cards.

    ``finger``: units from one card to the next, where there is room for them.
    """
    left, top = panel.left, panel.top
    if panel.h < FULL_HIGH:
        return _long(panel, places) if panel.w > WIDEST else _low(panel, places)
    # Places for a finger are higher than their cards: who and how many stand a little higher.
    most, up = (56.0, 5) if finger else (51.0, 0)
    cards = _cards(left, panel.w, panel.bottom - 50 + up / 2, most, places, finger)
    face = Rect(left + 12, top + 12 - up, 48, 48)
    if panel.w < NARROW:
        pawn, name = Rect(left + 66, top + 37, 24, 31), Rect(left + 66, top + 7, panel.w - 72, 28)
        return PanelParts(face, pawn, name, Rect(left + 94, top + 41, panel.w - 104, 22), cards)
    return PanelParts(
        face=face,
        pawn=Rect(left + 64, top + 15 - up, 32, 42),
        name=Rect(left + 104, top + 10 - up, panel.w - 118, 28),
        meter=Rect(left + 104, top + 41 - up, min(150.0, 0.46 * panel.w), 22),
        places=cards,
    )


def _long(panel: Rect, places: int) -> PanelParts:
    """The viewer's hand: who and how many left, cards right."""
    left, top = panel.left, panel.top
    w = min(252.0, 0.48 * panel.w)
    return PanelParts(
        face=Rect(left + 9, top + 13, 46, 46),
        pawn=Rect(left + 59, top + 16, 30, 40),
        name=Rect(left + 91, top + 22, w - 92, 28),
        meter=Rect(left + 12, panel.bottom - 33, 160, 22),
        places=_cards(left + w - 8, panel.w - w + 8, panel.y, 58.0, places),
    )


def _low(panel: Rect, places: int) -> PanelParts:
    """Another scientist's hand, perhaps a narrow one: face and limit, name, cards."""
    left, top = panel.left, panel.top
    return PanelParts(
        face=Rect(left + 6, top + 5, 36, 36),
        pawn=Rect(left + 44, top + 6, 26, 34),
        name=Rect(left + 10, top + 41, panel.w - 20, 24),
        meter=Rect(left + 76, top + 12, min(150.0, panel.w - 84), 22),
        places=_cards(left - 4, panel.w + 8, panel.bottom - 33, 36.0, places),
    )


def _cards(
    left: float, wide: float, y: float, most: float, places: int, finger: float = 0.0
) -> tuple[Rect, ...]:
    """Places for cards side by side between two edges, as wide as they may be at most."""
    inner = wide - 28
    w = max(29.0, min(most, inner / max(1, places) - 5))
    pitch = min(max(w + 6, finger), (inner - w) / max(1, places - 1))
    first = left + 14 + w / 2
    if places * (pitch if finger else w + 6) < inner - 40:
        first = left + wide / 2 - pitch * (places - 1) / 2
    return tuple(Rect.around(first + pitch * i, y, w, w * CARD_RATIO) for i in range(places))
