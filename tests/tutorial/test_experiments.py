"""Experiments of the lessons: the dice are the rules' own, and many throws come near them."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest

from game.core.particles import HIGGS, MUON, TAU, W_PLUS, Z
from game.core.rng import Rng
from game.rules.particle_builder.decays import DICE
from tests.learner import LESSONS
from tests.some import some
from tutorial.lesson import Experiment, LessonSeries
from tutorial.particle_builder.levels_4_to_7 import still_muon
from tutorial.particle_builder.turns import chances, thrown

EXPERIMENTS = {
    f"{lesson.id}-{chapter.id}-{step.text}": step.experiment
    for lesson in LESSONS.values()
    for chapter in lesson.chapters
    for step in chapter.steps
    if step.experiment is not None
}
PRINTED = {
    name: experiment
    for name, experiment in EXPERIMENTS.items()
    if any(bar.printed is not None for bar in experiment.bars)
}
"""Those with a chance that the rulebook prints."""
MANY = 20_000
each_experiment = pytest.mark.parametrize(
    "experiment", EXPERIMENTS.values(), ids=EXPERIMENTS.keys()
)


@pytest.mark.parametrize("card", DICE)
def test_the_chances_of_a_die_make_one(card: int) -> None:
    assert sum(chances(card).values()) == 1


def test_the_chances_are_those_of_the_tables() -> None:
    assert chances(MUON)[None] == pytest.approx(4 / 6)
    assert chances(TAU)[None] == pytest.approx(1 / 6)
    assert None not in chances(W_PLUS)
    assert len(chances(Z)) == 11
    assert sum(p for d, p in chances(HIGGS).items() if d and W_PLUS in d.products) == Fraction(1, 6)


@pytest.mark.parametrize("card", [MUON, Z, HIGGS])
def test_throws_come_near_the_chances(card: int) -> None:
    rng = Rng("near", str(card))
    falls = [thrown(card, rng) for _ in range(MANY)]
    for decay, chance in some(chances(card).items()):
        spread = math.sqrt(float(chance * (1 - chance)) / MANY)
        assert falls.count(decay) / MANY == pytest.approx(float(chance), abs=4 * spread)


@pytest.mark.parametrize("experiment", PRINTED.values(), ids=PRINTED.keys())
def test_what_is_counted_comes_near_what_is_printed(experiment: Experiment) -> None:
    series = LessonSeries(experiment, "printed")
    series.go_on(MANY // 10 * len(experiment.bars))
    for i, bar in some(enumerate(experiment.bars)):
        if bar.printed is not None:
            assert series.share(i) == pytest.approx(bar.printed, abs=0.05)


@each_experiment
def test_every_chance_fits_the_chart(experiment: Experiment) -> None:
    for bar in experiment.bars:
        assert (bar.printed or 0.0) <= experiment.top
        assert (bar.nature or 0.0) <= experiment.top
    assert all(0 <= high <= experiment.top for high in experiment.curve)


@each_experiment
def test_equal_seeds_throw_alike_however_they_come_in(experiment: Experiment) -> None:
    at_once, bit_by_bit = LessonSeries(experiment, "same"), LessonSeries(experiment, "same")
    at_once.go_on(100)
    for _ in range(50):
        bit_by_bit.go_on(2)
    assert at_once.counts == bit_by_bit.counts


def test_hardly_a_muon_neutrino_is_left_in_kamioka() -> None:
    """T2K saw the deepest point of the curve at 295 km and 0.6 GeV."""
    assert still_muon(0) == 1
    assert still_muon(295) < 0.05
    assert still_muon(600) > 0.95
