"""Bodies in the reactions of the law lab: elementary particles, hadrons and light nuclei.

Charge, baryon number and lepton numbers of a hadron are those of its quarks, which come from
`game.core.particles`: there is no second list of physics. Only names, quark contents and masses of
composite things are here. Masses: PDG 2025 (S. Navas et al., Phys. Rev. D 110, 030001, with the
update of 2025), nuclei:
CODATA 2022 (deuteron, triton, helion, alpha particle), in MeV.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.core.particles import (
    ANTI_BOTTOM,
    ANTI_CHARM,
    ANTI_DOWN,
    ANTI_STRANGE,
    ANTI_UP,
    BOTTOM,
    BY_KEY,
    CHARM,
    DOWN,
    PARTICLES,
    STRANGE,
    UP,
    Particle,
    Symbol,
)

# --- matter ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Body:
    """Something on one side of a reaction."""

    key: str
    """Names it in the items and in the texts: ``particle-<key>``, or ``lab-body-<key>``."""
    symbol: Symbol
    contents: tuple[Particle, ...]
    """Itself, if it is elementary; else the quarks that make it what it is."""
    mass: float
    """MeV."""
    elementary: bool = False

    @property
    def charge(self) -> int:
        """In units of the proton's charge."""
        return sum(part.charge for part in self.contents) // 3

    @property
    def baryon_number(self) -> int:
        """A third for each quark, minus a third for each antiquark."""
        return sum(part.baryon_thirds for part in self.contents) // 3

    def lepton_number(self, generation: int) -> int:
        """L_e, L_mu or L_tau, by generation 1, 2, 3."""
        return sum(part.lepton_number(generation) for part in self.contents)


MASSES: Final = {"muon": 105.658, "tau": 1776.93, "w-plus": 80369.2, "z": 91188.0}
"""Masses in MeV that the cards round to fewer figures than the lab shows (PDG 2025)."""


def _elementary(key: str) -> Body:
    particle = BY_KEY[key]
    mirror = PARTICLES[particle.anti].key
    mass = MASSES.get(key) or MASSES.get(mirror) or particle.mass
    return Body(key, particle.symbol, (particle,), mass, elementary=True)


def _composite(key: str, symbol: Symbol, quarks: Sequence[int], mass: float) -> Body:
    return Body(key, symbol, tuple(PARTICLES[quark] for quark in quarks), mass)


def _nucleus(key: str, base: str, sup: str, protons: int, neutrons: int, mass: float) -> Body:
    quarks = [UP] * (2 * protons + neutrons) + [DOWN] * (protons + 2 * neutrons)
    return _composite(key, Symbol(sup + base), quarks, mass)


