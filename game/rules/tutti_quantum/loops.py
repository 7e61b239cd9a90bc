"""Closed ways in a diagram, and which of them nature has.

A *closed way* runs along cards through valid vertices and comes back. All closed ways that share a
card make one *block*; the cards that hang on it are its *legs*. In field theory a block stands for
something that happens if lines come in and go out, and if no conservation law forbids it:

* Without a leg it is a vacuum bubble, with a single one a tadpole: neither is a process.
* Colour: from quarks and gluons that close, one gluon cannot leave alone (tr T = 0).
* Charge conjugation: photons are odd under it, Higgs bosons even. So an odd number of photons,
  with any number of Higgs bosons, cannot leave (Furry's theorem); two gluons among them change
  nothing, because they are neutral in colour together, so even. Three gluons can be odd or even.

Both laws hold for a whole block, and for each line of quarks or electrons that closes in it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from game.rules.tutti_quantum.diagram import Diagram
from game.rules.tutti_quantum.honeycomb import AROUND, END_A, END_B, RING_EDGES, far_end
from game.rules.tutti_quantum.missions import card_at
from game.rules.tutti_quantum.vertex import CHARGED, GLUON, IS_VALID, PHOTON


class Block(NamedTuple):
    """Closed ways that share cards: one loop, or several in one another."""

    edges: frozenset[int]
    vertices: frozenset[int]
    legs: frozenset[int]
    """The edges of the cards that hang on it."""


def blocks(diagram: Diagram) -> list[Block]:
    """All blocks of a diagram."""
    closed = {edge for edge, _, _ in diagram.laid if _closes(diagram, edge)}
    blocks = []
    while closed:
        edges = _joined(diagram, closed, [closed.pop()])
        closed -= edges
        vertices = frozenset(v for edge in edges for v in (END_A[edge], END_B[edge]))
        around = {edge for vertex in vertices for edge in AROUND[vertex] if diagram.cards[edge]}
        blocks.append(Block(edges, vertices, frozenset(around - edges)))
    return blocks


def _closes(diagram: Diagram, edge: int) -> bool:
    """Whether a way through valid vertices leads from one tip of a card to the other."""
    if not all(IS_VALID[diagram.corners[v]] for v in (END_A[edge], END_B[edge])):
        return False
    others = {other for other, _, _ in diagram.laid} - {edge}
    first = [other for other in AROUND[END_A[edge]] if other in others]
    reached = _joined(diagram, others, first)
    return any(other in reached for other in AROUND[END_B[edge]])


def _joined(diagram: Diagram, among: Collection[int], first: Iterable[int]) -> frozenset[int]:
    """The edges that hang together with the first ones through valid vertices."""
    rim = list(first)
    edges = set(rim)
    while rim:
        edge = rim.pop()
        for vertex in (END_A[edge], END_B[edge]):
            if IS_VALID[diagram.corners[vertex]]:
                new = [e for e in AROUND[vertex] if e in among and e not in edges]
                edges.update(new)
                rim += new
    return frozenset(edges)


def real_loops(diagram: Diagram) -> dict[int, Block]:
    """The valid loops that nature has (hexagons), each with the block it belongs to."""
    real = [block for block in blocks(diagram) if happens(diagram, block)]
    return {
        ring: block
        for ring in diagram.loops()
        for block in real
        if block.edges.issuperset(RING_EDGES[ring])
    }


def happens(diagram: Diagram, block: Block) -> bool:
    """Whether nature has this: lines come in and go out, and no law forbids it."""
    legs = [card_at(diagram, edge) for edge in block.legs]
    if len(legs) < 2 or forbidden(legs):
        return False
    return not any(forbidden(meeting) for meeting in _closed_lines(diagram, block))


def forbidden(bosons: Collection[int]) -> bool:
    """Whether colour or charge conjugation forbids that just these cards leave a closed line."""
    if any(CHARGED[card] for card in bosons):
        return False
    gluons = sum(card == GLUON for card in bosons)
    photons = sum(card == PHOTON for card in bosons)
    return gluons == 1 or (gluons in (0, 2) and photons % 2 == 1)


def _closed_lines(diagram: Diagram, block: Block) -> Iterator[list[int]]:
    """Of each line of quarks or electrons that closes in a block, the cards that it meets."""
    left = {edge for edge in block.edges if CHARGED[card_at(diagram, edge)]}
    while left:
        start = min(left)
        edge, vertex = start, END_B[start]
        meeting: list[int] = []
        while edge in block.edges:
            left.discard(edge)
            onward = _onward(diagram, edge, vertex)
            meeting += [card_at(diagram, e) for e in AROUND[vertex] if e not in (edge, onward)]
            edge, vertex = onward, far_end(onward, vertex)
            if edge == start:
                yield [card for card in meeting if card >= 0]
                break


def _onward(diagram: Diagram, edge: int, vertex: int) -> int:
    """Where the line of quarks or electrons goes on at a valid vertex."""
    card = card_at(diagram, edge)
    return next(e for e in AROUND[vertex] if e != edge and card_at(diagram, e) == card)
