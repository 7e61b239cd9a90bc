"""Three waves: a muon neutrino is a mixture of three masses that drift out of step on their way.

The chance to be found as a muon neutrino is the square of the sum of the three waves, each as high
as its share and turned by 2 * 1.267 dm2 L / E (dm2 in eV2, L in km, E in GeV). Shares: sin2 of the
angles 0.307, 0.534, 0.0216, and a CP phase of -90 degrees. dm2: 7.5e-5 and 2.451e-3 eV2. PDG 2025,
Neutrino mixing (normal ordering). The beam: T2K collaboration, Nature 580 (2020) 339. Discovery:
Y. Fukuda et al. (Super-Kamiokande), Physical Review Letters 81 (1998) 1562.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, hypot, pi, sin
from typing import ClassVar, Final

from game.core.phrase import Phrase, literal, say
from tutorial.short.short_lesson import Apparatus, ShortLesson, ShortStep

SMALL_SPLITTING: Final = 7.5e-5
LARGE_SPLITTING: Final = 2.451e-3
"""Of the squared masses: second less first, third less second; eV2."""
BEAM: Final = 0.6
"""GeV."""
KILOMETRES: Final = 50
"""Of one step."""
MOST: Final = 12
SOLAR, ATMOSPHERIC, REACTOR = 0.307, 0.534, 0.0216
"""Squares of the sines of the mixing angles."""
THIRD: Final = (1 - REACTOR) * ATMOSPHERIC
FIRST: Final = SOLAR * (1 - ATMOSPHERIC) + (1 - SOLAR) * ATMOSPHERIC * REACTOR
SHARES: Final = (FIRST, 1 - FIRST - THIRD, THIRD)
"""Of the three masses in a muon neutrino."""


@dataclass(frozen=True, slots=True)
class ThreeWaves(Apparatus):
    """Three waves after a distance."""

    seed: str = ""
    step: int = 0
    differ: bool = True
    """True: three masses, as in nature; false: all equal."""
    met: frozenset[tuple[bool, int]] = frozenset()

    name: ClassVar[str] = "waves"
    controls: ClassVar[tuple[str, ...]] = ("distance", "masses")
    moves: ClassVar[bool] = True

    @property
    def kilometres(self) -> int:
        """Distance from where the neutrino was made."""
        return KILOMETRES * self.step

    @property
    def turns(self) -> tuple[float, float, float]:
        """Angle by which each wave is behind the first, in radians."""
        if not self.differ:
            return (0.0, 0.0, 0.0)
        one = 2 * 1.267 * self.kilometres / BEAM
        return (0.0, one * SMALL_SPLITTING, one * (SMALL_SPLITTING + LARGE_SPLITTING))

    @property
    def chance(self) -> float:
        """The chance to be found as a muon neutrino: the sum of the waves, squared."""
        waves = list(zip(SHARES, self.turns, strict=True))
        across = sum(share * cos(turn) for share, turn in waves)
        return hypot(across, sum(share * sin(turn) for share, turn in waves)) ** 2

    def seeded(self, seed: str) -> ThreeWaves:
        """The same: there are no dice."""
        return self

    def turned(self, control: str, way: int) -> ThreeWaves:
        """Farther or nearer; the masses of nature or equal ones."""
        if control == "masses":
            new = replace(self, differ=not self.differ)
        else:
            new = replace(self, step=min(MOST, max(0, self.step + way)))
        return replace(new, met=self.met | {(new.differ, new.step)})

    def acted(self, act: str) -> ThreeWaves:
        """There is nothing but the controls."""
        return self

    def value(self, control: str) -> Phrase:
        """The distance, or which masses."""
        if control == "masses":
            return say("short_waves-differ" if self.differ else "short_waves-alike")
        return literal(f"{self.kilometres} km")

    def readings(self) -> tuple[Phrase, ...]:
        """The chance, and how far the third wave is behind."""
        behind = round(360 * (self.turns[2] / (2 * pi) % 1))
        return (say("short_waves-reading", n=round(100 * self.chance), angle=behind),)


WAVES: Final = ShortLesson(
    ThreeWaves(),
    (
        ShortStep("guess", choices=("step", "drift", "die"), truth="drift"),
        ShortStep("go", until=lambda waves: (True, 6) in waves.met, tests="guess"),
        ShortStep("see", recalls="guess"),
        ShortStep("far", choices=("stay", "back", "gone"), truth="back"),
        ShortStep("fly", until=lambda waves: (True, MOST) in waves.met, tests="far"),
        ShortStep("look", recalls="far"),
        ShortStep("equal", choices=("never", "same", "faster"), truth="never"),
        ShortStep(
            "try",
            until=lambda waves: sum(not differ for differ, _ in waves.met) >= 4,
            tests="equal",
        ),
        ShortStep("kept", recalls="equal"),
        ShortStep("where", choices=("stopped", "other", "decayed"), right="other"),
        ShortStep("few", choices=("one", "two", "five"), right="two"),
        ShortStep("say", choices=("mass", "crash", "tired"), right="mass", states=True),
        ShortStep("because", choices=("energy", "drift", "earth"), right="drift", states=True),
        ShortStep("law", law=True),
    ),
)
