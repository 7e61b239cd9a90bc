"""Tutti Quantum: what three cards around a point are worth, and when a vertex is in order."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from game.rules.tutti_quantum.diagram import AROUND, BESIDE, LOOP_BONUS, RING_EDGES, Diagram, empty
from game.rules.tutti_quantum.scoring import ADVANCED, BASE, count, outside, total
from game.rules.tutti_quantum.vertex import DECK, GLUON, SIZE, STANDING, WORTH, VertexStatus
from tests.rules.feynman import HERE, RING, lay_at, meet, ring, ring_edge, ring_vertex
from tests.some import some

FACES = ("q>", "q<", "e>", "e<", "g", "p", "h")

VALID = {
    ("q>", "q<", "p"): 2,
    ("q>", "q<", "g"): 2,
    ("q>", "q<", "h"): 3,
    ("g", "g", "g"): 2,
    ("e>", "e<", "h"): 4,
    ("e>", "e<", "p"): 3,
    ("h", "h", "h"): 6,
}


def standing(*cards: str) -> VertexStatus:
    return STANDING[meet(*cards).corners[HERE]]


def worth(*cards: str) -> int:
    return WORTH[meet(*cards).corners[HERE]]


def test_ruling_a4_the_deck_has_44_cards() -> None:
    assert DECK == (13, 8, 12, 7, 4)
    assert SIZE == 44


@pytest.mark.parametrize(("cards", "points"), VALID.items(), ids=["".join(c) for c in VALID])
def test_ruling_a1_seven_valid_vertices_and_their_points(
    cards: tuple[str, ...], points: int
) -> None:
    first, second, third = cards
    for order in ((first, second, third), (third, first, second), (second, third, first)):
        assert worth(*order) == points
        assert standing(*order) is VertexStatus.VALID


def test_ruling_a1_everything_else_is_invalid() -> None:
    """All 84 ways in which three ends can meet, against the list of seven."""
    valid = {tuple(sorted(cards)) for cards in VALID}
    others = [
        cards
        for cards in combinations_with_replacement(FACES, 3)
        if tuple(sorted(cards)) not in valid
    ]
    assert len(others) == 84 - 7
    for cards in others:
        assert worth(*cards) == -1, cards
        assert standing(*cards) is VertexStatus.INVALID, cards


def test_ruling_a2_arrows_run_through() -> None:
    """One arrow in and one out; the five examples of the rules page."""
    assert worth("e>", "e<", "p") == 3
    assert worth("e>", "e>", "p") == -1
    assert worth("e<", "e<", "p") == -1
    assert worth("p", "p") == 0
    assert worth("e>", "e<", "g") == -1
    assert worth("q>", "g") == -1


def test_ruling_a5_a_single_card_is_ignored() -> None:
    for card in FACES:
        assert standing(card) is VertexStatus.IGNORED
        assert worth(card) == 0


def test_ruling_a5_two_equal_cards_are_valid_without_points() -> None:
    for pair in (("q>", "q<"), ("e<", "e>"), ("g", "g"), ("p", "p"), ("h", "h")):
        assert standing(*pair) is VertexStatus.OPEN
        assert worth(*pair) == 0


def test_ruling_a5_two_different_cards_cost_a_point_until_repaired() -> None:
    """Quark and Higgs: -1; a second quark makes the vertex worth 3."""
    diagram = meet("q>", "h")
    assert diagram.points == -1
    assert STANDING[diagram.corners[HERE]] is VertexStatus.REPAIRABLE
    lay_at(diagram, AROUND[HERE][2], HERE, "q<")
    assert diagram.points == 3


def test_ruling_a5_which_pairs_can_be_repaired() -> None:
    """Charged with a boson that couples to it; nothing else."""
    for pair in some(combinations_with_replacement(FACES, 2)):
        kinds = {pair[0][0], pair[1][0]}
        if len(kinds) == 1:
            continue
        couples = kinds in ({"q", "p"}, {"q", "g"}, {"q", "h"}, {"e", "p"}, {"e", "h"})
        expected = VertexStatus.REPAIRABLE if couples else VertexStatus.CLASHING
        assert standing(*pair) is expected, pair
        assert worth(*pair) == -1, pair


def test_ruling_a5_clashing_arrows_are_past_repair() -> None:
    for pair in (("q>", "q>"), ("q<", "q<"), ("e>", "e>"), ("e<", "e<")):
        assert standing(*pair) is VertexStatus.CLASHING
        assert worth(*pair) == -1
        assert all(worth(*pair, third) == -1 for third in FACES)


def test_ruling_a5_a_complete_invalid_vertex_costs_one_point_once() -> None:
    diagram = meet("q>", "e<", "g")
    assert diagram.points == -1
    assert diagram.invalid() == 1


def test_ruling_a5_one_card_can_complete_two_vertices() -> None:
    """Five electrons around a hexagon, a photon at each end; the sixth electron scores twice."""
    diagram = ring("eeeee-", {0: "p", 5: "p"})
    assert diagram.points == -2
    lay_at(diagram, ring_edge(5), ring_vertex(5), "e<")
    assert diagram.points == 3 + 3


def test_ruling_a5_the_score_is_that_of_a_game_that_ends_now() -> None:
    """A debt shows at once and is gone when it is paid."""
    diagram = empty()
    totals = []
    for edge, card in zip(AROUND[HERE], ("e>", "h", "e<"), strict=True):
        lay_at(diagram, edge, HERE, card)
        totals.append(total(diagram, BASE))
    assert totals == [0, -1, 4]


# --- loops ---------------------------------------------------------------------------------------


def example(*leave: int) -> Diagram:
    """The loop of the rules page: photon photon quark Higgs Higgs electron, five cards outside.

    Arrows go around with the clock; vertex i lies between cards i-1 and i.
    """
    hanging = {
        0: "e<",  # electron comes in along the ring, leaves outwards; photon: 3
        2: "q>",  # quark comes in from outside; photon: 2
        3: "q<",  # quark leaves outwards; Higgs: 3
        4: "h",  # three Higgs: 6
        5: "e>",  # electron comes in from outside; Higgs: 4
    }
    return ring("ppqhhe", {at: card for at, card in hanging.items() if at not in leave})


def test_ruling_a3_the_loop_of_the_rules_page() -> None:
    diagram = example()
    assert diagram.points == 3 + 2 + 3 + 6 + 4
    assert STANDING[diagram.corners[ring_vertex(1)]] is VertexStatus.OPEN
    assert len(diagram.loops()) == 1
    assert total(diagram, ADVANCED) == total(diagram, BASE) + LOOP_BONUS
    assert count(diagram, ADVANCED).loops == 2
    assert count(diagram, BASE).loops == 0


def test_ruling_a3_without_the_outside_quark_the_loop_is_invalid() -> None:
    diagram = example(3)
    assert STANDING[diagram.corners[ring_vertex(3)]] is VertexStatus.REPAIRABLE
    assert diagram.loops() == []


def test_ruling_a5_six_photons_are_a_loop() -> None:
    """Six valid vertices, complete or not: none of these is complete."""
    diagram = ring("pppppp")
    assert diagram.points == 0
    assert total(diagram, ADVANCED) == 2


def test_ruling_a5_an_electron_ring_that_circulates_is_a_loop() -> None:
    assert len(ring("eeeeee").loops()) == 1


def test_ruling_a5_a_ring_with_clashing_arrows_is_none() -> None:
    diagram = ring("eeeee-")
    lay_at(diagram, ring_edge(5), ring_vertex(5), "e>")
    assert diagram.closed == [RING]
    assert diagram.loops() == []
    assert diagram.points == -2


def test_ruling_a5_loops_that_share_cards_each_count() -> None:
    """Two hexagons of gluons with one side in common: eleven cards, two loops."""
    diagram = ring("gggggg")
    beside = next(r for r in BESIDE[ring_edge(2)] if r != RING)
    while set(RING_EDGES[beside]) & set(diagram.open):
        for edge in RING_EDGES[beside]:
            if edge in diagram.open:
                diagram.lay(edge, GLUON, 0)
    assert len(diagram.laid) == 11
    assert len(diagram.loops()) == 2
    assert total(diagram, ADVANCED) == 2 * 2 + 2 * 2


def test_ruling_a5_a_ring_longer_than_six_is_no_loop() -> None:
    """Ten gluons around two hexagons, the side between them left out."""
    middle = ring_edge(2)
    other = next(r for r in BESIDE[middle] if r != RING)
    sides = {*RING_EDGES[RING], *RING_EDGES[other]} - {middle}
    diagram = empty()
    while len(diagram.laid) < 10:
        diagram.lay(next(edge for edge in diagram.open if edge in sides), GLUON, 0)
    assert set(sides) == {edge for edge, _, _ in diagram.laid}
    assert diagram.closed == []
    assert diagram.loops() == []


def test_a_loop_can_be_broken_again() -> None:
    """A wrong third card at one of its vertices."""
    diagram = ring("pppppp")
    lay_at(diagram, outside(ring_vertex(0), RING_EDGES[RING]), ring_vertex(0), "p")
    assert diagram.loops() == []
    assert diagram.points == -1
