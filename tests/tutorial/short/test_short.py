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
from tutorial.law_lab import BODIES, reaction
from tutorial.particle_builder.levels_4_to_7 import still_muon
from tutorial.reactions.judge import Finding, judge
from tutorial.reactions.listed import LIFETIMES
from tutorial.short.balance import WEIGHINGS
from tutorial.short.exchange import BOSONS, BosonExchange
from tutorial.short.gluon_string import BREAKS, FREE, Pull
from tutorial.short.gluon_string import MOST as PULLED
from tutorial.short.half_life import MOST, NUCLEI, DecaySample
from tutorial.short.higgs_field import MEASURED, VACUUM, HiggsField
from tutorial.short.lessons import SHORT_LESSONS
from tutorial.short.lifetimes import DECAYS, TimedDecay
from tutorial.short.mirror import AGAINST, ELECTRONS, CobaltCrystal
from tutorial.short.muons import HEIGHT, MUONS, SPEEDS, MuonFlight
from tutorial.short.nuclides import BY_PLACE, EXCESS, NUCLIDES, NuclideChart
from tutorial.short.open_questions import QUESTIONS, VERDICTS, QuestionBoard
from tutorial.short.powers import FIRST, LAST, WIDTHS, Zoom
from tutorial.short.short_lesson import (
    ShortLesson,
    ShortModel,
    acted,
    answered,
    begun,
    onward,
    picked,
    tried,
    turned,
)
from tutorial.short.thresholds import ENERGIES, PAIR, ProtonCollider
from tutorial.short.thresholds import MASS as PROTON
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
            if model.solved:
                model = onward(model)
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
            assert not model.ready, f"{step.text} waits for no answer"
            model = answered(model, step.right or step.choices[0])
            model = onward(model) if model.solved else model
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
    assert (right.at, right.solved, right.first) == (at, "same", {"old": "wrong"})
    assert answered(right, "old") is right, "its reason is read"
    after = onward(right)
    assert (after.at, after.solved, after.wrong) == (at + 1, "", ())
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
            unasked = step.right if step.states else ""
            told = [choice for choice in step.choices if choice != unasked]
            keys += [f"{start}-{step.text}-{choice}-why" for choice in told]
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
def test_a_lesson_takes_three_to_five_minutes(lesson: ShortLesson) -> None:
    """A reader of 140 words a minute, and eight seconds for each choice and each trial."""
    text, start = Text("en"), f"short_{lesson.id}"
    keys = [f"{start}-law" if step.law else f"{start}-{step.text}" for step in lesson.steps]
    keys += [f"{start}-{step.text}-{name}" for step in lesson.steps for name in step.choices]
    asked = [step for step in lesson.steps if step.right and not step.states]
    keys += [f"{start}-{step.text}-{step.right}-why" for step in asked]
    read = sum(len(text.say(say(key)).split()) for key in keys) / 140
    acts = sum(bool(step.choices or step.until) for step in lesson.steps)
    assert 3 <= read + acts * 8 / 60 <= 5


@each_lesson
def test_readings_follow_the_apparatus(lesson: ShortLesson) -> None:
    """A control changes what is read or what is set."""
    text = Text("en")

    def shown(model: ShortModel) -> list[str]:
        apparatus = model.apparatus
        values = [apparatus.value(control) for control in apparatus.controls]
        return [text.say(phrase) for phrase in (*values, *apparatus.readings())]

    model = begun(lesson, lesson.apparatus.seeded("a seed"))
    cells = [cell for cell in model.apparatus.board() if cell is not None]
    assert model.apparatus.controls or cells
    for control in model.apparatus.controls:
        both = [shown(turned(model, control, way)) for way in (1, -1)]
        assert any(each != shown(model) for each in both), control
    for cell in cells[1:]:
        taps = [picked(model, one.id) for one in (cell, cells[0])]
        known = [acted(one, model.apparatus.acts[0]) for one in taps]
        assert any(shown(pair[0]) != shown(pair[1]) for pair in (taps, known)), cell.id
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


def test_the_chart_shows_each_nuclide_once_with_the_most_protons_on_top() -> None:
    chart = NuclideChart()
    board = chart.board()
    width = chart.columns
    rows = [board[at : at + width] for at in range(0, len(board), width)]
    assert len(rows) == 7
    places = {
        (7 - row, column): cell.id
        for row, cells in enumerate(rows)
        for column, cell in enumerate(cells)
        if cell is not None
    }
    assert places == {(n.protons, n.neutrons): n.id for n in NUCLIDES}


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


# --- lifetimes, thresholds, nuclides, open questions ----------------------------------------------


@pytest.mark.parametrize("decay", DECAYS, ids=lambda decay: decay.key)
def test_a_timed_decay_is_listed_and_has_the_force_that_is_said(decay: TimedDecay) -> None:
    """By the judge of the reaction builder; a change of kind, or photons, go with that force."""
    ruling = judge(reaction(decay.reaction))
    assert ruling.finding is Finding.SEEN
    assert ruling.force is not None
    assert ruling.force.value == decay.pace
    assert bool(decay.change) == (decay.pace == "weak")
    assert bool(decay.light) == (decay.pace == "electromagnetic")


