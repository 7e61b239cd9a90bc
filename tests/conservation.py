"""Law 7, game by game: what no move may make or lose. Each game adds its own check here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.session import AnyGame
from tests.rules import particle_builder_pieces

CHECKS: dict[str, Callable[[Any], None]] = {
    "particle_builder": particle_builder_pieces.check_cards,
}
"""Game id -> a function that asserts over a state."""


def check(game: AnyGame, state: object) -> None:
    """Assert that every physical piece is somewhere, once."""
    CHECKS[game.info.id](state)
