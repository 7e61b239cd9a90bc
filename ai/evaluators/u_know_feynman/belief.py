"""Who drew instead of laying a colour has probably none of it: how likely a drawn world is."""

from __future__ import annotations

from math import log

from game.core.contract import Seat
from game.rules.u_know_feynman.faces import WILD_FACE
from game.rules.u_know_feynman.state import DOUBT, SEEN_UP, State

DRAWN_ANYWAY = log(0.07)
"""How much less often somebody draws who holds a card of the suit than somebody who holds none.

Counted in games of three: visitors draw at 12 % of such turns, students at 3 %, searches at 7 %; at
four in five turns without one. ``python -m ai.lab.measure.belief`` says what it is worth.
"""
_OF_SUIT = (1 << DOUBT, 2 << DOUBT, 4 << DOUBT, 8 << DOUBT)


def belief(state: State, seat: Seat) -> float:
    """For each other hand, and each suit that it did not follow: whether it held that suit then."""
    up, notes = state.up, state.notes
    against = 0
    for holder, hand in enumerate(state.hands):
        if holder == seat:
            continue
        held = 0
        for card in hand:
            note, face = notes[card], up[card]
            if note & SEEN_UP or face == WILD_FACE:
                continue  # what everybody sees is the same in all worlds
            held |= note & _OF_SUIT[face & 3]
        against += held.bit_count()
    return against * DRAWN_ANYWAY
