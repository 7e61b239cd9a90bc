"""Places of everything of Particle Builder: rivals above, the duel in the middle, own mat below.

A mat lies in two rows of fifteen places, or in three rows of nine: on a tall sheet whichever has
the larger cards.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from game.rules.particle_builder.mat import AREAS, PLACES, SLOTS, STACKS
from game.tables.pictures import Align
from game.tables.sheet import WIDE, Rect, Sheet

Z_SHEET, Z_PLACE, Z_CARD, Z_CHIP, Z_HAND = 0, 2, 6, 9, 20
"""In which order things are painted: what is higher lies above."""


RATIO = 1.39
"""Height to width of a place on a mat."""
PAD = 0.45
"""Margin of a mat, as a share of the room between its parts."""


@dataclass(frozen=True, slots=True)
class MatPlan:
    """A mat: its sheet, its places and the corner for annihilated pairs."""

    sheet: Rect
    shares: tuple[float, ...]
    """Divisions of the sheet, as shares of its width."""
    pairs: Rect
    cell: tuple[float, float]
    """Width and height of a slot."""
    target: Rect
    """Room for the areas of the target."""
    gap: float
    fixed: tuple[Rect, ...]
    """Slots and stacks by place."""
    least: float = 0.0
    """Height of the figures on it, at least."""

    def place(self, place: int, areas: int) -> Rect:
        """The box of a place; ``areas`` is how many areas the target has."""
        if place not in AREAS:
            return self.fixed[place]
        width, height = self.cell
        if areas > 3:
            width = min(width, (self.target.w - self.gap * (areas - 1)) / areas)
        step = width + self.gap
        left = self.target.left + (self.target.w - step * areas + self.gap) / 2
        x = left + width / 2 + step * (place - AREAS.start)
        return Rect.around(x, self.target.y, width, height * width / self.cell[0])


def mat_plan(
    left: float, top: float, cell: tuple[float, float], gap: float, split: float, rows: int = 2
) -> MatPlan:
    """A mat from the left upper corner of its first cell.

    In two rows: the target above the pairs, then six fermions by two, then three bosons by two.
    In three rows the target lies above the fermions, and the pairs above the bosons.
    """
    w, h = cell
    third, block = 3 * w + 2 * gap, 6 * w + 5 * gap
    fermions = left + third + split if rows == 2 else left
    bosons = fermions + block + split
    middles = [top + h / 2 + i * (h + gap) for i in range(rows)]

    def place(start: float, i: int, across: int) -> Rect:
        column, row = i % across, rows - 2 + i // across
        return Rect.around(start + w / 2 + column * (w + gap), middles[row], w, h)

    fixed = [place(fermions, p, 6) for p in SLOTS]
    fixed += [place(bosons, p, 3) for p in range(len(STACKS))]
    pad = PAD * split
    sheet = Rect.between(left - pad, top - pad, bosons + third + pad, middles[-1] + h / 2 + pad)
    parts = (fermions, bosons) if rows == 2 else (bosons,)
    return MatPlan(
        sheet=sheet,
        shares=tuple((x - split / 2 - sheet.left) / sheet.w for x in parts),
        pairs=Rect(left, top + h + gap, third, h) if rows == 2 else Rect(bosons, top, third, h),
        cell=cell,
        target=Rect(left, top, third if rows == 2 else block, h),
        gap=gap,
        fixed=tuple(fixed),
    )


class Plates(NamedTuple):
    """Portrait, name and points of a player."""

    portrait: Rect
    name: Rect
    score: Rect
    align: Align = "left"


class Rival(NamedTuple):
    """Places of one rival's things."""

    mat: MatPlan
    plates: Plates
    aim: Rect
    """The name of the target; the star of its points stands left of it."""
    hand: Rect
    """The rival's card in the duel."""
    called: Rect | None = None
    """Room to say that it is the rival: a name such as *Visitor* does not. None: there is none."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The whole table for two or for three."""

    own: MatPlan
    rivals: tuple[Rival, ...]
    level: Rect
    deck: Rect
    discards: Rect
    hand: Rect
    statistics: tuple[Rect, ...]
    offers: Rect
    """Room of a choice that opens while a card is held."""
    choices: Rect
    """Room of a choice while the own hand is empty: wider by the place of the card."""
    side: Rect
    """The column of prompt and buttons; on a tall sheet only the prompt."""
    owner: Plates
    headings: tuple[Rect, ...]
    """Above the own mat: target (right of its star); quarks and leptons, and bosons."""
    keys: Rect | None = None
    """A row of buttons, where they do not lie in the column."""
    aims: Rect | None = None
    """Room of targets that are offered in rows, and not in one row between deck and column."""

    def mat(self, seat: int, viewer: int, seats: int) -> MatPlan:
        """The mat of a seat as the viewer sits."""
        turn = (seat - viewer) % seats
        return self.rivals[turn - 1].mat if turn else self.own

    def place(self, address: int, viewer: int, seats: int, areas: int) -> Rect:
        """The box of an address; ``areas`` of its owner's target."""
        owner, place = divmod(address, PLACES)
        return self.mat(owner, viewer, seats).place(place, areas)


