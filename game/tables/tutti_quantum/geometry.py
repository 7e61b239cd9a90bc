"""Places of everything of Tutti Quantum, in stage units, and the frame of a diagram in its room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from game.rules.tutti_quantum.diagram import END_A, END_B, PLACE, RING_PLACE
from game.tables.sheet import WIDE, Rect, Sheet
from game.tables.table import Lens

BREADTH = 0.64
"""Breadth of a card, in its lengths (A2)."""
TOKEN = 0.4
"""Size of a vertex token, in card lengths."""
LEAST = 24.0
"""No token is smaller to the finger."""

LONGEST = 104.0
"""A card on the board is never longer: a small diagram leaves navy around it."""
CARD = 132.0
"""Length of a card in the row or in hand, at most: lifted, it stays clear of the prompt."""
SMALL_CARD = 108.0
"""The same where one person holds two hands."""
PILE = 96.0
"""Length of the pile."""
NAME_DOWN = 52.0
"""From the middle of a card down to its name."""


class Frame(NamedTuple):
    """The map from places of the honeycomb to stage units."""

    x: float
    y: float
    length: float
    """Of a card, tip to tip."""

    def vertex(self, vertex: int) -> tuple[float, float]:
        """Place of a vertex."""
        x, y = PLACE[vertex]
        return self.x + x * self.length, self.y + y * self.length

    def edge(self, edge: int) -> tuple[float, float]:
        """The middle of a card."""
        (ax, ay), (bx, by) = self.vertex(END_A[edge]), self.vertex(END_B[edge])
        return (ax + bx) / 2, (ay + by) / 2

    def ring(self, ring: int) -> tuple[float, float]:
        """The middle of a hexagon."""
        x, y = RING_PLACE[ring]
        return self.x + x * self.length, self.y + y * self.length


def fitted(edges: Iterable[int], box: Rect, longest: float) -> Frame:
    """The frame in which all these edges lie in the box, as large as possible, in its middle."""
    tips = [PLACE[end] for edge in edges for end in (END_A[edge], END_B[edge])]
    tips = tips or [PLACE[END_A[0]], PLACE[END_B[0]]]
    left, right = min(x for x, _ in tips), max(x for x, _ in tips)
    top, bottom = min(y for _, y in tips), max(y for _, y in tips)
    # A card stands out beside its line by half its breadth.
    room = BREADTH / 2
    length = min(longest, box.w / (right - left + 2 * room), box.h / (bottom - top + 2 * room))
    return Frame(box.x - length * (left + right) / 2, box.y - length * (top + bottom) / 2, length)


STEP = 0.88
"""Cards get shorter by this factor at once, so that the scale of a diagram seldom changes."""


def kept(before: Frame, edges: Iterable[int], box: Rect) -> Frame:
    """The frame before, while all these edges lie in the box; else it moves as little as it can.

    Where the edges need a smaller scale, it becomes one of the powers of `STEP`, and the diagram
    lies in the middle again.
    """
    most = fitted(edges := list(edges), box, before.length)
    if most.length < before.length:
        length = before.length
        while length > most.length:
            length *= STEP
        return fitted(edges, box, length)
    x, y = before.x, before.y
    places = [before.vertex(end) for edge in edges for end in (END_A[edge], END_B[edge])]
    room = BREADTH / 2 * before.length
    return before._replace(
        x=x + _back([px for px, _ in places], room, box.left, box.right),
        y=y + _back([py for _, py in places], room, box.top, box.bottom),
    )


def _back(places: Sequence[float], room: float, least: float, most: float) -> float:
    """The shift by which these places, with room around them, lie between two limits."""
    return max(0.0, least + room - min(places)) + min(0.0, most - room - max(places))


# --- the whole table ------------------------------------------------------------------------------


class Lying(NamedTuple):
    """Cards that lie in a row: from where to where, their middle, their length, the gap."""

    left: float
    right: float
    y: float
    length: float
    gap: float
    words: float = 22.0
    """Height of the names below them."""
    more: float = 8.0
    """By how much the names may be wider than the cards."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Places of everything on one sheet."""

    sheet: Sheet
    board: Rect
    """The diagram that the viewer builds."""
    window: tuple[float, float, float, float]
    """Window on the diagram for a closer look: left, top, right, bottom."""
    lens: Lens
    """The buttons for looking."""
    scores: Rect
    """The panels: the own one, and those of the other sides."""
    shelf: Rect
    prompt: Rect
    round: Rect
    turn: Rect
    """The button that turns arrows round."""
    says: tuple[float, float, float, float]
    """Row of buttons for choices: left, right, their middle, their height."""
    left: float
    right: float
    row_y: float
    """Middle of the cards of the row, or of the first hand."""
    second_y: float
    """The same of the secret card, or of the second hand; on the wide sheet there is one row."""
    pile: tuple[float, float]
    """Middle of the pile beside the row."""
    words: float = 22.0
    """Height of the names below cards that lie in one row with the secret one."""

    def row(self, shown: int, kinds: int) -> tuple[Lying, Lying]:
        """The secret card, and the row of ``kinds`` now and so many ``shown`` at most."""
        if self.second_y == self.row_y:
            pile = PILE + (20 if self.sheet.tall else 0)
            # On a telephone on its side the name of the secret card is longer than the card.
            longer = LONGER if self.sheet.small else 0.0
            room = self.right - self.left - pile - 56 - longer
            length = min(CARD, room / (shown + 1) - 12)
            rim = self.left + length + 22 + longer
            y, start, end = self.row_y, rim + 16, self.right - pile - 24
            if self.sheet.tall:
                row = Lying(start, end, y, length, 28, NAME, 24)
                return Lying(self.left, rim, y, length, 0, NAME, 38), row
            return (
                Lying(self.left, rim, y, length, 0, self.words, 30 + longer),
                Lying(start, end, y, length, 16, self.words),
            )
        length = min(CARD, (self.right - self.left) / max(3, kinds) - 10)
        row = Lying(self.left, self.right, self.row_y, length, 10, NAME)
        return Lying(self.left + 8, self.left + CARD, self.second_y, CARD - 8, 0, NAME, 70), row

    def hand(self, place: int, most: int, *, both: bool) -> Lying:
        """The own hand of so many cards at most, or the second one of two."""
        if self.second_y == self.row_y:
            length, gap = (SMALL_CARD, 10.0) if both else (CARD, 16.0)
            left = self.left + place * (most * (length + gap) + 14)
            return Lying(left, self.right, self.row_y, length, gap, self.words)
        width = self.right - self.left - (0 if both else PILE + 30)
        if both:
            width = (width - 16) / 2
        length = min(SMALL_CARD if both else CARD, width / most - 8)
        left = self.left + place * (width + 16)
        return Lying(left, left + width, self.row_y, length, 8, NAME)


