"""Tutti Quantum: the four expert sub-diagrams, turned, mirrored, bent, spoilt."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules.tutti_quantum.diagram import (
    AROUND,
    END_A,
    END_B,
    PLACE,
    RING_EDGES,
    Diagram,
    Laid,
    empty,
    far_end,
    rebuilt,
)
from game.rules.tutti_quantum.scoring import (
    ADVANCED,
    ATOMS,
    BASE,
    BLUE_SKY,
    BONUS,
    EXPERT,
    HIGGS_DISCOVERY,
    NOBEL_2004,
    bonus,
    missions,
    outside,
    total,
)
from tests.rules.feynman import HERE, RING, lay_all, lay_at, ring, ring_edge, ring_vertex


def sky(turn: int = 0, card: str = "q", bend: int = 0) -> Diagram:
    """Two photons on one charged line; ``bend`` puts the second photon on the other side."""
    line = AROUND[HERE][turn % 3]
    far = far_end(line, HERE)
    photon, tail = (edge for edge in AROUND[HERE] if edge != line)
    ends = [edge for edge in AROUND[far] if edge != line]
    second, head = ends if (turn // 3 + bend) % 2 else ends[::-1]
    diagram = empty()
    lay_all(
        diagram,
        [
            (line, HERE, f"{card}<"),
            (photon, HERE, "p"),
            (tail, HERE, f"{card}>"),
            (second, far, "p"),
            (head, far, f"{card}<"),
        ],
    )
    return diagram


def atoms(turn: int = 0) -> Diagram:
    """Electron pair, photon, quark line, gluon."""
    photon = AROUND[HERE][turn % 3]
    b = far_end(photon, HERE)
    first, second = (edge for edge in AROUND[b] if edge != photon)
    if turn // 3:
        first, second = second, first
    c = far_end(second, b)
    gluon, last = (edge for edge in AROUND[c] if edge != second)
    one, other = (edge for edge in AROUND[HERE] if edge != photon)
    diagram = empty()
    lay_all(
        diagram,
        [
            (photon, HERE, "p"),
            (one, HERE, "e>"),
            (other, HERE, "e<"),
            (first, b, "q>"),
            (second, b, "q<"),
            (gluon, c, "g"),
            (last, c, "q<"),
        ],
    )
    return diagram


def nobel(turn: int = 0) -> Diagram:
    """Vertices 0..5: gluon, three quarks, two gluons around; quark, gluon, quark outside."""
    return ring("gqqqgg", {1: "q>", 3: "g", 4: "q<"}, turn)


def higgs(turn: int = 0) -> Diagram:
    """Six electrons; Higgs with its quark pair at vertex 0, photons at 2 and 4."""
    diagram = ring("eeeeee", {0: "h", 2: "p", 4: "p"}, turn)
    w0 = ring_vertex(0, turn)
    stem = outside(w0, RING_EDGES[RING])
    a = far_end(stem, w0)
    one, other = (edge for edge in AROUND[a] if edge != stem)
    lay_at(diagram, one, a, "q>")
    lay_at(diagram, other, a, "q<")
    return diagram


PICTURES: tuple[Callable[[int], Diagram], ...] = (atoms, sky, nobel, higgs)
POINTS = (7, 4, 6, 13)
CARDS = (7, 5, 9, 11)
LOOPS = (0, 0, 1, 1)


@pytest.mark.parametrize("mission", range(4))
@pytest.mark.parametrize("turn", range(6))
def test_ruling_a3_each_picture_counts_in_every_turn(mission: int, turn: int) -> None:
    diagram = PICTURES[mission](turn)
    assert len(diagram.laid) == CARDS[mission]
    assert set(missions(diagram)) == {mission}
    assert total(diagram, BASE) == POINTS[mission]
    assert total(diagram, ADVANCED) == POINTS[mission] + 2 * LOOPS[mission]
    assert total(diagram, EXPERT) == POINTS[mission] + 2 * LOOPS[mission] + (2, 2, 3, 4)[mission]


@pytest.mark.parametrize("mission", range(4))
def test_ruling_a3_mirrored_pictures_count(mission: int) -> None:
    mirrored = mirror(PICTURES[mission](0))
    assert set(missions(mirrored)) == {mission}


@pytest.mark.parametrize("mission", range(4))
def test_ruling_a3_all_arrows_the_other_way_count(mission: int) -> None:
    laid = PICTURES[mission](0).laid
    turned = rebuilt((edge, card, 1 - facing if card < 2 else 0) for edge, card, facing in laid)
    assert set(missions(turned)) == {mission}


@pytest.mark.parametrize("mission", range(4))
def test_the_cards_of_the_place_are_told(mission: int) -> None:
    diagram = PICTURES[mission](1)
    assert sorted(missions(diagram)[mission]) == sorted(edge for edge, _, _ in diagram.laid)


@pytest.mark.parametrize("mission", range(4))
def test_a_picture_without_one_of_its_cards_does_not_count(mission: int) -> None:
    laid = PICTURES[mission](0).laid
    rests = {missing: connected([card for card in laid if card != missing]) for missing in laid}
    assert any(rest is not None for rest in rests.values()), "some hold together without it"
    for missing, rest in rests.items():
        assert rest is None or mission not in missions(rest), missing


def test_ruling_a3_blue_sky_may_bend_and_may_be_of_electrons() -> None:
    for bend in (0, 1):
        for card in "qe":
            assert set(missions(sky(0, card, bend))) == {BLUE_SKY}


def test_ruling_a7_what_hangs_on_a_free_end_does_not_matter() -> None:
    """A Higgs against a photon's free end is invalid, and no business of the picture."""
    diagram = sky()
    photon = next(edge for edge in AROUND[HERE] if diagram.cards[edge] == 7)
    tip = far_end(photon, HERE)
    free = next(edge for edge in AROUND[tip] if edge != photon)
    lay_at(diagram, free, tip, "h")
    assert diagram.invalid() == 1
    assert BLUE_SKY in missions(diagram)


