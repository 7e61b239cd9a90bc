"""Diagrams by hand: cards around a vertex, chains, hexagons with things hanging on."""

from __future__ import annotations

from game.rules.tutti_quantum.diagram import (
    AROUND,
    BESIDE,
    END_A,
    RING_EDGES,
    RING_VERTICES,
    Diagram,
    empty,
)
from game.rules.tutti_quantum.scoring import outside
from game.rules.tutti_quantum.vertex import ELECTRON, GLUON, HIGGS, PHOTON, QUARK

LETTERS = {"q": QUARK, "e": ELECTRON, "g": GLUON, "p": PHOTON, "h": HIGGS}

HERE = END_A[0]
"""The vertex that `meet` builds around."""

RING = BESIDE[0][0]
"""The hexagon that `ring` builds: the first card is a side of it."""


def facing_into(edge: int, vertex: int) -> int:
    """The facing whose arrow runs into this end of the edge."""
    return 1 if END_A[edge] == vertex else 0


def meet(*cards: str) -> Diagram:
    """Cards around one vertex: "q>" runs into it, "q<" out of it, "p" has no arrow."""
    diagram = empty()
    for edge, card in zip(AROUND[HERE], cards, strict=False):
        lay_at(diagram, edge, HERE, card)
    return diagram


def lay_at(diagram: Diagram, edge: int, vertex: int, card: str) -> None:
    """Lay a card, its arrow told from one of the ends of the edge."""
    into = facing_into(edge, vertex)
    facing = {">": into, "<": 1 - into, "": 0}[card[1:]]
    diagram.lay(edge, LETTERS[card[0]], facing)


FIRST = RING_EDGES[RING].index(0)


def ring_vertex(i: int, turn: int = 0) -> int:
    """Vertex i of the hexagon that `ring` builds, clockwise; the first card lies at vertex 0."""
    return RING_VERTICES[RING][(i + turn + FIRST) % 6]


def ring_edge(i: int, turn: int = 0) -> int:
    """The edge from vertex i to vertex i+1."""
    return RING_EDGES[RING][(i + turn + FIRST) % 6]


def ring(cards: str, hanging: dict[int, str] | None = None, turn: int = 0) -> Diagram:
    """Six cards around a hexagon, arrows clockwise, and cards hanging on at its vertices.

    Card i runs from vertex i to vertex i+1; "-" leaves a gap. ``turn`` moves all of it on.
    """
    wanted = [
        (ring_edge(i, turn), ring_vertex(i, turn), card + ("<" if card in "qe" else ""))
        for i, card in enumerate(cards)
        if card != "-"
    ]
    for i, card in (hanging or {}).items():
        vertex = ring_vertex(i, turn)
        wanted.append((outside(vertex, RING_EDGES[RING]), vertex, card))
    diagram = empty()
    lay_all(diagram, wanted)
    return diagram


def lay_all(diagram: Diagram, wanted: list[tuple[int, int, str]]) -> None:
    """Lay (edge, end that the arrow is told from, card), each as soon as it touches the rest."""
    left = list(wanted)
    while left:
        card = next(item for item in left if item[0] in diagram.open)
        left.remove(card)
        lay_at(diagram, *card)