def _wide(sheet: Sheet) -> Plan:
    # On a telephone on its side the names below the cards are higher, and the cards lie above them.
    row, words = (623.0, NAME + 2) if sheet.small else (628.0, 22.0)
    return Plan(
        sheet=sheet,
        board=Rect.around(494, 277, 804, 532),
        window=(4.0, 0.0, 908.0, 546.0),
        lens=Lens(48.0, 508.0, 0.0, -68.0),
        scores=Rect.around(1053, 277, 274, 532),
        shelf=Rect.around(603, 619, 1176, 146),
        prompt=Rect.around(374, 559, 700, 26),
        round=Rect.around(812, 559, 168, 26),
        turn=Rect.around(1053, 632, 250, 84),
        says=(470.0, 1190.0, 632.0, 84.0),
        left=28.0,
        right=896.0,
        row_y=row,
        second_y=row,
        pile=(600.0, row),
        words=words,
    )


NAME = 26.0
"""Height of the name of a card."""
LONGER = 34.0
"""Units that the name of the secret card takes more on a telephone on its side."""
LINE = 118.0
"""Height of a row of cards with their names."""
ASKS = 50.0
"""Height of the question."""
LOOKS = 64.0
"""Room of the buttons for looking."""
NARROW = 560.0
"""Width below which the question may need three lines."""
BROAD = 700.0
"""Width from which these stand beside the diagram, and not below it."""
SMALLEST = 112.0
"""Length of a card from which secret card, row and pile may share a line."""


def lines_for(sheet: Sheet, shown: int) -> int:
    """In how many lines the secret card, a row of so many kinds and the pile lie."""
    left, _, right, _ = sheet.board
    return 1 if (right - left - PILE - 76) / (shown + 1) - 12 >= SMALLEST else 2


def _tall(sheet: Sheet, scores: float, lines: int) -> Plan:
    """Scores and rivals above, the diagram in the middle, cards and buttons below."""
    left, top, right, bottom = sheet.board
    w = right - left
    beside = w >= BROAD
    asks = ASKS + (20 if w < NARROW else 0)
    foot = bottom - lines * LINE - asks - 12
    head = top + scores + 8
    row_y, second_y = bottom - lines * LINE + 46, bottom - LINE + 42
    room = (right - 4 - LOOKS, foot - 4) if beside else (right - 4, foot - LOOKS)
    return Plan(
        sheet=sheet,
        board=Rect.between(left + 4, head + 4, *room),
        window=(left, head, right, foot - 2),
        lens=Lens(right - 32, foot - LOOKS / 2, *((0.0, -68.0) if beside else (-68.0, 0.0))),
        scores=Rect.between(left, top, right, top + scores),
        shelf=Rect.between(left, foot, right, bottom),
        prompt=Rect.between(left + 14, foot + 6, right - 184, foot + asks + 2),
        round=Rect.between(right - 180, foot + 6, right - 12, foot + asks + 2),
        turn=Rect.between(left, foot - 62, left + min(250.0, w - 214), foot - 4),
        says=(left + 10, right - 10, second_y + 6, 68.0),
        left=left + 10,
        right=right - 10,
        row_y=row_y,
        second_y=row_y if lines == 1 else second_y,
        pile=(right - 34 - PILE / 2, row_y),
    )


@lru_cache(maxsize=64)
def plan_for(sheet: Sheet = WIDE, scores: float = 0.0, lines: int = 1) -> Plan:
    """The table on this sheet.

    Where it stands: ``scores``, the height of the panels above, and the ``lines`` of cards.
    """
    return _tall(sheet, scores, lines) if sheet.tall else _wide(sheet)
