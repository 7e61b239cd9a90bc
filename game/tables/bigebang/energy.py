"""What a fusion sets free: the difference of the binding energies before and after.

Binding energies of 2H, 3H, 3He and 4He in keV: Atomic Mass Evaluation 2020 (Wang and others,
Chinese Physics C 45, 030003). A lone neutron or proton has none. Antinuclei are bound as strongly.
"""

from __future__ import annotations

from game.core.phrase import Phrase, figure
from game.rules.bigebang.board import ANTI, FUSED, SIDE

BINDING = (0.0, 0.0, 0.0, 2224.6, 8481.8, 7718.0, 28295.7)
"""keV, by the code of a stack of matter."""


def released(first: int, second: int) -> float:
    """keV that the fusion of two stacks (codes of one side) sets free: always more than 0."""
    product, off = FUSED[first][second], ANTI * SIDE[first]
    return BINDING[product - off] - BINDING[first - off] - BINDING[second - off]


def energy(first: int, second: int) -> Phrase:
    """The same in words: "+2.22 MeV"."""
    return figure(f"+{released(first, second) / 1000:.2f} MeV")