# --- the wide sheet -----------------------------------------------------------------------------

HEADINGS = tuple(Rect.around(x, 446, w, 33) for x, w in ((250, 300), (598, 280), (876, 224)))
_OWNER = Plates(
    portrait=Rect.around(1102, 502, 68, 68),
    name=Rect.around(1102, 557, 176, 34),
    score=Rect.around(1102, 612, 176, 48),
    align="middle",
)
_OWN = mat_plan(33.0, 476.0, (70.0, 97.0), 7.0, 26.0)
_DUEL = Rect.between(0.0, 168.0, 0.0, 428.0)
"""Top and foot of the duel."""
_HANDS = _DUEL.y - 4
"""A little higher than the middle: below a card there is room for a word about it."""
_SIDE = Rect.between(1016, _DUEL.top, 1194, _DUEL.bottom)


def _rivals_wide(seats: int, up: float = 0.0) -> tuple[Rival, ...]:
    """One rival beside a large mat; two below their names, side by side; all ``up`` higher."""
    if seats == 2:
        plates = Plates(
            Rect.around(54, 48, 66, 66),
            Rect.around(194, 31, 190, 34),
            Rect.around(90, 118, 140, 40),
        )
        mat = mat_plan(304.0, 16.0 - up, (47.0, 65.0), 4.0, 18.0)
        aim = Rect.around(224, 64, 134, 33)
        called = Rect.around(226, 118, 130, 44)
        return (Rival(mat, plates, aim, Rect.around(911, _HANDS, 178, 249), called),)
    head = 26 - up
    return tuple(
        Rival(
            mat_plan(left + 60, 51.0 - up, (34.0, 48.0), 3.0, 12.0),
            Plates(
                Rect.around(left + 22, head, 36, 36),
                Rect.around(left + 121, head, 150, 33),
                Rect.around(left + 466, head, 110, 30),
            ),
            Rect.around(left + 330, head, 148, 33),
            Rect.around(hand, _HANDS, 158, 221),
        )
        for left, hand in ((20, 752), (614, 922))
    )


def _wide(seats: int) -> Plan:
    """The whole table: rivals above, the duel with its column in the middle, the own mat below."""
    two = seats == 2
    # From left to right: the piles, the own card, the statistics, the rivals' cards.
    piles, hand, bars = (97, 273, 592) if two else (78, 226, 492)
    card, deck = ((178, 249), (104, 146)) if two else ((172, 241), (92, 129))
    wide = 430 if two else 344
    left, right = bars - wide / 2, bars + wide / 2
    return Plan(
        own=_OWN,
        rivals=_rivals_wide(seats),
        level=Rect.around(piles, 182, 150 if two else 120, 33),
        deck=Rect.around(piles, 273 if two else 268, *deck),
        discards=Rect.around(piles, 391, 52, 73),
        hand=Rect.around(hand, _HANDS, *card),
        statistics=tuple(
            Rect.around(bars, _DUEL.top + 33 + 64.7 * i, wide, 60.0) for i in range(4)
        ),
        offers=Rect.between(left, _DUEL.top, right, _DUEL.bottom),
        choices=Rect.between(182 if two else 140, _DUEL.top, right, _DUEL.bottom),
        side=_SIDE,
        owner=_OWNER,
        headings=HEADINGS,
    )


UP, DOWN = 5.0, 5.0
"""On a telephone on its side: by how much rivals lie higher, and headings lower."""


def _small(seats: int) -> Plan:
    """The wide sheet on a telephone on its side: a finger finds each statistic."""
    plan = _wide(seats)
    rivals = tuple(rival._replace(called=None) for rival in _rivals_wide(seats, UP))
    top, foot = rivals[0].mat.sheet.bottom + 2, plan.headings[0].top + DOWN
    # The last one is lower: below it, a finger may miss by more.
    rows = Rect.between(0.0, top, 0.0, foot).rows(72, 71, 71, 0, gap=4)
    bars = zip(plan.statistics, rows, strict=True)
    places = tuple(Rect(bar.left, row.top, bar.w, row.h) for bar, row in bars)
    headings = tuple(box.moved(0, DOWN) for box in plan.headings)
    return replace(plan, rivals=rivals, statistics=places, headings=headings)


