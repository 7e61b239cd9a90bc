"""Where things lie in Tutti Quantum, in stage units, and how a diagram is fitted into its box."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.rules.tutti_quantum.honeycomb import END_A, END_B, PLACE, RING_PLACE


class Box(NamedTuple):
    """A place: centre and size."""

    x: float
    y: float
    w: float
    h: float


BREADTH = 0.64
"""Breadth of a card, in its lengths (A2)."""
TOKEN = 0.4
"""Size of a vertex token, in card lengths."""
LEAST = 24.0
"""No token is smaller to the finger."""

WINDOW = (4.0, 0.0, 908.0, 546.0)
"""What the diagram is seen through when one looks more closely: left, top, right, bottom."""
LENS = (48.0, 508.0)
"""Middle of the lowest of the buttons for looking."""
BOARD_BOX = Box(494, 277, 804, 532)
"""The diagram that the viewer builds, right of these buttons."""
LONGEST = 104.0
"""A card on the board is never longer: a small diagram leaves navy around it."""

PROMPT = Box(374, 559, 700, 26)
ROUND = Box(812, 559, 168, 26)
HAND_Y = 628.0
NAME_Y = 680.0
HAND_LEFT, HAND_RIGHT = 28.0, 896.0
CARD = 132.0
"""Length of a card in the row or in hand, at most: lifted, it stays clear of the prompt."""
SMALL_CARD = 108.0
"""The same where one person holds two hands."""
PILE = 96.0
"""Length of the pile."""
PILE_X = 600.0
"""Where it lies beside hands."""

COLUMN = Box(1053, 277, 274, 532)
"""The column of scores."""
TURN = Box(1053, 632, 250, 84)
"""The button that turns arrows round."""
BUTTONS = ((470.0, 1190.0), 632.0, 84.0)
"""Where buttons for choices lie: from left to right, their middle, their height."""


class Frame(NamedTuple):
    """How honeycomb places become stage units."""

    x: float
    y: float
    length: float
    """Of a card, tip to tip."""

    def vertex(self, vertex: int) -> tuple[float, float]:
        """Where a vertex lies."""
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


def fitted(edges: Iterable[int], box: Box, longest: float) -> Frame:
    """The frame in which all these edges lie in the box, as large as possible, in its middle."""
    tips = [PLACE[end] for edge in edges for end in (END_A[edge], END_B[edge])]
    tips = tips or [PLACE[END_A[0]], PLACE[END_B[0]]]
    left, right = min(x for x, _ in tips), max(x for x, _ in tips)
    top, bottom = min(y for _, y in tips), max(y for _, y in tips)
    # A card stands out beside its line by half its breadth.
    room = BREADTH / 2
    length = min(longest, box.w / (right - left + 2 * room), box.h / (bottom - top + 2 * room))
    return Frame(box.x - length * (left + right) / 2, box.y - length * (top + bottom) / 2, length)


def spread(count: int, left: float, right: float, gap: float) -> list[tuple[float, float]]:
    """(centre, width) of ``count`` equal things side by side from left to right."""
    width = (right - left - gap * (count - 1)) / max(1, count)
    return [(left + width / 2 + i * (width + gap), width) for i in range(count)]
