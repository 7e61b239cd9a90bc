"""The energy that a fusion sets free is the measured one."""

from __future__ import annotations

import pytest

from game.core.phrase import figure
from game.rules.bigebang.board import ANTI, FUSED, H1, H2, H3, HE3, NEUTRON
from game.tables.bigebang.names import energy, released


@pytest.mark.parametrize(
    ("first", "second", "mev"),
    [
        (NEUTRON, H1, 2.22),
        (NEUTRON, H2, 6.26),
        (H1, H2, 5.49),
        (NEUTRON, HE3, 20.58),
        (H1, H3, 19.81),
        (H2, H2, 23.85),
    ],
)
def test_the_energy_of_a_fusion(first: int, second: int, mev: float) -> None:
    for one, other in ((first, second), (second, first), (first + ANTI, second + ANTI)):
        assert released(one, other) / 1000 == pytest.approx(mev, abs=0.005)
    assert energy(first, second) == figure(f"+{mev:.2f} MeV")


def test_every_fusion_sets_something_free() -> None:
    pairs = [(a, b) for a, row in enumerate(FUSED) for b, product in enumerate(row) if product]
    assert len(pairs) == 22
    assert min(released(a, b) for a, b in pairs) > 0
