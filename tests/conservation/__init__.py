"""Law 7, game by game: what no move may make or lose. Each game has a module of its own here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.session import AnyGame
from tests.conservation.bigebang import bigebang
from tests.conservation.particle_builder import check_particle_builder
from tests.conservation.particle_panic import particle_panic
from tests.conservation.tutti_quantum import tutti_quantum
from tests.conservation.u_know_feynman import u_know_feynman

CHECKS: dict[str, Callable[[Any], None]] = {
    "particle_builder": check_particle_builder,
    "tutti_quantum": tutti_quantum,
    "u_know_feynman": u_know_feynman,
    "bigebang": bigebang,
    "particle_panic": particle_panic,
}
"""Game id -> a function that asserts over a state."""


def check(game: AnyGame, state: object) -> None:
    """Assert that every physical piece is somewhere, once."""
    assert game.info.id in CHECKS, wanted(game.info.id)
    CHECKS[game.info.id](state)


def wanted(game: str) -> str:
    """Advice for a game that has no module here."""
    return (
        f"tests/conservation/__init__.py: CHECKS has nothing for {game}; write a function that"
        " takes its state and asserts what no move may make or lose"
    )
