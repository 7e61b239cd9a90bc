"""One scientist who collects freely: what the learned tables say of a lab."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from ai.judges.particle_panic import alone
from ai.judges.particle_panic.alone import PATTERNS, Alone, weigh_hand
from ai.judges.particle_panic.learned import TABLES
from ai.judges.particle_panic.packed import in_hand, packed_hand, packed_ring, room_left
from ai.judges.particle_panic.plan import WHOLE, TurnPlan
from ai.judges.particle_panic.turn import circumstances_of, now_of
from ai.judges.particle_panic.worth import Worth
from game.core.rng import Rng
from game.rules.particle_panic import lab as rules
from game.rules.particle_panic.lab import ROOM
from game.rules.particle_panic.ladder import (
    CONTAINED,
    CONTROLLED,
    LADDER,
    TRAINING,
    setting_of,
)
from tests.rules.test_particle_panic import GAME, do, lab

TOPS, HEIGHTS = (0, 1, 2, 3, 0, 1), (12, 9, 14, 3, 11, 8)


def labs(count: int) -> Iterator[tuple[int, int, int, int, int]]:
    """Labs as they may come: space, ring, hand, limit, codes (never that of hearts)."""
    rng = Rng("labs", "alone")
    for _ in range(count):
        limit = 3 + rng.below(4)
        counts = [0] * 5
        for _ in range(rng.below(limit + 1)):
            counts[rng.below(4)] += 1
        ring = packed_ring([rng.below(7) for _ in range(6)])
        yield rng.below(6), ring, packed_hand(counts), limit, 2 * rng.below(7)


def mean(scores: list[float]) -> float:
    return sum(scores) / len(scores)


def score(at: int, ring: int, hand: int, limit: int, codes: int) -> float:
    return Alone(TOPS, HEIGHTS).score(at, ring, hand, limit, codes)[0]


def test_the_tables_hold_what_they_are_indexed_by() -> None:
    shapes = {
        "HAND": 4 * len(PATTERNS) * alone.LIMITS,
        "ROOM": (ROOM + 1) * 4 * 4,
        "HERE": 7 * 2 * 7 * 2,
        "TOPS": 7 * 4 * 4,
        "RACE": 17 * (ROOM + 1),
        "SPARE": 4 * 4 * 4,
        "HEIGHT": 7 * 4,
        "LOW": 7,
        "WAY": 5 * 2 * 4,
        "REACH": 17 * alone.LIMITS * 4,
        "SPREAD": 17 * 6 * 7,
    }
    for name, size in shapes.items():
        assert len(getattr(TABLES, name.lower())) == size, name
    assert [len(table) for table in TABLES.counts] == [7 * 4] * 3


def test_they_tell_of_one_scientist_who_collects_freely() -> None:
    fitting = [
        (seats, rung)
        for seats, rung in product(range(1, 5), range(len(LADDER)))
        if alone.fits(setting_of(seats, rung, 0))
    ]
    assert fitting == [(1, TRAINING), (1, CONTROLLED)]


def test_every_way_in_which_cards_can_lack_has_its_number() -> None:
    assert len(PATTERNS) == 70
    assert PATTERNS[0, 0, 0, 0] == 0
    assert PATTERNS[4, 4, 4, 4] == 69


def test_a_hand_says_what_it_lacks() -> None:
    weight = weigh_hand(packed_hand([3, 5, 0, 1, 0]), 6, 0b0100)
    assert weight.codes == 1
    assert weight.lack == 1 + 3
    assert weight.wanted == 0b1001, "hearts and spades; the code of diamonds is in"


def test_the_same_suits_in_another_order_lack_the_same() -> None:
    weights = [weigh_hand(packed_hand(cards), 5, 0) for cards in ([3, 1, 0, 0, 0], [0, 0, 1, 3, 0])]
    assert weights[0].lack == weights[1].lack
    assert weights[0].wanted != weights[1].wanted or weights[0].score == weights[1].score


def test_room_is_what_the_ring_leaves() -> None:
    for at, ring, hand, limit, codes in labs(50):
        assert Alone(TOPS, HEIGHTS).score(at, ring, hand, limit, codes)[1] == room_left(ring)


def test_what_was_asked_before_changes_no_answer() -> None:
    one = Alone(TOPS, HEIGHTS)
    for _ in range(2):
        for position in labs(300):
            assert one.score(*position)[0] == score(*position)


def test_on_average_codes_limits_cards_and_room_are_good() -> None:
    """Not in each lab, for tables are learned from games; over all of them."""
    some = list(labs(600))
    entered = [(at, ring, hand, limit, codes | 1) for at, ring, hand, limit, codes in some]
    assert mean([score(*one) for one in entered]) > mean([score(*one) for one in some]) + 0.3
    for less, more in ((4, 5), (5, 6)):
        by_limit = [
            mean([score(at, ring, hand, limit, codes) for at, ring, hand, _, codes in some])
            for limit in (less, more)
        ]
        assert by_limit[0] < by_limit[1]
    empty, crowded = packed_ring([1] * 6), packed_ring([5] * 6)
    by_ring = [
        mean([score(at, ring, hand, limit, codes) for at, _, hand, limit, codes in some])
        for ring in (empty, crowded)
    ]
    assert by_ring[0] > by_ring[1] + 1.0


def test_what_is_kept_of_a_hand_is_the_best_of_all_choices() -> None:
    one, hand = Alone(TOPS, HEIGHTS), packed_hand([3, 2, 2, 1, 0])
    ring = packed_ring([0, 2, 3, 1, 0, 4])
    remainder = one.best_of(0, ring, hand, 6, 0, 0)
    best = one.score(0, ring, remainder, 6, 0)[0]
    assert in_hand(remainder) == 6
    for cards in product(range(4), range(3), range(3), range(2)):
        if sum(cards) == 6:
            assert one.score(0, ring, packed_hand([*cards, 0]), 6, 0)[0] <= best


def test_suits_that_were_gone_through_are_kept_whole() -> None:
    hand = packed_hand([3, 2, 2, 1, 0])
    remainder = Alone(TOPS, HEIGHTS).best_of(0, packed_ring([1] * 6), hand, 6, 0, 2)
    assert [remainder >> 5 * suit & 31 for suit in (0, 1)] == [3, 2]
    assert in_hand(remainder) == 6


def test_a_full_lab_is_lost_and_the_last_code_wins() -> None:
    given = circumstances_of(GAME.observe(lab(1, CONTROLLED, hands=("dd",)), 0))
    worth = Worth(given)
    full = packed_ring([6] * 6)
    assert worth.of(0, full, (0,), 6, 0b0111) == 0.0
    assert worth.of(0, full, (0,), 6, 0b1111) == 1.0
    assert 0.0 < worth.of(0, packed_ring([6] * 5 + [5]), (0,), 6, 0b0111) < 1.0


@pytest.mark.parametrize("rung", [CONTROLLED, CONTAINED])
def test_whoever_is_alone_may_spend_a_heart_of_the_fullest_suit(rung: int) -> None:
    """In a crew the holder of most keeps such cards; alone there is nobody else to pay."""
    state = lab(1, rung, hands=("hh",), particles="100000")
    state.limits[0] = 1
    do(state, "neutralize", dice=(1,))
    plan = TurnPlan(GAME.observe(state, 0), GAME.legal_moves(state))
    plan.grow(WHOLE)
    assert plan.best() == rules.HEART
    assert now_of(GAME.observe(state, 0)).limit == 1
