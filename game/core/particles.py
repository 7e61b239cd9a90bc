"""The Standard Model as data: the thirty particles of the games, and their numbers in print.

Antiparticles are among the thirty. Masses, lifetimes and their rounding: PDG 2025 (S. Navas et al.,
Phys. Rev. D 110, 030001, with the update of 2025), lifetime = hbar / width. Every printed digit is
that edition's: in 2024 the W had a smaller width (2.085 GeV), in 2026 the masses of s, b and Higgs
differ. Cards compare the printed (rounded) values, so that no player loses by a digit that is not
shown. Three conventions, explained to players in the codex:

* s, c and b have no free lifetime (quarks are confined): they get that of a ground-state hadron
  that carries the quark or its antiquark (K+, D0, B0). Up and down count as stable.
* Neutrino flavours have no definite mass, only upper limits: all three read "< 1 eV" and tie.
* The Higgs lifetime is the Standard Model's (width 4.1 MeV).
"""

from __future__ import annotations

import math
from enum import IntEnum
from typing import Final, NamedTuple

from game.core.phrase import Phrase, figure, literal, say

STABLE = math.inf


class Family(IntEnum):
    """The three families of cards."""

    QUARK = 0
    LEPTON = 1
    BOSON = 2


class Symbol(NamedTuple):
    """The written form of a particle: a base letter, perhaps under a bar, with its signs."""

    base: str
    bar: bool = False
    sup: str = ""
    sub: str = ""

    def __str__(self) -> str:
        """The symbol in running text, under a combining overline: a macron runs through a t."""
        return self.base + ("\u0305" if self.bar else "") + self.sub + self.sup


class Particle(NamedTuple):
    """One kind of particle. Exact where nature is: charge in thirds of e, spin in halves."""

    id: int
    key: str
    """Names its texts: ``particle-<key>``."""
    symbol: Symbol
    family: Family
    generation: int
    """1, 2, 3 for fermions, 0 for bosons."""
    charge: int
    """In thirds of the elementary charge."""
    spin: int
    """In halves of hbar."""
    mass: float
    """Printed value, in MeV/c2. Neutrinos: the limit 1e-6 (1 eV)."""
    lifetime: float
    """Printed mean lifetime, in seconds; `STABLE` if no decay was ever observed."""
    mass_text: tuple[str, str]
    """The number as printed, and its unit."""
    anti: int
    """Id of its antiparticle; its own id for photon, gluon, Z and Higgs."""
    is_anti: bool
    """Antimatter. W- is W+'s antiparticle, but neither is called antimatter."""
    coloured: bool
    """Carries colour charge: feels the strong force."""

    @property
    def fermion(self) -> bool:
        """Quark or lepton: half-integer spin, so no two in one state (Pauli)."""
        return self.spin == 1

    @property
    def up_type(self) -> bool:
        """Quark of the kind of u, c, t (or its antiquark)."""
        return self.family is Family.QUARK and abs(self.charge) == 2

    @property
    def neutrino(self) -> bool:
        """Uncharged lepton or its antiparticle."""
        return self.family is Family.LEPTON and self.charge == 0

    @property
    def baryon_thirds(self) -> int:
        """Baryon number, in thirds."""
        return 0 if self.family is not Family.QUARK else -1 if self.is_anti else 1

    def lepton_number(self, generation: int) -> int:
        """Lepton-family number L_e, L_mu or L_tau (generation 1, 2, 3)."""
        if self.family is not Family.LEPTON or self.generation != generation:
            return 0
        return -1 if self.is_anti else 1


_Q, _L = Family.QUARK, Family.LEPTON

_FERMIONS: tuple[tuple[str, Symbol, str, Family, int, int, float, float, tuple[str, str]], ...] = (
    ("up", Symbol("u"), "", _Q, 1, 2, 2.16, STABLE, ("2.16", "MeV")),
    ("down", Symbol("d"), "", _Q, 1, -1, 4.70, STABLE, ("4.70", "MeV")),
    ("strange", Symbol("s"), "", _Q, 2, -1, 93.5, 1.2e-8, ("93.5", "MeV")),
    ("charm", Symbol("c"), "", _Q, 2, 2, 1270.0, 4.1e-13, ("1.27", "GeV")),
    ("bottom", Symbol("b"), "", _Q, 3, -1, 4180.0, 1.5e-12, ("4.18", "GeV")),
    ("top", Symbol("t"), "", _Q, 3, 2, 172600.0, 4.6e-25, ("172.6", "GeV")),
    ("electron", Symbol("e", sup="⁻"), "⁺", _L, 1, -3, 0.511, STABLE, ("0.511", "MeV")),
    ("muon", Symbol("μ", sup="⁻"), "⁺", _L, 2, -3, 105.7, 2.2e-6, ("105.7", "MeV")),
    ("tau", Symbol("τ", sup="⁻"), "⁺", _L, 3, -3, 1777.0, 2.9e-13, ("1.777", "GeV")),
    ("electron-neutrino", Symbol("ν", sub="e"), "", _L, 1, 0, 1e-6, STABLE, ("< 1", "eV")),
    ("muon-neutrino", Symbol("ν", sub="μ"), "", _L, 2, 0, 1e-6, STABLE, ("< 1", "eV")),
    ("tau-neutrino", Symbol("ν", sub="τ"), "", _L, 3, 0, 1e-6, STABLE, ("< 1", "eV")),
)
"""Key, symbol, sign of the antiparticle (empty: it has a bar), family, generation, charge in
thirds, mass in MeV, lifetime in seconds, mass as printed."""

