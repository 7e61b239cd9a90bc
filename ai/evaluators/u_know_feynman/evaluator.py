"""Values of moves and of tables."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from math import log
from typing import NamedTuple

from ai.evaluators.u_know_feynman import reasons
from ai.evaluators.u_know_feynman.rating import RATING, Rating, fitting
from ai.numbers import numbers
from game.core.contract import Seat
from game.core.particles import DOWN, UP
from game.core.phrase import Phrase
from game.rules.u_know_feynman import Move, State, View
from game.rules.u_know_feynman.faces import (
    FACES,
    FLIP,
    GLUON,
    PENALTY,
    PHOTON,
    REVERSE,
    SKIP,
    WILD,
    WILD_FACE,
    W,
)
from game.rules.u_know_feynman.state import ANSWER, DOUBT, SEEN_UP, TURN

# --- belief ---------------------------------------------------------------------------------------
# Who drew instead of laying a colour has probably none of it: how likely a drawn world is.


DRAWN_ANYWAY = log(0.07)
"""Log of how much rarer a draw is by a player who holds a card of the suit than by one with none.

Counted in games of three: visitors draw at 12 % of such turns, students at 3 %, searches at 7 %; at
four in five turns without one. ``python -m ai.lab.belief`` says what it is worth.
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


# --- evaluator ------------------------------------------------------------------------------------


ATTENTION = {
    "call": {"visitor": 0.7, "student": 0.9, "researcher": 0.97},
    "catch": {"visitor": 0.45, "student": 0.75, "researcher": 0.95},
}
"""Share of times a level remembers DECAY or notices that another did not. *Nobel* always."""


class UKnowFeynmanEvaluator:
    """See `ai.bot.Evaluator`."""

    def __init__(
        self,
        worths: Worths | None = None,
        multiplayer: Worths | None = None,
        rating: Rating = RATING,
    ) -> None:
        """``worths``, ``multiplayer``: of a hand against one other and several, if not those
        in use; ``rating``: of moves.
        """
        self._rating = rating
        self._strength = Strength(worths or Worths(**numbers(__package__, "value")))
        self._multiplayer = Strength(multiplayer or Worths(**numbers(__package__, "multiplayer")))

    attention = ATTENTION
    """See `ai.greedy.Demands`."""

    def move_scores(self, state: State, moves: Sequence[Move]) -> list[float]:
        """Lay rather than draw; keep what fits together; strike the player who is nearly out."""
        return self._rating.move_scores(state, moves)

    def value(self, state: State) -> tuple[float, ...]:
        """A soft-max over the seats of hands, the turn, and rounds won."""
        worths = self._strength if state.seats == 2 else self._multiplayer
        strength = [worths.of(state, seat) for seat in range(state.seats)]
        best = max(strength)
        weight = [math.exp((one - best) / 100.0) for one in strength]
        total = sum(weight)
        # Rounded, so that no machine's last bit turns a search.
        return tuple([round(2.0 * one / total - 1.0, 12) for one in weight])

    def belief(self, state: State, seat: Seat) -> float:
        """See `belief`."""
        return belief(state, seat)

    def advised(self, view: View, best: Move, near: Sequence[Move], _moves: Sequence[Move]) -> Move:
        """A card that is as good played as kept; the colour of most cards that stay in the hand."""
        return reasons.longest_suit(view, reasons.better_played(view, best, near), near)

    def reason(self, view: View, move: Move) -> Phrase:
        """See `reasons`."""
        return reasons.reason(view, move)

    def alike(
        self, view: View, move: Move, near: Sequence[Move], moves: Sequence[Move]
    ) -> Phrase | None:
        """See `reasons.alike`."""
        return reasons.alike(view, move, near, moves)

    def omitted(
        self, view: View, move: Move, after: Sequence[tuple[str, Mapping[str, int]]]
    ) -> Move | None:
        """The call of DECAY, where its absence was caught."""
        caught = any(kind == "caught" and facts["seat"] == view.mover for kind, facts in after)
        return move._replace(kind="call") if caught and move.kind == "play" else None

    def beside_light(self, view: View, move: Move) -> Phrase | None:
        """See `ai.bot.Justifies`."""
        return reasons.beside_light(view, move)

    def next_step(self, view: View, move: Move) -> Phrase | None:
        """See `reasons.next_step`."""
        return reasons.next_step(view, move)


# --- a table --------------------------------------------------------------------------------------


class Worths(NamedTuple):
    """Log-odds to win the round, in hundredths.

    From ``value.json`` with two players, ``multiplayer.json`` with more.

    All of it explains little of how games between equals end; what comes from the pile decides
    more. With several others a short hand is worth much more than against one.
    """

    hand: Sequence[int]
    """By the number of cards. With five or more it hardly matters how many: a round is long."""
    many: int
    held: Mapping[str, int]
    """Cards of these symbols in the hand."""
    behind: Mapping[str, int]
    """The same for the other side of a card."""
    baryon: int
    """Three quarks at hand that can be laid at once."""
    on_turn: int
    next: int
    """To be to move, and to be the next."""
    stuck: int
    next_stuck: int
    """The same with no card that fits."""
    struck: int
    """Each card of the penalty that the mover has to answer."""
    suspect: int
    """Not to have called DECAY."""


ROUND = 100
"""A round won, in a match of several: no number of one round can tell."""
SYMBOLS = {
    "w": W,
    "photon": PHOTON,
    "gluon": GLUON,
    "skip": SKIP,
    "reverse": REVERSE,
    "flip": FLIP,
    "wild": WILD,
}


def _faces(worths: Mapping[str, int]) -> tuple[int, ...]:
    """Worths of symbols as worths of faces."""
    by_symbol = {SYMBOLS[name]: worth for name, worth in worths.items()}
    return tuple(by_symbol.get(face >> 2, 0) for face in range(FACES))


class Strength:
    """Strength of a seat, by some numbers."""

    def __init__(self, worths: Worths) -> None:
        """``worths``: numbers, or anything that can be added and multiplied like them."""
        self._worths = worths
        self._held = _faces(worths.held).__getitem__
        self._behind = _faces(worths.behind).__getitem__

    def of(self, state: State, seat: Seat) -> int:
        """In hundredths of log-odds against the others."""
        worths = self._worths
        hand, mover = state.hands[seat], state.mover
        faces = [state.up[card] for card in hand]
        size = len(hand)
        strength = worths.hand[size] if size < len(worths.hand) else worths.many
        strength += sum(map(self._held, faces))
        strength += sum([self._behind(state.down[card]) for card in hand])
        if size > 2 and _nucleon(faces):
            strength += worths.baryon
        if state.wins[seat]:
            strength += ROUND * state.wins[seat]
        if seat == state.suspect:
            strength += worths.suspect
        if seat == mover:
            if state.phase == ANSWER:
                return strength + worths.struck * PENALTY[state.top >> 2]
            stuck = state.phase == TURN and not _follows(state, faces)
            return strength + worths.on_turn + worths.stuck * stuck
        if seat == (mover + state.step) % state.seats:
            return strength + worths.next + worths.next_stuck * (not _follows(state, faces))
        return strength


def _follows(state: State, faces: Sequence[int]) -> bool:
    return fitting(state.side, state.top, faces) > 0


def _nucleon(faces: Sequence[int]) -> bool:
    """True if up and down quarks for a proton or a neutron are among these."""
    ups = sum([face >> 2 == UP for face in faces])
    downs = sum([face >> 2 == DOWN for face in faces])
    return ups > 0 and downs > 0 and ups + downs > 2
