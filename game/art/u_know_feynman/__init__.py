"""U-kNOw Feynman: cards with two faces, and what lies around them."""

from game.art.u_know_feynman import cards, ring

__all__ = ["cards", "ring"]
