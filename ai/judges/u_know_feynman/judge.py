"""How good a move looks, and how good a table."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ai.judges.u_know_feynman import reasons
from ai.judges.u_know_feynman.belief import belief
from ai.judges.u_know_feynman.prospects import (
    backfires,
    best_suit,
    fitting,
    lacks,
    threat,
    top_of,
)
from ai.numbers import numbers
from game.core.contract import Seat
from game.core.particles import DOWN, UP
from game.core.phrase import Phrase
from game.rules.u_know_feynman import Move, State, View
from game.rules.u_know_feynman.faces import (
    ACTION,
    FACES,
    FLIP,
    GLUON,
    MATTER,
    NAMED,
    PARTICLE_FACES,
    PENALTY,
    PHOTON,
    REVERSE,
    SKIP,
    WILD,
    WILD_FACE,
    W,
)
from game.rules.u_know_feynman.state import ANSWER, TURN

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

    def __init__(self, worths: Worths | None = None, crowd: Worths | None = None) -> None:
        """``worths``, ``crowd``: of a hand against one other and several, if not those in use."""
        self._strength = Strength(worths or Worths(**numbers(__package__, "value")))
        self._crowd = Strength(crowd or Worths(**numbers(__package__, "crowd")))

    attention = ATTENTION
    """See `ai.attention.Demands`."""

    def rate(self, state: State, moves: Sequence[Move]) -> list[float]:
        """Lay rather than draw; keep what fits together; strike who is nearly out."""
        return [_rating(state, move) for move in moves]

    def value(self, state: State) -> tuple[float, ...]:
        """A soft-max over the seats of hands, the turn, and rounds won."""
        worths = self._strength if state.seats == 2 else self._crowd
        strength = [worths.of(state, seat) for seat in range(state.seats)]
        best = max(strength)
        weight = [math.exp((one - best) / 100.0) for one in strength]
        total = sum(weight)
        # Rounded, so that no machine's last bit turns a search.
        return tuple([round(2.0 * one / total - 1.0, 12) for one in weight])

    def belief(self, state: State, seat: Seat) -> float:
        """See `belief`."""
        return belief(state, seat)

    def reason(self, view: View, move: Move) -> Phrase:
        """See `reasons`."""
        return reasons.reason(view, move)


# --- a table --------------------------------------------------------------------------------------


class Worths(NamedTuple):
    """Log-odds to win the round, in hundredths: ``value.json``, ``crowd.json`` with three and more.

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
    """How strong a seat is, by some numbers."""

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
    """Whether up and down quarks for a proton or a neutron are among these."""
    ups = sum([face >> 2 == UP for face in faces])
    downs = sum([face >> 2 == DOWN for face in faces])
    return ups > 0 and downs > 0 and ups + downs > 2


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
