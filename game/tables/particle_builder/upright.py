"""Particle Builder on a tall sheet: rivals above, the duel in the middle, the own mat below.

A mat lies in two rows of fifteen places, or in three rows of nine: whichever has the larger cards.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from game.tables.sheet import WIDE, Rect, Sheet

from .geometry import RATIO, MatPlan, Plan, Plates, Rival, strip, wide_plan

HEADER, HEADER_TWO = 40.0, 62.0
"""Height of what stands above a mat: in one line, in two."""
OWN_LINE = 560.0
"""Width up to which the own name and target stand in two lines: a program may sit there."""
ASKS, KEYS, AIR = 74.0, 58.0, 6.0
"""Height of the question, of the buttons, and what is free between rows."""
BAR = 62.0
"""Height of a statistic that has half the width."""
LEAST_FIGURE = 25.0
"""Height of a pill with a number."""
LEAST_CARD = 118.0
"""Height of the cards of the duel, at least."""
NARROW = 720.0
"""Width up to which the statistics lie in two rows below the cards, and not between them."""
MIDDLE = 104.0
"""Width of the piles between the cards of the duel."""
FACE = 36.0


class Room(NamedTuple):
    """Width and height for a mat."""

    w: float
    h: float


def nine(left: float, top: float, w: float, gap: float) -> MatPlan:
    """A mat of three rows: target and pairs, then quarks and leptons beside bosons."""
    h, split = RATIO * w, 2.4 * gap
    pad = 0.45 * split
    block = 6 * w + 5 * gap
    bosons = left + pad + block + split
    rows = [top + pad + h / 2 + i * (h + gap) for i in range(3)]

    def cell(start: float, column: int, row: int) -> Rect:
        return Rect.around(start + w / 2 + column * (w + gap), rows[row], w, h)

    fixed = [cell(left + pad, p % 6, 1 + p // 6) for p in range(12)]
    fixed += [cell(bosons, p % 3, 1 + p // 3) for p in range(6)]
    third = 3 * w + 2 * gap
    sheet = Rect.between(left, top, bosons + third + pad, rows[2] + h / 2 + pad)
    return MatPlan(
        sheet,
        ((bosons - split / 2 - left) / sheet.w,),
        Rect.around(bosons + third / 2, rows[0], third, h),
        Rect.around(0, 0, w, h),
        left + pad,
        rows[0],
        block,
        gap,
        tuple(fixed),
    )


def _nine_cell(room: Room) -> float:
    """How wide a place of three rows can be; gaps are a twelfth of it."""
    return min(room.w / (9 + 7 / 12 + 4.56 / 12), room.h / (3 * RATIO + 2 / 12 + 2.16 / 12))


def _strip_cell(room: Room) -> float:
    """The same for two rows."""
    return min(room.w / (15 + 12 / 12 + 6.96 / 12), room.h / (2 * RATIO + 1 / 12 + 2.16 / 12))


def mat(left: float, top: float, room: Room) -> MatPlan:
    """The mat with the larger cards, in the middle of its room's width."""
    by_nine, by_strip = _nine_cell(room), _strip_cell(room)
    w = max(by_nine, by_strip)
    gap = w / 12
    if by_nine >= by_strip:
        plan = nine(left, top, w, gap)
        return _legible(nine(left + (room.w - plan.sheet.w) / 2, top, w, gap))
    split = 2.4 * gap
    pad = 0.45 * split
    plan = strip(left + pad, top + pad, w, RATIO * w, gap, split)
    left += (room.w - plan.sheet.w) / 2
    return _legible(strip(left + pad, top + pad, w, RATIO * w, gap, split))


def _legible(plan: MatPlan) -> MatPlan:
    """However small the cards: what is written on them can be read."""
    return replace(plan, least=LEAST_FIGURE)


def _plates(
    left: float, right: float, top: float, share: float = 0.31, least: float = 440.0
) -> tuple[Plates, Rect]:
    """Portrait, name, points of a player, and between them the target; in one line or in two.

    ``share``: of the width for the name; ``least``: the width from which one line is enough.
    """
    face = Rect.around(left + FACE / 2 + 2, top + FACE / 2 + 2, FACE, FACE)
    start, y, wide = left + FACE + 10, top + HEADER / 2, right - left
    if wide > least:
        name = Rect.between(start, y - 14, start + share * wide, y + 14)
        aim = Rect.between(name.right + 60, y - 14, right - 84, y + 14)
        score = Rect.around(right - 44, y, 88, 32)
    else:
        name = Rect.between(start, y - 14, right - 86, y + 14)
        aim = Rect.between(left + 62, y + 18, right, y + 42)
        score = Rect.around(right - 41, y, 82, 30)
    return Plates(face, name, score, "left"), aim


def _rivals(
    count: int, sheet: Sheet, high: float
) -> tuple[list[tuple[MatPlan, Plates, Rect]], float]:
    """The blocks of rivals in so much height, and where they end: side by side or stacked."""
    left, top, right, _ = sheet.board
    wide = right - left
    stacked = Room(wide, high / count - HEADER - AIR)
    if count == 1 or _best(stacked) >= _best(Room(wide / 2 - 8, high - HEADER_TWO - AIR)):
        places = [(left, right, top + i * high / count) for i in range(count)]
        room, header = stacked, HEADER
    else:
        middle = (left + right) / 2
        places = [(left, middle - 8, top), (middle + 8, right, top)]
        room, header = Room(wide / 2 - 8, high - HEADER_TWO - AIR), HEADER_TWO
    blocks: list[tuple[MatPlan, Plates, Rect]] = []
    foot = top
    for start, end, y in places:
        head = max(y, foot + AIR) if header == HEADER and blocks else y
        plates, aim = _plates(start, end, head)
        plan = mat(start, head + header, room)
        foot = plan.sheet.bottom
        blocks.append((plan, plates, aim))
    return blocks, foot


