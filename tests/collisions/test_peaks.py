"""Peaks: found where the PDG has them, by a fit that is held against another one; and chance."""

from __future__ import annotations

import math
from functools import cache
from statistics import NormalDist

import numpy as np
import numpy.typing as npt
import pytest

from game.collisions.data import collisions
from game.collisions.histogram import Cuts, Fit, binned, fill, fit, passing
from game.collisions.significance import (
    ALL,
    BUMP,
    CHANNEL,
    Expectation,
    chance,
    expectation,
    sigmas,
    throw,
)
from game.collisions.windows import BY_ID, FOUR, WINDOWS, Window
from game.core.rng import Rng

Masses = npt.NDArray[np.float64]
OPPOSITE = Cuts("opposite")
IDS = [window.id for window in WINDOWS]


@cache
def counted(name: str, cuts: Cuts = OPPOSITE) -> list[int]:
    sample = collisions().samples[name]
    counts = [0] * sample.window.bins
    fill(counts, sample, cuts, 0, len(sample))
    return counts


def fitted(name: str) -> Fit:
    found = fit(counted(name), BY_ID[name])
    assert found is not None
    return found


def points(name: str) -> tuple[Masses, Masses]:
    """Middle and count of each bin that is fitted."""
    window, bins = BY_ID[name], BY_ID[name].peak_bins
    middles = window.low + (np.array(bins) + 0.5) * window.step
    return middles, np.array([counted(name)[n] for n in bins], dtype=float)


@pytest.mark.parametrize("name", IDS)
def test_a_peak_is_where_the_pdg_has_it_within_the_resolution(name: str) -> None:
    window = BY_ID[name]
    assert fitted(name).mass == pytest.approx(window.mass, abs=0.5 * window.resolution)


@pytest.mark.parametrize("name", IDS)
def test_the_resolution_is_that_of_the_peak(name: str) -> None:
    """The peak of a Z is wider, by its lifetime."""
    window = BY_ID[name]
    assert fitted(name).sigma == pytest.approx(window.resolution, rel=0.35)


@pytest.mark.parametrize("name", IDS)
def test_no_better_curve_is_near(name: str) -> None:
    """A search by numpy around the fit, of each parameter and of random mixtures of them."""
    window, found = BY_ID[name], fitted(name)
    masses, ys = points(name)
    best = np.array([found.height, found.mass, found.sigma, found.level, found.slope])

    def curve(p: Masses) -> Masses:
        bell = p[0] * np.exp(-((masses - p[1]) ** 2) / (2 * p[2] ** 2))
        return np.asarray(bell + p[3] + p[4] * (masses - sum(window.peak) / 2) / window.step)

    weights = 1 / np.maximum(0.5, curve(best))

    def chi2(p: Masses) -> float:
        return float(np.sum(weights * (ys - curve(p)) ** 2))

    scales = np.array([found.height, found.sigma, found.sigma, found.height, 1.0]) * 0.03
    rng = np.random.default_rng(1)
    least = chi2(best)
    for _ in range(400):
        assert chi2(best + rng.normal(size=5) * scales) > least - 0.02


@pytest.mark.parametrize("name", IDS)
def test_scipy_finds_the_same(name: str) -> None:
    optimize = pytest.importorskip("scipy.optimize")
    window, found = BY_ID[name], fitted(name)
    masses, ys = points(name)

    def curve(x: Masses, *p: float) -> Masses:
        return np.asarray(p[0] * np.exp(-((x - p[1]) ** 2) / (2 * p[2] ** 2)) + p[3] + p[4] * x)

    start = [max(ys), window.mass, window.resolution, min(ys), 0.0]
    errors = [math.sqrt(max(0.5, found.at(float(mass), window))) for mass in masses]
    best, _ = optimize.curve_fit(curve, masses, ys, start, errors)
    assert best[1] == pytest.approx(found.mass, abs=0.05 * found.error + 1e-6 * found.mass)
    assert abs(best[2]) == pytest.approx(found.sigma, rel=0.01)


def test_a_fit_finds_what_was_put_in() -> None:
    window = Window("toy", "muon", 0.0, 10.0, 50, (1.0, 9.0), 5.2, 0.0, 0.5)
    masses = [5.2 + 0.5 * NormalDist().inv_cdf((n + 0.5) / 3000) for n in range(3000)]
    flat = [10 * (n + 0.5) / 2000 for n in range(2000)]
    found = fit(binned([*masses, *flat], window), window)
    assert found is not None
    assert found.mass == pytest.approx(5.2, abs=0.01)
    assert found.sigma == pytest.approx(0.5, abs=0.03)
    assert found.level == pytest.approx(40, rel=0.1)


