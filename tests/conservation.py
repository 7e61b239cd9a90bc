"""Law 7, game by game: what no move may make or lose. Each game adds its own check here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.session import AnyGame

CHECKS: dict[str, Callable[[Any], None]] = {}
"""Game id -> a function that asserts over a state."""


def check(game: AnyGame, state: object) -> None:
    """Assert that every physical piece is somewhere, once."""
    CHECKS[game.info.id](state)