# --- tall sheets --------------------------------------------------------------------------------

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
TAG_HANGS = 13.0
"""By which the tag at a card of the duel hangs below it, over no statistic."""
MIDDLE = 104.0
"""Width of the piles between the cards of the duel."""
FACE = 36.0


class MatSize(NamedTuple):
    """Width and height for a mat."""

    w: float
    h: float


def _cell(room: MatSize, rows: int) -> float:
    """Width of a place of a mat of so many rows in this room; gaps are a twelfth of it."""
    across = 15 + (12 + 6.96) / 12 if rows == 2 else 9 + (7 + 4.56) / 12
    return min(room.w / across, room.h / (rows * RATIO + (rows - 1 + 2.16) / 12))


def _largest(room: MatSize) -> float:
    """Width of a place of the mat with the larger cards."""
    return max(_cell(room, 2), _cell(room, 3))


def mat(left: float, top: float, room: MatSize) -> MatPlan:
    """The mat with the larger cards, in two or three rows, in the middle of its room's width."""
    w, rows = max((_cell(room, 2), 2), (_cell(room, 3), 3))
    cell, gap, split = (w, RATIO * w), w / 12, 2.4 * w / 12
    pad = PAD * split
    wide = mat_plan(0.0, 0.0, cell, gap, split, rows).sheet.w
    start = left + pad + (room.w - wide) / 2
    # However small the cards: what is written on them can be read.
    return replace(mat_plan(start, top + pad, cell, gap, split, rows), least=LEAST_FIGURE)


def _plates(
    left: float, right: float, top: float, share: float = 0.31, least: float = 440.0
) -> tuple[Plates, Rect]:
    """Portrait, name, points of a player, and between them the target; in one line or in two.

    ``share``: of the width for the name; ``least``: the width from which one line is enough.
    """
    face = Rect.around(left + FACE / 2 + 2, top + FACE / 2 + 2, FACE, FACE)
    start, y, wide = left + FACE + 10, top + HEADER / 2, right - left
    if wide > least:
        name = Rect.between(start, y - 17, start + share * wide, y + 17)
        aim = Rect.between(name.right + 60, y - 17, right - 84, y + 17)
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
    stacked = MatSize(wide, high / count - HEADER - AIR)
    if count == 1 or _largest(stacked) >= _largest(MatSize(wide / 2 - 8, high - HEADER_TWO - AIR)):
        places = [(left, right, top + i * high / count) for i in range(count)]
        room, header = stacked, HEADER
    else:
        middle = (left + right) / 2
        places = [(left, middle - 8, top), (middle + 8, right, top)]
        room, header = MatSize(wide / 2 - 8, high - HEADER_TWO - AIR), HEADER_TWO
    blocks: list[tuple[MatPlan, Plates, Rect]] = []
    foot = top
    for start, end, y in places:
        head = max(y, foot + AIR) if header == HEADER and blocks else y
        plates, aim = _plates(start, end, head)
        plan = mat(start, head + header, room)
        foot = plan.sheet.bottom
        blocks.append((plan, plates, aim))
    return blocks, foot


def _tall(seats: int, sheet: Sheet) -> Plan:
    """The whole table for two or for three."""
    left, _, right, bottom = sheet.board
    wide, high = right - left, sheet.board[3] - sheet.board[1]
    duel_least = LEAST_CARD + ASKS + KEYS + 4 * AIR
    if wide < NARROW:
        duel_least += 2 * (BAR + AIR)
    spare = high - duel_least
    header = HEADER_TWO if wide <= OWN_LINE else HEADER
    own_room = MatSize(wide, min(0.46 * spare, 0.27 * high + 40) - header)
    own = mat(left, 0, own_room)
    own = mat(left, bottom - own.sheet.h, MatSize(wide, own.sheet.h + 0.5))
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
    tall = min(foot - top - (2 * (BAR + AIR) + TAG_HANGS if below else 0), widest / 0.715)
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
        bars = _rows(Rect.between(left, top + tall + TAG_HANGS, right, foot))
        pile = Rect.between(inner[0], top + 31, inner[1], top + tall)
    else:
        bars = _column(Rect.between(inner[0] + 76, top, inner[1], top + tall))
        pile = Rect.between(inner[0], top + 31, inner[0] + 66, top + tall)
    deck, discards = _piles(pile)
    rivals = tuple(
        Rival(plan, plates, aim, hand)
        for (plan, plates, aim), hand in zip(blocks, shape.hands, strict=True)
    )
    return Plan(
        own=own[0],
        rivals=rivals,
        level=Rect.around(pile.x, top + 13, max(60.0, pile.w + 18), 32),
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
    if sheet.tall:
        return _tall(seats, sheet)
    return _small(seats) if sheet.small else _wide(seats)
