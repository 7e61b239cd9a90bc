"""Particle Panic: cards and particles are never made or lost."""

from __future__ import annotations

from game.rules.particle_panic.state import A_SUIT, FULL, SUITS
from game.rules.particle_panic.state import State as Panic


def particle_panic(state: Panic) -> None:
    """Twenty-six cards of each suit; particles are placed, moved and neutralized, never lost."""
    for suit in range(SUITS):
        cards = state.spent[suit] + sum(state.hands[suit::SUITS])
        cards += sum(stack.count(suit) for stack in state.stacks)
        assert cards == (A_SUIT if suit < state.setting.suits else 0)
        assert state.spent[suit] >= state.setting.code * state.entered[suit]
    assert min(state.hands) >= 0
    assert sum(state.particles) == 5 + state.emerged - state.neutralized
    assert all(0 <= count <= FULL for count in state.particles)
    assert all(0 <= limit <= state.setting.limit for limit in state.limits)
