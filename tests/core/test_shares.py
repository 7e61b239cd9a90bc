"""The interval of a counted share is Wilson's."""

from __future__ import annotations

import pytest
from scipy.stats import binomtest

from game.core.shares import counted_share


@pytest.mark.parametrize(("won", "games"), [(0, 1), (1, 1), (3, 7), (15, 50), (0, 10), (960, 1000)])
def test_the_interval_is_the_one_of_scipy(won: int, games: int) -> None:
    """Playing installs no scipy, so the arcade has its own copy of the formula."""
    interval = binomtest(won, games).proportion_ci(method="wilson")
    # 1.96 stands for 1.959964.
    assert counted_share(won, games) == pytest.approx((won / games, *interval), abs=1e-4)
