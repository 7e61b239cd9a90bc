"""Scoring of diagrams: vertices, loops, expert sub-diagrams, and the places of the sides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.rules.tutti_quantum.diagram import (
    AROUND,
    END_A,
    END_B,
    LOOP_BONUS,
    RING_EDGES,
    RING_VERTICES,
    Diagram,
    far_end,
)
from game.rules.tutti_quantum.vertex import (
    EEH,
    EEP,
    ELECTRON,
    GLUON,
    HIGGS,
    KIND,
    PHOTON,
    QQG,
    QQH,
    QQP,
    QUARK,
)

BASE, ADVANCED, EXPERT = range(3)
"""Scoring: vertices; with loops; with loops and expert sub-diagrams (A7)."""

BANDS = (38, 34, 31, 28, 25)
"""Co-operative results (A4): more than 38 points is band 0, 35-38 band 1 ... below 26 band 5."""


class Score(NamedTuple):
    """A diagram counted as if it ended now."""

    vertices: int
    """Points of complete valid vertices, minus one for each invalid vertex."""
    loops: int
    """Bonus of valid loops; 0 where they do not count."""
    missions: int
    """Bonus of expert sub-diagrams; 0 where they do not count."""
    invalid: int
    """Number of invalid vertices."""
    valued: tuple[int, int, int, int]
    """Numbers of vertices worth 6, 4, 3, 2."""

    @property
    def total(self) -> int:
        """All points."""
        return self.vertices + self.loops + self.missions

    @property
    def rank_key(self) -> tuple[int, ...]:
        """Greater is better: points, then fewer invalid, then more sixes, fours, threes, twos."""
        return (self.total, -self.invalid, *self.valued)


def total(diagram: Diagram, scoring: int) -> int:
    """All points if the game ended now: only `Score.total`, for search."""
    points = diagram.points
    if scoring and diagram.closed:
        points += LOOP_BONUS * len(diagram.loops())
    if scoring == EXPERT:
        points += bonus(diagram)
    return points


def count(diagram: Diagram, scoring: int) -> Score:
    """The score of a diagram with all its parts."""
    return Score(
        vertices=diagram.points,
        loops=LOOP_BONUS * len(diagram.loops()) if scoring else 0,
        missions=bonus(diagram) if scoring == EXPERT else 0,
        invalid=diagram.invalid(),
        valued=diagram.valued(),
    )


def band(points: int) -> int:
    """Row of the co-operative result table: 0 the best, 5 the last."""
    return next((row for row, limit in enumerate(BANDS) if points > limit), len(BANDS))


def place_values(scores: list[Score]) -> tuple[float, ...]:
    """Values of the places: 1 for the first, -1 for the last, equal steps; ties share the mean."""
    keys = [score.rank_key for score in scores]
    last = len(keys) - 1
    return tuple(
        (sum(other < key for other in keys) - sum(other > key for other in keys)) / last
        for key in keys
    )


# --- expert sub-diagrams --------------------------------------------------------------------------
# A sub-diagram is found as a labelled graph (A3, A7): same cards, same wiring, arrows in order; any
# turn, mirror image or bend. Additional cards are allowed while every vertex of the pattern stays
# valid. Arrows need no separate check: they run through every valid vertex, so along a line of
# valid vertices they are consistent. In the picture of the Higgs discovery the electrons then
# circulate one way round, against its misprint.

ATOMS, BLUE_SKY, NOBEL_2004, HIGGS_DISCOVERY = range(4)

BONUS = (2, 2, 3, 4)
"""Points of each mission, once per diagram."""

MISSION_KEYS = ("atoms", "blue-sky", "nobel-2004", "higgs-discovery")
"""Their names, for texts."""

Found = dict[int, tuple[int, ...]]
"""Mission -> the edges of one place where it was found."""


def card_at(diagram: Diagram, edge: int) -> int:
    """The kind of card on an edge, or -1."""
    face = diagram.cards[edge]
    return (face - 1) // 2 if face else -1


def kind_at(diagram: Diagram, vertex: int) -> int:
    """The kind of complete valid vertex here (of seven), or -1."""
    return KIND[diagram.corners[vertex]]


def missions(diagram: Diagram) -> Found:
    """Each mission that is in the diagram, with the edges of its first place."""
    fulfilled: Found = {}
    for mission in range(len(BONUS)):
        for edges in places(diagram, mission):
            fulfilled[mission] = edges
            break
    return fulfilled


def places(diagram: Diagram, mission: int) -> Iterator[tuple[int, ...]]:
    """The edges of every place where a mission is; of one with a ring, those of the ring first."""
    return (_atoms, _blue_sky, _nobel_2004, _higgs_discovery)[mission](diagram)


def bonus(diagram: Diagram) -> int:
    """Points of all missions found."""
    return sum(BONUS[mission] for mission in missions(diagram))


def _atoms(diagram: Diagram) -> Iterator[tuple[int, ...]]:
    """A(e,e,photon) - photon - B(photon,q,q) - q - C(q,q,g)."""
    for photon, card, _ in diagram.laid:
        if card != PHOTON:
            continue
        for a, b in ((END_A[photon], END_B[photon]), (END_B[photon], END_A[photon])):
            if kind_at(diagram, a) != EEP or kind_at(diagram, b) != QQP:
                continue
            for quark in AROUND[b]:
                c = far_end(quark, b)
                if quark != photon and kind_at(diagram, c) == QQG:
                    yield tuple(dict.fromkeys((*AROUND[a], *AROUND[b], *AROUND[c])))


def _blue_sky(diagram: Diagram) -> Iterator[tuple[int, ...]]:
    """A(photon,x,x) - x - B(x,x,photon): all quarks or all electrons (A3)."""
    for edge, card, _ in diagram.laid:
        kind = {QUARK: QQP, ELECTRON: EEP}.get(card, -1)
        a, b = END_A[edge], END_B[edge]
        if kind >= 0 and kind_at(diagram, a) == kind and kind_at(diagram, b) == kind:
            yield tuple(dict.fromkeys((*AROUND[a], *AROUND[b])))


def _valid_rings(diagram: Diagram) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every valid loop in each of its twelve readings: (vertices, edges), edge i from vertex i."""
    for ring in diagram.loops():
        vertices, edges = RING_VERTICES[ring], RING_EDGES[ring]
        for start in range(6):
            yield (
                tuple(vertices[(start + i) % 6] for i in range(6)),
                tuple(edges[(start + i) % 6] for i in range(6)),
            )
            yield (
                tuple(vertices[(start - i) % 6] for i in range(6)),
                tuple(edges[(start - i - 1) % 6] for i in range(6)),
            )


