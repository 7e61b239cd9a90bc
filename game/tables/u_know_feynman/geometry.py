"""Places of everything of U-kNOw Feynman, in stage units."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from game.tables.sheet import WIDE, Rect, Sheet
from game.tables.table import row

RATIO = 0.68
"""Width of a card to its height."""


def card_box(x: float, y: float, h: float) -> Rect:
    """A card of this height."""
    return Rect.around(x, y, RATIO * h, h)


NARROW = 38.0
"""A strip that still shows suit and symbol."""


# --- rivals ---------------------------------------------------------------------------------------

_RIVALS: dict[int, tuple[tuple[float, float, float], ...]] = {
    1: ((603, 12, 520),),
    2: ((340, 12, 430), (866, 12, 430)),
    3: ((150, 172, 256), (603, 12, 430), (1054, 172, 256)),
    4: ((150, 204, 256), (384, 12, 360), (822, 12, 360), (1054, 204, 256)),
    5: ((150, 214, 256), (214, 12, 340), (603, 12, 340), (992, 12, 340), (1054, 214, 256)),
}
"""By the number of rivals, in the order of play from the left: x, top, width of the block."""


PLATE = 236.0
"""Width of a plate with a name on the wide sheet: the longest name of an opponent with a number."""
ABOVE_PILES, BESIDE_PILES = 126.0, 144.0
"""Room for the hand of a rival, by where it lies."""
COVERED = 1.2
"""Width of a row of a rival's cards, in widths of its room, beyond which there is one row more."""


