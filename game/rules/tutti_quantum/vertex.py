"""Cards and the vertices where they meet: the seven that nature has, and all others.

A vertex remembers only *which ends* meet there, not in which order; so it is one of 120 multisets
of up to three ends, numbered once. To lay a card is one table look-up at each of its tips.
"""

from __future__ import annotations

from enum import IntEnum
from itertools import combinations_with_replacement

QUARK, ELECTRON, GLUON, PHOTON, HIGGS = range(5)
CARDS = 5
"""Kinds of card."""

KEYS = ("quark", "electron", "gluon", "photon", "higgs")
"""Names of the kinds, for art and texts."""

DECK = (13, 8, 12, 7, 4)
"""Number of cards of each kind: 44 in all (A4)."""
SIZE = sum(DECK)

CHARGED = (True, True, False, False, False)
"""Cards with an arrow: two facings matter."""

NOTHING, Q_IN, Q_OUT, E_IN, E_OUT, G_END, P_END, H_END = range(8)
"""Ends that a tip brings to a vertex: IN is an arrow that runs into it, OUT one that leaves it."""

_END_AT_A = (Q_OUT, Q_IN, E_OUT, E_IN, G_END, G_END, P_END, P_END, H_END, H_END)
_END_AT_B = (Q_IN, Q_OUT, E_IN, E_OUT, G_END, G_END, P_END, P_END, H_END, H_END)

TIP_A: tuple[int, ...] = _END_AT_A
"""Indexed by 2 card + facing: the end that the card brings to its A tip."""
TIP_B: tuple[int, ...] = _END_AT_B
"""The same for its B tip."""

CARD_OF = (-1, QUARK, QUARK, ELECTRON, ELECTRON, GLUON, PHOTON, HIGGS)
"""The kind of card that brings an end."""


class VertexStatus(IntEnum):
    """Status of a vertex (A5)."""

    IGNORED = 0
    """No card or a single one."""
    OPEN = 1
    """Two equal cards, arrows in order: valid, no points."""
    REPAIRABLE = 2
    """Two different cards that a third one would put right: -1 until then."""
    CLASHING = 3
    """Two cards that no third one can put right: -1."""
    VALID = 4
    """Three cards, one of the seven: its points."""
    INVALID = 5
    """Three cards, none of the seven: -1 for good."""


POINTS: dict[tuple[int, ...], int] = {
    (Q_IN, Q_OUT, P_END): 2,
    (Q_IN, Q_OUT, G_END): 2,
    (Q_IN, Q_OUT, H_END): 3,
    (G_END, G_END, G_END): 2,
    (E_IN, E_OUT, H_END): 4,
    (E_IN, E_OUT, P_END): 3,
    (H_END, H_END, H_END): 6,
}
"""The seven valid complete vertices and their points (A1): the arrow runs through."""

PENALTY = -1
"""Points of an invalid vertex at the end, complete or not."""

STATES: tuple[tuple[int, ...], ...] = tuple(
    ends for count in range(4) for ends in combinations_with_replacement(range(1, 8), count)
)
"""Every multiset of up to three ends, in ascending order of the ends; 0 is the bare vertex."""
_NUMBER = {ends: i for i, ends in enumerate(STATES)}

FULL = 255
"""No state: a fourth card has no room."""

JOIN: tuple[int, ...] = tuple(
    state if end == NOTHING else _NUMBER[tuple(sorted((*ends, end)))] if len(ends) < 3 else FULL
    for state, ends in enumerate(STATES)
    for end in range(8)
)
"""Indexed by 8 state + end: the state after this end has come."""


def vertex_kind(ends: tuple[int, ...]) -> int:
    """The kind of vertex (index in `POINTS`) of three ends, or -1."""
    valid = [tuple(sorted(kind)) for kind in POINTS]
    return valid.index(ends) if ends in valid else -1


KIND: tuple[int, ...] = tuple(map(vertex_kind, STATES))
"""The kind of each state (of seven), or -1. Names: `KIND_KEYS`."""

KIND_KEYS = ("qqp", "qqg", "qqh", "ggg", "eeh", "eep", "hhh")
"""Short names of the seven, in the order of the rules page, for art and texts."""
QQP, QQG, QQH, GGG, EEH, EEP, HHH = range(7)
KIND_POINTS: tuple[int, ...] = tuple(POINTS.values())


def _standing(state: int) -> VertexStatus:
    ends = STATES[state]
    if len(ends) < 2:
        return VertexStatus.IGNORED
    if len(ends) == 3:
        return VertexStatus.INVALID if KIND[state] < 0 else VertexStatus.VALID
    one, other = ends
    if CARD_OF[one] == CARD_OF[other]:
        flows = {one, other} in ({Q_IN, Q_OUT}, {E_IN, E_OUT})
        return VertexStatus.OPEN if flows or one >= G_END else VertexStatus.CLASHING
    repaired = any(KIND[JOIN[8 * state + end]] >= 0 for end in range(1, 8))
    return VertexStatus.REPAIRABLE if repaired else VertexStatus.CLASHING


STANDING: tuple[VertexStatus, ...] = tuple(map(_standing, range(len(STATES))))
"""Of each state, how it stands."""

_BAD = (VertexStatus.REPAIRABLE, VertexStatus.CLASHING, VertexStatus.INVALID)

IS_INVALID: tuple[bool, ...] = tuple(standing in _BAD for standing in STANDING)
"""Of each state, whether it would cost a point if the game ended now."""
IS_VALID: tuple[bool, ...] = tuple(
    standing in (VertexStatus.OPEN, VertexStatus.VALID) for standing in STANDING
)
"""Of each state, whether a loop may run through it: complete or not, but in order."""
WORTH: tuple[int, ...] = tuple(
    KIND_POINTS[KIND[state]] if KIND[state] >= 0 else PENALTY if IS_INVALID[state] else 0
    for state in range(len(STATES))
)
"""Of each state, its points if the game ended now."""


def thirds(state: int) -> tuple[int, ...]:
    """The kinds of card that complete a vertex with two cards in this state."""
    if len(STATES[state]) != 2:
        return ()
    return tuple({CARD_OF[end]: None for end in range(1, 8) if KIND[JOIN[8 * state + end]] >= 0})


GOES_WITH: tuple[frozenset[int], ...] = tuple(
    frozenset(
        CARD_OF[other]
        for state, ends in enumerate(STATES)
        if len(ends) == 2 and STANDING[state] in (VertexStatus.OPEN, VertexStatus.REPAIRABLE)
        for one, other in (ends, ends[::-1])
        if CARD_OF[one] == card
    )
    for card in range(CARDS)
)
"""Of each kind of card, the kinds that may lie at its tip without spoiling it for good."""
