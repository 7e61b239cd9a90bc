"""How good a move looks: by what it lays, keeps, names and does to who comes next.

Ratings are read as chances: one more is e times as likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ai.evaluators.u_know_feynman.prospects import (
    backfires,
    best_suit,
    fitting,
    lacks,
    threat,
    top_of,
)
from ai.numbers import numbers
from game.rules.u_know_feynman import Move, State
from game.rules.u_know_feynman.faces import (
    ACTION,
    FLIP,
    GLUON,
    MATTER,
    NAMED,
    PARTICLE_FACES,
    PENALTY,
    REVERSE,
    SKIP,
    WILD_FACE,
)
from game.rules.u_know_feynman.state import ANSWER

LAST = 8.0
"""A card that empties the hand."""


class Ratings(NamedTuple):
    """What can be fitted: ``ratings.json``."""

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
    """What a wild is worth in the hand, as long as there are other cards to lay."""
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

    def move_scores(self, state: State, moves: Sequence[Move]) -> list[Any]:
        """Of each legal move."""
        return [self._of(state, move) for move in moves]

    def _of(self, state: State, move: Move) -> Any:
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

    def _laying(self, state: State, move: Move) -> Any:
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

    def _answering(self, state: State, move: Move, left: list[int]) -> Any:
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

    def _force(self, state: State, move: Move, left: int) -> Any:
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

    def _wild(self, state: State, move: Move, rest: list[int]) -> Any:
        learned = self._learned
        foe = (state.mover + state.step) % state.seats
        rating = self._naming(state, move.face & 3, rest)
        if state.side != MATTER:
            # About four cards until a suit comes.
            rating += learned.card * 4 * (0.6 + 1.6 * threat(state, foe)) + learned.tempo * 0.6
        others = fitting(state.side, state.top, (face for face in rest if face != WILD_FACE))
        return rating - learned.spare_wild * (others > 0)

    def _naming(self, state: State, suit: int, rest: list[int]) -> Any:
        hand = rest or [state.up[card] for card in state.hands[state.mover]]
        foe = (state.mover + state.step) % state.seats
        return self._learned.follow * best_suit(state, state.mover, hand, foe)[suit]

    def _flip(self, state: State, left: list[int]) -> Any:
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
