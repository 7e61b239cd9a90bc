"""Hexagonal grids."""

from __future__ import annotations

from game.core.hexgrid import DIRECTIONS, centre, neighbours, rays

DISC = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2]


def test_opposite_directions_cancel() -> None:
    for d in range(3):
        (q, r), (s, t) = DIRECTIONS[d], DIRECTIONS[d + 3]
        assert (q + s, r + t) == (0, 0)


def test_the_middle_of_a_disc_has_six_neighbours_and_its_corners_three() -> None:
    touching = neighbours(DISC)
    assert len(DISC) == 19
    assert len(touching[DISC.index((0, 0))]) == 6
    assert len(touching[DISC.index((2, 0))]) == 3


def test_touching_is_mutual() -> None:
    touching = neighbours(DISC)
    assert all(i in touching[j] for i, near in enumerate(touching) for j in near)


def test_rays_run_to_the_rim_and_stop_at_gaps() -> None:
    east = rays(DISC)[DISC.index((-2, 0))][0]
    assert [DISC[i] for i in east] == [(-1, 0), (0, 0), (1, 0), (2, 0)]
    holed = [cell for cell in DISC if cell != (0, 0)]
    assert [holed[i] for i in rays(holed)[holed.index((-2, 0))][0]] == [(-1, 0)]


def test_neighbours_lie_one_pitch_apart() -> None:
    for q, r in DIRECTIONS:
        x, y = centre((q, r))
        assert abs(x * x + y * y - 1) < 1e-12
