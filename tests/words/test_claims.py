"""Every number beside a unit or a per cent sign, in every language, is held against its source."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from statistics import NormalDist

import pytest

from game.core.particles import BY_KEY, DOWN, ELECTRON, MUON, PARTICLES, UP
from game.scenes.handouts.papers import PLANS
from game.words.text import LOCALE, languages
from tutorial.law_lab import BODIES, reaction
from tutorial.particle_builder.levels_4_to_7 import ENERGY, SPLITTING
from tutorial.quiz.figures import SURE
from tutorial.reactions.listed import LIFETIMES
from tutorial.short.balance import WEIGHINGS
from tutorial.short.gluon_string import FREE
from tutorial.short.half_life import NUCLIDES
from tutorial.short.higgs_field import VACUUM
from tutorial.short.muons import HEIGHT, MASS, SPEEDS, MuonFlight
from tutorial.short.thresholds import ENERGIES, PAIR, ProtonCollider
from tutorial.short.thresholds import MASS as PROTON

SYMBOLS = r"%|[kMGT]?eV\b|k[gm]\b|°|[nm]?s\b"
WORDS = {
    "en": r"seconds?\b|minutes?\b|hours?\b|days?\b|years?\b|millions?\b|billions?\b|per cent\b",
    "fr": r"secondes?\b|minutes?\b|heures?\b|jours?\b|ans?\b|millions?\b|milliards?\b|pour cent\b",
    "de": r"Sekunden?\b|Minuten?\b|Stunden?\b|Tagen?\b|Jahren?\b|Million(?:en)?\b|Milliarden?\b",
    "it": r"secondi\b|minut[oi]\b|or[ae]\b|giorn[oi]\b|anni\b|milioni\b|miliardi\b|per cento\b",
}
NUMBER = r"(?<![\w{$.,])(\d[\d.,]*)[\s\u00a0\u202f]*"

HIGGS_TO_MUONS = 2.2e-4
"""Branching ratio of a Higgs of 125 GeV (LHC Higgs working group); to leptons it goes with m²."""
PROTON_GEV = 0.938
AGE_OF_THE_UNIVERSE = 13.8e9
"""Years (PDG 2025, astrophysical constants)."""
NEUTRON_S = 878.4
"""Mean lifetime of a free neutron in seconds (PDG 2025)."""
FROM_AGE = 13
"""Years, by the manual of Particle Builder."""
TRITON = reaction("triton -> helion electron anti-electron-neutrino")
HELIUM_LEFT = 4.002602 / (4 * 1.007825)
"""Share of the mass that is left when hydrogen becomes helium, by atomic masses (AME2020)."""
NEUTRINO_EV = 0.45
"""Limit on the neutrino's mass: KATRIN, Science 388, 180 (2025)."""
Z_DECAYS_AT_LEP = 17e6
"""ALEPH, DELPHI, L3, OPAL and SLD, Phys. Rept. 427 (2006) 257."""
TOKAI_TO_KAMIOKA = 295
"""Kilometres: T2K collaboration, Nature 580 (2020) 339."""
LHC_MAGNETS = 1.9
"""Kelvin (CERN, *LHC: the guide*, 2017)."""
HALF_WAY = round(math.pi / 2 * ENERGY / (1.267 * SPLITTING), -2)
"""Kilometres to where most have changed: 1.267 dm2 L / E is a quarter turn (PDG, section 14)."""
DEUTERON_MEV = 2.2
"""Binding energy of heavy hydrogen, 2.224 MeV (AME2020)."""

THREE_QUARKS = round(2 * PARTICLES[UP].mass + PARTICLES[DOWN].mass)
"""MeV of those that make a proton."""
ELECTRON_ANOMALY = 0.00116
"""By how much its magnetism is above the value without loops (PDG 2025, Lepton listings)."""

SUN_WATTS = 3.828e26
"""PDG 2025, Astrophysical constants."""
TRITIUM_YEARS = NUCLIDES[0][1]
AT_REST = 6 * PROTON
"""GeV of a beam on protons at rest that make a pair: (E + m)^2 - p^2 = (4m)^2."""
EQUAL_BEAM = float(ENERGIES[ENERGIES.index("1.9")])
BEVATRON = 6.2
"""GeV: O. Chamberlain et al., Physical Review 100 (1955) 947."""
FAST_MUON = MuonFlight("", SPEEDS.index("0.9995"))


