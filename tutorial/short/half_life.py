"""Half-life: two hundred nuclei throw dice, and half of them are left after each half-life.

Half-lives: F. G. Kondev et al., The NUBASE2020 evaluation of nuclear physics properties, Chinese
Physics C 45 (2021) 030001: 3H 12.32 years, 11C 20.34 minutes, 14C 5700 years. Free neutron: mean
life 878.4 s (PDG 2025), times ln 2: 10.1 minutes. Nuclei do not age: E. Rutherford and F. Soddy,
Philosophical Magazine 4 (1902) 370; the law is exponential to the precision of all experiments.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from game.core.phrase import Phrase, say
from game.core.rng import Rng
from tutorial.short.short_lesson import Apparatus, ShortLesson, ShortStep

NUCLEI: Final = 200
MOST: Final = 6
"""Half-lives that can be waited for."""
NUCLIDES: Final[tuple[tuple[str, float, str], ...]] = (
    ("tritium", 12.3, "years"),
    ("carbon-11", 20.3, "minutes"),
    ("carbon-14", 5700.0, "years"),
    ("neutron", 10.1, "minutes"),
)
"""Nuclide, its half-life, and the unit of it."""


@dataclass(frozen=True, slots=True)
class DecaySample(Apparatus):
    """Nuclei of one kind, and how many were left after each half-life so far."""

    seed: str
    nuclide: int = 0
    alive: tuple[bool, ...] = (True,) * NUCLEI
    counts: tuple[int, ...] = (NUCLEI,)
    run: int = 0
    tried: frozenset[int] = frozenset()
    """Nuclides that were watched for at least two half-lives."""

    name: ClassVar[str] = "half_life"
    controls: ClassVar[tuple[str, ...]] = ("nuclide",)
    acts: ClassVar[tuple[str, ...]] = ("wait", "again")

    @property
    def periods(self) -> int:
        """Half-lives that have passed."""
        return len(self.counts) - 1

    def seeded(self, seed: str) -> DecaySample:
        """The same with other dice."""
        return replace(self, seed=seed)

    def turned(self, control: str, way: int) -> DecaySample:
        """Fresh nuclei of another kind."""
        return self._fresh((self.nuclide + way) % len(NUCLIDES))

    def acted(self, act: str) -> DecaySample:
        """Let a half-life pass: each nucleus decays with a chance of one half. Or take new ones."""
        if act == "again":
            return self._fresh(self.nuclide) if self.periods else self
        if self.periods == MOST:
            return self
        rng = Rng(self.seed, f"half-life {self.nuclide} {self.run} {self.periods}")
        alive = tuple(each and rng.random() < 0.5 for each in self.alive)
        tried = self.tried | {self.nuclide} if self.periods else self.tried
        return replace(self, alive=alive, counts=(*self.counts, sum(alive)), tried=tried)

    def _fresh(self, nuclide: int) -> DecaySample:
        return DecaySample(self.seed, nuclide, run=self.run + 1, tried=self.tried)

    def value(self, control: str) -> Phrase:
        """The kind of the nuclei."""
        return say(f"short_half_life-{NUCLIDES[self.nuclide][0]}")

    def readings(self) -> tuple[Phrase, ...]:
        """The time, and how many are left."""
        _, period, unit = NUCLIDES[self.nuclide]
        time = say(f"short_half_life-{unit}", n=round(period * self.periods, 1))
        return (say("short_half_life-left", left=self.counts[-1], all=NUCLEI, time=time),)


HALF_LIFE: Final = ShortLesson(
    DecaySample("half_life"),
    (
        ShortStep("guess", choices=("none", "quarter", "same", "open"), truth="quarter"),
        ShortStep("wait", until=lambda sample: sample.periods >= 2, tests="guess"),
        ShortStep("see", recalls="guess"),
        ShortStep("which", choices=("edge", "middle", "row", "open"), truth="open"),
        ShortStep("more", until=lambda sample: len(sample.tried) >= 2, tests="which"),
        ShortStep("look", recalls="which"),
        ShortStep("old", choices=("old", "same", "young"), right="same"),
        ShortStep("beta", choices=("carbon", "nitrogen", "boron"), right="nitrogen"),
        ShortStep("say", choices=("number", "half", "all"), right="half", states=True),
        ShortStep("because", choices=("tired", "wait", "chance"), right="chance", states=True),
        ShortStep("law", law=True),
    ),
)
