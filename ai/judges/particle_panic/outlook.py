"""The rest of one turn of Particle Panic, counted out: every action, every fall of its dice.

A light model of the turn, kept in step with the rules by a test. Its scientist always takes what
promises most; dice and unseen cards are averaged over; the end of the turn is left to `worth`. To
keep a plan quick some acts that hardly ever pay are left out: a second diamond, tries after three
failures; spades push particles only out of spaces with pawns, cards of a whole code are not spent
by who holds most of them, nobody gives away cards of an entered code, a code that can be entered is
entered first.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import lru_cache
from math import inf

from ai.judges.particle_panic.packed import CARD, PARTICLE, Hands, in_hand
from ai.judges.particle_panic.turn import Circumstances, Now, now_of
from ai.judges.particle_panic.worth import Place, Worth
from game.rules.particle_panic import lab
from game.rules.particle_panic.lab import CLUBS, DIAMONDS, FULL, HEARTS, SPACES, SPADES, Move, View

CLOCK = 64
"""Ends of the turn weighed between two looks at the clock."""
STEPS = 1
"""Diamonds that a plan spends at most: each one more makes it ten times as long, and hardly better.
"""
MISSES = 3
"""Failures that a plan looks ahead to: after the last one the turn is taken to end."""


class Unfinished(Exception):
    """The goal or the deadline ends the thinking; what was worked out so far is kept."""


class Outlook:
    """Chances to win from any point of one turn, remembered."""

    def __init__(self, given: Circumstances, *, brief: bool) -> None:
        """``brief``: the turn is taken to end after the next act."""
        self.given, self.brief = given, brief
        setting = self.setting = given.setting
        self.seat = given.seat
        self.worth = Worth(
            setting, given.seat, given.pawns, given.limits, given.tops, given.heights
        )
        self.hit = (7 - setting.hit) / 6
        cards = sum(given.under) or 1
        self.draws = [(suit, count / cards) for suit, count in enumerate(given.under) if count]
        self._goal, self._deadline = 0, inf
        self._acts: dict[Now, float] = {}
        self._tries: dict[Now, float] = {}
        self._takes: dict[tuple[Now, int], float] = {}
        self._cuts: dict[tuple[Hands, int, int, int, Place | None], Hands] = {}

    def budget(self, goal: int, deadline: float) -> None:
        """Think on until so many ends were weighed or the clock says so: then `Unfinished`."""
        self._goal, self._deadline = goal, deadline

    def prospects(self, view: View) -> list[tuple[Move, float]]:
        """What the moves of a view promise: those that are worth a thought. Raises Unfinished."""
        now = now_of(view)
        match view.phase:
            case lab.ACT:
                return [*self._options(now), *self._gifts_anew(now)]
            case lab.CHOOSE:
                steps = min(view.roll[1], 3)
                return [
                    (lab.GO[to], self._act(now._replace(at=to))) for to in lab.REACH[now.at][steps]
                ]
            case lab.FAILED:
                return list(self._answers(now, view.die))
            case lab.COLLECT:
                top, height = view.tops[now.at], view.heights[now.at]
                return [(lab.END, self._end(now)), (lab.TAKE, self._take(now, top, height))]
            case lab.DISCARD:
                return [self._discard(now, view)]
        near = lab.nearest_room(list(view.particles), view.source)
        return [
            (lab.SPILL_INTO[to], self._weigh(now._replace(ring=now.ring + PARTICLE[to])))
            for to in near
        ]

    # --- acting -----------------------------------------------------------------------------------

    def _act(self, now: Now) -> float:
        """The best that can be done from here."""
        if self.brief:
            return self._end(now)
        known = self._acts.get(now)
        if known is None:
            known = max([chance for _, chance in self._options(now)])
            self._acts[now] = known
        return known

    def _options(self, now: Now) -> Iterator[tuple[Move, float]]:
        setting = self.setting
        at, ring, hands, limit, codes, basics, specials, spending, neutralizing, *_ = now
        mine = hands[self.seat]
        if specials:
            found = False
            for suit in range(setting.suits):
                if not codes >> suit & 1 and mine >> 5 * suit & 31 >= setting.code:
                    found = True
                    less = self._with_hand(hands, mine - setting.code * CARD[suit])
                    yield (
                        lab.CODE[suit],
                        self._act(
                            Now(
                                at,
                                ring,
                                less,
                                limit,
                                codes | 1 << suit,
                                basics,
                                specials - 1,
                                spending,
                                neutralizing,
                                -1,
                                0,
                                now.taken,
                            )
                        ),
                    )
            if found:
                return
        yield lab.END, self._end(now)
        here = ring >> 3 * at & 7
        if here and (basics or neutralizing):
            cost = 0 if neutralizing else 1
            yield (
                lab.NEUTRALIZE,
                self._try(
                    Now(
                        at,
                        ring,
                        hands,
                        limit,
                        codes,
                        basics - cost,
                        specials,
                        spending,
                        1,
                        -1,
                        0,
                        now.taken,
                    )
                ),
            )
        if not here and self._may_collect(basics, now.taken) and self.given.heights[at] > 1:
            top, height = self.given.tops[at], self.given.heights[at]
            yield lab.TAKE, self._take(now._replace(sharing=-1, floor=0), top, height)
        if basics:
            yield (
                lab.MOVE,
                self._move(
                    Now(
                        at,
                        ring,
                        hands,
                        limit,
                        codes,
                        basics - 1,
                        specials,
                        spending,
                        0,
                        -1,
                        0,
                        now.taken,
                    )
                ),
            )
        if spending or specials:
            yield from self._spendings(now)
        yield from self._gifts(now)

    def _move(self, now: Now) -> float:
        """The mean over the die: one step, two, or anywhere."""
        at = now.at
        chances = [self._act(now._replace(at=(at + way) % SPACES)) for way in (0, 1, -1, 2, -2, 3)]
        one = max(chances[:3])
        two = max(one, chances[3], chances[4])
        return (one + two + 4 * max(two, chances[5])) / 6

    def _spendings(self, now: Now) -> Iterator[tuple[Move, float]]:
        """Diamonds, and spades that clear a space with a pawn in it."""
        at, ring, hands, limit, codes, basics, specials, spending, neutralizing, *_ = now
        mine = hands[self.seat]
        specials -= not spending
        spent = self.given.diamonds - (mine >> 5 * DIAMONDS & 31)
        if spent < STEPS and self._spares(now, DIAMONDS):
            less = self._with_hand(hands, mine - CARD[DIAMONDS])
            for to in lab.NEAR[at][1]:
                yield (
                    lab.DIAMOND[to],
                    self._act(
                        Now(
                            to,
                            ring,
                            less,
                            limit,
                            codes,
                            basics,
                            specials,
                            1,
                            neutralizing,
                            -1,
                            0,
                            now.taken,
                        )
                    ),
                )
        if not self._spares(now, SPADES):
            return
        spades = mine >> 5 * SPADES & 31
        less = self._with_hand(hands, mine - CARD[SPADES])
        spaces = {at: spades + 2 if basics or neutralizing else spades}
        for seat, other in enumerate(self.given.pawns):
            if seat != self.seat:
                spaces.setdefault(other, spades)
        for space, most in spaces.items():
            if 0 < ring >> 3 * space & 7 <= most:
                to = self._push(at, ring, space)
                if to >= 0:
                    pushed = ring - PARTICLE[space] + PARTICLE[to]
                    yield (
                        lab.SPADE[space][to],
                        self._act(
                            Now(
                                at,
                                pushed,
                                less,
                                limit,
                                codes,
                                basics,
                                specials,
                                1,
                                neutralizing,
                                -1,
                                0,
                                now.taken,
                            )
                        ),
                    )

    def _push(self, at: int, ring: int, space: int) -> int:
        """Where a particle of this space does least harm: no pawn there, and already full-ish."""
        best, pick = inf, -1
        for to in lab.NEAR[space][1]:
            count = ring >> 3 * to & 7
            if count < FULL:
                others = any(
                    other == to and seat != self.seat for seat, other in enumerate(self.given.pawns)
                )
                harm = (10 if to == at or others else 0) - count
                if harm < best:
                    best, pick = harm, to
        return pick

    def _spares(self, now: Now, suit: int) -> bool:
        """Whether a card of this suit may be spent: not by who holds most for a code to come.

        Whoever is alone holds most of everything, and has to choose.
        """
        count = now.hands[self.seat] >> 5 * suit & 31
        if count <= 1 or self.setting.seats == 1:
            return count > 0
        if now.codes >> suit & 1 or count > self.setting.code:
            return True
        return any(
            hand >> 5 * suit & 31 > count
            for seat, hand in enumerate(now.hands)
            if seat != self.seat
        )

    def _gifts(self, now: Now) -> Iterator[tuple[Move, float]]:
        at, ring, hands, limit, codes, basics, specials, spending, neutralizing, *_ = now
        mine = hands[self.seat]
        for to, space in enumerate(self.given.pawns):
            if space != at or to == self.seat:
                continue
            if to == now.sharing:
                first, left = now.floor, specials
            elif specials:
                first, left = 0, specials - 1
            else:
                continue
            for suit in range(first, self.setting.suits):
                if mine >> 5 * suit & 31 and not codes >> suit & 1:
                    given = list(hands)
                    given[self.seat] -= CARD[suit]
                    given[to] += CARD[suit]
                    yield (
                        lab.SHARE[suit][to],
                        self._act(
                            Now(
                                at,
                                ring,
                                tuple(given),
                                limit,
                                codes,
                                basics,
                                left,
                                spending,
                                neutralizing,
                                to,
                                suit,
                                now.taken,
                            )
                        ),
                    )

    def _gifts_anew(self, now: Now) -> Iterator[tuple[Move, float]]:
        """Suits before the last one given, as a new Share (ruling 31).

        Asked where a plan begins only: a plan gives its cards in order and needs no second Share.
        """
        if now.sharing >= 0 and now.floor:
            for move, chance in self._gifts(now._replace(sharing=-1, floor=0)):
                if move.to == now.sharing and move.at < now.floor:
                    yield move, chance

    # --- neutralizing -----------------------------------------------------------------------------

    def _try(self, now: Now) -> float:
        """The mean over the die of a try whose basic action is paid."""
        known = self._tries.get(now)
        if known is None:
            known = self.hit * self._act(now._replace(ring=now.ring - PARTICLE[now.at]))
            cards = now.hands[self.seat] & (31 << 5 * HEARTS | 31 << 5 * CLUBS)
            if cards and (now.spending or now.specials):
                for die in range(1, self.setting.hit):
                    known += max([chance for _, chance in self._answers(now, die)]) / 6
            else:
                known += (1.0 - self.hit) * self._accept(now)
            self._tries[now] = known
        return known

    def _accept(self, now: Now) -> float:
        if now.limit <= 1:
            return 0.0
        missed = now._replace(limit=now.limit - 1)
        if self.given.limit - missed.limit >= MISSES:
            return self._end(missed)
        return self._act(missed)

    def _answers(self, now: Now, die: int) -> Iterator[tuple[Move, float]]:
        """A failed die: the price, as many clubs as it takes, or a heart."""
        yield lab.ACCEPT, self._accept(now)
        if not (now.spending or now.specials):
            return
        mine = now.hands[self.seat]
        paid = now._replace(specials=now.specials - (not now.spending), spending=1)
        short = self.setting.hit - die
        if mine >> 5 * CLUBS & 31 >= short and self._spares(now, CLUBS):
            less = self._with_hand(now.hands, mine - short * CARD[CLUBS])
            yield lab.CLUB, self._act(paid._replace(hands=less, ring=now.ring - PARTICLE[now.at]))
        if self._spares(now, HEARTS):
            less = self._with_hand(now.hands, mine - CARD[HEARTS])
            yield lab.HEART, self._try(paid._replace(hands=less))

    # --- the end of the turn ----------------------------------------------------------------------

    def _may_collect(self, basics: int, taken: int) -> bool:
        setting = self.setting
        if setting.free:
            return taken < setting.cards
        return basics > 0 or taken % setting.cards > 0

    def _take(self, now: Now, top: int, height: int) -> float:
        """Collecting the top card that is seen, of so many; then perhaps the next ones."""
        if height <= 1:
            return 0.0
        basics = now.basics
        if not self.setting.free and now.taken % self.setting.cards == 0:
            basics -= 1
        hands = self._with_hand(now.hands, now.hands[self.seat] + CARD[top])
        after = now._replace(hands=hands, basics=basics, taken=now.taken + 1)
        stop = self._end(after)
        if height <= 2 or not self._may_collect(basics, after.taken):
            return stop
        known = self._takes.get((after, height))
        if known is None:
            known = sum(
                [
                    share * max(stop, self._take(after, suit, height - 1))
                    for suit, share in self.draws
                ]
            )
            self._takes[after, height] = known
        return known

    def _end(self, now: Now) -> float:
        """All hands come down to their limits; then the worth of the lab."""
        hands = now.hands
        seat = self.seat
        while True:
            limit = now.limit if seat == self.seat else self.given.limits[seat]
            excess = in_hand(hands[seat]) - limit
            if excess > 0:
                hands = self._cut(now, hands, seat, excess)
            seat = (seat + 1) % self.setting.seats
            if seat == self.seat:
                return self._weigh(now, hands)

    def _weigh(self, now: Now, hands: Hands | None = None) -> float:
        worth = self.worth
        held = now.hands if hands is None else hands
        chance = worth.of(now.at, now.ring, held, now.limit, now.codes)
        if worth.asked >= self._goal or (
            worth.asked % CLOCK == 0 and time.monotonic() > self._deadline
        ):
            raise Unfinished
        return chance

    def _cut(self, now: Now, hands: Hands, seat: int, excess: int) -> Hands:
        """The hands once this one, with so many cards too many, keeps what the codes need most."""
        place = self.worth.place(now.at, now.ring)
        key = (hands, seat, excess, now.codes, place)
        known = self._cuts.get(key)
        if known is None:
            keep = in_hand(hands[seat]) - excess
            kept = self.worth.best_of(hands, seat, keep, now.codes, 0, place)
            known = self._cuts[key] = (*hands[:seat], kept, *hands[seat + 1 :])
        return known

    def _discard(self, now: Now, view: View) -> tuple[Move, float]:
        """The first of the cards that a hand over its limit lays off."""
        seat = view.chooser
        hand, keep = now.hands[seat], view.limits[seat]
        place = self.worth.place(now.at, now.ring)
        kept = self.worth.best_of(now.hands, seat, keep, now.codes, view.floor, place)
        hands = (*now.hands[:seat], kept, *now.hands[seat + 1 :])
        first = next(
            suit for suit in range(lab.SUITS) if kept >> 5 * suit & 31 < hand >> 5 * suit & 31
        )
        return lab.DROP[first], self._weigh(now, hands)

    def _with_hand(self, hands: Hands, mine: int) -> Hands:
        return (*hands[: self.seat], mine, *hands[self.seat + 1 :])


@lru_cache(maxsize=4)
def remembered(given: Circumstances) -> Outlook:
    """The whole turn under these circumstances: worked out once for all its choices."""
    return Outlook(given, brief=False)
