"""Tutti Quantum: what three cards around a point are worth, and when a vertex is in order."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from game.rules.tutti_quantum.diagram import BESIDE, RING_EDGES, empty
from game.rules.tutti_quantum.scoring import ADVANCED, total
from game.rules.tutti_quantum.vertex import DECK, GLUON, SIZE, STANDING, WORTH, VertexStatus
from tests.rules.feynman import HERE, RING, meet, ring, ring_edge
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


def test_ruling_a5_a_single_card_is_ignored() -> None:
    for card in FACES:
        assert standing(card) is VertexStatus.IGNORED
        assert worth(card) == 0


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


# --- loops ---------------------------------------------------------------------------------------


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
