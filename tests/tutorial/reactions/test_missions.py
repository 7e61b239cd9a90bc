"""The missions of the reaction builder: each can be done, and only by what it asks for."""

from __future__ import annotations

import pytest

from tutorial.law_lab import reaction
from tutorial.reactions.judge import judge
from tutorial.reactions.missions import BY_NAME, MISSIONS

SOLUTIONS = {
    ("light", 1): "electron anti-electron -> photon photon",
    ("neutron", 1): "neutron -> proton electron anti-electron-neutrino",
    ("ignored", 1): "photon electron-neutrino -> photon electron-neutrino",
    ("mirror", 1): "anti-muon -> anti-electron electron-neutrino anti-muon-neutrino",
    ("deuteron", 1): "proton neutron -> deuteron photon",
    ("neutrino", 1): "muon-neutrino neutron -> muon proton",
    ("beta", 1): "triton -> helion electron anti-electron-neutrino",
    ("forces", 1): "delta -> proton pion-plus",
    ("forces", 2): "pion-zero -> photon photon",
    ("forces", 3): "lambda -> proton pion-minus",
    ("strange", 1): "pion-minus proton -> lambda kaon-zero",
    ("sun", 1): "proton proton -> deuteron anti-electron electron-neutrino",
    ("sun", 2): "proton deuteron -> helion photon",
    ("sun", 3): "helion helion -> alpha proton proton",
    ("antiproton", 1): "proton proton -> proton proton proton antiproton",
    ("antiproton", 2): "proton alpha -> alpha proton proton antiproton",
    ("antiproton", 3): "electron alpha -> electron alpha proton antiproton",
    ("searched", 1): "pion-zero -> photon photon photon",
    ("omega", 1): "kaon-minus proton -> omega kaon-plus kaon-zero",
    ("higgs", 1): "electron anti-electron -> z higgs",
}
NOT_ENOUGH = {
    "light": ("electron anti-electron -> photon", "pion-zero -> photon photon",
              "photon photon -> photon photon"),
    "neutron": ("neutron -> proton electron", "lambda -> proton pion-minus", "neutron -> neutron"),
    "ignored": ("electron electron -> electron electron", "muon -> electron photon"),
    "mirror": ("muon -> electron anti-electron-neutrino muon-neutrino",
               "antineutron -> antineutron"),
    "deuteron": ("proton neutron -> deuteron", "deuteron deuteron -> alpha photon"),
    "neutrino": ("electron-neutrino neutron -> muon proton",
                 "muon-neutrino electron -> muon-neutrino electron",
                 "muon-neutrino proton -> muon-neutrino proton"),
    "beta": ("neutron -> proton electron anti-electron-neutrino",
             "alpha -> deuteron deuteron"),
    "forces": ("muon -> electron photon", "higgs -> photon photon", "lambda -> lambda"),
    "strange": ("pion-minus proton -> lambda pion-zero", "kaon-minus proton -> lambda pion-zero"),
    "sun": ("proton proton proton proton -> alpha anti-electron anti-electron electron-neutrino"
            " electron-neutrino", "proton proton -> deuteron photon"),
    "antiproton": ("proton proton -> proton antiproton", "antilambda -> antiproton pion-plus",
                   "proton antiproton -> proton antiproton"),
    "searched": ("pion-zero -> photon photon", "muon -> electron photon"),
    "omega": ("kaon-minus proton -> omega pion-plus", "omega proton -> omega proton"),
    "higgs": ("higgs -> photon photon", "electron electron -> higgs"),
}  # fmt: skip


def part(name: str, text: str) -> int:
    built = reaction(text)
    return BY_NAME[name].fulfilled(built, judge(built))


@pytest.mark.parametrize(("mission", "text"), SOLUTIONS.items())
def test_every_part_of_every_mission_can_be_done(mission: tuple[str, int], text: str) -> None:
    assert part(mission[0], text) == mission[1]


def test_there_is_a_solution_for_each_part() -> None:
    every = {(each.name, n) for each in MISSIONS for n in range(1, each.parts + 1)}
    assert every == set(SOLUTIONS)


@pytest.mark.parametrize("name", NOT_ENOUGH)
def test_what_is_asked_for_is_needed(name: str) -> None:
    assert [text for text in NOT_ENOUGH[name] if part(name, text)] == []


@pytest.mark.parametrize("name", BY_NAME)
def test_no_solution_of_another_mission_does_by_chance(name: str) -> None:
    others = [text for (other, _), text in SOLUTIONS.items() if other != name]
    assert sum(bool(part(name, text)) for text in others) <= 2
