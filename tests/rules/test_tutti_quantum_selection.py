"""Tutti Quantum: what is named happens in nature, held to laws computed another way.

Ten thousand random diagrams, most of them grown around a loop. Charge conjugation and colour are
not looked up here but calculated: a closed line of quarks or electrons is run through both ways,
with a Gell-Mann matrix for every gluon, and the two must not cancel. That a line is no part of a
loop is seen by cutting the diagram at its vertices: nothing may hold together any more.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import numpy as np
import pytest

from game.rules.tutti_quantum.diagram import (
    AROUND,
    END_A,
    END_B,
    RING_EDGES,
    RING_VERTICES,
    Diagram,
    empty,
)
from game.rules.tutti_quantum.processes import PROCESSES, Process, processes
from game.rules.tutti_quantum.scoring import card_at, kind_at, outside
from game.rules.tutti_quantum.vertex import CHARGED, DECK, GLUON, HIGGS, IS_VALID, PHOTON
from tests.rules.feynman import RING, lay_all, ring_edge, ring_vertex

DIAGRAMS = 2_500
CARDS = 24
"""At most: as many as lie in a game of two together."""

RINGS = {edges: i for i, edges in enumerate(RING_EDGES)}
IN_MISSIONS = {"atoms", "asymptotic-freedom"}


# --- random diagrams ------------------------------------------------------------------------------


def wild(random: Random) -> Diagram:
    """A ring of one kind or of two with things on it, mostly, and then cards as they come."""
    diagram = empty()
    if random.random() < 0.8:
        lay_all(diagram, _wild_ring(random))
    left = [n - used for n, used in zip(DECK, _used(diagram), strict=True)]
    cards = random.randint(len(diagram.laid), CARDS)
    while len(diagram.laid) < cards:
        tries = []
        for _ in range(4):
            card = random.choices(range(5), [max(0, n) for n in left])[0]
            # The list of places begins with the oldest: to take early ones makes rings close.
            edge = diagram.open[int(len(diagram.open) * random.random() ** 2)]
            trial = (edge, card, random.randrange(2))
            tries.append((_gain(diagram, trial), trial))
        _, (edge, card, facing) = max(tries)
        diagram.lay(edge, card, facing)
        left[card] -= 1
    return diagram


def _gain(diagram: Diagram, trial: tuple[int, int, int]) -> int:
    copy = diagram.copy()
    copy.lay(*trial)
    return copy.points - diagram.points + 4 * (len(copy.closed) - len(diagram.closed))


def _used(diagram: Diagram) -> list[int]:
    cards = Counter(card for _, card, _ in diagram.laid)
    return [cards[card] for card in range(5)]


def _wild_ring(random: Random) -> list[tuple[int, int, str]]:
    """Six cards with arrows clockwise, and a card outside wherever the ring needs or likes one."""
    line = random.choice("qqqqeeeg")
    cards = [line] * 6
    if line in "qe" and random.random() < 0.4:
        boson = random.choice("pg" if line == "q" else "p")
        for i in range(random.randint(1, 3)):
            cards[i] = boson
    wanted = [
        (ring_edge(i), ring_vertex(i), card + ("<" if card in "qe" else ""))
        for i, card in enumerate(cards)
    ]
    for i, card in enumerate(cards):
        before = cards[i - 1]
        hangs = ""
        if card != before:
            hangs = line + (">" if card == line else "<")
        elif random.random() < 0.5:
            hangs = random.choice({"q": "gggpph", "e": "pppph", "g": "g", "p": "-"}[card]).strip(
                "-"
            )
        if hangs:
            vertex = ring_vertex(i)
            wanted.append((outside(vertex, RING_EDGES[RING]), vertex, hangs))
    return wanted


# --- the laws -------------------------------------------------------------------------------------


def gell_mann() -> np.ndarray:
    """The eight generators of SU(3), as an array (8, 3, 3)."""
    matrices = np.zeros((8, 3, 3), complex)
    for n, (i, j) in enumerate([(0, 1), (0, 2), (1, 2)]):
        matrices[2 * n, i, j] = matrices[2 * n, j, i] = 1
        matrices[2 * n + 1, i, j], matrices[2 * n + 1, j, i] = -1j, 1j
    matrices[6] = np.diag([1, -1, 0])
    matrices[7] = np.diag([1, 1, -2]) / np.sqrt(3)
    return matrices / 2


@cache
def both_ways(bosons: tuple[int, ...]) -> float:
    """Size of the sum of a closed line run through both ways, for gluons of some random colours.

    Turned round, a line changes sign at every photon and gluon, and not at a Higgs boson.
    """
    generators = gell_mann()
    some = np.random.default_rng(1)
    matrices = [
        np.tensordot(some.normal(size=8), generators, 1) for card in bosons if card == GLUON
    ]
    sign = (-1) ** sum(card in (PHOTON, GLUON) for card in bosons)
    one, other = np.eye(3, dtype=complex), np.eye(3, dtype=complex)
    for matrix in matrices:
        one = one @ matrix
    for matrix in reversed(matrices):
        other = other @ matrix
    return float(abs(np.trace(one) + sign * np.trace(other)))


@pytest.mark.parametrize(
    ("bosons", "happens"),
    [
        ((PHOTON,) * 2, True),
        ((PHOTON,) * 3, False),
        ((PHOTON,) * 4, True),
        ((PHOTON, PHOTON, HIGGS), True),
        ((PHOTON, HIGGS), False),
        ((GLUON, PHOTON), False),
        ((GLUON, GLUON), True),
        ((GLUON, GLUON, PHOTON), False),
        ((GLUON, GLUON, GLUON), True),
        ((GLUON, GLUON, GLUON, PHOTON), True),
    ],
)
def test_the_calculation_knows_the_textbook(bosons: tuple[int, ...], happens: bool) -> None:
    assert (both_ways(bosons) > 1e-9) is happens


def parts(diagram: Diagram, cut: set[int]) -> dict[int, int]:
    """Edge -> which piece it is in, when the diagram is cut at some vertices and invalid ones."""
    piece = {edge: edge for edge, _, _ in diagram.laid}
    for vertex in diagram.vertices():
        if vertex in cut or not IS_VALID[diagram.corners[vertex]]:
            continue
        meeting = [piece[edge] for edge in AROUND[vertex] if edge in piece]
        piece = {e: meeting[0] if p in meeting else p for e, p in piece.items()}
    return piece


def check(diagram: Diagram, process: Process) -> None:
    """Hold one process to what its name says."""
    key, edges = process.key, process.edges
    if edges in RINGS:
        complete = [v for v in RING_VERTICES[RINGS[edges]] if kind_at(diagram, v) >= 0]
        assert len(complete) >= 2, key
        cards = {card_at(diagram, edge) for edge in edges}
        if len(cards) == 1 and CHARGED[min(cards)]:
            bosons = tuple(card_at(diagram, outside(v, edges)) for v in complete)
            assert both_ways(bosons) > 1e-9, (key, bosons)
        return
    if key in IN_MISSIONS or key == "higgs-self":
        return
    (edge,) = edges
    tips = {END_A[edge], END_B[edge]}
    complete = [v for v in tips if kind_at(diagram, v) >= 0]
    pieces = parts(diagram, set(complete))
    lines = [e for v in complete for e in AROUND[v] if e != edge] + [edge]
    assert len({pieces[e] for e in lines}) == len(lines), (key, "a loop lies between its lines")
    if len(complete) == 1:
        assert list(pieces.values()).count(pieces[edge]) == 1, (
            key,
            "the Higgs comes from a vertex",
        )
    else:
        assert len(complete) == 2, key


@pytest.fixture(scope="module")
def diagrams() -> list[Diagram]:
    random = Random("selection rules")
    return [wild(random) for _ in range(DIAGRAMS)]


@pytest.mark.long
def test_every_name_keeps_the_laws_in_any_diagram(diagrams: list[Diagram]) -> None:
    counts: Counter[str] = Counter()
    for diagram in diagrams:
        for process in processes(diagram):
            check(diagram, process)
            counts[process.key] += 1
    assert set(counts) == set(PROCESSES), "each of them was looked at"
    assert counts["quantum-loop"] > 250


def test_no_card_is_read_twice(diagrams: list[Diagram]) -> None:
    """A loop and its lines are one process, and a loop has one name."""
    rings = 0
    for diagram in diagrams:
        all_processes = list(processes(diagram))
        named = [process.edges[:6] for process in all_processes if process.edges[:6] in RINGS]
        assert len(named) == len(set(named))
        rings += len(named)
        inside = {edge for edges in named for edge in edges}
        for process in all_processes:
            if len(process.edges) == 1:
                assert inside.isdisjoint(process.edges), process.key
    assert rings > 500
