"""Short lessons: predict, try, see, say the law; and the physics of each apparatus."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import exp, log10, sqrt

import pytest
import textstat

from game.core.phrase import say
from game.words.text import Text, languages
from tests.some import some
from tutorial.particle_builder.levels_4_to_7 import still_muon
from tutorial.short.balance import WEIGHINGS
from tutorial.short.exchange import BOSONS, BosonExchange
from tutorial.short.gluon_string import BREAKS, FREE, Pull
from tutorial.short.gluon_string import MOST as PULLED
from tutorial.short.half_life import MOST, NUCLEI, DecaySample
from tutorial.short.higgs_field import MEASURED, VACUUM, HiggsField
from tutorial.short.lessons import SHORT_LESSONS
from tutorial.short.mirror import AGAINST, ELECTRONS, CobaltCrystal
from tutorial.short.muons import HEIGHT, MUONS, SPEEDS, MuonFlight
from tutorial.short.powers import FIRST, LAST, WIDTHS, Zoom
from tutorial.short.short_lesson import (
    ShortLesson,
    ShortModel,
    acted,
    answered,
    begun,
    onward,
    tried,
    turned,
)
from tutorial.short.waves import KILOMETRES, SHARES, ThreeWaves
from tutorial.short.waves import MOST as FARTHEST

each_lesson = pytest.mark.parametrize("lesson", SHORT_LESSONS.values(), ids=SHORT_LESSONS.keys())
MOST_WORDS = 40
"""Of a step: a page has more room than a bubble over a table."""


# --- the way through a lesson ---------------------------------------------------------------------


def through(lesson: ShortLesson, *, first: str = "right") -> ShortModel:
    """Take a lesson; ``first``: which choice is tried first: right, wrong, or the one on top."""
    model = begun(lesson, lesson.apparatus.seeded("a seed"))
    while not model.done:
        step = model.step
        if step.choices:
            if step.right and first != "right":
                wrong = next(each for each in step.choices if each != step.right)
                model = answered(model, step.choices[0] if first == "top" else wrong)
            if not model.done and model.step is step:
                model = answered(model, step.right or step.choices[0])
            continue
        model = tried(model)
        assert model.ready, f"{step.text} cannot be left"
        model = onward(model)
    return model


@each_lesson
def test_a_lesson_can_be_taken_to_its_end(lesson: ShortLesson) -> None:
    assert through(lesson).stars == 3
    assert through(lesson, first="wrong").stars == 0


@each_lesson
def test_whoever_presses_the_first_choice_gets_at_most_one_star(lesson: ShortLesson) -> None:
    assert through(lesson, first="top").stars <= 1


@each_lesson
def test_the_law_comes_last_after_two_predictions_that_were_tested(lesson: ShortLesson) -> None:
    steps = lesson.steps
    assert [step.law for step in steps] == [False] * (len(steps) - 1) + [True]
    assert steps[-3].states
    assert steps[-2].states
    predictions = [step.text for step in steps if step.predicts]
    assert len(predictions) >= 2
    assert steps[0].predicts
    assert sorted(step.tests for step in steps if step.tests) == sorted(predictions)
    assert sorted(step.recalls for step in steps if step.recalls) == sorted(predictions)
    for step in steps:
        assert bool(step.tests) == (step.until is not None), step.text


@each_lesson
def test_most_steps_are_acts(lesson: ShortLesson) -> None:
    acts = [step for step in lesson.steps if step.choices or step.until]
    assert len(acts) >= 0.7 * len(lesson.steps)


@each_lesson
def test_nothing_is_over_before_it_was_tried(lesson: ShortLesson) -> None:
    model = begun(lesson, lesson.apparatus.seeded("a seed"))
    while not model.done:
        step = model.step
        if step.choices:
            model = answered(model, step.right or step.choices[0])
            continue
        if step.until is not None:
            assert not model.ready, f"{step.text} waits for nothing"
            model = tried(model)
        model = onward(model)


def test_a_wrong_choice_stays_and_only_the_first_one_counts() -> None:
    lesson = SHORT_LESSONS["half_life"]
    at = next(n for n, step in enumerate(lesson.steps) if step.text == "old")
    model = replace(begun(lesson), at=at)
    wrong = answered(model, "old")
    assert (wrong.at, wrong.wrong, wrong.first) == (at, ("old",), {"old": "wrong"})
    right = answered(wrong, "same")
    assert (right.at, right.wrong, right.first) == (at + 1, (), {"old": "wrong"})
    assert answered(model, "nonsense") is model


# --- texts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@each_lesson
def test_every_text_is_there_and_short(lesson: ShortLesson, language: str) -> None:
    text, start = Text(language), f"short_{lesson.id}"
    for step in some(lesson.steps):
        keys = [f"{start}-law" if step.law else f"{start}-{step.text}"]
        keys += [f"{start}-{step.text}-{choice}" for choice in step.choices]
        if step.right:
            wrong = [choice for choice in step.choices if choice != step.right]
            keys += [f"{start}-{step.text}-{choice}-why" for choice in wrong]
        for key in keys:
            words = text.say(say(key))
            assert words != key
            assert len(words.split()) <= MOST_WORDS * 1.25, key
            if language == "en":
                assert len(words.split()) <= MOST_WORDS, key


@each_lesson
def test_a_reader_of_thirteen_can_read_it(lesson: ShortLesson) -> None:
    text = Text("en")
    words = " ".join(
        text.say(say(f"short_{lesson.id}-{step.text}")) for step in lesson.steps if not step.law
    )
    assert textstat.flesch_kincaid_grade(words.replace("…", ".")) <= 7


@each_lesson
def test_readings_follow_the_apparatus(lesson: ShortLesson) -> None:
    """A control changes what is read or what is set."""
    text = Text("en")

    def shown(model: ShortModel) -> list[str]:
        apparatus = model.apparatus
        values = [apparatus.value(control) for control in apparatus.controls]
        return [text.say(phrase) for phrase in (*values, *apparatus.readings())]

    model = begun(lesson, lesson.apparatus.seeded("a seed"))
    for control in some(model.apparatus.controls):
        both = [shown(turned(model, control, way)) for way in (1, -1)]
        assert any(each != shown(model) for each in both), control
    for act in model.apparatus.acts[:1]:
        assert shown(acted(model, act)) != shown(model), act


# --- physics --------------------------------------------------------------------------------------


def test_half_of_the_nuclei_are_left_after_each_half_life() -> None:
    total = [0] * (MOST + 1)
    for seed in range(300):
        sample = DecaySample(str(seed))
        for _ in range(MOST):
            assert len(sample.alive) == NUCLEI
            sample = sample.acted("wait")
        total = [a + b for a, b in zip(total, sample.counts, strict=True)]
        assert sample.acted("wait") is sample
    for n, count in enumerate(total):
        mean = 300 * NUCLEI * 0.5**n
        assert abs(count - mean) <= 4.5 * sqrt(mean * (1 - 0.5**n)) + 1e-9, n


def test_a_nucleus_that_has_decayed_stays_so() -> None:
    before = DecaySample("a").acted("wait")
    after = before.acted("wait")
    assert all(was or not now for was, now in zip(before.alive, after.alive, strict=True))


def test_no_place_among_the_nuclei_decays_first() -> None:
    gone = [0] * NUCLEI
    for seed in range(400):
        for n, alive in enumerate(DecaySample(str(seed)).acted("wait").alive):
            gone[n] += not alive
    assert min(gone) > 200 - 5 * 10
    assert max(gone) < 200 + 5 * 10


@pytest.mark.parametrize("speed", range(len(SPEEDS)))
@pytest.mark.parametrize("slow", [True, False])
def test_muons_arrive_as_time_dilation_says(speed: int, slow: bool) -> None:
    """Mean life 2.197 us times gamma, over 15 km: worked out again in SI units."""
    beta = float(SPEEDS[speed])
    gamma = 1 / sqrt(1 - beta**2) if slow else 1.0
    share = exp(-15_000 / (beta * 299_792_458) / (2.197e-6 * gamma))
    arrived = sum(
        MuonFlight(str(seed), speed, slow).acted("send").left[HEIGHT] for seed in range(40)
    )
    mean = 40 * MUONS * share
    assert abs(arrived - mean) <= 4.5 * sqrt(mean * (1 - share)) + 0.5


def test_the_energy_of_a_muon_is_gamma_times_its_mass() -> None:
    flight = MuonFlight("a", SPEEDS.index("0.9995"))
    energy = 0.105658 * flight.gamma
    momentum = energy * flight.beta
    assert energy**2 == pytest.approx(momentum**2 + 0.105658**2)
    assert f"{energy:.1f}" == "3.3"


def test_things_of_the_zoom_lie_inside_each_other() -> None:
    widths = [width for _, width in WIDTHS]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] < 10.0**FIRST
    assert 4.5 < log10(dict(WIDTHS)["cell"] / dict(WIDTHS)["atom"]) < 5.5, "five steps"
    assert 4.5 < log10(dict(WIDTHS)["atom"] / dict(WIDTHS)["nucleus"]) < 5.5, "five more"
    pea = 0.006
    assert 300 < pea * dict(WIDTHS)["atom"] / dict(WIDTHS)["nucleus"] < 500, "a stadium"
    text = Text("en")
    for power in range(LAST, FIRST + 1):
        assert "short_" not in text.say(Zoom(power=power).readings()[0])


def test_couplings_lie_on_the_line_within_two_errors() -> None:
    for each in MEASURED:
        error = each.less if each.factor > 1 else each.more
        assert abs(each.factor - 1) <= 2 * error, each.key
        assert each.on_axis(1.0) * VACUUM == pytest.approx(each.mass)
    assert HiggsField(strength=0).share == 0


def test_electrons_leave_against_the_spin_only_when_it_is_cold() -> None:
    for up in (True, False):
        for cold in (True, False):
            counted = [
                CobaltCrystal(str(seed), up, cold).acted("count").counted for seed in range(60)
            ]
            against = sum(down if up else upper for upper, down in counted)
            share = AGAINST if cold else 0.5
            mean = 60 * ELECTRONS * share
            assert abs(against - mean) < 4.5 * sqrt(mean * (1 - share))


def test_three_waves_give_the_curve_of_level_six() -> None:
    """Three flavours and two: the small splitting counts little over these distances."""
    assert sum(SHARES) == pytest.approx(1)
    for step in range(FARTHEST + 1):
        waves = ThreeWaves(step=step)
        assert waves.chance == pytest.approx(still_muon(KILOMETRES * step), abs=0.06)
        assert replace(waves, differ=False).chance == pytest.approx(1)


def test_an_electron_comes_free_and_a_quark_does_not() -> None:
    far = Pull(pulled=10**6)
    assert far.energy == pytest.approx(FREE, rel=1e-5)
    pulls = [Pull(strong=True, pulled=n) for n in range(PULLED + 1)]
    assert [pull.broken for pull in pulls] == [pull.length > BREAKS for pull in pulls]
    assert pulls[-1].broken
    steps = [b.energy - a.energy for a, b in pairwise(pulls) if not b.broken]
    assert max(steps) == pytest.approx(min(steps)), "the same force at any length"
    assert pulls[-1].energy > 2 * 0.135, "enough for the mass of a pion twice"


def test_a_nucleus_is_lighter_than_its_parts() -> None:
    """Binding energies of AME2020: 2.2246, 28.2957 MeV."""
    deuteron, two, alpha = (each.difference for each in WEIGHINGS)
    assert deuteron == pytest.approx(2.2246, abs=1e-3)
    assert alpha == pytest.approx(28.2957, abs=2e-3)
    assert two == pytest.approx(alpha - 2 * deuteron)


def test_heavy_bosons_reach_less_far() -> None:
    reach = [BosonExchange(boson=n).reach for n in range(len(BOSONS))]
    assert reach[0] == float("inf")
    assert reach[1] == pytest.approx(1.41, abs=0.01)
    assert reach[2] < 1.7 / 100, "less than a hundredth of a proton"