def test_lifetimes_lie_in_three_groups_with_gaps_of_two_powers_of_ten() -> None:
    groups = [
        sorted(log10(each.seconds) for each in DECAYS if each.pace == pace)
        for pace in ("strong", "electromagnetic", "weak")
    ]
    assert [len(group) for group in groups] == [2, 3, 5]
    for faster, slower in pairwise(groups):
        assert slower[0] - faster[-1] > 2
    seconds = {each.key: each.seconds for each in DECAYS}
    assert seconds["lambda"] / seconds["delta"] == pytest.approx(5e13, rel=0.1)
    assert seconds["lambda"] / seconds["delta"] > 1e6 * 365.25 * 86400, "more than a million years"
    assert seconds["tau"] < 1e-6 / 1e6
    assert seconds["lambda"] < 1e-9
    assert seconds["neutron"] == pytest.approx(15 * 60, rel=0.05)
    assert LIFETIMES["neutron"] == seconds["neutron"]
    neutron, tau = (
        BODIES[before].mass - sum(BODIES[each].mass for each in after)
        for before, *after in (("neutron", "proton", "electron"), ("tau", "pion-minus"))
    )
    assert tau / neutron == pytest.approx(2000, rel=0.1)


def test_a_pair_of_protons_needs_six_masses_at_rest_and_one_in_each_of_two_beams() -> None:
    """Worked out from the momentum of all that comes out, at the threshold together at rest."""
    for beam, written in enumerate(ENERGIES):
        energy = float(written) + 2 * PROTON
        momentum = sqrt((float(written) + PROTON) ** 2 - PROTON**2)
        invariant = sqrt(energy**2 - momentum**2)
        collider = ProtonCollider(beam=beam)
        assert collider.free == pytest.approx(invariant - 2 * PROTON)
        assert collider.made == (float(written) >= 6 * PROTON)
        assert replace(collider, head_on=True).made == (float(written) >= PROTON)
        assert collider.free < collider.motion
    assert pytest.approx(2 * 0.938272, abs=1e-5) == PAIR
    z, electron = 91.188, 0.000510999
    assert z**2 / (2 * electron) / (z / 2) > 100_000


def test_every_decay_leads_to_a_nuclide_of_the_chart_and_gives_energy() -> None:
    seen = {(each.protons, each.neutrons) for each in NUCLIDES}
    assert len(seen) == len(NUCLIDES)
    for each in NUCLIDES:
        if each.decay == "stable":
            assert each.half_life == each.out == 0
            continue
        assert each.daughter in BY_PLACE, each.id
        assert each.energy > 0, each.id
        before, after = each.protons + each.neutrons, sum(each.daughter)
        out = {"neutron": each.out, "proton": each.out, "alpha": 4}.get(each.decay, 0)
        assert before == after + out, each.id
    stable = {each.id for each in NUCLIDES if each.decay == "stable"}
    assert " ".join(sorted(stable)) == "B10 B11 Be9 C12 C13 H1 H2 He3 He4 Li6 Li7 N14"
    assert not any(sum(place) in (5, 8) for place in seen if BY_PLACE[place].id in stable)


def test_energies_of_known_decays_agree_with_the_mass_evaluation() -> None:
    """AME2020, in keV: tritium 18.59, beryllium-7 861.9, beryllium-8 91.84, carbon-11 1981.7."""
    energy = {each.id: each.energy for each in NUCLIDES if each.decay != "stable"}
    assert energy["H3"] == pytest.approx(0.01859, abs=2e-4)
    assert energy["C11"] == pytest.approx(1.9817, abs=2e-4)
    assert energy["Be7"] == pytest.approx(0.8619, abs=2e-4)
    assert energy["Be8"] == pytest.approx(0.09184, abs=2e-4)
    assert EXCESS["alpha"] == BY_PLACE[2, 2].excess
    for each in NUCLIDES:
        # A positron costs twice the mass of an electron, counted between neutral atoms.
        if each.decay in ("beta-plus", "capture"):
            assert (each.energy > 2 * 0.511) == (each.decay == "beta-plus"), each.id


def test_a_stable_nuclide_waits_for_ever_and_another_moves_on() -> None:
    chart = NuclideChart().acted("wait")
    assert (chart.chosen, chart.gone) == ("H1", "")
    chart = chart.picked("H3").acted("wait")
    assert (chart.chosen, chart.gone) == ("He3", "H3")
    looks = {cell.id: cell.look for cell in chart.board() if cell is not None}
    assert {look for key, look in looks.items() if key not in ("H1", "H3")} == {""}
    assert looks["H3"] == "beta-minus"


def test_only_the_first_verdict_on_a_question_counts() -> None:
    board = QuestionBoard()
    for each in QUESTIONS:
        board = board.picked(each.id)
        while VERDICTS[board.verdict] != each.verdict:
            board = board.turned("verdict", 1)
        board = board.acted("decide")
        assert board.turned("verdict", 1).acted("decide").right == board.right
    assert board.right == len(QUESTIONS)
    assert {each.verdict for each in QUESTIONS} == set(VERDICTS)
