"""Painters: an art id and a size become a picture. One list; every art module adds its own."""

from __future__ import annotations

from typing import Final

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
from game.art.ink.easel import Painter
from game.art.menu import buttons, call, coach, emblems, icons, seats, title

PAINTERS: Final[dict[str, Painter]] = {
    **pieces.PAINTERS,
    **buttons.PAINTERS,
    **icons.PAINTERS,
    **seats.PAINTERS,
    **cards.PAINTERS,
    **emblems.PAINTERS,
    **title.PAINTERS,
    **coach.PAINTERS,
    **interactions.PAINTERS,
    **call.PAINTERS,
    **bigebang.PAINTERS,
    **particle_builder.PAINTERS,
    **tutti_quantum.PAINTERS,
    **u_know_feynman.PAINTERS,
    **particle_panic.PAINTERS,
}
"""By the kind of art: what stands before the colon of an art id."""

SHAPES: Final[dict[str, str]] = {
    **pieces.SHAPES,
    **buttons.SHAPES,
    **icons.SHAPES,
    **seats.SHAPES,
    **cards.SHAPES,
    **emblems.SHAPES,
    **title.SHAPES,
    **coach.SHAPES,
    **interactions.SHAPES,
    **call.SHAPES,
    **bigebang.SHAPES,
    **particle_builder.SHAPES,
    **tutti_quantum.SHAPES,
    **u_know_feynman.SHAPES,
    **particle_panic.SHAPES,
}
"""The outline of each kind for its states: "card", "round", "hex", "pill", "button", "tip" or
"panel", which is meant where a kind is missing."""
