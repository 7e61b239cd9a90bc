"""The stacks that physics allows, what may fuse with what, and which stacks are mirror images.

A stack is one small int: n, 1H, 2H, 3H, 3He, 4He of matter = 1 .. 6, of antimatter = 7 .. 12.
"""

from __future__ import annotations

EMPTY = 0
NEUTRON, H1, H2, H3, HE3, HE4 = range(1, 7)
ANTI = 6
"""What to add to a stack of matter to get its mirror image."""
DARK = 13
"""A token of dark matter: blocks lines, does nothing else (DARKNESS)."""
CODES = 14
HELIUM_4 = (HE4, HE4 + ANTI)
"""Of either side: what Carbon is made of."""

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
"""What each unstable stack becomes when a neutron turns into a proton (TIME); 0: stable."""

_BY_PARTS = {(PROTONS[code], NEUTRONS[code]): code for code in range(NEUTRON, HE4 + 1)}


def _fused(a: int, b: int) -> int:
    if SIDE[a] < 0 or SIDE[a] != SIDE[b]:
        return 0
    product = _BY_PARTS.get((PROTONS[a] + PROTONS[b], NEUTRONS[a] + NEUTRONS[b]), 0)
    return product + ANTI * SIDE[a] if product else 0


FUSED: tuple[tuple[int, ...], ...] = tuple(
    tuple(_fused(a, b) for b in range(CODES)) for a in range(CODES)
)
"""What two stacks fuse into; 0 where physics (or the side) forbids it. Six fusions a side."""
