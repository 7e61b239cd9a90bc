"""The gain of a class, and its interval: known cases, and what simulated classes were taught."""

from __future__ import annotations

import pytest

from tests.tutorial.quiz.pupils import TOPIC, Teaching, planted, school_class
from tutorial.quiz.figures import LEAST, Scores, class_figures, gain, interval, student

TAUGHT = (Teaching(), Teaching(known=0.5, learnt=0.7), Teaching(known=0.2, learnt=0.25))
UNTAUGHT = (Teaching(learnt=0.0), Teaching(learnt=0.0, harder=0.4))
"""The second: form b is much harder than form a."""
SIZES = (20, 25, 30)
CHANCE = 89
"""Of a hundred classes: with intervals that are right in 95 of 100, one run in 200 has fewer."""
WITHIN = range(930, 971)
"""Of a thousand classes: what is promised is 93 to 97 of 100."""


def test_the_gain_is_the_share_of_what_could_be_learnt() -> None:
    assert gain([Scores(2, 5)]) == 0.5
    assert gain([Scores(4, 3)]) == -0.25
    assert gain([Scores(0, 8), Scores(0, 0)]) == 0.5, "of the sums, not of the learners"
    assert gain([Scores(8, 8)]) is None
    assert gain([]) is None


def test_a_class_that_is_all_alike_has_an_interval_of_one_point() -> None:
    assert interval([Scores(2, 5)] * 30) == (0.5, 0.5)


def test_few_learners_have_no_interval() -> None:
    assert interval([Scores(2, 5)] * (LEAST - 1)) is None
    assert interval([Scores(8, 8)] * 30) is None, "nothing was left to learn"
    assert interval([Scores(8, 8)] * 19 + [Scores(0, 4)]) is None, "only one of them could learn"


def test_more_learners_make_it_narrower() -> None:
    scores = [Scores(n % 5, min(8, n % 5 + n % 4)) for n in range(20)]
    few, many = interval(scores), interval(scores * 4)
    assert few is not None
    assert many is not None
    ratio = (few.high - few.low) / (many.high - many.low)
    assert ratio == pytest.approx(2, rel=0.3), "as the root of their number"


def test_the_quantile_ofstudent_is_that_of_the_tables() -> None:
    # 97.5 per cent: National Institute of Standards, e-Handbook of Statistical Methods, 1.3.6.7.2.
    for freedom, value in ((4, 2.776), (9, 2.262), (19, 2.093), (29, 2.045), (100, 1.984)):
        assert student(0.975, freedom) == pytest.approx(value, rel=0.004)


def hits_of(teaching: Teaching, size: int, classes: int, true: float) -> int:
    """In how many classes the true gain lies in the interval."""
    hits = 0
    for n in range(classes):
        members = school_class(teaching, size, f"class {n} of {size}")
        within = class_figures(members, TOPIC).interval
        assert within is not None
        hits += within.low <= true <= within.high
    return hits


@pytest.mark.medium
def test_the_planted_gain_is_found_in_95_of_100_classes() -> None:
    true = planted(TAUGHT[0])
    assert true == pytest.approx(0.357, abs=0.01)
    assert hits_of(TAUGHT[0], 25, 100, true) >= CHANCE


@pytest.mark.medium
def test_no_gain_is_found_where_none_was_planted() -> None:
    for teaching in UNTAUGHT:
        assert hits_of(teaching, 25, 100, 0.0) >= CHANCE


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("number", range(len(TAUGHT)))
def test_the_planted_gain_is_found_in_950_of_1000_classes(number: int, size: int) -> None:
    teaching = TAUGHT[number]
    assert hits_of(teaching, size, 1000, planted(teaching, 100_000)) in WITHIN


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("number", range(len(UNTAUGHT)))
def test_no_gain_is_found_in_950_of_1000_classes_that_were_not_taught(
    number: int, size: int
) -> None:
    assert hits_of(UNTAUGHT[number], size, 1000, 0.0) in WITHIN


def test_a_taught_class_is_told_from_one_that_was_not() -> None:
    figures = [class_figures(school_class(Teaching(), 30, f"told {n}"), TOPIC) for n in range(20)]
    assert sum(each.interval is not None and each.interval.low > 0 for each in figures) >= 19
    assert all(each.mean_after > each.mean_before for each in figures)
