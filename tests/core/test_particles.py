"""The particle table, against the PDG and against the physics that makes it a table."""

from __future__ import annotations

import csv
import math
from decimal import ROUND_HALF_UP, Decimal
from functools import cache
from importlib.resources import files

import pytest
from particle import Particle as Pdg

from game.core.particles import BY_KEY, PARTICLES, STABLE, Family, Particle
from game.core.phrase import say
from game.words.text import Text, languages
from tests.some import some

PDG_ID = {
    "up": 2, "down": 1, "strange": 3, "charm": 4, "bottom": 5, "top": 6,
    "electron": 11, "muon": 13, "tau": 15,
    "electron-neutrino": 12, "muon-neutrino": 14, "tau-neutrino": 16,
    "photon": 22, "gluon": 21, "w-plus": 24, "z": 23, "higgs": 25,
}  # fmt: skip

EDITION = "particle2025.csv"
"""The tables of the edition that the credits name; the package has newer ones, too."""

HBAR = 6.582119569e-22
"""In MeV seconds."""

CARRIER = {"strange": 321, "charm": 421, "bottom": 511}
"""The hadron whose lifetime stands for a confined quark: K+, D0, B0."""


@cache
def edition() -> dict[int, tuple[float, float]]:
    """PDG id -> mass and width, in MeV."""
    lines = (files("particle") / "data" / EDITION).read_text(encoding="utf-8").splitlines()
    rows = csv.DictReader(line for line in lines if not line.startswith("#"))
    return {int(row["ID"]): (float(row["Mass"]), float(row["Width"])) for row in rows}


def rounded(value: float, like: str) -> str:
    """A number with as many decimals as another."""
    return str(Decimal(repr(value)).quantize(Decimal(like), ROUND_HALF_UP))


MASSIVE = [key for key in PDG_ID if BY_KEY[key].mass > 0 and not BY_KEY[key].neutrino]


@pytest.mark.parametrize("key", MASSIVE)
def test_every_printed_digit_of_a_mass_is_that_of_the_edition_named(key: str) -> None:
    number, unit = BY_KEY[key].mass_text
    mass = edition()[PDG_ID[key]][0] / {"MeV": 1, "GeV": 1000}[unit]
    assert rounded(mass, number) == number


@pytest.mark.parametrize("key", ["muon", "tau", "w-plus", "z", "top", *CARRIER])
def test_every_printed_digit_of_a_lifetime_is_that_of_the_edition_named(key: str) -> None:
    width = edition()[CARRIER.get(key, PDG_ID[key])][1]
    assert f"{HBAR / width:.1e}" == f"{BY_KEY[key].lifetime:.1e}"


def test_the_credits_name_the_edition() -> None:
    year = EDITION.removeprefix("particle").removesuffix(".csv")
    for language in some(languages()):
        text = Text(language)
        for key in ("about-data", "particle_builder-rules-12"):
            assert year in text.say(say(key)), (language, key)


def ids(particles: list[Particle]) -> list[str]:
    return [particle.key for particle in particles]


@pytest.mark.parametrize("key", PDG_ID)
def test_charge_spin_mass_agree_with_the_pdg(key: str) -> None:
    ours, theirs = BY_KEY[key], Pdg.from_pdgid(PDG_ID[key])
    assert ours.charge == theirs.three_charge
    if theirs.J is not None:
        assert ours.spin == round(2 * theirs.J)
    if not ours.neutrino:
        assert theirs.mass == pytest.approx(ours.mass, rel=0.01)


@pytest.mark.parametrize("key", ["muon", "tau", "w-plus", "z", "top", *CARRIER])
def test_lifetime_agrees_with_the_pdg_to_the_printed_digits(key: str) -> None:
    theirs = Pdg.from_pdgid(CARRIER.get(key, PDG_ID[key]))
    assert theirs.lifetime is not None
    seconds = theirs.lifetime * 1e-9
    assert BY_KEY[key].lifetime == pytest.approx(seconds, rel=0.04)


def test_the_higgs_lifetime_is_the_standard_models() -> None:
    assert BY_KEY["higgs"].lifetime == pytest.approx(6.582e-22 / 4.1, rel=0.02)


def test_lifetimes_fall_in_the_order_of_the_rules_page() -> None:
    order = ["muon", "strange", "bottom", "charm", "tau", "higgs", "top", "w-plus", "z"]
    lives = [BY_KEY[key].lifetime for key in order]
    assert lives == sorted(lives, reverse=True)
    assert all(life < STABLE for life in lives)
    assert math.isinf(BY_KEY["up"].lifetime)


@pytest.mark.parametrize("particle", PARTICLES, ids=ids(list(PARTICLES)))
def test_an_antiparticle_has_equal_mass_and_spin_and_opposite_charges(particle: Particle) -> None:
    anti = PARTICLES[particle.anti]
    assert PARTICLES[anti.anti] is particle
    assert (anti.mass, anti.spin, anti.lifetime) == (
        particle.mass,
        particle.spin,
        particle.lifetime,
    )
    assert anti.charge == -particle.charge
    assert anti.baryon_thirds == -particle.baryon_thirds
    for generation in (1, 2, 3):
        assert anti.lepton_number(generation) == -particle.lepton_number(generation)


def test_thirty_kinds_in_three_families() -> None:
    assert [particle.id for particle in PARTICLES] == list(range(30))
    count = [sum(p.family is family for p in PARTICLES) for family in Family]
    assert count == [12, 12, 6]


def test_only_quarks_antiquarks_and_the_gluon_carry_colour() -> None:
    coloured = {p.key for p in PARTICLES if p.coloured}
    assert coloured == {p.key for p in PARTICLES if p.family is Family.QUARK} | {"gluon"}


def test_the_printed_mass_is_the_compared_mass() -> None:
    units = {"eV": 1e-6, "MeV": 1.0, "GeV": 1000.0, "": 1.0}
    for particle in PARTICLES:
        number, unit = particle.mass_text
        assert float(number.removeprefix("< ")) * units[unit] == pytest.approx(particle.mass)


def test_a_bar_stands_where_physics_writes_one() -> None:
    barred = {p.key for p in PARTICLES if p.symbol.bar}
    signed = {"anti-electron", "anti-muon", "anti-tau"}
    assert barred == {p.key for p in PARTICLES if p.is_anti} - signed
    assert all(BY_KEY[key].symbol.sup == "⁺" for key in signed)


def test_leptons_alone_have_a_lepton_number_that_of_their_family() -> None:
    for particle in PARTICLES:
        sign = -1 if particle.is_anti else 1
        for generation in (1, 2, 3):
            own = particle.family is Family.LEPTON and particle.generation == generation
            assert particle.lepton_number(generation) == (sign if own else 0), particle.key


def test_up_charm_and_top_are_the_quarks_of_the_up_type() -> None:
    found = {particle.key for particle in PARTICLES if particle.up_type and not particle.is_anti}
    assert found == {"up", "charm", "top"}
    assert {p.key for p in PARTICLES if p.up_type and p.is_anti} == {
        PARTICLES[BY_KEY[key].anti].key for key in found
    }
