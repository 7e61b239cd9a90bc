"""Tutti Quantum: the honeycomb, against plain geometry."""

from __future__ import annotations

import math

from game.rules.tutti_quantum.diagram import (
    AROUND,
    BESIDE,
    BEYOND,
    DIRECTION,
    EDGES,
    END_A,
    END_B,
    PLACE,
    REACH,
    RING_EDGES,
    RING_PLACE,
    RING_VERTICES,
    VERTICES,
    empty,
)
from game.rules.tutti_quantum.vertex import GLUON


def heading(edge: int, start: int) -> int:
    """The direction of an edge from one of its ends: degrees from the right, y down."""
    (x, y), (u, v) = PLACE[start], PLACE[END_A[edge] + END_B[edge] - start]
    return round(math.degrees(math.atan2(v - y, u - x))) % 360


def test_every_card_is_one_long_and_lies_in_one_of_three_directions() -> None:
    ways = {0: 270, 1: 150, 2: 30}
    for edge in range(EDGES):
        assert math.isclose(math.dist(PLACE[END_A[edge]], PLACE[END_B[edge]]), 1.0)
        assert heading(edge, END_A[edge]) == ways[DIRECTION[edge]]


def test_ruling_a2_three_tips_meet_at_120_degrees() -> None:
    inner = [vertex for vertex in range(VERTICES) if len(AROUND[vertex]) == 3]
    assert len(inner) > 900
    for vertex in inner:
        turns = sorted(heading(edge, vertex) for edge in AROUND[vertex])
        assert [turns[1] - turns[0], turns[2] - turns[1]] == [120, 120]


def test_no_two_vertices_lie_in_one_place() -> None:
    assert len({(round(x, 3), round(y, 3)) for x, y in PLACE}) == VERTICES


def test_ruling_a2_six_cards_close_a_hexagon() -> None:
    for vertices, edges, middle in zip(RING_VERTICES, RING_EDGES, RING_PLACE, strict=True):
        assert len(set(vertices)) == len(set(edges)) == 6
        for i, edge in enumerate(edges):
            assert {END_A[edge], END_B[edge]} == {vertices[i], vertices[(i + 1) % 6]}
            assert math.isclose(math.dist(PLACE[vertices[i]], middle), 1.0)
            assert edges.index(edge) == i
    for edge in range(20):
        assert len(BESIDE[edge]) == 2
        assert all(edge in RING_EDGES[ring] for ring in BESIDE[edge])


def test_the_far_ends() -> None:
    for vertex in range(VERTICES):
        assert {(edge, END_A[edge] + END_B[edge] - vertex) for edge in AROUND[vertex]} == set(
            BEYOND[vertex]
        )


def test_the_window_holds_the_longest_chain() -> None:
    """Twenty-six cards in a line, each onto the newest open edge: REACH steps from the first."""
    diagram = empty()
    while len(diagram.laid) < REACH + 1:
        assert diagram.open
        diagram.lay(max(diagram.open), GLUON, 0)
    assert len({edge for edge, _, _ in diagram.laid}) == 26
    farthest = max(math.dist(PLACE[END_A[edge]], PLACE[END_A[0]]) for edge, _, _ in diagram.laid)
    assert farthest > REACH * 0.8


def test_ruling_a5_every_empty_edge_that_touches_the_diagram_is_open() -> None:
    """Against the definition, while a diagram grows."""
    diagram = empty()
    for step in range(20):
        diagram.lay(diagram.open[step * 7 % len(diagram.open)], GLUON, 0)
        filled = {edge for edge, _, _ in diagram.laid}
        touched = {end for edge in filled for end in (END_A[edge], END_B[edge])}
        beside = {edge for end in touched for edge in AROUND[end]} - filled
        assert set(diagram.open) == beside
        assert len(diagram.open) == len(beside)
