"""Tutti Quantum: all 44 particle cards, and no edge with two."""

from __future__ import annotations

from collections import Counter

from game.rules.tutti_quantum import State
from game.rules.tutti_quantum.state import GONE
from game.rules.tutti_quantum.vertex import DECK


def tutti_quantum(state: State) -> None:
    """Every card is in the row, the pile, a hand, a diagram, or out of the game."""
    cards = Counter([*state.row, *state.pile, *state.buried])
    cards.update(card for card in state.secrets if card != GONE)
    for held in (*state.hands, *state.thrown):
        cards.update(held)
    for diagram in state.diagrams:
        cards.update(card for _, card, _ in diagram.laid)
        assert len({edge for edge, _, _ in diagram.laid}) == len(diagram.laid)
    assert cards == Counter(dict(enumerate(DECK)))
