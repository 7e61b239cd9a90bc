"""The mirror: Wu's experiment, in which nature and its mirror image differ.

C. S. Wu, E. Ambler, R. W. Hayward, D. D. Hoppes and R. P. Hudson, Physical Review 105 (1957) 1413:
cobalt-60 at about 0.01 K in a magnetic field; the electrons prefer the direction against the spin.
Their measured distribution is 1 + A P (v/c) cos(angle) with A = -1, here with a polarization P of
0.6 and v/c = 0.6. So 59 of 100 electrons leave into the half space against the spin. The question:
T. D. Lee and C. N. Yang, Physical Review 104 (1956) 254. With antiparticles, seen in decays of both
muons: R. L. Garwin, L. M. Lederman and M. Weinrich, Physical Review 105 (1957) 1415, and PDG 2025,
Muon decay parameters. CP is broken a little: J. H. Christenson, J. W. Cronin, V. L. Fitch and
R. Turlay, Physical Review Letters 13 (1964) 138.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from game.core.phrase import Phrase, say
from game.core.rng import Rng
from tutorial.short.short_lesson import Apparatus, ShortLesson, ShortStep

ELECTRONS: Final = 1000
POLARIZATION: Final = 0.6
VELOCITY: Final = 0.6
AGAINST: Final = 0.5 * (1 + 0.5 * POLARIZATION * VELOCITY)
"""Chance of an electron to leave into the half space against the spin."""


@dataclass(frozen=True, slots=True)
class CobaltCrystal(Apparatus):
    """Nuclei whose spins the field of a coil aligns when it is cold enough, and two counters."""

    seed: str
    up: bool = True
    """The spins point up; the current in the coil runs one way or the other."""
    cold: bool = True
    counted: tuple[int, int] = (0, 0)
    """Electrons that left upwards and downwards."""
    run: int = 0
    tried: frozenset[tuple[bool, bool]] = frozenset()
    """Pairs of spin and cold with which was counted."""

    name: ClassVar[str] = "mirror"
    controls: ClassVar[tuple[str, ...]] = ("coil", "heat")
    acts: ClassVar[tuple[str, ...]] = ("count",)

    def seeded(self, seed: str) -> CobaltCrystal:
        """The same with other dice."""
        return replace(self, seed=seed)

    def turned(self, control: str, way: int) -> CobaltCrystal:
        """Reverse the current, or warm and cool the crystal."""
        if control == "coil":
            return replace(self, up=not self.up, counted=(0, 0))
        return replace(self, cold=not self.cold, counted=(0, 0))

    def acted(self, act: str) -> CobaltCrystal:
        """Count a thousand electrons."""
        rng = Rng(self.seed, f"cobalt {self.run}")
        against = AGAINST if self.cold else 0.5
        chance = 1 - against if self.up else against
        up = sum(rng.random() < chance for _ in range(ELECTRONS))
        tried = self.tried | {(self.up, self.cold)}
        return replace(self, counted=(up, ELECTRONS - up), run=self.run + 1, tried=tried)

    def ready(self, act: str) -> bool:
        """It can be counted again and again."""
        return True

    def value(self, control: str) -> Phrase:
        """The setting of a control."""
        if control == "coil":
            return say("short_mirror-coil-up" if self.up else "short_mirror-coil-down")
        return say("short_mirror-heat-cold" if self.cold else "short_mirror-heat-warm")

    def readings(self) -> tuple[Phrase, ...]:
        """The numbers of the counters."""
        up, down = self.counted
        if not up + down:
            return (say("short_mirror-none"),)
        return (say("short_mirror-reading", up=up, down=down),)


MIRROR: Final = ShortLesson(
    CobaltCrystal("mirror"),
    (
        ShortStep("guess", choices=("up", "even", "down"), truth="down"),
        ShortStep("count", until=lambda crystal: bool(crystal.tried), tests="guess"),
        ShortStep("see", recalls="guess"),
        ShortStep("image", choices=("still", "even", "turned"), truth="turned"),
        ShortStep("turn", until=lambda crystal: (False, True) in crystal.tried, tests="image"),
        ShortStep("look", recalls="image"),
        ShortStep("warm", choices=("same", "even", "more"), truth="even"),
        ShortStep(
            "thaw",
            until=lambda crystal: any(not cold for _, cold in crystal.tried),
            tests="warm",
        ),
        ShortStep("why", recalls="warm"),
        ShortStep("spin", choices=("same", "turned", "none"), right="turned"),
        ShortStep("anti", choices=("like", "back", "gone"), right="back"),
        ShortStep("say", choices=("always", "not", "anti"), right="not", states=True),
        ShortStep("because", choices=("strong", "weak", "light"), right="weak", states=True),
        ShortStep("law", law=True),
    ),
)
