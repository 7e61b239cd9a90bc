"""The items of the law lab, in steps of difficulty: what happens in nature and what was never seen.

Whether an item happens follows from the laws (`tutorial.law_lab.reaction`): an item that keeps all
of them stands here only because it was seen, and its source says where. What was never seen has
the search that looked for it, or the experiment that made it famous, where there is one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tutorial.law_lab.reaction import Law, Reaction, reaction

PDG: Final = "PDG 2024"
"""Decay modes and limits: S. Navas et al., Phys. Rev. D 110, 030001, listings of the particle."""


@dataclass(frozen=True, slots=True)
class Item:
    """One reaction to judge."""

    name: str
    """Names its note, if it has one: ``lab-note-<name>``."""
    reaction: Reaction
    step: int
    """1: charge; 2: baryon number; 3: lepton numbers; 4: energy; 5: everything."""
    source: str
    noted: bool = False
    """Whether there is more to say: a case in which nature finds a way, or who looked for it."""

    @property
    def happens(self) -> bool:
        """Whether it is seen in nature."""
        return not self.reaction.forbidden_by

    @property
    def laws(self) -> tuple[Law, ...]:
        """The laws that forbid it."""
        return self.reaction.forbidden_by


def _item(step: int, name: str, text: str, source: str = PDG, *, noted: bool = False) -> Item:
    return Item(name, reaction(text), step, source, noted)


ITEMS: Final[tuple[Item, ...]] = (
    # --- 1: charge ---
    _item(1, "annihilation", "electron anti-electron -> photon photon"),
    _item(1, "beta", "neutron -> proton electron anti-electron-neutrino"),
    _item(1, "neutron-to-light", "neutron -> proton photon"),
    _item(1, "electron-to-neutrino", "electron -> electron-neutrino photon",
          "M. Agostini et al. (Borexino), Phys. Rev. Lett. 115, 231802 (2015)", noted=True),
    _item(1, "two-neutrons", "neutron neutron -> proton proton"),
    _item(1, "charge-exchange", "pion-minus proton -> neutron pion-zero"),
    _item(1, "charge-from-nowhere", "pion-minus proton -> proton pion-zero"),
    _item(1, "pion-plus-made", "proton proton -> proton neutron pion-plus"),
    _item(1, "pion-zero-wrong", "proton proton -> proton neutron pion-zero"),
    _item(1, "pion-zero-made", "proton proton -> proton proton pion-zero"),
    _item(1, "pion-to-light", "pion-zero -> photon photon"),
    _item(1, "higgs-to-light", "higgs -> photon photon"),
    # --- 2: baryon number ---
    _item(2, "proton-to-pions", "proton -> pion-plus pion-zero"),
    _item(2, "neutrons-to-pions", "neutron neutron -> pion-zero pion-zero", noted=True),
    _item(2, "nucleons-to-pions", "proton neutron -> pion-plus pion-zero"),
    _item(2, "antiproton-made", "proton proton -> proton proton proton antiproton",
          "O. Chamberlain et al., Phys. Rev. 100, 947 (1955)", noted=True),
    _item(2, "three-protons", "proton proton -> proton proton proton pion-minus"),
    _item(2, "annihilation-to-two", "proton antiproton -> pion-plus pion-minus"),
    _item(2, "annihilation-to-three", "proton antiproton -> pion-plus pion-minus pion-zero"),
    _item(2, "antiproton-and-neutron", "antiproton neutron -> pion-minus pion-zero"),
    _item(2, "lambda-to-proton", "lambda -> proton pion-minus"),
    _item(2, "lambda-to-neutron", "lambda -> neutron pion-zero"),
    _item(2, "lambda-to-pions", "lambda -> pion-plus pion-minus"),
    _item(2, "delta", "delta -> proton pion-plus"),
    _item(2, "omega", "omega -> lambda kaon-minus"),
    # --- 3: lepton numbers ---
    _item(3, "neutron-in-two", "neutron -> proton electron", noted=True),
    _item(3, "wrong-neutrino", "neutron -> proton electron electron-neutrino"),
    _item(3, "pion-to-muon", "pion-plus -> anti-muon muon-neutrino"),
    _item(3, "pion-to-muon-wrong", "pion-plus -> anti-muon anti-muon-neutrino"),
    _item(3, "pion-to-electron", "pion-minus -> electron anti-electron-neutrino", noted=True),
    _item(3, "pion-mixed", "pion-minus -> muon anti-electron-neutrino"),
    _item(3, "muon", "muon -> electron anti-electron-neutrino muon-neutrino"),
    _item(3, "muon-to-light", "muon -> electron photon",
          "K. Afanaciev et al. (MEG II), Eur. Phys. J. C 84, 216 (2024)", noted=True),
    _item(3, "muon-exchanged", "muon -> electron electron-neutrino anti-muon-neutrino"),
    _item(3, "reactor", "anti-electron-neutrino proton -> anti-electron neutron",
          "C. L. Cowan et al., Science 124, 103 (1956)", noted=True),
    _item(3, "reactor-wrong", "anti-electron-neutrino neutron -> electron proton",
          "R. Davis, Phys. Rev. 97, 766 (1955)", noted=True),
    _item(3, "neutrino-captured", "electron-neutrino neutron -> electron proton"),
    _item(3, "second-neutrino", "muon-neutrino neutron -> muon proton",
          "G. Danby et al., Phys. Rev. Lett. 9, 36 (1962)", noted=True),
    _item(3, "second-neutrino-wrong", "muon-neutrino neutron -> electron proton",
          "G. Danby et al., Phys. Rev. Lett. 9, 36 (1962)"),
    _item(3, "tau-to-electron", "tau -> tau-neutrino electron anti-electron-neutrino"),
    _item(3, "tau-to-pion", "tau -> tau-neutrino pion-minus"),
    _item(3, "tau-to-pion-wrong", "tau -> anti-tau-neutrino pion-minus"),
    _item(3, "tau-to-light", "tau -> muon photon"),
    _item(3, "tau-to-muons", "tau -> muon muon anti-muon"),
    # --- 4: energy ---
    _item(4, "proton-alone", "proton -> neutron anti-electron electron-neutrino", noted=True),
    _item(4, "electron-up", "electron -> muon electron-neutrino anti-muon-neutrino"),
    _item(4, "pion-to-muons", "pion-zero -> muon anti-muon"),
    _item(4, "pion-to-protons", "pion-zero -> proton antiproton"),
    _item(4, "neutron-to-pion", "neutron -> proton pion-minus"),
    _item(4, "lambda-to-kaon", "lambda -> proton kaon-minus"),
    _item(4, "pion-beta", "pion-plus -> pion-zero anti-electron electron-neutrino"),
    _item(4, "pion-beta-muon", "pion-plus -> pion-zero anti-muon muon-neutrino"),
    _item(4, "one-photon", "electron anti-electron -> photon", noted=True),
    _item(4, "light-alone", "photon -> electron anti-electron", noted=True),
    _item(4, "pair", "photon proton -> proton electron anti-electron"),
    _item(4, "kaon-to-two", "kaon-plus -> pion-plus pion-zero"),
    _item(4, "kaon-to-three", "kaon-plus -> pion-plus pion-plus pion-minus"),
    _item(4, "kaon-to-four", "kaon-plus -> pion-plus pion-zero pion-zero pion-zero"),
    _item(4, "triton", "triton -> helion electron anti-electron-neutrino",
          "M. Aker et al. (KATRIN), Science 388, 180 (2025)", noted=True),
    _item(4, "alpha-apart", "alpha -> deuteron deuteron"),
    # --- 5: everything ---
    _item(5, "sun-one", "proton proton -> deuteron anti-electron electron-neutrino",
          "M. Agostini et al. (Borexino), Nature 562, 505 (2018)", noted=True),
    _item(5, "sun-two", "deuteron proton -> helion photon",
          "V. Mossa et al. (LUNA), Nature 587, 210 (2020)"),
    _item(5, "sun-three", "helion helion -> alpha proton proton",
          "R. Bonetti et al. (LUNA), Phys. Rev. Lett. 82, 5205 (1999)"),
    _item(5, "proton-to-positron", "proton -> anti-electron pion-zero",
          "A. Takenaka et al. (Super-Kamiokande), Phys. Rev. D 102, 112011 (2020)", noted=True),
    _item(5, "hydrogen-to-light", "proton electron -> photon photon"),
    _item(5, "capture", "electron proton -> neutron electron-neutrino"),
    _item(5, "capture-wrong", "electron proton -> neutron photon"),
    _item(5, "kaon-to-muon", "kaon-plus -> anti-muon muon-neutrino"),
    _item(5, "kaon-mixed", "kaon-plus -> pion-plus anti-electron muon"),
    _item(5, "z-to-electrons", "z -> electron anti-electron"),
    _item(5, "z-mixed", "z -> electron anti-muon"),
    _item(5, "z-to-neutrinos", "z -> tau-neutrino anti-tau-neutrino"),
    _item(5, "w-to-electron", "w-minus -> electron anti-electron-neutrino"),
    _item(5, "w-mixed", "w-minus -> tau anti-muon-neutrino"),
    _item(5, "higgs-to-taus", "higgs -> tau anti-tau"),
    _item(5, "higgs-mixed", "higgs -> muon anti-tau"),
    _item(5, "j-psi", "j-psi -> muon anti-muon"),
    _item(5, "d-zero", "d-zero -> kaon-minus pion-plus"),
    _item(5, "b-zero", "b-zero -> d-minus pion-plus"),
)  # fmt: skip

STEPS: Final[tuple[int, ...]] = tuple(sorted({item.step for item in ITEMS}))
"""The steps of difficulty."""
