"""A lab as a few whole numbers: what the planner of Particle Panic reckons with.

A hand takes five bits for each suit, the ring three bits for each space. Such numbers are quick to
change, to compare and to look up, and a plan looks up tens of thousands of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.particle_panic.options import LadderFigures
from game.rules.particle_panic.state import DIAMONDS, ROOM, SPACES, STARS, SUITS, View, unseen

# --- packed ---------------------------------------------------------------------------------------


CARD = tuple(1 << 5 * suit for suit in range(SUITS))
"""One card of each suit, packed."""
PARTICLE = tuple(1 << 3 * space for space in range(SPACES))
"""One particle in each space, packed."""

Hands = tuple[int, ...]
"""A packed hand for each seat."""


def packed_hand(counts: Sequence[int]) -> int:
    """Cards by suit as one number."""
    return sum(count * card for count, card in zip(counts, CARD, strict=True))


def packed_hands(view: View) -> Hands:
    """All hands."""
    return tuple([packed_hand(hand) for hand in view.hands])


def packed_ring(particles: Sequence[int]) -> int:
    """Particles by space as one number."""
    return sum(count * one for count, one in zip(particles, PARTICLE, strict=True))


def packed_codes(entered: Sequence[int]) -> int:
    """Codes that are in: one bit for each suit."""
    return sum(done << suit for suit, done in enumerate(entered))


def in_hand(hand: int) -> int:
    """Number of cards."""
    return (
        (hand & 31) + (hand >> 5 & 31) + (hand >> 10 & 31) + (hand >> 15 & 31) + (hand >> 20 & 31)
    )


def room_left(ring: int) -> int:
    """Places without a particle."""
    return ROOM - sum([ring >> shift & 7 for shift in range(0, 3 * SPACES, 3)])


# --- turn -----------------------------------------------------------------------------------------
# A turn of Particle Panic in a few numbers: what its scientist can change, and what not.


class Now(NamedTuple):
    """State of a turn: all of it that the scientist's own acts can change."""

    at: int
    """The scientist's space."""
    ring: int
    hands: Hands
    limit: int
    codes: int
    basics: int
    specials: int
    spending: int
    neutralizing: int
    sharing: int
    floor: int
    taken: int


def now_of(view: View) -> Now:
    """State of the turn of a view."""
    return Now(
        view.pawns[view.seat],
        packed_ring(view.particles),
        packed_hands(view),
        view.limits[view.seat],
        packed_codes(view.entered),
        view.basics,
        view.specials,
        view.spending,
        view.neutralizing,
        view.sharing,
        view.floor if view.sharing >= 0 else 0,
        view.taken,
    )


class Circumstances(NamedTuple):
    """Parts of a position that a turn cannot change until a card is collected."""

    setting: LadderFigures
    seat: int
    pawns: tuple[int, ...]
    """That of ``seat`` is 0: see `Now`; so is its limit."""
    limits: tuple[int, ...]
    tops: tuple[int, ...]
    heights: tuple[int, ...]
    under: tuple[int, ...]
    """Cards by suit that lie under the tops."""
    diamonds: int
    """In the scientist's hand where the plan begins; see `plan.STEPS`."""
    limit: int
    """The scientist's hand limit where the plan begins; see `plan.MISSES`."""
    duty: int
    """1: a failed die may be looked up in the detector, once a try."""


def circumstances_of(view: View) -> Circumstances:
    """Those of a view."""
    seat = view.seat
    pawns = (*view.pawns[:seat], 0, *view.pawns[seat + 1 :])
    limits = (*view.limits[:seat], 0, *view.limits[seat + 1 :])
    return Circumstances(
        view.setting,
        seat,
        pawns,
        limits,
        view.tops,
        view.heights,
        tuple(unseen(view)),
        view.hands[seat][DIAMONDS],
        view.limits[seat],
        min(1, view.duty.on),
    )


# --- features -------------------------------------------------------------------------------------
# What the planner looks at in a lab of Particle Panic at the end of a turn, as named numbers.
#
# Four groups: the hands, the ring, the race between missing cards and the turns that are left,
# and cards that can be shared. The weights of `team` have the same names; what a lab is worth is
# the sum of each number times its weight (`worth`).


# --- the names ------------------------------------------------------------------------------------


