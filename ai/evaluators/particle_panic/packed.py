"""A lab as a few whole numbers: what the planner of Particle Panic reckons with.

A hand takes five bits for each suit, the ring three bits for each space. Such numbers are quick to
change, to compare and to look up, and a plan looks up tens of thousands of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.particle_panic.state import ROOM, SPACES, SUITS, View

CARD = tuple(1 << 5 * suit for suit in range(SUITS))
"""One card of each suit, packed."""
PARTICLE = tuple(1 << 3 * space for space in range(SPACES))
"""One particle in each space, packed."""

Hands = tuple[int, ...]
"""A packed hand for each seat."""


def packed_hand(counts: Sequence[int]) -> int:
    """Cards by suit as one number."""
    return sum(count * card for count, card in zip(counts, CARD, strict=True))


def packed_hands(view: View) -> Hands:
    """All hands."""
    return tuple([packed_hand(hand) for hand in view.hands])


def packed_ring(particles: Sequence[int]) -> int:
    """Particles by space as one number."""
    return sum(count * one for count, one in zip(particles, PARTICLE, strict=True))


def packed_codes(entered: Sequence[int]) -> int:
    """Which codes are in: one bit for each suit."""
    return sum(done << suit for suit, done in enumerate(entered))


def in_hand(hand: int) -> int:
    """How many cards."""
    return (
        (hand & 31) + (hand >> 5 & 31) + (hand >> 10 & 31) + (hand >> 15 & 31) + (hand >> 20 & 31)
    )


def room_left(ring: int) -> int:
    """Places without a particle."""
    return ROOM - sum([ring >> shift & 7 for shift in range(0, 3 * SPACES, 3)])
