"""Rules of thumb for Particle Panic: how promising each move looks at first sight."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from ai.bot import Analysis, Prospect
from game.core.contract import move_text
from game.rules.particle_panic import detector
from game.rules.particle_panic.state import (
    CLUBS,
    DIAMONDS,
    FULL,
    HEARTS,
    NAME,
    NAMES,
    ROOM,
    SPACES,
    SPADES,
    SUITS,
    Move,
    State,
    View,
    can_keep,
    held,
)

# --- duty -----------------------------------------------------------------------------------------
# Detector duty: what each level reads of a picture, what it cannot tell apart, a choice at once.
#
# How often a level is right is counted from the pictures: it reads so many layers of the
# detector, and guesses among the kinds that leave the same there (`detector.TRACES`). A visitor
# looks at tracks only, a student at the first shower too; three layers tell all eight kinds
# apart.


READS = {"visitor": 1, "student": 2, "researcher": 3}
"""Level -> how many layers it reads, from the inside out; levels not named read all."""
EACH = 4.0
"""Score of a layer that fits a name: more than a visitor's blunders bridge."""


def reads(level: str) -> int:
    """Number of layers of the detector that a level reads."""
    return READS.get(level, detector.LAYERS)


def share(level: str) -> float:
    """Share of pictures that a level names rightly: the mean over kinds that are equally likely."""
    chances = [1 / len(detector.alike(kind, reads(level))) for kind in range(detector.KINDS)]
    return sum(chances) / detector.KINDS


def unsure(view: View, level: str) -> Sequence[Move]:
    """Names that a level cannot tell from the right one, and that; else empty."""
    if view.phase != NAME:
        return ()
    return [NAMES[kind] for kind in detector.alike(view.duty.event.kind, reads(level))]


def fit(event_kind: int, named: int) -> int:
    """In how many layers, from the inside out, a name goes with what was left there."""
    layers = range(detector.LAYERS, 0, -1)
    return next((n for n in layers if named in detector.alike(event_kind, n)), 0)


def rate_name(state: State, move: Move) -> float:
    """Score of a name: the more layers it fits, the more."""
    return EACH * fit(state.duty.event.kind, move.at)


class Naming:
    """A picture needs no thought: one knows it or takes it for something alike."""

    def __init__(self, view: View, moves: Sequence[Move]) -> None:
        """``moves`` are the names that come to mind."""
        kind = view.duty.event.kind
        self._ranked = sorted(moves, key=lambda move: fit(kind, move.at), reverse=True)
        self.iterations = 1
        self.done = True

    def run(self, goal: int, deadline: float = inf) -> None:
        """Nothing is left to think about."""

    def best(self) -> Move:
        """The kind that it looks like most."""
        return self._ranked[0]

    def analysis(self, goal: int) -> Analysis:
        """The one name, which does not depend on the score: it was never tried out."""
        del goal
        return Analysis(1, False, (Prospect(move_text(self._ranked[0]), 0, 0.0),))


# --- thumb ----------------------------------------------------------------------------------------


NEVER = -8.0
"""Score of a move that loses the game, or as good as that."""
ELSEWHERE = 0.5
"""To leave a room without particles: less than to collect there, more than to end the turn.

Two *Students* on Contained save the lab in 168 of 300 games (``main.py arena --game
particle_panic --seats student --players 2 --games 300 --seed odds --option ladder=2``). With -2,
which stays, they save it in 9 % of 150.
"""


AGAIN = -0.5
"""To leave the room with particles that a Move has just led to: a crew sees no aim in it."""


SOON = 3.5
"""Turns until the lab is full from which on a try may cost a hand that can hold a code.

Earlier there is time to save the lab with it. Later the lab is lost without a try: two *Students*
who wait until 2 turns save 213 labs instead of 222 of 400 (seed more).
"""
AT_LAST = 2.0
"""The same for the last such hand: after a miss the lab is lost for certain."""


IDLE = -1.0
"""To roll for a Move and stay: less than to end the turn."""
STAY = 0.01
"""Of two rooms that are as good, the pawn that has rolled takes the other one."""


