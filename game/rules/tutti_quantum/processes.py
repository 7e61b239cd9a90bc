"""The real processes in a diagram: what a physicist would read in it.

A process is named where two complete valid vertices are joined by a line, where a Higgs boson from
outside ends in a pair, where a loop closes that nature has (see `loops`), or where an expert
sub-diagram lies. What lies on a closed way is read as a loop only: nothing comes in there that
could scatter or decay. Read from left to right, right to left or upwards a diagram tells different
stories (scattering, annihilation, radiation) of one and the same process; it is named after the
best known of them.

The order of `PROCESSES` is that of rarity in nature, roughly: strong before electromagnetic before
Higgs, seen before not yet seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.rules.tutti_quantum.diagram import Diagram
from game.rules.tutti_quantum.honeycomb import AROUND, END_A, END_B, RING_EDGES
from game.rules.tutti_quantum.loops import blocks, real_loops
from game.rules.tutti_quantum.missions import ATOMS, NOBEL_2004, card_at, kind_at, places
from game.rules.tutti_quantum.vertex import (
    EEH,
    EEP,
    ELECTRON,
    GGG,
    GLUON,
    HHH,
    HIGGS,
    PHOTON,
    QQG,
    QQH,
    QQP,
    QUARK,
    STANDING,
    Standing,
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
"""What a Higgs line does that ends at such a vertex and comes from outside."""

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
"""(ring of one kind, what hangs on it in ascending order) -> process."""


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
    """Whether only one card reaches this vertex: its line comes from outside."""
    return STANDING[diagram.corners[vertex]] is Standing.IGNORED


def _meeting_higgs(diagram: Diagram) -> Iterator[Process]:
    for vertex in diagram.vertices():
        if kind_at(diagram, vertex) == HHH:
            yield Process(_RARITY["higgs-self"], tuple(AROUND[vertex]))


def _atoms(diagram: Diagram, on_loops: frozenset[int]) -> Iterator[Process]:
    """The force in atoms, once, where no loop comes between."""
    for edges in places(diagram, ATOMS):
        if on_loops.isdisjoint(v for edge in _inner(edges) for v in (END_A[edge], END_B[edge])):
            yield Process(_RARITY["atoms"], edges)
            break


def _inner(edges: Sequence[int]) -> list[int]:
    """The edges that share both their tips with others."""
    tips = Counter(tip for edge in edges for tip in (END_A[edge], END_B[edge]))
    return [edge for edge in edges if tips[END_A[edge]] > 1 and tips[END_B[edge]] > 1]


def _in_rings(diagram: Diagram) -> Iterator[Process]:
    """Each loop that nature has, by its name where it has one of its own."""
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
    """The key of each process in the diagram and how often it is there, the rarest first."""
    counts = Counter(process.rarity for process in processes(diagram))
    return [(PROCESSES[rarity], counts[rarity]) for rarity in sorted(counts, reverse=True)]
