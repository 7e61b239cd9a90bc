"""Copies that a search makes of positions: equal to the original, and independent of it."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from game.core.rng import Rng
from game.rules import rulebook
from game.rules.bigebang.state import State
from game.rules.tutti_quantum.diagram import Diagram, rebuilt


def position() -> State:
    game = rulebook("bigebang")
    state: State = game.initial_state(2, game.info.complete({}), Rng("copies", "deal"))
    game.play_on(state, Rng("copies", "ai"), 12)  # type: ignore[attr-defined]
    return state


def diagram() -> Diagram:
    return rebuilt([(0, 0, 0), (1, 2, 0)])


@pytest.mark.parametrize("make", [position, diagram])
def test_a_copy_has_every_field_and_shares_no_list(make: Any) -> None:
    original = make()
    copy = original.copy()
    assert copy == original
    for field in fields(original):
        mine, its = getattr(original, field.name), getattr(copy, field.name)
        assert mine is not its or not isinstance(mine, (list, bytearray)), field.name
        if isinstance(mine, tuple):
            assert all(a is not b for a, b in zip(mine, its, strict=True) if isinstance(a, list))
