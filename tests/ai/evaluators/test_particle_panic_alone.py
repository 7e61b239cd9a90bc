"""One scientist of Particle Panic: what is kept of a hand, and how a lab ends."""

from __future__ import annotations

from itertools import product

import pytest

from ai.evaluators.particle_panic.plan import WHOLE, TurnPlan
from ai.evaluators.particle_panic.position import (
    circumstances_of,
    in_hand,
    now_of,
    packed_hand,
    packed_ring,
)
from ai.evaluators.particle_panic.worth import Worth
from game.rules.particle_panic.options import CONTAINED, CONTROLLED
from game.rules.particle_panic.state import HEART
from tests.rules.particle_panic_lab import GAME, do, lab

RUNGS = pytest.mark.parametrize("rung", [CONTROLLED, CONTAINED])
HAND = (3, 2, 2, 1, 0)
"""Cards by suit."""
RING = packed_ring([0, 2, 3, 1, 0, 4])


def worth_of(rung: int) -> Worth:
    return Worth(circumstances_of(GAME.observe(lab(1, rung, hands=("dd",)), 0)))


@RUNGS
def test_what_is_kept_of_a_hand_is_the_best_of_all_choices(rung: int) -> None:
    worth = worth_of(rung)
    kept = worth.best_of((packed_hand(HAND),), 0, 6, 0, worth.place(0, RING))
    assert in_hand(kept) == 6
    best = worth.of(0, RING, (kept,), 6, 0)
    for cards in product(*[range(count + 1) for count in HAND]):
        if sum(cards) == 6:
            assert worth.of(0, RING, (packed_hand(cards),), 6, 0) <= best


def test_a_crew_looks_at_its_cards_alone() -> None:
    """Places of pawns and particles do not matter to it, so its choices are remembered longer."""
    worth = Worth(circumstances_of(GAME.observe(lab(2, CONTAINED, hands=("dd", "")), 0)))
    assert worth.place(0, RING) is None


@RUNGS
def test_a_full_lab_is_lost_and_the_last_code_wins(rung: int) -> None:
    worth = worth_of(rung)
    full = packed_ring([6] * 6)
    assert worth.of(0, full, (0,), 6, 0b0111) == 0.0
    assert worth.of(0, full, (0,), 6, 0b1111) == 1.0
    assert 0.0 < worth.of(0, packed_ring([6] * 5 + [5]), (0,), 6, 0b0111) < 1.0


@RUNGS
def test_whoever_is_alone_may_spend_a_heart_of_the_fullest_suit(rung: int) -> None:
    """In a crew the holder of most keeps such cards; alone there is no other player to pay."""
    state = lab(1, rung, hands=("hh",), particles="100000")
    state.limits[0] = 1
    do(state, "neutralize", dice=(1,))
    plan = TurnPlan(GAME.observe(state, 0), GAME.legal_moves(state))
    plan.run(WHOLE)
    assert plan.best() == HEART
    assert now_of(GAME.observe(state, 0)).limit == 1
