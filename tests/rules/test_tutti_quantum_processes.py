"""Tutti Quantum: real processes are named where they are, and nowhere else."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from game.rules.tutti_quantum.diagram import (
    AROUND,
    BESIDE,
    END_A,
    RING_EDGES,
    Diagram,
    empty,
    far_end,
)
from game.rules.tutti_quantum.processes import _LINES, PROCESSES, process_counts, processes
from game.rules.tutti_quantum.vertex import KIND_KEYS
from tests.rules.feynman import HERE, RING, lay_all, lay_at, meet, ring, ring_edge
from tests.rules.test_tutti_quantum_missions import atoms, higgs, nobel, sky


def joined(line: str, one: str, other: str) -> Diagram | None:
    """Two complete vertices with a line in common, or None if it is not in both."""
    if line not in one or line not in other:
        return None
    edge = AROUND[HERE][0]
    far = far_end(edge, HERE)
    wanted = [(edge, HERE, line + ("<" if line in "qe" else ""))]
    for vertex, kind, second in ((HERE, one, ">"), (far, other, "<")):
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
        (ring("gqqqqq", {0: "q<", 1: "q>"}), "quantum-loop"),
        (ring("gggggg", {0: "g", 3: "g"}), "quantum-loop"),
        (ring("qqqqqq", {0: "g", 2: "g", 4: "g"}), "quantum-loop"),
        (meet("q>", "q<", "h"), "higgs-to-quarks"),
        (meet("e>", "e<", "h"), "higgs-to-electrons"),
        (meet("h", "h", "h"), "higgs-self"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_well_known_processes(diagram: Diagram, key: str) -> None:
    assert key in dict(process_counts(diagram))


def test_no_process_without_two_valid_vertices() -> None:
    assert processes(meet("e>", "e<", "p")) == []
    assert processes(meet("q>", "q>", "g")) == []


NO_PROCESS = {
    "six photons: nothing comes in or goes out": ring("pppppp"),
    "six electrons: nothing comes in or goes out": ring("eeeeee"),
    "one photon on a ring: a tadpole, and odd (Furry)": ring("eeeeee", {0: "p"}),
    "three photons on a ring: odd (Furry)": ring("eeeeee", {0: "p", 2: "p", 4: "p"}),
    "a photon and a Higgs on a ring: odd (Furry)": ring("eeeeee", {0: "p", 3: "h"}),
    "one gluon on a ring: a tadpole, and coloured": ring("qqqqqq", {0: "g"}),
    "one gluon among others: coloured": ring("qqqqqq", {0: "g", 2: "p", 4: "p"}),
    "two gluons and a photon: odd (Furry)": ring("qqqqqq", {0: "g", 2: "g", 4: "p"}),
    "one gluon on a ring of gluons: a tadpole": ring("gggggg", {0: "g"}),
}
"""Loops that the game counts and nature does not have, with the reason."""


@pytest.mark.parametrize("why", NO_PROCESS)
def test_a_loop_is_named_only_where_nature_has_one(why: str) -> None:
    assert NO_PROCESS[why].loops(), "the game has it"
    assert process_counts(NO_PROCESS[why]) == [], why


def two_loops(*more: str) -> Diagram:
    """A ring of electrons and one of photons that share a side, with cards outside the first."""
    diagram = ring("eeeeee", {0: "p", 1: "p"} | {3 + i: card for i, card in enumerate(more)})
    second = next(r for r in BESIDE[ring_edge(0)] if r != RING)
    lay_all(diagram, [(e, END_A[e], "p") for e in RING_EDGES[second] if not diagram.cards[e]])
    return diagram


@pytest.mark.parametrize(
    ("more", "loops"), [((), 0), (("p",), 0), (("p", "p"), 2), (("p", "p", "p"), 0)]
)
def test_loops_in_one_another_are_judged_together(more: tuple[str, ...], loops: int) -> None:
    """A line that joins two of them is no line that comes in or goes out."""
    diagram = two_loops(*more)
    assert len(diagram.loops()) == 2
    assert dict(process_counts(diagram)).get("quantum-loop", 0) == loops


@pytest.mark.parametrize(
    ("diagram", "keys"),
    [
        (ring("qqqqqq", {0: "p", 1: "p", 3: "p", 4: "p"}), ["light-by-light"]),
        (ring("eeeeee", {0: "p", 1: "p", 3: "h"}), ["higgs-to-light"]),
        (ring("qqqqqq", {0: "g", 1: "g", 3: "h"}), ["gluon-fusion"]),
        (higgs(), ["higgs-to-light"]),
        (nobel(), ["asymptotic-freedom"]),
    ],
)
def test_lines_of_a_loop_are_read_as_the_loop_only(diagram: Diagram, keys: list[str]) -> None:
    """No second name for the same cards, and none as if a line of the ring came from outside."""
    assert [key for key, _ in process_counts(diagram)] == keys


@pytest.mark.parametrize("third", ["h", "g", "p", "q"])
def test_a_higgs_decays_only_where_it_comes_from_outside(third: str) -> None:
    """Its other end is no vertex, valid or not: a single card."""
    diagram = meet("q>", "q<", "h")
    higgs = AROUND[HERE][2]
    assert "higgs-to-quarks" in dict(process_counts(diagram))
    far = far_end(higgs, HERE)
    lay_at(diagram, others(far, higgs)[0], far, third + (">" if third == "q" else ""))
    assert "higgs-to-quarks" not in dict(process_counts(diagram))


def test_the_rarest_comes_first() -> None:
    keys = [key for key, _ in process_counts(higgs())]
    assert keys[0] == max(keys, key=PROCESSES.index)


def test_names_are_counted() -> None:
    """Three photons on one electron line: Compton scattering twice."""
    line = sky(0, "e")
    far = far_end(0, HERE)
    head = next(e for e in others(far, 0) if line.cards[e] in (3, 4))
    end = far_end(head, far)
    photon, last = others(end, head)
    lay_at(line, photon, end, "p")
    lay_at(line, last, end, "e<")
    assert dict(process_counts(line))["compton"] == 2
