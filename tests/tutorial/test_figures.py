"""Every number of nature that a lesson, the codex or a page of rules gives, against the PDG."""

from __future__ import annotations

import math

import pytest
from particle import Particle

from game.core.phrase import say
from game.words.text import Text
from tutorial.particle_builder.levels_4_to_7 import SPLITTING

U = 931.494
"""The atomic mass unit, in MeV."""
TUNGSTEN = 183.84
"""Its standard atomic weight."""


def mass(name: str) -> float:
    value = Particle.from_name(name).mass
    assert value is not None
    return float(value)


def english(key: str) -> str:
    """The words, whether or not a line may break between a figure and its unit."""
    return Text("en").say(say(key)).replace("\N{NO-BREAK SPACE}", " ")


def test_a_top_quark_is_about_as_heavy_as_80_000_up_quarks() -> None:
    assert "80,000" in english("learn_particle_builder-1-cards-mass-many")
    assert mass("t") / mass("u") == pytest.approx(80_000, rel=0.02)


def test_800_up_quarks_weigh_about_as_much_as_a_tau() -> None:
    assert english("learn_particle_builder-1-cards-mass-hundreds") == "800"
    assert mass("tau-") / mass("u") == pytest.approx(800, rel=0.05)


def test_three_quarks_have_about_9_mev_and_their_proton_938() -> None:
    assert "about 9 MeV" in english("learn_particle_builder-1-finish-guess")
    assert 2 * mass("u") + mass("d") == pytest.approx(9, rel=0.05)
    assert "938 MeV" in english("learn_particle_builder-1-finish-done")
    assert mass("p") == pytest.approx(938, abs=0.5)


def test_a_muon_is_about_200_times_as_heavy_as_an_electron() -> None:
    assert "200" in english("learn_particle_builder-1-place-lepton-lepton")
    assert mass("mu-") / mass("e-") == pytest.approx(200, rel=0.05)


def test_a_muon_is_about_50_times_as_heavy_as_an_up_quark() -> None:
    assert "50 times" in english("learn_particle_builder-1-cards-won")
    assert mass("mu-") / mass("u") == pytest.approx(50, rel=0.05)


def test_a_muon_weighs_more_than_an_up_quark_as_the_cards_say() -> None:
    won = english("learn_particle_builder-1-cards-try-mass")
    assert "105.7 MeV is more than the 2.16 MeV" in won
    assert mass("mu-") == pytest.approx(105.7, abs=0.1)
    assert mass("u") == pytest.approx(2.16, abs=0.01)


def test_a_muon_lives_for_about_two_millionths_of_a_second() -> None:
    assert "two millionths" in english("learn_particle_builder-7-new-heavy")
    lifetime = Particle.from_name("mu-").lifetime  # in nanoseconds
    assert lifetime is not None
    assert float(lifetime) == pytest.approx(2000, rel=0.15)


def test_a_top_quark_weighs_about_as_much_as_a_tungsten_atom() -> None:
    assert "tungsten" in english("codex-story-top")
    assert mass("t") == pytest.approx(TUNGSTEN * U, rel=0.02)


def test_only_the_tau_is_heavy_enough_to_decay_into_particles_made_of_quarks() -> None:
    assert "only lepton heavy enough" in english("codex-story-tau")
    lightest = mass("pi-")
    assert mass("mu-") < lightest < mass("tau-")


def test_a_proton_has_nearly_one_gev() -> None:
    assert "nearly 1 GeV" in english("glossary-mass-says")
    assert mass("p") == pytest.approx(1000, rel=0.07)


def test_a_resting_neutron_may_decay_as_the_picture_of_the_w_says() -> None:
    assert "neutron decays" in english("codex-meeting-w-says")
    assert mass("n") > mass("p") + mass("e-")


def test_one_of_two_w_from_a_higgs_boson_is_virtual() -> None:
    assert "two W bosons from a Higgs boson is virtual" in english("particle_builder-rules-9")
    assert mass("W+") < mass("H0") < 2 * mass("W+")