class InHands(NamedTuple):
    """Of the hands, limits and codes. "Ready" is a suit whose code some hand can enter."""

    ready: float
    """Suits."""
    lacks_1: float
    """Suits of which the fullest hand lacks one card."""
    lacks_2: float
    lacks_3: float
    lacks_4: float
    ready_later: float
    """Ready suits, each by the share of a round until its holder has a turn."""
    ready_too_many: float
    """Ready suits beyond the first."""
    with_others: float
    """Cards that the fullest hand lacks and other hands hold."""
    not_in_hands: float
    """Cards that no hand holds yet."""
    holder_too_weak: float
    """Suits whose fullest hand could not keep the cards of a code: its limit is too low."""
    codes_1: float
    """1 when one code is entered."""
    codes_2: float
    """1 when two are."""
    codes_3: float
    """1 when three are, 2 when four are."""
    limits: float
    """Mean hand limit."""
    limits_squared: float
    """Mean square of the limits, in sixths."""
    weak_hands: float
    """Share of the seats whose limit is below a code."""
    limits_of_2: float
    """Share of the seats with this limit."""
    limits_of_1: float
    places_for_cards: float
    """Mean number of cards that a hand could take up."""
    spare_hearts: float
    """Cards beyond those for the code, at most 3."""
    spare_clubs: float
    spare_diamonds: float
    spare_spades: float
    ready_next: float
    """Ready suits whose holder has the next turn."""


class OnRing(NamedTuple):
    """Of the pawns, particles and stacks. "Others" is the mean over all but the next scientist."""

    next_on_0: float
    """Next scientist in a space without particles, while cards are left (0 or 1)."""
    next_on_1: float
    next_on_2: float
    next_by_wanted_card: float
    """Demand for the card there: 1 without a particle, 0.3 with one."""
    others_on_0: float
    others_on_1: float
    others_on_2: float
    others_by_wanted_card: float
    free_spaces: float
    """Spaces without particles where a card can still be collected."""
    pairs: float
    """Pairs of pawns in one space."""
    pairs_in_free_space: float
    low_stacks: float
    """Pawns at a stack of at most three cards."""


class InRace(NamedTuple):
    """Of cards against turns. "Lacking" are cards that the fullest hands lack."""

    always: float
    """1."""
    turns_left: float
    """Until the lab is full, in tens."""
    turns_left_squared: float
    few_turns_left: float
    """Turns in threes, at most 1."""
    limits_to_burn: float
    """Points of hand limit that can be lost, in tens."""
    turns_times_not_in_hands: float
    turns_times_lacking: float
    not_in_hands_per_turn: float
    lacking_per_turn: float
    lacking_share: float
    """Lacking / (lacking + turns)."""


class Together(NamedTuple):
    """Of cards that could be given to the fullest hand of their suit in the same space."""

    shared: float
    shared_in_free_space: float


class Features(NamedTuple):
    """All numbers, or the weight of each."""

    hands: InHands
    ring: OnRing
    race: InRace
    together: Together


def by_name(weights: Sequence[float]) -> Features:
    """The rows of `team`, one number after another, under their names."""
    rest = iter(weights)

    def take(count: int) -> list[float]:
        return [next(rest) for _ in range(count)]

    named = Features(
        InHands(*take(len(InHands._fields))),
        OnRing(*take(len(OnRing._fields))),
        InRace(*take(len(InRace._fields))),
        Together(*take(len(Together._fields))),
    )
    assert next(rest, None) is None, "one weight for each feature"
    return named


# --- the numbers ----------------------------------------------------------------------------------


class Cards(NamedTuple):
    """Facts about the hands that the other groups use."""

    lack: int
    """Cards that no hand holds yet."""
    apart: int
    """Cards that lack in the fullest hand of each suit, together."""
    burn: int
    """Points of hand limit that could be lost without losing the lab."""
    wanted: int
    """Suits that the crew has too few cards of: one bit each."""


