"""Particles of one collision, and the mass of those that may come from one parent."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple

Kind = Literal["electron", "muon", "jet"]
KINDS: Final[tuple[Kind, ...]] = ("electron", "muon", "jet")

MASS: Final = {"electron": 0.000511, "muon": 0.1056584, "jet": 0.0}
"""GeV (PDG 2025); that of a jet is left out."""


class Vector(NamedTuple):
    """Energy and momentum, in GeV; z is the direction of the beam."""

    energy: float
    x: float
    y: float
    z: float

    @property
    def momentum(self) -> float:
        """Length of the momentum."""
        return math.sqrt(self.x * self.x + self.y * self.y + self.z * self.z)

    @property
    def mass(self) -> float:
        """m² = E² - p²; rounding may not make it negative."""
        return math.sqrt(max(0.0, self.energy * self.energy - self.momentum * self.momentum))


class RecoParticle(NamedTuple):
    """A particle, or a jet, as the detector measured it."""

    kind: Kind
    charge: int
    """-1, 0 or 1."""
    pt: float
    """Momentum across the beam in GeV."""
    eta: float
    """Pseudorapidity: 0 is across the beam, large values along it."""
    phi: float
    """Direction around the beam in radians."""

    @property
    def vector(self) -> Vector:
        """Energy and momentum."""
        mass = MASS[self.kind]
        x, y, z = (
            self.pt * math.cos(self.phi),
            self.pt * math.sin(self.phi),
            self.pt * math.sinh(self.eta),
        )
        return Vector(math.sqrt(x * x + y * y + z * z + mass * mass), x, y, z)


def total(particles: Iterable[RecoParticle]) -> Vector:
    """Sum of the energies and momenta."""
    vectors = [particle.vector for particle in particles]
    return Vector(*(math.fsum(part) for part in zip(*vectors, strict=True)))


def invariant_mass(particles: Iterable[RecoParticle]) -> float:
    """Mass in GeV of the parent from which all of these would have come."""
    return total(particles).mass


def opposite(one: RecoParticle, two: RecoParticle) -> bool:
    """True if two leptons may come from one neutral parent: one kind and opposite charges."""
    return one.kind == two.kind and one.charge + two.charge == 0


Pair = tuple[RecoParticle, RecoParticle]


def pairings(leptons: Sequence[RecoParticle]) -> list[tuple[Pair, Pair]]:
    """Ways to part four leptons into two pairs that each may come from one parent."""
    first, *others = leptons
    found = []
    for second in others:
        rest = [each for each in others if each is not second]
        one, two = (first, second), (rest[0], rest[1])
        if opposite(*one) and opposite(*two):
            found.append((one, two))
    return found
