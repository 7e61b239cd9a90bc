"""Chance: golden vectors that no machine and no year may change, and fairness."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from game.core.rng import Rng, new_seed

GOLDEN_BELOW = [823, 254, 444, 406, 655, 904, 925, 318]
GOLDEN_SHUFFLE = [4, 6, 1, 2, 5, 8, 3, 0, 7, 9]


def chi_square(counts: list[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 / mean for count in counts)


def test_golden_vectors() -> None:
    rng = Rng("quarkade", "deal")
    assert [rng.below(1000) for _ in range(8)] == GOLDEN_BELOW
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == GOLDEN_SHUFFLE


def test_streams_of_one_seed_are_apart() -> None:
    deal, dice = Rng("s", "deal"), Rng("s", "dice")
    assert [deal.below(100) for _ in range(20)] != [dice.below(100) for _ in range(20)]


def test_the_die_is_fair() -> None:
    rng = Rng("fair", "dice")
    faces = Counter(rng.die() for _ in range(60_000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert chi_square(list(faces.values())) < 25.7  # p = 1e-4 with 5 degrees of freedom


def test_every_order_of_four_is_equally_likely() -> None:
    rng = Rng("fair", "orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(48_000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(list(counts.values())) < 59.0  # p = 1e-4 with 23 degrees of freedom


def test_the_test_would_catch_a_biased_shuffle() -> None:
    rng = Rng("biased", "orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(48_000):
        cards = [0, 1, 2, 3]
        for i in range(4):
            j = rng.below(4)
            cards[i], cards[j] = cards[j], cards[i]
        counts[tuple(cards)] += 1
    assert chi_square(list(counts.values())) > 59.0


def test_new_seeds_differ_and_have_256_bits() -> None:
    assert new_seed() != new_seed()
    assert len(bytes.fromhex(new_seed())) == 32
