"""Thresholds: how much energy of motion can become the mass of a proton and an antiproton.

Mass of the proton: `tutorial.law_lab` (PDG 2025). Energies of motion in GeV, c = 1. Two protons of
which one is at rest have s = (E + m)^2 - p^2 = 4m^2 + 2mT; two beams of the same energy have
s = (2E)^2. What can become mass is sqrt(s) - 2m; a pair takes 2m, so the beam needs 6m = 5.63 GeV,
or m = 0.94 GeV in each of two beams. Bevatron, 6.2 GeV, on copper: O. Chamberlain, E. Segre,
C. Wiegand and T. Ypsilantis, Physical Review 100 (1955) 947. A pair of electrons needs 1.022 MeV
and a partner that takes momentum (PDG 2025, Passage of particles through matter). A Z of 91.19 GeV:
beams of 45.6 GeV, or a positron of mZ^2 / 2m = 8.1 million GeV on an electron at rest.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt
from typing import ClassVar, Final

from game.core.phrase import Phrase, figure, say
from tutorial.law_lab import BODIES
from tutorial.short.short_lesson import Apparatus, ShortLesson, ShortStep

MASS: Final = BODIES["proton"].mass / 1000
PAIR: Final = 2 * MASS
"""GeV of a proton and an antiproton."""
ENERGIES: Final = ("0.5", "1.0", "1.9", "3.8", "5.7", "7.6")
"""GeV of motion of each proton in a beam, as they are written."""


@dataclass(frozen=True, slots=True)
class ProtonCollider(Apparatus):
    """A beam of protons on protons at rest, or two beams that meet head on."""

    seed: str = ""
    beam: int = 0
    head_on: bool = False
    shot: bool = False
    """True once the protons have met at these settings."""
    tried: frozenset[tuple[bool, int]] = frozenset()
    """Pairs of head-on and beam with which they met."""

    name: ClassVar[str] = "thresholds"
    controls: ClassVar[tuple[str, ...]] = ("beam", "way")
    acts: ClassVar[tuple[str, ...]] = ("collide",)

    @property
    def motion(self) -> float:
        """GeV of motion that the beams bring."""
        return float(ENERGIES[self.beam]) * (2 if self.head_on else 1)

    @property
    def free(self) -> float:
        """GeV of it that can become mass."""
        if self.head_on:
            return self.motion
        return sqrt(4 * MASS**2 + 2 * MASS * self.motion) - 2 * MASS

    @property
    def made(self) -> bool:
        """True if that is enough for a proton and an antiproton."""
        return self.free >= PAIR

    def seeded(self, seed: str) -> ProtonCollider:
        """The same: there are no dice."""
        return self

    def turned(self, control: str, way: int) -> ProtonCollider:
        """More or less energy; the target at rest or a second beam."""
        if control == "way":
            return replace(self, head_on=not self.head_on, shot=False)
        beam = min(len(ENERGIES) - 1, max(0, self.beam + way))
        return replace(self, beam=beam, shot=self.shot and beam == self.beam)

    def acted(self, act: str) -> ProtonCollider:
        """Let the protons meet."""
        return replace(self, shot=True, tried=self.tried | {(self.head_on, self.beam)})

    def value(self, control: str) -> Phrase:
        """The energy of each proton, or what it hits."""
        if control == "beam":
            return figure(f"{ENERGIES[self.beam]} GeV")
        return say("short_thresholds-way-beam" if self.head_on else "short_thresholds-way-rest")

    def readings(self) -> tuple[Phrase, ...]:
        """The energy that can become mass, and the particles that came out."""
        if not self.shot:
            return (say("short_thresholds-ready"),)
        motion, free = figure(f"{self.motion:.1f}"), figure(f"{self.free:.2f}")
        made = "short_thresholds-made" if self.made else "short_thresholds-none"
        return (say("short_thresholds-reading", motion=motion, free=free), say(made))


LOW: Final = ENERGIES.index("1.0")
SAME: Final = ENERGIES.index("1.9")


def _made_at_rest(collider: ProtonCollider) -> bool:
    beams = [beam for head_on, beam in collider.tried if not head_on]
    return any(replace(collider, beam=beam, head_on=False).made for beam in beams)


THRESHOLDS: Final = ShortLesson(
    ProtonCollider(),
    (
        ShortStep("guess", choices=("surely", "seldom", "never"), truth="never"),
        ShortStep("shoot", until=lambda collider: (False, SAME) in collider.tried, tests="guess"),
        ShortStep("see", recalls="guess"),
        ShortStep("more", choices=("little", "three", "none"), truth="three"),
        ShortStep("search", until=_made_at_rest, tests="more"),
        ShortStep("look", recalls="more"),
        ShortStep("beams", choices=("same", "half", "sixth"), truth="sixth"),
        ShortStep("meet", until=lambda collider: (True, LOW) in collider.tried, tests="beams"),
        ShortStep("all", recalls="beams"),
        ShortStep("photon", choices=("light", "nucleus", "any"), right="nucleus"),
        ShortStep("ring", choices=("double", "ten", "million"), right="million"),
        ShortStep("say", choices=("all", "part", "none"), right="part", states=True),
        ShortStep("because", choices=("momentum", "heat", "charge"), right="momentum", states=True),
        ShortStep("law", law=True),
    ),
)