def _left(before: str, *after: str) -> float:
    """Energy in MeV that is left over in a decay; neutrinos weigh next to nothing."""
    return BODIES[before].mass - sum(BODIES[each].mass for each in after)


def _one_in_higgs_to_electrons() -> float:
    """Millions of Higgs bosons that decay for one that becomes an electron pair: to one figure."""
    ratio = PARTICLES[ELECTRON].mass / PARTICLES[MUON].mass
    return round(1e-8 / (HIGGS_TO_MUONS * ratio**2)) * 100


SOURCES: Mapping[str, tuple[float, ...]] = {
    "codex-note-neutrino": (NEUTRINO_EV,),
    "glossary-big-bang-says": (round(AGE_OF_THE_UNIVERSE / 1e9),),
    # What a volt gives an electron, by definition.
    "glossary-gev-says": (1,),
    "particle_builder-told-neutron-line": (round(NEUTRON_S / 60),),
    "particle_builder-told-proton-line": (round(100 * THREE_QUARKS / (PROTON_GEV * 1000)),),
    "particle_builder-units-MeV-GeV": (1, 1000),
    "particle_builder-units-eV-MeV": (1, 1),
    "particle_builder-units-eV-GeV": (1, 1),
    "glossary-mass-says": (round(PROTON_GEV),),
    "handout-ask-neutron-answer": (round(NEUTRON_S / 60),),
    "handout-plan-what": (FROM_AGE,),
    "handout-results-what": (SURE,),
    "handout-say": tuple(PLANS),
    "hunt-paper-answer-2": (round(math.sqrt(100**2 - 44**2)),),
    "hunt-paper-answer-5": (round(1e-6 / NormalDist().cdf(-5), 1),),
    # Of an exercise.
    "hunt-paper-ask-2": (100, 44),
    # The singular of a count of seconds.
    "kiosk-last": (1,),
    "kiosk-pin-wait": (1,),
    "lab-note-triton": (round(TRITON.mass_before - TRITON.mass_after, 2), NEUTRINO_EV),
    "learn_bigebang-1-fusion-fuse-pair": (DEUTERON_MEV,),
    "learn_bigebang-1-light-gram-equal-why": (math.floor(100 * HELIUM_LEFT),),
    "learn_particle_builder-1-cards-try-mass": (PARTICLES[UP].mass, PARTICLES[MUON].mass),
    "learn_particle_builder-1-finish-done": (PROTON_GEV * 1000,),
    "learn_particle_builder-1-finish-guess": (THREE_QUARKS,),
    "learn_particle_builder-1-finish-guess-less": (THREE_QUARKS,),
    "learn_particle_builder-1-finish-guess-nine": (THREE_QUARKS,),
    "learn_particle_builder-4-nature-guess": (Z_DECAYS_AT_LEP / 1e6,),
    "learn_particle_builder-6-beam-guess": (TOKAI_TO_KAMIOKA,),
    "learn_particle_builder-6-beam-look": (HALF_WAY, 2 * HALF_WAY),
    "learn_particle_builder-6-beam-where": (HALF_WAY,),
    "learn_particle_builder-6-beam-where-decayed-why": (HALF_WAY,),
    "learn_particle_builder-6-beam-where-stopped-why": (2 * HALF_WAY,),
    "learn_particle_builder-6-beam-mass-decay-why": (2 * HALF_WAY,),
    "learn_particle_builder-6-beam-say-decays-why": (2 * HALF_WAY,),
    "learn_particle_builder-6-beam-say-stops-why": (2 * HALF_WAY,),
    "learn_particle_builder-6-beam-because-charge-why": (2 * HALF_WAY,),
    "quiz-teacher-gain-between": (SURE,),
    "learn_tutti_quantum-2-loop-look": (round(100 * ELECTRON_ANOMALY, 1),),
    "short_balance-gain-cut-why": (round(WEIGHINGS[0].difference, 1),),
    "short_balance-gain-fuse-why": (round(WEIGHINGS[1].difference, 1),),
    "short_balance-gain-pull-why": (round(WEIGHINGS[2].difference, 1),),
    "short_balance-look": (round(WEIGHINGS[1].difference, 1),),
    "short_balance-paid": (round(WEIGHINGS[2].difference, 1),),
    "short_balance-see": (round(WEIGHINGS[0].difference, 1),),
    "short_balance-sun-lighter": (round(SUN_WATTS / 299_792_458**2 / 1e9),),
    "short_evidence-bump-clue": (round(BY_KEY["higgs"].mass / 1000),),
    "short_evidence-twice-clue": (round(BODIES["j-psi"].mass / 1000, 1),),
    "short_gluon_string-see": (FREE,),
    # Median and mean of a game of two (decision 113).
    "u_know_feynman-option-cards-help": (15,),
    **dict.fromkeys(("short_waves-go", "short_waves-see", "short_waves-where"), (HALF_WAY,)),
    **dict.fromkeys(
        (
            "short_waves-far",
            "short_waves-fly",
            "short_waves-where-stopped-why",
            "short_waves-where-decayed-why",
            "short_waves-where-other-why",
            "short_waves-say-tired-why",
        ),
        (2 * HALF_WAY,),
    ),
    "short_half_life-guess": (TRITIUM_YEARS,),
    "short_half_life-old": (round(TRITIUM_YEARS),),
    "short_higgs_field-proton": (PROTON_GEV * 1000, THREE_QUARKS),
    "short_higgs_field-proton-double-why": (PROTON_GEV * 500,),
    "short_higgs_field-proton-little-why": (PROTON_GEV * 1000, THREE_QUARKS),
    "short_higgs_field-proton-zero-why": (THREE_QUARKS,),
    "short_higgs_field-turn": (round(VACUUM / 2),),
    "short_muons-guess": (HEIGHT,),
    "short_muons-limit": (round(MASS * FAST_MUON.gamma, 1),),
    "short_muons-muon-slow-why": (round(HEIGHT / MuonFlight("", SPEEDS.index("0.99")).gamma),),
    "short_lifetimes-neutron-energy-why": (round(_left("neutron", "proton", "electron"), 1),),
    "short_lifetimes-see": (round(LIFETIMES["lambda"] / LIFETIMES["delta"] / 1e12, -1),),
    "short_thresholds-all": (round(PROTON, 2),),
    "short_thresholds-beams-same": (round(AT_REST, 2),),
    "short_thresholds-guess": (round(PAIR, 2), EQUAL_BEAM),
    "short_thresholds-look": (round(AT_REST, 2), BEVATRON),
    "short_thresholds-meet": (float(ENERGIES[1]),),
    "short_thresholds-ring": (round(BODIES["z"].mass / 2000, 1),),
    "short_thresholds-see": (round(ProtonCollider(beam=ENERGIES.index("1.9")).free, 2),),
    **dict.fromkeys(
        ("short_thresholds-more-little", "short_thresholds-say-all-why", "short_thresholds-shoot"),
        (EQUAL_BEAM,),
    ),
    # All of it: the scale of an outlook.
    "review-outlook": (100,),
    "review-outlook-of": (100,),
    "particle_panic-fact-cold": (round(273.15 - LHC_MAGNETS),),
    "title-facts": (FROM_AGE,),
    "tutti_quantum-story-higgs-to-electrons": (_one_in_higgs_to_electrons(),),
    # Half-life of hydrogen-3: tutorial.reactions.listed.
    "reactions-done-beta": (round(LIFETIMES["triton"] * math.log(2) / (365.25 * 86400)),),
    "reactions-done-higgs": (round(BY_KEY["higgs"].mass / 1000),),
    # A newcomer in a real window needed 55 seconds for a puzzle, with one wrong try.
    "result-today": (1,),
}
"""By text key, what its numbers are: computed, or cited above."""


def claims(language: str) -> Iterator[tuple[str, float, str]]:
    """Key, number and unit of every claim that is written out in a language's files."""
    pattern = re.compile(NUMBER + f"({SYMBOLS}|{WORDS[language]})")
    for path in sorted((LOCALE / language).glob("*.ftl")):
        if path.stem.startswith("items_"):
            continue  # each pair of the item bank names its source, and wrong choices are wrong
        key = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                continue
            begun = re.match(r"^([a-zA-Z][\w-]*) =", line)
            key = begun[1] if begun else key
            for match in pattern.finditer(line):
                yield key, float(match[1].rstrip(".,").replace(",", ".")), match[2]


@pytest.mark.parametrize("language", languages())
def test_every_number_beside_a_unit_has_a_source(language: str) -> None:
    all_claims = list(claims(language))
    assert all_claims, "the pattern finds nothing"
    for key, number, unit in all_claims:
        assert key in SOURCES, f"{key}: where does {number:g} {unit} come from? SOURCES has none"
        assert number in SOURCES[key], (key, number, unit)


def test_no_source_is_kept_for_what_nobody_claims() -> None:
    assert {key for language in languages() for key, _, _ in claims(language)} == set(SOURCES)