class Situation:
    """Facts that a scientist sees at a glance, worked out once for all moves of a position."""

    __slots__ = ("crew", "free", "here", "mine", "need", "seat", "state", "turns", "under")

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = seat = state.seat
        self.need = state.setting.code
        hands = state.hands
        self.mine = hands[SUITS * seat : SUITS * seat + SUITS]
        self.crew = [sum(hands[suit::SUITS]) for suit in range(SUITS)]
        self.here = state.pawns[seat]
        self.under = state.particles[self.here]
        self.free = state.particles.count(0)
        mean = 2.0 if state.setting.half else 3.5
        self.turns = (ROOM - sum(state.particles)) / mean
        """Turns until the lab is full if no player neutralizes."""

    def wanted(self, suit: int) -> bool:
        """True if the crew still has to find cards of this suit."""
        return not self.state.entered[suit] and self.crew[suit] < self.need

    def spare(self, suit: int) -> bool:
        """True if a card of this suit is not needed for its code."""
        return bool(self.state.entered[suit]) or self.crew[suit] > self.need

    def price(self, suit: int) -> float:
        """Cost of letting a card of this suit go."""
        if self.spare(suit):
            return 0.0
        return 1.0 + 0.4 * self.crew[suit]

    def spoils(self) -> bool:
        """True if a miss costs a hand that can hold a code, and the lab is not about to be full."""
        limits, seat = self.state.limits, self.seat
        if limits[seat] != self.need:
            return False
        others = [*limits[:seat], *limits[seat + 1 :]]
        last = not others or not can_keep(others, self.need)
        return self.turns >= (AT_LAST if last else SOON)

    def missed_enough(self) -> bool:
        """True after a miss on the only particle of a room, with a hand that is weak already."""
        state = self.state
        missed = state.neutralizing and state.roll[0] == "neutralize"
        if not missed or state.roll[1] >= state.setting.hit:
            return False
        weak = state.limits[self.seat] <= self.need
        return weak and self.under == 1 and self.turns >= SOON

    def can_still_collect(self) -> bool:
        """True if a free room under the pawn would bring cards in this turn."""
        return self.state.setting.free == 1 or self.state.basics > 0


def move_scores(state: State, moves: Sequence[Move]) -> list[float]:
    """One more is e times as likely to be right. Reads only what everybody sees."""
    seen = Situation(state)
    return [_RATE[move.kind](seen, move) for move in moves]


def _code(_seen: Situation, _move: Move) -> float:
    return 8.0


def _collect(seen: Situation, _move: Move) -> float:
    stack = seen.state.stacks[seen.here]
    if len(stack) == 1:
        return NEVER
    worth = 3.0 if seen.wanted(stack[-1]) else 1.0
    if held(seen.state, seen.seat) >= seen.state.limits[seen.seat]:
        worth -= 2.0
    return worth - (1.0 if len(stack) == 2 else 0.0)


def _end(_seen: Situation, _move: Move) -> float:
    return 0.0


def _move(seen: Situation, _move: Move) -> float:
    if not _leads_away(seen):
        return IDLE
    if not seen.under:
        return ELSEWHERE
    if seen.state.roll[0] == "move":
        return AGAIN
    return 1.2 if seen.free or seen.turns > 6 else 0.4


def _neutralize(seen: Situation, _move: Move) -> float:
    state = seen.state
    limit = state.limits[seen.seat]
    if limit == 1 or seen.spoils():
        return NEVER
    if seen.missed_enough():
        return IDLE
    worth = 1.0 + (7 - state.setting.hit) / 6
    worth += 1.5 * (seen.turns < 7) + 1.5 * (seen.turns < 3.5)
    if seen.under <= 2 and seen.can_still_collect():
        worth += 1.0
    if limit == seen.need:
        worth -= 2.5
    elif limit < seen.need:
        worth -= 1.0 if limit > 2 else 2.5
    if state.spending or state.specials:
        worth += 0.5 * sum(seen.mine[s] for s in (HEARTS, CLUBS) if seen.spare(s))
    return worth


def _go(seen: Situation, move: Move) -> float:
    return _place(seen, move.at) - STAY * (move.at == seen.here)


def _leads_away(seen: Situation) -> bool:
    """True if a Move may lead to a better room than this one: else the die is rolled to stay."""
    state = seen.state
    state.basics -= 1
    here, *others = (_place(seen, (seen.here + step) % SPACES) for step in range(SPACES))
    state.basics += 1
    return max(others) > here - STAY