def outside(vertex: int, ring: tuple[int, ...]) -> int:
    """The edge at a vertex of a hexagon that is no side of it."""
    return next(edge for edge in AROUND[vertex] if edge not in ring)


def _nobel_2004(diagram: Diagram) -> Iterator[tuple[int, ...]]:
    """A hexagon g q q q g g; outside a quark at V1, a gluon at V3, a quark at V4."""
    for vertices, edges in _valid_rings(diagram):
        if tuple(card_at(diagram, edge) for edge in edges) != (
            GLUON,
            QUARK,
            QUARK,
            QUARK,
            GLUON,
            GLUON,
        ):
            continue
        if all(kind_at(diagram, vertices[i]) == QQG for i in (1, 3, 4)):
            yield (*edges, *(outside(vertices[i], edges) for i in (1, 3, 4)))


def _higgs_discovery(diagram: Diagram) -> Iterator[tuple[int, ...]]:
    """A hexagon of electrons; at W0 a Higgs that comes from A(q,q,H); photons at W2 and W4."""
    for vertices, edges in _valid_rings(diagram):
        if any(card_at(diagram, edge) != ELECTRON for edge in edges):
            continue
        kinds = [kind_at(diagram, vertices[i]) for i in (0, 2, 4)]
        if kinds != [EEH, EEP, EEP]:
            continue
        higgs = outside(vertices[0], edges)
        a = far_end(higgs, vertices[0])
        assert card_at(diagram, higgs) == HIGGS
        if kind_at(diagram, a) == QQH:
            photons = (outside(vertices[i], edges) for i in (2, 4))
            yield (*edges, *AROUND[a], *photons)
