"""Tutti Quantum: particle cards, the honeycomb they lie on, tokens, ghosts and markers."""

from game.art.tutti_quantum import board, cards

__all__ = ["board", "cards"]
