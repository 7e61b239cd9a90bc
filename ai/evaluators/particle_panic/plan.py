"""The planner of Particle Panic: first one act ahead, then the whole rest of the turn."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import inf

from ai.bot import Analysis, Prospect
from ai.evaluators.particle_panic.position import (
    CARD,
    PARTICLE,
    Circumstances,
    Hands,
    Now,
    circumstances_of,
    in_hand,
    now_of,
)
from ai.evaluators.particle_panic.worth import (
    IN_USE,
    Place,
    Tuning,
    Worth,
    calibrated,
    smooth_chance,
)
from game.core.contract import move_text
from game.rules.particle_panic import state
from game.rules.particle_panic.state import (
    CLUBS,
    DIAMONDS,
    DROP,
    FULL,
    HEARTS,
    SPACES,
    SPADES,
    SUITS,
    Move,
    View,
)

# --- ends -----------------------------------------------------------------------------------------
# How a turn of Particle Panic ends: hands come down to their limits, then the lab is weighed.


CLOCK = 64
"""Ends of the turn weighed between two looks at the clock."""


class Unfinished(Exception):
    """The goal or the deadline ends the thinking; what was worked out so far is kept."""


class EndOfTurn:
    """Values of the ends of one turn."""

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
            kept = self._worth.best_of(hands, seat, keep, now.codes, place)
            known = self._cuts[key] = (*hands[:seat], kept, *hands[seat + 1 :])
        return known

    def discards(self, now: Now, view: View) -> Iterator[tuple[Move, float]]:
        """Each card that a hand over its limit may lay off; what codes need least goes after it."""
        seat = view.chooser
        keep = view.limits[seat]
        place = self._worth.place(now.at, now.ring)
        for suit in range(SUITS):
            if now.hands[seat] >> 5 * suit & 31:
                less = now.hands[seat] - CARD[suit]
                hands = (*now.hands[:seat], less, *now.hands[seat + 1 :])
                if in_hand(less) > keep:
                    kept = self._worth.best_of(hands, seat, keep, now.codes, place)
                    hands = (*now.hands[:seat], kept, *now.hands[seat + 1 :])
                yield DROP[suit], self.weigh(now, hands)


# --- outlook --------------------------------------------------------------------------------------
# The rest of one turn of Particle Panic, counted out: every action, every fall of its dice.
#
# A light model of the turn, kept in step with the rules by a test. Its scientist always takes
# what promises most; dice and unseen cards are averaged over; the end of the turn is left to
# `worth`. To keep a plan quick some acts that hardly ever pay are left out: a second diamond,
# tries after three failures; spades push particles only out of spaces with pawns, cards of a
# whole code are not spent by who holds most of them, nobody gives away cards of an entered code,
# a code that can be entered is entered first.


STEPS = 1
"""Diamonds that a plan spends at most: each more makes it ten times as long, hardly better."""
MISSES = 3
"""Failures that a plan looks ahead to: after the last one the turn is taken to end."""


class TurnChances:
    """Chances to win from any point of one turn, remembered."""

    def __init__(self, given: Circumstances, *, brief: bool, tuning: Tuning = IN_USE) -> None:
        """``brief``: the turn is taken to end after the next act."""
        self.given, self.brief = given, brief
        setting = self.setting = given.setting
        self.seat = given.seat
        self.worth = Worth(given, tuning)
        self.hit = (7 - setting.hit) / 6
        cards = sum(given.under) or 1
        self.draws = [(suit, count / cards) for suit, count in enumerate(given.under) if count]
        self._acts: dict[Now, float] = {}
        self._tries: tuple[dict[Now, float], ...] = ({}, {})  # by the pictures that are left
        self._looks = given.duty
        self._takes: dict[tuple[Now, int], float] = {}
        self.ends = EndOfTurn(given, self.worth)
        self._end, self._weigh = self.ends.end, self.ends.weigh

    def budget(self, goal: int, deadline: float) -> None:
        """Think on until so many ends were weighed or the clock says so: then `Unfinished`."""
        self.ends.budget(goal, deadline)

    def prospects(self, view: View) -> list[tuple[Move, float]]:
        """Values of the moves of a view: of those that are worth a thought. Raises Unfinished."""
        now = now_of(view)
        match view.phase:
            case state.ACT:
                return [*self._options(now), *self._gifts_anew(now)]
            case state.CHOOSE:
                steps = min(view.roll[1], 3)
                near = state.REACH[now.at][steps]
                return [(state.GO[to], self._act(now._replace(at=to))) for to in near]
            case state.FAILED:
                return list(self._answers(now, view.die, view.duty.ready))
            case state.COLLECT:
                top, height = view.tops[now.at], view.heights[now.at]
                return [(state.END, self._end(now)), (state.TAKE, self._take(now, top, height))]
            case state.DISCARD:
                return list(self.ends.discards(now, view))
        near = state.nearest_room(list(view.particles), view.source)
        spilt = [(to, now._replace(ring=now.ring + PARTICLE[to])) for to in near]
        return [(state.SPILL_INTO[to], self._weigh(then)) for to, then in spilt]

    # --- acting -----------------------------------------------------------------------------------

    def _act(self, now: Now) -> float:
        """The best that can be done from here."""
        if self.brief:
            # A whole code is entered even from a hand that could not keep it.
            codes = now.specials and not self.worth.can_keep(now.limit)
            entries = [chance for _, chance in self._entries(now)] if codes else []
            return max(entries) if entries else self._end(now)
        known = self._acts.get(now)
        if known is None:
            known = max([chance for _, chance in self._options(now)])
            self._acts[now] = known
        return known

    def _options(self, now: Now) -> Iterator[tuple[Move, float]]:
        at, ring, hands, limit, codes, basics, specials, spending, neutralizing, *_ = now
        entries = list(self._entries(now)) if specials else []
        if entries:
            yield from entries
            return
        yield state.END, self._end(now)
        here = ring >> 3 * at & 7
        if here and (basics or neutralizing):
            cost = 0 if neutralizing else 1
            then = Now(
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
            yield state.NEUTRALIZE, self._try(then, self._looks)
        if not here and self._may_collect(basics, now.taken) and self.given.heights[at] > 1:
            top, height = self.given.tops[at], self.given.heights[at]
            yield state.TAKE, self._take(now._replace(sharing=-1, floor=0), top, height)
        if basics:
            then = Now(
                at, ring, hands, limit, codes, basics - 1, specials, spending, 0, -1, 0, now.taken
            )
            yield state.MOVE, self._move(then)
        if spending or specials:
            yield from self._spendings(now)
        yield from self._gifts(now)

    def _entries(self, now: Now) -> Iterator[tuple[Move, float]]:
        """Every code that the own hand can enter now."""
        setting, mine = self.setting, now.hands[self.seat]
        for suit in range(setting.suits):
            if not now.codes >> suit & 1 and mine >> 5 * suit & 31 >= setting.code:
                less = self._with_hand(now.hands, mine - setting.code * CARD[suit])
                then = now._replace(hands=less, codes=now.codes | 1 << suit, sharing=-1, floor=0)
                yield state.CODE[suit], self._act(then._replace(specials=now.specials - 1))

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
            for to in state.NEAR[at][1]:
                then = Now(
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
                yield state.DIAMOND[to], self._act(then)
        if self._spares(now, SPADES):
            yield from self._pushes(now, specials)

    def _pushes(self, now: Now, specials: int) -> Iterator[tuple[Move, float]]:
        """Spades that clear a space with a pawn in it; ``specials`` are left after one."""
        at, ring, hands, limit, codes, basics, _, _, neutralizing, *_ = now
        mine = hands[self.seat]
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
                    then = Now(
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
                    yield state.SPADE[space][to], self._act(then)

    def _push(self, at: int, ring: int, space: int) -> int:
        """Place where a particle does least harm: no pawn there, and already full-ish."""
        best, pick = inf, -1
        for to in state.NEAR[space][1]:
            count = ring >> 3 * to & 7
            if count < FULL:
                pawns = enumerate(self.given.pawns)
                others = any(other == to and seat != self.seat for seat, other in pawns)
                harm = (10.0 if to == at or others else 0.0) - count
                if harm < best:
                    best, pick = harm, to
        return pick

    def _spares(self, now: Now, suit: int) -> bool:
        """True if a card of this suit may be spent: not by the holder of most for a code to come.

        A scientist alone holds most of everything, and has to choose.
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
                    then = Now(
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
                    yield state.SHARE[suit][to], self._act(then)

    def _gifts_anew(self, now: Now) -> Iterator[tuple[Move, float]]:
        """Suits before the last one given, as a new Share (ruling 31).

        Asked where a plan begins only: a plan gives its cards in order and needs no second Share.
        """
        if now.sharing >= 0 and now.floor:
            for move, chance in self._gifts(now._replace(sharing=-1, floor=0)):
                if move.to == now.sharing and move.at < now.floor:
                    yield move, chance

    # --- neutralizing -----------------------------------------------------------------------------

    def _try(self, now: Now, looks: int) -> float:
        """The mean over the die of a try that is paid; with ``looks`` at the detector left."""
        known = self._tries[looks].get(now)
        if known is None:
            known = self.hit * self._act(now._replace(ring=now.ring - PARTICLE[now.at]))
            cards = now.hands[self.seat] & (31 << 5 * HEARTS | 31 << 5 * CLUBS)
            if looks or (cards and (now.spending or now.specials)):
                for die in range(1, self.setting.hit):
                    known += max([chance for _, chance in self._answers(now, die, looks)]) / 6
            else:
                known += (1.0 - self.hit) * self._accept(now)
            self._tries[looks][now] = known
        return known

    def _accept(self, now: Now) -> float:
        if now.limit <= 1:
            return 0.0
        missed = now._replace(limit=now.limit - 1)
        if self.given.limit - missed.limit >= MISSES:
            return self._end(missed)
        return self._act(missed)

    def _answers(self, now: Now, die: int, looks: int) -> Iterator[tuple[Move, float]]:
        """A failed die: a look at the detector, the price, as many clubs as it takes, a heart."""
        if looks:
            # Levels that plan tell all pictures apart (`thumb.share`): a look is a second roll.
            yield state.DETECT, self._try(now, 0)
        yield state.ACCEPT, self._accept(now)
        if not (now.spending or now.specials):
            return
        mine = now.hands[self.seat]
        paid = now._replace(specials=now.specials - (not now.spending), spending=1)
        short = self.setting.hit - die
        # No card is worth more than the last hand that can keep a code.
        last = self.worth.can_keep(now.limit) and not self.worth.can_keep(now.limit - 1)
        if mine >> 5 * CLUBS & 31 >= short and (last or self._spares(now, CLUBS)):
            less = self._with_hand(now.hands, mine - short * CARD[CLUBS])
            yield state.CLUB, self._act(paid._replace(hands=less, ring=now.ring - PARTICLE[now.at]))
        if mine >> 5 * HEARTS & 31 and (last or self._spares(now, HEARTS)):
            less = self._with_hand(now.hands, mine - CARD[HEARTS])
            yield state.HEART, self._try(paid._replace(hands=less), looks)

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
            rest = height - 1
            known = sum([p * max(stop, self._take(after, suit, rest)) for suit, p in self.draws])
            self._takes[after, height] = known
        return known

    def _with_hand(self, hands: Hands, mine: int) -> Hands:
        return (*hands[: self.seat], mine, *hands[self.seat + 1 :])


@lru_cache(maxsize=4)
def remembered(given: Circumstances, tuning: Tuning = IN_USE) -> TurnChances:
    """The whole turn under these circumstances: worked out once for all its choices."""
    return TurnChances(given, brief=False, tuning=tuning)


# --- plan -----------------------------------------------------------------------------------------


WHOLE = 20_000
"""From this goal on a turn is worked out to its end however long that takes, and remembered for its
later choices; below it every choice is thought about afresh, so that equal budgets buy equal plans.
"""


def outlook_at_once(view: View) -> float | None:
    """The chance to win from here, one act ahead; None where a plan has nothing to say."""
    best = chance_at_once(view)
    return None if best is None else calibrated(view.setting, best)


def chance_at_once(view: View) -> float | None:
    """The same as the plan weighs it, before it is calibrated."""
    brief = TurnChances(circumstances_of(view), brief=True)
    brief.budget(1 << 60, inf)
    return max([chance for _, chance in brief.prospects(view)], default=None)


def best_at_once(view: View, moves: Sequence[Move]) -> Move:
    """The most promising of these moves, one act ahead."""
    brief = TurnChances(circumstances_of(view), brief=True)
    brief.budget(1 << 60, inf)
    rated = [one for one in brief.prospects(view) if one[0] in moves]
    return max(rated, key=lambda one: one[1])[0]


class TurnPlan:
    """A choice being planned. An iteration is one end of the turn that was weighed."""

    def __init__(self, view: View, moves: Sequence[Move], tuning: Tuning = IN_USE) -> None:
        """``moves`` are all legal moves of the view."""
        self._view, self._moves, self._tuning = view, moves, tuning
        self._given = circumstances_of(view)
        self._brief = TurnChances(self._given, brief=True, tuning=tuning)
        self._fresh: TurnChances | None = None
        self._rated: list[tuple[Move, float]] = []
        self._looked = False
        self._asked = 0
        self.iterations = 0
        self.done = len(moves) == 1

    def run(self, goal: int, deadline: float = inf) -> None:
        """On to so many ends weighed; an unfinished plan goes on from there next time."""
        if self.done or self.iterations >= goal:
            return
        if not self._looked:
            self._brief.budget(1 << 60, inf)
            self._rated = self._legal(self._brief)
            self._looked = True
            self.iterations = self._brief.worth.asked
        if goal >= WHOLE:
            outlook = remembered(self._given, self._tuning)
            outlook.budget(1 << 60, deadline)
        else:
            if self._fresh is None:
                self._fresh = TurnChances(self._given, brief=False, tuning=self._tuning)
            outlook = self._fresh
            outlook.budget(goal - self._brief.worth.asked, deadline)
        before = outlook.worth.asked
        try:
            self._rated = self._legal(outlook)
            self.done = True
        except Unfinished:
            pass
        self.iterations += outlook.worth.asked - before

    def _legal(self, outlook: TurnChances) -> list[tuple[Move, float]]:
        """The moves with their chances, best first. Raises Unfinished."""
        legal = set(self._moves)
        rated = [one for one in outlook.prospects(self._view) if one[0] in legal]
        return sorted(rated, key=lambda one: -one[1])

    def best(self) -> Move:
        """Most promising move of the plan so far."""
        return self._rated[0][0] if self._rated else self._moves[0]

    def analysis(self, goal: int) -> Analysis:
        """The moves that were thought about, with chances turned into values."""
        setting = self._view.setting
        prospects = tuple(
            Prospect(
                move_text(move),
                self.iterations,
                2 * calibrated(setting, chance) - 1,
                2 * smooth_chance(setting, chance) - 1,
            )
            for move, chance in self._rated
        )
        return Analysis(self.iterations, not self.done and self.iterations < goal, prospects)
