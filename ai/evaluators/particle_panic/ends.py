"""How a turn of Particle Panic ends: hands come down to their limits, then the lab is weighed."""

from __future__ import annotations

import time
from math import inf

from ai.evaluators.particle_panic.packed import Hands, in_hand
from ai.evaluators.particle_panic.turn import Circumstances, Now
from ai.evaluators.particle_panic.worth import Place, Worth
from game.rules.particle_panic.state import DROP, SUITS, Move, View

CLOCK = 64
"""Ends of the turn weighed between two looks at the clock."""


class Unfinished(Exception):
    """The goal or the deadline ends the thinking; what was worked out so far is kept."""


class EndOfTurn:
    """What the ends of one turn are worth."""

    def __init__(self, given: Circumstances, worth: Worth) -> None:
        self._seat, self._seats = given.seat, given.setting.seats
        self._limits = given.limits
        self._worth = worth
        self._goal, self._deadline, self._look = 0, inf, 0
        self._cuts: dict[tuple[Hands, int, int, int, Place | None], Hands] = {}

    def budget(self, goal: int, deadline: float) -> None:
        """Weigh on until so many ends were weighed or the clock says so: then `Unfinished`."""
        self._goal, self._deadline, self._look = goal, deadline, 0

    def end(self, now: Now) -> float:
        """All hands come down to their limits; then the worth of the lab."""
        hands = now.hands
        seat = self._seat
        while True:
            limit = now.limit if seat == self._seat else self._limits[seat]
            excess = in_hand(hands[seat]) - limit
            if excess > 0:
                hands = self._cut(now, hands, seat, excess)
            seat = (seat + 1) % self._seats
            if seat == self._seat:
                return self.weigh(now, hands)

    def weigh(self, now: Now, hands: Hands | None = None) -> float:
        """The worth of the lab with these hands, or with those of ``now``. Raises Unfinished."""
        worth = self._worth
        held = now.hands if hands is None else hands
        chance = worth.of(now.at, now.ring, held, now.limit, now.codes)
        if worth.asked >= self._goal:
            raise Unfinished
        if worth.asked >= self._look:
            self._look = worth.asked + CLOCK
            if time.monotonic() > self._deadline:
                raise Unfinished
        return chance

    def _cut(self, now: Now, hands: Hands, seat: int, excess: int) -> Hands:
        """The hands once this one, with so many cards too many, keeps what the codes need most."""
        place = self._worth.place(now.at, now.ring)
        key = (hands, seat, excess, now.codes, place)
        known = self._cuts.get(key)
        if known is None:
            keep = in_hand(hands[seat]) - excess
            kept = self._worth.best_of(hands, seat, keep, now.codes, 0, place)
            known = self._cuts[key] = (*hands[:seat], kept, *hands[seat + 1 :])
        return known

    def discard(self, now: Now, view: View) -> tuple[Move, float]:
        """The first of the cards that a hand over its limit lays off."""
        seat = view.chooser
        hand, keep = now.hands[seat], view.limits[seat]
        place = self._worth.place(now.at, now.ring)
        kept = self._worth.best_of(now.hands, seat, keep, now.codes, view.floor, place)
        hands = (*now.hands[:seat], kept, *now.hands[seat + 1 :])
        first = next(suit for suit in range(SUITS) if kept >> 5 * suit & 31 < hand >> 5 * suit & 31)
        return DROP[first], self.weigh(now, hands)