class Rival(NamedTuple):
    """Places of one rival's things."""

    pill: Rect
    hand: Rect
    room: float
    """Units from the top of the hand down to what lies below it."""

    def cards(self, count: int) -> list[Rect]:
        """The cards of the hand, in one row, two or three: small ones rather than covered ones."""
        for rows, high in ((1, self.hand.h), (2, 68.0), (3, 54.0)):
            each = -(-count // rows)
            if each * (RATIO * high + 4) <= COVERED * self.hand.w:
                break
        placed: list[Rect] = []
        for line in range(rows):
            here = min(each, count - line * each)
            left, right = self.hand.left, self.hand.right
            top = self.hand.top + high / 2
            step = min(high + 4, (self.room - high) / max(1, rows - 1))
            placed += [
                card_box(x, top + line * step, high)
                for x in row(here, left, right, RATIO * high, 4)
            ]
        return placed


def _around(count: int) -> tuple[Rival, ...]:
    """The places of so many rivals on the wide sheet."""
    return tuple(
        Rival(
            Rect.around(x, top + 20, PLATE, 40),
            Rect.around(x, top + 46 + 50, width, 100),
            ABOVE_PILES if top < _PILE.top - 100 else BESIDE_PILES,
        )
        for x, top, width in _RIVALS[count]
    )


# --- the own hand ---------------------------------------------------------------------------------

RAISED = 14.0
"""Units by which a card that can be laid stands out, in one row."""
ONE_ROW = 12
ROWS_Y = (541.0, 641.0)
ROWS_HIGH = 96.0


def _strip(wide: Sequence[bool], within: tuple[float, float], y: float, high: float) -> list[Rect]:
    """One row of cards from left to right; ``wide`` ones are uncovered where possible."""
    left, right = within
    w = RATIO * high
    room = right - left - w
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
    x = (left + right) / 2 - sum(steps) / 2
    placed = []
    for i in range(count):
        placed.append(card_box(x, y, high))
        x += steps[i] if i < len(steps) else 0.0
    return placed


# --- the whole table ------------------------------------------------------------------------------

_PILE = card_box(508, 276, 176)
COLUMN = 1098.0
"""Middle of the column right of the hand, on the wide sheet."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Places of everything on one sheet, for so many players."""

    rivals: tuple[Rival, ...]
    """The next in turn first."""
    own: Rect
    """The room of the own hand."""
    orbit: Rect
    pile: Rect
    discard: Rect
    pile_label: Rect
    follow: Rect
    prompt: Rect
    sort: Rect
    round: Rect
    stops: Rect
    """The panel of the faces that would answer a waiting force."""
    suits: Rect
    """The panel of the four suits to name."""
    own_pill: Rect
    action: Rect
    dome: Rect
    stands: bool = False
    """True on a tall sheet: the hand lies in as many rows as make its cards large."""

    def landing(self, nth: int) -> Rect:
        """Place of a card that is laid, and of those that are laid with it."""
        return self.discard.moved(26.0 * nth, 0.0)

    @property
    def stops_label(self) -> Rect:
        """The words above those faces."""
        top = self.stops.top
        return Rect.around(self.stops.x, top + 26, self.stops.w - 18, 36)

    def stop_faces(self, count: int) -> list[Rect]:
        """The small faces that would answer a waiting force."""
        high = 62.0
        wide = RATIO * high
        lines = [list(range(count))] if count <= 2 else [list(range(2)), list(range(2, count))]
        placed = []
        left, right = self.stops.x - 70, self.stops.x + 70
        for j, line in enumerate(lines):
            y = self.stops.top + 82 + j * (high + 4)
            xs = row(len(line), left, right, wide, 4)
            placed += [Rect.around(x, y, wide, high) for x in xs]
        return placed

    def suit_keys(self) -> list[Rect]:
        """The four suits to name, in a row."""
        box = self.suits
        side = min(124.0, (box.w - 36) / 4 - 12)
        return [
            Rect.around(box.x + (suit - 1.5) * (side + 12), box.y, side, side) for suit in range(4)
        ]

    def raised(self, count: int) -> float:
        """Units by which a card stands out in a hand of so many."""
        return RAISED if self.stands or count <= ONE_ROW else 0.0

    def hand(self, wide: Sequence[bool]) -> list[Rect]:
        """The cards of the own hand from left to right; ``wide`` ones uncovered where possible.

        On the wide sheet up to a dozen lie in one row; two rows show 28 without covering any.
        """
        box, count = self.own, len(wide)
        within = box.left, box.right
        if self.stands:
            rows, high = self._rows(count)
            each = -(-count // rows)
            top = box.y - (rows * high + (rows - 1) * RAISED) / 2 + high / 2
            placed = []
            for i in range(rows):
                y = top + i * (high + RAISED) + RAISED / 2
                placed += _strip(wide[i * each : (i + 1) * each], within, y, high)
            return placed
        if count <= ONE_ROW:
            return _strip(wide, within, box.y, box.h)
        half = (count + 1) // 2
        return [
            *_strip(wide[:half], within, ROWS_Y[0], ROWS_HIGH),
            *_strip(wide[half:], within, ROWS_Y[1], ROWS_HIGH),
        ]

    def _rows(self, count: int) -> tuple[int, float]:
        """In how many rows so many cards are largest, and how high they are then."""
        best = 1, 0.0
        for rows in range(1, 5):
            each = max(1, -(-count // rows))
            across = (self.own.w / each - 6) / RATIO
            down = (self.own.h - RAISED * rows) / rows
            high = min(HIGHEST, across, down)
            if high > best[1]:
                best = rows, high
        return best[0], max(best[1], LEAST_HIGH)


HIGHEST, LEAST_HIGH = 190.0, 72.0
"""Height of the cards in hand on a tall sheet, at most and at least: more cards overlap."""


def _wide(count: int) -> Plan:
    return Plan(
        rivals=_around(count),
        own=Rect.around(509, 592, 974, 180),
        orbit=Rect.around(603, 284, 640, 286),
        pile=_PILE,
        discard=card_box(690, 276, 176),
        pile_label=Rect.around(506, 390, 152, 40),
        follow=Rect.around(726, 392, 256, 48),
        prompt=Rect.around(576, 450, 738, 62),
        sort=Rect.around(106, 444, 168, 56),
        round=Rect.around(118, 28, 190, 28),
        stops=Rect.around(850, 280, 146, 196),
        suits=Rect.around(603, 284, 580, 170),
        own_pill=Rect.around(COLUMN + 90 - PLATE / 2, 446, PLATE, 44),
        action=Rect.around(COLUMN, 508, 180, 62),
        dome=Rect.around(COLUMN, 617, 144, 144),
    )


LOWER, APART, BROADER = 4.0, 5.0, 24.0
"""On a telephone on its side: units by which a rival is lower and the hand still lower, so that a
finger finds both, and by which the plate is broader."""


def _small(count: int) -> Plan:
    """The wide sheet on a telephone on its side: a finger finds a rival above the cards.

    The question has room for two lines of larger letters.
    """
    wide = _wide(count)
    rivals = [
        Rival(
            rival.pill.sized(rival.pill.w + BROADER, rival.pill.h).moved(0.0, LOWER),
            rival.hand.moved(0.0, LOWER + APART),
            rival.room - LOWER - APART,
        )
        for rival in wide.rivals
    ]
    pill = wide.own_pill
    own = pill.sized(pill.w + BROADER, pill.h).moved(-BROADER / 2, 0.0)
    prompt = Rect.around(564, 452, 714, 64)
    return replace(wide, rivals=tuple(rivals), own_pill=own, prompt=prompt)


DESK, ASKS = 114.0, 72.0
"""Height of the own pill with its buttons, and of the question, on a tall sheet."""


def _above(count: int, box: Rect) -> tuple[Rival, ...]:
    """Rivals on a tall sheet: side by side, in rows of two."""
    columns = min(count, 2 if box.w < 700 else 3)
    rows = -(-count // columns)
    high = box.h / rows
    placed = []
    for i in range(count):
        line = i // columns
        here = min(columns, count - line * columns)
        w = box.w / here
        x = box.left + w * (i % columns + 0.5)
        top = box.top + line * high
        card = min(130.0, high - 58)
        pill = Rect.around(x, top + 20, min(256.0, w - 2), 40)
        placed.append(Rival(pill, Rect.around(x, top + 48 + card / 2, w - 14, card), high - 54))
    return tuple(placed)


def _tall(count: int, sheet: Sheet) -> Plan:
    """Rivals above, the piles in the middle, below them question, own buttons and hand."""
    left, top, right, bottom = sheet.board
    w, high, x = right - left, bottom - top, (left + right) / 2
    lines = -(-count // (2 if w < 700 else 3))
    above = min(high * (0.21 + 0.07 * (lines - 1)), lines * 190.0)
    pile = min(210.0, 0.24 * high, 0.32 * w)
    middle = pile + 92
    own = min(high - above - middle - DESK - ASKS - 24, 2 * HIGHEST + 3 * RAISED)
    free = max(0.0, (high - above - middle - DESK - ASKS - own - 24) / 3)
    y = top + above + free
    wait = 150.0
    # Pile and discards stand left of the middle: right of them is room for what answers a force.
    pile_x = left + (w - wait) * 0.25
    discard_x = left + (w - wait) * 0.72
    centre = y + pile / 2 + 24
    labels = y + pile + 60
    desk = bottom - own - DESK / 2 - 4
    asks = desk - DESK / 2 - ASKS / 2 - 2
    side = min(0.46 * w, 240.0)
    dome = DESK  # the disc itself is an eighth smaller
    return Plan(
        rivals=_above(count, Rect.around(x, top + above / 2, w, above)),
        own=Rect.around(x, bottom - own / 2, w, own),
        orbit=Rect.around((pile_x + discard_x) / 2, centre, w - wait - 14, pile + 44),
        pile=card_box(pile_x, centre, pile),
        discard=card_box(discard_x, centre, pile),
        pile_label=Rect.around(pile_x, labels, min(170.0, (w - wait) * 0.46), 44),
        follow=Rect.around(right - (w - pile_x - 90) / 2 + 4, labels, w - pile_x - 100 + left, 48),
        # For long words in large letters it has all that is free below the labels.
        prompt=Rect.between(left, min(asks - ASKS / 2, labels + 28), right, asks + ASKS / 2),
        sort=Rect.around(left + side / 2, desk + 26, side, 60),
        round=Rect.around(right - 92, y + 8, 180, 26),
        stops=Rect.around(right - wait / 2 + 2, labels - 126, wait - 4, 196),
        suits=Rect.around(x, centre, min(w, 580.0), 170),
        own_pill=Rect.around(left + side / 2, desk - 33, side, 44),
        action=Rect.around(
            (left + side + right - dome) / 2, desk, right - left - side - dome - 28, 66
        ),
        dome=Rect.around(right - dome / 2, desk, dome, dome),
        stands=True,
    )


@lru_cache(maxsize=32)
def plan_for(seats: int, sheet: Sheet = WIDE) -> Plan:
    """The table for this many players on this sheet."""
    if sheet.tall:
        return _tall(seats - 1, sheet)
    return _small(seats - 1) if sheet.small else _wide(seats - 1)
