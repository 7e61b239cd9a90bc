"""Diagrams by hand: cards around a vertex, chains, hexagons with things hanging on."""

from __future__ import annotations

from game.rules.tutti_quantum.diagram import Diagram, empty
from game.rules.tutti_quantum.honeycomb import (
    AROUND,
    BESIDE,
    END_A,
    RING_EDGES,
    RING_VERTICES,
)
from game.rules.tutti_quantum.missions import outside
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


def ring(cards: str, hanging: dict[int, str] | None = None, turn: int = 0) -> Diagram:
    """Six cards around a hexagon, arrows clockwise, and cards at its vertices.

    Card i runs from vertex i to vertex i+1, vertex 0 at the top (``turn`` moves the start on).
    """
    diagram = empty()
    vertices = [RING_VERTICES[RING][(i + turn) % 6] for i in range(6)]
    edges = [RING_EDGES[RING][(i + turn) % 6] for i in range(6)]
    first = edges.index(0)
    for i in [*range(first, 6), *range(first)]:
        arrow = "<" if cards[i] in "qe" else ""
        lay_at(diagram, edges[i], vertices[i], cards[i] + arrow)
    for i, card in (hanging or {}).items():
        lay_at(diagram, outside(vertices[i], tuple(edges)), vertices[i], card)
    return diagram


def vertex_of(diagram_turn: int, i: int) -> int:
    """Vertex i of the hexagon that `ring` builds."""
    return RING_VERTICES[RING][(i + diagram_turn) % 6]
