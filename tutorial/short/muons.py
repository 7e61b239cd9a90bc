"""Muons from the sky: why particles that live two microseconds cross fifteen kilometres of air.

Mean life 2.197 microseconds, mass 105.658 MeV: PDG 2025. Most muons begin about 15 km up: PDG 2025,
Cosmic rays. The experiment on a mountain and below it: B. Rossi and D. B. Hall, Physical Review 59
(1941) 223; D. H. Frisch and J. H. Smith, American Journal of Physics 31 (1963) 342. Muons in a
storage ring live 29.3 times as long: J. Bailey et al., Nature 268 (1977) 301. The energy that muons
lose in the air, about 2 GeV, is left out here; the page says so.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp, sqrt
from typing import ClassVar, Final

from game.core.phrase import Phrase, figure, say
from game.core.rng import Rng
from tutorial.short.short_lesson import Apparatus, ShortLesson, ShortStep

MUONS: Final = 1000
HEIGHT: Final = 15
"""Kilometres."""
LIFE: Final = 2.197
"""Mean life of a muon at rest, in microseconds."""
LIGHT: Final = 0.299792
"""Kilometres that light flies in a microsecond."""
MASS: Final = 0.105658
"""GeV."""
SPEEDS: Final = ("0.9", "0.99", "0.998", "0.9995")
"""Shares of the speed of light, as they are written."""


@dataclass(frozen=True, slots=True)
class MuonFlight(Apparatus):
    """A thousand muons that set out together, and how many are left at each kilometre."""

    seed: str
    speed: int = 1
    slow: bool = True
    """True: moving clocks run slow, as in nature; false: as people thought before 1905."""
    left: tuple[int, ...] = ()
    """From 15 km down to the ground; empty: none have set out."""
    run: int = 0
    tried: frozenset[tuple[int, bool]] = frozenset()

    name: ClassVar[str] = "muons"
    controls: ClassVar[tuple[str, ...]] = ("speed", "clocks")
    acts: ClassVar[tuple[str, ...]] = ("send",)

    @property
    def beta(self) -> float:
        """The speed as a share of that of light."""
        return float(SPEEDS[self.speed])

    @property
    def gamma(self) -> float:
        """The factor by which the muons' clocks run slow: energy over mass."""
        return 1 / sqrt(1 - self.beta**2)

    @property
    def ours(self) -> float:
        """Time of the flight by our clocks, in microseconds."""
        return HEIGHT / (self.beta * LIGHT)

    @property
    def theirs(self) -> float:
        """The same by a clock that flies with the muons."""
        return self.ours / self.gamma if self.slow else self.ours

    @property
    def survival(self) -> float:
        """Chance of a muon to reach the ground."""
        return exp(-self.theirs / LIFE)

    def seeded(self, seed: str) -> MuonFlight:
        """The same with other dice."""
        return replace(self, seed=seed)

    def turned(self, control: str, way: int) -> MuonFlight:
        """Another speed, or the other kind of clocks."""
        if control == "clocks":
            return replace(self, slow=not self.slow, left=())
        return replace(self, speed=(self.speed + way) % len(SPEEDS), left=())

    def acted(self, act: str) -> MuonFlight:
        """Send a thousand muons: each may decay in each kilometre."""
        rng = Rng(self.seed, f"muons {self.run}")
        chance = self.survival ** (1 / HEIGHT)
        left = [MUONS]
        for _ in range(HEIGHT):
            left.append(sum(rng.random() < chance for _ in range(left[-1])))
        tried = self.tried | {(self.speed, self.slow)}
        return replace(self, left=tuple(left), run=self.run + 1, tried=tried)

    def ready(self, act: str) -> bool:
        """Muons can be sent again and again."""
        return True

    def value(self, control: str) -> Phrase:
        """The speed, or whose clocks run how."""
        if control == "clocks":
            return say("short_muons-clocks-slow" if self.slow else "short_muons-clocks-equal")
        return figure(SPEEDS[self.speed])

    def readings(self) -> tuple[Phrase, ...]:
        """The energy and both clocks; how many arrived."""
        energy = figure(f"{MASS * self.gamma:.2g}")
        ours, theirs = (figure(f"{time:.2g}") for time in (self.ours, self.theirs))
        clocks = say("short_muons-reading", energy=energy, ours=ours, theirs=theirs)
        if not self.left:
            return (clocks,)
        return (clocks, say("short_muons-arrived", n=self.left[-1], all=MUONS))


def _sent(flight: MuonFlight) -> bool:
    return any(slow for _, slow in flight.tried)


def _three_speeds(flight: MuonFlight) -> bool:
    return len({speed for speed, slow in flight.tried if slow}) >= 3


def _both_clocks(flight: MuonFlight) -> bool:
    return {slow for _, slow in flight.tried} == {True, False}


MUON_FLIGHT: Final = ShortLesson(
    MuonFlight("muons"),
    (
        ShortStep("guess", choices=("none", "some", "half", "all"), truth="some"),
        ShortStep("send", until=_sent, tests="guess"),
        ShortStep("see", recalls="guess"),
        ShortStep("faster", choices=("same", "more", "less"), truth="more"),
        ShortStep("try", until=_three_speeds, tests="faster"),
        ShortStep("look", recalls="faster"),
        ShortStep("before", choices=("same", "none", "all"), truth="none"),
        ShortStep("equal", until=_both_clocks, tests="before"),
        ShortStep("history", recalls="before"),
        ShortStep("muon", choices=("slow", "usual", "stopped"), right="usual"),
        ShortStep("limit", choices=("light", "double", "little"), right="little"),
        ShortStep("say", choices=("fast", "slow", "same"), right="slow", states=True),
        ShortStep("because", choices=("air", "energy", "young"), right="energy", states=True),
        ShortStep("law", law=True),
    ),
)
