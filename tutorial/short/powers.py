"""Powers of ten: a zoom from a cell to a quark, ten times nearer at each step.

Widths in metres. A cheek cell and its nucleus: R. Milo and R. Phillips, Cell Biology by the Numbers
(2015), chapter 1. DNA: 2 nm, there. A carbon atom: twice the van der Waals radius of 170 pm
(A. Bondi, Journal of Physical Chemistry 68 (1964) 441). Its nucleus and a proton: twice the charge
radius, 2.47 fm (I. Angeli and K. P. Marinova, Atomic Data and Nuclear Data Tables 99 (2013) 69) and
0.841 fm (CODATA 2022). A quark is smaller than 0.9e-18 m across, if it has a size: ZEUS
collaboration, Physics Letters B 757 (2016) 468 (radius below 0.43e-18 m).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from game.core.phrase import Phrase, literal, say
from tutorial.short.short_lesson import Apparatus, ShortLesson, ShortStep

WIDTHS: Final[tuple[tuple[str, float], ...]] = (
    ("cell", 5e-5),
    ("core", 6e-6),
    ("dna", 2e-9),
    ("atom", 3.4e-10),
    ("nucleus", 4.9e-15),
    ("proton", 1.7e-15),
)
"""Things inside each other, each with its width."""
FIRST: Final = -4
LAST: Final = -18
"""Powers of ten of the first field of view and of the last one, in metres."""
DIGITS: Final = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


@dataclass(frozen=True, slots=True)
class Zoom(Apparatus):
    """A field of view whose width is a power of ten."""

    seed: str = ""
    power: int = FIRST
    met: frozenset[int] = frozenset((FIRST,))
    """Powers that were looked at."""

    name: ClassVar[str] = "powers"
    controls: ClassVar[tuple[str, ...]] = ("zoom",)

    def seeded(self, seed: str) -> Zoom:
        """The same: there are no dice."""
        return self

    def turned(self, control: str, way: int) -> Zoom:
        """Ten times nearer, or back."""
        power = min(FIRST, max(LAST, self.power - way))
        return replace(self, power=power, met=self.met | {power})

    def acted(self, act: str) -> Zoom:
        """There is nothing but the zoom."""
        return self

    def value(self, control: str) -> Phrase:
        """The width of the field as a power of ten."""
        return literal(self.written)

    @property
    def written(self) -> str:
        """The same as it is written."""
        return f"10{str(self.power).translate(DIGITS)} m"

    def readings(self) -> tuple[Phrase, ...]:
        """The width in words, and what is to be seen."""
        return (say(f"short_powers-see-{-self.power}"),)


ATOM_POWER: Final = -9
NUCLEUS_POWER: Final = -14

POWERS: Final = ShortLesson(
    Zoom(),
    (
        ShortStep("guess", choices=("two", "five", "twelve"), truth="five"),
        ShortStep("near", until=lambda zoom: ATOM_POWER in zoom.met, tests="guess"),
        ShortStep("see", recalls="guess"),
        ShortStep("inside", choices=("one", "five", "twenty"), truth="five"),
        ShortStep("empty", until=lambda zoom: NUCLEUS_POWER in zoom.met, tests="inside"),
        ShortStep("look", recalls="inside"),
        ShortStep("pea", choices=("room", "street", "stadium"), right="stadium"),
        ShortStep("end", choices=("tenth", "point", "half"), truth="point"),
        ShortStep("deep", until=lambda zoom: LAST in zoom.met, tests="end"),
        ShortStep("bottom", recalls="end"),
        ShortStep("mass", choices=("cloud", "nucleus", "even"), right="nucleus"),
        ShortStep("say", choices=("full", "empty", "same"), right="empty", states=True),
        ShortStep("because", choices=("small", "thin", "far"), right="small", states=True),
        ShortStep("law", law=True),
    ),
)
