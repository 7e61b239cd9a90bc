"""How near the crew is to its codes: facts of a view, for opponents and for the table."""

from __future__ import annotations

from game.core.contract import Seat
from game.rules.particle_panic.lab import View


def in_crew(view: View, suit: int) -> int:
    """Cards of a suit in all hands together."""
    return sum(hand[suit] for hand in view.hands)


def lacks(view: View, suit: int) -> bool:
    """Whether the crew has too few cards of this suit for its code; -1: no card, so not."""
    return suit >= 0 and not view.entered[suit] and in_crew(view, suit) < view.setting.code


def to_spare(view: View, suit: int) -> bool:
    """Whether no code needs one card of this suit."""
    return bool(view.entered[suit]) or in_crew(view, suit) > view.setting.code


def is_split(view: View, suit: int, seat: Seat) -> bool:
    """Whether the mover and this colleague have a whole code together, and neither has it alone."""
    mine, theirs = view.hands[view.seat][suit], view.hands[seat][suit]
    return not view.entered[suit] and max(mine, theirs) < view.setting.code <= mine + theirs