_BOSONS: tuple[tuple[str, Symbol, int, int, float, float, tuple[str, str], int], ...] = (
    ("photon", Symbol("γ"), 0, 2, 0.0, STABLE, ("0", ""), 24),
    ("gluon", Symbol("g"), 0, 2, 0.0, STABLE, ("0", ""), 25),
    ("w-plus", Symbol("W", sup="⁺"), 3, 2, 80400.0, 3.1e-25, ("80.4", "GeV"), 27),
    ("w-minus", Symbol("W", sup="⁻"), -3, 2, 80400.0, 3.1e-25, ("80.4", "GeV"), 26),
    ("z", Symbol("Z"), 0, 2, 91200.0, 2.6e-25, ("91.2", "GeV"), 28),
    ("higgs", Symbol("H"), 0, 0, 125200.0, 1.6e-22, ("125.2", "GeV"), 29),
)
"""Key, symbol, charge in thirds, spin in halves, mass, lifetime, mass as printed, antiparticle."""


def _fermion_pair(i: int) -> tuple[Particle, Particle]:
    """The fermion of a row and its antiparticle, with ids ``i`` and ``i + 12``."""
    key, symbol, anti_sup, family, generation, charge, mass, life, text = _FERMIONS[i]
    coloured = family is Family.QUARK
    # The sign of e+, mu+, tau+ says what a bar says elsewhere.
    barred = symbol._replace(bar=not anti_sup, sup=anti_sup)
    matter = Particle(
        i, key, symbol, family, generation, charge, 1, mass, life, text, i + 12, False, coloured
    )
    antimatter = matter._replace(
        id=i + 12, key=f"anti-{key}", symbol=barred, charge=-charge, anti=i, is_anti=True
    )
    return matter, antimatter


def _boson(j: int) -> Particle:
    key, symbol, charge, spin, mass, life, text, anti = _BOSONS[j]
    family, coloured = Family.BOSON, key == "gluon"
    return Particle(
        24 + j, key, symbol, family, 0, charge, spin, mass, life, text, anti, False, coloured
    )


def _all() -> tuple[Particle, ...]:
    fermions = [particle for i in range(len(_FERMIONS)) for particle in _fermion_pair(i)]
    return tuple(sorted([*fermions, *map(_boson, range(len(_BOSONS)))]))


PARTICLES: tuple[Particle, ...] = _all()
"""All thirty, by id: 12 fermions, their antiparticles (id + 12), 6 bosons."""

# fmt: off
(UP, DOWN, STRANGE, CHARM, BOTTOM, TOP, ELECTRON, MUON, TAU, NU_E, NU_MU, NU_TAU,
 ANTI_UP, ANTI_DOWN, ANTI_STRANGE, ANTI_CHARM, ANTI_BOTTOM, ANTI_TOP,
 POSITRON, ANTIMUON, ANTITAU, ANTI_NU_E, ANTI_NU_MU, ANTI_NU_TAU,
 PHOTON, GLUON, W_PLUS, W_MINUS, Z, HIGGS) = range(30)
# fmt: on

BY_KEY: dict[str, Particle] = {particle.key: particle for particle in PARTICLES}


STATISTICS: Final = ("charge", "spin", "mass", "lifetime")
"""Statistics of a card, from top to bottom; named by the text keys ``stat-<statistic>``."""

THIRDS: Final = ("0", "⅓", "⅔", "1")
HALVES: Final = ("0", "½", "1")
POWERS: Final = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def printed(particle: Particle, statistic: str) -> Phrase:
    """A statistic as cards print it: "−⅓", "½", "93.5 MeV", "1.2×10⁻⁸ s" or the word for stable."""
    match statistic:
        case "charge":
            return literal(charge(particle.charge))
        case "spin":
            return literal(HALVES[particle.spin])
        case "mass":
            return figure(" ".join(part for part in particle.mass_text if part))
        case "lifetime":
            return lifetime(particle.lifetime)
    raise ValueError(f"no statistic {statistic!r}: there are {', '.join(STATISTICS)}")


def charge(thirds: int) -> str:
    """A charge in thirds of e, with its sign: "+⅔", "−1", "0"."""
    sign = "+" if thirds > 0 else "\N{MINUS SIGN}" if thirds < 0 else ""
    return sign + THIRDS[abs(thirds)]


def lifetime(seconds: float) -> Phrase:
    """A mean lifetime to two figures, or the word for stable."""
    if seconds == STABLE:
        return say("card-stable")
    figures, power = f"{seconds:.1e}".split("e")
    return figure(f"{figures}×10{str(int(power)).translate(POWERS)} s")
