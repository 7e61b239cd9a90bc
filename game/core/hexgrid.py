"""Hexagonal grids in axial coordinates, as tables of cell indices built once at import.

Axial coordinates (q, r): q runs to the right, r down-right; the six neighbours of a cell are the
`DIRECTIONS` away. Pixels for a pitch p: x = p (q + r/2), y = p (sqrt 3 / 2) r.
"""

from __future__ import annotations

from collections.abc import Sequence

Axial = tuple[int, int]

DIRECTIONS: tuple[Axial, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""East, south-east, south-west, west, north-west, north-east; direction d + 3 is opposite to d."""

ROW_HEIGHT = 3**0.5 / 2
"""Distance of two rows, in pitches."""


def neighbours(cells: Sequence[Axial]) -> tuple[tuple[int, ...], ...]:
    """For each cell, the indices of the cells that touch it."""
    index = {cell: i for i, cell in enumerate(cells)}
    return tuple(
        tuple(index[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in index)
        for q, r in cells
    )


def rays(cells: Sequence[Axial]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each cell and each of the six directions, the indices met on the way to the rim.

    A ray ends at the first gap; shape (cells, 6, 0 or more).
    """
    index = {cell: i for i, cell in enumerate(cells)}

    def ray(cell: Axial, step: Axial) -> tuple[int, ...]:
        met = []
        q, r = cell
        while (q := q + step[0], r := r + step[1]) in index:
            met.append(index[q, r])
        return tuple(met)

    return tuple(tuple(ray(cell, step) for step in DIRECTIONS) for cell in cells)


def centre(cell: Axial) -> tuple[float, float]:
    """Position of the centre of a cell, in pitches: (x to the right, y down)."""
    q, r = cell
    return q + r / 2, r * ROW_HEIGHT