def of_hands(
    setting: LadderFigures, first: int, hands: Hands, limits: Sequence[int], codes: int
) -> tuple[InHands, Cards]:
    """Of packed hands and codes; ``first`` is the next seat to have a turn."""
    seats, need = setting.seats, setting.code
    order = [(first + step) % seats for step in range(seats)]
    spare = [0] * SUITS
    lacks = [0, 0, 0, 0, 0]
    not_in_hands = apart = ready = ready_next = with_others = too_weak = wanted = 0
    later = 0.0
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
            later += wait / seats
            ready_next += wait == 0
        else:
            if missing < 5:
                lacks[missing] += 1
            too_weak += limits[order[wait]] < need
        with_others += min(crew - best, missing)
        apart += missing
        if crew < need:
            not_in_hands += need - crew
            wanted |= 1 << suit
        else:
            spare[suit] = crew - need
    entered = codes.bit_count()
    spared = [min(3, count) for count in spare[:STARS]]  # a star only fills its code
    won = (entered == 1, entered == 2, max(0, entered - 2))
    held = (ready, *lacks[1:], later, max(0, ready - 1), with_others, not_in_hands, too_weak)
    named = InHands._make((*held, *won, *_of_limits(setting, hands, limits), *spared, ready_next))
    return named, Cards(not_in_hands, apart, sum(limits) - seats, wanted)


def _of_limits(
    setting: LadderFigures, hands: Hands, limits: Sequence[int]
) -> tuple[float, float, float, float, float, float]:
    """`InHands` from ``limits`` to ``places_for_cards``."""
    seats, need = setting.seats, setting.code
    mean = squared = weak = of_2 = of_1 = places = 0.0
    for hand, limit in zip(hands, limits, strict=True):
        mean += limit / seats
        squared += limit * limit / seats / 6
        weak += (limit < need) / seats
        of_2 += (limit == 2) / seats
        of_1 += (limit == 1) / seats
        places += max(0, limit - in_hand(hand)) / seats
    return mean, squared, weak, of_2, of_1, places


def of_ring(
    first: int, pawns: Sequence[int], ring: int, wanted: int, heights: Sequence[int]
) -> OnRing:
    """Of a packed ring; ``wanted`` has a bit for each space with a wanted top card.

    A free space counts only where a card can still be collected: the last one is never taken.
    """
    free = sum([not ring >> 3 * space & 7 and heights[space] > 1 for space in range(SPACES)])
    share = 1.0 / max(1, len(pawns) - 1)
    of_next, of_others = [0.0] * 4, [0.0] * 4
    pairs = pairs_free = low = 0
    for seat, at in enumerate(pawns):
        count = ring >> 3 * at & 7
        on, part = (of_next, 1.0) if seat == first else (of_others, share)
        open_stack = heights[at] > 1
        if count < 3 and (count or open_stack):
            on[count] += part
        if count < 2 and open_stack and wanted >> at & 1:
            on[3] += part if count == 0 else 0.3 * part
        low += heights[at] <= 3
        for other in pawns[:seat]:
            if other == at:
                pairs += 1
                pairs_free += count == 0
    next_0, next_1, next_2, next_wanted = of_next
    others_0, others_1, others_2, others_wanted = of_others
    return OnRing(
        next_0,
        next_1,
        next_2,
        next_wanted,
        others_0,
        others_1,
        others_2,
        others_wanted,
        free,
        pairs,
        pairs_free,
        low,
    )


def of_race(setting: LadderFigures, room: int, cards: Cards) -> InRace:
    """Of cards against turns. A turn brings 2 particles (half emergence) or 3.5."""
    mean = 2.0 if setting.half else 3.5
    hits = (7 - setting.hit) / 6
    turns = room / mean
    burn = cards.burn * hits / (1 - hits) / mean
    ends = turns + 0.6 * burn + 1.0
    t, lack, apart = turns / 10, cards.lack, cards.apart
    return InRace(
        always=1.0,
        turns_left=t,
        turns_left_squared=t * t,
        few_turns_left=min(1.0, turns / 3),
        limits_to_burn=burn / 10,
        turns_times_not_in_hands=0.2 * lack * t,
        turns_times_lacking=0.2 * apart * t,
        not_in_hands_per_turn=lack / ends,
        lacking_per_turn=apart / ends,
        lacking_share=apart / (apart + ends),
    )


def of_gifts(
    setting: LadderFigures, first: int, pawns: Sequence[int], ring: int, hands: Hands, codes: int
) -> Together:
    """Of cards that lack in the fullest hand of a suit and are held in the same space."""
    seats = setting.seats
    if seats == 1 or len(set(pawns)) == seats:
        return Together(0.0, 0.0)
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
    return Together(shared, free)


def score(features: Sequence[float], weights: Sequence[float]) -> float:
    """Each number times its weight, added up in their order."""
    return sum([one * weight for one, weight in zip(features, weights, strict=True)])
