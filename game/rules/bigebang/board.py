"""The board: 84 circles in a hexagon of sides 9, 5, 4, and the lines of sight along its rows.

The printed board is known to be an "elongated and irregular hexagonal grid" of 84 circles; its
exact outline is lost. This is the one centrally symmetric hexagon of 84 cells that is elongated,
has three different sides and fits the mat: a reconstruction (rules/bigebang, section 2).
Antimatter sits at the top (row 0), matter at the bottom (row 7).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.hexgrid import Axial, neighbours, rays

BOARD: tuple[Axial, ...] = tuple((q, r) for r in range(8) for q in range(-4, 9) if 0 <= q + r <= 11)
"""Axial coordinates of the circles, row by row from the top."""

CIRCLES = len(BOARD)

OUTSIDE = CIRCLES
"""The index that stands for "nothing there": what a line of sight that leaves the board meets."""

NEIGHBOURS = neighbours(BOARD)
"""For each circle, the circles that touch it: 219 adjacencies in all."""

RAYS = rays(BOARD)
"""For each circle and each of the six directions, the circles on the way to the rim."""

_INDEX = {cell: i for i, cell in enumerate(BOARD)}

ROTATED: tuple[int, ...] = tuple(_INDEX[4 - q, 7 - r] for q, r in BOARD)
"""The circle that a half turn of the board brings each circle to. None stays."""

Links = tuple[list[int], list[int], list[int], list[int], list[int], list[int]]
"""For each direction, the first non-empty circle seen from each non-empty circle.

Six lists of 85, the last place a scratch pad for `OUTSIDE`. What is written for empty circles is
stale and never read: links are the dancing kind, cut and joined as stacks leave.
"""


def between(source: int, target: int) -> tuple[int, ...]:
    """The circles from source to target along a straight line, both included.

    Raises ValueError when no straight line joins them.
    """
    for ray in RAYS[source]:
        if target in ray:
            return source, *ray[: ray.index(target) + 1]
    raise ValueError(f"no straight line from circle {source} to circle {target}")


def sight(cells: Sequence[int], circle: int, direction: int) -> int:
    """The first non-empty circle met from ``circle`` in this direction, or `OUTSIDE`."""
    for met in RAYS[circle][direction]:
        if cells[met]:
            return met
    return OUTSIDE


_ALONG = tuple(zip(*RAYS, strict=True))
"""`RAYS` by direction first."""


def links(cells: Sequence[int]) -> Links:
    """Fresh links for a position: ``cells`` holds 0 for each empty circle."""
    links: Links = ([], [], [], [], [], [])
    for seen, lines in zip(links, _ALONG, strict=True):
        for ray in lines:
            for met in ray:
                if cells[met]:
                    seen.append(met)
                    break
            else:
                seen.append(OUTSIDE)
        seen.append(OUTSIDE)
    return links


def link(links: Links, cells: Sequence[int], circle: int) -> None:
    """A stack came to stand on this circle, which was empty: it cuts the lines through it."""
    for direction in range(6):
        met = sight(cells, circle, direction)
        links[direction][circle] = met
        links[(direction + 3) % 6][met] = circle
