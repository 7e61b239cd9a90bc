"""One Feynman diagram on the table: its cards, its vertices, what it is worth if it ended now."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from game.rules.tutti_quantum.honeycomb import (
    BESIDE,
    BEYOND,
    EDGES,
    END_A,
    END_B,
    RING_VERTICES,
    RINGS,
    VERTICES,
)
from game.rules.tutti_quantum.vertex import (
    IS_INVALID,
    IS_VALID,
    JOIN,
    KIND,
    KIND_POINTS,
    TIP_A,
    TIP_B,
    WORTH,
)

LOOP_BONUS = 2

Laid = tuple[int, int, int]
"""A card on the table: (edge, card, facing)."""


@dataclass(slots=True)
class Diagram:
    """Cards on edges. Mutable; `copy` it to try something."""

    cards: bytearray
    """Per edge: 0 empty, else 1 + 2 card + facing."""
    corners: bytearray
    """Per vertex: its state (see `vertex.STATES`)."""
    sides: bytearray
    """Per hexagon: how many of its six edges hold a card."""
    laid: list[Laid]
    """The cards in the order in which they came."""
    open: list[int]
    """The empty edges that touch the diagram, in the order in which they were first touched."""
    closed: list[int]
    """The hexagons with six cards, in the order in which they closed."""
    points: int
    """Sum over all vertices if it ended now: without loops and sub-diagrams."""

    def copy(self) -> Diagram:
        """A diagram that is free to change."""
        return Diagram(
            self.cards[:],
            self.corners[:],
            self.sides[:],
            self.laid[:],
            self.open[:],
            self.closed[:],
            self.points,
        )

    def lay(self, edge: int, card: int, facing: int) -> None:
        """Put a card on an open edge: it stays there for good."""
        face = 2 * card + facing
        corners = self.corners
        a, b = END_A[edge], END_B[edge]
        at_a, at_b = corners[a], corners[b]
        assert not self.cards[edge]
        self.cards[edge] = face + 1
        self.laid.append((edge, card, facing))
        self.open.remove(edge)
        self._arrive(a, at_a, TIP_A[face])
        self._arrive(b, at_b, TIP_B[face])
        for ring in BESIDE[edge]:
            self.sides[ring] += 1
            if self.sides[ring] == 6:
                self.closed.append(ring)

    def _arrive(self, vertex: int, state: int, end: int) -> None:
        """A tip comes to a vertex; a vertex touched for the first time opens its other edges."""
        joined = JOIN[8 * state + end]
        self.points += WORTH[joined] - WORTH[state]
        self.corners[vertex] = joined
        if not state:
            for edge, far in BEYOND[vertex]:
                # An edge with a touched far end is open already, or is the one that was laid.
                if not self.cards[edge] and not self.corners[far]:
                    self.open.append(edge)

    def loops(self) -> list[int]:
        """The hexagons that are valid loops now: six cards, six valid vertices (A5)."""
        corners = self.corners
        return [
            ring
            for ring in self.closed
            if all(IS_VALID[corners[vertex]] for vertex in RING_VERTICES[ring])
        ]

    def invalid(self) -> int:
        """How many vertices would cost a point if it ended now."""
        return sum(IS_INVALID[self.corners[vertex]] for vertex in self.vertices())

    def vertices(self) -> list[int]:
        """The vertices that at least one card touches, in the order in which they were reached."""
        return list(
            dict.fromkeys(v for edge, _, _ in self.laid for v in (END_A[edge], END_B[edge]))
        )

    def valued(self) -> tuple[int, int, int, int]:
        """How many complete valid vertices are worth 6, 4, 3 and 2 points: the tie-break."""
        kinds = [KIND[self.corners[vertex]] for vertex in self.vertices()]
        worth = [KIND_POINTS[kind] for kind in kinds if kind >= 0]
        return worth.count(6), worth.count(4), worth.count(3), worth.count(2)


_BARE = Diagram(bytearray(EDGES), bytearray(VERTICES), bytearray(RINGS), [], [0], [], 0)


def empty() -> Diagram:
    """A bare table: the first card goes onto edge 0."""
    return _BARE.copy()


@lru_cache(maxsize=64)
def pattern(laid: tuple[Laid, ...]) -> Diagram:
    """The diagram of these cards, shared: to be read, and copied before anything is laid."""
    diagram = _BARE.copy()
    for edge, card, facing in laid:
        diagram.lay(edge, card, facing)
    return diagram


def rebuilt(laid: Iterable[Laid]) -> Diagram:
    """The diagram that these cards made, laid in this order. Fast for one seen lately."""
    return pattern(tuple(laid)).copy()
