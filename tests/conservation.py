"""Law 7, game by game: what no move may make or lose. Each game adds its own check here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from game.core.session import AnyGame
from game.rules.tutti_quantum import state as tutti
from game.rules.tutti_quantum.vertex import DECK

CHECKS: dict[str, Callable[[Any], None]] = {}
"""Game id -> a function that asserts over a state."""


def check(game: AnyGame, state: object) -> None:
    """Assert that every physical piece is somewhere, once."""
    CHECKS[game.info.id](state)


def tutti_quantum(state: tutti.State) -> None:
    """The 44 particle cards are all there; no edge holds two."""
    cards = Counter([*state.row, *state.pile, *state.buried])
    cards.update(card for card in state.secrets if card != tutti.GONE)
    for held in (*state.hands, *state.thrown):
        cards.update(held)
    for diagram in state.diagrams:
        cards.update(card for _, card, _ in diagram.laid)
        assert len({edge for edge, _, _ in diagram.laid}) == len(diagram.laid)
    assert cards == Counter(dict(enumerate(DECK)))


CHECKS["tutti_quantum"] = tutti_quantum
