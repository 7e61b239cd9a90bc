"""What a lab of Particle Panic is worth at the end of a turn, before particles emerge.

The chance to win, by weighing what a crew looks at: codes entered and how far the others are, who
holds the cards and who stands where, hand limits, free spaces, and above all the race between the
cards that are missing and the turns until the lab is full. The weights were fitted to who won games
of this planner against the lab: a logistic regression on crews of four. `crews` says what was set
by hand for the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product

from ai.evaluators.particle_panic import features, pair
from ai.evaluators.particle_panic.chances import chance_of
from ai.evaluators.particle_panic.crews import (
    OPENING,
    WEIGHTS,
    Opening,
    Weights,
    opening_of,
    weights_of,
)
from ai.evaluators.particle_panic.features import Cards, Features
from ai.evaluators.particle_panic.packed import CARD, PARTICLE, Hands, room_left
from ai.evaluators.particle_panic.turn import Circumstances
from game.rules.particle_panic.options import Setting
from game.rules.particle_panic.state import SPACES, SUITS

Place = tuple[int, int]
"""The space of a pawn, and the packed ring."""


@dataclass(frozen=True, eq=False)
class Tuning:
    """All tables that a lab is weighed by: those in use, but for what is given."""

    pair: pair.Pair = pair.PAIR
    weights: Weights = field(default_factory=lambda: WEIGHTS)
    opening: Opening = field(default_factory=lambda: OPENING)

    def weights_of(self, setting: Setting) -> Sequence[float]:
        """See `crews.weights_of`."""
        return weights_of(setting, self.weights, self.pair.weights)

    def opening_of(self, setting: Setting) -> float:
        """The score of a lab in which nothing has happened yet."""
        if pair.fits(setting):
            return self.pair.opening[setting.ladder]
        return self.opening[opening_of(setting)][setting.ladder]


IN_USE = Tuning()


# --- where a game begins --------------------------------------------------------------------------


def opening_features(setting: Setting) -> list[float]:
    """Such a lab, with mixed hands."""
    seats, suits = setting.seats, setting.suits
    hands = tuple(
        sum([CARD[(seat + card) % suits] for card in range(setting.deal)]) for seat in range(seats)
    )
    limits, pawns = (setting.limit,) * seats, (0,) * seats
    ring = sum(PARTICLE[1:])
    of_hands, cards = features.of_hands(setting, 0, hands, limits, 0)
    return [
        *of_hands,
        *features.of_ring(0, pawns, ring, 1, (16,) * SPACES),
        *features.of_race(setting, room_left(ring), cards),
        *features.of_gifts(setting, 0, pawns, ring, hands, 0),
    ]


@lru_cache(maxsize=64)
def opening(setting: Setting, tuning: Tuning = IN_USE) -> float:
    """The score before the anchor of such a lab."""
    score = features.score(opening_features(setting), tuning.weights_of(setting))
    limits = (setting.limit,) * setting.seats
    return score + pair.weigh(limits, 0, tuning.pair.limits) if pair.fits(setting) else score


# --- the worth ------------------------------------------------------------------------------------


class Worth:
    """The chance to win at the end of one turn: all that stays the same in it, and a memory."""

    def __init__(self, given: Circumstances, tuning: Tuning = IN_USE) -> None:
        """``given``: its scientist's own pawn and limit are told with each question."""
        setting, tops, heights = given.setting, given.tops, given.heights
        self.setting, self.seat = setting, given.seat
        self.first = (given.seat + 1) % setting.seats
        self.pawns, self.limits, self.tops, self.heights = given.pawns, given.limits, tops, heights
        self.asked = 0
        """Ends of the turn that were weighed so far."""
        self._weights = features.by_name(tuning.weights_of(setting))
        self._pair = tuning.pair.limits if pair.fits(setting) else None
        self.anchor = tuning.opening_of(setting) - opening(setting, tuning)
        self._won = (1 << setting.suits) - 1
        self._known: dict[tuple[int, int, Hands, int, int], float] = {}
        self._hands: dict[tuple[Hands, int, int], tuple[float, Cards, int]] = {}
        self._rings: dict[tuple[int, int, int], tuple[float, int, float]] = {}
        self._races: dict[tuple[int, Cards], float] = {}
        self._gifts: dict[tuple[int, int, Hands, int], float] = {}

    def of(self, at: int, ring: int, hands: Hands, limit: int, codes: int) -> float:
        """The chance, from 0 to 1. ``at`` and ``limit`` are those of the turn's scientist."""
        if codes == self._won:
            return 1.0
        key = (at, ring, hands, limit, codes)
        known = self._known.get(key)
        if known is None:
            self.asked += 1
            known = self._known[key] = self._weigh(*key)
        return known

    def features(self, at: int, ring: int, hands: Hands, limit: int, codes: int) -> Features:
        """All that is weighed but for the table of `pair`."""
        limits, pawns = self._with(self.limits, limit), self._with(self.pawns, at)
        of_hands, cards = features.of_hands(self.setting, self.first, hands, limits, codes)
        return Features(
            of_hands,
            features.of_ring(self.first, pawns, ring, self._wanted(cards), self.heights),
            features.of_race(self.setting, room_left(ring), cards),
            features.of_gifts(self.setting, self.first, pawns, ring, hands, codes),
        )

    def place(self, at: int, ring: int) -> Place | None:
        """Where the pawn and the particles are, if that matters for which cards are kept."""
        return (at, ring) if self.setting.seats == 1 else None

    def best_of(
        self,
        hands: Hands,
        seat: int,
        keep: int,
        codes: int,
        floor: int,
        place: Place | None,
    ) -> int:
        """The so many cards of a hand that serve the crew's codes best; all of suits below floor.

        ``keep`` is the hand limit, too. For a crew suit by suit: ``best`` has the most that any
        choice of the suits so far gains, by the number of cards kept.
        """
        if place is not None:
            return self._most_worth(*place, hands[seat], keep, codes, floor)
        best: dict[int, tuple[float, int]] = {0: (0.0, 0)}
        for suit in range(SUITS):
            count = hands[seat] >> 5 * suit & 31
            others = [hand >> 5 * suit & 31 for who, hand in enumerate(hands) if who != seat]
            grown: dict[int, tuple[float, int]] = {}
            for kept in range(count if suit < floor else 0, count + 1):
                gain = self._suit_gain(suit, kept, others, codes)
                for total, (sum_before, packed) in best.items():
                    value = (sum_before + gain, packed + kept * CARD[suit])
                    if total + kept not in grown or value > grown[total + kept]:
                        grown[total + kept] = value
            best = grown
        return best[keep][1]

    def _most_worth(self, at: int, ring: int, hand: int, keep: int, codes: int, floor: int) -> int:
        """What one scientist keeps: each choice is weighed as a whole.

        That saves more labs of one, and none more of a crew: see ``docs/measuring.md``.
        """
        counts = [hand >> 5 * suit & 31 for suit in range(SUITS)]
        kept = product(
            *[range(count if suit < floor else 0, count + 1) for suit, count in enumerate(counts)]
        )
        hands = [
            sum([count * CARD[suit] for suit, count in enumerate(one)])
            for one in kept
            if sum(one) == keep
        ]
        return max(hands, key=lambda one: self.of(at, ring, (one,), keep, codes))

    def _suit_gain(self, suit: int, kept: int, others: list[int], codes: int) -> float:
        """What so many cards of a suit in one hand add to the score, beside those of the others."""
        if codes >> suit & 1:
            return 0.01 * kept
        weights = self._weights.hands
        crew, top = kept + sum(others), max(kept, *others) if others else kept
        missing = max(0, self.setting.code - top)
        gain = weights[missing] if missing < 5 else 0.0  # from ``ready`` to ``lacks_4``
        gain += weights.with_others * min(crew - top, missing)
        return gain + weights.not_in_hands * max(0, self.setting.code - crew)

    def _with(self, all_seats: tuple[int, ...], own: int) -> tuple[int, ...]:
        return (*all_seats[: self.seat], own, *all_seats[self.seat + 1 :])

    def _wanted(self, cards: Cards) -> int:
        """The spaces whose top card is wanted."""
        spaces = 0
        for space, top in enumerate(self.tops):
            if top >= 0 and cards.wanted >> top & 1:
                spaces |= 1 << space
        return spaces

    def _weigh(self, at: int, ring: int, hands: Hands, limit: int, codes: int) -> float:
        """`features` times weights, each part kept for the next end that shares it."""
        setting = self.setting
        most = 3 if setting.half else 6
        weights = self._weights
        held = self._hands.get((hands, limit, codes))
        if held is None:
            limits = self._with(self.limits, limit)
            of_hands, cards = features.of_hands(setting, self.first, hands, limits, codes)
            priced = 0.0 if self._pair is None else pair.weigh(limits, codes, self._pair)
            total = features.score(of_hands, weights.hands) + priced
            held = (total, cards, self._wanted(cards))
            self._hands[hands, limit, codes] = held
        score, cards, wanted = held
        placed = self._rings.get((at, ring, wanted))
        if placed is None:
            room = room_left(ring)
            pawns = self._with(self.pawns, at)
            of_ring = features.of_ring(self.first, pawns, ring, wanted, self.heights)
            total = features.score(of_ring, weights.ring)
            placed = self._rings[at, ring, wanted] = (total, room, min(1.0, room / most))
        on_ring, room, lasts = placed
        if not room:
            return 0.0
        race = self._races.get((room, cards))
        if race is None:
            race = features.score(features.of_race(setting, room, cards), weights.race)
            self._races[room, cards] = race
        pawns = self._with(self.pawns, at)
        free = 0
        for space in pawns:
            if not ring >> 3 * space & 7:
                free |= 1 << space
        gifts = self._gifts.get((at, free, hands, codes))
        if gifts is None:
            of_gifts = features.of_gifts(setting, self.first, pawns, ring, hands, codes)
            gifts = features.score(of_gifts, weights.together)
            self._gifts[at, free, hands, codes] = gifts
        return lasts * chance_of(score + on_ring + race + gifts + self.anchor)