def test_there_is_no_fit_of_a_few_events_or_of_none() -> None:
    window = BY_ID["z-muon"]
    assert fit([0] * window.bins, window) is None
    assert fit([1] * window.bins, window) is None
    assert fit([50] * window.bins, window) is None or fit([50] * window.bins, window).height < 5  # type: ignore[union-attr]


def test_counts_grow_by_parts_as_they_do_at_once() -> None:
    sample = collisions().samples["phi"]
    counts = [0] * sample.window.bins
    for start in range(0, len(sample), 999):
        fill(counts, sample, Cuts("opposite"), start, start + 999)
    assert counts == counted("phi")
    assert sum(counts) == len(sample)


def test_each_cut_leaves_fewer_events() -> None:
    sample = collisions().samples["z-electron"]
    every = len(passing(sample, Cuts(), 0, len(sample)))
    same = len(passing(sample, Cuts("same"), 0, len(sample)))
    pairs = len(passing(sample, Cuts("opposite"), 0, len(sample)))
    assert (every, same, pairs) == (18_885, 4_337, 14_548)
    lonely = passing(sample, Cuts("opposite", near=10.0), 0, len(sample))
    hard = passing(sample, Cuts("opposite", soft=30.0), 0, len(sample))
    assert 0 < len(lonely) < pairs
    assert 0 < len(hard) < pairs
    assert all(sample.soft[n] * 0.25 >= 30 for n in hard)


def test_what_is_alone_is_more_often_a_z() -> None:
    """A cut takes more of the background than of the peak: that is what it is for."""
    all_, lonely = counted("z-electron"), counted("z-electron", Cuts("opposite", near=10.0))
    peak, side = slice(29, 34), slice(0, 15)
    kept = sum(lonely[peak]) / sum(all_[peak])
    assert kept > 2 * sum(lonely[side]) / sum(all_[side])


# --- is it real? --------------------------------------------------------------------------------


def masses(n: int = 278) -> list[float]:
    return [event.mass for event in collisions().four[:n]]


def test_the_bump_of_the_higgs_in_the_published_data() -> None:
    expected = expectation(masses(), masses())
    assert expected.seen == 13
    assert expected.background == pytest.approx(4.9, abs=0.05)
    assert sigmas(chance(expected)) == pytest.approx(CHANNEL, abs=0.4)
    highest = max(range(17, 30), key=binned(masses(), FOUR).__getitem__)
    assert FOUR.low + highest * FOUR.step <= 125.2 < FOUR.low + (highest + 1) * FOUR.step


@pytest.mark.parametrize(("n", "least"), [(10, 0.9), (50, 0.1)])
def test_few_events_prove_nothing(n: int, least: float) -> None:
    assert chance(expectation(masses(n), masses())) > least


def test_throws_come_as_often_as_the_formula_says() -> None:
    expected, rng = Expectation(8, 4.9), Rng("throws", "test")
    often = sum(throw(expected, rng).here >= expected.seen for _ in range(4000)) / 4000
    assert often == pytest.approx(chance(expected), abs=0.015)


def test_a_bump_somewhere_is_more_frequent_than_one_here() -> None:
    expected, rng = expectation(masses(), masses()), Rng("throws", "elsewhere")
    throws = [throw(expected, rng) for _ in range(1000)]
    assert all(each.best >= each.here for each in throws)
    here = sum(each.here >= expected.seen for each in throws)
    anywhere = sum(each.best >= expected.seen for each in throws)
    assert here < 10 < anywhere < 100


def test_throws_are_the_same_for_a_seed() -> None:
    expected = Expectation(13, 4.9)
    first, again = Rng("a", "throws"), Rng("a", "throws")
    assert [throw(expected, first) for _ in range(20)] == [
        throw(expected, again) for _ in range(20)
    ]


def test_the_mean_of_all_throws_is_the_background() -> None:
    expected, rng = Expectation(0, 4.9), Rng("mean", "throws")
    mean = sum(throw(expected, rng).here for _ in range(4000)) / 4000
    assert mean == pytest.approx(expected.background, abs=0.15)
    assert expected.everywhere == pytest.approx(4.9 * (ALL[1] - ALL[0]) / (BUMP[1] - BUMP[0]))


@pytest.mark.parametrize(
    ("probability", "deviations"), [(0.5, 0.0), (0.158655, 1.0), (0.00135, 3.0), (2.8665e-7, 5.0)]
)
def test_standard_deviations_of_a_probability(probability: float, deviations: float) -> None:
    assert sigmas(probability) == pytest.approx(deviations, abs=1e-3)
