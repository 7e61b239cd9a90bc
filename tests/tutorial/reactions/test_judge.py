"""The judge against the listings, against forbidden reactions, and where the laws do not decide.

What may happen is worked out here a second time, from the numbers of the package `particle`, from
CODATA by way of scipy and from the names of the particles: nothing of it comes from the lab.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from math import log

import pytest
from hypothesis import given
from hypothesis import strategies as st
from particle import Particle as Known
from scipy.constants import value

from game.core.rng import Rng
from tests.some import some
from tests.tutorial.law_lab.test_law_lab import PDG_IDS
from tutorial.law_lab import BODIES, ITEMS, Body, Law, Reaction, reaction
from tutorial.reactions.judge import (
    Finding,
    Force,
    Why,
    judge,
    least_beam,
    least_motion,
)
from tutorial.reactions.listed import (
    COLLISIONS,
    LIFETIMES,
    antibody,
    conjugate,
    key_of,
    lifetime_of,
    listings,
)

ELEMENTARY_IDS = {
    "electron": 11, "electron-neutrino": 12, "muon": 13, "muon-neutrino": 14, "tau": 15,
    "tau-neutrino": 16, "photon": 22, "z": 23, "w-plus": 24, "w-minus": -24, "higgs": 25,
}  # fmt: skip
IDS = {
    **PDG_IDS,
    **ELEMENTARY_IDS,
    **{f"anti-{key}": -number for key, number in ELEMENTARY_IDS.items() if 11 <= number <= 16},
}
NUCLEI = {"deuteron": (1, 2), "triton": (1, 3), "helion": (2, 3), "alpha": (2, 4)}
"""Charge and number of nucleons."""
BUILT = [body for body in BODIES.values() if body.key in IDS or body.key in NUCLEI]
"""All that a learner can choose: nothing that has colour."""
VIRTUAL = {"higgs -> w-plus w-minus", "higgs -> z z"}
"""Decays in which one product is lighter than it usually is."""
SEEN = [mode for mode in listings() if mode.seen]
SEARCHED = [mode for mode in listings() if not mode.seen]


@cache
def numbers(key: str) -> tuple[int, int, int, int, int]:
    """Charge, baryon number and three lepton numbers, from the identifier alone."""
    if key in NUCLEI:
        return (*NUCLEI[key], 0, 0, 0)
    number = IDS[key]
    known = Known.from_pdgid(number)
    sign = 1 if number > 0 else -1
    baryon = sign if known.pdgid.is_baryon else 0
    leptons = [sign * (abs(number) in pair) for pair in ((11, 12), (13, 14), (15, 16))]
    return (int(known.charge or 0), baryon, leptons[0], leptons[1], leptons[2])


@cache
def mass(key: str) -> float:
    if key in NUCLEI:
        name = "alpha particle" if key == "alpha" else key
        return float(value(f"{name} mass energy equivalent in MeV"))
    return Known.from_pdgid(IDS[key]).mass or 0.0


def broken(built: Reaction) -> set[Law]:
    """The laws that a reaction breaks, worked out a second time."""
    before, after = ([numbers(b.key) for b in side] for side in (built.before, built.after))
    totals = [[sum(column) for column in zip(*side, strict=True)] for side in (before, after)]
    laws = {law for law, one, two in zip(Law, *totals, strict=False) if one != two}
    m_before, m_after = (sum(mass(b.key) for b in side) for side in (built.before, built.after))
    if len(built.after) == 1:
        alone = {abs(IDS.get(built.after[0].key, 0))} == {22}
        enough = m_before == m_after if built.decay else m_after >= m_before and not alone
    else:
        enough = not built.decay or m_before > m_after
    return laws if enough else laws | {Law.ENERGY}


def near(text: str) -> list[Reaction]:
    """The same reaction with one product less, more or exchanged for another."""
    built = reaction(text)
    found = []
    for at, new in product(range(len(built.after)), BUILT):
        found.append(Reaction(built.before, (*built.after[:at], new, *built.after[at + 1 :])))
    found += [Reaction(built.before, (*built.after, new)) for new in BUILT]
    return found


@cache
def forbidden() -> list[Reaction]:
    """Searches that break a law, those of the lab, and neighbours of reactions that happen."""
    looked_for = [reaction(mode.reaction) for mode in SEARCHED]
    lab = [item.reaction for item in ITEMS if not item.happens]
    rng = Rng("forbidden", "neighbours")
    neighbours = []
    for text in [mode.reaction for mode in SEEN] + [text for text, _ in COLLISIONS]:
        candidates = [each for each in near(text) if broken(each)]
        neighbours.append(rng.pick(candidates))
    every = {key_of(each): each for each in (*looked_for, *lab, *neighbours) if broken(each)}
    return list(every.values())


def test_there_are_enough_of_both_kinds() -> None:
    assert len(SEEN) >= 300
    assert len({key_of(reaction(mode.reaction)) for mode in SEEN}) == len(SEEN)
    assert len(forbidden()) >= 300
    assert all(mode.source for mode in listings())
    assert {len(broken(each)) for each in forbidden()} >= {1, 2, 3}


def test_what_the_listings_have_seen_happens() -> None:
    for mode in SEEN:
        built = reaction(mode.reaction)
        virtual = mode.reaction in VIRTUAL
        assert broken(built) == ({Law.ENERGY} if virtual else set()), mode
        assert virtual or not built.forbidden_by, mode
        ruling = judge(built)
        assert (ruling.finding, ruling.source) == (Finding.SEEN, mode.source)
        assert ruling.force is not None, mode


def test_what_breaks_a_law_is_forbidden_by_that_law() -> None:
    for built in some(forbidden()):
        ruling = judge(built)
        assert ruling.finding is Finding.FORBIDDEN, key_of(built)
        assert {*ruling.laws} == broken(built), key_of(built)


def test_where_the_laws_do_not_decide_the_judge_says_so() -> None:
    """Looked for, never seen, and not forbidden by a law of the lab."""
    undecided = [mode for mode in SEARCHED if not broken(reaction(mode.reaction))]
    assert len(undecided) >= 150
    for mode in undecided:
        ruling = judge(reaction(mode.reaction))
        assert (ruling.finding, ruling.why) == (Finding.OPEN, Why.SEARCHED), mode


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.name)
def test_the_judge_agrees_with_the_law_lab(item) -> None:  # type: ignore[no-untyped-def]
    finding = judge(item.reaction).finding
    if item.happens:
        assert finding in (Finding.SEEN, Finding.POSSIBLE)
    else:
        assert finding is Finding.FORBIDDEN


@pytest.mark.parametrize(
    ("text", "finding", "force", "why"),
    [
        # Strangeness is made in pairs: W. B. Fowler et al., Phys. Rev. 93, 861 (1954).
        ("pion-minus proton -> lambda kaon-zero", Finding.POSSIBLE, Force.STRONG, None),
        ("pion-minus proton -> lambda pion-zero", Finding.OPEN, None, Why.RARE),
        # The Omega was found so: V. E. Barnes et al., Phys. Rev. Lett. 12, 204 (1964).
        ("kaon-minus proton -> omega kaon-plus kaon-zero", Finding.POSSIBLE, Force.STRONG, None),
        ("electron electron -> electron electron",
         Finding.POSSIBLE, Force.ELECTROMAGNETIC, Why.BOUNCE),
        ("photon electron -> photon electron", Finding.POSSIBLE, Force.ELECTROMAGNETIC, Why.BOUNCE),
        # Neutral currents: F. J. Hasert et al., Phys. Lett. B 46, 121 (1973).
        ("muon-neutrino electron -> muon-neutrino electron",
         Finding.POSSIBLE, Force.WEAK, Why.BOUNCE),
        ("photon electron-neutrino -> photon electron-neutrino", Finding.OPEN, None, Why.NO_FORCE),
        ("photon photon -> photon photon photon", Finding.OPEN, None, Why.NO_FORCE),
        ("photon proton -> neutron pion-plus", Finding.POSSIBLE, Force.ELECTROMAGNETIC, None),
        ("electron-neutrino neutron -> electron proton", Finding.POSSIBLE, Force.WEAK, None),
        # Delta S = - Delta Q has never been seen: PDG 2025, tests of conservation laws.
        ("muon-neutrino neutron -> muon sigma-plus", Finding.OPEN, None, Why.RARE),
        ("electron-neutrino anti-electron-neutrino -> photon photon", Finding.OPEN, None, Why.RARE),
        ("proton neutron -> deuteron", Finding.FORBIDDEN, None, None),
        ("proton neutron -> deuteron photon", Finding.SEEN, Force.ELECTROMAGNETIC, None),
        ("pion-plus proton -> delta", Finding.POSSIBLE, Force.STRONG, Why.RESONANCE),
        ("electron anti-electron -> z", Finding.SEEN, Force.WEAK, None),
        ("proton proton -> proton proton higgs", Finding.POSSIBLE, Force.WEAK, None),
        ("proton proton -> proton neutron w-plus", Finding.POSSIBLE, Force.WEAK, None),
        ("pion-zero pion-zero -> pion-zero phi", Finding.OPEN, None, Why.SYMMETRY),
        ("proton proton proton -> helion anti-electron electron-neutrino",
         Finding.OPEN, None, Why.CROWD),
        ("kaon-zero -> anti-kaon-zero", Finding.SEEN, Force.WEAK, Why.MIXES),
        ("muon-neutrino -> tau-neutrino", Finding.SEEN, None, Why.OSCILLATES),
        ("muon-neutrino -> anti-tau-neutrino", Finding.FORBIDDEN, None, None),
        ("neutron -> antineutron", Finding.FORBIDDEN, None, None),
        ("proton -> proton", Finding.POSSIBLE, None, Why.NOTHING),
        ("higgs -> w-plus w-minus", Finding.SEEN, Force.HIGGS, Why.BORROWED),
        ("b-zero -> photon photon photon", Finding.OPEN, None, Why.UNLISTED),
    ],
)  # fmt: skip
def test_textbook_cases(text: str, finding: Finding, force: Force | None, why: Why | None) -> None:
    ruling = judge(reaction(text))
    assert (ruling.finding, ruling.force, ruling.why) == (finding, force, why)


@pytest.mark.parametrize("pair", COLLISIONS, ids=lambda pair: pair[0])
def test_a_collision_in_the_table_keeps_every_law_and_needs_its_line(pair: tuple[str, str]) -> None:
    text, source = pair
    assert not broken(reaction(text))
    assert judge(reaction(text)).source == source


sides = st.lists(st.sampled_from(BUILT), min_size=1, max_size=4)


@given(sides, sides)
def test_nothing_happens_against_a_law(before: Sequence[Body], after: Sequence[Body]) -> None:
    built = Reaction(tuple(before), tuple(after))
    ruling = judge(built)
    if ruling.finding in (Finding.SEEN, Finding.POSSIBLE) and ruling.why is not Why.OSCILLATES:
        assert not broken(built)
    else:
        assert (ruling.finding is Finding.FORBIDDEN) == bool(ruling.laws)


def test_antiparticles_do_the_same() -> None:
    mirrors = [conjugate(reaction(mode.reaction)) for mode in SEEN]
    found = [mirror for mirror in mirrors if mirror is not None]
    assert len(found) >= 300
    assert all(judge(mirror).finding is Finding.SEEN for mirror in found)


@pytest.mark.parametrize(
    ("force", "parents"),
    [
        (Force.STRONG, ("delta", "phi")),
        (Force.ELECTROMAGNETIC, ("pion-zero", "sigma-zero")),
        (Force.WEAK, ("neutron", "muon", "pion-plus", "kaon-plus", "lambda", "omega", "b-plus")),
    ],
)
def test_the_most_frequent_decay_has_the_force_of_the_textbook(
    force: Force, parents: Sequence[str]
) -> None:
    for parent in some(parents):
        modes = [mode for mode in SEEN if mode.reaction.startswith(f"{parent} ->")]
        most = max(modes, key=lambda mode: mode.value)
        assert judge(reaction(most.reaction)).force is force, most


# --- lifetimes ---


@pytest.mark.parametrize("key", LIFETIMES)
def test_lifetimes_are_those_of_the_listings(key: str) -> None:
    if key == "triton":
        expected = 12.32 * 365.25 * 86400 / log(2)
    elif BODIES[key].elementary:
        expected = BODIES[key].contents[0].lifetime
    else:
        expected = (Known.from_pdgid(IDS[key]).lifetime or 0.0) * 1e-9
    assert LIFETIMES[key] == pytest.approx(expected, rel=0.03)
    mirrored = antibody(key)
    assert mirrored is None or lifetime_of(mirrored) == LIFETIMES[key]


def test_the_stronger_the_force_the_shorter_the_life() -> None:
    """Of hadrons: each that decays by the weak force outlives all others (Griffiths, 1.5)."""
    lives: dict[Force, list[float]] = {force: [] for force in Force}
    for key, life in LIFETIMES.items():
        modes = [mode for mode in SEEN if mode.reaction.startswith(f"{key} ->")]
        most = max(modes, key=lambda mode: mode.value)
        force = judge(reaction(most.reaction)).force
        if force is not None and not BODIES[key].elementary and key not in ("j-psi", "upsilon"):
            lives[force].append(life)
    strong, electric, weak = (lives[f] for f in (Force.STRONG, Force.ELECTROMAGNETIC, Force.WEAK))
    assert max(strong) < min(electric) < max(electric) < min(weak)


# --- energy ---------------------------------------------------------------------------------------


def test_the_least_energy_for_an_antiproton() -> None:
    """Six masses of a proton on a target at rest, two in beams that meet (Chamberlain 1955)."""
    made = reaction("proton proton -> proton proton proton antiproton")
    proton = BODIES["proton"].mass
    assert least_motion(made) == pytest.approx(2 * proton)
    assert least_beam(made) == pytest.approx(6 * proton)


def test_a_heavier_target_needs_less() -> None:
    on_proton = reaction("proton proton -> proton proton proton antiproton")
    on_helium = reaction("proton alpha -> proton proton antiproton alpha")
    assert least_beam(on_helium) < 0.51 * least_beam(on_proton)


def test_light_needs_twice_its_mass_and_a_little_more_beside_a_proton() -> None:
    """2 m_e (1 + m_e / m_p): any textbook of nuclear physics."""
    made = reaction("photon proton -> proton electron anti-electron")
    electron, proton = BODIES["electron"].mass, BODIES["proton"].mass
    assert least_beam(made) == pytest.approx(2 * electron * (1 + electron / proton))


def test_inverse_beta_decay_has_the_threshold_of_the_reactor_experiments() -> None:
    """1.806 MeV: P. Vogel and J. F. Beacom, Phys. Rev. D 60, 053003 (1999)."""
    caught = reaction("anti-electron-neutrino proton -> anti-electron neutron")
    assert least_beam(caught) == pytest.approx(1.806, abs=2e-3)


def test_two_beams_of_light_have_no_target() -> None:
    assert least_beam(reaction("photon photon -> electron anti-electron")) == float("inf")
