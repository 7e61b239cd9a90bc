"""Where everything of U-kNOw Feynman lies, in stage units; boxes by their centres."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.tables.table import row

RATIO = 0.68
"""Width of a card to its height."""


class Box(NamedTuple):
    """A rectangle by its centre."""

    x: float
    y: float
    w: float
    h: float


def card_box(x: float, y: float, h: float) -> Box:
    """A card of this height."""
    return Box(x, y, RATIO * h, h)


# --- the middle -----------------------------------------------------------------------------------

ORBIT = Box(603, 284, 640, 286)
PILE = card_box(508, 276, 176)
DISCARD = card_box(690, 276, 176)
PILE_LABEL = Box(506, 390, 152, 40)
FOLLOW = Box(726, 392, 256, 48)
PROMPT = Box(590, 444, 766, 46)
SORT = Box(106, 444, 168, 56)
ROUND = Box(118, 28, 190, 28)


def landing(nth: int) -> Box:
    """Where a card comes to lie that is laid, and those that are laid with it."""
    return DISCARD._replace(x=DISCARD.x + 26 * nth)


STOPS = Box(850, 280, 146, 196)
STOPS_LABEL = Box(850, 208, 128, 36)


def stops(count: int) -> list[Box]:
    """The small faces that would answer a waiting force, right of the discard pile."""
    high = 62.0
    wide = RATIO * high
    lines = [list(range(count))] if count <= 2 else [list(range(2)), list(range(2, count))]
    placed = []
    for j, line in enumerate(lines):
        y = 264 + j * (high + 4)
        xs = row(len(line), STOPS.x - 70, STOPS.x + 70, wide, 4)
        placed += [Box(x, y, wide, high) for x in xs]
    return placed


SUITS_PANEL = Box(603, 284, 580, 170)


def suit_keys() -> list[Box]:
    """The four suits to name."""
    return [Box(603 + (suit - 1.5) * 136, 284, 124, 124) for suit in range(4)]


# --- the right column -----------------------------------------------------------------------------

COLUMN = 1098.0
OWN_PILL = Box(COLUMN - 8, 446, 196, 44)
ACTION = Box(COLUMN, 508, 180, 62)
DOME = Box(COLUMN, 617, 144, 144)

# --- rivals ---------------------------------------------------------------------------------------

_RIVALS: dict[int, tuple[tuple[float, float, float], ...]] = {
    1: ((603, 12, 520),),
    2: ((340, 12, 430), (866, 12, 430)),
    3: ((150, 172, 256), (603, 12, 430), (1054, 172, 256)),
    4: ((150, 204, 256), (384, 12, 360), (822, 12, 360), (1054, 204, 256)),
    5: ((150, 214, 256), (214, 12, 340), (603, 12, 340), (992, 12, 340), (1054, 214, 256)),
}
"""By the number of rivals, in the order of play from the left: x, top, width of the block."""


ABOVE_PILES, BESIDE_PILES = 126.0, 144.0
"""Room for the hand of a rival, by where it lies."""
COVERED = 1.2
"""How many times its width a row of a rival's cards may need before there is one row more."""


class Rival(NamedTuple):
    """Where one rival's things lie."""

    pill: Box
    hand: Box
    room: float
    """Units from the top of the hand down to what lies below it."""

    def cards(self, count: int) -> list[Box]:
        """The cards of the hand, in one row, two or three: small ones rather than covered ones."""
        for rows, high in ((1, self.hand.h), (2, 68.0), (3, 54.0)):
            each = -(-count // rows)
            if each * (RATIO * high + 4) <= COVERED * self.hand.w:
                break
        placed: list[Box] = []
        for line in range(rows):
            here = min(each, count - line * each)
            left, right = self.hand.x - self.hand.w / 2, self.hand.x + self.hand.w / 2
            top = self.hand.y - self.hand.h / 2 + high / 2
            step = min(high + 4, (self.room - high) / max(1, rows - 1))
            placed += [
                card_box(x, top + line * step, high)
                for x in row(here, left, right, RATIO * high, 4)
            ]
        return placed


def rivals(count: int) -> list[Rival]:
    """The places of so many rivals, the next in turn first."""
    return [
        Rival(
            Box(x, top + 20, 230, 40),
            Box(x, top + 46 + 50, width, 100),
            ABOVE_PILES if top < PILE.y - PILE.h / 2 - 100 else BESIDE_PILES,
        )
        for x, top, width in _RIVALS[count]
    ]


# --- the own hand ---------------------------------------------------------------------------------

HAND_LEFT, HAND_RIGHT = 22.0, 996.0
HAND_Y = 592.0
HAND_HIGH = 180.0
RAISED = 14.0
"""Units by which a card that can be laid stands out, in one row."""
ONE_ROW = 12
ROWS_Y = (541.0, 641.0)
ROWS_HIGH = 96.0
NARROW = 38.0
"""A strip that still shows suit and symbol."""


def raised(count: int) -> float:
    """Units by which a card stands out in a hand of so many."""
    return RAISED if count <= ONE_ROW else 0.0


def hand(wide: Sequence[bool]) -> list[Box]:
    """The cards of the own hand from left to right; ``wide`` ones are uncovered where possible.

    Up to a dozen lie in one row; two rows show 28 without covering any.
    """
    if len(wide) <= ONE_ROW:
        return _strip(wide, HAND_Y, HAND_HIGH)
    half = (len(wide) + 1) // 2
    return [
        *_strip(wide[:half], ROWS_Y[0], ROWS_HIGH),
        *_strip(wide[half:], ROWS_Y[1], ROWS_HIGH),
    ]


def _strip(wide: Sequence[bool], y: float, high: float) -> list[Box]:
    w = RATIO * high
    room = HAND_RIGHT - HAND_LEFT - w
    count = len(wide)
    full = w + (6 if high > ROWS_HIGH else 4)
    steps = [full] * max(0, count - 1)
    spare = room - NARROW * len(steps)
    if sum(steps) > room:
        opened = sum(wide[:-1])
        if spare <= 0:
            steps = [room / len(steps)] * len(steps)
        else:
            share = min(full - NARROW, spare / opened) if opened else 0.0
            rest = (spare - share * opened) / max(1, len(steps) - opened)
            steps = [NARROW + (share if open_ else min(rest, full - NARROW)) for open_ in wide[:-1]]
    x = (HAND_LEFT + HAND_RIGHT) / 2 - sum(steps) / 2
    placed = []
    for i in range(count):
        placed.append(card_box(x, y, high))
        x += steps[i] if i < len(steps) else 0.0
    return placed