def _place(seen: Situation, space: int) -> float:
    """Value of standing in a room for the rest of the turn and after it."""
    state = seen.state
    count = state.particles[space]
    worth = 0.0
    if not count:
        worth += 2.5 if seen.can_still_collect() else 1.2
        if len(state.stacks[space]) <= 2:
            worth -= 2.0
    elif state.basics:
        worth += 0.8 - 0.15 * abs(count - 2) + 0.5 * (count >= 5)
    else:
        worth -= 0.2 * count
    for other, at in enumerate(state.pawns):
        if at == space and other != seen.seat:
            worth += 0.3 + 0.3 * _gifts(seen, other)
    return worth


def _gifts(seen: Situation, other: int) -> int:
    """Cards that two scientists had better hold in one hand."""
    hands = seen.state.hands
    return sum(
        1
        for suit in range(SUITS)
        if not seen.state.entered[suit] and seen.mine[suit] and hands[SUITS * other + suit]
    )


def _diamond(seen: Situation, move: Move) -> float:
    gain = _place(seen, move.at) - _place(seen, seen.here)
    return 1.4 * gain - seen.price(DIAMONDS) - 0.8


def _spade(seen: Situation, move: Move) -> float:
    state = seen.state
    worth = -1.5 - seen.price(SPADES)
    if move.at == seen.here and seen.can_still_collect():
        if seen.under <= seen.mine[SPADES]:
            worth += 3.6
        if move.to in state.pawns:
            worth -= 0.6
    if state.particles[move.at] == FULL:
        worth += 0.4
    return worth - 0.1 * state.particles[move.to]


def _share(seen: Situation, move: Move) -> float:
    state = seen.state
    suit, to = move.at, move.to
    theirs = state.hands[SUITS * to + suit]
    mine = seen.mine[suit]
    if state.entered[suit] or theirs >= seen.need or state.limits[to] < seen.need:
        return -3.0
    if mine + theirs >= seen.need:
        # The next to move with the cards in hand can enter the code soonest.
        return 4.5 if theirs >= mine or to == (seen.seat + 1) % state.setting.seats else 1.0
    if theirs > mine and held(state, to) < state.limits[to]:
        return 2.2
    return -3.0


def _accept(_seen: Situation, _move: Move) -> float:
    return 0.0


def _point(seen: Situation) -> float:
    """Value of a point of hand limit."""
    limit = seen.state.limits[seen.seat]
    return 8.0 if limit == 1 else 2.6 if limit == seen.need else 1.6 if limit > seen.need else 1.2


def _heart(seen: Situation, _move: Move) -> float:
    chance = (7 - seen.state.setting.hit) / 6
    return _point(seen) * chance + 0.8 - seen.price(HEARTS)


def _detect(_seen: Situation, _move: Move) -> float:
    """It costs nothing, so it comes before cards and before the price."""
    return 10.0


def _name(seen: Situation, move: Move) -> float:
    return rate_name(seen.state, move)


def _club(seen: Situation, _move: Move) -> float:
    missing = seen.state.setting.hit - seen.state.die
    if missing > seen.mine[CLUBS]:
        return NEVER
    return _point(seen) + 0.8 - missing * (0.4 + seen.price(CLUBS))


def _discard(seen: Situation, move: Move) -> float:
    state = seen.state
    suit = move.at
    if state.entered[suit]:
        return 4.0
    hand = state.hands[suit::SUITS]
    mine = hand[state.chooser]
    if max(hand) >= seen.need:
        # One whole code is enough, and it stays whole.
        whole = mine == seen.need == max(hand) and hand.count(mine) == 1
        return NEVER if whole else 3.0
    return 1.5 - 0.7 * mine + (1.5 if seen.crew[suit] > seen.need else 0.0)


def _spill(seen: Situation, move: Move) -> float:
    state = seen.state
    return -0.4 * state.particles[move.at] - (0.8 if move.at in state.pawns else 0.0)


def _spread(_seen: Situation, _move: Move) -> float:
    return -1.0


_RATE = {
    "code": _code, "collect": _collect, "end": _end, "move": _move, "neutralize": _neutralize,
    "go": _go, "diamond": _diamond, "spade": _spade, "share": _share, "accept": _accept,
    "heart": _heart, "club": _club, "discard": _discard, "spill": _spill, "spread": _spread,
    "detect": _detect, "name": _name,
}  # fmt: skip
