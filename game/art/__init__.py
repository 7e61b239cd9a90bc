"""Painters: a small value and a size become a picture. Whoever imports this has all of them."""

from game.art import (
    bigebang,
    cards,
    interactions,
    particle_builder,
    particle_panic,
    pieces,
    tutti_quantum,
    u_know_feynman,
)
from game.art.menu import buttons, call, coach, emblems, icons, seats, title

__all__ = [
    "bigebang",
    "buttons",
    "call",
    "cards",
    "coach",
    "emblems",
    "icons",
    "interactions",
    "particle_builder",
    "particle_panic",
    "pieces",
    "seats",
    "title",
    "tutti_quantum",
    "u_know_feynman",
]
