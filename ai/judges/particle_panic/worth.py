"""What a lab of Particle Panic is worth at the end of a turn, before particles emerge.

The chance to win, by weighing what a crew looks at: codes entered and how far the others are, who
holds the cards and who stands where, hand limits, free spaces, and above all the race between the
cards that are missing and the turns until the lab is full. The weights were fitted to who won games
of this planner against the lab: a logistic regression on crews of four. `crews` says what was set
by hand for the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ai.judges.particle_panic import alone, pair
from ai.judges.particle_panic.chances import chance_of
from ai.judges.particle_panic.crews import OPENING, weights_of
from ai.judges.particle_panic.packed import CARD, PARTICLE, Hands, in_hand, room_left
from game.rules.particle_panic.lab import SPACES, SUITS
from game.rules.particle_panic.ladder import Setting

# --- what is weighed ------------------------------------------------------------------------------

IN_HANDS = (
    "ready", "lacks 1", "lacks 2", "lacks 3", "lacks 4", "ready later", "ready too many",
    "with others", "not in hands", "holder too weak", "codes 1", "codes 2", "codes 3", "limits",
    "limits squared", "weak hands", "limits of 2", "limits of 1", "places for cards",
    "spare hearts", "spare clubs", "spare diamonds", "spare spades", "ready next",
)  # fmt: skip
ON_RING = (
    "next on 0", "next on 1", "next on 2", "next by a wanted card", "others on 0", "others on 1",
    "others on 2", "others by a wanted card", "free spaces", "pairs", "pairs in a free space",
    "low stacks",
)  # fmt: skip
IN_RACE = (
    "always", "turns left", "turns left squared", "turns left, few", "limits to burn",
    "turns x not in hands", "turns x lacking", "not in hands / turns", "lacking / turns",
    "lacking / (lacking + turns)",
)  # fmt: skip
TOGETHER = ("can be shared", "can be shared in a free space")


Place = tuple[int, int]
"""The space of a pawn, and the packed ring."""


class Cards(NamedTuple):
    """What the hands say, as far as the rest has to know."""

    lack: int
    """Cards that no hand holds yet."""
    apart: int
    """Cards that lack in the fullest hand of each suit, together."""
    burn: int
    """Points of hand limit that could be lost without losing the lab."""
    wanted: int
    """Suits that the crew has too few cards of: one bit each."""


def weigh_hands(
    setting: Setting, first: int, hands: Hands, limits: Sequence[int], codes: int
) -> tuple[list[float], Cards]:
    """`IN_HANDS` for packed hands and codes; ``first`` is the next seat to have a turn."""
    seats, need = setting.seats, setting.code
    said = [0.0] * len(IN_HANDS)
    order = [(first + step) % seats for step in range(seats)]
    spare = [0] * setting.suits
    lack = apart = ready = wanted = 0
    for suit in range(setting.suits):
        counts = [hands[seat] >> 5 * suit & 31 for seat in order]
        crew = sum(counts)
        if codes >> suit & 1:
            spare[suit] = crew
            continue
        best = max(counts)
        wait = counts.index(best)
        missing = max(0, need - best)
        if not missing:
            ready += 1
            said[0] += 1.0
            said[5] += wait / seats
            said[23] += wait == 0
        else:
            if missing < 5:
                said[missing] += 1.0
            said[9] += limits[order[wait]] < need
        said[7] += min(crew - best, missing)
        apart += missing
        if crew < need:
            lack += need - crew
            wanted |= 1 << suit
        else:
            spare[suit] = crew - need
    said[8] = lack
    said[6] = max(0, ready - 1)
    entered = codes.bit_count()
    if entered:
        said[9 + min(3, entered)] = max(1, entered - 2)
    for hand, limit in zip(hands, limits, strict=True):
        said[13] += limit / seats
        said[14] += limit * limit / seats / 6
        said[15] += (limit < need) / seats
        said[16] += (limit == 2) / seats
        said[17] += (limit == 1) / seats
        said[18] += max(0, limit - in_hand(hand)) / seats
    said[19:23] = [min(3, count) for count in spare[:4]]
    return said, Cards(lack, apart, sum(limits) - seats, wanted)


def weigh_ring(
    first: int, pawns: Sequence[int], ring: int, wanted: int, heights: Sequence[int]
) -> list[float]:
    """`ON_RING` for a packed ring; ``wanted`` has a bit for each space with a wanted top card.

    A free space counts only where a card can still be collected: nobody takes the last one.
    """
    said = [0.0] * len(ON_RING)
    said[8] = sum([not ring >> 3 * space & 7 and heights[space] > 1 for space in range(SPACES)])
    share = 1.0 / max(1, len(pawns) - 1)
    for seat, at in enumerate(pawns):
        count = ring >> 3 * at & 7
        base, part = (0, 1.0) if seat == first else (4, share)
        open_stack = heights[at] > 1
        if count < 3 and (count or open_stack):
            said[base + count] += part
        if count < 2 and open_stack and wanted >> at & 1:
            said[base + 3] += part if count == 0 else 0.3 * part
        said[11] += heights[at] <= 3
        for other in pawns[:seat]:
            if other == at:
                said[9] += 1.0
                said[10] += count == 0
    return said


def weigh_race(setting: Setting, room: int, cards: Cards) -> list[float]:
    """`IN_RACE`: cards against turns. A turn brings 2 particles (half emergence) or 3.5."""
    mean = 2.0 if setting.half else 3.5
    hits = (7 - setting.hit) / 6
    turns = room / mean
    burn = cards.burn * hits / (1 - hits) / mean
    ends = turns + 0.6 * burn + 1.0
    t, lack, apart = turns / 10, cards.lack, cards.apart
    return [
        1.0, t, t * t, min(1.0, turns / 3), burn / 10, 0.2 * lack * t, 0.2 * apart * t, lack / ends,
        apart / ends, apart / (apart + ends),
    ]  # fmt: skip


def weigh_together(
    setting: Setting, first: int, pawns: Sequence[int], ring: int, hands: Hands, codes: int
) -> list[float]:
    """`TOGETHER`: cards that lack in the fullest hand of a suit and are held in the same space."""
    seats = setting.seats
    if seats == 1 or len(set(pawns)) == seats:
        return [0.0, 0.0]
    order = [(first + step) % seats for step in range(seats)]
    shared = free = 0
    for suit in range(setting.suits):
        if codes >> suit & 1:
            continue
        counts = [hands[seat] >> 5 * suit & 31 for seat in order]
        best = max(counts)
        missing = setting.code - best
        if missing <= 0:
            continue
        at = pawns[order[counts.index(best)]]
        here = sum([count for seat, count in zip(order, counts, strict=True) if pawns[seat] == at])
        gifts = min(here - best, missing)
        shared += gifts
        if not ring >> 3 * at & 7:
            free += gifts
    return [float(shared), float(free)]


# --- where a game begins --------------------------------------------------------------------------


@lru_cache(maxsize=64)
def opening(setting: Setting) -> float:
    """The score before the anchor of such a lab, with mixed hands."""
    seats, suits = setting.seats, setting.suits
    hands = tuple(
        sum([CARD[(seat + card) % suits] for card in range(setting.deal)]) for seat in range(seats)
    )
    limits, pawns = (setting.limit,) * seats, (0,) * seats
    ring = sum(PARTICLE[1:])
    said, cards = weigh_hands(setting, 0, hands, limits, 0)
    said += weigh_ring(0, pawns, ring, 1, (16,) * SPACES)
    said += weigh_race(setting, room_left(ring), cards)
    said += weigh_together(setting, 0, pawns, ring, hands, 0)
    score = _dot(said, weights_of(setting))
    return score + pair.weigh(limits, 0) if pair.fits(setting) else score


# --- the worth ------------------------------------------------------------------------------------


class Worth:
    """The chance to win at the end of one turn: all that stays the same in it, and a memory."""

    def __init__(
        self,
        setting: Setting,
        seat: int,
        pawns: tuple[int, ...],
        limits: tuple[int, ...],
        tops: tuple[int, ...],
        heights: tuple[int, ...],
    ) -> None:
        """``seat`` has the turn; its own pawn and limit are told with each question."""
        self.setting, self.seat = setting, seat
        self.first = (seat + 1) % setting.seats
        self.pawns, self.limits, self.tops, self.heights = pawns, limits, tops, heights
        self.asked = 0
        """Ends of the turn that were weighed so far."""
        weights = weights_of(setting)
        ends = [len(IN_HANDS), len(ON_RING), len(IN_RACE), len(TOGETHER)]
        self._weights = [weights[sum(ends[:i]) : sum(ends[: i + 1])] for i in range(4)]
        self._alone = alone.Alone(tops, heights) if alone.fits(setting) else None
        self._pair = pair.fits(setting)
        self.anchor = OPENING[setting.seats][setting.ladder] - opening(setting)
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
        found = self._known.get(key)
        if found is None:
            self.asked += 1
            found = self._known[key] = self._weigh(*key)
        return found

    def features(self, at: int, ring: int, hands: Hands, limit: int, codes: int) -> list[float]:
        """All that is weighed but for the table of `pair`, in the order of the weights."""
        limits, pawns = self._with(self.limits, limit), self._with(self.pawns, at)
        said, cards = weigh_hands(self.setting, self.first, hands, limits, codes)
        wanted = self._wanted(cards)
        return [
            *said,
            *weigh_ring(self.first, pawns, ring, wanted, self.heights),
            *weigh_race(self.setting, room_left(ring), cards),
            *weigh_together(self.setting, self.first, pawns, ring, hands, codes),
        ]

    def place(self, at: int, ring: int) -> Place | None:
        """Where the pawn and the particles are, if that matters for which cards are kept."""
        return None if self._alone is None else (at, ring)

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

        ``keep`` is the hand limit, too. Suit by suit: ``best`` has the most that any choice of the
        suits so far gains, by the number of cards kept.
        """
        if self._alone is not None and place is not None:
            return self._alone.best_of(*place, hands[seat], keep, codes, floor)
        best: dict[int, tuple[float, int]] = {0: (0.0, 0)}
        for suit in range(SUITS):
            count = hands[seat] >> 5 * suit & 31
            others = [hand >> 5 * suit & 31 for who, hand in enumerate(hands) if who != seat]
            grown: dict[int, tuple[float, int]] = {}
            for kept in range(count if suit < floor else 0, count + 1):
                gain = self._suit_gain(suit, kept, others, codes)
                for total, (sum_before, packed) in best.items():
                    found = (sum_before + gain, packed + kept * CARD[suit])
                    if total + kept not in grown or found > grown[total + kept]:
                        grown[total + kept] = found
            best = grown
        return best[keep][1]

    def _suit_gain(self, suit: int, kept: int, others: list[int], codes: int) -> float:
        """What so many cards of a suit in one hand add to the score, beside those of the others."""
        if codes >> suit & 1:
            return 0.01 * kept
        weights = self._weights[0]
        crew, top = kept + sum(others), max(kept, *others) if others else kept
        missing = max(0, self.setting.code - top)
        gain = weights[missing] if missing < 5 else 0.0
        gain += weights[7] * min(crew - top, missing)
        return gain + weights[8] * max(0, self.setting.code - crew)

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
        if self._alone is not None:
            score, room = self._alone.score(at, ring, hands[0], limit, codes)
            return min(1.0, room / most) * chance_of(score)
        for_hands, for_ring, for_race, for_gifts = self._weights
        held = self._hands.get((hands, limit, codes))
        if held is None:
            limits = self._with(self.limits, limit)
            said, cards = weigh_hands(setting, self.first, hands, limits, codes)
            priced = pair.weigh(limits, codes) if self._pair else 0.0
            held = (_dot(said, for_hands) + priced, cards, self._wanted(cards))
            self._hands[hands, limit, codes] = held
        score, cards, wanted = held
        placed = self._rings.get((at, ring, wanted))
        if placed is None:
            room = room_left(ring)
            pawns = self._with(self.pawns, at)
            said = weigh_ring(self.first, pawns, ring, wanted, self.heights)
            lasts = min(1.0, room / most)
            placed = self._rings[at, ring, wanted] = (_dot(said, for_ring), room, lasts)
        on_ring, room, lasts = placed
        if not room:
            return 0.0
        race = self._races.get((room, cards))
        if race is None:
            race = _dot(weigh_race(setting, room, cards), for_race)
            self._races[room, cards] = race
        pawns = self._with(self.pawns, at)
        free = 0
        for space in pawns:
            if not ring >> 3 * space & 7:
                free |= 1 << space
        gifts = self._gifts.get((at, free, hands, codes))
        if gifts is None:
            said = weigh_together(setting, self.first, pawns, ring, hands, codes)
            gifts = self._gifts[at, free, hands, codes] = _dot(said, for_gifts)
        return lasts * chance_of(score + on_ring + race + gifts + self.anchor)


def _dot(said: Sequence[float], weights: Sequence[float]) -> float:
    return sum([one * weight for one, weight in zip(said, weights, strict=True)])
