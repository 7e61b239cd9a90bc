"""Tutti Quantum: particle cards, the honeycomb they lie on, tokens, ghosts and markers."""

from game.art.tutti_quantum import cards, places, tokens

__all__ = ["cards", "places", "tokens"]
