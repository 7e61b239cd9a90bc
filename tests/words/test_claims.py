"""Every number beside a unit or a per cent sign, in every language, is held against its source."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest

from game.core.particles import ELECTRON, MUON, PARTICLES
from game.words.text import LOCALE, languages

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
"""Years (PDG 2024, astrophysical constants)."""
FROM_AGE = 13
"""Years, by the manual of Particle Builder."""


def _one_in_higgs_to_electrons() -> float:
    """How many million Higgs bosons decay for one that becomes an electron pair: to one figure."""
    ratio = PARTICLES[ELECTRON].mass / PARTICLES[MUON].mass
    return round(1e-8 / (HIGGS_TO_MUONS * ratio**2)) * 100


SOURCES: Mapping[str, tuple[float, ...]] = {
    "glossary-big-bang-says": (round(AGE_OF_THE_UNIVERSE / 1e9),),
    "glossary-mass-says": (round(PROTON_GEV),),
    # The singular of a count of seconds.
    "kiosk-last": (1,),
    "kiosk-pin-wait": (1,),
    # All of it: the scale of an outlook.
    "review-outlook": (100,),
    "title-facts": (FROM_AGE,),
    "tutti_quantum-story-higgs-to-electrons": (_one_in_higgs_to_electrons(),),
}
"""By text key, what its numbers are: computed, or cited above."""


def claims(language: str) -> Iterator[tuple[str, float, str]]:
    """Key, number and unit of every claim that is written out in a language's files."""
    pattern = re.compile(NUMBER + f"({SYMBOLS}|{WORDS[language]})")
    for path in sorted((LOCALE / language).glob("*.ftl")):
        key = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                continue
            begun = re.match(r"^([a-zA-Z][\w-]*) =", line)
            key = begun[1] if begun else key
            for found in pattern.finditer(line):
                yield key, float(found[1].rstrip(".,").replace(",", ".")), found[2]


@pytest.mark.parametrize("language", languages())
def test_every_number_beside_a_unit_has_a_source(language: str) -> None:
    found = list(claims(language))
    assert found, "the pattern finds nothing"
    for key, number, unit in found:
        assert key in SOURCES, f"{key}: where does {number:g} {unit} come from?"
        assert number in SOURCES[key], (key, number, unit)


def test_no_source_is_kept_for_what_nobody_claims() -> None:
    assert {key for language in languages() for key, _, _ in claims(language)} == set(SOURCES)
