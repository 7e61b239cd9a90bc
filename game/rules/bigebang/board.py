"""The board and the stacks that lie on it: circles, lines of sight, nuclei and their fusions.

The board has 84 circles in a hexagon of sides 9, 5, 4. The printed board is known to be an
"elongated and irregular hexagonal grid" of 84 circles; its exact outline is lost. This is
the one centrally symmetric hexagon of 84 cells that is elongated, has three different sides and
fits the mat: a reconstruction (rules/bigebang, section 2).
Antimatter sits at the top (row 0), matter at the bottom (row 7).

A stack is one small int: n, 1H, 2H, 3H, 3He, 4He of matter = 1 .. 6, of antimatter = 7 .. 12.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.hexgrid import Axial, neighbours, rays

BOARD: tuple[Axial, ...] = tuple((q, r) for r in range(8) for q in range(-4, 9) if 0 <= q + r <= 11)
"""Axial coordinates of the circles, row by row from the top."""

CIRCLES = len(BOARD)

OUTSIDE = CIRCLES
"""The index for "no circle": a line of sight that leaves the board meets it."""

NEIGHBOURS = neighbours(BOARD)
"""For each circle, the circles that touch it: 219 adjacencies in all."""

RAYS = rays(BOARD)
"""For each circle and each of the six directions, the circles on the way to the rim."""

_INDEX = {cell: i for i, cell in enumerate(BOARD)}

ROTATED: tuple[int, ...] = tuple(_INDEX[4 - q, 7 - r] for q, r in BOARD)
"""The circle that a half turn of the board brings each circle to. None stays."""

Links = tuple[list[int], list[int], list[int], list[int], list[int], list[int]]
"""For each direction, the first non-empty circle seen from each non-empty circle.

Six lists of 85; the last entry is a scratch pad for `OUTSIDE`. Entries of empty circles are stale
and never read: these are dancing links (Knuth), cut and joined as stacks leave.
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
    """Cut the lines through this circle: it was empty, and a stack has just been put on it."""
    for direction in range(6):
        met = sight(cells, circle, direction)
        links[direction][circle] = met
        links[(direction + 3) % 6][met] = circle


# --- stacks ---------------------------------------------------------------------------------------


EMPTY = 0
NEUTRON, H1, H2, H3, HE3, HE4 = range(1, 7)
ANTI = 6
"""Add this to a stack of matter for its mirror image."""
DARK = 13
"""A token of dark matter: it only blocks lines (DARKNESS)."""
CODES = 14
HELIUM_4 = (HE4, HE4 + ANTI)
"""4He of either side: three linked ones are Carbon."""

PROTONS = (0, 0, 1, 1, 1, 2, 2, 0, 1, 1, 1, 2, 2, 0)
"""Protons (or antiprotons) in each stack."""
NEUTRONS = (0, 1, 0, 1, 2, 1, 2, 1, 0, 1, 2, 1, 2, 0)
"""Neutrons (or antineutrons) in each stack."""
SIZE = tuple(map(int.__add__, PROTONS, NEUTRONS))
"""Particles in each stack."""

SIDE = (-1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, -1)
"""0 matter, 1 antimatter, -1 neither."""

MIRROR = (0, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 0)
"""The stack that each one annihilates with: the same protons and neutrons, of the other side."""

DECAYED = (0, H1, 0, 0, HE3, 0, 0, H1 + ANTI, 0, 0, HE3 + ANTI, 0, 0, 0)
"""The product of each unstable stack when a neutron turns into a proton (TIME); 0: stable."""

_BY_PARTS = {(PROTONS[code], NEUTRONS[code]): code for code in range(NEUTRON, HE4 + 1)}


def _fused(a: int, b: int) -> int:
    if SIDE[a] < 0 or SIDE[a] != SIDE[b]:
        return 0
    product = _BY_PARTS.get((PROTONS[a] + PROTONS[b], NEUTRONS[a] + NEUTRONS[b]), 0)
    return product + ANTI * SIDE[a] if product else 0


FUSED: tuple[tuple[int, ...], ...] = tuple(
    tuple(_fused(a, b) for b in range(CODES)) for a in range(CODES)
)
"""The product of two stacks; 0 where physics (or the side) forbids it. Six fusions a side."""
