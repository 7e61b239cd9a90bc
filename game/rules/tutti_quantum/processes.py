"""The real processes in a diagram, as a physicist reads them, and the loops that nature has.

A process is named where two complete valid vertices are joined by a line, where a Higgs boson from
outside ends in a pair, where a loop closes that nature has (see `real_loops`), or
where an expert sub-diagram lies. Cards on a closed way are read as a loop only: no particle comes
in there that could scatter or decay. Read from left to right, right to left or upwards a diagram
tells different stories (scattering, annihilation, radiation) of one and the same process; it is
named after the best known of them.

The order of `PROCESSES` is that of rarity in nature, roughly: strong before electromagnetic before
Higgs, seen before not yet seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from game.rules.tutti_quantum.diagram import AROUND, END_A, END_B, RING_EDGES, Diagram, far_end
from game.rules.tutti_quantum.scoring import ATOMS, NOBEL_2004, card_at, kind_at, places
from game.rules.tutti_quantum.vertex import (
    CHARGED,
    EEH,
    EEP,
    ELECTRON,
    GGG,
    GLUON,
    HHH,
    HIGGS,
    IS_VALID,
    PHOTON,
    QQG,
    QQH,
    QQP,
    QUARK,
    STANDING,
    VertexStatus,
)

PROCESSES = (
    "quarks-by-gluon",
    "gluons-by-gluon",
    "quark-by-gluon",
    "gluon-radiation",
    "electrons-by-photon",
    "atoms",
    "compton",
    "electron-quark",
    "gluon-discovery",
    "quark-light",
    "quarks-by-photon",
    "quantum-loop",
    "vacuum-polarisation",
    "asymptotic-freedom",
    "gluons-to-light",
    "light-by-light",
    "gluon-fusion",
    "higgs-to-quarks",
    "higgs-to-light",
    "higgs-off-quark",
    "quarks-higgs-quarks",
    "higgs-photon",
    "two-higgs-off-quark",
    "higgs-self",
    "higgs-pair",
    "higgs-pair-fusion",
    "quarks-higgs-electrons",
    "higgs-to-electrons",
    "electron-photon-higgs",
    "electrons-higgs-electrons",
    "two-higgs-off-electron",
    "electrons-higgs-pair",
)
"""Keys of all processes that can be named, from the most common to the rarest."""

_RARITY = {key: i for i, key in enumerate(PROCESSES)}

_LINES: dict[tuple[int, int, int], str] = {
    (GLUON, QQG, QQG): "quarks-by-gluon",
    (GLUON, GGG, GGG): "gluons-by-gluon",
    (GLUON, QQG, GGG): "quark-by-gluon",
    (PHOTON, EEP, EEP): "electrons-by-photon",
    (PHOTON, QQP, EEP): "electron-quark",
    (PHOTON, QQP, QQP): "quarks-by-photon",
    (HIGGS, QQH, QQH): "quarks-higgs-quarks",
    (HIGGS, QQH, EEH): "quarks-higgs-electrons",
    (HIGGS, EEH, EEH): "electrons-higgs-electrons",
    (HIGGS, QQH, HHH): "higgs-pair",
    (HIGGS, EEH, HHH): "electrons-higgs-pair",
    (QUARK, QQP, QQP): "quark-light",
    (QUARK, QQP, QQG): "gluon-discovery",
    (QUARK, QQG, QQG): "gluon-radiation",
    (QUARK, QQP, QQH): "higgs-photon",
    (QUARK, QQG, QQH): "higgs-off-quark",
    (QUARK, QQH, QQH): "two-higgs-off-quark",
    (ELECTRON, EEP, EEP): "compton",
    (ELECTRON, EEH, EEP): "electron-photon-higgs",
    (ELECTRON, EEH, EEH): "two-higgs-off-electron",
}
"""(line, vertex, vertex) with the vertices in ascending order -> process."""

_DECAYS = {QQH: "higgs-to-quarks", EEH: "higgs-to-electrons"}
"""The process of a Higgs line that comes from outside and ends at such a vertex."""

_RINGS: dict[tuple[int, tuple[int, ...]], str] = {
    (QUARK, (PHOTON, PHOTON)): "vacuum-polarisation",
    (ELECTRON, (PHOTON, PHOTON)): "vacuum-polarisation",
    (QUARK, (PHOTON,) * 4): "light-by-light",
    (ELECTRON, (PHOTON,) * 4): "light-by-light",
    (QUARK, (GLUON, GLUON, PHOTON, PHOTON)): "gluons-to-light",
    (QUARK, (GLUON, GLUON, HIGGS)): "gluon-fusion",
    (QUARK, (GLUON, GLUON, HIGGS, HIGGS)): "higgs-pair-fusion",
    (QUARK, (PHOTON, PHOTON, HIGGS)): "higgs-to-light",
    (ELECTRON, (PHOTON, PHOTON, HIGGS)): "higgs-to-light",
}
"""(ring of one kind, its legs in ascending order) -> process."""


class Process(NamedTuple):
    """One process at one place."""

    rarity: int
    """Place in `PROCESSES`: greater is rarer."""
    edges: tuple[int, ...]
    """The cards that it is read from."""

    @property
    def key(self) -> str:
        """Its key in texts."""
        return PROCESSES[self.rarity]


def processes(diagram: Diagram) -> list[Process]:
    """Every process that can be named, at every place, the most common first."""
    on_loops = frozenset[int]().union(*(block.vertices for block in blocks(diagram)))
    return sorted(
        [
            *_on_lines(diagram, on_loops),
            *_meeting_higgs(diagram),
            *_atoms(diagram, on_loops),
            *_in_rings(diagram),
        ]
    )


def _on_lines(diagram: Diagram, on_loops: frozenset[int]) -> Iterator[Process]:
    """Lines with a vertex of the seven at each tip, or a Higgs that comes from outside."""
    for edge, card, _ in diagram.laid:
        tips = sorted((END_A[edge], END_B[edge]), key=lambda tip: kind_at(diagram, tip))
        if not on_loops.isdisjoint(tips):
            continue
        one, other = (kind_at(diagram, tip) for tip in tips)
        key = _LINES.get((card, one, other))
        if card == HIGGS and _single(diagram, tips[0]):
            key = _DECAYS.get(other)
        if key is not None:
            yield Process(_RARITY[key], (edge,))


def _single(diagram: Diagram, vertex: int) -> bool:
    """True if only one card reaches this vertex: its line comes from outside."""
    return STANDING[diagram.corners[vertex]] is VertexStatus.IGNORED


def _meeting_higgs(diagram: Diagram) -> Iterator[Process]:
    for vertex in diagram.vertices():
        if kind_at(diagram, vertex) == HHH:
            yield Process(_RARITY["higgs-self"], tuple(AROUND[vertex]))


def _atoms(diagram: Diagram, on_loops: frozenset[int]) -> Iterator[Process]:
    """The force in atoms, once, where no loop is part of it."""
    for edges in places(diagram, ATOMS):
        if on_loops.isdisjoint(v for edge in _inner(edges) for v in (END_A[edge], END_B[edge])):
            yield Process(_RARITY["atoms"], edges)
            break


def _inner(edges: Sequence[int]) -> list[int]:
    """The edges that share both their tips with others."""
    tips = Counter(tip for edge in edges for tip in (END_A[edge], END_B[edge]))
    return [edge for edge in edges if tips[END_A[edge]] > 1 and tips[END_B[edge]] > 1]


def _in_rings(diagram: Diagram) -> Iterator[Process]:
    """Each loop that nature has, by its own name if it has one."""
    nobel = {frozenset(edges[:6]): edges for edges in places(diagram, NOBEL_2004)}
    for ring, block in real_loops(diagram).items():
        edges = RING_EDGES[ring]
        prize = nobel.get(frozenset(edges))
        if prize is not None:
            yield Process(_RARITY["asymptotic-freedom"], prize)
            continue
        cards = {card_at(diagram, edge) for edge in edges}
        key = "quantum-loop"
        if len(cards) == 1 and len(block.edges) == len(edges):
            legs = tuple(sorted(card_at(diagram, edge) for edge in block.legs))
            key = _RINGS.get((cards.pop(), legs), key)
        yield Process(_RARITY[key], edges)


def process_counts(diagram: Diagram) -> list[tuple[str, int]]:
    """Key and number of each process in the diagram, the rarest first."""
    counts = Counter(process.rarity for process in processes(diagram))
    return [(PROCESSES[rarity], counts[rarity]) for rarity in sorted(counts, reverse=True)]


# --- closed ways ----------------------------------------------------------------------------------
# A *closed way* runs along cards through valid vertices and comes back. All closed ways that share
# a card make one *block*; the cards attached to it are its *legs*. In field theory a block is a
# process if lines come in and go out, and if no conservation law forbids it:
#
# * Without a leg it is a vacuum bubble, with a single one a tadpole: neither is a process.
# * Colour: from quarks and gluons that close, one gluon cannot leave alone (tr T = 0).
# * Charge conjugation: photons are odd under it, Higgs bosons even. So an odd number of photons,
#   with any number of Higgs bosons, cannot leave (Furry's theorem); two gluons among them change
#   nothing, because together they are neutral in colour, so even. Three gluons can be odd or even.
#
# Both laws hold for a whole block, and for each line of quarks or electrons that closes in it.


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
    """True if a way through valid vertices leads from one tip of a card to the other."""
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
    """True if nature has this block: lines come in and go out, and no law forbids it."""
    legs = [card_at(diagram, edge) for edge in block.legs]
    if len(legs) < 2 or forbidden(legs):
        return False
    return not any(forbidden(meeting) for meeting in _closed_lines(diagram, block))


def forbidden(bosons: Collection[int]) -> bool:
    """True if colour or charge conjugation forbids exactly these cards to leave a closed line."""
    if any(CHARGED[card] for card in bosons):
        return False
    gluons = sum(card == GLUON for card in bosons)
    photons = sum(card == PHOTON for card in bosons)
    return gluons == 1 or (gluons in (0, 2) and photons % 2 == 1)


def _closed_lines(diagram: Diagram, block: Block) -> Iterator[list[int]]:
    """The cards that each closed line of quarks or electrons in a block meets."""
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
    """The next edge of the line of quarks or electrons after a valid vertex."""
    card = card_at(diagram, edge)
    return next(e for e in AROUND[vertex] if e != edge and card_at(diagram, e) == card)