def test_ruling_a3_a_vertex_drawn_open_may_be_completed_if_it_stays_valid() -> None:
    diagram = nobel()
    lay_at(diagram, outside(ring_vertex(2), RING_EDGES[RING]), ring_vertex(2), "h")
    assert NOBEL_2004 in missions(diagram)


def test_ruling_a7_every_vertex_of_the_ring_must_be_valid() -> None:
    diagram = nobel()
    lay_at(diagram, outside(ring_vertex(2), RING_EDGES[RING]), ring_vertex(2), "e<")
    assert missions(diagram) == {}
    diagram = higgs()
    lay_at(diagram, outside(ring_vertex(3), RING_EDGES[RING]), ring_vertex(3), "g")
    assert missions(diagram) == {}


def test_ruling_a3_misprint_the_electrons_of_the_higgs_picture_go_round_one_way() -> None:
    """As printed, both electrons at W0 point into it: that vertex is invalid, and no mission."""
    laid = higgs().laid
    edges = {ring_edge(0), ring_edge(1)}
    as_printed = rebuilt(
        (edge, card, 1 - facing if edge in edges else facing) for edge, card, facing in laid
    )
    assert as_printed.invalid() == 2
    assert missions(as_printed) == {}
    assert set(missions(higgs())) == {HIGGS_DISCOVERY}


def test_ruling_a3_each_mission_counts_once() -> None:
    """Two blue skies along one line of three photons: still 2 points."""
    diagram = sky()
    far = far_end(AROUND[HERE][0], HERE)
    head = next(e for e in AROUND[far] if e != AROUND[HERE][0] and diagram.cards[e] in (1, 2))
    end = far_end(head, far)
    photon, last = (edge for edge in AROUND[end] if edge != head)
    lay_at(diagram, photon, end, "p")
    lay_at(diagram, last, end, "q<")
    assert bonus(diagram) == BONUS[BLUE_SKY]


def test_ruling_a3_missions_may_share_cards() -> None:
    """A photon at the quark line's far end turns the atom into a blue sky as well."""
    diagram = atoms()
    photon = AROUND[HERE][0]
    b = far_end(photon, HERE)
    incoming = next(edge for edge in AROUND[b] if edge != photon)
    end = far_end(incoming, b)
    second, last = (edge for edge in AROUND[end] if edge != incoming)
    lay_at(diagram, second, end, "p")
    lay_at(diagram, last, end, "q>")
    assert set(missions(diagram)) == {ATOMS, BLUE_SKY}
    assert bonus(diagram) == BONUS[ATOMS] + BONUS[BLUE_SKY]


def mirror(diagram: Diagram) -> Diagram:
    """Left and right exchanged: x becomes -x."""
    at = {(round(x, 3), round(y, 3)): vertex for vertex, (x, y) in enumerate(PLACE)}

    def across(vertex: int) -> int:
        x, y = PLACE[vertex]
        return at[round(-x, 3) + 0.0, round(y, 3)]

    between = {frozenset((END_A[e], END_B[e])): e for e in range(len(END_A))}
    laid: list[Laid] = []
    for edge, card, facing in diagram.laid:
        a, b = across(END_A[edge]), across(END_B[edge])
        mirrored_edge = between[frozenset((a, b))]
        laid.append((mirrored_edge, card, facing if END_A[mirrored_edge] == a else 1 - facing))
    mirrored = connected(laid)
    assert mirrored is not None
    return mirrored


def connected(laid: list[Laid]) -> Diagram | None:
    """These cards laid in some possible order, or None: they must touch and hold edge 0."""
    diagram = empty()
    left = list(laid)
    while left:
        item = next((card for card in left if card[0] in diagram.open), None)
        if item is None:
            return None
        left.remove(item)
        diagram.lay(*item)
    return diagram