def _best(room: Room) -> float:
    return max(_nine_cell(room), _strip_cell(room))


def _tall(seats: int, sheet: Sheet) -> Plan:
    """The whole table for two or for three."""
    left, _, right, bottom = sheet.board
    wide, high = right - left, sheet.board[3] - sheet.board[1]
    duel_least = LEAST_CARD + ASKS + KEYS + 4 * AIR
    if wide < NARROW:
        duel_least += 2 * (BAR + AIR)
    spare = high - duel_least
    header = HEADER_TWO if wide <= OWN_LINE else HEADER
    own_room = Room(wide, min(0.46 * spare, 0.27 * high + 40) - header)
    own = mat(left, 0, own_room)
    own = mat(left, bottom - own.sheet.h, Room(wide, own.sheet.h + 0.5))
    own_top = own.sheet.top - header
    share = (0.19, 0.32) if wide < NARROW else (0.26, 0.36)
    for_rivals = min(spare - own.sheet.h - header, share[seats - 2] * high)
    blocks, foot = _rivals(seats - 1, sheet, for_rivals)
    plates, aim = _plates(left, right, own_top, 0.28, OWN_LINE)
    return _duel(seats, sheet, (foot + 2 * AIR, own_top - AIR), (own, plates, aim), blocks)


def _rows(room: Rect) -> tuple[Rect, ...]:
    """The statistics two by two, below the cards."""
    half, top = (room.w - 8) / 2, room.y - BAR - AIR / 2
    left = room.left + half / 2
    return tuple(
        Rect.around(left + (i % 2) * (half + 8), top + BAR / 2 + (i // 2) * (BAR + AIR), half, BAR)
        for i in range(4)
    )


def _column(room: Rect) -> tuple[Rect, ...]:
    """The statistics one below the other, between the cards."""
    pitch, top = room.h / 4, room.top
    return tuple(Rect.around(room.x, top + pitch * (i + 0.5), room.w, pitch - 5) for i in range(4))


def _piles(room: Rect) -> tuple[Rect, Rect]:
    """The deck, and below it the discards."""
    high = min(0.56 * room.h, 1.4 * min(room.w - 8, 104))
    deck = Rect.around(room.x, room.top + high / 2, high / 1.4, high)
    small = min(73.0, room.h - high - 22)
    return deck, Rect.around(room.x, deck.y + high / 2 + 18 + small / 2, small / 1.4, small)


class _Shape(NamedTuple):
    """Of the duel: the cards, and what is below them."""

    own: Rect
    hands: list[Rect]
    """The rivals' cards from left to right."""
    inner: tuple[float, float]
    """Between the own card and theirs."""
    asks: Rect
    keys: Rect
    foot: float
    """Above the question."""


def _shape(seats: int, sheet: Sheet, within: tuple[float, float]) -> _Shape:
    """Cards as large as they can be above statistics, question and buttons."""
    left, _, right, _ = sheet.board
    top, bottom = within
    wide, below = right - left, right - left < NARROW
    keys = Rect.between(left, bottom - KEYS, right, bottom)
    asks = Rect.between(left, keys.top - AIR - ASKS, right, keys.top - AIR)
    foot = asks.y - ASKS / 2 - AIR
    widest = (wide - MIDDLE - 8 * seats) / seats if below else wide / (seats + 1.9)
    tall = min(foot - top - (2 * (BAR + AIR) if below else 0), widest / 0.715)
    card, y = 0.715 * tall, top + tall / 2
    hands = [
        Rect.around(right - card / 2 - i * (card + 8), y, card, tall) for i in range(seats - 1)
    ]
    hands.reverse()
    inner = left + card + 12, hands[0].x - card / 2 - 12
    return _Shape(Rect.around(left + card / 2, y, card, tall), hands, inner, asks, keys, foot)


def _duel(
    seats: int,
    sheet: Sheet,
    within: tuple[float, float],
    own: tuple[MatPlan, Plates, Rect],
    blocks: list[tuple[MatPlan, Plates, Rect]],
) -> Plan:
    """Cards, statistics and piles, the question and its buttons, from top to bottom."""
    left, _, right, _ = sheet.board
    top, shape = within[0], _shape(seats, sheet, within)
    tall, inner, foot = shape.own.h, shape.inner, shape.foot
    if right - left < NARROW:
        bars = _rows(Rect.between(left, top + tall, right, foot))
        pile = Rect.between(inner[0], top + 28, inner[1], top + tall)
    else:
        bars = _column(Rect.between(inner[0] + 76, top, inner[1], top + tall))
        pile = Rect.between(inner[0], top + 28, inner[0] + 66, top + tall)
    deck, discards = _piles(pile)
    rivals = tuple(
        Rival(plan, plates.portrait, plates.name, aim, plates.score, hand)
        for (plan, plates, aim), hand in zip(blocks, shape.hands, strict=True)
    )
    return Plan(
        own=own[0],
        rivals=rivals,
        level=Rect.around(pile.x, top + 12, max(60.0, pile.w + 18), 24),
        deck=deck,
        discards=discards,
        hand=shape.own,
        statistics=bars,
        offers=Rect.between(inner[0], top, right, foot),
        choices=Rect.between(left, top, inner[1], foot),
        side=shape.asks,
        owner=own[1],
        headings=(own[2],),
        keys=shape.keys,
        aims=Rect.between(left, top, right, foot),
    )


@lru_cache(maxsize=16)
def plan_for(seats: int, sheet: Sheet = WIDE) -> Plan:
    """The table for this many on this sheet, wide or tall."""
    return _tall(seats, sheet) if sheet.tall else wide_plan(seats)
