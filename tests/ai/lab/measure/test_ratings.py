"""Statistics that must not fool their reader."""

from __future__ import annotations

from collections import Counter
from math import log10

import pytest

from ai.lab.ratings import (
    Finish,
    Order,
    elo_of_score,
    estimate,
    expected,
    game_orders,
    odds,
    plackett_luce,
    ratings,
    scored,
    sprt,
)
from game.core.rng import Rng


def test_the_margin_covers_the_truth_nineteen_times_in_twenty() -> None:
    rng = Rng("margin", "coins")
    covered = 0
    for _ in range(1000):
        share = estimate([rng.random() < 0.3 for _ in range(200)])
        covered += abs(share.mean - 0.3) <= share.margin
    assert 925 <= covered <= 970


def test_odds_are_honest_where_everybody_won() -> None:
    """Wilson's interval, as in Brown, Cai and DasGupta (2001)."""
    assert odds(10, 10) == pytest.approx((1.0, 0.7225, 1.0), abs=1e-4)
    assert odds(0, 10) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)
    assert odds(15, 50) == pytest.approx((0.3, 0.191, 0.4375), abs=1e-4)


def rounds(rng: Rng, elo: float, count: int) -> list[float]:
    """Scores of pairs of games for a player who is so much better."""
    win = expected(elo)
    return [((rng.random() < win) + (rng.random() < win)) / 2 for _ in range(count)]


@pytest.mark.parametrize(
    ("chance", "rounds"), [(0.5, 5), (0.6, 10), (0.9, 6), (0.97, 7), (0.6, 80)]
)
def test_a_score_of_few_rounds_does_not_boast(chance: float, rounds: int) -> None:
    """A round is two games: the interval covers the truth, even where all ended alike."""
    rng = Rng("scored", f"{chance} {rounds}")
    covered = 0
    for _ in range(1000):
        games = [(rng.random() < chance) + (rng.random() < chance) for _ in range(rounds)]
        share, low, high = scored([both / 2 for both in games])
        assert 0.0 <= low <= share <= high <= 1.0
        assert high - low > 0.05
        covered += low <= chance <= high
    assert covered >= 940


def test_the_sequential_test_errs_as_rarely_as_it_promises() -> None:
    """Looked at after every round, as one is tempted to: 5 % wrong of either kind."""
    rng = Rng("sprt", "pairs")
    for elo, wrong in ((0.0, "better"), (30.0, "not better")):
        verdicts = Counter(sprt(rounds(rng, elo, 3000)).says for _ in range(300))
        assert verdicts[wrong] <= 0.08 * 300
        assert verdicts["open"] == 0


def test_a_clear_difference_is_seen_soon_and_noise_is_not_taken_for_one() -> None:
    rng = Rng("sprt", "clear")
    verdict = sprt(rounds(rng, 200.0, 400))
    assert verdict.says == "better"
    assert verdict.rounds < 200
    assert sprt([1.0, 1.0, 1.0]).says == "open", "three wins prove nothing"


def test_two_entrants_get_the_difference_that_their_score_means() -> None:
    """Bradley-Terry of two has a closed form."""
    win: Order = ((0,), (1,))
    games = [[win]] * 300 + [[win[::-1]]] * 100
    first, second = ratings(games, 2)
    # The drawn game that keeps ratings finite counts as a win and a loss; others count twice.
    assert first.mean - second.mean == pytest.approx(400 * log10(601 / 201), abs=0.1)
    assert first.mean - second.mean == pytest.approx(elo_of_score(0.75), abs=2.0)
    assert 10 < first.margin < 40


@pytest.mark.parametrize(
    ("field", "places"), [((0, 1, 2, 3), 0), ((0, 1, 1, 2, 3, 3), 0), ((0, 1, 2, 3), 1)]
)
def test_strengths_are_recovered_from_orders_of_finishing(
    field: tuple[int, ...], places: int
) -> None:
    """Plackett-Luce: games drawn from known strengths give them back, even if a player sits twice.

    Even where only the first ``places`` of each order are known.
    """
    true = [4.0, 2.0, 1.0, 0.5]
    rng = Rng("plackett", "luce")
    counted: Counter[Finish] = Counter()
    for _ in range(20_000):
        left, order = [*field], []
        while left:
            draw = rng.random() * sum(true[one] for one in left)
            for one in left:
                draw -= true[one]
                if draw < 0:
                    break
            order.append(one)
            left.remove(one)
        counted[Finish(tuple(order), places or len(order) - 1)] += 1
    strengths = plackett_luce(counted, 4)
    for one in range(4):
        assert strengths[one] / strengths[2] == pytest.approx(true[one], rel=0.06)


def test_a_tie_counts_half_each_way() -> None:
    assert game_orders(((0, 1),)) == [((0, 1), 1), ((1, 0), 1)]
    assert game_orders(((0, 1), (2,))) == [((0, 1, 2), 2), ((1, 0, 2), 2)]
    assert game_orders(((2,), (0, 1))) == [((2, 0, 1), 1), ((2, 1, 0), 1)], "both just lost"
    even = plackett_luce(Counter(game_orders(((0, 1),))), 2)
    assert even[0] == pytest.approx(even[1])


def test_somebody_who_never_lost_has_a_finite_rating() -> None:
    first, second = ratings([[((0,), (1,))]] * 20, 2)
    assert 200 < first.mean - second.mean < 1200
