"""Decays as the Particle Data Group lists them, and collisions that experiments have seen."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from game.core.particles import PARTICLES
from tutorial.law_lab import BODIES, Body, Reaction, reaction

FILE: Final = Path(__file__).with_name("decays.csv")
"""PDG 2025 (CC BY 4.0), made by ``tests/tutorial/reactions/listings.py``."""
Key = tuple[tuple[str, ...], tuple[str, ...]]
"""Both sides of a reaction, each in the order of the alphabet."""


class Listed(NamedTuple):
    """A mode of the listings."""

    reaction: str
    kind: str
    """``share``: it was seen; ``below``: it was looked for and never seen."""
    value: float
    """Share of all decays, 0: not known; or the limit below which the share is."""
    source: str
    """Identifier of the Particle Data Group, or a paper."""

    @property
    def seen(self) -> bool:
        """True if it was seen."""
        return self.kind == "share"


ALSO: Final = (
    Listed("triton -> helion electron anti-electron-neutrino", "share", 1.0,
           "M. Aker et al. (KATRIN), Science 388, 180 (2025)"),
    Listed("delta -> proton pion-plus", "share", 0.994, "B033.1"),
    Listed("z -> electron-neutrino anti-electron-neutrino", "share", 0.0667, "S044.9"),
    Listed("z -> muon-neutrino anti-muon-neutrino", "share", 0.0667, "S044.9"),
    Listed("z -> tau-neutrino anti-tau-neutrino", "share", 0.0667, "S044.9"),
    Listed("higgs -> w-plus w-minus", "share", 0.257, "S126.1"),
    Listed("higgs -> z z", "share", 0.028, "S126.2"),
    Listed("w-plus -> anti-electron electron-neutrino", "share", 0.1071, "S043.1"),
    Listed("w-plus -> anti-muon muon-neutrino", "share", 0.1063, "S043.2"),
    Listed("w-plus -> anti-tau tau-neutrino", "share", 0.1138, "S043.5"),
)  # fmt: skip
"""Modes that the listings write for several particles at once, or with one that is too light to be
whole (the second W or Z of a Higgs), and one of a nucleus."""

COLLISIONS: Final = (
    ("electron anti-electron -> photon photon",
     "O. Klemperer, Proc. Camb. Phil. Soc. 30, 347 (1934)"),
    ("electron anti-electron -> photon photon photon",
     "J. A. Rich, Phys. Rev. 81, 140 (1951)"),
    ("electron anti-electron -> muon anti-muon",
     "PDG 2025, plots of cross sections"),
    ("electron anti-electron -> tau anti-tau",
     "M. L. Perl et al., Phys. Rev. Lett. 35, 1489 (1975)"),
    ("electron anti-electron -> j-psi",
     "J.-E. Augustin et al., Phys. Rev. Lett. 33, 1406 (1974)"),
    ("electron anti-electron -> phi",
     "PDG 2025, plots of cross sections"),
    ("electron anti-electron -> upsilon",
     "PDG 2025, plots of cross sections"),
    ("electron anti-electron -> z",
     "PDG 2025, Z boson"),
    ("electron anti-electron -> w-plus w-minus",
     "PDG 2025, W boson"),
    ("electron anti-electron -> z z",
     "PDG 2025, Z boson"),
    ("electron anti-electron -> proton antiproton",
     "PDG 2025, plots of cross sections"),
    ("photon photon -> electron anti-electron",
     "D. L. Burke et al., Phys. Rev. Lett. 79, 1626 (1997)"),
    ("photon photon -> photon photon",
     "M. Aaboud et al. (ATLAS), Nature Phys. 13, 852 (2017)"),
    ("photon photon -> muon anti-muon",
     "PDG 2025, Two-photon processes"),
    ("photon photon -> w-plus w-minus",
     "G. Aad et al. (ATLAS), Phys. Lett. B 816, 136190 (2021)"),
    ("photon photon -> pion-zero",
     "D. A. Williams et al., Phys. Rev. D 38, 1365 (1988)"),
    ("photon photon -> eta",
     "PDG 2025, eta"),
    ("proton proton -> deuteron anti-electron electron-neutrino",
     "G. Bellini et al. (Borexino), Nature 512, 383 (2014)"),
    ("proton deuteron -> helion photon",
     "V. Mossa et al. (LUNA), Nature 587, 210 (2020)"),
    ("helion helion -> alpha proton proton",
     "R. Bonetti et al. (LUNA), Phys. Rev. Lett. 82, 5205 (1999)"),
    ("deuteron triton -> alpha neutron",
     "PDG 2025, Big-Bang nucleosynthesis"),
    ("deuteron deuteron -> helion neutron",
     "PDG 2025, Big-Bang nucleosynthesis"),
    ("deuteron deuteron -> triton proton",
     "PDG 2025, Big-Bang nucleosynthesis"),
    ("deuteron deuteron -> alpha photon",
     "PDG 2025, Big-Bang nucleosynthesis"),
    ("deuteron helion -> alpha proton",
     "PDG 2025, Big-Bang nucleosynthesis"),
    ("neutron helion -> triton proton",
     "PDG 2025, Big-Bang nucleosynthesis"),
    ("proton neutron -> deuteron photon",
     "PDG 2025, Big-Bang nucleosynthesis"),
    ("photon deuteron -> proton neutron",
     "J. Chadwick and M. Goldhaber, Nature 134, 237 (1934)"),
    ("muon proton -> neutron muon-neutrino",
     "V. A. Andreev et al. (MuCap), Phys. Rev. Lett. 110, 012504 (2013)"),
)  # fmt: skip
"""Collisions that were seen, each with a source, where no rule of the judge would say so."""


YEAR: Final = 365.25 * 24 * 3600
"""Seconds."""
LIFETIMES: Final = {
    "neutron": 878.4, "pion-plus": 2.603e-8, "pion-zero": 8.43e-17, "kaon-plus": 1.238e-8,
    "eta": 5.02e-19, "phi": 1.55e-22, "lambda": 2.617e-10, "sigma-plus": 8.018e-11,
    "sigma-zero": 7.4e-20, "sigma-minus": 1.479e-10, "xi-zero": 2.90e-10, "xi-minus": 1.639e-10,
    "omega": 8.21e-11, "delta": 5.63e-24, "j-psi": 7.1e-21, "upsilon": 1.22e-20,
    "d-zero": 4.103e-13, "d-plus": 1.033e-12, "b-zero": 1.517e-12, "b-plus": 1.638e-12,
    "muon": 2.197e-6, "tau": 2.903e-13, "w-plus": 3.1e-25, "z": 2.64e-25, "higgs": 1.6e-22,
    "triton": 5.605e8,
}  # fmt: skip
"""Mean lifetimes in seconds, for antiparticles too: PDG 2025, or hbar by the width. Higgs: the
Standard Model's. Hydrogen-3: 12.32 years of half-life, L. L. Lucas and M. P. Unterweger,
J. Res. Natl. Inst. Stand. Technol. 105, 541 (2000). Neutral kaons have two, and are left out."""


def lifetime_of(key: str) -> float | None:
    """Mean lifetime in seconds; None: there is not one."""
    own = LIFETIMES.get(key)
    return own if own is not None else LIFETIMES.get(antibody(key) or "")


def key_of(built: Reaction) -> Key:
    """Both sides without their order."""
    return _sorted(built.before), _sorted(built.after)


def _sorted(side: Iterable[Body]) -> tuple[str, ...]:
    return tuple(sorted(body.key for body in side))


@cache
def listings() -> tuple[Listed, ...]:
    """Every listed decay; the file, then what stands there for several particles at once."""
    with FILE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))[1:]
    from_file = (Listed(text, kind, float(value), source) for text, kind, value, source in rows)
    return (*from_file, *ALSO)


@cache
def decays() -> Mapping[Key, Listed]:
    """Of each listed decay, and of the same with antiparticles, what is known."""
    found: dict[Key, Listed] = {}
    for mode in listings():
        built = reaction(mode.reaction)
        mirrored = conjugate(built)
        for each in (built, mirrored):
            if each is not None:
                found.setdefault(key_of(each), mode)
    return found


@cache
def collisions() -> Mapping[Key, str]:
    """Of each collision that was seen, and of the same with antiparticles, the source."""
    found: dict[Key, str] = {}
    for text, source in COLLISIONS:
        built = reaction(text)
        for each in (built, conjugate(built)):
            if each is not None:
                found.setdefault(key_of(each), source)
    return found


@cache
def antibody(key: str) -> str | None:
    """Key of the antiparticle, its own if it is its own; None: the lab has none."""
    body = BODIES[key]
    mirrored = Counter(PARTICLES[part.anti].id for part in body.contents)
    for other in BODIES.values():
        same = Counter(part.id for part in other.contents) == mirrored
        if same and other.mass == body.mass and other.elementary == body.elementary:
            return other.key
    return None


def conjugate(built: Reaction) -> Reaction | None:
    """The same reaction with antiparticles; None: the lab does not have all of them."""
    sides = [[antibody(body.key) for body in side] for side in (built.before, built.after)]
    if any(key is None for side in sides for key in side):
        return None
    before, after = (tuple(BODIES[key] for key in side if key is not None) for side in sides)
    return Reaction(before, after)