_COMPOSITES: Final = (
    _composite("proton", Symbol("p"), (UP, UP, DOWN), 938.27209),
    _composite("antiproton", Symbol("p", bar=True), (ANTI_UP, ANTI_UP, ANTI_DOWN), 938.27209),
    _composite("neutron", Symbol("n"), (UP, DOWN, DOWN), 939.56542),
    _composite("pion-plus", Symbol("π", sup="⁺"), (UP, ANTI_DOWN), 139.57039),
    _composite("pion-minus", Symbol("π", sup="⁻"), (DOWN, ANTI_UP), 139.57039),
    # A mixture of up and down pairs; either gives it the numbers that count here.
    _composite("pion-zero", Symbol("π", sup="⁰"), (UP, ANTI_UP), 134.9768),
    _composite("kaon-plus", Symbol("K", sup="⁺"), (UP, ANTI_STRANGE), 493.677),
    _composite("kaon-minus", Symbol("K", sup="⁻"), (STRANGE, ANTI_UP), 493.677),
    _composite("kaon-zero", Symbol("K", sup="⁰"), (DOWN, ANTI_STRANGE), 497.611),
    _composite("anti-kaon-zero", Symbol("K", bar=True, sup="⁰"), (STRANGE, ANTI_DOWN), 497.611),
    # A mixture of up, down and strange pairs; each gives it the numbers that count here.
    _composite("eta", Symbol("η"), (STRANGE, ANTI_STRANGE), 547.862),
    _composite("phi", Symbol("φ"), (STRANGE, ANTI_STRANGE), 1019.461),
    _composite("antineutron", Symbol("n", bar=True), (ANTI_UP, ANTI_DOWN, ANTI_DOWN), 939.56542),
    _composite("lambda", Symbol("Λ"), (UP, DOWN, STRANGE), 1115.683),
    _composite("antilambda", Symbol("Λ", bar=True), (ANTI_UP, ANTI_DOWN, ANTI_STRANGE), 1115.683),
    _composite("sigma-plus", Symbol("Σ", sup="⁺"), (UP, UP, STRANGE), 1189.37),
    _composite("sigma-zero", Symbol("Σ", sup="⁰"), (UP, DOWN, STRANGE), 1192.642),
    _composite("sigma-minus", Symbol("Σ", sup="⁻"), (DOWN, DOWN, STRANGE), 1197.449),
    _composite("xi-zero", Symbol("Ξ", sup="⁰"), (UP, STRANGE, STRANGE), 1314.86),
    _composite("xi-minus", Symbol("Ξ", sup="⁻"), (DOWN, STRANGE, STRANGE), 1321.71),
    _composite("delta", Symbol("Δ", sup="⁺⁺"), (UP, UP, UP), 1232.0),
    _composite("omega", Symbol("Ω", sup="⁻"), (STRANGE, STRANGE, STRANGE), 1672.45),
    _composite("j-psi", Symbol("J/ψ"), (CHARM, ANTI_CHARM), 3096.900),
    _composite("upsilon", Symbol("ϒ"), (BOTTOM, ANTI_BOTTOM), 9460.40),
    _composite("d-zero", Symbol("D", sup="⁰"), (CHARM, ANTI_UP), 1864.84),
    _composite("anti-d-zero", Symbol("D", bar=True, sup="⁰"), (UP, ANTI_CHARM), 1864.84),
    _composite("d-plus", Symbol("D", sup="⁺"), (CHARM, ANTI_DOWN), 1869.66),
    _composite("d-minus", Symbol("D", sup="⁻"), (DOWN, ANTI_CHARM), 1869.66),
    _composite("b-zero", Symbol("B", sup="⁰"), (DOWN, ANTI_BOTTOM), 5279.72),
    _composite("anti-b-zero", Symbol("B", bar=True, sup="⁰"), (BOTTOM, ANTI_DOWN), 5279.72),
    _composite("b-plus", Symbol("B", sup="⁺"), (UP, ANTI_BOTTOM), 5279.41),
    _composite("b-minus", Symbol("B", sup="⁻"), (BOTTOM, ANTI_UP), 5279.41),
    _nucleus("deuteron", "H", "²", 1, 1, 1875.61294),
    _nucleus("triton", "H", "³", 1, 2, 2808.92114),
    _nucleus("helion", "He", "³", 2, 1, 2808.39161),
    _nucleus("alpha", "He", "⁴", 2, 2, 3727.37941),
)

BODIES: Final[dict[str, Body]] = {
    **{key: _elementary(key) for key in BY_KEY},
    **{body.key: body for body in _COMPOSITES},
}
"""By key. Quarks and gluons are among them as parts, but no item lets one out alone."""


# --- reaction -------------------------------------------------------------------------------------
# A reaction, the sums on its two sides, and the laws that forbid it.


class Law(StrEnum):
    """Conservation laws: kept by everything that was ever seen to happen here."""

    CHARGE = "charge"
    BARYON = "baryon"
    ELECTRON = "lepton-e"
    MUON = "lepton-mu"
    TAU = "lepton-tau"
    ENERGY = "energy"
    """With momentum: seen from where the things before are at rest together."""


@dataclass(frozen=True, slots=True)
class Sums:
    """A number that counts, added up before and after."""

    law: Law
    before: int
    after: int

    @property
    def kept(self) -> bool:
        """True if the law holds."""
        return self.before == self.after


@dataclass(frozen=True, slots=True)
class Reaction:
    """Bodies before, and bodies after."""

    before: tuple[Body, ...]
    after: tuple[Body, ...]

    @property
    def decay(self) -> bool:
        """One thing turns into several: nothing but its mass pays for theirs."""
        return len(self.before) == 1

    @property
    def sums(self) -> tuple[Sums, ...]:
        """Charge, baryon number and the three lepton numbers."""
        return tuple(
            Sums(law, sum(map(count, self.before)), sum(map(count, self.after)))
            for law, count in COUNTS.items()
        )

    @property
    def mass_before(self) -> float:
        """MeV."""
        return sum(body.mass for body in self.before)

    @property
    def mass_after(self) -> float:
        """MeV."""
        return sum(body.mass for body in self.after)

    @property
    def energy_kept(self) -> bool:
        """True if energy and momentum can both be kept.

        A decay has only the mass of what decays: it needs more than the masses after it, or the
        same mass where one thing turns into another. In a collision the motion pays too, as much
        as is wanted. But several things can only become a single one that is at least as heavy as
        all of them: nothing else would carry the rest of the energy away without momentum from
        nowhere. So nothing becomes a single photon.
        """
        before, after = self.mass_before, self.mass_after
        if len(self.after) > 1:
            return not self.decay or before > after
        return after == before if self.decay else after > 0 and after >= before

    @property
    def forbidden_by(self) -> tuple[Law, ...]:
        """The laws that it would break; none: it may happen."""
        broken = [sums.law for sums in self.sums if not sums.kept]
        if not self.energy_kept:
            broken.append(Law.ENERGY)
        return tuple(broken)


