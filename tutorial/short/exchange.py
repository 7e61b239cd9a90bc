"""Exchange: charges act on each other through bosons, and heavy bosons reach less far.

Range of a force: hbar c / (m c2), with hbar c = 197.327 MeV fm (CODATA 2022): H. Yukawa,
Proceedings of the Physico-Mathematical Society of Japan 17 (1935) 48. Masses: PDG 2025. The picture
is a diagram in motion and no film: its photon is a step of a calculation (F. Halzen and
A. D. Martin, Quarks and Leptons, Wiley 1984, chapter 6).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from game.core.phrase import Phrase, figure, say
from tutorial.law_lab import BODIES
from tutorial.short.short_lesson import Apparatus, ShortLesson, ShortStep

HBAR_C: Final = 197.327
"""MeV fm."""
PAIRS: Final[tuple[tuple[str, int], ...]] = (("like", 1), ("unlike", -1), ("none", 0))
"""Two electrons, an electron and a positron, an electron and a neutrino; product of the charges."""
BOSONS: Final[tuple[tuple[str, float], ...]] = (
    ("photon", 0.0),
    ("pion", BODIES["pion-plus"].mass),
    ("z", BODIES["z"].mass),
)
"""Each boson that is exchanged, and its mass in MeV."""


@dataclass(frozen=True, slots=True)
class BosonExchange(Apparatus):
    """Two particles that fly towards each other, and what is exchanged."""

    seed: str = ""
    pair: int = 0
    boson: int = 0
    met: frozenset[tuple[int, int]] = frozenset()
    """Pairs of particles and boson that were watched."""

    name: ClassVar[str] = "exchange"
    controls: ClassVar[tuple[str, ...]] = ("pair", "boson")
    acts: ClassVar[tuple[str, ...]] = ("meet",)
    moves: ClassVar[bool] = True

    @property
    def charges(self) -> int:
        """The product of the two charges."""
        return PAIRS[self.pair][1]

    @property
    def reach(self) -> float:
        """Femtometres; infinite for a boson without mass."""
        mass = BOSONS[self.boson][1]
        return HBAR_C / mass if mass else float("inf")

    @property
    def watched(self) -> bool:
        """True once these two have met."""
        return (self.pair, self.boson) in self.met

    def seeded(self, seed: str) -> BosonExchange:
        """The same: there are no dice."""
        return self

    def turned(self, control: str, way: int) -> BosonExchange:
        """Other particles, or another boson."""
        if control == "pair":
            return replace(self, pair=(self.pair + way) % len(PAIRS))
        return replace(self, boson=(self.boson + way) % len(BOSONS))

    def acted(self, act: str) -> BosonExchange:
        """Let the two meet."""
        return replace(self, met=self.met | {(self.pair, self.boson)})

    def value(self, control: str) -> Phrase:
        """Which particles, or which boson."""
        if control == "pair":
            return say(f"short_exchange-pair-{PAIRS[self.pair][0]}")
        return say(f"short_exchange-boson-{BOSONS[self.boson][0]}")

    def readings(self) -> tuple[Phrase, ...]:
        """The end of the meeting, and the reach of this boson."""
        lines = []
        if self.boson == 0:
            key = f"short_exchange-seen-{PAIRS[self.pair][0]}"
            lines.append(say(key if self.watched else "short_exchange-ready"))
            lines.append(say("short_exchange-endless"))
        else:
            mass = figure(f"{BOSONS[self.boson][1] / 1000:.2g}")
            lines.append(say("short_exchange-reach", mass=mass, fm=figure(f"{self.reach:.2g}")))
        return tuple(lines)


def _bosons(exchange: BosonExchange) -> bool:
    return {boson for _, boson in exchange.met} == set(range(len(BOSONS)))


EXCHANGE: Final = ShortLesson(
    BosonExchange(),
    (
        ShortStep("guess", choices=("away", "together", "through"), truth="away"),
        ShortStep("meet", until=lambda exchange: (0, 0) in exchange.met, tests="guess"),
        ShortStep("see", recalls="guess"),
        ShortStep("other", choices=("away", "together", "through"), truth="together"),
        ShortStep("swap", until=lambda exchange: (1, 0) in exchange.met, tests="other"),
        ShortStep("look", recalls="other"),
        ShortStep("heavy", choices=("same", "short", "long"), truth="short"),
        ShortStep("range", until=_bosons, tests="heavy"),
        ShortStep("reached", recalls="heavy"),
        ShortStep("neutral", choices=("away", "nothing", "photon"), right="nothing"),
        ShortStep("room", choices=("weak", "reach", "none"), right="reach"),
        ShortStep("say", choices=("touch", "boson", "field"), right="boson", states=True),
        ShortStep("because", choices=("mass", "speed", "size"), right="mass", states=True),
        ShortStep("law", law=True),
    ),
)
