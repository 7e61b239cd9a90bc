"""What can be read off the table: whose hand is short, what answers a force, what fits what.

Only what the mover may know is read: the own hand on both sides, the faces that the others turn
towards the table, the faces that a flip has shown, and the suits that somebody did not follow.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.contract import Seat
from game.rules.u_know_feynman.faces import (
    CARDS,
    FLIP,
    FOLLOWS,
    GLUON,
    NAMED,
    PARTICLE_FACES,
    PHOTON,
    W_ANSWERS,
    WILD_FACE,
)
from game.rules.u_know_feynman.state import DOUBT, SEEN_UP, State

WHOLE_SIDE = float(CARDS)


def top_of(side: int, face: int) -> int:
    """The top that a face makes when a flip turns it up; a wild counts as red for every namer."""
    return NAMED if face == WILD_FACE else face


def fitting(side: int, top: int, faces: Iterable[int]) -> int:
    """How many of the faces could be laid on the top."""
    follows = FOLLOWS[side][top]
    return sum(follows[face] for face in faces)


def lacks(state: State, seat: Seat, suit: int) -> float:
    """The share of a hand that was there when its holder did not follow this suit, in 0 .. 1."""
    hand = state.hands[seat]
    if not hand:
        return 0.0
    bit = 1 << suit + DOUBT
    return sum(1 for card in hand if state.notes[card] & bit) / len(hand)


def threat(state: State, seat: Seat) -> float:
    """How near a seat is to being out: 1 with one card, 1/2 with two, and so on."""
    return 1.0 / max(1, len(state.hands[seat]))


def answers(strict: int, force: int, under: int) -> bytes | None:
    """Which faces neutralise this force on this particle; None for a gluon: it takes two cards."""
    if force == GLUON:
        return None
    if force == PHOTON:
        return bytes(face == under for face in range(WILD_FACE + 1))
    return W_ANSWERS[strict][under]


def backfires(state: State, seat: Seat, force: int, under: int) -> float:
    """About how likely a seat can neutralise this force, from what is known of its hand."""
    hand, notes = state.hands[seat], state.notes
    known = [state.up[card] for card in hand if notes[card] & SEEN_UP]
    hidden = len(hand) - len(known)
    wanted = answers(state.strict, force, under)
    if wanted is None:
        # Who could hold flip and antiquark? The backs that the others show decide.
        quarks = sum(1 for card in hand if state.down[card] == under)
        flip = 4 * FLIP + (under & 3)
        if not quarks:
            return 0.0
        return 1.0 if flip in known else 1.0 - (1.0 - 2.0 / WHOLE_SIDE) ** hidden
    if any(wanted[face] for face in known):
        return 1.0
    copies = 1 if force == PHOTON else 2 * sum(wanted[:PARTICLE_FACES])
    doubted = lacks(state, seat, under & 3)
    return (1.0 - (1.0 - copies / WHOLE_SIDE) ** hidden) * (1.0 - 0.7 * doubted)


def suits_of(faces: Iterable[int]) -> list[int]:
    """How many of the faces are of each suit; wilds are of none."""
    counts = [0, 0, 0, 0]
    for face in faces:
        if face != WILD_FACE:
            counts[face & 3] += 1
    return counts


def best_suit(state: State, seat: Seat, rest: Sequence[int], foe: Seat) -> list[float]:
    """How good each suit is to name: what is left in the own hand, less what the next may have."""
    counts = suits_of(rest)
    return [counts[suit] + 1.5 * lacks(state, foe, suit) for suit in range(4)]