COUNTS: dict[Law, Callable[[Body], int]] = {
    Law.CHARGE: lambda body: body.charge,
    Law.BARYON: lambda body: body.baryon_number,
    Law.ELECTRON: lambda body: body.lepton_number(1),
    Law.MUON: lambda body: body.lepton_number(2),
    Law.TAU: lambda body: body.lepton_number(3),
}
"""Count of one body under each law that counts."""


def reaction(text: str) -> Reaction:
    """A reaction written ``neutron -> proton electron anti-electron-neutrino``.

    Raises ValueError for a body that there is not, naming it.
    """
    before, arrow, after = text.partition("->")
    if not (arrow and before.strip() and after.strip()):
        raise ValueError(f"{text!r} has no two sides: write them as 'neutron -> proton electron'")
    return Reaction(_bodies(before.split()), _bodies(after.split()))


def _bodies(keys: Iterable[str]) -> tuple[Body, ...]:
    try:
        return tuple(BODIES[key] for key in keys)
    except KeyError as unknown:
        names = ", ".join(BODIES)
        raise ValueError(f"there is nothing called {unknown}; there are: {names}") from None


# --- items ----------------------------------------------------------------------------------------
# The items of the law lab, in steps of difficulty: what happens in nature and what was never
# seen.
#
# Whether an item happens follows from the laws (`tutorial.law_lab`): an item that keeps all of
# them stands here only because it was seen, and its source says where. What was never seen has
# the search that looked for it, or the experiment that made it famous, where there is one.


PDG: Final = "PDG 2025"
"""Decay modes and limits: S. Navas et al., Phys. Rev. D 110, 030001, listings of the particle."""


@dataclass(frozen=True, slots=True)
class LabReaction:
    """One reaction to judge."""

    name: str
    """Names its note, if it has one: ``lab-note-<name>``."""
    reaction: Reaction
    step: int
    """From 1. Steps are about kinds of particles; in each, different laws forbid."""
    source: str
    noted: bool = False
    """True if there is more to say: nature's way around it, or the experiment that tried it."""

    @property
    def happens(self) -> bool:
        """True if it is seen in nature."""
        return not self.reaction.forbidden_by

    @property
    def laws(self) -> tuple[Law, ...]:
        """The laws that forbid it."""
        return self.reaction.forbidden_by


def _item(
    step: int, name: str, text: str, source: str = PDG, *, noted: bool = False
) -> LabReaction:
    return LabReaction(name, reaction(text), step, source, noted)


