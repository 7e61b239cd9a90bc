"""Random Big*Bang games come out as two independent programs say."""

from __future__ import annotations

import pytest

from tests.statistics import EXPECTED, bigebang, misses


@pytest.mark.parametrize("variant", EXPECTED)
def test_random_games_are_as_expected(variant: str) -> None:
    games = 400
    assert misses(bigebang(variant, games), EXPECTED[variant], games) == []
