"""Particle Panic: suits and stacks, the ring of rooms, the crew, codes and pressure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.art.particle_panic.crew import hand_limit, hand_place, pawn
from game.art.particle_panic.danger import alarm, gauge, level, lock, tick
from game.art.particle_panic.ring import core, exotic, lab_ring, reach, room, room_number
from game.art.particle_panic.suits import stack, suit, suit_card

if TYPE_CHECKING:
    from game.art.ink.easel import Painter

PAINTERS: Final[dict[str, Painter]] = {
    "suit": suit,
    "suit-card": suit_card,
    "stack-of-cards": stack,
    "lab-ring": lab_ring,
    "core": core,
    "room": room,
    "room-number": room_number,
    "exotic": exotic,
    "reach": reach,
    "pawn": pawn,
    "hand-place": hand_place,
    "hand-limit": hand_limit,
    "code-lock": lock,
    "pressure": gauge,
    "tick": tick,
    "level": level,
    "alarm": alarm,
}
SHAPES: Final[dict[str, str]] = {
    "room": "room",
    "suit-card": "card",
    "hand-place": "card",
    "stack-of-cards": "card",
    "room-number": "round",
    "exotic": "round",
    "level": "pill",
}
"""The outline of each kind for its states."""
