"""Feynman diagrams on a honeycomb: cards are its edges, vertices its points (A2).

A card runs from tip to tip; three tips of 120 degrees meet in a vertex. So a card is an edge of a
honeycomb and a vertex one of its points, and "shares a short side, tips meeting" is "is an edge
that has an end in common". The table is a window around the first card, wide enough for any
diagram: `REACH` steps in every direction, more than the longest chain of 26 cards needs.

Edges are numbered outwards from the first card, edge 0. An edge has an *upper-type* end A (the top
corner of a cell) and a *lower-type* end B (the bottom corner of a cell). Facing 0 points from A to
B, facing 1 from B to A. Units of length: one card from tip to tip; x to the right, y down.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from game.core.hexgrid import Axial, centre
from game.rules.tutti_quantum.vertex import (
    CHARGED,
    IS_INVALID,
    IS_VALID,
    JOIN,
    KIND,
    KIND_POINTS,
    STANDING,
    TIP_A,
    TIP_B,
    WORTH,
    VertexStatus,
)

REACH = 25
"""Steps from the first card to the rim: a chain of 26 cards, the longest co-operative diagram."""

Corner = tuple[int, int, int]
"""Cell (q, r) and which corner of it: 0 its top (an A end), 1 its bottom (a B end)."""

_AWAY: tuple[Axial, ...] = ((1, -2), (0, -1), (1, -1))
"""From the top of a cell, the cells whose bottoms are one edge away: up, down-left, down-right."""


def _edges_at(corner: Corner) -> tuple[tuple[Corner, Corner, int], ...]:
    """The three edges at a corner as (A end, B end, direction)."""
    q, r, bottom = corner
    if bottom:
        return tuple(((q - dq, r - dr, 0), corner, d) for d, (dq, dr) in enumerate(_AWAY))
    return tuple((corner, (q + dq, r + dr, 1), d) for d, (dq, dr) in enumerate(_AWAY))


def _grow() -> list[tuple[Corner, Corner, int]]:
    """All edges within `REACH` steps of the first, nearest first."""
    first = _edges_at((0, 0, 0))[0]
    edges = {first}
    rim = [first]
    order = [first]
    for _ in range(REACH):
        # Corners and directions are walked in a fixed order: the numbering is part of every save.
        rim = [edge for old in rim for corner in old[:2] for edge in _edges_at(corner)]
        rim = [edge for edge in dict.fromkeys(rim) if edge not in edges]
        edges.update(rim)
        order.extend(rim)
    return order


_ALL = _grow()
_CORNERS: tuple[Corner, ...] = tuple(dict.fromkeys(c for a, b, _ in _ALL for c in (a, b)))
_CORNER_INDEX = {corner: i for i, corner in enumerate(_CORNERS)}

EDGES = len(_ALL)
VERTICES = len(_CORNERS)

END_A: tuple[int, ...] = tuple(_CORNER_INDEX[a] for a, _, _ in _ALL)
"""Of each edge, the vertex that facing 0 points away from."""
END_B: tuple[int, ...] = tuple(_CORNER_INDEX[b] for _, b, _ in _ALL)
"""Of each edge, the vertex that facing 0 points to."""
DIRECTION: tuple[int, ...] = tuple(d for _, _, d in _ALL)
"""From A to B: 0 up, 1 down to the left, 2 down to the right."""


def _around() -> tuple[tuple[int, ...], ...]:
    touching: list[list[int]] = [[] for _ in _CORNERS]
    for edge, (a, b) in enumerate(zip(END_A, END_B, strict=True)):
        touching[a].append(edge)
        touching[b].append(edge)
    return tuple(map(tuple, touching))


AROUND: tuple[tuple[int, ...], ...] = _around()
"""Of each vertex, its edges: three, fewer at the rim of the window."""


def far_end(edge: int, vertex: int) -> int:
    """The other end of an edge that starts at this vertex."""
    return END_A[edge] + END_B[edge] - vertex


BEYOND: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((edge, far_end(edge, vertex)) for edge in edges) for vertex, edges in enumerate(AROUND)
)
"""Of each vertex, its edges with the vertex at the far end of each."""


def _rings() -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """Every hexagon that lies wholly in the window, as (vertices, edges), clockwise from the top.

    Edge i joins vertices i and i+1.
    """
    between = {(a, b): e for e, (a, b) in enumerate(zip(END_A, END_B, strict=True))}
    rings = []
    for q, r, bottom in _CORNERS:
        if bottom:
            continue
        corners: list[Corner] = [
            (q, r, 0),
            (q + 1, r - 1, 1),
            (q, r + 1, 0),
            (q, r, 1),
            (q - 1, r + 1, 0),
            (q, r - 1, 1),
        ]
        if not all(corner in _CORNER_INDEX for corner in corners):
            continue
        loop = [_CORNER_INDEX[corner] for corner in corners]
        pairs = [(loop[i], loop[(i + 1) % 6]) for i in range(6)]
        edges = [between.get(pair, between.get(pair[::-1], -1)) for pair in pairs]
        if min(edges) >= 0:
            rings.append((tuple(loop), tuple(edges)))
    return tuple(rings)


_RINGS = _rings()
RING_VERTICES: tuple[tuple[int, ...], ...] = tuple(vertices for vertices, _ in _RINGS)
"""Of each hexagon, its six vertices, clockwise."""
RING_EDGES: tuple[tuple[int, ...], ...] = tuple(edges for _, edges in _RINGS)
"""Of each hexagon, its six edges: edge i joins vertices i and i+1 of `RING_VERTICES`."""
RINGS = len(_RINGS)


def _beside() -> tuple[tuple[int, ...], ...]:
    beside: list[list[int]] = [[] for _ in _ALL]
    for ring, edges in enumerate(RING_EDGES):
        for edge in edges:
            beside[edge].append(ring)
    return tuple(map(tuple, beside))


BESIDE: tuple[tuple[int, ...], ...] = _beside()
"""Of each edge, the hexagons that it is a side of: two, fewer at the rim."""

_PITCH = 3**0.5
"""Distance of two neighbouring cells, in edges."""


def _place(corner: Corner) -> tuple[float, float]:
    q, r, bottom = corner
    x, y = centre((q, r))
    return x * _PITCH, y * _PITCH + (1.0 if bottom else -1.0)


PLACE: tuple[tuple[float, float], ...] = tuple(map(_place, _CORNERS))
"""Position (x, y) of each vertex, in edges from the cell beside the first card."""
RING_PLACE: tuple[tuple[float, float], ...] = tuple(
    (sum(PLACE[v][0] for v in ring) / 6, sum(PLACE[v][1] for v in ring) / 6)
    for ring in RING_VERTICES
)
"""Position (x, y) of the centre of each hexagon, in edges."""


# --- diagrams -------------------------------------------------------------------------------------

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
    """Per hexagon: the number of its six edges with a card."""
    laid: list[Laid]
    """The cards in the order in which they came."""
    open: list[int]
    """The empty edges that touch the diagram, in the order in which they were first touched."""
    closed: list[int]
    """The hexagons with six cards, in the order in which they closed."""
    points: int
    """Points of all vertices if the game ended now, without loops and sub-diagrams."""

    def copy(self) -> Diagram:
        """An independent copy."""
        # Field by field: a call with keywords takes 1.8 times as long, and a search copies often.
        copy = Diagram.__new__(Diagram)
        copy.cards = self.cards[:]
        copy.corners = self.corners[:]
        copy.sides = self.sides[:]
        copy.laid = self.laid[:]
        copy.open = self.open[:]
        copy.closed = self.closed[:]
        copy.points = self.points
        return copy

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
        """Join a tip to a vertex; a vertex touched for the first time opens its other edges."""
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
        """Number of vertices that would cost a point if the game ended now."""
        return sum(IS_INVALID[self.corners[vertex]] for vertex in self.vertices())

    def vertices(self) -> list[int]:
        """The vertices that at least one card touches, in the order in which they were reached."""
        return list(
            dict.fromkeys(v for edge, _, _ in self.laid for v in (END_A[edge], END_B[edge]))
        )

    def valued(self) -> tuple[int, int, int, int]:
        """Numbers of complete valid vertices worth 6, 4, 3 and 2 points: the tie-break."""
        kinds = [KIND[self.corners[vertex]] for vertex in self.vertices()]
        worth = [KIND_POINTS[kind] for kind in kinds if kind >= 0]
        return worth.count(6), worth.count(4), worth.count(3), worth.count(2)


_BARE = Diagram(
    cards=bytearray(EDGES),
    corners=bytearray(VERTICES),
    sides=bytearray(RINGS),
    laid=[],
    open=[0],
    closed=[],
    points=0,
)


def empty() -> Diagram:
    """An empty diagram: the first card goes onto edge 0."""
    return _BARE.copy()


@lru_cache(maxsize=64)
def pattern(laid: tuple[Laid, ...]) -> Diagram:
    """The diagram of these cards, cached and shared: copy it before laying a card."""
    diagram = _BARE.copy()
    for edge, card, facing in laid:
        diagram.lay(edge, card, facing)
    return diagram


def rebuilt(laid: Iterable[Laid]) -> Diagram:
    """A diagram of these cards, laid in this order. Fast for a recent one (cached)."""
    return pattern(tuple(laid)).copy()


_RUINED = (VertexStatus.CLASHING, VertexStatus.INVALID)


def natural(diagram: Diagram, edge: int, card: int) -> int:
    """The facing that one would choose: more points now, else the arrow away from the diagram."""
    if not CHARGED[card]:
        return 0
    a, b = diagram.corners[END_A[edge]], diagram.corners[END_B[edge]]
    away = 0 if a or not b else 1
    face = 2 * card

    def merit(facing: int) -> tuple[int, int, bool]:
        ends = JOIN[8 * a + TIP_A[face + facing]], JOIN[8 * b + TIP_B[face + facing]]
        ruined = sum(STANDING[end] in _RUINED for end in ends)
        return WORTH[ends[0]] + WORTH[ends[1]], -ruined, facing == away

    return max((0, 1), key=merit)
