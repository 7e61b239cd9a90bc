"""Tutti Quantum: real processes are named where they are, and nowhere else."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from game.rules.tutti_quantum.diagram import Diagram, empty
from game.rules.tutti_quantum.honeycomb import AROUND, far_end
from game.rules.tutti_quantum.processes import _LINES, PROCESSES, processes, told
from game.rules.tutti_quantum.vertex import KIND_KEYS
from tests.rules.feynman import HERE, lay_all, lay_at, meet, ring
from tests.rules.test_tutti_missions import atoms, higgs, nobel, sky


def joined(line: str, one: str, other: str) -> Diagram | None:
    """Two complete vertices with a line in common, or None if it is not in both."""
    if line not in one or line not in other:
        return None
    edge = AROUND[HERE][0]
    there = far_end(edge, HERE)
    wanted = [(edge, HERE, line + ("<" if line in "qe" else ""))]
    for vertex, kind, second in ((HERE, one, ">"), (there, other, "<")):
        # A charged line leaves HERE and arrives there; its other half does the opposite.
        arrows = second if line in "qe" else "<>"
        rest = sorted(kind.replace(line, "", 1))
        charged = [card for card in rest if card in "qe"]
        cards = [card + arrow for card, arrow in zip(charged, arrows, strict=False)]
        cards += [card for card in rest if card not in "qe"]
        wanted += [(at, vertex, c) for at, c in zip(others(vertex, edge), cards, strict=True)]
    diagram = empty()
    lay_all(diagram, wanted)
    return diagram


def others(vertex: int, edge: int) -> list[int]:
    return [at for at in AROUND[vertex] if at != edge]


def test_every_pair_of_valid_vertices_has_a_name() -> None:
    """Two of the seven vertices that share a line are a process, each with its own name."""
    names = []
    for one, other in combinations_with_replacement(KIND_KEYS, 2):
        for line in "qegph":
            diagram = joined(line, one, other)
            if diagram is None:
                continue
            assert diagram.invalid() == 0, (line, one, other)
            if (line, one, other) == ("h", "hhh", "hhh"):
                continue  # would take five Higgs cards, and there are four
            named = [process for process in processes(diagram) if process.edges == (0,)]
            assert len(named) == 1, (line, one, other)
            names.append(named[0].key)
    assert sorted(names) == sorted(_LINES.values())
    assert len(set(names)) == len(names) == 20


@pytest.mark.parametrize(
    ("diagram", "key"),
    [
        (sky(0, "e"), "compton"),
        (sky(0, "q"), "quark-light"),
        (atoms(), "electron-quark"),
        (atoms(), "atoms"),
        (nobel(), "asymptotic-freedom"),
        (higgs(), "higgs-to-light"),
        (ring("qqqqqq", {0: "g", 2: "g", 4: "h"}), "gluon-fusion"),
        (ring("qqqqqq", {0: "g", 1: "g", 3: "h", 4: "h"}), "higgs-pair-fusion"),
        (ring("eeeeee", {0: "p", 1: "p", 3: "p", 4: "p"}), "light-by-light"),
        (ring("qqqqqq", {0: "g", 1: "p", 2: "g", 3: "p"}), "gluons-to-light"),
        (ring("eeeeee", {0: "p", 3: "p"}), "vacuum-polarisation"),
        (ring("pppppp"), "quantum-loop"),
        (meet("q>", "q<", "h"), "higgs-to-quarks"),
        (meet("e>", "e<", "h"), "higgs-to-electrons"),
        (meet("h", "h", "h"), "higgs-self"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_well_known_processes(diagram: Diagram, key: str) -> None:
    assert key in dict(told(diagram))


def test_no_process_without_two_valid_vertices() -> None:
    assert processes(meet("e>", "e<", "p")) == []
    assert processes(meet("q>", "q>", "g")) == []


def test_the_rarest_comes_first() -> None:
    keys = [key for key, _ in told(higgs())]
    assert keys[0] == max(keys, key=PROCESSES.index)


def test_names_are_counted() -> None:
    """Three photons on one electron line: Compton scattering twice."""
    line = sky(0, "e")
    there = far_end(0, HERE)
    head = next(e for e in others(there, 0) if line.cards[e] in (3, 4))
    end = far_end(head, there)
    photon, last = others(end, head)
    lay_at(line, photon, end, "p")
    lay_at(line, last, end, "e<")
    assert dict(told(line))["compton"] == 2