def test_more_than_99_of_100_top_quarks_become_bottom_quarks() -> None:
    """The CKM elements V_td and V_ts of the PDG (2025, section 12)."""
    assert "more than 99 of 100 top quarks" in english("particle_builder-rules-9")
    others = 0.0086**2 + 0.0415**2
    assert 1 - others > 0.99


def test_mass_alone_does_not_make_a_particle_decay() -> None:
    """A proton is nine times a muon, and stable: the law speaks of energy and charges."""
    assert "energy, charge" in english("learn_particle_builder-7-law")
    proton, muon = Particle.from_name("p"), Particle.from_name("mu-")
    assert proton.lifetime == float("inf") > (muon.lifetime or 0.0)
    assert mass("p") / mass("mu-") == pytest.approx(9, rel=0.05)


BINDING = {"²H": 2.2246, "⁴He": 28.2957}
"""The energy that pulls a nucleus apart, in MeV (AME2020)."""


def test_heavy_hydrogen_has_a_thousandth_less_mass_than_its_parts() -> None:
    assert "a thousandth less mass" in english("learn_bigebang-1-fusion-look")
    assert BINDING["²H"] / (mass("p") + mass("n")) == pytest.approx(1 / 1000, rel=0.2)


def test_hydrogen_that_becomes_helium_loses_less_than_a_hundredth_of_its_mass() -> None:
    assert "less than one hundredth" in english("learn_bigebang-1-light-gram-fusion-why")
    assert "more than 99%" in english("learn_bigebang-1-light-gram-equal-why")
    helium = 2 * mass("p") + 2 * mass("n") - BINDING["⁴He"]
    assert 0.99 < helium / (4 * mass("p")) < 1


def test_an_electron_has_about_1_800_times_less_mass_than_a_proton() -> None:
    assert "1,800" in english("learn_u_know_feynman-1-flip-mass-electrons-why")
    assert mass("p") / mass("e-") == pytest.approx(1800, rel=0.03)


def test_three_quarks_have_a_hundredth_of_the_mass_of_a_proton() -> None:
    assert "a hundredth" in english("learn_u_know_feynman-1-flip-mass-higgs-why")
    assert (2 * mass("u") + mass("d")) / mass("p") == pytest.approx(0.01, rel=0.1)


def test_a_neutron_is_a_little_heavier_than_a_proton() -> None:
    assert "a little heavier" in english("learn_u_know_feynman-1-flip-mass-charge-why")
    assert 1 < mass("n") / mass("p") < 1.01


def test_a_muon_has_200_times_the_mass_of_an_electron() -> None:
    assert "200 times" in english("learn_particle_panic-1-through-guess")
    assert mass("mu-") / mass("e-") == pytest.approx(200, rel=0.05)


def test_a_kaon_that_is_nearly_as_fast_as_light_flies_a_few_centimetres() -> None:
    assert "a few centimetres" in english("learn_particle_panic-1-more-life")
    lifetime = Particle.from_name("K(S)0").lifetime  # in nanoseconds
    assert lifetime is not None
    assert 1 < 29.98 * float(lifetime) < 10


def test_the_heaviest_neutrino_has_at_least_0_05_ev() -> None:
    """The larger splitting is a difference of two squared masses (in eV²), so one is above it."""
    assert "between 0.05 and 0.45 eV" in english("codex-note-neutrino")
    assert math.sqrt(SPLITTING) == pytest.approx(0.05, rel=0.02)


@pytest.mark.long
def test_a_w_has_six_ways_into_quarks_and_three_into_leptons() -> None:
    """A pair of a quark of each charge that is lighter than a W has three colours."""
    ups, downs = ("u", "c", "t"), ("d", "s", "b")
    pairs = sum(mass(up) + mass(down) < mass("W+") for up, down in zip(ups, downs, strict=True))
    assert pairs * 3 == 6
    assert "six ways against three" in english("item-particle-builder-7-three-colours-count-law")
