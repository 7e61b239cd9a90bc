"""The real processes in a diagram: what a physicist would read in it.

A process is named where two complete valid vertices are joined by a line, where a Higgs boson ends
in a pair, where a valid loop closes, or where an expert sub-diagram lies. Read from left to right,
right to left or upwards a diagram tells different stories (scattering, annihilation, radiation) of
one and the same process; it is named after the best known of them.

The order of `PROCESSES` is that of rarity in nature, roughly: strong before electromagnetic before
Higgs, seen before not yet seen.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from game.rules.tutti_quantum.diagram import Diagram
from game.rules.tutti_quantum.honeycomb import END_A, END_B, RING_EDGES, RING_VERTICES
from game.rules.tutti_quantum.missions import (
    ATOMS,
    NOBEL_2004,
    card_at,
    kind_at,
    missions,
    outside,
)
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

_MISSIONS = {ATOMS: "atoms", NOBEL_2004: "asymptotic-freedom"}
"""Sub-diagrams that tell more than their lines; the other two are among lines and rings."""


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
    found = [*_on_lines(diagram), *_in_rings(diagram)]
    for mission, edges in missions(diagram).items():
        if mission in _MISSIONS:
            found.append(Process(_RARITY[_MISSIONS[mission]], edges))
    return sorted(found)


def _on_lines(diagram: Diagram) -> list[Process]:
    found = []
    for edge, card, _ in diagram.laid:
        kinds = sorted((kind_at(diagram, END_A[edge]), kind_at(diagram, END_B[edge])))
        key = _LINES.get((card, kinds[0], kinds[1]))
        if card == HIGGS and kinds[0] < 0:
            key = _DECAYS.get(kinds[1])
        if key is not None:
            found.append(Process(_RARITY[key], (edge,)))
    for vertex in diagram.vertices():
        if kind_at(diagram, vertex) == HHH:
            meeting = tuple(e for e, _, _ in diagram.laid if vertex in (END_A[e], END_B[e]))
            found.append(Process(_RARITY["higgs-self"], meeting))
    return found


def _in_rings(diagram: Diagram) -> list[Process]:
    found = []
    for ring in diagram.loops():
        edges = RING_EDGES[ring]
        cards = {card_at(diagram, edge) for edge in edges}
        hanging = sorted(
            card_at(diagram, outside(vertex, edges))
            for vertex in RING_VERTICES[ring]
            if kind_at(diagram, vertex) >= 0
        )
        key = "quantum-loop"
        if len(cards) == 1:
            key = _RINGS.get((cards.pop(), tuple(hanging)), key)
        found.append(Process(_RARITY[key], edges))
    return found


def told(diagram: Diagram) -> list[tuple[str, int]]:
    """The key of each process in the diagram and how often it is there, the rarest first."""
    counts = Counter(process.rarity for process in processes(diagram))
    return [(PROCESSES[rarity], counts[rarity]) for rarity in sorted(counts, reverse=True)]
