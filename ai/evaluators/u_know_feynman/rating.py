"""Scores of moves: by the cards laid and kept, the suit named and the effect on the next seat.

Ratings are read as chances: one more is e times as likely.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ai.numbers import numbers
from game.core.contract import Seat
from game.rules.u_know_feynman import Move, State
from game.rules.u_know_feynman.faces import (
    ACTION,
    CARDS,
    FLIP,
    FOLLOWS,
    GLUON,
    MATTER,
    NAMED,
    PARTICLE_FACES,
    PENALTY,
    PHOTON,
    REVERSE,
    SKIP,
    W_ANSWERS,
    WILD_FACE,
)
from game.rules.u_know_feynman.state import ANSWER, DOUBT, SEEN_UP

# --- prospects ------------------------------------------------------------------------------------
# What can be read off the table: whose hand is short, what answers a force, what fits what.
#
# Only what the mover may know is read: the own hand on both sides, the faces that the others turn
# towards the table, the faces that a flip has shown, and the suits that somebody did not follow.


WHOLE_SIDE = float(CARDS)


def top_of(side: int, face: int) -> int:
    """The top that a face makes when a flip turns it up; a wild counts as red for every namer."""
    return NAMED if face == WILD_FACE else face


def fitting(side: int, top: int, faces: Iterable[int]) -> int:
    """Number of the faces that could be laid on the top."""
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
    """Nearness of a seat to being out: 1 with one card, 1/2 with two, and so on."""
    return 1.0 / max(1, len(state.hands[seat]))


def answers(strict: int, force: int, under: int) -> bytes | None:
    """Faces that neutralise this force on this particle; None for a gluon: it takes two cards."""
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
    """Number of the faces of each suit; wilds are of none."""
    counts = [0, 0, 0, 0]
    for face in faces:
        if face != WILD_FACE:
            counts[face & 3] += 1
    return counts


def best_suit(state: State, seat: Seat, rest: Sequence[int], foe: Seat) -> list[float]:
    """Score of each suit to name: what is left in the own hand, less what the next may have.

    A suit that is not in the own hand has none while another is: one would draw next.
    """
    counts = suits_of(rest)
    return [
        counts[suit] + 1.5 * lacks(state, foe, suit) if counts[suit] or not any(counts) else 0.0
        for suit in range(4)
    ]


# --- rating ---------------------------------------------------------------------------------------


LAST = 8.0
"""A card that empties the hand."""


class Ratings(NamedTuple):
    """Fitted numbers: ``ratings.json``."""

    lay: float
    """A card less in the own hand, against one more for a draw."""
    follow: float
    """Each own card that would fit the new top."""
    card: float
    """Each penalty card for another, before who it is."""
    backfire: float
    """Each penalty card for oneself."""
    tempo: float
    """The next seat loses its turn."""
    spare_wild: float
    """Value of a wild in the hand, as long as there are other cards to lay."""
    lacks: float
    """The next seat did not follow the suit, in shares of its hand."""
    flipped: float
    """Each special card more that a flip turns up in the own hand."""
    call: float
    """Between calling DECAY and not: a visitor forgets it now and then."""
    catch: float
    """Between catching and letting pass."""


class Rating:
    """Ratings by some numbers."""

    def __init__(self, learned: Ratings) -> None:
        """``learned``: numbers, or anything that can be added and multiplied like them."""
        self._learned = learned

    def move_scores(self, state: State, moves: Sequence[Move]) -> list[float]:
        """Of each legal move."""
        return [self._of(state, move) for move in moves]

    def _of(self, state: State, move: Move) -> float:
        learned = self._learned
        match move.kind:
            case "play" | "call":
                called = learned.call if move.kind == "call" else 0.0
                return called + self._laying(state, move)
            case "catch":
                return learned.catch
            case "name":
                return self._naming(state, move.face & 3, [])
            case "take":
                return -learned.backfire * PENALTY[state.top >> 2]
            case _:
                return 0.0

    def _laying(self, state: State, move: Move) -> float:
        learned = self._learned
        laid = [card for card in (move.card, move.second, move.third) if card >= 0]
        seat = state.mover
        hand = state.hands[seat]
        answering = state.phase == ANSWER
        left = [card for card in hand if card not in laid]
        if answering:
            return self._answering(state, move, left)
        if not left and not PARTICLE_FACES <= move.face < ACTION:
            return LAST
        rest = [state.up[card] for card in left]
        rating = learned.lay * len(laid)
        if move.face >= NAMED:
            return rating + self._wild(state, move, rest)
        if PARTICLE_FACES <= move.face < ACTION:
            return rating + self._force(state, move, len(left))
        if move.face >> 2 == FLIP:
            return rating + self._flip(state, left)
        rating += learned.follow * min(4, fitting(state.side, move.face, rest))
        foe = (seat + state.step) % state.seats
        rating += learned.lacks * lacks(state, foe, move.face & 3)
        symbol = move.face >> 2
        if symbol == SKIP or (symbol == REVERSE and state.seats == 2):
            rating += learned.tempo * (0.5 + threat(state, foe))
            if state.seats == 2:
                # The same seat goes on: what fits next is sure.
                rating += learned.follow * fitting(state.side, move.face, rest)
        elif symbol == REVERSE:
            behind = (seat - state.step) % state.seats
            rating += learned.tempo * (threat(state, foe) - threat(state, behind))
        return rating

    def _answering(self, state: State, move: Move, left: list[int]) -> float:
        """To complete the interaction: the penalty goes back where it came from."""
        learned = self._learned
        force = state.top >> 2
        if force == GLUON and move.second < 0:
            return self._flip(state, left) - learned.backfire * PENALTY[GLUON]
        if not left:
            return LAST
        side = state.side if force != GLUON else 1 - state.side
        faces = state.up if force != GLUON else state.down
        struck = learned.card * PENALTY[force] * (1.0 + threat(state, state.thrower))
        fits = fitting(side, move.face, [faces[card] for card in left])
        return learned.lay + struck + learned.follow * fits

    def _force(self, state: State, move: Move, left: int) -> float:
        """A force strikes the next seat, or comes back."""
        learned = self._learned
        foe = (state.mover + state.step) % state.seats
        force = move.face >> 2
        cards = PENALTY[force]
        risk = backfires(state, foe, force, state.top)
        strike = learned.card * cards * (0.6 + 1.6 * threat(state, foe)) + learned.tempo * 0.6
        if not left:
            return LAST * (1.0 - risk)
        return strike * (1.0 - risk) - (learned.backfire * cards + learned.lay * 0.5) * risk

    def _wild(self, state: State, move: Move, rest: list[int]) -> float:
        learned = self._learned
        foe = (state.mover + state.step) % state.seats
        rating = self._naming(state, move.face & 3, rest)
        if state.side != MATTER:
            # About four cards until a suit comes.
            rating += learned.card * 4 * (0.6 + 1.6 * threat(state, foe)) + learned.tempo * 0.6
        others = fitting(state.side, state.top, (face for face in rest if face != WILD_FACE))
        return rating - learned.spare_wild * (others > 0)

    def _naming(self, state: State, suit: int, rest: list[int]) -> float:
        hand = rest or [state.up[card] for card in state.hands[state.mover]]
        foe = (state.mover + state.step) % state.seats
        return self._learned.follow * best_suit(state, state.mover, hand, foe)[suit]

    def _flip(self, state: State, left: list[int]) -> float:
        """Everybody's other side is on the table: how do we stand after the flip?"""
        learned = self._learned
        foe = (state.mover + state.step) % state.seats
        side = 1 - state.side
        top = top_of(side, state.down[state.discard[0]])
        mine = fitting(side, top, (state.down[card] for card in left))
        theirs = [state.down[card] for card in state.hands[foe]]
        follows = fitting(side, top, theirs)
        rating = learned.follow * min(4, mine)
        if not follows:
            # They must draw: seen before it happens.
            rating += learned.tempo
        good = sum(state.down[card] >= PARTICLE_FACES for card in left)
        bad = sum(state.up[card] >= PARTICLE_FACES for card in left)
        return rating + learned.flipped * (good - bad)


RATING = Rating(Ratings(**numbers(__package__, "ratings")))
