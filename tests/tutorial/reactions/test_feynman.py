"""Feynman diagrams of reactions: those of the textbook, and none where there is none."""

from __future__ import annotations

import pytest

from game.core.particles import (
    ANTI_UP,
    DOWN,
    ELECTRON,
    GLUON,
    HIGGS,
    NU_E,
    PARTICLES,
    PHOTON,
    UP,
    W_MINUS,
    W_PLUS,
    Z,
)
from tests.tutorial.reactions.test_missions import SOLUTIONS
from tutorial.law_lab import ITEMS, reaction
from tutorial.reactions.feynman import diagram
from tutorial.reactions.judge import Finding, Force, judge
from tutorial.reactions.listed import COLLISIONS, listings


@pytest.mark.parametrize(
    ("text", "shape", "inner"),
    [
        # D. Griffiths, Introduction to Elementary Particles, 2nd ed., chapter 2.
        ("electron electron -> electron electron", "exchange", PHOTON),
        ("electron anti-electron -> muon anti-muon", "annihilation", PHOTON),
        ("electron anti-electron -> photon photon", "exchange", ELECTRON),
        ("photon electron -> photon electron", "annihilation", ELECTRON),
        ("muon -> electron anti-electron-neutrino muon-neutrino", "cascade", W_MINUS),
        ("neutron -> proton electron anti-electron-neutrino", "cascade", W_MINUS),
        ("pion-minus -> muon anti-muon-neutrino", "annihilation", W_MINUS),
        ("muon-neutrino electron -> muon-neutrino electron", "exchange", Z),
        ("electron-neutrino neutron -> electron proton", "exchange", W_PLUS),
        # The strong force makes a strange quark with its antiquark: by a gluon, not a photon.
        ("pion-minus proton -> lambda kaon-zero", "annihilation", GLUON),
        ("j-psi -> muon anti-muon", "annihilation", PHOTON),
        ("electron anti-electron -> z", "join", -1),
        ("z -> muon anti-muon", "decay", -1),
        ("higgs -> anti-tau tau", "decay", -1),
        ("w-plus -> anti-electron electron-neutrino", "decay", -1),
        ("electron anti-electron -> z higgs", "annihilation", Z),
    ],
)
def test_the_diagrams_of_the_textbook(text: str, shape: str, inner: int) -> None:
    drawn = diagram(reaction(text))
    assert drawn is not None
    assert (drawn.shape, drawn.inner) == (shape, inner)


def test_quarks_that_take_no_part_are_left_out() -> None:
    drawn = diagram(reaction("neutron -> proton electron anti-electron-neutrino"))
    assert drawn is not None
    assert (drawn.before, drawn.after[0]) == ((DOWN,), UP)
    assert sorted(drawn.spectators) == [UP, DOWN]
    annihilated = diagram(reaction("pion-minus -> electron anti-electron-neutrino"))
    assert annihilated is not None
    assert {*annihilated.before} == {DOWN, ANTI_UP}


@pytest.mark.parametrize(
    "text",
    [
        "photon electron-neutrino -> photon electron-neutrino",
        "photon photon -> photon photon",
        "higgs -> photon photon",
        "pion-zero -> photon photon",
        "muon -> electron photon",
        "proton proton -> proton proton proton antiproton",
        "delta -> proton pion-plus",
    ],
)
def test_there_is_none_where_it_takes_more(text: str) -> None:
    assert diagram(reaction(text)) is None


def test_whatever_is_drawn_keeps_charge_and_is_not_forbidden_by_a_count() -> None:
    every = [reaction(mode.reaction) for mode in listings()] + [item.reaction for item in ITEMS]
    drawn = [(built, diagram(built)) for built in every]
    shown = [(built, each) for built, each in drawn if each is not None]
    assert len(shown) >= 40
    for built, each in shown:
        before, after = (sum(PARTICLES[p].charge for p in s) for s in (each.before, each.after))
        assert before == after
        assert all(sums.kept for sums in built.sums), built
        if judge(built).finding is Finding.FORBIDDEN:  # only energy does not allow it
            assert not built.energy_kept


def test_a_line_between_the_vertices_belongs_to_the_force_that_is_named() -> None:
    """A gluon lies between quarks alone, and where the strong force is said to do it."""
    every = [reaction(mode.reaction) for mode in listings()]
    every += [reaction(text) for text, _ in COLLISIONS] + [item.reaction for item in ITEMS]
    every += [reaction(text) for text in SOLUTIONS.values()]
    lines = {
        built: (drawn.inner == GLUON, judge(built).force is Force.STRONG)
        for built in every
        if (drawn := diagram(built)) is not None and drawn.inner >= 0 and judge(built).force
    }
    assert {*lines.values()} == {(True, True), (False, False)}
    assert len(lines) >= 20


def test_the_higgs_does_not_meet_what_has_no_mass() -> None:
    assert diagram(reaction("higgs -> electron-neutrino anti-electron-neutrino")) is None
    assert PARTICLES[HIGGS].charge == PARTICLES[NU_E].charge == 0
