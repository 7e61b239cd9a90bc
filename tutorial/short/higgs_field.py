"""The Higgs field: what couples to it more strongly has more mass.

Masses: PDG 2025, in GeV. Couplings measured by CMS, relative to the line of the theory: CMS
collaboration, Nature 607 (2022) 60 (W 1.02 +- 0.08, Z 1.04 +- 0.07, t 1.01 +0.11 -0.10, b 0.99
+0.17 -0.16, tau 0.92 +- 0.08, mu 1.12 +0.21 -0.22). The axis is that of the paper: the coupling of
a fermion, and the square root of that of a boson over 2v. On the line, both are m/v.
The field's strength is v = 246 GeV. The mass of a proton is mostly energy of gluons and quarks:
Y.-B. Yang et al., Physical Review Letters 121 (2018) 212001.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt
from typing import ClassVar, Final

from game.core.phrase import Phrase, figure, say
from tutorial.short.short_lesson import Apparatus, ShortLesson, ShortStep

BOSONS: Final = ("w-plus", "z")
VACUUM: Final = 246.22
"""Strength of the field in GeV."""


@dataclass(frozen=True, slots=True)
class MeasuredCoupling:
    """A particle, its mass, and its coupling as CMS has measured it."""

    key: str
    """Of `game.core.particles`."""
    mass: float
    """GeV."""
    factor: float
    """Measured coupling over that of the theory."""
    more: float
    less: float
    """Errors of it."""

    def on_axis(self, factor: float) -> float:
        """A coupling, given as a factor of that of the theory, on the axis of the paper."""
        return (sqrt(factor) if self.key in BOSONS else factor) * self.mass / VACUUM

    @property
    def coupling(self) -> float:
        """The measured coupling on the axis of the paper."""
        return self.on_axis(self.factor)


MEASURED: Final = (
    MeasuredCoupling("muon", 0.105658, 1.12, 0.21, 0.22),
    MeasuredCoupling("tau", 1.77693, 0.92, 0.08, 0.08),
    MeasuredCoupling("bottom", 4.18, 0.99, 0.17, 0.16),
    MeasuredCoupling("w-plus", 80.3692, 1.02, 0.08, 0.08),
    MeasuredCoupling("z", 91.188, 1.04, 0.07, 0.07),
    MeasuredCoupling("top", 172.6, 1.01, 0.11, 0.10),
)
"""From the lightest to the heaviest."""
STRENGTHS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Of the field, as shares of that in nature."""


@dataclass(frozen=True, slots=True)
class HiggsField(Apparatus):
    """Points that were measured, and the field as strong as it is set."""

    seed: str = ""
    points: int = 0
    """Of `MEASURED`, so many are on the chart."""
    strength: int = len(STRENGTHS) - 1
    tried: frozenset[int] = frozenset()
    """Strengths that were set once all points were there."""

    name: ClassVar[str] = "higgs_field"
    controls: ClassVar[tuple[str, ...]] = ("strength",)
    acts: ClassVar[tuple[str, ...]] = ("measure",)

    @property
    def share(self) -> float:
        """Strength of the field over that in nature."""
        return STRENGTHS[self.strength]

    def seeded(self, seed: str) -> HiggsField:
        """The same: there are no dice."""
        return self

    def turned(self, control: str, way: int) -> HiggsField:
        """A stronger or a weaker field, from none to nature's."""
        strength = min(len(STRENGTHS) - 1, max(0, self.strength + way))
        tried = self.tried | {strength} if self.points == len(MEASURED) else self.tried
        return replace(self, strength=strength, tried=tried)

    def acted(self, act: str) -> HiggsField:
        """One more particle is measured."""
        return replace(self, points=min(len(MEASURED), self.points + 1))

    def value(self, control: str) -> Phrase:
        """Strength of the field."""
        if not self.share:
            return say("short_higgs_field-off")
        return say("short_higgs_field-on", n=round(VACUUM * self.share))

    def readings(self) -> tuple[Phrase, ...]:
        """The particle that was measured last; or the mass of the electron and of the proton."""
        lines = []
        if self.points:
            last = MEASURED[self.points - 1]
            lines.append(
                say(
                    "short_higgs_field-reading",
                    particle=say(f"particle-{last.key}"),
                    mass=figure(f"{last.mass * self.share:.3g}"),
                    coupling=figure(f"{last.coupling:.2g}"),
                )
            )
        if self.share < 1:
            electron = figure(f"{0.510999 * self.share:.2g}")
            lines.append(say("short_higgs_field-electron", mass=electron))
        return tuple(lines)


HIGGS_FIELD: Final = ShortLesson(
    HiggsField(),
    (
        ShortStep("guess", choices=("scattered", "line", "level"), truth="line"),
        ShortStep("measure", until=lambda field: field.points == len(MEASURED), tests="guess"),
        ShortStep("see", recalls="guess"),
        ShortStep("heavy", choices=("big", "parts", "couples"), right="couples"),
        ShortStep("half", choices=("same", "half", "none"), truth="half"),
        ShortStep("turn", until=lambda field: 2 in field.tried, tests="half"),
        ShortStep("look", recalls="half"),
        ShortStep("nothing", choices=("fine", "atoms", "stop"), truth="atoms"),
        ShortStep("zero", until=lambda field: 0 in field.tried, tests="nothing"),
        ShortStep("world", recalls="nothing"),
        ShortStep("proton", choices=("zero", "little", "double"), right="little"),
        ShortStep("say", choices=("less", "more", "any"), right="more", states=True),
        ShortStep("because", choices=("friction", "field", "gravity"), right="field", states=True),
        ShortStep("law", law=True),
    ),
)
