"""Regret: none for the best move, all of the difference for another, none for what luck made."""

from __future__ import annotations

import pytest

from ai.lab.regret import MOVES, RegretSample, choices, compared, regret
from tests.ai import toys

A, B, C = ("a", 0), ("b", 0), ("c", 0)


def test_what_is_lost_is_the_difference_to_the_best() -> None:
    choice = RegretSample(None, (A, B, C), (A, B), [[1.0, 0.0], [0.5, 0.5]] * 10)
    assert choice.regret(A) == 0.0
    assert choice.regret(B) == pytest.approx(0.5)
    assert choice.regret(C) == pytest.approx(0.5), "as bad as the worst that was played out"


def test_who_was_only_lucky_is_not_called_best() -> None:
    """In one half of the worlds the one is ahead, in the other half the other."""
    choice = RegretSample(None, (A, B), (A, B), [[1.0, 0.0], [0.0, 1.0]] * 10)
    assert choice.regret(A) + choice.regret(B) < 0.0


def test_choices_are_the_same_again_and_equal_moves_meet_equal_worlds() -> None:
    once = choices("shed", 3, 6, 20, registry=toys.REGISTRY)
    assert once == choices("shed", 3, 6, 20, registry=toys.REGISTRY)
    for choice in once:
        assert 2 <= len(choice.moves) <= MOVES
        assert len(choice.returns) == 20
        assert all(-1.0 <= value <= 1.0 for row in choice.returns for value in row)


def test_a_search_regrets_less_than_chance() -> None:
    """`Shed` for three: a hundred iterations against any move at all."""
    met = choices("shed", 3, 24, 60, registry=toys.REGISTRY)
    search = regret("shed", "search:100", met, toys.REGISTRY)
    assert search.mean < regret("shed", "random", met, toys.REGISTRY).mean
    assert search.margin > 0.0


def test_who_chooses_the_same_gains_nothing_and_chance_loses() -> None:
    same, chance = compared(
        "shed", 3, ["student", "student", "random"], 30, 60, registry=toys.REGISTRY
    )
    assert same == (0.0, 0.0)
    assert chance.mean < 0.0
    assert chance.margin > 0.0
