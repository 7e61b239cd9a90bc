"""Lifetimes: ten decays on a scale of 28 powers of ten, and what sorts them.

Lifetimes: `tutorial.reactions.listed` (PDG 2025). Each force has its pace, and the weak force alone
changes the kind of a quark or lepton: F. Halzen and A. D. Martin, Quarks and Leptons, Wiley 1984,
chapters 1 and 12. Strange particles are made fast, in pairs, and decay slowly: A. Pais, Physical
Review 86 (1952) 663, and M. Gell-Mann, Physical Review 92 (1953) 833. Few decays lie between the
groups: those of a charm or bottom quark with its own antiquark, which hardly decay by gluons.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final, Literal

from game.core.phrase import Phrase, formula, literal, say
from tutorial.law_lab import BODIES
from tutorial.reactions.listed import LIFETIMES
from tutorial.short.short_lesson import Apparatus, ShortLesson, ShortStep

RAISED: Final = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
Pace = Literal["strong", "electromagnetic", "weak"]


@dataclass(frozen=True, slots=True)
class TimedDecay:
    """A particle, one way in which it decays, and the force that does it."""

    key: str
    """Of `tutorial.law_lab.BODIES`."""
    reaction: str
    written: str
    """The same in signs."""
    pace: Pace
    change: str = ""
    """The quark or lepton that becomes another kind."""

    @property
    def seconds(self) -> float:
        """Mean lifetime."""
        return LIFETIMES[self.key]

    @property
    def light(self) -> str:
        """The photons that come out, as signs."""
        return "γ" * self.reaction.count("photon")


DECAYS: Final = (
    TimedDecay("delta", "delta -> proton pion-plus", "Δ⁺⁺ → p + π⁺", "strong"),
    TimedDecay("lambda", "lambda -> proton pion-minus", "Λ → p + π⁻", "weak", "s → u"),
    TimedDecay("pion-zero", "pion-zero -> photon photon", "π⁰ → γ + γ", "electromagnetic"),
    TimedDecay(
        "muon", "muon -> electron anti-electron-neutrino muon-neutrino",
        "μ⁻ → e⁻ + ν + ν", "weak", "μ → ν",
    ),
    TimedDecay("phi", "phi -> kaon-plus kaon-minus", "φ → K⁺ + K⁻", "strong"),
    TimedDecay("d-zero", "d-zero -> kaon-minus pion-plus", "D⁰ → K⁻ + π⁺", "weak", "c → s"),
    TimedDecay("sigma-zero", "sigma-zero -> lambda photon", "Σ⁰ → Λ + γ", "electromagnetic"),
    TimedDecay(
        "neutron", "neutron -> proton electron anti-electron-neutrino",
        "n → p + e⁻ + ν", "weak", "d → u",
    ),
    TimedDecay("eta", "eta -> photon photon", "η → γ + γ", "electromagnetic"),
    TimedDecay("tau", "tau -> pion-minus tau-neutrino", "τ⁻ → π⁻ + ν", "weak", "τ → ν"),
)  # fmt: skip
"""In no order, so that the learner finds one."""
DELTA, LAMBDA = 0, 1
ALONE: Final = 2
"""Decays that are measured one by one."""
MARKS: Final = ("none", "photon", "kind")


@dataclass(frozen=True, slots=True)
class LifetimeScale(Apparatus):
    """Decays, and those of them whose lifetime was measured."""

    seed: str = ""
    decay: int = DELTA
    measured: frozenset[int] = frozenset()
    mark: int = 0
    """Of `MARKS`: what is marked beside the decays."""

    name: ClassVar[str] = "lifetimes"
    controls: ClassVar[tuple[str, ...]] = ("decay", "mark")
    acts: ClassVar[tuple[str, ...]] = ("measure", "rest")

    @property
    def marked(self) -> tuple[str, ...]:
        """The mark beside each decay; empty: none."""
        if MARKS[self.mark] == "photon":
            return tuple(each.light for each in DECAYS)
        return tuple(each.change if MARKS[self.mark] == "kind" else "" for each in DECAYS)

    def seeded(self, seed: str) -> LifetimeScale:
        """The same: there are no dice."""
        return self

    def turned(self, control: str, way: int) -> LifetimeScale:
        """Another decay, or another mark."""
        if control == "decay":
            return replace(self, decay=(self.decay + way) % len(DECAYS))
        return replace(self, mark=(self.mark + way) % len(MARKS))

    def acted(self, act: str) -> LifetimeScale:
        """Measure this decay; or all of them, once two were measured one by one."""
        if act == "rest" and len(self.measured) < ALONE:
            return self
        new = {self.decay} if act == "measure" else range(len(DECAYS))
        return replace(self, measured=self.measured | frozenset(new))

    def value(self, control: str) -> Phrase:
        """The decay in signs, or the name of the mark."""
        if control == "decay":
            return formula(DECAYS[self.decay].written)
        return say(f"short_lifetimes-mark-{MARKS[self.mark]}")

    def readings(self) -> tuple[Phrase, ...]:
        """The particle, and its lifetime once it is measured."""
        decay = DECAYS[self.decay]
        name = say(name_key(decay.key))
        if self.decay not in self.measured:
            return (say("short_lifetimes-unmeasured", particle=name),)
        lines = [say("short_lifetimes-reading", particle=name, time=literal(written(decay)))]
        if sign := self.marked[self.decay]:
            lines.append(say(f"short_lifetimes-marked-{MARKS[self.mark]}", sign=literal(sign)))
        return tuple(lines)


def name_key(key: str) -> str:
    """The text key of a particle's name."""
    return f"particle-{key}" if BODIES[key].elementary else f"lab-body-{key}"


def written(decay: TimedDecay) -> str:
    """The lifetime as a power of ten, as it is written."""
    digits, power = f"{decay.seconds:.0e}".split("e")
    return f"{digits} · 10{str(int(power)).translate(RAISED)} s"


def _all(scale: LifetimeScale) -> bool:
    return len(scale.measured) == len(DECAYS)


LIFETIME_SCALE: Final = ShortLesson(
    LifetimeScale(),
    (
        ShortStep("guess", choices=("same", "ten", "huge"), truth="huge"),
        ShortStep("both", until=lambda scale: {DELTA, LAMBDA} <= scale.measured, tests="guess"),
        ShortStep("see", recalls="guess"),
        ShortStep("groups", choices=("even", "heaps", "one"), truth="heaps"),
        ShortStep("rest", until=_all, tests="groups"),
        ShortStep("look", recalls="groups"),
        ShortStep("kind", choices=("fast", "middle", "slow"), truth="slow"),
        ShortStep("paint", until=lambda scale: MARKS[scale.mark] == "kind", tests="kind"),
        ShortStep("weak", recalls="kind"),
        ShortStep("light", choices=("strong", "light", "weak"), right="light"),
        ShortStep("strange", choices=("heavy", "charge", "kind"), right="kind"),
        ShortStep("neutron", choices=("size", "energy", "free"), right="energy"),
        ShortStep("say", choices=("mass", "force", "chance"), right="force", states=True),
        ShortStep("because", choices=("photon", "old", "only"), right="only", states=True),
        ShortStep("law", law=True),
    ),
)
