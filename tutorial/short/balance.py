"""The balance: a nucleus weighs less than its parts, and the difference has gone as energy.

Masses: `tutorial.law_lab` (CODATA 2022). The Sun gives off 3.828e26 W (PDG 2025, Astrophysical
constants), which is 4.3 million tonnes each second by E = mc2.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from game.core.phrase import Phrase, figure, formula, say
from tutorial.law_lab import BODIES
from tutorial.short.short_lesson import Apparatus, ShortLesson, ShortStep

PROTON, NEUTRON = BODIES["proton"].mass, BODIES["neutron"].mass
DEUTERON, ALPHA = BODIES["deuteron"].mass, BODIES["alpha"].mass


@dataclass(frozen=True, slots=True)
class Weighing:
    """Two pans, each with the signs of what lies on it, and its mass in MeV."""

    left: tuple[str, ...]
    right: tuple[str, ...]
    left_mass: float
    right_mass: float

    @property
    def difference(self) -> float:
        """By how much the left one is heavier, in MeV."""
        return self.left_mass - self.right_mass


WEIGHINGS: Final = (
    Weighing(("p", "n"), ("²H",), PROTON + NEUTRON, DEUTERON),
    Weighing(("²H", "²H"), ("⁴He",), 2 * DEUTERON, ALPHA),
    Weighing(("p", "p", "n", "n"), ("⁴He",), 2 * PROTON + 2 * NEUTRON, ALPHA),
)


@dataclass(frozen=True, slots=True)
class NuclearBalance(Apparatus):
    """A balance for nuclei; its beam is locked until it is let go."""

    seed: str = ""
    pair: int = 0
    free: bool = False
    weighed: frozenset[int] = frozenset()

    name: ClassVar[str] = "balance"
    controls: ClassVar[tuple[str, ...]] = ("pair",)
    acts: ClassVar[tuple[str, ...]] = ("weigh",)
    moves: ClassVar[bool] = True

    @property
    def weighing(self) -> Weighing:
        """The two pans."""
        return WEIGHINGS[self.pair]

    def seeded(self, seed: str) -> NuclearBalance:
        """The same: there are no dice."""
        return self

    def turned(self, control: str, way: int) -> NuclearBalance:
        """Other nuclei on the pans."""
        return replace(self, pair=(self.pair + way) % len(WEIGHINGS), free=False)

    def acted(self, act: str) -> NuclearBalance:
        """Let the beam go."""
        return replace(self, free=True, weighed=self.weighed | {self.pair})

    def value(self, control: str) -> Phrase:
        """The signs on both pans."""
        weighing = self.weighing
        return formula(f"{' + '.join(weighing.left)} | {' + '.join(weighing.right)}")

    def readings(self) -> tuple[Phrase, ...]:
        """Both masses and their difference."""
        if not self.free:
            return (say("short_balance-locked"),)
        weighing = self.weighing
        masses = [figure(f"{mass:.1f}") for mass in (weighing.left_mass, weighing.right_mass)]
        more = figure(f"{weighing.difference:.1f}")
        return (say("short_balance-reading", left=masses[0], right=masses[1], more=more),)


BALANCE: Final = ShortLesson(
    NuclearBalance(),
    (
        ShortStep("guess", choices=("left", "same", "right"), truth="left"),
        ShortStep("weigh", until=lambda balance: 0 in balance.weighed, tests="guess"),
        ShortStep("see", recalls="guess"),
        ShortStep("more", choices=("smaller", "same", "larger"), truth="larger"),
        ShortStep("try", until=lambda balance: 1 in balance.weighed, tests="more"),
        ShortStep("look", recalls="more"),
        ShortStep("apart", choices=("light", "energy", "nothing"), truth="energy"),
        ShortStep("check", until=lambda balance: 2 in balance.weighed, tests="apart"),
        ShortStep("paid", recalls="apart"),
        ShortStep("sun", choices=("same", "lighter", "heavier"), right="lighter"),
        ShortStep("gain", choices=("cut", "fuse", "pull"), right="fuse"),
        ShortStep("say", choices=("more", "less", "same"), right="less", states=True),
        ShortStep("because", choices=("lost", "energy", "air"), right="energy", states=True),
        ShortStep("law", law=True),
    ),
)
