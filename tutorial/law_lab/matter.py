"""What takes part in the reactions of the law lab: elementary particles, hadrons and light nuclei.

Charge, baryon number and lepton numbers of a hadron are those of its quarks, which come from
`game.core.particles`: there is no second list of physics. Only names, quark contents and masses of
composite things stand here. Masses: PDG 2024 (S. Navas et al., Phys. Rev. D 110, 030001), nuclei:
CODATA 2022 (deuteron, triton, helion, alpha particle), in MeV.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.core.particles import (
    ANTI_BOTTOM,
    ANTI_CHARM,
    ANTI_DOWN,
    ANTI_STRANGE,
    ANTI_UP,
    BY_KEY,
    CHARM,
    DOWN,
    PARTICLES,
    STRANGE,
    UP,
    Particle,
    Symbol,
)


@dataclass(frozen=True, slots=True)
class Body:
    """Something that stands on one side of a reaction."""

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


def _elementary(key: str) -> Body:
    particle = BY_KEY[key]
    return Body(key, particle.symbol, (particle,), particle.mass, elementary=True)


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
    _composite("lambda", Symbol("Λ"), (UP, DOWN, STRANGE), 1115.683),
    _composite("delta", Symbol("Δ", sup="⁺⁺"), (UP, UP, UP), 1232.0),
    _composite("omega", Symbol("Ω", sup="⁻"), (STRANGE, STRANGE, STRANGE), 1672.45),
    _composite("j-psi", Symbol("J/ψ"), (CHARM, ANTI_CHARM), 3096.900),
    _composite("d-zero", Symbol("D", sup="⁰"), (CHARM, ANTI_UP), 1864.84),
    _composite("d-minus", Symbol("D", sup="⁻"), (DOWN, ANTI_CHARM), 1869.66),
    _composite("b-zero", Symbol("B", sup="⁰"), (DOWN, ANTI_BOTTOM), 5279.72),
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
