"""The chart of light nuclides: alpha, beta and gamma as steps on it.

Half-lives, decays and mass excesses: F. G. Kondev et al., The NUBASE2020 evaluation of nuclear
physics properties, Chinese Physics C 45 (2021) 030001; of several decays the most frequent one.
Hydrogen-6 and -7 and nitrogen-10 are left out, because their decays are not known. The energy is
that between neutral atoms: at a beta plus decay it includes what the positron gives off later.
Gamma radiation of 478 keV after one in ten decays of beryllium-7: D. R. Tilley et al., Nuclear
Physics A 708 (2002) 3. No nucleus of 5 or 8 particles is stable: PDG 2025, Big-Bang
nucleosynthesis. Alpha decay of radium: E. Rutherford and T. Royds, Philosophical Magazine 17 (1909)
281.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final, Literal, NamedTuple

from game.core.phrase import Phrase, figure, literal, say
from tutorial.short.short_lesson import Apparatus, BoardCell, ShortLesson, ShortStep

ELEMENTS: Final = ("n", "H", "He", "Li", "Be", "B", "C", "N")
"""By the number of protons."""
RAISED: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
MOST_NEUTRONS: Final = 7
"""Of the chart: eight columns are as many as a finger can tell apart on a telephone."""

ALONE: Final = 4
"""Nuclides that are looked at one by one."""

Decay = Literal["stable", "beta-minus", "beta-plus", "capture", "alpha", "neutron", "proton"]
"""Capture: of an electron of the atom. Last two: one or two neutrons or protons fly out, because
nothing holds them."""
EXCESS: Final = {"neutron": 8.0713, "proton": 7.2890, "alpha": 2.4249}
"""MeV, of neutral atoms."""


class Nuclide(NamedTuple):
    """A nucleus, its half-life, and how it decays."""

    protons: int
    neutrons: int
    excess: float
    """Mass excess of its atom in MeV."""
    decay: Decay = "stable"
    half_life: float = 0.0
    unit: str = ""
    """Ends ``short_nuclides-<unit>``; empty: less than a femtosecond."""
    out: int = 0
    """Number of neutrons, protons or helium nuclei that fly out."""

    @property
    def id(self) -> str:
        """Element and number of particles."""
        return f"{ELEMENTS[self.protons]}{self.protons + self.neutrons}"

    @property
    def written(self) -> str:
        """The same as physicists write it."""
        number = str(self.protons + self.neutrons).translate(RAISED)
        return f"{number}{ELEMENTS[self.protons]}"

    @property
    def daughter(self) -> tuple[int, int]:
        """Protons and neutrons after the decay."""
        z, n = self.protons, self.neutrons
        match self.decay:
            case "beta-minus":
                return z + 1, n - 1
            case "beta-plus" | "capture":
                return z - 1, n + 1
            case "alpha":
                return z - 2, n - 2
            case "neutron":
                return z, n - self.out
            case "proton":
                return z - self.out, n
        return z, n

    @property
    def energy(self) -> float:
        """MeV that the decay gives."""
        out = 0.0
        if self.decay in EXCESS:
            out = EXCESS[self.decay] * (self.out if self.decay != "alpha" else 1)
        return self.excess - BY_PLACE[self.daughter].excess - out


NUCLIDES: Final = (
    Nuclide(1, 0, 7.2890),
    Nuclide(1, 1, 13.1357),
    Nuclide(1, 2, 14.9498, "beta-minus", 12.32, "years"),
    Nuclide(1, 3, 24.62, "neutron", out=1),
    Nuclide(1, 4, 32.89, "neutron", out=2),
    Nuclide(2, 1, 14.9312),
    Nuclide(2, 2, 2.4249),
    Nuclide(2, 3, 11.231, "neutron", out=1),
    Nuclide(2, 4, 17.5921, "beta-minus", 0.8069, "seconds"),
    Nuclide(2, 5, 26.073, "neutron", out=1),
    Nuclide(2, 6, 31.6097, "beta-minus", 119.5, "ms"),
    Nuclide(2, 7, 40.94, "neutron", out=1),
    Nuclide(3, 1, 25.32, "proton", out=1),
    Nuclide(3, 2, 11.68, "proton", out=1),
    Nuclide(3, 3, 14.0869),
    Nuclide(3, 4, 14.9071),
    Nuclide(3, 5, 20.9458, "beta-minus", 0.8387, "seconds"),
    Nuclide(3, 6, 24.9549, "beta-minus", 178.2, "ms"),
    Nuclide(3, 7, 33.053, "neutron", out=1),
    Nuclide(4, 2, 18.375, "proton", out=2),
    Nuclide(4, 3, 15.7690, "capture", 53.22, "days"),
    Nuclide(4, 4, 4.9417, "alpha", out=2),
    Nuclide(4, 5, 11.3485),
    Nuclide(4, 6, 12.6075, "beta-minus", 1.387, "million"),
    Nuclide(4, 7, 20.1772, "beta-minus", 13.76, "seconds"),
    Nuclide(5, 2, 27.677, "proton", out=1),
    Nuclide(5, 3, 22.9216, "beta-plus", 0.7719, "seconds"),
    Nuclide(5, 4, 12.4165, "proton", out=1),
    Nuclide(5, 5, 12.0506),
    Nuclide(5, 6, 8.6677),
    Nuclide(5, 7, 13.3694, "beta-minus", 20.2, "ms"),
    Nuclide(6, 2, 35.064, "proton", out=2),
    Nuclide(6, 3, 28.9110, "beta-plus", 126.5, "ms"),
    Nuclide(6, 4, 15.6987, "beta-plus", 19.3, "seconds"),
    Nuclide(6, 5, 10.6494, "beta-plus", 20.34, "minutes"),
    Nuclide(6, 6, 0.0),
    Nuclide(6, 7, 3.1250),
    Nuclide(7, 4, 24.366, "proton", out=1),
    Nuclide(7, 5, 17.3381, "beta-plus", 11.0, "ms"),
    Nuclide(7, 6, 5.3455, "beta-plus", 9.965, "minutes"),
    Nuclide(7, 7, 2.8634),
)
BY_PLACE: Final = {(each.protons, each.neutrons): each for each in NUCLIDES}
BY_ID: Final = {each.id: each for each in NUCLIDES}


@dataclass(frozen=True, slots=True)
class NuclideChart(Apparatus):
    """Protons upwards, neutrons to the right; what was looked at has its mark."""

    seed: str = ""
    chosen: str = "H1"
    looked: frozenset[str] = frozenset()
    """Nuclides that the learner has let decay, or tried to."""
    shown: bool = False
    """True once all marks are there."""
    gone: str = ""
    """The nuclide that has just decayed into the chosen one."""

    name: ClassVar[str] = "nuclides"
    acts: ClassVar[tuple[str, ...]] = ("wait", "show")
    columns: ClassVar[int] = MOST_NEUTRONS + 1

    def seeded(self, seed: str) -> NuclideChart:
        """The same: there are no dice."""
        return self

    def turned(self, control: str, way: int) -> NuclideChart:
        """There is nothing to turn."""
        return self

    def picked(self, cell: str) -> NuclideChart:
        """Another nuclide."""
        return replace(self, chosen=cell, gone="")

    def acted(self, act: str) -> NuclideChart:
        """Wait for the chosen nuclide, or mark all of them."""
        if act == "show":
            return replace(self, shown=len(self.looked) >= ALONE)
        nuclide = BY_ID[self.chosen]
        looked = self.looked | {nuclide.id}
        if nuclide.decay == "stable":
            return replace(self, looked=looked, gone="")
        after = BY_PLACE[nuclide.daughter].id
        return replace(self, chosen=after, looked=looked, gone=nuclide.id)

    def ready(self, act: str) -> bool:
        """One can wait for any nuclide; all are marked once a few were looked at."""
        return act == "wait" or (not self.shown and len(self.looked) >= ALONE)

    def value(self, control: str) -> Phrase:
        """There is none."""
        raise KeyError(control)

    def board(self) -> tuple[BoardCell | None, ...]:
        """From seven protons down to one."""
        places = [BY_PLACE.get((z, n)) for z in range(7, 0, -1) for n in range(MOST_NEUTRONS + 1)]
        return tuple(None if each is None else self._cell(each) for each in places)

    def _cell(self, nuclide: Nuclide) -> BoardCell:
        known = self.shown or nuclide.id in self.looked
        look = nuclide.decay if known else ""
        return BoardCell(nuclide.id, literal(nuclide.written), look, nuclide.id == self.chosen)

    def readings(self) -> tuple[Phrase, ...]:
        """The parts of the nuclide, and how it decays once that is known."""
        nuclide = BY_ID[self.gone or self.chosen]
        sign = literal(nuclide.written)
        parts = say(
            "short_nuclides-parts", sign=sign, protons=nuclide.protons, neutrons=nuclide.neutrons
        )
        if not (self.shown or nuclide.id in self.looked):
            return (parts, say("short_nuclides-unknown"))
        if nuclide.decay == "stable":
            return (parts, say("short_nuclides-stable"))
        time = say("short_nuclides-at-once")
        if nuclide.unit:
            time = say(f"short_nuclides-{nuclide.unit}", n=figure(f"{nuclide.half_life:.4g}"))
        key = f"short_nuclides-does-{nuclide.decay}"
        after = literal(BY_PLACE[nuclide.daughter].written)
        energy = figure(f"{nuclide.energy:.2g}")
        return (
            say("short_nuclides-half-life", sign=sign, time=time),
            say(key, after=after, energy=energy, n=nuclide.out),
        )


def _looked(*ids: str) -> frozenset[str]:
    return frozenset(ids)


NUCLIDE_CHART: Final = ShortLesson(
    NuclideChart(),
    (
        ShortStep("guess", choices=("lighter", "helium", "never"), truth="helium"),
        ShortStep("wait", until=lambda chart: _looked("H3") <= chart.looked, tests="guess"),
        ShortStep("see", recalls="guess"),
        ShortStep("plus", choices=("nitrogen", "boron", "carbon"), right="boron"),
        ShortStep("eight", choices=("stable", "beta", "halves"), truth="halves"),
        ShortStep("split", until=lambda chart: _looked("Be8") <= chart.looked, tests="eight"),
        ShortStep("alpha", recalls="eight"),
        ShortStep("uranium", choices=("same", "two", "four"), right="two"),
        ShortStep("gamma", choices=("same", "up", "down"), right="same"),
        ShortStep("valley", choices=("edge", "even", "middle"), truth="middle"),
        ShortStep("show", until=lambda chart: chart.shown, tests="valley"),
        ShortStep("along", recalls="valley"),
        ShortStep("say", choices=("towards", "lighter", "halves"), right="towards", states=True),
        ShortStep("because", choices=("charge", "energy", "age"), right="energy", states=True),
        ShortStep("law", law=True),
    ),
)
