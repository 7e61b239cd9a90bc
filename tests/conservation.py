"""Law 7, game by game: what no move may make or lose. Each game adds its own check here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.session import AnyGame
from game.rules.particle_panic.lab import A_SUIT, FULL, SUITS
from game.rules.particle_panic.lab import State as Panic


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


CHECKS: dict[str, Callable[[Any], None]] = {
    "particle_panic": particle_panic,
}
"""Game id -> a function that asserts over a state."""


def check(game: AnyGame, state: object) -> None:
    """Assert that every physical piece is somewhere, once."""
    CHECKS[game.info.id](state)