ITEMS: Final[tuple[LabReaction, ...]] = (
    # --- 1: light and pions ---
    _item(1, "annihilation", "electron anti-electron -> photon photon"),
    _item(1, "beta", "neutron -> proton electron anti-electron-neutrino"),
    _item(1, "neutron-to-light", "neutron -> proton photon"),
    _item(1, "electron-to-neutrino", "electron -> electron-neutrino photon",
          "M. Agostini et al. (Borexino), Phys. Rev. Lett. 115, 231802 (2015)", noted=True),
    _item(1, "charge-exchange", "pion-minus proton -> neutron pion-zero"),
    _item(1, "charge-from-nowhere", "pion-minus proton -> proton pion-zero"),
    _item(1, "pion-plus-made", "proton proton -> proton neutron pion-plus"),
    _item(1, "proton-to-pions", "proton -> pion-plus pion-zero"),
    _item(1, "pion-zero-made", "proton proton -> proton proton pion-zero"),
    _item(1, "pion-to-light", "pion-zero -> photon photon"),
    _item(1, "pion-to-muons", "pion-zero -> muon anti-muon"),
    _item(1, "one-photon", "electron anti-electron -> photon", noted=True),
    _item(1, "higgs-to-light", "higgs -> photon photon"),
    # --- 2: protons and their kin ---
    _item(2, "neutrons-to-pions", "neutron neutron -> pion-zero pion-zero", noted=True),
    _item(2, "lambda-to-proton", "lambda -> proton pion-minus"),
    _item(2, "two-neutrons", "neutron neutron -> proton proton"),
    _item(2, "antiproton-made", "proton proton -> proton proton proton antiproton",
          "O. Chamberlain et al., Phys. Rev. 100, 947 (1955)", noted=True),
    _item(2, "lambda-to-kaon", "lambda -> proton kaon-minus"),
    _item(2, "annihilation-to-two", "proton antiproton -> pion-plus pion-minus"),
    _item(2, "nucleons-to-pions", "proton neutron -> pion-plus pion-zero"),
    _item(2, "delta", "delta -> proton pion-plus"),
    _item(2, "pion-zero-wrong", "proton proton -> proton neutron pion-zero"),
    _item(2, "annihilation-to-three", "proton antiproton -> pion-plus pion-minus pion-zero"),
    _item(2, "three-protons", "proton proton -> proton proton proton pion-minus"),
    _item(2, "lambda-to-neutron", "lambda -> neutron pion-zero"),
    _item(2, "neutron-to-pion", "neutron -> proton pion-minus"),
    _item(2, "antiproton-and-neutron", "antiproton neutron -> pion-minus pion-zero"),
    _item(2, "lambda-to-pions", "lambda -> pion-plus pion-minus"),
    _item(2, "omega", "omega -> lambda kaon-minus"),
    # --- 3: neutrinos ---
    _item(3, "neutron-in-two", "neutron -> proton electron", noted=True),
    _item(3, "proton-alone", "proton -> neutron anti-electron electron-neutrino", noted=True),
    _item(3, "wrong-neutrino", "neutron -> proton electron electron-neutrino"),
    _item(3, "pion-to-muon", "pion-plus -> anti-muon muon-neutrino"),
    _item(3, "pion-to-muon-wrong", "pion-plus -> anti-muon anti-muon-neutrino"),
    _item(3, "pion-to-electron", "pion-minus -> electron anti-electron-neutrino", noted=True),
    _item(3, "pion-mixed", "pion-minus -> muon anti-electron-neutrino"),
    _item(3, "muon", "muon -> electron anti-electron-neutrino muon-neutrino"),
    _item(3, "electron-up", "electron -> muon electron-neutrino anti-muon-neutrino"),
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
    # --- 4: decays ---
    _item(4, "light-alone", "photon -> electron anti-electron", noted=True),
    _item(4, "pair", "photon proton -> proton electron anti-electron"),
    _item(4, "kaon-to-two", "kaon-plus -> pion-plus pion-zero"),
    _item(4, "kaon-mixed", "kaon-plus -> pion-plus anti-electron muon"),
    _item(4, "kaon-to-three", "kaon-plus -> pion-plus pion-plus pion-minus"),
    _item(4, "kaon-to-four", "kaon-plus -> pion-plus pion-zero pion-zero pion-zero"),
    _item(4, "hydrogen-to-light", "proton electron -> photon photon"),
    _item(4, "pion-beta", "pion-plus -> pion-zero anti-electron electron-neutrino"),
    _item(4, "pion-beta-muon", "pion-plus -> pion-zero anti-muon muon-neutrino"),
    _item(4, "kaon-to-muon", "kaon-plus -> anti-muon muon-neutrino"),
    _item(4, "proton-to-positron", "proton -> anti-electron pion-zero",
          "A. Takenaka et al. (Super-Kamiokande), Phys. Rev. D 102, 112011 (2020)", noted=True),
    _item(4, "z-mixed", "z -> electron anti-muon"),
    _item(4, "triton", "triton -> helion electron anti-electron-neutrino",
          "M. Aker et al. (KATRIN), Science 388, 180 (2025)", noted=True),
    _item(4, "pion-to-protons", "pion-zero -> proton antiproton"),
    # --- 5: everything ---
    _item(5, "sun-one", "proton proton -> deuteron anti-electron electron-neutrino",
          "M. Agostini et al. (Borexino), Nature 562, 505 (2018)", noted=True),
    _item(5, "alpha-apart", "alpha -> deuteron deuteron"),
    _item(5, "sun-two", "deuteron proton -> helion photon",
          "V. Mossa et al. (LUNA), Nature 587, 210 (2020)"),
    _item(5, "sun-three", "helion helion -> alpha proton proton",
          "R. Bonetti et al. (LUNA), Phys. Rev. Lett. 82, 5205 (1999)"),
    _item(5, "tau-to-light", "tau -> muon photon"),
    _item(5, "capture", "electron proton -> neutron electron-neutrino"),
    _item(5, "capture-wrong", "electron proton -> neutron photon"),
    _item(5, "z-to-electrons", "z -> electron anti-electron"),
    _item(5, "z-to-neutrinos", "z -> tau-neutrino anti-tau-neutrino"),
    _item(5, "w-to-electron", "w-minus -> electron anti-electron-neutrino"),
    _item(5, "w-mixed", "w-minus -> tau anti-muon-neutrino"),
    _item(5, "higgs-to-taus", "higgs -> tau anti-tau"),
    _item(5, "higgs-mixed", "higgs -> muon anti-tau"),
    _item(5, "j-psi", "j-psi -> muon anti-muon"),
    _item(5, "tau-to-muons", "tau -> muon muon anti-muon"),
    _item(5, "d-zero", "d-zero -> kaon-minus pion-plus"),
    _item(5, "b-zero", "b-zero -> d-minus pion-plus"),
)  # fmt: skip

STEPS: Final[tuple[int, ...]] = tuple(sorted({item.step for item in ITEMS}))
"""The steps of difficulty."""
