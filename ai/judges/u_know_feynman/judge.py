"""How good a move looks, and how good a table."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ai.judges.u_know_feynman import reasons
from ai.judges.u_know_feynman.prospects import (
    backfires,
    best_suit,
    fitting,
    lacks,
    threat,
    top_of,
)
from game.core.contract import Seat
from game.core.phrase import Phrase
from game.rules.u_know_feynman import Move, State, View
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
LAY = 1.6
"""A card less in the own hand, against one more for a draw."""
FOLLOW = 0.2
"""Each own card that would fit the new top."""
CARD = 0.45
"""Each penalty card for another, before who it is."""
BACKFIRE = 0.55
"""Each penalty card for oneself."""
TEMPO = 0.9
"""The next seat loses its turn."""
SPARE_WILD = 1.1
"""What a wild is worth in the hand, as long as there are other cards to lay."""
CALL = 2.2
"""Between calling DECAY and not: a visitor forgets it now and then."""
CATCH = 2.2
"""Between catching and letting pass."""

ATTENTION = {
    "call": {"visitor": 0.7, "student": 0.9, "researcher": 0.97},
    "catch": {"visitor": 0.45, "student": 0.75, "researcher": 0.95},
}
"""How often a level remembers DECAY, and notices that somebody else did not. *Nobel* always."""


class UKnowFeynmanJudge:
    """See `ai.bot.Judge`."""

    attention = ATTENTION
    """See `ai.attention.Demands`."""

    def rate(self, state: State, moves: Sequence[Move]) -> list[float]:
        """Lay rather than draw; keep what fits together; strike who is nearly out."""
        return [_rating(state, move) for move in moves]

    def value(self, state: State) -> tuple[float, ...]:
        """A soft-max over the seats of small hands, wilds, the turn, and rounds won."""
        strength = [_strength(state, seat) for seat in range(state.seats)]
        best = max(strength)
        weight = [math.exp(one - best) for one in strength]
        total = sum(weight)
        return tuple(2.0 * one / total - 1.0 for one in weight)

    def reason(self, view: View, move: Move) -> Phrase:
        """See `reasons`."""
        return reasons.reason(view, move)


# --- a table --------------------------------------------------------------------------------------

HAND = 0.7
"""What a hand costs, times the square root of its cards. Fitted to 1,200 games."""
TURN = 0.1
"""What it brings to be to move."""
WILD = 0.2
"""What a wild in the hand brings."""
ROUND = 1.0
"""What a round won brings in a match of several."""


def _strength(state: State, seat: Seat) -> float:
    hand, up = state.hands[seat], state.up
    wilds = sum(1 for card in hand if up[card] == WILD_FACE)
    turn = TURN if seat == state.mover else 0.0
    return turn + WILD * wilds - HAND * math.sqrt(len(hand)) + ROUND * state.wins[seat]


# --- a move ---------------------------------------------------------------------------------------


def _rating(state: State, move: Move) -> float:
    match move.kind:
        case "play" | "call":
            called = CALL if move.kind == "call" else 0.0
            return called + _laying(state, move)
        case "catch":
            return CATCH
        case "name":
            return _naming(state, move.face & 3, [])
        case "take":
            return -BACKFIRE * PENALTY[state.top >> 2]
        case _:
            return 0.0


def _laying(state: State, move: Move) -> float:
    laid = [card for card in (move.card, move.second, move.third) if card >= 0]
    seat = state.mover
    hand = state.hands[seat]
    answering = state.phase == ANSWER
    left = [card for card in hand if card not in laid]
    if answering:
        return _answering(state, move, left)
    if not left and not PARTICLE_FACES <= move.face < ACTION:
        return LAST
    rest = [state.up[card] for card in left]
    rating = LAY * len(laid)
    if move.face >= NAMED:
        return rating + _wild(state, move, rest)
    if PARTICLE_FACES <= move.face < ACTION:
        return rating + _force(state, move, len(left))
    if move.face >> 2 == FLIP:
        return rating + _flip(state, left)
    rating += FOLLOW * min(4, fitting(state.side, move.face, rest))
    foe = (seat + state.step) % state.seats
    rating += 0.5 * lacks(state, foe, move.face & 3)
    symbol = move.face >> 2
    if symbol == SKIP or (symbol == REVERSE and state.seats == 2):
        rating += TEMPO * (0.5 + threat(state, foe))
        if state.seats == 2:
            # The same seat goes on: what fits next is sure.
            rating += FOLLOW * fitting(state.side, move.face, rest)
    elif symbol == REVERSE:
        behind = (seat - state.step) % state.seats
        rating += TEMPO * (threat(state, foe) - threat(state, behind))
    return rating


def _answering(state: State, move: Move, left: list[int]) -> float:
    """To complete the interaction: the penalty goes back where it came from."""
    force = state.top >> 2
    if force == GLUON and move.second < 0:
        return _flip(state, left) - BACKFIRE * PENALTY[GLUON]
    if not left:
        return LAST
    side = state.side if force != GLUON else 1 - state.side
    faces = state.up if force != GLUON else state.down
    struck = CARD * PENALTY[force] * (1.0 + threat(state, state.thrower))
    return LAY + struck + FOLLOW * fitting(side, move.face, [faces[card] for card in left])


def _force(state: State, move: Move, left: int) -> float:
    """A force strikes the next seat, or comes back."""
    foe = (state.mover + state.step) % state.seats
    force = move.face >> 2
    cards = PENALTY[force]
    risk = backfires(state, foe, force, state.top)
    strike = CARD * cards * (0.6 + 1.6 * threat(state, foe)) + TEMPO * 0.6
    if not left:
        return LAST * (1.0 - risk)
    return strike * (1.0 - risk) - (BACKFIRE * cards + LAY * 0.5) * risk


def _wild(state: State, move: Move, rest: list[int]) -> float:
    foe = (state.mover + state.step) % state.seats
    rating = _naming(state, move.face & 3, rest)
    if state.side != MATTER:
        # About four cards until a suit comes.
        rating += CARD * 4 * (0.6 + 1.6 * threat(state, foe)) + TEMPO * 0.6
    others = fitting(state.side, state.top, (face for face in rest if face != WILD_FACE))
    return rating - SPARE_WILD * (others > 0)


def _naming(state: State, suit: int, rest: list[int]) -> float:
    hand = rest or [state.up[card] for card in state.hands[state.mover]]
    foe = (state.mover + state.step) % state.seats
    return FOLLOW * best_suit(state, state.mover, hand, foe)[suit]


def _flip(state: State, left: list[int]) -> float:
    """Everybody's other side is on the table: how do we stand after the flip?"""
    foe = (state.mover + state.step) % state.seats
    side = 1 - state.side
    top = top_of(side, state.down[state.discard[0]])
    mine = fitting(side, top, (state.down[card] for card in left))
    theirs = [state.down[card] for card in state.hands[foe]]
    follows = fitting(side, top, theirs)
    rating = FOLLOW * min(4, mine)
    if not follows:
        # They must draw: seen before it happens.
        rating += TEMPO
    good = sum(state.down[card] >= PARTICLE_FACES for card in left)
    bad = sum(state.up[card] >= PARTICLE_FACES for card in left)
    return rating + 0.12 * (good - bad)
