"""The law lab: every answer follows from conservation and mass, and every law is needed."""

from __future__ import annotations

import pytest
from particle import Particle as Listed

from game.core.particles import Family
from tutorial.law_lab import BODIES, ITEMS, STEPS, Body, LabReaction, Law, reaction

PDG_IDS = {
    "proton": 2212, "antiproton": -2212, "neutron": 2112, "pion-plus": 211, "pion-minus": -211,
    "pion-zero": 111, "kaon-plus": 321, "kaon-minus": -321, "kaon-zero": 311, "lambda": 3122,
    "delta": 2224, "omega": 3334, "j-psi": 443, "d-zero": 421, "d-minus": -411, "b-zero": 511,
    "anti-kaon-zero": -311, "eta": 221, "phi": 333, "upsilon": 553, "antineutron": -2112,
    "antilambda": -3122, "sigma-plus": 3222, "sigma-zero": 3212, "sigma-minus": 3112,
    "xi-zero": 3322, "xi-minus": 3312, "anti-d-zero": -421, "d-plus": 411, "anti-b-zero": -511,
    "b-plus": 521, "b-minus": -521,
}  # fmt: skip
NUCLEI = {"deuteron": (1, 2), "triton": (1, 3), "helion": (2, 3), "alpha": (2, 4)}
"""Charge and number of nucleons."""
COMPOSITES = [body for body in BODIES.values() if not body.elementary]


def test_every_composite_body_is_checked() -> None:
    assert {body.key for body in COMPOSITES} == set(PDG_IDS) | set(NUCLEI)


@pytest.mark.parametrize("key", PDG_IDS)
def test_hadrons_have_the_charge_and_the_mass_of_the_particle_data_group(key: str) -> None:
    listed, body = Listed.from_pdgid(PDG_IDS[key]), BODIES[key]
    assert body.charge == listed.charge
    assert body.mass == pytest.approx(listed.mass, rel=1e-4)
    assert body.baryon_number == (listed.pdgid.is_baryon and (1 if PDG_IDS[key] > 0 else -1))


@pytest.mark.parametrize("key", NUCLEI)
def test_nuclei_weigh_less_than_their_nucleons(key: str) -> None:
    charge, nucleons = NUCLEI[key]
    body = BODIES[key]
    apart = charge * BODIES["proton"].mass + (nucleons - charge) * BODIES["neutron"].mass
    assert (body.charge, body.baryon_number) == (charge, nucleons)
    assert 0.99 * apart < body.mass < apart


def test_there_are_enough_items_of_both_kinds_in_every_step() -> None:
    assert len(ITEMS) >= 60
    assert len({item.name for item in ITEMS}) == len(ITEMS)
    for step in STEPS:
        happens = [item.happens for item in ITEMS if item.step == step]
        assert len(happens) >= 12, step
        assert 0.25 <= sum(happens) / len(happens) <= 0.75, step


def test_no_item_stands_there_twice() -> None:
    sides = [
        (sorted(b.key for b in i.reaction.before), sorted(b.key for b in i.reaction.after))
        for i in ITEMS
    ]
    assert all(sides.count(one) == 1 for one in sides)


@pytest.mark.parametrize("law", Law)
def test_every_law_is_needed(law: Law) -> None:
    assert [item.name for item in ITEMS if item.laws == (law,)], f"nothing needs {law} alone"


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.name)
def test_nothing_with_colour_is_let_out(item: LabReaction) -> None:
    """Confinement: no quark and no gluon stands alone on either side."""
    for body in (*item.reaction.before, *item.reaction.after):
        assert not (body.elementary and body.contents[0].coloured)


def by_hand(bodies: tuple[Body, ...]) -> tuple[int, ...]:
    """Charge in thirds, baryon number in thirds, lepton numbers, added up without the lab."""
    parts = [part for body in bodies for part in body.contents]
    leptons = [p for p in parts if p.family is Family.LEPTON]
    return (
        sum(p.charge for p in parts),
        sum((-1 if p.is_anti else 1) for p in parts if p.family is Family.QUARK),
        *(sum(-1 if p.is_anti else 1 for p in leptons if p.generation == g) for g in (1, 2, 3)),
    )


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.name)
def test_what_happens_keeps_every_sum_and_what_is_never_seen_breaks_one(item: LabReaction) -> None:
    before, after = by_hand(item.reaction.before), by_hand(item.reaction.after)
    lighter = not item.reaction.decay or item.reaction.mass_after < item.reaction.mass_before
    lone_photon = [body.key for body in item.reaction.after] == ["photon"]
    assert item.happens == (before == after and lighter and not lone_photon)


@pytest.mark.parametrize("step", STEPS)
def test_different_laws_forbid_in_a_step(step: int) -> None:
    """Naming one law in all of a step finds nothing out: none forbids more than three in four."""
    forbidden = [item for item in ITEMS if item.step == step and not item.happens]
    laws = [law for item in forbidden for law in item.laws]
    assert len({*laws}) >= 3
    assert all(sum(law in item.laws for item in forbidden) <= 0.75 * len(forbidden) for law in Law)


@pytest.mark.parametrize(
    ("text", "laws"),
    [
        ("neutron -> proton electron anti-electron-neutrino", ()),
        ("proton -> neutron anti-electron electron-neutrino", (Law.ENERGY,)),
        ("muon -> electron photon", (Law.ELECTRON, Law.MUON)),
        ("proton -> anti-electron pion-zero", (Law.BARYON, Law.ELECTRON)),
        ("electron anti-electron -> photon", (Law.ENERGY,)),
        ("neutron neutron -> proton proton", (Law.CHARGE,)),
    ],
)
def test_textbook_cases(text: str, laws: tuple[Law, ...]) -> None:
    assert reaction(text).forbidden_by == laws


@pytest.mark.parametrize(
    "bad", ["neutron", "neutron -> ", "-> proton", "neutron -> proton elektron"]
)
def test_a_reaction_that_cannot_be_read_says_why(bad: str) -> None:
    with pytest.raises(ValueError, match=r"no two sides|nothing called"):
        reaction(bad)
