"""The gluon string: an electron can be pulled out of its atom, a quark cannot be pulled free.

Electric force at the Bohr radius of 53 pm: 8.2e-8 N, and 13.6 eV free an electron (CODATA 2022).
The string pulls with 0.9 GeV/fm = 1.4e5 N, the weight of 15 tonnes, at any length: G. S. Bali,
Physics Reports 343 (2001) 1. It breaks at 1.2 fm: J. Bulava et al., Physics
Letters B 793 (2019) 493.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from game.core.phrase import Phrase, figure, say
from tutorial.short.short_lesson import Apparatus, ShortLesson, ShortStep

BOHR: Final = 53
"""Picometres."""
NANONEWTON: Final = 82.4
"""Force on the electron at that distance."""
FREE: Final = 13.6
"""Energy in eV that frees an electron from there."""
TENSION: Final = 0.9
"""GeV per femtometre."""
TONNES: Final = 15
BREAKS: Final = 1.2
"""Femtometres."""
FEMTO: Final = 0.25
SHORTEST: Final = 0.5
MOST: Final = 5
"""Steps of pulling."""


@dataclass(frozen=True, slots=True)
class Pull(Apparatus):
    """Two particles that are pulled apart, held by the electric or by the strong force."""

    seed: str = ""
    strong: bool = False
    pulled: int = 0
    met: frozenset[tuple[bool, int]] = frozenset()
    """Pairs of force and steps that were reached."""

    name: ClassVar[str] = "gluon_string"
    controls: ClassVar[tuple[str, ...]] = ("kind", "pull")
    moves: ClassVar[bool] = True

    @property
    def length(self) -> float:
        """Distance: in Bohr radii, or in femtometres."""
        return SHORTEST + FEMTO * self.pulled if self.strong else 1.0 + self.pulled

    @property
    def broken(self) -> bool:
        """True once a string has broken."""
        return self.strong and self.length > BREAKS

    @property
    def energy(self) -> float:
        """Energy spent so far: in GeV for a string, in eV for an atom.

        An atom whose electron circles n times as far out is bound by FREE / n.
        """
        if self.strong:
            return TENSION * (min(self.length, BREAKS) - SHORTEST)
        return FREE * (1 - 1 / self.length)

    def seeded(self, seed: str) -> Pull:
        """The same: there are no dice."""
        return self

    def turned(self, control: str, way: int) -> Pull:
        """The other force, or pull and let go."""
        if control == "kind":
            return replace(self, strong=not self.strong, pulled=0)
        pulled = min(MOST, max(0, self.pulled + way))
        return replace(self, pulled=pulled, met=self.met | {(self.strong, pulled)})

    def acted(self, act: str) -> Pull:
        """There is nothing but the controls."""
        return self

    def value(self, control: str) -> Phrase:
        """The particle that is pulled, or its distance."""
        if control == "kind":
            return say("short_gluon_string-strong" if self.strong else "short_gluon_string-atom")
        if self.strong:
            return figure(f"{self.length:.2f} fm")
        return figure(f"{BOHR * self.length:.0f} pm")

    def readings(self) -> tuple[Phrase, ...]:
        """The force and the energy spent."""
        energy = figure(f"{self.energy:.2g}")
        if self.broken:
            return (say("short_gluon_string-broke", energy=energy),)
        if self.strong:
            return (say("short_gluon_string-holds", n=TONNES, energy=energy),)
        force = figure(f"{NANONEWTON / self.length**2:.2g}")
        return (say("short_gluon_string-pulls", force=force, energy=energy),)


def _reached(strong: bool, step: int) -> frozenset[tuple[bool, int]]:
    return frozenset(((strong, step),))


GLUON_STRING: Final = ShortLesson(
    Pull(),
    (
        ShortStep("guess", choices=("stronger", "same", "weaker"), truth="weaker"),
        ShortStep("out", until=lambda pull: _reached(False, MOST) <= pull.met, tests="guess"),
        ShortStep("see", recalls="guess"),
        ShortStep("quark", choices=("weaker", "same", "gone"), truth="same"),
        ShortStep("stretch", until=lambda pull: _reached(True, 2) <= pull.met, tests="quark"),
        ShortStep("look", recalls="quark"),
        ShortStep("end", choices=("free", "pair", "never"), truth="pair"),
        ShortStep("snap", until=lambda pull: _reached(True, MOST) <= pull.met, tests="end"),
        ShortStep("two", recalls="end"),
        ShortStep("new", choices=("inside", "string", "air"), right="string"),
        ShortStep("jet", choices=("single", "light", "many"), right="many"),
        ShortStep("say", choices=("free", "never", "rare"), right="never", states=True),
        ShortStep("because", choices=("small", "fade", "heavy"), right="fade", states=True),
        ShortStep("law", law=True),
    ),
)
